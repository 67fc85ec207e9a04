# The rulebook in English: every clause, every option, every amount, every preset.
#
# A clause is a title with its full statement in .text and, where the sources are silent or differ,
# what was decided in .decision. Amounts arrive ready to read ("5", "$1"; where a page speaks of both
# kinds of game, "85 (25)"): with pots first, without pots in brackets. Names of amounts are the names
# of the tariff's fields. Statements stay on one line, so that no line break enters the text.

## Families of clauses

clause-family-TAB = The table and the pack
clause-family-POT = The pots
clause-family-DEAL = The deal
clause-family-DISC = The discard
clause-family-DECL = Declarations
clause-family-PLAY = Playing the tricks
clause-family-SCUSE = The 'Scuse
clause-family-PAY = Payments during play
clause-family-TOUT = Tout
clause-family-MIS = Misère
clause-family-ULT = Ultimo and bagud
clause-family-LAST = The last trick
clause-family-CARD = Counting cards
clause-family-GAME = The match
clause-family-TWO = Two players

## The table and the pack

clause-TAB-1 =
    Seventy-eight cards
    .text = The pack has 78 cards: four suits of fourteen (King, Queen, Knight, Jack and the numbers ten to one), twenty-one trumps numbered I to XXI, and the 'Scuse, which is the Fool. Trump I is called the Pagat and trump XXI the Mond; Pagat, Mond and 'Scuse together are the Trull.

clause-TAB-2 =
    Three players
    .text = The game is for three players.

clause-TAB-3 =
    A fourth at the table
    .text = Four may sit at the table. In each deal one of them sits out, the player opposite the dealer; the other three are the active players of that deal. Whoever sits out still pays into a pot that is empty (POT-2), and in that deal pays nothing else and receives nothing.
    .decision = One source mentions a player sitting out and what that player pays, but does not say which player it is. The seat opposite the dealer was chosen: it comes round evenly and leaves dealer and eldest in play.

clause-TAB-4 =
    Two players
    .text = Two may play as well; the clauses on two players say what changes.

clause-TAB-5 =
    Direction of play
    .text = Deal and play run counter-clockwise, so that the player to the right comes next. Where the table plays clockwise, the player to the dealer's left starts and everything runs the other way. Seats are numbered in playing order; the direction only says where a picture puts them and which neighbour is the one on the left.

clause-TAB-6 =
    The deal passes on
    .text = After each deal the next player in playing order becomes the dealer.

clause-TAB-7 =
    Rank of the cards
    .text = From high to low, trumps rank XXI down to I. In the black suits, spades and clubs, the order is King, Queen, Knight, Jack, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. In the red suits, hearts and diamonds, the numbers run the other way: King, Queen, Knight, Jack, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.

clause-TAB-8 =
    Value of the cards
    .text = Kings, the Pagat, the Mond and the 'Scuse are worth 4 card points each, Queens 3, Knights 2 and Jacks 1; all other cards are worth nothing. Every trick adds one more card point (CARD-1), which makes 78 in all.
    .decision = One source gives the numbers, one names the cards that count and two are silent. The numbers are the same everywhere.

## The pots

clause-POT-1 =
    Two pots
    .text = There are two pots, the King pot and the Pagat pot. A match may also be played without pots; the lower amounts for the feats after the last trick then count.

clause-POT-2 =
    Filling an empty pot
    .text = At the start of the match, and before any deal that finds a pot empty, every player at the table pays { $foundation } into each empty pot. A player sitting out pays too.

clause-POT-3 =
    The dealer's payment
    .text = Before dealing, the dealer pays { $dealer_payment } into each pot and moves both pots on to the next player in playing order, who will deal next. Everyone can see where the pots stand.

clause-POT-4 =
    Dividing the pots
    .text = When the match ends the pots are divided equally. Both pots are taken together, and every player receives the same share, the greatest multiple of 5 points that goes round. What is left over goes undivided to the player whose balance was lowest before the division; if several are equally low, to the first of them in seat order. All balances then add up to nothing.
    .decision = The sources say only that the pots are divided equally at the end. The rest was settled so that no point is lost or made and exactly one player takes the remainder.

## The deal

clause-DEAL-1 =
    Packets of five
    .text = The cards are dealt in packets of five until each active player has twenty-five. The first packet goes to eldest, the player after the dealer, and the dealer's comes last. The three cards that remain are the talon; the dealer takes them into the hand and so holds twenty-eight.
    .decision = No source says who receives the first packet. It goes to eldest, as is usual when dealing.

## The discard

clause-DISC-1 =
    Three cards laid away
    .text = The dealer discards three cards face down. They count for the dealer at the end of the deal.

clause-DISC-2 =
    No honour in the discard
    .text = The discard never holds an honour: no King, no Pagat (trump I), no Mond (trump XXI) and no 'Scuse. The one exception is the 'Scuse of an announced tout (TOUT-A1).

clause-DISC-3 =
    Declarations stay whole
    .text = The discard holds no card that belongs to a declaration the dealer could make, unless that is necessary. It is necessary only when no three cards that respect DISC-2 and DISC-4 can be found without such a card; the dealer then discards as few such cards as possible.
    .decision = The sources say only "unless necessary". Necessary was taken in its narrow sense, and a declaration counts if it could be made, even where declaring is voluntary and the dealer would keep silent.

clause-DISC-4 =
    Trumps in the discard
    .text = Trumps may be discarded only if the dealer has no trump left afterwards; the 'Scuse is not counted as a trump here. If even so fewer than three cards can be found, because the hand is almost nothing but trumps and Kings, the number still missing may be made up with trumps that are not honours.
    .decision = One source says that the 'Scuse does not count, and that was taken for all. No source provides for a hand without three cards to discard, so trumps fill the gap and the deal can always go on.

clause-DISC-5 =
    Owning up to discarded trumps
    .text = A dealer who discarded trumps must say so when first unable to trump where trumping is required: on the first trick to which the dealer plays a plain card of another suit than the one led, the game tells everyone that trumps were laid away. Playing the 'Scuse gives nothing away.
    .decision = One source asks the dealer to confirm being void in trumps when the time comes to play one. The moment was fixed as the first card that shows it, neither earlier nor later.

clause-DISC-6 =
    Declaring what was broken
    .text = A dealer who had to break a declaration with the discard (DISC-3) may still make it, from all twenty-eight cards, and must make it where declaring is compulsory; an announced tout is measured otherwise (TOUT-A1). If it is made, the discarded cards that belong to it are named to the table.
    .decision = The sources do not say whether a broken declaration is lost. It is not: the dealer held the cards and could not help breaking them.

## Declarations

clause-DECL-1 =
    Dealer declares first
    .text = Declarations are made before the first trick, by the dealer first and then by the others in playing order. Each one is paid at once by every other active player to the player who makes it.

clause-DECL-2 =
    Must or may
    .text = Where declaring is compulsory, every declaration that a hand holds is made, and the game makes it for the player. Where it is voluntary, the player picks any of the declarations that the hand holds, or none. A declaration is made with its true number or not at all.
    .decision = Some sources say that a player must declare, one that a player may; the table chooses. That a number cannot be understated was decided here, so that a declaration can always be believed.

clause-DECL-3 =
    Ten trumps or more
    .text = Ten trumps are worth { $ten_trumps }, and every trump beyond ten adds { $more_trumps }. The player says the number, and whether it is with or without the Pagat. The 'Scuse counts as a trump here, unless the table has decided otherwise.
    .decision = One source counts the 'Scuse among the trumps and the others are silent. It counts everywhere, and a table may choose that it does not.

clause-DECL-4 =
    Three matadors or more
    .text = The whole Trull (Pagat, Mond and 'Scuse) makes three matadors, worth { $three_matadors }. Each trump below the Mond that follows without a gap (XX, then XIX, and so on down) is one matador more and adds { $more_matadors }. The player says the number.

clause-DECL-5 =
    The courts of a suit
    .text = All four courts of one suit, King, Queen, Knight and Jack, are a full Cavalry, worth { $full }. Any three of them with the 'Scuse are a half Cavalry, worth { $half }. All four with the 'Scuse are an abundant Cavalry, worth { $abundant }. The player names the suit, and for a half Cavalry the missing card as well.

clause-DECL-6 =
    Kings together
    .text = All four Kings are worth { $full }. Three Kings with the 'Scuse are half Kings, worth { $half }, and the player names the missing suit. All four with the 'Scuse are abundant Kings, worth { $abundant }.

clause-DECL-7 =
    One card, several declarations
    .text = The same card may serve in several declarations, and the 'Scuse in all of them. For each suit, and for the Kings, only the best grade counts: an abundant Cavalry is not a full one besides.
    .decision = The sources are silent. Counting the best grade alone keeps the amounts that they give, and nothing in them keeps a card from serving twice.

## Playing the tricks

clause-PLAY-1 =
    Eldest leads
    .text = Eldest leads to the first trick, and the winner of each trick leads to the next. There are twenty-five tricks.

clause-PLAY-2 =
    Follow, else trump
    .text = Follow the suit led if you can. If you cannot, play a trump if you can. If you can do neither, play any card. Nobody has to beat the cards already played.

clause-PLAY-3 =
    Who wins a trick
    .text = The highest trump wins the trick. If there is no trump, the highest card of the suit led wins it, in the order of TAB-7.

## The 'Scuse

clause-SCUSE-1 =
    The 'Scuse excuses
    .text = The 'Scuse may be played to any trick that SCUSE-6 does not forbid, in place of following suit or trumping, and it does not win (except as SCUSE-5 says). Holding it frees no other card: whoever plays another card follows or trumps as everyone must.

clause-SCUSE-2 =
    The exchange
    .text = The 'Scuse returns to the pile of the player who played it; in exchange the winner of that trick receives another card from that pile. The game settles this after the last trick and gives the card of lowest value in the pile, in which the dealer's discard is included. Among equals it is the first in the order clubs, spades, hearts, diamonds, trumps, each from high to low. Where the 'Scuse is kept without tricks (SCUSE-3), only a card worth nothing is given, and none if the pile has no such card.
    .decision = The sources leave the choice and the moment of the exchange open. One fixed card after the last trick spares everyone the question, and the lowest is what any player would give; one source speaks of a low card that "can" be given.

clause-SCUSE-3 =
    No trick, no 'Scuse
    .text = If the player of the 'Scuse takes no trick in the whole deal, there is nothing to exchange: the 'Scuse itself goes to the winner of the trick to which it was played. Where the table lets it be kept, it stays with its player all the same. The dealer's discard is not a trick.
    .decision = Three sources have the 'Scuse surrendered and one gives it back to its player, so the table chooses. That the discard is no trick was decided here.

clause-SCUSE-4 =
    Lost on the last trick
    .text = A 'Scuse played to the last trick is lost to the winner of that trick.

clause-SCUSE-5 =
    Leading the 'Scuse
    .text = The 'Scuse may be led. Its player then names the suit led, one of the four suits or trumps, and the others play as if a card of that suit had been led. The 'Scuse is the lowest card of the suit named: if nobody follows and nobody trumps, its player wins the trick, and there is no exchange. Led to the last trick it names nothing; the second card sets the suit, and the 'Scuse is lost to the winner.
    .decision = Three sources let the 'Scuse be led, and one is silent and was read the same way. What happens when nobody follows comes from the one source that makes it the lowest card of the suit led. For the last trick, where it is lost in any case, no suit is needed.

clause-SCUSE-6 =
    Never to the next-to-last
    .text = The 'Scuse may never be played to the next-to-last trick, the twenty-fourth.

clause-SCUSE-7 =
    Demanding the 'Scuse
    .text = On the third-to-last trick, the twenty-third, a player who does not hold the 'Scuse may demand that it be played, and it must then be played to that trick. Unless the 'Scuse has already been played, or was laid away in an announced tout, the active players are asked before the lead, beginning with the one who will lead; each demands or passes, until somebody demands. The holder is asked as well and can only pass. With two players the question is put even though the 'Scuse may lie in the dead hand; a demand then has no effect.
    .decision = The sources do not say how the demand is made. Everyone is asked, the holder too, so that the question itself never tells who holds the 'Scuse.

## Payments during play

clause-PAY-1 =
    A King or Pagat lost
    .text = Whoever loses a King or the Pagat to another player before the last trick pays { $lost_card } to each other active player, and { $lost_card } into the matching pot if there are pots. It is paid at once, and one trick may cost several players.

clause-PAY-2 =
    Winning with the Pagat
    .text = Whoever wins a trick with the Pagat before the last trick receives { $pagat_won } from each other active player. Winning with a King earns nothing.

## Tout

clause-TOUT-1 =
    Tout: every trick
    .text = A player who takes all twenty-five tricks makes a tout and receives { $tout } from each other active player, both pots if there are pots, and the card points as they are counted (CARD-2, CARD-3). An ultimo won and the last trick are not paid besides (ULT-1, ULT-2, LAST-1), unless the table has chosen to pay the amount of the ultimo in a tout. Misère does not count then.
    .decision = The sources name the amount, the pots and the card points and do not say whether an ultimo is paid besides. It is not, since the amount for a tout is just that of a Pagat ultimo and a King ultimo together, with pots and without; a table may choose otherwise.

clause-TOUT-2 =
    Bagud in a tout
    .text = A failed ultimo (ULT-3) is paid in a tout as well. The player who failed pays into the pot after the tout player has emptied it, and pays what it held before the last trick was settled.
    .decision = One source says that bagud pays to the pots after the tout player has collected, and not how much. Doubling an emptied pot would cost nothing, so the amount is what the pot held before.

clause-TOUT-A1 =
    Announcing a tout
    .text = Where the table allows it, the dealer may announce a tout, aloud, directly before the discard, and then lays the 'Scuse away; a tout is announced if and only if the 'Scuse is discarded. Only the 'Scuse is excepted from DISC-2 and DISC-3. The other two cards follow DISC-3 and DISC-4 as they apply to the twenty-seven cards without it, and the dealer's declarations are made from the twenty-five cards left.
    .decision = One source allows it and says little more than that the dealer must declare going for tout. What the rest of the discard and the declarations are measured by was decided here: the 'Scuse is gone for everything that follows.

clause-TOUT-A2 =
    An announced tout that fails
    .text = If an announced tout fails, the dealer pays { $tout } to each other active player and doubles both pots, if there are pots, paying into each what it held before the last trick was settled. This happens after another player who made a tout has collected, and any bagud is paid besides. An ultimo that was won earns nothing and wins no pot. Bagud, misère, the last trick (LAST-1, if neither a King nor the Pagat won it) and, where there is no misère, the card points count as usual.
    .decision = The one source says what the dealer pays, that ultimos do not count and that misère does. Everything it does not mention was left as in any other deal.

## Misère

clause-MIS-1 =
    Misère: no trick
    .text = If exactly one player took no trick, that player has made a misère and receives { $misere } from each other active player. Ultimos that were won, the last trick and the card points are then not paid, and no pot is won; a failed ultimo (ULT-3) is paid.
    .decision = Three sources pay a failed ultimo in a misère. The fourth says only that there is no payment for ultimo, which is read of an ultimo that was won.

## Ultimo and bagud

clause-ULT-1 =
    Pagat ultimo
    .text = Whoever wins the last trick with the Pagat receives { $pagat_ultimo } from each other active player, and the Pagat pot if there are pots.

clause-ULT-2 =
    King ultimo
    .text = Whoever wins the last trick with a King receives { $king_ultimo } from each other active player, and the King pot if there are pots.

clause-ULT-3 =
    Bagud: an ultimo failed
    .text = Whoever plays the Pagat or a King to the last trick and does not win it is bagud: the player pays { $pagat_ultimo } for the Pagat or { $king_ultimo } for a King to each other active player, and doubles the matching pot, if there are pots, by paying into it what it held before the last trick was settled. Several can fail in one trick; each of them pays that same amount, after anyone who won the pot has taken it.
    .decision = The sources do not say what two players who fail in the same trick pay. Each doubles the pot as it stood, so that neither pays for the other's misfortune.

## The last trick

clause-LAST-1 =
    The last trick
    .text = If there was no tout, no misère and no ultimo, won or failed, the winner of the last trick receives { $last_trick } from each other active player. A King or the Pagat that wins it when an announced tout has failed is not paid as a last trick either. A table may choose that the last trick is paid even when an ultimo failed.

## Counting cards

clause-CARD-1 =
    Card points
    .text = Each player counts the values of the cards in the own pile (TAB-8) and one for every trick; the dealer's discard counts as one trick. Once the exchange for the 'Scuse has been made this is the same as one for every three cards. Three players have 78 card points among them.

clause-CARD-2 =
    Paying for card points
    .text = Subtract 26 from the card points, divide by 5 and round to the nearest whole number: that is how many times { $card_unit } is paid. The dealer pays each player who is above and is paid by each who is below; the dealer's own count is not paid: the dealer's result is what balances the others. With 32 card points, 6 divided by 5 rounds to 1, so the dealer pays { $card_unit }. A half never occurs.
    .decision = Only one source says what is paid for the cards; another counts them "as usual". The one way that is described is used everywhere.

clause-CARD-3 =
    When cards are not paid
    .text = Card points are not paid in a misère. In a tout they are, unless the table has chosen not to. A table may also play without paying card points at all.
    .decision = Three sources pay the card points in a tout. The fourth speaks of "regular trick payments", which is read as the same thing.

## The match

clause-GAME-1 =
    Length of a match
    .text = A match lasts a number of rounds, in each of which every player deals once, or goes on until the table stops it between two deals.
    .decision = The sources do not say how long a match lasts.

clause-GAME-2 =
    The ledger
    .text = Every movement of points is an entry in the ledger: who pays, to whom or to which pot, how much, and the clause that says so. Nothing else changes a balance, and with three or four players all balances and pots always add up to nothing. The ledger counts in points; the stake of a table, a unit and how many points it is worth, decides only how amounts are shown.
    .decision = The sources tell only what is paid. A ledger in one unit, balanced at every moment, lets anyone check it.

clause-GAME-4 =
    A deal broken off
    .text = A deal that is broken off is void. Every movement of it from the dealer's payment (POT-3) onward, that payment included, is undone; what was paid to fill empty pots (POT-2) stays. The same dealer deals again.
    .decision = The sources do not provide for it. Filling an empty pot belongs to the match rather than to the deal, so it alone stays.

clause-GAME-3 =
    A hand without trumps
    .text = Where the table allows it, a player who was dealt no trump, the 'Scuse not counting, may ask before the discard for a new deal by the same dealer, and shows the hand. Eldest is asked first and the dealer last, and for the dealer all twenty-eight cards are looked at. What was paid under POT-2 and POT-3 stays paid, and is not paid again for the new deal.
    .decision = This is a Danish club rule from outside the sources, and no preset uses it. How it is asked and paid was decided here.

## Two players

clause-TWO-1 =
    The dead hand
    .text = A third hand of twenty-five cards is dealt to nobody and stays out of play, unseen. The dealer has twenty-eight cards and discards three; the other player has twenty-five. Packets go to eldest, to the dealer and to the dead hand in turn, and the last three cards to the dealer.
    .decision = The sources leave one hand out of play and do not say how the packets go round.

clause-TWO-2 =
    No pots, no misère
    .text = With two players there are no pots, the lower amounts count, and there is no misère, which would be the other player's tout.
    .decision = The sources speak of the lower amounts for the ultimo. They are read as all the amounts of a game without pots.

clause-TWO-3 =
    Totals and their difference
    .text = With two players nothing is paid along the way. In each deal every declaration, every King or Pagat lost, every trick won with the Pagat, every ultimo, won or failed, the tout and the last trick scores its amount for or against its player, and the card points are added as counted: values, one for every trick, and one for the discard. The difference of the two totals is recorded for the player with the higher one. These scores belong to the deal and move no balance; only the difference does, as one last entry, and there is none on a tie.
    .decision = The sources total each player's score and record the difference, and do not say how a payment becomes a score. It counts once, for or against the player it belongs to.

## Options

option-players =
    Players
    .help = How many sit at the table; of four, one sits out each deal.
option-players-2 = Two
option-players-3 = Three
option-players-4 = Four

option-direction =
    Direction
    .help = Which way the deal and the play go round the table.
option-direction-counter-clockwise = Counter-clockwise
option-direction-clockwise = Clockwise

option-pots =
    Pots
    .help = With a King pot and a Pagat pot, or without them and with the lower amounts.
option-pots-true = With pots
option-pots-false = Without pots

option-declarations =
    Declarations
    .help = Whether all that a hand holds is declared for the player, or only what the player chooses.
option-declarations-compulsory = Compulsory
option-declarations-voluntary = Voluntary

option-scuse_without_tricks =
    'Scuse without tricks
    .help = Whether a player who takes no trick must surrender the 'Scuse; where it is kept, the exchange gives only a card worth nothing.
option-scuse_without_tricks-surrendered = Surrendered
option-scuse_without_tricks-kept = Kept

option-announced_tout =
    Announced tout
    .help = Whether the dealer may announce a tout and discard the 'Scuse.
option-announced_tout-true = Allowed
option-announced_tout-false = Not allowed

option-scuse_counts_as_trump =
    'Scuse among the trumps
    .help = Whether the 'Scuse counts as a trump in the declaration of Trumps.
option-scuse_counts_as_trump-true = Counts as a trump
option-scuse_counts_as_trump-false = Does not count

option-card_points =
    Card points
    .help = Whether the cards are counted and paid after the deal.
option-card_points-true = Paid
option-card_points-false = Not paid

option-card_points_in_tout =
    Card points in a tout
    .help = Whether the card points are paid besides a tout.
option-card_points_in_tout-true = Paid
option-card_points_in_tout-false = Not paid

option-last_trick_paid_on_bagud =
    Last trick beside a bagud
    .help = Whether the last trick is paid even when an ultimo failed in it.
option-last_trick_paid_on_bagud-true = Paid
option-last_trick_paid_on_bagud-false = Not paid

option-ultimo_paid_in_tout =
    Ultimo in a tout
    .help = Whether the amount of a won ultimo is paid besides a tout.
option-ultimo_paid_in_tout-true = Paid
option-ultimo_paid_in_tout-false = Not paid

option-redeal_without_trumps =
    New deal without trumps
    .help = Whether a player who was dealt no trump may show the hand and ask for a new deal.
option-redeal_without_trumps-true = Allowed
option-redeal_without_trumps-false = Not allowed

option-stake =
    Stake
    .help = The unit in which amounts are shown, and how many points one unit is worth.
option-stake-points = Points

## Amounts

tariff-foundation =
    Filling a pot
    .help = What every player at the table pays into each empty pot.
tariff-dealer_payment =
    Dealer's payment
    .help = What the dealer pays into each pot before dealing.
tariff-ten_trumps =
    Ten trumps
    .help = What a declaration of ten trumps earns from each.
tariff-more_trumps =
    Each trump beyond ten
    .help = What every trump after the tenth adds.
tariff-three_matadors =
    Three matadors
    .help = What the whole Trull earns from each.
tariff-more_matadors =
    Each further matador
    .help = What every matador after the third adds.
tariff-half =
    Half
    .help = What a half Cavalry or half Kings earn from each.
tariff-full =
    Full
    .help = What a full Cavalry or all four Kings earn from each.
tariff-abundant =
    Abundant
    .help = What an abundant Cavalry or abundant Kings earn from each.
tariff-lost_card =
    King or Pagat lost
    .help = What a King or the Pagat lost before the last trick costs to each, and to the matching pot.
tariff-pagat_won =
    Trick won with the Pagat
    .help = What winning a trick with the Pagat before the last earns from each.
tariff-tout =
    Tout
    .help = What a tout earns from each, and an announced tout that fails costs to each.
tariff-misere =
    Misère
    .help = What a misère earns from each.
tariff-pagat_ultimo =
    Pagat ultimo
    .help = What the Pagat in the last trick earns from each, or costs to each if it fails.
tariff-king_ultimo =
    King ultimo
    .help = What a King in the last trick earns from each, or costs to each if it fails.
tariff-last_trick =
    Last trick
    .help = What the last trick earns from each when nothing else happened in it.
tariff-card_unit =
    Unit of card points
    .help = What is paid for every five card points above or below 26.

## Presets

preset-classic =
    Classic
    .help = The game of the Italian and the Spanish source: pots, counter-clockwise, and every declaration is made.
preset-classic-no-pots =
    Classic without pots
    .help = Classic without pots and with the lower amounts.
preset-danish =
    Danish
    .help = The game of the source on the Danish form: pots, counter-clockwise, and each player chooses what to declare.
preset-dollar =
    Dollar
    .help = The game of the source that counts in dollars: pots, clockwise, each player chooses what to declare, a tout may be announced, and the 'Scuse is kept without tricks.
preset-two-player =
    Two players
    .help = The version for two of the Italian and the Spanish source: a dead hand, no pots, and the difference of the totals is recorded.
