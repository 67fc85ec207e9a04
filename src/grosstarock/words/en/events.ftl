# What has happened, as everybody at the table may read it.

# $payment is a payment, as in payments.ftl.
event-paid = { $payment }.
event-pots-moved = The pots go to { $player }.
event-hand-dealt =
    { $count ->
        [one] { $player } is dealt one card.
       *[other] { $player } is dealt { $count } cards.
    }
event-hand-dealt-shown = { $player } is dealt { $cards }.
event-redeal-asked = { $player } asks for a new deal and shows { $cards }.
event-redeal-passed = { $player } asks for no new deal.
event-tout-announced = { $player } announces a tout.
event-discarded = { $player } lays three cards away.
event-discarded-shown = { $player } lays away { $cards_text }.
event-declared = { $player } declares { $declaration }.
event-declared-laid-away = { $player } declares { $declaration }; laid away from it: { $cards_text }.
event-nothing-declared = { $player } declares nothing.
event-demanded = { $player } demands the 'Scuse.
event-demand-passed = { $player } does not demand the 'Scuse.
event-card-played = { $player } plays { $card_text }.
event-scuse-led = { $player } leads the 'Scuse and names { suit }.
event-trumps-shown = { $player } laid trumps away.
event-trick-taken = { $player } takes trick { $number }.
event-scuse-settled = The 'Scuse goes back to { $owner }, and { $winner } is given { $card_text } for it.
event-scuse-settled-without = The 'Scuse goes back to { $owner }; no card is given for it.
event-deal-void = The deal is broken off and void; only what filled the pots stays paid.

## What is paid for

fact-foundation = Every empty pot is filled.
fact-dealer-payment = { $player } pays into the pots.
fact-declared = { $player } declares { $declaration }.
fact-card-lost = { $player } loses { $card_text }.
fact-pagat-won = { $player } wins a trick with the Pagat.
fact-tout = { $player } takes every trick: tout.
fact-announced-tout-failed = The tout that { $player } announced has failed.
fact-misere = { $player } alone takes no trick: misère.
fact-ultimo = { $player } wins the last trick with { $card_text }.
fact-bagud = { $player } loses { $card_text } in the last trick: bagud.
fact-last-trick = { $player } takes the last trick.
# $counts is a list of players with their points, each as below.
fact-card-points = Card points: { $counts }.
fact-card-points-of = { $player } { $points }
fact-match-ended = The match is over, and the pots are divided.
