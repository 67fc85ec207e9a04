# Looking at a deal again: step by step, from a link or from a file, and whether it was dealt fairly.

web-replay = Repaso de la mano
web-replay-loading = Un momento…
web-replay-home = A la página inicial
web-replay-other = Otras manos

## With whose eyes

web-replay-eyes = Vista por
web-replay-open-hands = Abiertas
web-replay-hand =
    { $count ->
        [0] { $player }: ninguna carta
        [one] { $player }: una carta
       *[other] { $player }: { $count } cartas
    }
web-replay-laid-away = { $player }: el descarte

## Through the deal

web-replay-controls = A través de la mano
web-replay-keys = Las flechas van de paso en paso, RePág y AvPág de baza en baza, Inicio y Fin a los extremos.
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-slider = Paso
web-replay-step = Paso { $step } de { $last }
web-replay-jump = Salta a
web-replay-mark-deal = Reparto
web-replay-mark-discard = Descarte
web-replay-mark-declare = Declaraciones
web-replay-mark-trick = Baza { $number }
web-replay-mark-end = Final

## Beside the deal

web-replay-panels = Sobre esta mano
web-replay-tab-moves = Jugadas
web-replay-tab-paid = Pagos
web-replay-tab-fair = ¿Limpia?
web-replay-tab-share = Comparte
web-replay-tab-again = Juégala

## To pass it on

web-replay-link = Un enlace a este paso
web-replay-link-help = Abre la mano aquí, en este paso y con los mismos ojos. Sigue siendo válido.
web-replay-copy = Copia
web-replay-copied = Copiado.
web-replay-selected = Seleccionado: cópialo ahora con la orden de tu dispositivo.
web-replay-download = Descarga
web-replay-record-json = El registro
web-replay-record-json-help = Para programas, y para volver a abrirlo aquí.
web-replay-record-text = El registro como texto
web-replay-record-text-help = Para leerlo; también se puede abrir aquí.

## The same deal again

web-replay-again-help = Se reparten otra vez las mismas cartas en los mismos puestos. Elige uno; en los demás juegan bots.
web-replay-again-seat = Tu puesto
web-replay-again-player = Fuerza de los bots
web-replay-again-play = Juega esta mano

## Whether it was fair

web-replay-verdict =
    { $verdict ->
        [fair] Esta mano se repartió con limpieza.
        [fair-unseen] Esta mano coincide con lo que se había prometido.
        [fair-without] Esta mano se repartió con limpieza, pero sin la aportación de tu navegador.
       *[unfair] Algo no cuadra en el reparto de esta mano.
    }
web-replay-fair-given = Las cartas de esta mano estaban fijadas y no se barajaron: es una mano jugada de nuevo o un ejercicio, y no se prometió nada para ella.
web-replay-point-promise =
    { $finding ->
        [holds] La promesa es la que se mostró a este navegador antes de la mano.
        [fails] La promesa no es la que se mostró a este navegador antes de la mano.
       *[unknown] Este navegador no estaba en la mesa y no vio ninguna promesa.
    }
web-replay-point-secret =
    { $finding ->
        [holds] El número secreto del servidor es el que había prometido.
       *[fails] El número secreto del servidor no es el que había prometido.
    }
web-replay-point-share =
    { $finding ->
        [holds] La aportación de este navegador al azar entró en la mano.
        [fails] La aportación de este navegador al azar se cambió o se quitó.
        [left-out] La aportación de este navegador al azar no entró: llegó tarde o se omitió.
       *[unknown] Este navegador no aportó nada al azar.
    }
web-replay-point-seed =
    { $finding ->
        [holds] El número secreto y las aportaciones dan juntos la semilla de la baraja.
       *[fails] El número secreto y las aportaciones no dan la semilla de la baraja.
    }
web-replay-point-pack =
    { $finding ->
        [holds] De la semilla sale el orden de las 78 cartas.
       *[fails] De la semilla sale otro orden de las cartas.
    }
web-replay-point-hands =
    { $finding ->
        [holds] Son las cartas que se repartieron.
       *[fails] Se repartieron otras cartas.
    }
web-replay-point-hand =
    { $finding ->
        [holds] Tus cartas fueron las que se mostraron a este navegador.
        [fails] Tus cartas no fueron las que se mostraron a este navegador.
       *[unknown] A este navegador no se le mostraron cartas de esta mano.
    }
web-replay-fair-how = ¿Cómo lo sé?
web-replay-fair-how-promise = Antes de repartir, el servidor sacó un número secreto y mostró a todos su huella. Nadie puede encontrar otro número con la misma huella, así que el servidor ya no podía cambiar de idea.
web-replay-fair-how-shares = Después el navegador de cada jugador sacó un número propio y lo envió. El servidor tuvo que fijar su secreto antes de conocer ninguno de ellos.
web-replay-fair-how-shuffle = El número secreto y las aportaciones deciden juntos el orden de las cartas, con reglas que cualquiera puede repetir. Basta que el número de un solo navegador se haya sacado con honradez para que nadie haya podido elegir las cartas, ni siquiera el servidor.
web-replay-fair-how-check = Tras la mano todo queda a la vista. Tu navegador acaba de rehacer por sí mismo todas las cuentas; lo que ha encontrado está arriba.
web-replay-fair-numbers = Todos los números
web-replay-number-deal = Nombre de la mano
web-replay-number-commitment = Huella del número secreto
web-replay-number-secret = Número secreto
web-replay-number-seed = Semilla
web-replay-number-share = Aportación de { $player }

## A record from a file

web-replay-file = Abre un registro
web-replay-file-help = Una mano o una partida entera, como las escribe este programa: el registro (JSON) o el texto. Como mucho 4 MB.
web-replay-choose = Elige un archivo, o suéltalo aquí
web-replay-paste = O pégalo
web-replay-read = Abre
web-replay-found =
    { $count ->
        [0] Ninguna mano que se pueda ver
        [one] Una mano
       *[other] { $count } manos
    }
web-replay-deal = Mano { $number }
web-replay-match-end = Final de la partida
web-replay-look = Mírala
web-replay-more = El archivo contiene más registros; solo se han leído estos.
web-replay-outcome-agrees = Todo en orden.
web-replay-outcome-differs = Según las reglas es distinto.
web-replay-outcome-unseen = Hay cartas que no vio quien la anotó, y no se puede repasar.
web-replay-outcome-unreadable = No se puede leer.
web-replay-line = línea { $number }
web-replay-column = columna { $number }
web-replay-differs = El registro dice { $found }, las reglas dan { $expected } ({ $clause }).
web-replay-nothing = nada

## What did not work

web-replay-trouble-network = El servidor no responde. Inténtalo de nuevo.
web-replay-trouble-too-many = Demasiados archivos a la vez. Espera un poco.
web-replay-trouble-too-large = El archivo es demasiado grande: como mucho 4 MB.
web-replay-trouble-deal-unknown = Esa mano no está aquí, o no se ha jugado hasta el final. Una mano se puede ver cuando todas sus cartas están a la vista.
web-replay-trouble-cards-unseen = En el registro hay cartas que no vio quien lo anotó; la mano no se puede repasar.
web-replay-trouble-deal-wanted = Esto es el final de una partida, no una mano.
web-replay-trouble-store-failed = Por el momento la mano no se puede leer.
web-replay-trouble-seat-unknown = En esta mesa no hay tal puesto.
web-replay-trouble-other = No ha funcionado.
