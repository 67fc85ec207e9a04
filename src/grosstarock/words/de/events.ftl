# Was geschehen ist, wie es jeder am Tisch lesen darf.

# $payment ist eine Zahlung wie in payments.ftl.
event-paid = { $payment }.
event-pots-moved = Die Töpfe gehen an { $player }.
event-hand-dealt =
    { $count ->
        [one] { $player } bekommt eine Karte.
       *[other] { $player } bekommt { $count } Karten.
    }
event-hand-dealt-shown = { $player } bekommt { $cards }.
event-redeal-asked = { $player } verlangt, dass neu gegeben wird, und zeigt { $cards }.
event-redeal-passed = { $player } verlangt nicht, dass neu gegeben wird.
event-tout-announced = { $player } sagt einen Tout an.
event-discarded = { $player } skartiert drei Karten.
event-discarded-shown = { $player } skartiert { $cards_accusative }.
event-declared = { $player } meldet { $declaration }.
event-declared-laid-away = { $player } meldet { $declaration }; davon im Skart: { $cards }.
event-nothing-declared = { $player } meldet nichts.
event-demanded = { $player } fordert den Sküs.
event-demand-passed = { $player } fordert den Sküs nicht.
event-card-played = { $player } spielt { $card_accusative }.
event-scuse-led = { $player } spielt den Sküs aus und nennt { suit }.
event-trumps-shown = { $player } hat Tarocks skartiert.
event-trick-taken = { $player } macht den { $number }. Stich.
event-scuse-settled = Der Sküs geht an { $owner } zurück, und { $winner } bekommt dafür { $card_accusative }.
event-scuse-settled-without = Der Sküs geht an { $owner } zurück; dafür wird keine Karte gegeben.
event-deal-void = Das Spiel ist abgebrochen und ungültig; nur was die Töpfe gefüllt hat, bleibt darin.

## Wofür gezahlt wird

fact-foundation = Jeder leere Topf wird gefüllt.
fact-dealer-payment = { $player } zahlt in die Töpfe.
fact-declared = { $player } meldet { $declaration }.
fact-card-lost = { $player } verliert { $card_accusative }.
fact-pagat-won = { $player } macht einen Stich mit dem Pagat.
fact-tout = { $player } macht alle Stiche: Tout.
fact-announced-tout-failed = Der Tout, den { $player } angesagt hat, ist misslungen.
fact-misere = Nur { $player } macht keinen Stich: Misère.
fact-ultimo = { $player } macht den letzten Stich mit { $card_dative }: Ultimo.
fact-bagud = { $player } verliert { $card_accusative } im letzten Stich: Bagud.
fact-last-trick = { $player } macht den letzten Stich.
# $counts zählt die Spieler mit ihren Augen auf, jeden wie unten.
fact-card-points = Augen: { $counts }.
fact-card-points-of = { $player } { $points }
fact-match-ended = Die Partie ist zu Ende, und die Töpfe sind geteilt.
