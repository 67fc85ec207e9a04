# The table in the browser.

# The letters that jump to a suit in the hand: clubs, spades, hearts, diamonds, trumps.
web-suit-letters = CSHDT

## The page

web-title = { $table } · Grosstarock
web-title-turn = Your turn · { $table }
web-title-other = { $player } to play · { $table }
web-table = Grosstarock table
web-close = Close

## The start

web-start-what = Danish Tarok for two, three or four, with 78 cards.
web-start-guest = Guest
web-play-now = Play now

## The bar at the top

web-pot = { pot }: { $amount }
web-trick-number = Trick { $number } of 25
web-deal-number = Deal { $number }
web-direction =
    { $direction ->
        [clockwise] Play goes clockwise
       *[counter-clockwise] Play goes counter-clockwise
    }
web-log = What happened
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
web-last-trick = Last trick
web-sheet = Settlement
web-settings = Settings
web-undo = Take back
web-home = Start page

## Seats

web-you = { $player } (you)
# A bot by the name of its player.
web-bot-name =
    { $player ->
        [random] Random
        [novice] Novice
        [club] Club player
        [reference-pimc] Calculator
        [master] Master
        [expert] Expert
       *[other] { $name }
    } { $seat }
web-dealer = Dealer
web-sits-out = sits out
web-to-play = to play
web-cards-held =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-tricks-taken =
    { $count ->
        [0] no trick
        [one] one trick
       *[other] { $count } tricks
    }
web-seat-empty = empty seat
web-balance = { $player } has { $amount }
web-away-lost = A bot plays: connection lost
web-away-silent = A bot plays: no answer
web-away-left = A bot plays: has left
web-not-connected = not connected
web-leaving-lost = Connection lost: a bot plays in { $seconds } s
web-leaving-silent = No answer: a bot plays in { $seconds } s
web-watchers =
    { $count ->
        [one] one watches
       *[other] { $count } watch
    }

## Declarations as badges: short

web-badge-trumps = { $count } trumps
web-badge-matadors = { $count } matadors
web-badge-cavalry =
    { $degree ->
        [half] ½ Cavalry
        [full] Cavalry
       *[abundant] Cavalry +
    }
web-badge-kings =
    { $degree ->
        [half] ½ Kings
        [full] Kings
       *[abundant] Kings +
    }
web-badge-tout = Tout
web-badge-demand = demands the 'Scuse
web-trumps-shown = trumps laid away

## The trick

web-trick = Trick
web-no-card = { $player }: no card yet
web-card-of = { $player }: { $card }
web-card-wins = { $player }: { $card }, wins the trick
web-scuse-names = names { suit }
web-go-on = Go on
web-trick-to = Trick { $number } goes to { $player }
web-no-trick = No trick has been taken yet.

## The own hand

web-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
web-hand-help = Arrow keys move, a suit's letter jumps to it, Enter plays.
web-hand-help-ahead = Enter marks a card; it is played as soon as it is your turn.
web-raised = Tap { $card_text } again to play it.
web-marked = Marked: { $card_text }. It goes when it is your turn.
web-marked-not = { $card_text } may not be played now.
# What speaks against a card. $clause is where the rulebook says so.
web-warning-lost = { $card_text } is beaten already and would be lost. ({ $clause })
web-warning-open = { $card_text } may still be beaten here. ({ $clause })
web-warning-scuse-no-trick = You have no trick yet. If that stays so, the 'Scuse goes to the winner of this one. ({ $clause })
web-warning-scuse-last = This is the last chance to play the 'Scuse; kept any longer, it is lost in the last trick. ({ $clause })
web-warning-other = Another card
web-warning-anyway = Play it anyway
web-warning-never = Play, and no more warnings
web-taking = The rest is yours in any order; the cards go by themselves.
web-clause = Clause { $clause }

## What is asked

web-your-turn = Your turn.
web-turn-of = { $player } is to play.
web-discard-of = { $player } is to lay three cards away.
web-declare-of = { $player } is to declare.
web-demand-of = { $player } is asked about the 'Scuse.
web-redeal-of = { $player } is asked about a new deal.
web-dealing = The cards are about to be dealt.
web-watching = You are watching.
web-discard-count =
    { $count ->
        [0] None of three is chosen.
        [one] One of three is chosen.
       *[other] { $count } of three are chosen.
    }
web-discard-more = You may add { $cards_text_or }.
web-discard-bright = { $count } cards may go: the bright ones. A dimmed card says why not when tapped.
web-discard-done = Ready to be laid away: { $cards_text }.
web-discard-confirm = Lay away
web-announce-tout = Announce a tout
web-scuse-suit = Which suit does the 'Scuse lead?
web-cancel = Cancel
web-next-deal = Next deal
web-rematch = Another match
web-waiting-for = Waiting for { $players }.
web-show-sheet = Show the settlement
web-match-over = The match is over.
web-match-won =
    { $count ->
        [one] { $players } wins the match.
       *[other] { $players } share the match.
    }
web-end-match = End the match
web-break-off = Break the deal off

## Proposals

web-wish-take_back = { $player } would like to take a move back. Do you agree?
web-wish-break_off = { $player } would like to break the deal off. Do you agree?
web-wish-end_match = { $player } would like to end the match. Do you agree?
web-wish-waits = Waiting for an answer to your proposal.
web-agree = Agree
web-decline = Decline

## Before the match

web-before-match = The match begins when every seat is taken.
web-your-name = Your name
web-sit-down = Sit down here
web-seat-number = Seat { $number }
web-put-bot = Seat a bot
web-free-seat = Free the seat
web-leave = Leave the table

## The settlement sheet

web-sheet-player = Player
web-sheet-change = This deal
web-sheet-balance = Balance
web-sheet-points = Card points
web-sheet-so-far = The deal so far
web-sheet-payments = Payments
web-see-again = See the deal again
web-dealt-fairly = Was it dealt fairly?

## Chat

web-chat-say = Say
web-chat-line = Your words
web-chat-empty = Nobody has said anything yet.
web-chat-erased = (erased)
web-said = { $player }: { $text }
web-phrases = Phrases
web-phrase-hello = Hello!
web-phrase-good_luck = Good luck!
web-phrase-well_played = Well played!
web-phrase-thanks = Thank you.
web-phrase-sorry = Sorry!
web-phrase-one_moment = One moment, please.
web-phrase-goodbye = Goodbye!

## Settings

web-setting-theme = Colours of the page
web-setting-theme-auto = As the system
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-palette = Colours of the suits
web-setting-palette-two-colour = Two
web-setting-palette-four-colour = Four
web-setting-palette-colour-blind = For the colour-blind
web-setting-index = Signs on the cards
web-setting-index-normal = Usual
web-setting-index-large = Large
web-setting-numerals = Numbers on trumps
web-setting-numerals-arabic = 1 2 3
web-setting-numerals-roman = I II III
web-setting-letters = Letters of the courts
web-setting-letters-own = Of the language
web-setting-letters-french = French
web-setting-order = The hand
web-setting-order-trumps-first = Trumps first
web-setting-order-suits-first = Suits first
web-setting-rest = A taken trick lies
web-setting-rest-short = Shortly
web-setting-rest-long = Long
web-setting-rest-tap = Until tapped
web-setting-forced = A card that must be played
web-setting-forced-ask = I play it
web-setting-forced-play = Is played by itself
web-setting-sure = The rest, when it is surely yours
web-setting-sure-ask = I play it
web-setting-sure-play = Is played by itself
web-setting-warning = A word before a dear card is lost
web-setting-warning-on = Yes
web-setting-warning-off = No
web-setting-sound = Sound
web-setting-sound-off = Off
web-setting-sound-on = On
web-install = Install as an app
web-house-rules = House rules
web-rulebook = The rulebook
web-pace = Pace of the bots
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once

## What happened around the deal

web-event-seated = { $player } sits down.
web-event-seat-freed = { $seat } is free.
web-event-went-away = A bot plays for { $player }.
web-event-came-back = { $player } is back.
web-event-host = { $player } runs the table now.
web-event-proposed-take_back = { $player } would like to take a move back.
web-event-proposed-break_off = { $player } would like to break the deal off.
web-event-proposed-end_match = { $player } would like to end the match.
web-event-agreed = { $player } agrees.
web-event-declined = { $player } declines.
web-event-lapsed = The proposal was not answered.
web-event-taken-back =
    { $count ->
        [one] One move is taken back.
       *[other] { $count } moves are taken back.
    }
web-event-ready = { $player } is ready.
web-event-deal-awaited = { $player } deals next.
web-event-match-begun = A match begins; { $player } deals.
web-event-match-over = The match is over.
web-event-archived = The table is put away until somebody comes back.

## The connection

web-connecting = Connecting…
web-lost = The connection is lost. Trying again…
web-ended-newer-tab = This table is open in a newer tab or on another device.
web-ended-no-watchers = This table is not to be watched.
web-ended-table-unknown = There is no such table.
web-ended-too-many = Too many people watch this table already.
web-ended-table-broken = This table cannot be read.
web-take-over = Play here

## Refused by the table

web-refused = That cannot be done now.
web-refused-moved-on = The table had moved on already.
web-refused-not-seated = You have no seat at this table.
web-refused-not-your-seat = That is not your seat.
web-refused-not-host = Only the host may do that.
web-refused-seat-taken = The seat is taken already.
web-refused-name-form = That name cannot be used.
web-refused-text-form = That text cannot be used.
web-refused-take-back-off = Nothing is taken back at this table.
web-refused-nothing-to-take-back = There is nothing to take back.
web-refused-proposal-open = Something is proposed already.
web-refused-too-many = Too many things at once. Please wait a little.
web-refused-store-full = The table cannot be kept: the disk is full. Nothing has happened.
web-refused-store-failed = The table cannot be kept at the moment. Nothing has happened.
