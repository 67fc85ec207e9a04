# Was `grosstarock train` sagt.

terminal-train-book = Heft { $number } von { $books } ist geschrieben.
terminal-train-lessons =
    { $lessons ->
        [one] Eine Lektion. Jetzt lernt das Netz.
       *[other] { $lessons } Lektionen. Jetzt lernt das Netz.
    }
terminal-train-epoch = Durchgang { $number } von { $epochs }: Das Geld weicht um { $money } ab, die Wahl um { $choice } von { $spread }, in { $seconds } s.
terminal-train-duel = Gegen das Netz, mit dem die Runde begann, in { $deals } Spielen: { $points } ± { $half } Punkte je Spiel.
terminal-train-done = Fertig. Gewichte und Lernkurve liegen in { $folder }.
terminal-train-sizes = Schichten füllen ganze Register: --units in Vielfachen von 64, --hidden in Vielfachen von 32.
terminal-train-no-weights = Gewichte „{ $found }“ gibt es weder im Paket noch als Datei.
terminal-train-needs-weights = Ein Netz, das nichts weiß, kann sich nichts beibringen. Fang mit teach an oder nenne seine Gewichte mit --resume.
terminal-train-curve-title = Wie weit das Netz bei seiner Wahl danebenliegt
terminal-train-curve-epochs = Durchgänge
terminal-train-curve-learning = beim Lernen
terminal-train-curve-testing = bei der Probe
