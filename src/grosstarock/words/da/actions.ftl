# Hvad en spiller kan gøre, og hvad spillet venter på. Spilleren tiltales med du.

## Spillets gang: hvad der spørges om

phase-dealing = Kortene skal gives.
phase-redeal = Forlang omgivning, eller sig pas.
phase-discard = Læg tre kort i skat.
phase-declare = Meld, eller meld intet.
phase-demand = Forlang skisen, eller sig pas.
phase-play = Spil et kort.
phase-over = Spillet er slut.

## Handlinger

action-deal = Giv kortene.
action-break-off = Afbryd spillet.
action-ask-redeal = Forlang omgivning, og vis kortene.
action-pass-redeal = Forlang ikke omgivning.
action-announce-tout = Meld tout.
action-discard = Læg { $cards_text } i skat.
action-declare = Meld { $declarations }.
action-declare-nothing = Meld intet.
action-demand = Forlang skisen.
action-pass-demand = Sig pas.
action-play = Spil { $card_text }.
action-lead-scuse = Spil skisen ud, og nævn { suit }.

## Valg

choice-none = Der er ikke noget at gøre nu.
choice-redeal = Du kan forlange omgivning og vise dine kort, eller sige pas.
choice-redeal-pass = Du har fået tarokker og kan kun sige pas.

# $place er `first` eller `other`: en måde mere at lægge skat på tilbydes som et alternativ.
choice-discard-forced =
    { $place ->
        [first] Læg { $forced_text } i skat.
       *[other] Eller læg { $forced_text } i skat.
    }
choice-discard-pool =
    { $place ->
        [first] Læg { number-word } af disse i skat: { $pool }.
       *[other] Eller læg { number-word } af disse i skat: { $pool }.
    }
choice-discard-both =
    { $place ->
        [first] Læg { $forced_text } i skat og desuden { number-word } af disse: { $pool }.
       *[other] Eller læg { $forced_text } i skat og desuden { number-word } af disse: { $pool }.
    }
choice-discard-tout = Eller meld tout først, og læg skisen i skat.

choice-declare-nothing = Du har ingenting at melde.
choice-declare-all = Du skal melde alt, hvad du har: { $declarations }.
choice-declare-any = Du kan melde, hvad du vil af dette, eller intet: { $declarations }.

choice-demand = Du kan forlange, at skisen spilles, eller sige pas.
choice-demand-pass = Du har selv skisen og kan kun sige pas.

choice-play = Du kan spille { $cards_text_or }.
choice-play-names = Spiller du skisen ud, skal du nævne farven: { $suits }.

## Hvordan et spil sluttede

ended-played = Spillet er spillet til ende.
ended-redeal = Spillet endte med, at en spiller forlangte omgivning.
ended-broken_off = Spillet blev afbrudt og er ugyldigt.
