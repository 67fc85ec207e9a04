# Was `grosstarock arena` sagt.

terminal-arena-title =
    { $deals ->
        [one] Ein Spiel mit { $preset }, { $seats } am Tisch
       *[other] { $deals } Spiele mit { $preset }, { $seats } am Tisch
    }
terminal-arena-ladder = Die Rangfolge, in Punkten je Spiel über dem Mittel des Feldes
terminal-arena-matches = Partie für Partie, in Punkten je Spiel
terminal-arena-match = { $first } gegen { $second }
terminal-arena-alone = Einmal { $first } gegen zweimal { $second }
terminal-arena-together = Zweimal { $first } gegen einmal { $second }
terminal-arena-sources = Woher die Punkte kommen
terminal-arena-times = Rechenzeit einer Entscheidung
terminal-arena-player = Spieler
terminal-arena-version = Fassung
terminal-arena-decisions = Entscheidungen
terminal-arena-mean = Mittel
terminal-arena-p99 = 99 % binnen
terminal-arena-milliseconds = { $time } ms
terminal-arena-source-card = { $clause }: { $card }
terminal-arena-scale = Punkte je Spiel
terminal-arena-playing = { $first } spielt gegen { $second }
terminal-arena-files = Ergebnisse und Spiele liegen in { $folder }. Ein Spiel zeigt: grosstarock show DATEI --deal NUMMER
terminal-arena-stopped = Angehalten. Was gespielt ist, bleibt in { $folder }; derselbe Befehl macht dort weiter.
terminal-arena-two-players = Eine Arena braucht mindestens zwei Spieler, jeden nur einmal: --players { $found }.
terminal-arena-budget = „{ $found }“ ist keine Bedenkzeit: arena, table oder eine Zahl von Sekunden.
terminal-arena-pots = „{ $found }“ sagt nicht, was in den Töpfen steht: fresh, running oder zwei Beträge wie 130,300.
terminal-arena-pots-not-played = { $preset } wird ohne Töpfe gespielt.
terminal-arena-player-failed = Der Spieler „{ $player }“ hat versagt: { $told }
terminal-arena-results = { $file }, Zeile { $line }: Das sind nicht die Ergebnisse dieser Partie. Mit --into einen anderen Ordner wählen oder mit --afresh von vorn beginnen.
