# What has happened, as everybody at the table may read it. The gender of a player is not known, so
# nothing agrees with one.

# $payment is a payment, as in payments.ftl.
event-paid = { $payment }.
event-pots-moved = I piatti passano a { $player }.
event-hand-dealt =
    { $count ->
        [one] { $player } riceve una carta.
       *[other] { $player } riceve { $count } carte.
    }
event-hand-dealt-shown = { $player } riceve { $cards }.
event-redeal-asked = { $player } chiede di ridare le carte e mostra { $cards }.
event-redeal-passed = { $player } non chiede di ridare le carte.
event-tout-announced = { $player } annuncia un tout.
event-discarded = { $player } scarta tre carte.
event-discarded-shown = { $player } scarta { $cards_text }.
event-declared = { $player } dichiara { $declaration }.
event-declared-laid-away = { $player } dichiara { $declaration }; nello scarto ci sono: { $cards_text }.
event-nothing-declared = { $player } non dichiara nulla.
event-demanded = { $player } chiama il Matto.
event-demand-passed = { $player } non chiama il Matto.
event-card-played = { $player } gioca { $card_text }.
event-scuse-led = { $player } esce con il Matto e nomina { suit }.
event-trumps-shown = { $player } ha scartato trionfi.
event-trick-taken = { $player } vince la presa { $number }.
event-scuse-settled = Il Matto torna a { $owner }, e { $winner } riceve in cambio { $card_text }.
event-scuse-settled-without = Il Matto torna a { $owner }; in cambio non si dà nessuna carta.
event-deal-void = La mano è interrotta e va a monte; resta pagato solo ciò che ha riempito i piatti.

## What is paid for

fact-foundation = Si riempie ogni piatto vuoto.
fact-dealer-payment = { $player } versa la sua quota nei piatti.
fact-declared = { $player } dichiara { $declaration }.
fact-card-lost = { $player } perde { $card_text }.
fact-pagat-won = { $player } vince una presa con il Pagat.
fact-tout = { $player } fa tutte le prese: tout.
fact-announced-tout-failed = Il tout annunciato da { $player } è fallito.
fact-misere = Solo { $player } non fa nemmeno una presa: misère.
fact-ultimo = { $player } vince l'ultima presa con { $card_text }.
fact-bagud = { $player } perde { $card_text } nell'ultima presa: bagud.
fact-last-trick = { $player } vince l'ultima presa.
# $counts is a list of players with their points, each as below.
fact-card-points = Punti delle carte: { $counts }.
fact-card-points-of = { $player } { $points }
fact-match-ended = La partita è finita e i piatti si dividono.
