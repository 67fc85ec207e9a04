# Hvorfor en handling ikke er tilladt. Beskeden er grunden i almindelighed; .detail, hvor den findes,
# nævner kortene ($cards, $cards_text, $count), hvis tur det er ($player), eller farven ($suit).

# Hele afslaget: hvorfor, efter hvilken regel, og hvad der kan gøres i stedet.
refusal-sentence = { $why } ({ $clause }) { $instead }
refusal-sentence-alone = { $why } ({ $clause })

refusal-not-dealt = Kortene er ikke givet endnu.
refusal-already-dealt = Kortene er allerede givet.
refusal-deal-over = Spillet er slut.
refusal-sitting-out = Den, der sidder over, er ikke med i dette spil.
refusal-redeal-turn = En anden spiller spørges først om omgivning.
    .detail = { $player } spørges først om omgivning.
refusal-redeal-first = Først spørges spillerne om omgivning.
refusal-redeal-has-trump = Kun den, der ikke har fået en eneste tarok, kan forlange omgivning.
    .detail =
        { $count ->
            [one] Kun den, der ikke har fået en eneste tarok, kan forlange omgivning; du har { $cards_text }.
           *[other] Kun den, der ikke har fået en eneste tarok, kan forlange omgivning; du har { number-word } tarokker.
        }
refusal-discard-first = Først lægger kortgiveren tre kort i skat.
    .detail = Først lægger { $player } tre kort i skat.
refusal-discard-dealer-only = Kun kortgiveren lægger skat.
    .detail = Kun kortgiveren lægger skat, og det er { $player }.
refusal-discard-count = Der skal lægges netop tre kort i skat.
    .detail =
        { $count ->
            [one] Der skal lægges netop tre kort i skat, ikke kun ét.
           *[other] Der skal lægges netop tre kort i skat, ikke { number-word }.
        }
refusal-discard-twice = Der skal lægges tre forskellige kort i skat.
    .detail =
        { $count ->
            [one] { $cards_text } kan kun lægges i skat én gang.
           *[other] { $cards_text } kan kun lægges i skat én gang hver.
        }
refusal-discard-not-held = Kun kort fra din egen hånd kan lægges i skat.
    .detail = Du har ikke { $cards_text_or } på hånden.
refusal-discard-honour = Konger, pagat, mond og skis lægges aldrig i skat.
    .detail = { $cards_text } må aldrig lægges i skat; det gælder alle konger, pagaten, monden og skisen.
refusal-discard-declaration = Kort, der hører til en melding, lægges kun i skat, når der ikke er anden udvej.
    .detail =
        { $count ->
            [one] { $cards_text } hører til en melding og må ikke lægges i skat nu.
           *[other] { $cards_text } hører til en melding, og så mange af dem er det ikke nødvendigt at lægge i skat.
        }
refusal-discard-trumps = Tarokker lægges kun i skat, hvis der ikke er flere tarokker tilbage på hånden.
    .detail = { $cards_text } må kun lægges i skat, hvis du derefter ikke har flere tarokker på hånden.
refusal-discard-without-scuse = Der er meldt tout, så skisen skal lægges i skat.
refusal-tout-not-played = Ved dette bord meldes der ikke tout.
refusal-tout-without-scuse = Kun en kortgiver, der har skisen, kan melde tout.
refusal-tout-announced = Der er allerede meldt tout.
refusal-declare-first = Først skal alle meldinger afgives.
    .detail = Først skal alle meldinger afgives; det er { $player }, der skal melde.
refusal-declare-turn = Det er ikke din tur til at melde.
    .detail = Det er { $player }, der skal melde.
refusal-declare-not-held = Den melding har du ikke på hånden.
refusal-declare-twice = Hver melding afgives kun én gang.
refusal-declare-all = Ved dette bord skal alt, hvad man har på hånden, meldes.
refusal-demand-first = Først spørges spillerne, om de forlanger skisen.
    .detail = Først spørges spillerne, om de forlanger skisen; det er { $player }, der skal svare.
refusal-demand-turn = En anden spiller spørges først om skisen.
    .detail = { $player } spørges først om skisen.
refusal-demand-own-scuse = Den, der selv har skisen, kan ikke forlange den.
refusal-play-first = Nu skal der spilles et kort.
    .detail = Nu skal { $player } spille et kort.
refusal-play-turn = Det er ikke din tur til at spille.
    .detail = Det er { $player }, der skal spille.
refusal-card-not-held = Kun kort fra din egen hånd kan spilles.
    .detail = Du har ikke { $cards_text } på hånden.
refusal-follow-suit = Du kan bekende, så det skal du.
    .detail =
        { $suit ->
            [T] Der er spillet tarok ud, og du har en.
           *[other] Du skal bekende: der er spillet { suit } ud, og det har du.
        }
refusal-follow-trump = Du kan ikke bekende, så du skal lægge en tarok.
    .detail = Du har ingen { suit } at bekende med, så du skal lægge en tarok.
refusal-scuse-name-missing = Den, der spiller skisen ud, nævner en farve.
refusal-scuse-name-unasked = Der nævnes kun en farve, når skisen spilles ud før sidste stik.
refusal-scuse-penultimate = Skisen må aldrig spilles i næstsidste stik.
refusal-scuse-demanded = Skisen er forlangt, så den skal spilles i dette stik.
