# Kort, farver, spillere og meldinger: det, som beskederne i de andre filer bygger på.
#
# Et kort kommer ind i en sætning som $card (hjerterkonge, pagat), som $card_text i bestemt form
# (hjerterkongen, pagaten) og som $card_title i overskrifter. Flere kort kommer som $cards,
# $cards_text og så videre, sammen med $count.

suit =
    { $suit ->
        [C] klør
        [S] spar
        [H] hjerter
        [D] ruder
       *[T] tarok
    }
    .title =
        { $suit ->
            [C] Klør
            [S] Spar
            [H] Hjerter
            [D] Ruder
           *[T] Tarok
        }

court =
    { $court ->
        [K] konge
        [Q] dame
        [N] kaval
       *[J] knægt
    }
    .definite =
        { $court ->
            [K] kongen
            [Q] damen
            [N] kavalen
           *[J] knægten
        }

# Som navn; .text i en sætning; .title som overskrift.
card =
    { $kind ->
        [court] { suit }{ court }
        [number] { suit } { $number }
        [pagat] pagat
        [mond] mond
        [scuse] skis
       *[trump] tarok { $roman }
    }
    .text =
        { $kind ->
            [court] { suit }{ court.definite }
            [number] { suit } { $number }
            [pagat] pagaten
            [mond] monden
            [scuse] skisen
           *[trump] tarok { $roman }
        }
    .title =
        { $kind ->
            [court] { suit.title }{ court }
            [number] { suit.title } { $number }
            [pagat] Pagat
            [mond] Mond
            [scuse] Skis
           *[trump] Tarok { $roman }
        }

card-hidden = skjult kort

# Bindestregen er til afregningens smalle kolonner, hvor navnet deles på to linjer.
pot =
    { $pot ->
        [king] Konge-kop
       *[pagat] Pagat-kop
    }
    .definite =
        { $pot ->
            [king] kongekoppen
           *[pagat] pagatkoppen
        }

# En spiller uden navn; $seat tæller fra 1.
player-seat = plads { $seat }

## Lister: hvad der står mellem to ting, og før den sidste

list-between = { ", " }
list-and = { " og " }
list-or = { " eller " }

## Beløb: $sign er et minus, et plus eller ingenting

decimal-mark = ,
amount-currency = { $sign }{ $number } { $unit }
amount-unit = { $sign }{ $number } { $unit }

## Tal med bogstaver, så langt meldingerne rækker. Et enkelt er altid ét kort.

number-word =
    { $count ->
        [1] ét
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
        [7] syv
        [8] otte
        [9] ni
        [10] ti
        [11] elleve
        [12] tolv
        [13] tretten
        [14] fjorten
        [15] femten
        [16] seksten
        [17] sytten
        [18] atten
        [19] nitten
        [20] tyve
        [21] enogtyve
        [22] toogtyve
       *[other] { $count }
    }

## Meldinger

declaration-name =
    { $declaration ->
        [trumps] tarokker
        [matadors] matadorer
        [cavalry] kavaleri i { suit }
       *[kings] konger
    }

degree =
    { $degree ->
        [half] halv
        [full] fuld
       *[abundant] sprøjtefuld
    }

declaration-trumps =
    { $pagat ->
        [with] { number-word } tarokker med pagat
       *[without] { number-word } tarokker uden pagat
    }

# Hvor antallet ikke kendes.
declaration-trumps-uncounted =
    { $pagat ->
        [with] Tarokker med pagat
       *[without] Tarokker uden pagat
    }

declaration-matadors = { number-word } matadorer

# $court er den honnør, der mangler i et halvt kavaleri.
declaration-cavalry =
    { $degree ->
        [half] halvt kavaleri i { suit } uden { court }
        [full] fuldt kavaleri i { suit }
       *[abundant] sprøjtefuldt kavaleri i { suit }
    }

# $suit er farven på den konge, der mangler i halve konger.
declaration-kings =
    { $degree ->
        [half] halve konger uden { suit }
        [full] fulde konger
       *[abundant] sprøjtefulde konger
    }
