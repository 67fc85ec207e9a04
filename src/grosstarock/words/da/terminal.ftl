# Hvad terminalen selv siger, i `play` og omkring det. Bogstaverne, der tastes, er de samme på alle
# sprog; her forklares de på dansk.

## Bordet

terminal-deal = Spil { $number }: { $dealer } giver
terminal-sitting-out = { $player } sidder over.
terminal-pots = Kongekop { $king }, pagatkop { $pagat }
terminal-scuse = Skis
terminal-names-suit = som { suit }
terminal-trick = { $number }. stik: { $leader } spiller ud
terminal-hand =
    { $count ->
        [one] Dit sidste kort:
       *[other] Din hånd, { $count } kort:
    }
terminal-hand-marked =
    { $count ->
        [one] Dit sidste kort:
       *[other] Din hånd, { $count } kort; dem i klammer kan bruges:
    }

## Spørgsmål

terminal-ask-card = Dit kort (? hjælp):
terminal-ask-suit = Hvilken farve spiller skisen ud (C klør, S spar, H hjerter, D ruder, T tarok)?
terminal-ask-discard = Tre kort i skat (? hjælp):
terminal-ask-declare = Hvad melder du (Enter: alt, 0: intet, eller numre)?
terminal-ask-demand = Forlanger du, at skisen spilles i dette stik (y ja, n nej)?
terminal-ask-redeal = Du har ikke fået en eneste tarok. Forlanger du omgivning (y ja, n nej)?
terminal-ask-next = Enter for næste spil (? hjælp):
terminal-ask-resume = Der er et parti, som ikke blev spillet færdigt. Fortsætte det (y ja, n nej)?

terminal-declare-choice = { $number }. { $declaration } ({ $amount } fra hver)
terminal-announce-tout = Vil du lægge skisen i skat, så meld tout først: skriv tout.
terminal-hint = Et råd: { $action }

## Svar

terminal-taken-back = Taget tilbage.
terminal-nothing-to-take-back = Der er ikke noget at tage tilbage.
terminal-no-last-trick = Der er ikke taget noget stik endnu.
terminal-nothing-typed = Skriv et svar; ? viser, hvad der kan skrives.
terminal-not-understood = »{ $found }« er ikke et kort, der kendes her. Kort skrives som HK, S10, XVI, pagat eller F.
terminal-not-understood-suit = »{ $found }« er ikke en farve. Skriv C for klør, S spar, H hjerter, D ruder eller T tarok.
terminal-not-yes-or-no = Svar y for ja eller n for nej.
terminal-not-a-number-shown = Svar med numre fra listen, 0 eller Enter.
terminal-not-an-answer = Der er ikke noget at svare på nu; ? viser, hvad der kan skrives.
terminal-no-such-clause = Regelbogen har ingen regel { $found }.
terminal-saved = Partiet er gemt; »grosstarock play« fortsætter det.
terminal-saved-broken = Det gemte parti i { $path } kan ikke læses ({ $reason }). Det får lov at ligge; start med --new for at spille et andet.
terminal-cannot-save = Partiet kan ikke gemmes i { $path }: { $reason }
terminal-pots-divided = Kopperne er delt.
terminal-match-over =
    { $deals ->
        [one] Partiet er slut efter ét spil.
       *[other] Partiet er slut efter { $deals } spil.
    }
terminal-final = { $place }. { $player } { $amount }
terminal-thanks = Tak for spillet.

terminal-help =
    Et kort skrives med farve og værdi, som HK, S10, dn eller hearts king; en
    tarok med sit nummer, som XVI eller 16; pagat, mond og F (skisen) også med
    navn. C er klør, S spar, H hjerter, D ruder; K konge, Q dame, N kaval, J knægt.
    Spilles skisen ud, skrives farven med: F H.

    u       tag din sidste handling tilbage  h  et råd
    l       det sidste stik                  e  slut partiet
    r REGEL en regel, som r SCUSE-5          q  gem og hold op
    s       betalingerne i dette spil        ?  denne hjælp

## Simulering og gennemregning

terminal-summary-title =
    { $deals ->
        [one] Ét spil med { $preset }
       *[other] { $deals } spil med { $preset }
    }
terminal-summary-player = Spiller
terminal-summary-total = I alt
terminal-summary-mean = Pr. spil
terminal-summary-tricks = Stik pr. spil
terminal-replay-good =
    { $deals ->
        [one] Ét spil: alt stemmer.
       *[other] { $deals } spil: alt stemmer.
    }
terminal-replay-unseen = Spil { $number } har kort, som den, der skrev det ned, ikke så, og kan ikke regnes igennem.
terminal-replay-fault = Spil { $number }, { $path }: i optegnelsen står { $found }, reglerne giver { $expected } ({ $clause }).
terminal-replay-illegal = Spil { $number }, { $path }: { $reason }
terminal-deal-of = Spil { $number }: { $players }
terminal-nothing = ingenting
terminal-no-difference = Ingen: { $left } og { $right } spilles ens.

## Spillere

terminal-players-number =
    { $wanted ->
        [one] --players nævner { $found } spillere, og der skal bruges én (eller ét navn til alle).
       *[other] --players nævner { $found } spillere, og der skal bruges { $wanted } (eller ét navn til alle).
    }
terminal-player-unknown = Der er ingen spiller »{ $name }«. Kendte er { $known }.
terminal-player-broken = Spilleren »{ $name }« kan ikke bruges: { $cause }

## Læsning og omskrivning

terminal-reading-fault = { $place }: { $reason }
terminal-line = linje { $number }
terminal-column = kolonne { $number }
terminal-ending-one-line-only = Et slutspil findes kun på én linje; skriv det om med --to line.
terminal-match-end-no-line = Slutningen på et parti kan ikke stå på én linje; skriv den om med --to json eller --to text.

## Visning

terminal-shown-dealer = { $player } giver; spillet som { $preset }.
terminal-shown-unseen = Nogle kort så den, der skrev dette ned, ikke; spillets gang kan ikke vises.

## Slutspil

terminal-solve-maxn = Alle kort åbne, hver for sig: hvad hver vinder herfra og til slut.
terminal-solve-paranoid = Alle kort åbne, alle andre mod { $player }: hvad { $player } kan tvinge igennem.
terminal-solve-difference = Alle kort åbne: hvor meget bedre { $player } klarer sig end den anden herfra.
terminal-solve-line = Et bedste forløb:
terminal-solve-unsolved = Ikke løst: søgningen opgav efter { $nodes } stillinger. --budget og --memory giver mere plads.
terminal-solve-no-trick-left = Der er intet stik tilbage: der er intet at løse.
terminal-solve-method =
    { $players ->
        [2] To spillere spiller om forskellen: brug --method difference eller maxn.
       *[other] Forskellen er for to spillere: brug --method maxn eller paranoid.
    }
terminal-solve-too-many-cards = Der er stadig { $found } kort ude; højst { $most } kan løses.
terminal-solve-amounts = Beløbene ved dette bord er større, end løseren regner med.
terminal-kernel-missing = Dette kræver den oversatte kerne: pip install 'grosstarock[kernel]'
terminal-warm-bulk = Hele spil: klar efter { $seconds } s.
terminal-warm-playouts = Udspilning: klar efter { $seconds } s.
terminal-warm-environment = Miljøet: klar efter { $seconds } s.
terminal-warm-endings = Slutspil: klar efter { $seconds } s.
terminal-warm-worlds = Verdener: klar efter { $seconds } s.
terminal-warm-trials = Afprøvning af kort: klar efter { $seconds } s.
terminal-bench-missing = Målingerne følger med kildekoden, i mappen bench.
