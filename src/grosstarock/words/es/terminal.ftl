# What the terminal itself says, in `play` and around it. Letters and names that are typed stay as
# the program reads them, whatever the language.

## The table

terminal-deal = Mano { $number }: reparte { $dealer }
terminal-sitting-out = { $player } descansa.
terminal-pots = Bote del Rey { $king }, bote del Pagat { $pagat }
terminal-scuse = Excusa
terminal-names-suit = sale de { suit }
terminal-trick = Baza { $number }: sale { $leader }
terminal-hand =
    { $count ->
        [one] Tu última carta:
       *[other] Tus { $count } cartas:
    }
terminal-hand-marked =
    { $count ->
        [one] Tu última carta:
       *[other] Tus { $count } cartas; entre corchetes, las permitidas:
    }

## Questions

terminal-ask-card = Tu carta (? ayuda):
terminal-ask-suit = ¿Palo (C tréboles, S picas, H corazones, D diamantes, T triunfos)?
terminal-ask-discard = Tres cartas para descartar (? ayuda):
terminal-ask-declare = ¿Qué declaras (Intro: todo, 0: nada, o los números)?
terminal-ask-demand = ¿Exiges que se juegue la Excusa en esta baza (y sí, n no)?
terminal-ask-redeal = No has recibido triunfos. ¿Pides un nuevo reparto (y sí, n no)?
terminal-ask-next = Intro para la mano siguiente (? ayuda):
terminal-ask-resume = Hay una partida sin terminar. ¿Quieres continuarla (y sí, n no)?

terminal-declare-choice = { $number }. { $declaration } ({ $amount } de cada uno)
terminal-announce-tout = Para descartar la Excusa, anuncia antes un tout: escribe tout.
terminal-hint = Consejo: { $action }

## Answers

terminal-taken-back = Acción deshecha.
terminal-nothing-to-take-back = No hay nada que deshacer.
terminal-no-last-trick = Todavía no hay ninguna baza.
terminal-nothing-typed = Escribe una respuesta; ? muestra lo que se puede escribir.
terminal-not-understood = «{ $found }» no es una carta conocida. Las cartas se escriben como HK, S10, XVI, pagat o F.
terminal-not-understood-suit = «{ $found }» no es un palo. Escribe C, S, H, D o T.
terminal-not-yes-or-no = Responde y (sí) o n (no).
terminal-not-a-number-shown = Responde con números de la lista, con 0 o con Intro.
terminal-not-an-answer = Ahora no hay nada que responder; ? muestra lo que se puede escribir.
terminal-no-such-clause = El reglamento no tiene la regla { $found }.
terminal-saved = La partida está guardada; «grosstarock play» la continúa.
terminal-saved-broken = La partida guardada en { $path } no se puede leer ({ $reason }). Se deja como está; empieza con --new para jugar otra.
terminal-cannot-save = La partida no se puede guardar en { $path }: { $reason }
terminal-pots-divided = Se reparten los botes.
terminal-match-over =
    { $deals ->
        [one] La partida ha terminado tras una mano.
       *[other] La partida ha terminado tras { $deals } manos.
    }
terminal-final = { $place }. { $player } { $amount }
terminal-thanks = Gracias por la partida.

terminal-help =
    Una carta se escribe con su palo y su valor, como HK, S10, dn o hearts king;
    un triunfo, con su número, como XVI o 16; pagat, mond y F (la Excusa) también
    por su nombre. Si sales con la Excusa, añade el palo del que sale: F H.
    Palos: C tréboles, S picas, H corazones, D diamantes, T triunfos.
    Figuras: K Rey, Q Reina, N Caballo, J Sota.

    u   deshace tu última acción          h        un consejo
    l   la última baza                    r REGLA  una regla, como r SCUSE-5
    s   los pagos de esta mano            e        termina la partida
    ?   esta ayuda                        q        guarda y sale

## Simulating and replaying

terminal-summary-title =
    { $deals ->
        [one] Una mano de { $preset }
       *[other] { $deals } manos de { $preset }
    }
terminal-summary-player = Jugador
terminal-summary-total = Suma
terminal-summary-mean = Por mano
terminal-summary-tricks = Bazas por mano
terminal-replay-good =
    { $deals ->
        [one] Una mano: todo correcto.
       *[other] { $deals } manos: todo correcto.
    }
terminal-replay-unseen = En la mano { $number } hay cartas que no vio quien la anotó, y no se puede recalcular.
terminal-replay-fault = Mano { $number }, { $path }: el registro dice { $found }, las reglas dan { $expected } ({ $clause }).
terminal-replay-illegal = Mano { $number }, { $path }: { $reason }
terminal-deal-of = Mano { $number }: { $players }
terminal-nothing = nada
terminal-no-difference = Ninguna diferencia: { $left } y { $right } se juegan igual.

## Players

terminal-players-number =
    { $wanted ->
        [one] Nombres en --players: { $found }; hace falta uno (o uno solo para todos).
       *[other] Nombres en --players: { $found }; hacen falta { $wanted } (o uno solo para todos).
    }
terminal-player-unknown = El jugador «{ $name }» no existe. Se conocen { $known }.
terminal-player-broken = El jugador «{ $name }» no se puede usar: { $cause }

## Reading and converting

terminal-reading-fault = { $place }: { $reason }
terminal-line = línea { $number }
terminal-column = columna { $number }
terminal-ending-one-line-only = Un final solo se escribe en una línea; conviértelo con --to line.
terminal-match-end-no-line = El fin de una partida no se escribe en una línea; conviértelo con --to json o --to text.

## Showing

terminal-shown-dealer = Reparte { $player }; se juega según { $preset }.
terminal-shown-unseen = Quien anotó esta mano no vio algunas cartas; el juego no se puede mostrar.

## Finales

terminal-solve-maxn = Cartas descubiertas, cada cual por su cuenta: lo que gana cada uno de aquí al final.
terminal-solve-paranoid = Cartas descubiertas, todos los demás contra { $player }: lo que { $player } puede forzar.
terminal-solve-difference = Cartas descubiertas: cuánto mejor le va a { $player } que al otro de aquí en adelante.
terminal-solve-line = Una línea óptima:
terminal-solve-unsolved = Sin resolver: la búsqueda se rindió tras { $nodes } posiciones. --budget y --memory permiten más.
terminal-solve-no-trick-left = No queda ninguna baza: no hay nada que resolver.
terminal-solve-method =
    { $players ->
        [2] Dos juegan por la diferencia: usa --method difference o maxn.
       *[other] La diferencia es para dos: usa --method maxn o paranoid.
    }
terminal-solve-too-many-cards = Quedan { $found } cartas por jugar; se pueden resolver como mucho { $most }.
terminal-solve-amounts = Las cantidades de esta mesa superan las que el programa sabe calcular.
terminal-kernel-missing = Hace falta el núcleo compilado: pip install 'grosstarock[kernel]'
terminal-warm-bulk = Manos enteras: listo tras { $seconds } s.
terminal-warm-playouts = Jugar hasta el final: listo tras { $seconds } s.
terminal-warm-environment = El entorno: listo tras { $seconds } s.
terminal-warm-endings = Finales: listo tras { $seconds } s.
terminal-warm-worlds = Mundos: listo tras { $seconds } s.
terminal-warm-trials = Prueba de cartas: lista en { $seconds } s.
terminal-bench-missing = Las mediciones vienen con el código fuente, en la carpeta bench.
