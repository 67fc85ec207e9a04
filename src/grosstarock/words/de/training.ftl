# Was `grosstarock train` sagt.

terminal-train-book = Heft { $number } von { $books } ist geschrieben.
terminal-train-decisions =
    { $decisions ->
        [one] Eine Entscheidung. Jetzt wird die Gewohnheit angepasst.
       *[other] { $decisions } Entscheidungen. Jetzt wird die Gewohnheit angepasst.
    }
terminal-train-epoch = Durchgang { $number } von { $epochs }: Punkte, die eine Entscheidung verliert, mit der besten Karte { $best }, nach den Chancen { $odds }, durch Zufall { $chance }.
terminal-train-duel = Gegen die Gewohnheit, die gelehrt hat, die Karten allein, in { $deals } Spielen: { $points } ± { $half } Punkte je Spiel.
terminal-train-done = Fertig. Gewichte und Lernkurve liegen in { $folder }.
terminal-train-no-weights = Gewichte „{ $found }“ gibt es weder im Paket noch als Datei.
terminal-train-needs-weights = Eine Gewohnheit, die nichts weiß, kann sich nichts beibringen. Fang mit teach an oder nenne ihre Gewichte mit --resume.
terminal-train-curve-title = Verlorene Punkte je Entscheidung, bei der Probe
terminal-train-curve-epochs = Durchgänge
terminal-train-curve-best = beste Karte
terminal-train-curve-odds = nach den Chancen
