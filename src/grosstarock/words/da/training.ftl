# Hvad `grosstarock train` siger.

terminal-train-book = Hæfte { $number } af { $books } er skrevet.
terminal-train-lessons =
    { $lessons ->
        [one] Én lektion. Nu lærer nettet.
       *[other] { $lessons } lektioner. Nu lærer nettet.
    }
terminal-train-epoch = Gennemløb { $number } af { $epochs }: pengene rammer { $money } ved siden af, valget { $choice } af { $spread }, på { $seconds } s.
terminal-train-duel = Mod det net, som runden begyndte med, over { $deals } spil: { $points } ± { $half } point pr. spil.
terminal-train-done = Færdig. Vægtene og læringskurven ligger i { $folder }.
terminal-train-sizes = Lag fylder hele registre: --units i multipla af 64, --hidden i multipla af 32.
terminal-train-no-weights = Der er ingen vægte »{ $found }«, hverken i pakken eller som fil.
terminal-train-needs-weights = Et net, der intet ved, kan ikke lære sig selv noget. Begynd med teach, eller nævn dets vægte med --resume.
terminal-train-curve-title = Hvor langt nettet rammer ved siden af i sine valg
terminal-train-curve-epochs = gennemløb
terminal-train-curve-learning = under læring
terminal-train-curve-testing = ved prøven
