# What a player may do, and what the deal waits for. The player is spoken to.

## Phases: what is asked for

phase-dealing = Si stanno per dare le carte.
phase-redeal = Chiedi di ridare le carte, oppure passa.
phase-discard = Scarta tre carte.
phase-declare = Dichiara, oppure non dichiarare nulla.
phase-demand = Chiama il Matto, oppure passa.
phase-play = Gioca una carta.
phase-over = La mano è finita.

## Actions

action-deal = Dai le carte.
action-break-off = Interrompi la mano.
action-ask-redeal = Chiedi di ridare le carte e mostra le tue.
action-pass-redeal = Non chiedere di ridare le carte.
action-announce-tout = Annuncia un tout.
action-discard = Scarta { $cards_text }.
action-declare = Dichiara { $declarations }.
action-declare-nothing = Non dichiarare nulla.
action-demand = Chiama il Matto.
action-pass-demand = Passa.
action-play = Gioca { $card_text }.
action-lead-scuse = Esci con il Matto e nomina { suit }.

## Choices

choice-none = Per ora non c'è nulla da fare.
choice-redeal = Puoi chiedere di ridare le carte mostrando le tue, oppure passare.
choice-redeal-pass = Hai ricevuto dei trionfi e puoi soltanto passare.

# $place is `first` or `other`: a further way to discard is offered as an alternative.
choice-discard-forced =
    { $place ->
        [first] Scarta { $forced_text }.
       *[other] Oppure scarta { $forced_text }.
    }
choice-discard-pool =
    { $place ->
        [first]
            { $count ->
                [1] Scarta una di queste carte: { $pool }.
               *[other] Scarta { number-word } di queste carte: { $pool }.
            }
       *[other]
            { $count ->
                [1] Oppure scarta una di queste carte: { $pool }.
               *[other] Oppure scarta { number-word } di queste carte: { $pool }.
            }
    }
choice-discard-both =
    { $place ->
        [first]
            { $count ->
                [1] Scarta { $forced_text } e una di queste carte: { $pool }.
               *[other] Scarta { $forced_text } e { number-word } di queste carte: { $pool }.
            }
       *[other]
            { $count ->
                [1] Oppure scarta { $forced_text } e una di queste carte: { $pool }.
               *[other] Oppure scarta { $forced_text } e { number-word } di queste carte: { $pool }.
            }
    }
choice-discard-tout = Oppure annuncia prima un tout e scarta il Matto.

choice-declare-nothing = Non hai nulla da dichiarare.
choice-declare-all = Devi dichiarare tutto quello che hai: { $declarations }.
choice-declare-any = Puoi dichiarare quello che vuoi di quanto segue, o nulla: { $declarations }.

choice-demand = Puoi chiamare il Matto, che va allora giocato, oppure passare.
choice-demand-pass = Il Matto ce l'hai tu: puoi soltanto passare.

choice-play = Puoi giocare { $cards_text_or }.
choice-play-names = Se esci con il Matto, nomina il seme di uscita: { $suits }.

## How a deal ended

ended-played = La mano è stata giocata fino in fondo.
ended-redeal = La mano è finita: un giocatore ha chiesto di ridare le carte.
ended-broken_off = La mano è stata interrotta ed è andata a monte.
