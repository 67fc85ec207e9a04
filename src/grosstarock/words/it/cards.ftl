# Cards, suits, players and declarations: what the messages of the other files build on.
#
# `card` is a name without an article, .text has its article ("il Re di cuori", "l'8 di fiori") and
# .title stands at the head of a line. The article is elided before 1 and 8, which $card, the card's
# code, tells apart. No sentence puts a preposition that would join the article before a card.

suit =
    { $suit ->
        [C] fiori
        [S] picche
        [H] cuori
        [D] quadri
       *[T] trionfi
    }

court =
    { $court ->
        [K] Re
        [Q] Regina
        [N] Cavallo
       *[J] Fante
    }

card =
    { $kind ->
        [court] { court } di { suit }
        [number] { $number } di { suit }
        [pagat] Pagat
        [mond] Mondo
        [scuse] Matto
       *[trump] trionfo { $roman }
    }
    .text =
        { $kind ->
            [court]
                { $court ->
                    [Q] la { court } di { suit }
                   *[other] il { court } di { suit }
                }
            [number]
                { $card ->
                    [C1] l'{ $number } di { suit }
                    [C8] l'{ $number } di { suit }
                    [S1] l'{ $number } di { suit }
                    [S8] l'{ $number } di { suit }
                    [H1] l'{ $number } di { suit }
                    [H8] l'{ $number } di { suit }
                    [D1] l'{ $number } di { suit }
                    [D8] l'{ $number } di { suit }
                   *[other] il { $number } di { suit }
                }
            [pagat] il Pagat
            [mond] il Mondo
            [scuse] il Matto
           *[trump] il trionfo { $roman }
        }
    .title =
        { $kind ->
            [court] { court } di { suit }
            [number] { $number } di { suit }
            [pagat] Pagat
            [mond] Mondo
            [scuse] Matto
           *[trump] Trionfo { $roman }
        }

card-hidden = carta coperta

# Heads a narrow column and stands for the pot in a list; in sentences it is "il piatto del Re".
pot =
    { $pot ->
        [king] piatto Re
       *[pagat] piatto Pagat
    }

# A player without a name; $seat counts from 1. It is used like a name, without an article.
player-seat = Posto { $seat }

## Lists: what stands between two things, and before the last one

list-between = { ", " }
list-and = { " e " }
list-or = { " o " }

## Amounts: $sign is a minus sign, a plus sign or nothing

decimal-mark = ,
amount-currency = { $sign }{ $number } { $unit }
amount-unit = { $sign }{ $number } { $unit }

## Numbers in words, as far as declarations go

number-word =
    { $count ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
        [13] tredici
        [14] quattordici
        [15] quindici
        [16] sedici
        [17] diciassette
        [18] diciotto
        [19] diciannove
        [20] venti
        [21] ventuno
        [22] ventidue
       *[other] { $count }
    }

## Declarations

declaration-name =
    { $declaration ->
        [trumps] Trionfi
        [matadors] Matador
        [cavalry] Cavalleria di { suit }
       *[kings] Re
    }

degree =
    { $degree ->
        [half] mezza
        [full] intera
       *[abundant] abbondante
    }

declaration-trumps =
    { $pagat ->
        [with] { number-word } trionfi con il Pagat
       *[without] { number-word } trionfi senza il Pagat
    }

# Where the number is not known.
declaration-trumps-uncounted =
    { $pagat ->
        [with] Trionfi con il Pagat
       *[without] Trionfi senza il Pagat
    }

declaration-matadors = { number-word } matador

# $court is the court that is missing from a half Cavalry.
declaration-cavalry =
    { $degree ->
        [half]
            { $court ->
                [Q] mezza Cavalleria di { suit }, senza la { court }
               *[other] mezza Cavalleria di { suit }, senza il { court }
            }
        [full] Cavalleria intera di { suit }
       *[abundant] Cavalleria abbondante di { suit }
    }

# $suit is the suit of the King that is missing from half Kings.
declaration-kings =
    { $degree ->
        [half] mezzi Re, senza il Re di { suit }
        [full] tutti e quattro i Re
       *[abundant] Re abbondanti
    }
