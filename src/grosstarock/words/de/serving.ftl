# What the terminal says around the server: serve, backup, restore and verify-deal.

## Serving

terminal-serving-at = Grosstarock läuft unter { $url }  (Strg-C beendet es)
terminal-serving-already = Grosstarock läuft schon, unter { $url }
terminal-serving-network = Andere in diesem Netz öffnen { $url }
terminal-serving-no-network = Dieser Rechner ist in keinem Netz, aus dem andere kommen könnten.
terminal-serving-no-browser = Es ließ sich kein Browser öffnen; öffne { $url } selbst.
terminal-serving-port = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
terminal-serving-in-use = Ein anderes Programm hat die Datenbank offen ({ $path }).
terminal-serving-public-url = Schreibe sie wie https://karten.example.org, ohne Pfad.
terminal-serving-failed = Die Daten in { $path } sind nicht zu gebrauchen: { $reason }

## Backup and restore

terminal-backup-done = { $path } enthält jetzt alles, wie es gerade ist.
terminal-backup-exists = { $path } gibt es schon; überschrieben wird nichts.
terminal-backup-failed = Es ließ sich keine Kopie machen: { $reason }
terminal-restore-done = Die Datenbank ist jetzt die aus { $path }.
terminal-restore-running = Der Server läuft; halte ihn zuerst an.
terminal-restore-damaged = { $path } ist beschädigt oder keine Sicherung dieses Programms ({ $reason }). Geändert wurde nichts.
terminal-restore-failed = { $path } ließ sich nicht zurückspielen: { $reason }

## Checking a deal

terminal-proof-fair = Spiel { $deal }: Die Karten sind die, die versprochen waren.
terminal-proof-compare = Vergleiche diesen Fingerabdruck mit dem, der dir vor dem Spiel gezeigt wurde:
terminal-proof-fault =
    { $fault ->
        [commitment] Die geheime Zahl ist nicht die, deren Fingerabdruck vor dem Spiel gezeigt wurde.
        [nonce] Dein Beitrag ist nicht unter den Beiträgen.
        [seed] Der Startwert folgt nicht aus der geheimen Zahl und den Beiträgen.
        [pack] Die Karten liegen nicht in der Reihenfolge, die der Startwert ergibt.
       *[form] Die geheime Zahl, der Name des Spiels oder ein Beitrag ist nicht so geschrieben, wie er sein muss.
    }
terminal-proof-unreadable = { $path } ist kein Beleg für ein Spiel: { $reason }
terminal-proof-card = { $path } ist kein Beleg für ein Spiel: die Karte { $found } gibt es nicht.
terminal-proof-share = Schreibe den Platz, von 0 bis 3, und deinen Beitrag, wie in 0=1f2e…
