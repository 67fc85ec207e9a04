# At lære spillet: regelbogen på siden, det første spil med vejledning, og hvad ordene betyder.
#
# En regel, der nævnes i en tekst, som PLAY-2, bliver et link til den. Beløb kommer, som bordet viser dem.

## Hvor man begynder

web-learn-title = Lær Grosstarock
web-learn-what = Grosstarock er dansk tarok for tre: 78 kort, 25 stik, og det sidste stik er det, det gælder. Du behøver ikke kunne andre kortspil for at begynde.
web-learn-door-play = Spil et første spil med vejledning
web-learn-door-play-what = Et rigtigt spil mod to computerspillere. Hver ting forklares én gang, når den sker, og alt, hvad du gør, kan tages tilbage.
web-learn-door-rules = Læs regelbogen
web-learn-door-rules-what = Hver regel, hvert beløb og hver måde at spille på, og du kan søge i det hele.
web-learn-door-words = Slå et ord op
web-learn-door-words-what = Hvad pagat, bagud og spillets andre ord betyder.
web-learn-guest = Begynder
web-learn-failed = Der kunne ikke åbnes noget bord. Prøv igen.
web-learn-home = Til forsiden
web-learn-pages = Lær spillet

web-learn-minute = Spillet på et minut
web-learn-minute-cards = Der er fire farver med konge, dame, kaval og knægt i hver, enogtyve tarokker og skisen, som er narren (TAB-1). Enhver tarok stikker ethvert kort i en farve (PLAY-3).
web-learn-minute-deal = Alle får femogtyve kort; kortgiveren tager tre til og lægger tre i skat (DEAL-1, DISC-1).
web-learn-minute-tricks = Bekend farve; kan du ikke, så læg en tarok; har du heller ingen, så læg, hvad du vil (PLAY-2). Kun skisen kan spilles i stedet (SCUSE-1).
web-learn-minute-pay = Gode hænder betales før første stik (DECL-1). En konge eller pagaten, tarok I, der tabes, koster sin spiller noget (PAY-1).
web-learn-minute-last = At tage sidste stik på pagaten eller en konge er en ultimo og giver en kop (ULT-1, ULT-2). At miste en af dem dér er bagud og dyrt (ULT-3).
web-learn-minute-count = Til sidst tælles kortene: 26 kortpoint er en lige part (CARD-2).

## Regelbogen

web-learn-rules = Regelbogen
web-learn-rules-what = Hver regel har en betegnelse, og alt, hvad der sker ved bordet, henviser til den: et kort, der ikke må spilles, en betaling, en melding. Står der to beløb, som i 85 (25), gælder det andet for spil uden kopper.
web-learn-contents = Indhold
web-learn-search = Søg i reglerne
web-learn-found =
    { $count ->
        [0] Ingen regel har de ord.
        [one] Én regel har de ord.
       *[other] { $count } regler har de ord.
    }
web-learn-clear = Vis alle regler igen
web-learn-as = Regler som i
web-learn-as-all = ethvert spil
web-learn-print = Udskriv
web-learn-not-here = Gælder ikke her
web-learn-permalink = Link til { $clause }
web-learn-reads = Afhænger af:
web-learn-clauses = Regler:
web-learn-in-rulebook = Vis i regelbogen
web-learn-back = Tilbage til { $clause }
web-learn-at-table = Ved dette bord
web-learn-none = betales ikke
web-learn-top = Til toppen

web-learn-cards = Kortene
web-learn-cards-what = Hver række går fra det højeste kort til det laveste (TAB-7). I hjerter og ruder går tallene den anden vej: dér er 1 højt og 10 lavt.
web-learn-worth = Hvad kortene tæller
web-learn-worth-what = Der tælles efter sidste stik (TAB-8, CARD-1). Alle andre kort tæller intet, og hvert stik giver et til.
web-learn-points =
    { $count ->
        [one] ét kortpoint
       *[other] { $count } kortpoint
    }
web-learn-options = Valgmuligheder
web-learn-options-what = Dem vælger et bord selv; ud for hver værdi står de færdige spil, der har den.

## Hvad ordene betyder

web-learn-words = Hvad ordene betyder
web-learn-words-what = Spillets ord, hvert med den regel, der siger det nøjagtigt.

web-learn-word-deal = Spil
    .text = Én omgang kort, fra der gives, til der er gjort op.
web-learn-word-match = Parti
    .text = En række spil, hvor kopperne går videre fra det ene til det næste.
web-learn-word-hand = Hånd
    .text = De kort, en spiller har.
web-learn-word-dealer = Kortgiver
    .text = Giver kortene, tager de sidste tre med på hånden og lægger tre i skat.
web-learn-word-eldest = Forhånd
    .text = Spilleren efter kortgiveren, som spiller ud til første stik.
web-learn-word-sitting-out = At sidde over
    .text = Er der fire ved bordet, er én ikke med i hvert spil: den, der sidder over for kortgiveren.
web-learn-word-trump = Tarok
    .text = Et af de enogtyve kort fra I til XXI, som stikker alle kort i farverne.
web-learn-word-scuse = Skis
    .text = Narren. Den fritager sin spiller fra at bekende, tager som regel ikke stik og kommer tilbage.
web-learn-word-pagat = Pagat
    .text = Tarok I, den laveste. Den tæller meget og er let at miste.
web-learn-word-mond = Mond
    .text = Tarok XXI, den højeste. Intet stikker den.
web-learn-word-trull = Trullen
    .text = Pagat, mond og skis under ét.
web-learn-word-honour = Kort, der aldrig lægges
    .text = En konge, pagaten, monden eller skisen. De lægges ikke i skat.
web-learn-word-court = Honnør
    .text = Konge, dame, kaval eller knægt. Kavalen står mellem damen og knægten.
web-learn-word-talon = Talon
    .text = De tre kort, der er tilbage, når der er givet; kortgiveren tager dem op.
web-learn-word-discard = Skat
    .text = De tre kort, kortgiveren lægger med bagsiden op. De tæller med for kortgiveren til sidst.
web-learn-word-pots = Kopper
    .text = Kongekoppen og pagatkoppen. Pointene i dem venter på den, der tager sidste stik på sådan et kort.
web-learn-word-foundation = Fundering
    .text = Det, alle ved bordet betaler i en tom kop.
web-learn-word-stake = Enhed
    .text = Det, et bord viser beløb i: point, dollar eller noget helt andet.
web-learn-word-declaration = Melding
    .text = En samling kort, der meldes før første stik og betales straks.
web-learn-word-trumps = Tarokker, som melding
    .text = Ti tarokker eller flere på én hånd, sagt med eller uden pagat.
web-learn-word-matadors = Matadorer
    .text = Trullen og de tarokker, der følger den uden hul: XX, XIX og så fremdeles.
web-learn-word-cavalry = Kavaleri
    .text = Honnørerne i én farve.
web-learn-word-kings = Konger, som melding
    .text = Alle fire konger, eller tre af dem og skisen.
web-learn-word-degree = Halv, fuld, sprøjtefuld
    .text = Tre af fire og skisen; alle fire; alle fire og skisen.
web-learn-word-trick = Stik
    .text = Ét kort fra hver spiller; det bedste kort tager dem alle.
web-learn-word-lead = At spille ud
    .text = At spille det første kort i et stik. Det bestemmer den udspillede farve.
web-learn-word-follow = At bekende
    .text = At spille et kort i den udspillede farve, som alle skal, der kan.
web-learn-word-void = Renonce
    .text = At være uden kort i en farve. Den, der er renonce, skal lægge tarok.
web-learn-word-pile = Stikbunke
    .text = De stik, en spiller har taget; hos kortgiveren hører skatten med.
web-learn-word-exchange = Bytte
    .text = Det kort, der gives for en skis, som går tilbage til sin spiller.
web-learn-word-demand = At forlange skisen
    .text = At kræve, at skisen spilles i tredjesidste stik.
web-learn-word-ultimo = Ultimo
    .text = At tage sidste stik på pagaten eller en konge.
web-learn-word-bagud = Bagud
    .text = Pagaten eller en konge spilles i sidste stik og tager det ikke: en tabt ultimo.
web-learn-word-last-trick = Sidste stik
    .text = Det femogtyvende. Den, der tager det, får betaling, hvis der ikke skete noget større.
web-learn-word-misere = Nolo
    .text = Netop én spiller har intet stik taget; andre siger misère, nill eller null.
web-learn-word-tout = Tout
    .text = Én spiller har taget alle femogtyve stik.
web-learn-word-announced = Meldt tout
    .text = Kortgiveren siger, før skatten lægges, at alle stik bliver taget, og lægger skisen i skat.
web-learn-word-card-points = Kortpoint
    .text = Værdien af de kort, en spiller har taget, og ét for hvert stik.
web-learn-word-settlement = Afregning
    .text = Listen over alle betalinger i et spil, hver med den regel, der ligger bag.
web-learn-word-dead-hand = Den døde hånd
    .text = Når der er to spillere: den tredje hånd, som ingen ser.

## Vejledningen ved bordet

web-learn-guide = Vejledning
web-learn-guide-open = Vis vejledningen
web-learn-guide-close = Luk vejledningen, til der er noget nyt
web-learn-guide-before = Forrige tip
web-learn-guide-after = Næste tip
web-learn-guide-place = { $number } af { $count }
web-learn-guide-off = Vis det ikke mere
web-learn-guide-sheet = Åbn afregningen
web-learn-guide-net = { $amount } til dig
web-learn-guide-total = Spillet i alt: { $amount } til dig

web-learn-hint-hand = Du har { $count } kort. Der er fire farver med konge, dame, kaval og knægt, der er tarokker med numre fra I til XXI, og der er skisen, et kort for sig selv (TAB-1).
web-learn-hint-rank = Tarokker stikker alle farver (PLAY-3). I spar og klør er 10 det højeste tal, i hjerter og ruder er det 1 (TAB-7).
web-learn-hint-value = De her tæller: hver konge, pagaten (tarok I), monden (tarok XXI) og skisen 4, en dame 3, en kaval 2, en knægt 1 og hvert stik 1 (TAB-8).
web-learn-hint-pots = Alle har betalt { $foundation } i hver af de to kopper, og kortgiveren { $dealer_payment } til (POT-2, POT-3). Du vinder en af dem ved at tage sidste stik på en konge eller pagaten (ULT-1, ULT-2).
web-learn-hint-sits-out = Du sidder over i dette spil og kan se på. Det gør altid den, der sidder over for kortgiveren (TAB-3).
web-learn-hint-discard = Du giver. Du har taget de tre kort, der var tilbage (DEAL-1); læg nu tre i skat. De tæller med for dig til sidst (DISC-1).
web-learn-hint-discard-never = Konger, pagat, mond og skis bliver på hånden (DISC-2), og det gør kort, du kunne melde, også (DISC-3). Tarokker kun, hvis du ingen beholder (DISC-4). Tryk på et dæmpet kort for at læse hvorfor.
web-learn-hint-discard-which = Kort i en kort farve er gode at lægge: når du ikke har flere i den, må du stikke den med tarok (PLAY-2).
web-learn-hint-discard-other = { $player } giver og lægger tre kort i skat, som ingen ser (DISC-1).
web-learn-hint-declare-held = Du kan melde { $held }. Hver af de andre betaler dig straks for det (DECL-1) og ved så, hvad du har.
web-learn-hint-declare-none = Nu meldes der: ti tarokker eller flere (DECL-3), trullen (DECL-4), honnørerne i en farve (DECL-5), konger (DECL-6). Du har intet af det.
web-learn-hint-declared = { $player } melder { $declaration }; hver af de andre betaler straks (DECL-1). Nu kender du nogle af de kort.
web-learn-hint-lead = Du spiller ud, med hvilket kort du vil. Den, der tager et stik, spiller ud til det næste (PLAY-1).
web-learn-hint-follow = Udspillet: { suit }. Det har du, så du skal bekende; du behøver ikke stikke over (PLAY-2).
web-learn-hint-trump = Udspillet: { suit }. Det har du ikke, så du skal lægge en tarok, hvilken du vil (PLAY-2). Den højeste tarok tager stikket (PLAY-3).
web-learn-hint-throw = Du kan hverken bekende eller lægge tarok, så du må lægge, hvad du vil (PLAY-2). Det kan ikke tage stikket (PLAY-3).
web-learn-hint-taken = { $player } tager stikket: den højeste tarok stikker, og uden tarok det højeste kort i den udspillede farve (PLAY-3).
web-learn-hint-pagat =
    { $pots ->
        [yes] Du kunne spille pagaten. Får den stik, betaler hver af de andre dig { $pagat_won } (PAY-2). Bliver den stukket, betaler du { $lost_card } til hver og til pagatkoppen (PAY-1).
       *[no] Du kunne spille pagaten. Får den stik, betaler hver af de andre dig { $pagat_won } (PAY-2). Bliver den stukket, betaler du { $lost_card } til hver (PAY-1).
    }
web-learn-hint-king =
    { $pots ->
        [yes] Du kunne spille en konge. Bliver den stukket, betaler du { $lost_card } til hver af de andre og til kongekoppen (PAY-1). Får den stik, betaler ingen, men den tæller 4 (PAY-2, TAB-8).
       *[no] Du kunne spille en konge. Bliver den stukket, betaler du { $lost_card } til hver af de andre (PAY-1). Får den stik, betaler ingen, men den tæller 4 (PAY-2, TAB-8).
    }
web-learn-hint-scuse = Du må spille skisen i stedet for et hvilket som helst kort, også selv om du kunne bekende (SCUSE-1).
web-learn-hint-scuse-back =
    { $kept ->
        [yes] Skisen tager ikke stik, men efter sidste stik får du den igen, for et kort uden værdi, hvis du har et (SCUSE-2, SCUSE-3).
       *[no] Skisen tager ikke stik, men får du bare ét, får du den igen efter sidste stik, for et lavt kort (SCUSE-2, SCUSE-3).
    }
web-learn-hint-scuse-lead = Du kan også spille skisen ud: så nævner du den farve, de andre skal bekende (SCUSE-5).
web-learn-hint-scuse-other = { $player } spiller skisen. Den behøver ikke bekende, tager ikke stikket (SCUSE-1) og byttes efter sidste stik med et andet kort (SCUSE-2).
web-learn-hint-lost =
    { $pots ->
        [yes] { $card_text } er tabt: { $player } betaler { $lost_card } til hver af de andre og lige så meget i koppen (PAY-1).
       *[no] { $card_text } er tabt: { $player } betaler { $lost_card } til hver af de andre (PAY-1).
    }
web-learn-hint-pagat-won = Stik på pagaten betales straks: { $player } får { $pagat_won } af hver af de andre (PAY-2).
web-learn-hint-count = Efter sidste stik tæller alle de kort, de har taget, og ét for hvert stik (CARD-1). 26 er en lige part; fem flere eller færre er { $card_unit } værd (CARD-2).
web-learn-hint-misere = { $player } har endnu intet stik. Er én spiller ene om det til sidst, er det nolo og giver { $misere } fra hver (MIS-1).
web-learn-hint-scuse-late = Du har stadig skisen. Den må ikke spilles i 24. stik (SCUSE-6), og i 25. stik er den tabt (SCUSE-4).
web-learn-hint-ending = Det nærmer sig sidste stik. Tages det på en konge, giver det { $king_ultimo } fra hver, på pagaten { $pagat_ultimo }, og koppen, hvis der er kopper (ULT-1, ULT-2).
web-learn-hint-ending-bagud =
    { $pots ->
        [yes] Men en konge eller pagat, der bliver stukket i sidste stik, er bagud: spilleren betaler de andre lige så meget og fordobler koppen (ULT-3).
       *[no] Men en konge eller pagat, der bliver stukket i sidste stik, er bagud: spilleren betaler de andre lige så meget (ULT-3).
    }
web-learn-hint-demand = Skisen er ikke spillet endnu. Før 23. stik kan du forlange den spillet nu, så ingen beholder den længere (SCUSE-7).
web-learn-hint-demand-holder = Før 23. stik spørges alle om skisen, også du, selv om du har den: så røber spørgsmålet ikke, hvor den er (SCUSE-7).
web-learn-hint-demanded = Skisen er forlangt: den, der har den, skal spille den i dette stik (SCUSE-7).
web-learn-hint-settled = Spillet er slut. Her er, hvad det gav dig, linje for linje; hver nævner sin regel.
web-learn-hint-next = Nu giver den næste (TAB-6). Vejledningen fortsætter med det, der endnu er nyt; resten står i regelbogen.

# En linje i afregningen, efter reglen bag den.
web-learn-line-POT-2 = Alle ved bordet fylder en tom kop (POT-2).
web-learn-line-POT-3 = Kortgiveren betaler i begge kopper, før der gives (POT-3).
web-learn-line-DECL-3 = Ti tarokker eller flere, betalt af hver af de andre (DECL-3).
web-learn-line-DECL-4 = Trullen og det, der følger den, betalt af hver af de andre (DECL-4).
web-learn-line-DECL-5 = Honnører i en farve, betalt af hver af de andre (DECL-5).
web-learn-line-DECL-6 = Konger, betalt af hver af de andre (DECL-6).
web-learn-line-PAY-1 = En konge eller pagaten tabt før sidste stik (PAY-1).
web-learn-line-PAY-2 = Pagaten fik stik før det sidste (PAY-2).
web-learn-line-TOUT-1 = Én spiller tog alle stik og får betaling fra alle og fra kopperne (TOUT-1).
web-learn-line-TOUT-A2 = Kortgiveren meldte tout og manglede et stik (TOUT-A2).
web-learn-line-MIS-1 = Én spiller alene fik intet stik; kortpoint betales da ikke (MIS-1).
web-learn-line-ULT-1 = Pagaten tog sidste stik (ULT-1).
web-learn-line-ULT-2 = En konge tog sidste stik (ULT-2).
web-learn-line-ULT-3 = Pagaten eller en konge blev stukket i sidste stik (ULT-3).
web-learn-line-LAST-1 = Hverken konge eller pagat i sidste stik, så den, der tog det, får betaling (LAST-1).
web-learn-line-CARD-2 = Kortpoint over eller under 26 gøres op med kortgiveren; du har { $points } (CARD-2).
