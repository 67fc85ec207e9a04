# What the terminal itself says, in `play` and around it.

## The table

terminal-deal = Deal { $number }: { $dealer } deals
terminal-sitting-out = { $player } sits out.
terminal-pots = King pot { $king }, Pagat pot { $pagat }
terminal-scuse = 'Scuse
terminal-names-suit = leads { suit }
terminal-trick = Trick { $number }: { $leader } leads
terminal-hand =
    { $count ->
        [one] Your last card:
       *[other] Your hand, { $count } cards:
    }
terminal-hand-marked =
    { $count ->
        [one] Your last card:
       *[other] Your hand, { $count } cards; those in brackets may go:
    }

## Questions

terminal-ask-card = Your card (? help):
terminal-ask-suit = Which suit does the 'Scuse lead (C S H D T)?
terminal-ask-discard = Three cards to lay away (? help):
terminal-ask-declare = Which do you declare (Enter: all, 0: none, or numbers)?
terminal-ask-demand = Demand that the 'Scuse be played to this trick (y/n)?
terminal-ask-redeal = You were dealt no trump. Ask for a new deal (y/n)?
terminal-ask-next = Enter for the next deal (? help):
terminal-ask-resume = There is a match that was not finished. Go on with it (y/n)?

terminal-declare-choice = { $number }. { $declaration } ({ $amount } from each)
terminal-announce-tout = To lay away the 'Scuse, announce a tout first: type tout.
terminal-hint = Advice: { $action }

## Answers

terminal-taken-back = Taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-no-last-trick = No trick has been taken yet.
terminal-nothing-typed = Please type an answer; ? shows what can be typed.
terminal-not-understood = “{ $found }” is no card that is known here. Cards are typed like HK, S10, XVI, pagat or F.
terminal-not-understood-suit = “{ $found }” is no suit. Type C, S, H, D or T.
terminal-not-yes-or-no = Please answer y or n.
terminal-not-a-number-shown = Please answer with numbers from the list, 0, or Enter.
terminal-not-an-answer = There is nothing to answer now; ? shows what can be typed.
terminal-no-such-clause = The rulebook has no clause { $found }.
terminal-saved = The match is saved; “grosstarock play” goes on with it.
terminal-saved-broken = The saved match in { $path } cannot be read ({ $reason }). It is left alone; start with --new to play another.
terminal-cannot-save = The match cannot be saved in { $path }: { $reason }
terminal-pots-divided = The pots are divided.
terminal-match-over =
    { $deals ->
        [one] The match is over after one deal.
       *[other] The match is over after { $deals } deals.
    }
terminal-final = { $place }. { $player } { $amount }
terminal-thanks = Thank you for the game.

terminal-help =
    A card is typed by suit and rank, as HK, S10, dn or hearts king; a trump by
    its number, as XVI or 16; pagat, mond and F (the 'Scuse) also by name.
    With a led 'Scuse type the suit it leads: F H.

    u   take your last action back        h        advice
    l   the last trick                    r RULE   a clause, as r SCUSE-5
    s   the payments of this deal         e        end the match
    ?   this help                         q        save and quit

## Simulating and replaying

terminal-summary-title =
    { $deals ->
        [one] One deal of { $preset }
       *[other] { $deals } deals of { $preset }
    }
terminal-summary-player = Player
terminal-summary-total = Total
terminal-summary-mean = A deal
terminal-summary-tricks = Tricks a deal
terminal-replay-good =
    { $deals ->
        [one] One deal: all right.
       *[other] { $deals } deals: all right.
    }
terminal-replay-unseen = Deal { $number } has cards that its writer did not see, and cannot be recomputed.
terminal-replay-fault = Deal { $number }, { $path }: the record has { $found }, the rules give { $expected } ({ $clause }).
terminal-replay-illegal = Deal { $number }, { $path }: { $reason }
terminal-deal-of = Deal { $number }: { $players }
terminal-nothing = nothing
terminal-no-difference = Nothing: { $left } and { $right } are played alike.

## Players

terminal-players-number =
    { $wanted ->
        [one] --players names { $found } players, and one is needed (or one name for all).
       *[other] --players names { $found } players, and { $wanted } are needed (or one name for all).
    }
terminal-player-unknown = There is no player “{ $name }”. Known are { $known }.
terminal-player-broken = The player “{ $name }” cannot be used: { $cause }

## Reading and converting

terminal-reading-fault = { $place }: { $reason }
terminal-line = line { $number }
terminal-column = column { $number }
terminal-ending-one-line-only = An ending has a one-line form only; convert it with --to line.
terminal-match-end-no-line = The end of a match has no one-line form; convert it with --to json or --to text.

## Showing

terminal-shown-dealer = { $player } deals; played as { $preset }.
terminal-shown-unseen = Some cards were not seen by who wrote this down; the play cannot be shown.

## Solving endings

terminal-solve-maxn = All cards open, everybody for itself: what each gains from here to the end.
terminal-solve-paranoid = All cards open, all others against { $player }: what { $player } can force.
terminal-solve-difference = All cards open: by how much { $player } does better than the other from here on.
terminal-solve-line = A best line:
terminal-solve-unsolved = Not solved: the search gave up after { $nodes } positions. --budget and --memory allow more.
terminal-solve-no-trick-left = No trick is left: there is nothing to solve.
terminal-solve-method =
    { $players ->
        [2] Two players play for the difference: use --method difference or maxn.
       *[other] The difference is for two players: use --method maxn or paranoid.
    }
terminal-solve-too-many-cards = { $found } cards are still out; at most { $most } can be solved.
terminal-solve-amounts = The amounts of this table are greater than the solver reckons with.
terminal-kernel-missing = This needs the compiled kernel: pip install 'grosstarock[kernel]'
terminal-warm-bulk = Whole deals: ready after { $seconds } s.
terminal-warm-playouts = Playing out: ready after { $seconds } s.
terminal-warm-environment = The environment: ready after { $seconds } s.
terminal-warm-endings = Endings: ready after { $seconds } s.
terminal-warm-worlds = Worlds: ready after { $seconds } s.
terminal-warm-trials = Trying cards: ready after { $seconds } s.
terminal-bench-missing = The benchmarks come with the source, in the folder bench.
