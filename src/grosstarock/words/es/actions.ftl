# What a player may do, and what the deal waits for. The player is spoken to.

## Phases: what is asked for

phase-dealing = Se van a repartir las cartas.
phase-redeal = Pide un nuevo reparto o pasa.
phase-discard = Descarta tres cartas.
phase-declare = Declara, o no declares nada.
phase-demand = Exige la Excusa o pasa.
phase-play = Juega una carta.
phase-over = La mano ha terminado.

## Actions

action-deal = Reparte las cartas.
action-break-off = Interrumpe la mano.
action-ask-redeal = Pide un nuevo reparto y muestra tus cartas.
action-pass-redeal = No pidas un nuevo reparto.
action-announce-tout = Anuncia un tout.
action-discard = Descarta { $cards_text }.
action-declare = Declara { $declarations }.
action-declare-nothing = No declares nada.
action-demand = Exige la Excusa.
action-pass-demand = Pasa.
action-play = Juega { $card_text }.
action-lead-scuse = Sal con la Excusa y nombra { suit }.

## Choices

choice-none = Ahora no hay nada que hacer.
choice-redeal = Puedes pedir un nuevo reparto mostrando tus cartas, o pasar.
choice-redeal-pass = Has recibido triunfos y solo puedes pasar.

# $place is `first` or `other`: a further way to discard is offered as an alternative.
choice-discard-forced =
    { $place ->
        [first] Descarta { $forced_text }.
       *[other] O bien descarta { $forced_text }.
    }
choice-discard-pool =
    { $place ->
        [first]
            { $count ->
                [1] Descarta una de estas cartas: { $pool }.
               *[other] Descarta { number-word } de estas cartas: { $pool }.
            }
       *[other]
            { $count ->
                [1] O bien descarta una de estas cartas: { $pool }.
               *[other] O bien descarta { number-word } de estas cartas: { $pool }.
            }
    }
choice-discard-both =
    { $place ->
        [first]
            { $count ->
                [1] Descarta { $forced_text } y una de estas cartas: { $pool }.
               *[other] Descarta { $forced_text } y { number-word } de estas cartas: { $pool }.
            }
       *[other]
            { $count ->
                [1] O bien descarta { $forced_text } y una de estas cartas: { $pool }.
               *[other] O bien descarta { $forced_text } y { number-word } de estas cartas: { $pool }.
            }
    }
choice-discard-tout = O bien anuncia primero un tout y descarta la Excusa.

choice-declare-nothing = No tienes nada que declarar.
choice-declare-all = Tienes que declarar todo lo que llevas: { $declarations }.
choice-declare-any = Puedes declarar lo que quieras de lo siguiente, o nada: { $declarations }.

choice-demand = Puedes exigir que se juegue la Excusa, o pasar.
choice-demand-pass = La Excusa la tienes tú: solo puedes pasar.

choice-play = Puedes jugar { $cards_text_or }.
choice-play-names = Si sales con la Excusa, nombra el palo de salida: { $suits }.

## How a deal ended

ended-played = La mano se ha jugado hasta el final.
ended-redeal = La mano ha terminado: se ha pedido un nuevo reparto.
ended-broken_off = La mano se ha interrumpido y queda anulada.
