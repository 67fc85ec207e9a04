# Cards, suits, players and declarations: what the messages of the other files build on.
#
# `card` is a name without an article, .text has its article ("el Rey de corazones", "la Excusa") and
# .title stands at the head of a line. No sentence puts "a" or "de" before a card, which would join
# the article.

suit =
    { $suit ->
        [C] tréboles
        [S] picas
        [H] corazones
        [D] diamantes
       *[T] triunfos
    }

court =
    { $court ->
        [K] Rey
        [Q] Reina
        [N] Caballo
       *[J] Sota
    }

card =
    { $kind ->
        [court] { court } de { suit }
        [number] { $number } de { suit }
        [pagat] Pagat
        [mond] Mundo
        [scuse] Excusa
       *[trump] triunfo { $roman }
    }
    .text =
        { $kind ->
            [court]
                { $court ->
                    [Q] la { court } de { suit }
                    [J] la { court } de { suit }
                   *[other] el { court } de { suit }
                }
            [number] el { $number } de { suit }
            [pagat] el Pagat
            [mond] el Mundo
            [scuse] la Excusa
           *[trump] el triunfo { $roman }
        }
    .title =
        { $kind ->
            [court] { court } de { suit }
            [number] { $number } de { suit }
            [pagat] Pagat
            [mond] Mundo
            [scuse] Excusa
           *[trump] Triunfo { $roman }
        }

card-hidden = carta tapada

# Heads a narrow column and stands for the pot in a list; in sentences it is "el bote del Rey".
pot =
    { $pot ->
        [king] bote Rey
       *[pagat] bote Pagat
    }

# A player without a name; $seat counts from 1. It is used like a name, without an article.
player-seat = Puesto { $seat }

## Lists: what stands between two things, and before the last one

list-between = { ", " }
list-and = { " y " }
list-or = { " o " }

## Amounts: $sign is a minus sign, a plus sign or nothing

decimal-mark = ,
amount-currency = { $sign }{ $number } { $unit }
amount-unit = { $sign }{ $number } { $unit }

## Numbers in words, as far as declarations go

# Before a masculine noun: "veintiún triunfos".
number-word =
    { $count ->
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
        [17] diecisiete
        [18] dieciocho
        [19] diecinueve
        [20] veinte
        [21] veintiún
        [22] veintidós
       *[other] { $count }
    }

## Declarations

declaration-name =
    { $declaration ->
        [trumps] Triunfos
        [matadors] Matadores
        [cavalry] Caballería de { suit }
       *[kings] Reyes
    }

degree =
    { $degree ->
        [half] media
        [full] completa
       *[abundant] abundante
    }

declaration-trumps =
    { $pagat ->
        [with] { number-word } triunfos con el Pagat
       *[without] { number-word } triunfos sin el Pagat
    }

# Where the number is not known.
declaration-trumps-uncounted =
    { $pagat ->
        [with] Triunfos con el Pagat
       *[without] Triunfos sin el Pagat
    }

declaration-matadors = { number-word } matadores

# $court is the court that is missing from a half Cavalry.
declaration-cavalry =
    { $degree ->
        [half]
            { $court ->
                [Q] media Caballería de { suit }, sin la { court }
                [J] media Caballería de { suit }, sin la { court }
               *[other] media Caballería de { suit }, sin el { court }
            }
        [full] Caballería completa de { suit }
       *[abundant] Caballería abundante de { suit }
    }

# $suit is the suit of the King that is missing from half Kings.
declaration-kings =
    { $degree ->
        [half] medios Reyes, sin el Rey de { suit }
        [full] los cuatro Reyes
       *[abundant] Reyes abundantes
    }
