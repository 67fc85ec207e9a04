# Learning the game: the rulebook in the page, the guided deal, and what the words mean.
#
# A clause named in a text, such as PLAY-2, becomes a link to it. Amounts arrive as the table shows them.

## Where one begins

web-learn-title = Learn Grosstarock
web-learn-what = Grosstarock is a Danish tarock game for three: 78 cards, 25 tricks, and the last trick matters most. You need no other card game to begin.
web-learn-door-play = Play a guided first deal
web-learn-door-play-what = A real deal against two computer players. A guide explains each thing once, when it happens, and every move can be taken back.
web-learn-door-rules = Read the rulebook
web-learn-door-rules-what = Every rule, every amount and every way to play, with a search.
web-learn-door-words = Look up a word
web-learn-door-words-what = What Pagat, bagud and the other words of the game mean.
web-learn-guest = Newcomer
web-learn-failed = No table could be opened. Please try again.
web-learn-home = To the start page
web-learn-pages = Learn

web-learn-minute = The game in a minute
web-learn-minute-cards = The pack has four suits with a King, Queen, Knight and Jack each, twenty-one trumps, and the 'Scuse, the Fool (TAB-1). Any trump beats any card of a suit (PLAY-3).
web-learn-minute-deal = Everyone gets twenty-five cards; the dealer takes three more and lays three away (DEAL-1, DISC-1).
web-learn-minute-tricks = Follow suit; if you cannot, play a trump; if you have none, play anything (PLAY-2). Only the 'Scuse may be played instead (SCUSE-1).
web-learn-minute-pay = Good hands are paid before the first trick (DECL-1). A King or the Pagat, trump I, that is lost costs its player (PAY-1).
web-learn-minute-last = Winning the last trick with the Pagat or a King is an ultimo and takes a pot (ULT-1, ULT-2). Losing one there is bagud, and dear (ULT-3).
web-learn-minute-count = At the end the cards are counted: 26 card points are an even share (CARD-2).

## The rulebook

web-learn-rules = Rulebook
web-learn-rules-what = Every rule has an identifier. Whatever happens at the table names it: a card that may not be played, a payment, a declaration. Where two amounts stand, as in 85 (25), the second is for play without pots.
web-learn-contents = Contents
web-learn-search = Search the rules
web-learn-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule has these words.
       *[other] { $count } rules have these words.
    }
web-learn-clear = Show all rules again
web-learn-as = Rules as in
web-learn-as-all = every game
web-learn-print = Print
web-learn-not-here = Not in this game
web-learn-permalink = Link to { $clause }
web-learn-reads = Depends on:
web-learn-clauses = Rules:
web-learn-in-rulebook = Show it in the rulebook
web-learn-back = Back to { $clause }
web-learn-at-table = At this table
web-learn-none = not paid
web-learn-top = Back to the top

web-learn-cards = The cards
web-learn-cards-what = Each row runs from the highest card to the lowest (TAB-7). In hearts and diamonds the numbers go the other way round: the 1 is high there, the 10 low.
web-learn-worth = What the cards are worth
web-learn-worth-what = Counted after the last trick (TAB-8, CARD-1). All other cards are worth nothing, and every trick adds one.
web-learn-points =
    { $count ->
        [one] one card point
       *[other] { $count } card points
    }
web-learn-options = Options
web-learn-options-what = A table chooses these. Beside each value stand the ready-made games that have it.

## What the words mean

web-learn-words = What the words mean
web-learn-words-what = The words of the game, each with the rule that says it exactly.

web-learn-word-deal = Deal
    .text = One round, from dealing to settlement.
web-learn-word-match = Match
    .text = A series of deals in which the pots carry over.
web-learn-word-hand = Hand
    .text = The cards a player holds.
web-learn-word-dealer = Dealer
    .text = Deals, takes the last three cards as well, and lays three away.
web-learn-word-eldest = Eldest
    .text = The player after the dealer, who leads to the first trick; also called forehand.
web-learn-word-sitting-out = Sitting out
    .text = Of four at the table, one plays no part in each deal: the player opposite the dealer.
web-learn-word-trump = Trump
    .text = One of the twenty-one tarocks, I to XXI, which beat every card of the suits.
web-learn-word-scuse = 'Scuse
    .text = The Fool, also called Excuse or skis. It excuses its player from following suit, wins nothing as a rule, and comes back.
web-learn-word-pagat = Pagat
    .text = Trump I, the lowest. It is worth much and easily lost.
web-learn-word-mond = Mond
    .text = Trump XXI, the highest. Nothing beats it.
web-learn-word-trull = Trull (three cards)
    .text = Pagat, Mond and 'Scuse together.
web-learn-word-honour = Honour
    .text = A King, the Pagat, the Mond or the 'Scuse. An honour is never laid away.
web-learn-word-court = Court card
    .text = King, Queen, Knight or Jack. The Knight stands between Queen and Jack.
web-learn-word-talon = Talon (three cards)
    .text = The three cards left after dealing; the dealer takes them up.
web-learn-word-discard = Discard
    .text = The three cards the dealer lays away, face down. They count for the dealer at the end.
web-learn-word-pots = Pots
    .text = The King pot and the Pagat pot. Points wait in them for whoever wins the last trick with such a card.
web-learn-word-foundation = Filling a pot
    .text = What everyone at the table pays into a pot that is empty; the Danes say fundering.
web-learn-word-stake = Stake
    .text = The unit in which a table shows amounts: points, dollars or anything else.
web-learn-word-declaration = Declaration
    .text = A combination that is shown before the first trick and paid at once.
web-learn-word-trumps = Trumps, as a declaration
    .text = Ten trumps or more in one hand, said with or without the Pagat.
web-learn-word-matadors = Matadors
    .text = The Trull, and the trumps XX, XIX and so on that follow it without a gap.
web-learn-word-cavalry = Cavalry
    .text = The court cards of one suit.
web-learn-word-kings = Kings, as a declaration
    .text = All four Kings, or three of them with the 'Scuse.
web-learn-word-degree = Half, full, abundant
    .text = Three of four with the 'Scuse; all four; all four with the 'Scuse.
web-learn-word-trick = Trick
    .text = One card from each player; the best card takes them all.
web-learn-word-lead = Lead
    .text = To play the first card of a trick. It sets the suit led.
web-learn-word-follow = Follow suit
    .text = To play a card of the suit led, as everyone must who can.
web-learn-word-void = Void
    .text = Without a card of a suit. Who is void has to trump.
web-learn-word-pile = Pile
    .text = The tricks a player has taken, for the dealer with the discard.
web-learn-word-exchange = Exchange
    .text = The card given for a 'Scuse that goes back to its player.
web-learn-word-demand = Demand
    .text = To require that the 'Scuse be played to the third-to-last trick.
web-learn-word-ultimo = Ultimo (Pagat or King)
    .text = Winning the last trick with the Pagat or a King.
web-learn-word-bagud = Bagud (a failed ultimo)
    .text = The Pagat or a King is played to the last trick and does not win it.
web-learn-word-last-trick = Last trick
    .text = The twenty-fifth. Its winner is paid for it if nothing greater happened.
web-learn-word-misere = Misère
    .text = Exactly one player has taken no trick; also called nill, null or nolo.
web-learn-word-tout = Tout
    .text = One player has taken all twenty-five tricks; also called a slam.
web-learn-word-announced = Announced tout
    .text = The dealer says before the discard that all tricks will be taken, and lays the 'Scuse away.
web-learn-word-card-points = Card points
    .text = The values of the cards a player has taken, and one for every trick.
web-learn-word-settlement = Settlement sheet
    .text = The list of all payments of a deal, each with the rule behind it.
web-learn-word-dead-hand = Dead hand
    .text = With two players, the third hand, which nobody sees.

## The guide beside the table

web-learn-guide = Guide
web-learn-guide-open = Show the guide
web-learn-guide-close = Close the guide until there is something new
web-learn-guide-before = Hint before
web-learn-guide-after = Next hint
web-learn-guide-place = { $number } of { $count }
web-learn-guide-off = Do not show again
web-learn-guide-sheet = Open the settlement
web-learn-guide-net = { $amount } for you
web-learn-guide-total = This deal in all: { $amount } for you

web-learn-hint-hand = You hold { $count } cards. There are four suits with King, Queen, Knight and Jack; trumps, numbered I to XXI; and the 'Scuse, a card by itself (TAB-1).
web-learn-hint-rank = Trumps beat all suits (PLAY-3). In spades and clubs the 10 is the highest number, in hearts and diamonds the 1 (TAB-7).
web-learn-hint-value = These count: each King, the Pagat (trump I), the Mond (trump XXI) and the 'Scuse 4, a Queen 3, a Knight 2, a Jack 1; and every trick 1 (TAB-8).
web-learn-hint-pots = Everyone has paid { $foundation } into each of the two pots, and the dealer { $dealer_payment } more (POT-2, POT-3). You win one by taking the last trick with a King or the Pagat (ULT-1, ULT-2).
web-learn-hint-sits-out = You sit out this deal and can watch. The player opposite the dealer always does (TAB-3).
web-learn-hint-discard = You deal. You have taken the three cards that were left (DEAL-1); now lay three away. They count for you at the end (DISC-1).
web-learn-hint-discard-never = Kings, Pagat, Mond and 'Scuse stay (DISC-2), and so do cards you could declare (DISC-3). Trumps go only if you keep none (DISC-4). Tap a dimmed card to read why it stays.
web-learn-hint-discard-which = Cards of a short suit are a good choice: once you have none of it left, you may trump it (PLAY-2).
web-learn-hint-discard-other = { $player } deals and lays three cards away that nobody sees (DISC-1).
web-learn-hint-declare-held = You can declare { $held }. Each of the others pays you for it at once (DECL-1), and learns what you hold.
web-learn-hint-declare-none = Now hands are declared: ten trumps or more (DECL-3), the Trull (DECL-4), the court cards of a suit (DECL-5), Kings (DECL-6). You hold none of these.
web-learn-hint-declared = { $player } declares { $declaration }; each of the others pays for it at once (DECL-1). Now you know some of these cards.
web-learn-hint-lead = You lead, with any card you like. Whoever takes a trick leads to the next (PLAY-1).
web-learn-hint-follow = Suit led: { suit }. You have some, so one of them must go; it need not beat the others (PLAY-2).
web-learn-hint-trump = Suit led: { suit }. You have none, so a trump must go, whichever you like (PLAY-2). The highest trump takes the trick (PLAY-3).
web-learn-hint-throw = You can neither follow suit nor trump, so any card may go (PLAY-2). It cannot win (PLAY-3).
web-learn-hint-taken = { $player } takes the trick: the highest trump wins, or without one the highest card of the suit led (PLAY-3).
web-learn-hint-pagat =
    { $pots ->
        [yes] You could play the Pagat. If it wins the trick, each of the others pays you { $pagat_won } (PAY-2). If it is beaten, you pay { $lost_card } to each and to the Pagat pot (PAY-1).
       *[no] You could play the Pagat. If it wins the trick, each of the others pays you { $pagat_won } (PAY-2). If it is beaten, you pay { $lost_card } to each (PAY-1).
    }
web-learn-hint-king =
    { $pots ->
        [yes] You could play a King. If it is beaten or trumped, you pay { $lost_card } to each of the others and to the King pot (PAY-1). If it wins, nobody pays, but it counts 4 (PAY-2, TAB-8).
       *[no] You could play a King. If it is beaten or trumped, you pay { $lost_card } to each of the others (PAY-1). If it wins, nobody pays, but it counts 4 (PAY-2, TAB-8).
    }
web-learn-hint-scuse = You may play the 'Scuse in place of any card, even if you could follow (SCUSE-1).
web-learn-hint-scuse-back =
    { $kept ->
        [yes] The 'Scuse wins nothing, but you get it back after the last trick, for a card worth nothing if you have one (SCUSE-2, SCUSE-3).
       *[no] The 'Scuse wins nothing, but if you take a trick you get it back after the last one, for a low card (SCUSE-2, SCUSE-3).
    }
web-learn-hint-scuse-lead = You can lead the 'Scuse, too: you then name the suit the others must follow (SCUSE-5).
web-learn-hint-scuse-other = { $player } plays the 'Scuse. It need not follow suit, does not win (SCUSE-1), and goes back for another card after the last trick (SCUSE-2).
web-learn-hint-lost =
    { $pots ->
        [yes] { $card_title } is lost: { $player } pays { $lost_card } to each of the others, and as much to the pot (PAY-1).
       *[no] { $card_title } is lost: { $player } pays { $lost_card } to each of the others (PAY-1).
    }
web-learn-hint-pagat-won = A trick won with the Pagat is paid at once: { $pagat_won } for { $player } from each of the others (PAY-2).
web-learn-hint-count = After the last trick everyone counts the cards taken, and one for each trick (CARD-1). 26 is an even share; five more or fewer are worth { $card_unit } (CARD-2).
web-learn-hint-misere = { $player } has no trick yet. A single player without any at the end makes a misère and gets { $misere } from each (MIS-1).
web-learn-hint-scuse-late = You still hold the 'Scuse. It may not be played to trick 24 (SCUSE-6), and in trick 25 it is lost (SCUSE-4).
web-learn-hint-ending = The last trick is near. Won with a King it brings { $king_ultimo } from each, with the Pagat { $pagat_ultimo }, and the pot if there are pots (ULT-1, ULT-2).
web-learn-hint-ending-bagud =
    { $pots ->
        [yes] But a King or the Pagat that is beaten in the last trick is bagud: its player pays the others as much, and doubles the pot (ULT-3).
       *[no] But a King or the Pagat that is beaten in the last trick is bagud: its player pays the others as much (ULT-3).
    }
web-learn-hint-demand = The 'Scuse is still out. Before trick 23 you may demand that it be played now, so that nobody keeps it longer (SCUSE-7).
web-learn-hint-demand-holder = Before trick 23 everyone is asked about the 'Scuse, you too, though you hold it: so the question tells nobody where it is (SCUSE-7).
web-learn-hint-demanded = The 'Scuse has been demanded: whoever holds it must play it to this trick (SCUSE-7).
web-learn-hint-settled = The deal is over. This is what it brought you, line by line; each names its rule.
web-learn-hint-next = The deal passes to the next player (TAB-6). The guide goes on with what is still new; all else stands in the rulebook.

# A line of the settlement, by the clause behind it.
web-learn-line-POT-2 = Everyone at the table fills an empty pot (POT-2).
web-learn-line-POT-3 = The dealer pays into both pots before dealing (POT-3).
web-learn-line-DECL-3 = Ten trumps or more, paid by each of the others (DECL-3).
web-learn-line-DECL-4 = The Trull and what follows it, paid by each of the others (DECL-4).
web-learn-line-DECL-5 = Court cards of a suit, paid by each of the others (DECL-5).
web-learn-line-DECL-6 = Kings, paid by each of the others (DECL-6).
web-learn-line-PAY-1 = A King or the Pagat lost before the last trick (PAY-1).
web-learn-line-PAY-2 = The Pagat won a trick before the last (PAY-2).
web-learn-line-TOUT-1 = One player took every trick and collects from all, and from the pots (TOUT-1).
web-learn-line-TOUT-A2 = The dealer announced a tout and missed a trick (TOUT-A2).
web-learn-line-MIS-1 = One player alone took no trick; the card points are then not paid (MIS-1).
web-learn-line-ULT-1 = The Pagat won the last trick (ULT-1).
web-learn-line-ULT-2 = A King won the last trick (ULT-2).
web-learn-line-ULT-3 = The Pagat or a King was beaten in the last trick (ULT-3).
web-learn-line-LAST-1 = No King or Pagat in the last trick, so its winner is paid for it (LAST-1).
web-learn-line-CARD-2 = Card points above or below 26 are settled with the dealer; you have { $points } (CARD-2).
