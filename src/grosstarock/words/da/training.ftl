# Hvad `grosstarock train` siger.

terminal-train-book = Hæfte { $number } af { $books } er skrevet.
terminal-train-decisions =
    { $decisions ->
        [one] Én beslutning. Nu tilpasses vanen.
       *[other] { $decisions } beslutninger. Nu tilpasses vanen.
    }
terminal-train-epoch = Gennemløb { $number } af { $epochs }: tabte point pr. beslutning med det bedste kort { $best }, efter oddsene { $odds }, ved lodtrækning { $chance }.
terminal-train-duel = Mod den vane, der underviste, kortene alene, over { $deals } spil: { $points } ± { $half } point pr. spil.
terminal-train-done = Færdig. Vægtene og læringskurven ligger i { $folder }.
terminal-train-no-weights = Der er ingen vægte »{ $found }«, hverken i pakken eller som fil.
terminal-train-needs-weights = En vane, der intet ved, kan ikke lære sig selv noget. Begynd med teach, eller nævn dens vægte med --resume.
terminal-train-curve-title = Tabte point pr. beslutning, på beslutninger til prøve
terminal-train-curve-epochs = gennemløb
terminal-train-curve-best = bedste kort
terminal-train-curve-odds = efter oddsene
