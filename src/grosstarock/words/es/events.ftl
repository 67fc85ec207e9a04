# What has happened, as everybody at the table may read it. The gender of a player is not known, so
# nothing agrees with one.

# $payment is a payment, as in payments.ftl.
event-paid = { $payment }.
event-pots-moved = Los botes pasan a { $player }.
event-hand-dealt =
    { $count ->
        [one] { $player } recibe una carta.
       *[other] { $player } recibe { $count } cartas.
    }
event-hand-dealt-shown = { $player } recibe { $cards }.
event-redeal-asked = { $player } pide un nuevo reparto y muestra { $cards }.
event-redeal-passed = { $player } no pide un nuevo reparto.
event-tout-announced = { $player } anuncia un tout.
event-discarded = { $player } descarta tres cartas.
event-discarded-shown = { $player } descarta { $cards_text }.
event-declared = { $player } declara { $declaration }.
event-declared-laid-away = { $player } declara { $declaration }; en el descarte están: { $cards_text }.
event-nothing-declared = { $player } no declara nada.
event-demanded = { $player } exige la Excusa.
event-demand-passed = { $player } no exige la Excusa.
event-card-played = { $player } juega { $card_text }.
event-scuse-led = { $player } sale con la Excusa y nombra { suit }.
event-trumps-shown = { $player } ha descartado triunfos.
event-trick-taken = { $player } gana la baza { $number }.
event-scuse-settled = La Excusa vuelve a { $owner }, y a cambio { $winner } recibe { $card_text }.
event-scuse-settled-without = La Excusa vuelve a { $owner }; a cambio no se da ninguna carta.
event-deal-void = La mano se interrumpe y queda anulada; solo sigue pagado lo que llenó los botes.

## What is paid for

fact-foundation = Se llenan los botes vacíos.
fact-dealer-payment = { $player } pone su parte en los botes.
fact-declared = { $player } declara { $declaration }.
fact-card-lost = { $player } pierde { $card_text }.
fact-pagat-won = { $player } gana una baza con el Pagat.
fact-tout = { $player } se lleva todas las bazas: tout.
fact-announced-tout-failed = El tout que anunció { $player } ha fallado.
fact-misere = Solo { $player } se queda sin bazas: misère.
fact-ultimo = { $player } gana la última baza con { $card_text }.
fact-bagud = { $player } pierde { $card_text } en la última baza: bagud.
fact-last-trick = { $player } gana la última baza.
# $counts is a list of players with their points, each as below.
fact-card-points = Puntos de cartas: { $counts }.
fact-card-points-of = { $player } { $points }
fact-match-ended = La partida ha terminado y se reparten los botes.
