# What the terminal says around the server: serve, backup, restore and verify-deal.

## Serving

terminal-serving-at = Grosstarock está en { $url }  (Ctrl-C lo detiene)
terminal-serving-already = Grosstarock ya está en marcha, en { $url }
terminal-serving-network = Los demás en esta red abren { $url }
terminal-serving-no-network = Este equipo no está en ninguna red desde la que otros puedan llegar.
terminal-serving-no-browser = No se pudo abrir ningún navegador; abre tú { $url }
terminal-serving-port = No se puede escuchar en { $host }, puerto { $port }: { $reason }
terminal-serving-in-use = Otro programa tiene abierta la base de datos ({ $path }).
terminal-serving-public-url = Escríbela como https://cartas.example.org, sin ruta.
terminal-serving-failed = Los datos de { $path } no se pueden usar: { $reason }

## Backup and restore

terminal-backup-done = { $path } contiene todo tal como está ahora.
terminal-backup-exists = { $path } ya existe; no se sobrescribe nada.
terminal-backup-failed = No se pudo hacer ninguna copia: { $reason }
terminal-restore-done = La base de datos es ahora la de { $path }.
terminal-restore-running = El servidor está en marcha; detenlo primero.
terminal-restore-damaged = { $path } está dañado o no es una copia hecha por este programa ({ $reason }). No ha cambiado nada.
terminal-restore-failed = No se pudo restaurar { $path }: { $reason }

## Checking a deal

terminal-proof-fair = Mano { $deal }: las cartas son las que se prometieron.
terminal-proof-compare = Compara esta huella con la que se te mostró antes de la mano:
terminal-proof-fault =
    { $fault ->
        [commitment] El número secreto no es aquel cuya huella se mostró antes de la mano.
        [nonce] Tu aportación no está entre las aportaciones.
        [seed] La semilla no se sigue del número secreto y de las aportaciones.
        [pack] Las cartas no están en el orden que da la semilla.
       *[form] El número secreto, el nombre de la mano o una aportación no está escrito como debe.
    }
terminal-proof-unreadable = { $path } no es la prueba de una mano: { $reason }
terminal-proof-card = { $path } no es la prueba de una mano: no existe la carta { $found }.
terminal-proof-share = Escribe el asiento, de 0 a 3, y tu aportación, como en 0=1f2e…
