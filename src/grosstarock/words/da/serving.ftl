# What the terminal says around the server: serve, backup, restore and verify-deal.

## Serving

terminal-serving-at = Grosstarock er på { $url }  (Ctrl-C stopper)
terminal-serving-already = Grosstarock kører allerede, på { $url }
terminal-serving-network = Andre på dette netværk åbner { $url }
terminal-serving-no-network = Denne maskine er ikke på noget netværk, som andre kan komme fra.
terminal-serving-no-browser = Der kunne ikke åbnes nogen browser; åbn selv { $url }
terminal-serving-port = Kan ikke lytte på { $host }, port { $port }: { $reason }
terminal-serving-in-use = Et andet program har databasen åben ({ $path }).
terminal-serving-public-url = Skriv den som https://kort.example.org, uden sti.
terminal-serving-failed = Dataene i { $path } kan ikke bruges: { $reason }

## Backup and restore

terminal-backup-done = { $path } rummer nu alt, som det er lige her.
terminal-backup-exists = { $path } findes allerede; intet overskrives.
terminal-backup-failed = Der kunne ikke tages nogen kopi: { $reason }
terminal-restore-done = Databasen er nu den fra { $path }.
terminal-restore-running = Serveren kører; stop den først.
terminal-restore-damaged = { $path } er beskadiget eller ikke en kopi fra dette program ({ $reason }). Intet er ændret.
terminal-restore-failed = { $path } kunne ikke lægges tilbage: { $reason }

## Checking a deal

terminal-proof-fair = Spil { $deal }: kortene er dem, der blev lovet.
terminal-proof-compare = Sammenlign dette fingeraftryk med det, du fik vist før spillet:
terminal-proof-fault =
    { $fault ->
        [commitment] Det hemmelige tal er ikke det, hvis fingeraftryk blev vist før spillet.
        [nonce] Dit bidrag er ikke blandt bidragene.
        [seed] Frøet følger ikke af det hemmelige tal og bidragene.
        [pack] Kortene ligger ikke i den rækkefølge, frøet giver.
       *[form] Det hemmelige tal, spillets navn eller et bidrag er ikke skrevet, som det skal være.
    }
terminal-proof-unreadable = { $path } er intet bevis for et spil: { $reason }
terminal-proof-card = { $path } er intet bevis for et spil: kortet { $found } findes ikke.
terminal-proof-share = Skriv pladsen, fra 0 til 3, og dit bidrag, som i 0=1f2e…
