# Karten, Farben, Spieler und Meldungen: worauf die Texte der anderen Dateien bauen.
#
# Eine Karte kommt in einen Satz als $card (Herz-König, Pagat), mit Artikel als $card_text im Nominativ
# (der Herz-König), $card_accusative (den Herz-König) und $card_dative (dem Herz-König), und als
# $card_title in Überschriften. Mehrere Karten kommen ebenso als $cards, $cards_text und so weiter, dazu
# $count. Tarocks haben im Satz keinen Artikel: Tarock VII.

suit =
    { $suit ->
        [C] Treff
        [S] Pik
        [H] Herz
        [D] Karo
       *[T] Tarock
    }

court =
    { $court ->
        [K] König
        [Q] Dame
        [N] Cavall
       *[J] Bube
    }
    .oblique =
        { $court ->
            [K] König
            [Q] Dame
            [N] Cavall
           *[J] Buben
        }

# Als Name; .text, .accusative und .dative im Satz; .title als Überschrift.
card =
    { $kind ->
        [court] { suit }-{ court }
        [number] { suit }-{ $number }
        [pagat] Pagat
        [mond] Mond
        [scuse] Sküs
       *[trump] Tarock { $roman }
    }
    .text =
        { $kind ->
            [court]
                { $court ->
                    [Q] die { suit }-{ court }
                   *[other] der { suit }-{ court }
                }
            [number] die { suit }-{ $number }
            [pagat] der Pagat
            [mond] der Mond
            [scuse] der Sküs
           *[trump] Tarock { $roman }
        }
    .accusative =
        { $kind ->
            [court]
                { $court ->
                    [Q] die { suit }-{ court.oblique }
                   *[other] den { suit }-{ court.oblique }
                }
            [number] die { suit }-{ $number }
            [pagat] den Pagat
            [mond] den Mond
            [scuse] den Sküs
           *[trump] Tarock { $roman }
        }
    .dative =
        { $kind ->
            [court]
                { $court ->
                    [Q] der { suit }-{ court.oblique }
                   *[other] dem { suit }-{ court.oblique }
                }
            [number] der { suit }-{ $number }
            [pagat] dem Pagat
            [mond] dem Mond
            [scuse] dem Sküs
           *[trump] Tarock { $roman }
        }
    .title =
        { $kind ->
            [court] { suit }-{ court }
            [number] { suit }-{ $number }
            [pagat] Pagat
            [mond] Mond
            [scuse] Sküs
           *[trump] Tarock { $roman }
        }

card-hidden = verdeckte Karte

# Der Bindestrich ist für die schmalen Spalten der Abrechnung, in denen der Name geteilt wird.
pot =
    { $pot ->
        [king] König-Topf
       *[pagat] Pagat-Topf
    }
    .text =
        { $pot ->
            [king] Königstopf
           *[pagat] Pagattopf
        }

# Ein Spieler ohne Namen; $seat zählt ab 1.
player-seat = Platz { $seat }

## Aufzählungen: was zwischen zwei Dingen steht und was vor dem letzten

list-between = { ", " }
list-and = { " und " }
list-or = { " oder " }

## Beträge: $sign ist ein Minus, ein Plus oder nichts

decimal-mark = ,
amount-currency = { $sign }{ $number } { $unit }
amount-unit = { $sign }{ $number } { $unit }

## Zahlen in Worten, so weit die Meldungen reichen. Eine einzelne ist immer eine Karte.

number-word =
    { $count ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
        [21] einundzwanzig
        [22] zweiundzwanzig
       *[other] { $count }
    }

## Meldungen

declaration-name =
    { $declaration ->
        [trumps] Tarocks
        [matadors] Matadore
        [cavalry] Kavallerie in { suit }
       *[kings] Könige
    }

degree =
    { $degree ->
        [half] halb
        [full] ganz
       *[abundant] übervoll
    }

declaration-trumps =
    { $pagat ->
        [with] { number-word } Tarocks mit Pagat
       *[without] { number-word } Tarocks ohne Pagat
    }

# Wo die Zahl nicht bekannt ist.
declaration-trumps-uncounted =
    { $pagat ->
        [with] Tarocks mit Pagat
       *[without] Tarocks ohne Pagat
    }

declaration-matadors = { number-word } Matadore

# $court ist die Figur, die einer halben Kavallerie fehlt.
declaration-cavalry =
    { $degree ->
        [half] halbe Kavallerie in { suit } ohne { court.oblique }
        [full] ganze Kavallerie in { suit }
       *[abundant] übervolle Kavallerie in { suit }
    }

# $suit ist die Farbe des Königs, der halben Königen fehlt.
declaration-kings =
    { $degree ->
        [half] halbe Könige ohne { suit }
        [full] alle vier Könige
       *[abundant] übervolle Könige
    }
