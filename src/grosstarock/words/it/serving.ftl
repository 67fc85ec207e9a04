# What the terminal says around the server: serve, backup, restore and verify-deal.

## Serving

terminal-serving-at = Grosstarock è su { $url }  (Ctrl-C lo ferma)
terminal-serving-already = Grosstarock è già in funzione, su { $url }
terminal-serving-network = Gli altri in questa rete aprono { $url }
terminal-serving-no-network = Questo computer non è in nessuna rete da cui altri possano arrivare.
terminal-serving-no-browser = Non è stato possibile aprire un browser; apri tu { $url }
terminal-serving-port = Impossibile mettersi in ascolto su { $host }, porta { $port }: { $reason }
terminal-serving-in-use = Un altro programma tiene aperto il database ({ $path }).
terminal-serving-public-url = Scrivilo come https://carte.example.org, senza percorso.
terminal-serving-failed = I dati in { $path } non si possono usare: { $reason }

## Backup and restore

terminal-backup-done = { $path } contiene tutto, così com'è adesso.
terminal-backup-exists = { $path } esiste già; non si sovrascrive nulla.
terminal-backup-failed = Non è stato possibile fare una copia: { $reason }
terminal-restore-done = Il database è ora quello di { $path }.
terminal-restore-running = Il server è in funzione; prima fermalo.
terminal-restore-damaged = { $path } è danneggiato o non è una copia fatta da questo programma ({ $reason }). Nulla è cambiato.
terminal-restore-failed = Non è stato possibile ripristinare { $path }: { $reason }

## Checking a deal

terminal-proof-fair = Mano { $deal }: le carte sono quelle promesse.
terminal-proof-compare = Confronta questa impronta con quella che ti è stata mostrata prima della mano:
terminal-proof-fault =
    { $fault ->
        [commitment] Il numero segreto non è quello di cui è stata mostrata l'impronta prima della mano.
        [nonce] Il tuo contributo non è tra i contributi.
        [seed] Il seme del mescolamento non deriva dal numero segreto e dai contributi.
        [pack] Le carte non sono nell'ordine che il seme del mescolamento dà.
       *[form] Il numero segreto, il nome della mano o un contributo non è scritto come si deve.
    }
terminal-proof-unreadable = { $path } non è la prova di una mano: { $reason }
terminal-proof-card = { $path } non è la prova di una mano: la carta { $found } non esiste.
terminal-proof-share = Scrivi il posto, da 0 a 3, e il tuo contributo, come in 0=1f2e…
