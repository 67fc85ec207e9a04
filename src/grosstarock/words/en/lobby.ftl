# Before the table: the start page, a new table, an invitation, and coming back.

web-lobby-back = Back to the start
web-lobby-trouble = That did not work. Please try again.
web-lobby-offline = The server cannot be reached. Please try again in a moment.
web-lobby-refused-link-unknown = This personal link is not valid, or it is older than 30 days.
web-lobby-refused-network-elsewhere = Only the person at the server's own machine may do that.
web-lobby-refused-network-fixed = Who may reach this server was decided when it was started.
web-lobby-refused-network-none = This machine is in no network that others could use.
web-lobby-refused-player-unknown = One of the computer players is not there. Please choose another one.
web-lobby-refused-seats-number = Please say who sits where once more.
web-lobby-refused-seat-own = One of the seats must be yours.
web-lobby-refused-setting-value = A bot stands in after 5 seconds at the earliest, and after an hour at the latest.
web-lobby-refused-text-form = That title cannot be used.

## Playing at once

web-lobby-play = Play against the computer
web-lobby-strength = How strong are the others?
web-lobby-player-random = Random
    .help = Plays any card that the rules allow. Good for trying things out.
web-lobby-player-novice = Novice
    .help = Knows the rules and a few rules of thumb. Right for your first deals.
web-lobby-player-club = Club player
    .help = Plays like a friendly regular at a card club: sound, and quick.
web-lobby-player-reference-pimc = Calculator
    .help = Thinks by trying out many possible deals. Mostly there to measure the others by.
web-lobby-player-master = Master
    .help = Looks ahead and counts what is out. Hard to beat.
web-lobby-player-expert = Expert
    .help = The strongest there is here. Do not expect presents.
web-lobby-player-other = A player from elsewhere, installed on this server.
web-lobby-installing = Stronger players are being installed.
web-lobby-preparing = Stronger players are getting ready: step { $done } of { $steps }.

## Playing with others

web-lobby-others = Play with others
web-lobby-new = New table
web-lobby-new-what = With friends, with bots or both, and by your own rules.

## My tables

web-lobby-tables = My tables
web-lobby-past = Past matches ({ $count })
web-lobby-no-title = { $preset } with { $players }
web-lobby-alone = Table without guests
web-lobby-your-turn = Your turn
web-lobby-turn-of = { $player } to play
web-lobby-seats-free =
    { $count ->
        [one] one seat is free
       *[other] { $count } seats are free
    }
web-lobby-deals =
    { $count ->
        [0] no deal yet
        [one] one deal played
       *[other] { $count } deals played
    }
web-lobby-balance = { $player }: { $amount }
web-lobby-go-on = Go on
web-lobby-open-again = To the table
web-lobby-show-deals = Look at the deals
web-lobby-deal = Deal { $number }
web-lobby-broken-off = broken off
web-lobby-deals-none = No deal was played to its end.

## Learning and records

web-lobby-learn = Learn and look up
web-lobby-guided = Your first deal, step by step
web-lobby-rulebook = The rules
web-lobby-record = Open a record

## One's own affairs

web-lobby-own = For you
web-lobby-language = Language
web-lobby-link = My personal link
web-lobby-link-what = With it you find your seats and matches again, on another device too. Whoever has it can act as you for 30 days: keep it to yourself.
web-lobby-link-show = Show the link
web-lobby-erase = Erase my names and chat
web-lobby-erase-what = Your names, the titles you gave and all that you wrote are erased at every table. What was played stays, without a name. This cannot be undone.
web-lobby-erase-now = Erase
web-lobby-erased = Your names and your words are erased.
web-lobby-network = Open to this network
web-lobby-network-what = Others in the same network, at home or in the club, can then sit down at your tables. Nobody can from the internet.
web-lobby-network-address = Others open this address, or scan the picture:
web-lobby-network-only-here = So far only this machine can open the link. Open the way for your network first:

## Links to pass on

web-lobby-invitation = Invite others
web-lobby-invitation-what = Whoever has this link can take a free seat.
web-lobby-address = The link
web-lobby-qr = The same as a picture to scan
web-lobby-copy = Copy
web-lobby-copied = Copied.
web-lobby-share = Share

## Coming back

web-lobby-come-back = Welcome back
web-lobby-coming = One moment…
web-lobby-come-back-other = This browser has tables of its own already. If you go on, it belongs to the person of the link, and its own tables can be reached by their own personal link alone.
web-lobby-come-back-now = Go on
web-lobby-to-start = To the start

## A new table

web-lobby-title = Name of the table
web-lobby-title-help = May stay empty.
web-lobby-game = The game
web-lobby-seats = Who plays
web-lobby-players = At the table
web-lobby-seat-me = Me
web-lobby-seat-open = A guest
web-lobby-seat-bot = A bot: { $player }
web-lobby-seats-open = Guests get a link once the table is open. The match begins when every seat is taken.
web-lobby-taste = The bots play
web-lobby-taste-cautious = Cautiously
web-lobby-taste-plain = As it comes
web-lobby-taste-bold = Boldly
web-lobby-match = The match
web-lobby-rounds = Length
web-lobby-rounds-help = In a round everybody deals once.
web-lobby-rounds-endless = Until you agree to stop
web-lobby-rounds-count =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
web-lobby-take-back = Moves may be taken back
web-lobby-take-back-help = If the other people at the table agree; against bots alone at once.
web-lobby-watchers = Others may watch
web-lobby-watchers-help = They see what lies on the table, but nobody's hand.
web-lobby-clock-lost = A bot stands in when the connection is lost for
web-lobby-clock-silent = A bot stands in for whoever does not answer for
web-lobby-clock-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
web-lobby-clock-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-lobby-clock-off = an hour
web-lobby-house-rules = House rules
web-lobby-amounts = Amounts and stake
web-lobby-changes =
    { $count ->
        [0] as in the preset
        [one] one change
       *[other] { $count } changes
    }
web-lobby-of-preset = In the preset { $preset }: { $value }
web-lobby-in-points = In points, in steps of five.
web-lobby-stake-other = Another unit
web-lobby-stake-unit = The unit, such as kr. or €
web-lobby-stake-worth = Points that one of it is worth
web-lobby-back-to-preset = Back to the preset
web-lobby-differs = Different from { $preset }:
web-lobby-differs-not = All is as in the preset { $preset }.
web-lobby-difference = { $title }: { $value }
web-lobby-difference-was = instead of { $value }
web-lobby-open = Open the table

## The house rules as a guest sees them

web-lobby-rules = What is played here
web-lobby-rules-all = All options and amounts
web-lobby-rules-rulebook = The rules, clause by clause
web-lobby-says-take-back = Moves may be taken back if the others agree.
web-lobby-says-no-take-back = Nothing is taken back.
web-lobby-says-watchers = Others may watch.
web-lobby-says-no-watchers = Nobody else may watch.
web-lobby-says-rounds =
    { $count ->
        [one] The match has one round.
       *[other] The match has { $count } rounds.
    }
web-lobby-says-endless = The match goes on until the players agree to stop.
