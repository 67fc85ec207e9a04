# Looking at a deal again: step by step, from a link or from a file, and whether it was dealt fairly.

web-replay = Gennemspilning
web-replay-loading = Et øjeblik …
web-replay-home = Til forsiden
web-replay-other = Andre spil

## With whose eyes

web-replay-eyes = Set af
web-replay-open-hands = Alle åbne
web-replay-hand =
    { $count ->
        [0] { $player }: ingen kort
        [one] { $player }: ét kort
       *[other] { $player }: { $count } kort
    }
web-replay-laid-away = { $player }: lagt i skat

## Through the deal

web-replay-controls = Gennem spillet
web-replay-keys = Piletasterne går et skridt, Page Up og Page Down et stik, Home og End helt til enderne.
web-replay-first = Til begyndelsen
web-replay-back = Et skridt tilbage
web-replay-next = Et skridt frem
web-replay-last = Til slutningen
web-replay-slider = Skridt
web-replay-step = Skridt { $step } af { $last }
web-replay-jump = Spring til
web-replay-mark-deal = Kortene gives
web-replay-mark-discard = Der lægges i skat
web-replay-mark-declare = Meldinger
web-replay-mark-trick = { $number }. stik
web-replay-mark-end = Slutningen

## Beside the deal

web-replay-panels = Om spillet
web-replay-tab-moves = Forløb
web-replay-tab-paid = Betalinger
web-replay-tab-fair = Ærligt?
web-replay-tab-share = Del
web-replay-tab-again = Spil det

## To pass it on

web-replay-link = Et link til dette skridt
web-replay-link-help = Det åbner spillet her, ved dette skridt og set af den samme. Det bliver ved med at virke.
web-replay-copy = Kopiér
web-replay-copied = Kopieret.
web-replay-selected = Markeret: kopiér nu med din enheds egen kommando.
web-replay-download = Hent
web-replay-record-json = Optegnelsen
web-replay-record-json-help = Til programmer, og til at åbne her igen.
web-replay-record-text = Optegnelsen som tekst
web-replay-record-text-help = Til at læse for mennesker; den kan også åbnes her.

## The same deal again

web-replay-again-help = De samme kort gives én gang til, til de samme pladser. Tag en af dem; bots spiller på de andre.
web-replay-again-seat = Din plads
web-replay-again-player = Botternes styrke
web-replay-again-play = Spil dette spil

## Whether it was fair

web-replay-verdict =
    { $verdict ->
        [fair] Kortene til dette spil er givet ærligt.
        [fair-unseen] Dette spil stemmer med det, der blev lovet.
        [fair-without] Kortene til dette spil er givet ærligt, men uden din browsers bidrag.
       *[unfair] Noget er galt med, hvordan kortene blev givet.
    }
web-replay-fair-given = Kortene til dette spil lå fast og blev ikke blandet: det er et spil om igen eller en øvelse, og der blev ikke lovet noget.
web-replay-point-promise =
    { $finding ->
        [holds] Løftet er det, som denne browser fik vist før spillet.
        [fails] Løftet er ikke det, som denne browser fik vist før spillet.
       *[unknown] Denne browser var ikke ved bordet og fik ikke vist noget løfte.
    }
web-replay-point-secret =
    { $finding ->
        [holds] Serverens hemmelige tal er det, den havde lovet.
       *[fails] Serverens hemmelige tal er ikke det, den havde lovet.
    }
web-replay-point-share =
    { $finding ->
        [holds] Denne browsers eget bidrag til tilfældet kom med.
        [fails] Denne browsers eget bidrag til tilfældet blev ændret eller udeladt.
        [left-out] Denne browsers eget bidrag kom ikke med: det kom for sent eller blev udeladt.
       *[unknown] Denne browser gav ikke noget bidrag.
    }
web-replay-point-seed =
    { $finding ->
        [holds] Det hemmelige tal og bidragene giver tilsammen frøet, der blandes efter.
       *[fails] Det hemmelige tal og bidragene giver ikke det frø, der blev blandet efter.
    }
web-replay-point-pack =
    { $finding ->
        [holds] Frøet giver alle 78 korts rækkefølge.
       *[fails] Frøet giver en anden rækkefølge af kortene.
    }
web-replay-point-hands =
    { $finding ->
        [holds] Det er de kort, der blev givet.
       *[fails] Der blev givet andre kort.
    }
web-replay-point-hand =
    { $finding ->
        [holds] Din hånd var den, som denne browser fik vist.
        [fails] Din hånd var ikke den, som denne browser fik vist.
       *[unknown] Denne browser fik ikke vist nogen hånd i dette spil.
    }
web-replay-fair-how = Hvor ved jeg det fra?
web-replay-fair-how-promise = Før kortene blev givet, trak serveren et hemmeligt tal og viste alle dets fingeraftryk. Ingen kan finde et andet tal med det samme fingeraftryk, så serveren kunne ikke ombestemme sig bagefter.
web-replay-fair-how-shares = Så trak hver spillers browser sit eget tal og sendte det ind. Serveren måtte lægge sig fast på sit hemmelige tal, før den kendte noget af dem.
web-replay-fair-how-shuffle = Det hemmelige tal og bidragene bestemmer tilsammen kortenes rækkefølge efter regler, som enhver kan regne efter. Når blot én browsers tal er trukket ærligt, kan ingen have valgt kortene, heller ikke serveren.
web-replay-fair-how-check = Efter spillet lægges alt frem. Din browser har netop selv regnet det hele efter; hvad den fandt, står ovenfor.
web-replay-fair-numbers = Alle tallene
web-replay-number-deal = Spillets navn
web-replay-number-commitment = Det hemmelige tals fingeraftryk
web-replay-number-secret = Hemmeligt tal
web-replay-number-seed = Frø
web-replay-number-share = Bidrag fra { $player }

## A record from a file

web-replay-file = Åbn en optegnelse
web-replay-file-help = Et spil eller et helt parti, som dette program skriver det: optegnelsen (JSON) eller teksten. Højst 4 MB.
web-replay-choose = Vælg en fil, eller slip den her
web-replay-paste = Eller sæt den ind
web-replay-read = Åbn
web-replay-found =
    { $count ->
        [0] Intet spil, der kan ses
        [one] Ét spil
       *[other] { $count } spil
    }
web-replay-deal = Spil { $number }
web-replay-match-end = Partiets slutning
web-replay-look = Se det
web-replay-more = Filen har flere optegnelser; kun disse er læst.
web-replay-outcome-agrees = I orden.
web-replay-outcome-differs = Det er ikke det, reglerne giver.
web-replay-outcome-unseen = Der er kort, som den, der skrev det ned, ikke så, og det kan ikke spilles igennem.
web-replay-outcome-unreadable = Det kan ikke læses.
web-replay-line = linje { $number }
web-replay-column = kolonne { $number }
web-replay-differs = I optegnelsen står { $found }, reglerne giver { $expected } ({ $clause }).
web-replay-nothing = ingenting

## What did not work

web-replay-trouble-network = Serveren svarer ikke. Prøv igen.
web-replay-trouble-too-many = For mange filer på én gang. Vent lidt.
web-replay-trouble-too-large = Filen er for stor: højst 4 MB.
web-replay-trouble-deal-unknown = Der er ikke noget sådant spil her, eller det er ikke spillet til ende. Et spil kan ses, når alle dets kort ligger åbne.
web-replay-trouble-cards-unseen = Der er kort i optegnelsen, som den, der skrev den, ikke så; derfor kan spillet ikke spilles igennem.
web-replay-trouble-deal-wanted = Det er slutningen på et parti, ikke et spil.
web-replay-trouble-store-failed = Spillet kan ikke læses i øjeblikket.
web-replay-trouble-seat-unknown = Der er ingen sådan plads ved dette bord.
web-replay-trouble-other = Det lykkedes ikke.
