# Cards, suits, players and declarations: what the messages of the other files build on.
#
# A card comes into a sentence as $card, and in each further form that `card` has as an attribute
# here: .text gives $card_text, and a language with cases adds attributes of its own (.dative gives
# $card_dative). Several cards come as $cards, $cards_text and so on, with $count. Besides arrive
# $card_code (HK, T1, F), $card_kind (court, number, pagat, mond, trump, scuse) and $card_suit, for
# selectors that need a gender.

suit =
    { $suit ->
        [C] clubs
        [S] spades
        [H] hearts
        [D] diamonds
       *[T] trumps
    }

court =
    { $court ->
        [K] King
        [Q] Queen
        [N] Knight
       *[J] Jack
    }

# As a name; .text within a sentence; .title as a heading.
card =
    { $kind ->
        [court] { court } of { suit }
        [number] { $number } of { suit }
        [pagat] the Pagat
        [mond] the Mond
        [scuse] the 'Scuse
       *[trump] trump { $roman }
    }
    .text =
        { $kind ->
            [court] the { court } of { suit }
            [number] the { $number } of { suit }
            [pagat] the Pagat
            [mond] the Mond
            [scuse] the 'Scuse
           *[trump] trump { $roman }
        }
    .title =
        { $kind ->
            [court] { court } of { suit }
            [number] { $number } of { suit }
            [pagat] Pagat
            [mond] Mond
            [scuse] 'Scuse
           *[trump] Trump { $roman }
        }

card-hidden = hidden card

pot =
    { $pot ->
        [king] King pot
       *[pagat] Pagat pot
    }

# A player without a name; $seat counts from 1.
player-seat = seat { $seat }

## Lists: what stands between two things, and before the last one

list-between = { ", " }
list-and = { " and " }
list-or = { " or " }

## Amounts: $sign is a minus sign, a plus sign or nothing

decimal-mark = .
amount-currency = { $sign }{ $unit }{ $number }
amount-unit = { $sign }{ $number } { $unit }

## Numbers in words, as far as declarations go

number-word =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
       *[other] { $count }
    }

## Declarations

declaration-name =
    { $declaration ->
        [trumps] Trumps
        [matadors] Matadors
        [cavalry] Cavalry in { suit }
       *[kings] Kings
    }

degree =
    { $degree ->
        [half] half
        [full] full
       *[abundant] abundant
    }

declaration-trumps =
    { $pagat ->
        [with] { number-word } trumps with the Pagat
       *[without] { number-word } trumps without the Pagat
    }

# Where the number is not known.
declaration-trumps-uncounted =
    { $pagat ->
        [with] Trumps with the Pagat
       *[without] Trumps without the Pagat
    }

declaration-matadors = { number-word } matadors

# $court is the court that is missing from a half Cavalry.
declaration-cavalry =
    { $degree ->
        [half] half Cavalry in { suit }, without the { court }
        [full] full Cavalry in { suit }
       *[abundant] abundant Cavalry in { suit }
    }

# $suit is the suit of the King that is missing from half Kings.
declaration-kings =
    { $degree ->
        [half] half Kings, without the King of { suit }
        [full] all four Kings
       *[abundant] abundant Kings
    }
