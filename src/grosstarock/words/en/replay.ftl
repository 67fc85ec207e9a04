# Looking at a deal again: step by step, from a link or from a file, and whether it was dealt fairly.

web-replay = Replay
web-replay-loading = One moment…
web-replay-home = To the start
web-replay-other = Other deals

## With whose eyes

web-replay-eyes = Seen by
web-replay-open-hands = All open
web-replay-hand =
    { $count ->
        [0] { $player }: no cards
        [one] { $player }: one card
       *[other] { $player }: { $count } cards
    }
web-replay-laid-away = { $player }: laid away

## Through the deal

web-replay-controls = Through the deal
web-replay-keys = The arrow keys go a step, Page Up and Page Down a trick, Home and End to either end.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-slider = Step
web-replay-step = Step { $step } of { $last }
web-replay-jump = Jump to
web-replay-mark-deal = The deal
web-replay-mark-discard = Laying away
web-replay-mark-declare = Declarations
web-replay-mark-trick = Trick { $number }
web-replay-mark-end = The end

## Beside the deal

web-replay-panels = About this deal
web-replay-tab-moves = Moves
web-replay-tab-paid = Payments
web-replay-tab-fair = Fair?
web-replay-tab-share = Share
web-replay-tab-again = Play it

## To pass it on

web-replay-link = A link to this step
web-replay-link-help = It opens the deal here, at this step and with these eyes. It keeps working.
web-replay-copy = Copy
web-replay-copied = Copied.
web-replay-selected = Selected: now copy it with your device's own command.
web-replay-download = Download
web-replay-record-json = The record
web-replay-record-json-help = For programs, and to open here again.
web-replay-record-text = The record as text
web-replay-record-text-help = For people to read; it can be opened here too.

## The same deal again

web-replay-again-help = The same cards are dealt once more, to the same seats. Take one of them; bots play in the others.
web-replay-again-seat = Your seat
web-replay-again-player = Strength of the bots
web-replay-again-play = Play this deal

## Whether it was fair

web-replay-verdict =
    { $verdict ->
        [fair] This deal was dealt fairly.
        [fair-unseen] This deal agrees with what was promised.
        [fair-without] This deal was dealt fairly, but without your browser's share.
       *[unfair] Something is wrong with how this deal was dealt.
    }
web-replay-fair-given = The cards of this deal were set, not shuffled: it is a deal played again or a lesson, and nothing was promised for it.
web-replay-point-promise =
    { $finding ->
        [holds] The promise is the one that this browser was shown before the deal.
        [fails] The promise is not the one that this browser was shown before the deal.
       *[unknown] This browser was not at the table and saw no promise.
    }
web-replay-point-secret =
    { $finding ->
        [holds] The server's secret is the one that it had promised.
       *[fails] The server's secret is not the one that it had promised.
    }
web-replay-point-share =
    { $finding ->
        [holds] This browser's own share of chance went into the deal.
        [fails] This browser's own share of chance was changed or dropped.
        [left-out] This browser's own share of chance did not go in: it came too late, or was left out.
       *[unknown] This browser gave no share of chance.
    }
web-replay-point-seed =
    { $finding ->
        [holds] Secret and shares together give the seed of the shuffle.
       *[fails] Secret and shares do not give the seed of the shuffle.
    }
web-replay-point-pack =
    { $finding ->
        [holds] The seed gives the order of all 78 cards.
       *[fails] The seed gives another order of the cards.
    }
web-replay-point-hands =
    { $finding ->
        [holds] These are the cards that were dealt.
       *[fails] Other cards were dealt.
    }
web-replay-point-hand =
    { $finding ->
        [holds] Your hand was the one that this browser was shown.
        [fails] Your hand was not the one that this browser was shown.
       *[unknown] This browser was shown no hand of this deal.
    }
web-replay-fair-how = How do I know?
web-replay-fair-how-promise = Before the cards were dealt, the server drew a secret number and showed its fingerprint to everybody. Nobody can find another number with the same fingerprint, so the server could not change its mind later.
web-replay-fair-how-shares = Then every player's browser drew a number of its own and sent it in. The server had to settle on its secret before it knew any of them.
web-replay-fair-how-shuffle = Secret and shares together decide the order of the cards, by rules that everybody can repeat. As long as one browser's number was drawn honestly, nobody can have chosen the cards, not even the server.
web-replay-fair-how-check = After the deal everything is laid open. Your browser has just worked it all out again by itself; what it found stands above.
web-replay-fair-numbers = All the numbers
web-replay-number-deal = Name of the deal
web-replay-number-commitment = Fingerprint of the secret
web-replay-number-secret = Secret
web-replay-number-seed = Seed
web-replay-number-share = Share of { $player }

## A record from a file

web-replay-file = Open a record
web-replay-file-help = A deal or a whole match, as this program writes it: the record (JSON) or the text. Up to 4 MB.
web-replay-choose = Choose a file, or drop it here
web-replay-paste = Or paste it
web-replay-read = Open
web-replay-found =
    { $count ->
        [0] No deal that can be looked at
        [one] One deal
       *[other] { $count } deals
    }
web-replay-deal = Deal { $number }
web-replay-match-end = End of the match
web-replay-look = Look at it
web-replay-more = The file holds more records; only these were read.
web-replay-outcome-agrees = In order.
web-replay-outcome-differs = It is not what the rules give.
web-replay-outcome-unseen = It has cards that its writer did not see, and cannot be replayed.
web-replay-outcome-unreadable = It cannot be read.
web-replay-line = line { $number }
web-replay-column = column { $number }
web-replay-differs = The record has { $found }, the rules give { $expected } ({ $clause }).
web-replay-nothing = nothing

## What did not work

web-replay-trouble-network = The server does not answer. Please try again.
web-replay-trouble-too-many = Too many files at once. Please wait a little.
web-replay-trouble-too-large = The file is too large: at most 4 MB.
web-replay-trouble-deal-unknown = There is no such deal here, or it has not been played to its end. A deal can be looked at once all its cards lie open.
web-replay-trouble-cards-unseen = The record has cards that its writer did not see, so the deal cannot be replayed.
web-replay-trouble-deal-wanted = This is the end of a match, not a deal.
web-replay-trouble-store-failed = The deal cannot be read at the moment.
web-replay-trouble-seat-unknown = There is no such seat at this table.
web-replay-trouble-other = That did not work.
