# Hvad `grosstarock arena` siger.

terminal-arena-title =
    { $deals ->
        [one] Ét spil med { $preset }, { $seats } ved bordet
       *[other] { $deals } spil med { $preset }, { $seats } ved bordet
    }
terminal-arena-ladder = Stigen, i point pr. spil over feltets gennemsnit
terminal-arena-matches = Kamp for kamp, i point pr. spil
terminal-arena-match = { $first } mod { $second }
terminal-arena-alone = Én { $first } mod to { $second }
terminal-arena-together = To { $first } mod én { $second }
terminal-arena-sources = Hvor pointene kommer fra
terminal-arena-times = Processortid pr. beslutning
terminal-arena-player = Spiller
terminal-arena-version = Udgave
terminal-arena-decisions = Beslutninger
terminal-arena-mean = Gennemsnit
terminal-arena-p99 = 99 % inden for
terminal-arena-milliseconds = { $time } ms
terminal-arena-source-card = { $clause }: { $card }
terminal-arena-scale = point pr. spil
terminal-arena-playing = { $first } spiller mod { $second }
terminal-arena-files = Resultater og spil ligger i { $folder }. Et spil ses med: grosstarock show FIL --deal NUMMER
terminal-arena-stopped = Stoppet. Det, der er spillet, er gemt i { $folder }; samme kommando fortsætter derfra.
terminal-arena-two-players = En arena kræver mindst to spillere, hver kun én gang: --players { $found }.
terminal-arena-budget = »{ $found }« er ingen betænkningstid: skriv arena, table eller et antal sekunder.
terminal-arena-pots = »{ $found }« siger ikke, hvad kopperne indeholder: skriv fresh, running eller to beløb som 130,300.
terminal-arena-pots-not-played = { $preset } spilles uden kopper.
terminal-arena-player-failed = Spilleren »{ $player }« svigtede: { $told }
terminal-arena-results = { $file }, linje { $line }: det er ikke denne kamps resultater. Vælg en anden mappe med --into, eller begynd forfra med --afresh.
