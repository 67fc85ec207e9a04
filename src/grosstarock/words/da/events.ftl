# Hvad der er sket, som enhver ved bordet må læse det.

# $payment er en betaling som i payments.ftl.
event-paid = { $payment }.
event-pots-moved = Kopperne flyttes til { $player }.
event-hand-dealt =
    { $count ->
        [one] { $player } får ét kort.
       *[other] { $player } får { $count } kort.
    }
event-hand-dealt-shown = { $player } får { $cards }.
event-redeal-asked = { $player } forlanger omgivning og viser { $cards }.
event-redeal-passed = { $player } forlanger ikke omgivning.
event-tout-announced = { $player } melder tout.
event-discarded = { $player } lægger tre kort i skat.
event-discarded-shown = { $player } lægger { $cards_text } i skat.
event-declared = { $player } melder { $declaration }.
event-declared-laid-away = { $player } melder { $declaration }; heraf ligger { $cards_text } i skatten.
event-nothing-declared = { $player } melder intet.
event-demanded = { $player } forlanger skisen.
event-demand-passed = { $player } forlanger ikke skisen.
event-card-played = { $player } spiller { $card_text }.
event-scuse-led = { $player } spiller skisen ud og nævner { suit }.
event-trumps-shown = { $player } har lagt tarokker i skat.
event-trick-taken = { $player } tager { $number }. stik.
event-scuse-settled = Skisen går tilbage til { $owner }, og { $winner } får { $card_text } i stedet.
event-scuse-settled-without = Skisen går tilbage til { $owner }; der gives intet kort for den.
event-deal-void = Spillet er afbrudt og ugyldigt; kun funderingen bliver liggende i kopperne.

## Hvad der betales for

fact-foundation = Der funderes i alle tomme kopper.
fact-dealer-payment = { $player } betaler i kopperne.
fact-declared = { $player } melder { $declaration }.
fact-card-lost = { $player } taber { $card_text }.
fact-pagat-won = { $player } får stik på pagaten.
fact-tout = { $player } tager alle stik: tout.
fact-announced-tout-failed = Den tout, som { $player } meldte, er tabt.
fact-misere = Kun { $player } får intet stik: nolo.
fact-ultimo = { $player } tager sidste stik på { $card_text }: ultimo.
fact-bagud = { $player } taber { $card_text } i sidste stik: bagud.
fact-last-trick = { $player } tager sidste stik.
# $counts er en liste over spillere med deres point, hver som nedenfor.
fact-card-points = Kortpoint: { $counts }.
fact-card-points-of = { $player } { $points }
fact-match-ended = Partiet er slut, og kopperne er delt.
