# Looking at a deal again: step by step, from a link or from a file, and whether it was dealt fairly.

web-replay = Nachspielen
web-replay-loading = Einen Augenblick …
web-replay-home = Zum Anfang
web-replay-other = Andere Spiele

## With whose eyes

web-replay-eyes = Gesehen von
web-replay-open-hands = Alle offen
web-replay-hand =
    { $count ->
        [0] { $player }: keine Karten
        [one] { $player }: eine Karte
       *[other] { $player }: { $count } Karten
    }
web-replay-laid-away = { $player }: im Skart

## Through the deal

web-replay-controls = Durch das Spiel
web-replay-keys = Die Pfeiltasten gehen einen Schritt, Bild auf und Bild ab einen Stich, Pos 1 und Ende ganz zu den Enden.
web-replay-first = Ganz zurück
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Ans Ende
web-replay-slider = Schritt
web-replay-step = Schritt { $step } von { $last }
web-replay-jump = Springen zu
web-replay-mark-deal = Geben
web-replay-mark-discard = Skartieren
web-replay-mark-declare = Meldungen
web-replay-mark-trick = { $number }. Stich
web-replay-mark-end = Ende

## Beside the deal

web-replay-panels = Zu diesem Spiel
web-replay-tab-moves = Verlauf
web-replay-tab-paid = Zahlungen
web-replay-tab-fair = Ehrlich?
web-replay-tab-share = Teilen
web-replay-tab-again = Spielen

## To pass it on

web-replay-link = Ein Link zu diesem Schritt
web-replay-link-help = Er öffnet das Spiel hier, bei diesem Schritt und mit denselben Augen. Er bleibt gültig.
web-replay-copy = Kopieren
web-replay-copied = Kopiert.
web-replay-selected = Markiert: jetzt mit dem Befehl deines Geräts kopieren.
web-replay-download = Herunterladen
web-replay-record-json = Die Aufzeichnung
web-replay-record-json-help = Für Programme, und um sie hier wieder zu öffnen.
web-replay-record-text = Die Aufzeichnung als Text
web-replay-record-text-help = Zum Lesen; auch sie lässt sich hier öffnen.

## The same deal again

web-replay-again-help = Dieselben Karten werden noch einmal an dieselben Plätze gegeben. Nimm einen davon; auf den anderen spielen Bots.
web-replay-again-seat = Dein Platz
web-replay-again-player = Stärke der Bots
web-replay-again-play = Dieses Spiel spielen

## Whether it was fair

web-replay-verdict =
    { $verdict ->
        [fair] Dieses Spiel wurde ehrlich gegeben.
        [fair-unseen] Dieses Spiel stimmt mit dem überein, was versprochen war.
        [fair-without] Dieses Spiel wurde ehrlich gegeben, aber ohne den Beitrag deines Browsers.
       *[unfair] Mit dem Geben dieses Spiels stimmt etwas nicht.
    }
web-replay-fair-given = Die Karten dieses Spiels lagen fest und wurden nicht gemischt: es ist ein wiederholtes Spiel oder eine Übung, und versprochen wurde nichts.
web-replay-point-promise =
    { $finding ->
        [holds] Das Versprechen ist das, welches dieser Browser vor dem Spiel gezeigt bekam.
        [fails] Das Versprechen ist nicht das, welches dieser Browser vor dem Spiel gezeigt bekam.
       *[unknown] Dieser Browser war nicht am Tisch und hat kein Versprechen gesehen.
    }
web-replay-point-secret =
    { $finding ->
        [holds] Die geheime Zahl des Servers ist die, die er versprochen hatte.
       *[fails] Die geheime Zahl des Servers ist nicht die, die er versprochen hatte.
    }
web-replay-point-share =
    { $finding ->
        [holds] Der Zufallsbeitrag dieses Browsers ist eingeflossen.
        [fails] Der Zufallsbeitrag dieses Browsers wurde verändert oder weggelassen.
        [left-out] Der Zufallsbeitrag dieses Browsers ist nicht eingeflossen: er kam zu spät oder wurde weggelassen.
       *[unknown] Dieser Browser hat keinen Zufallsbeitrag gegeben.
    }
web-replay-point-seed =
    { $finding ->
        [holds] Geheime Zahl und Beiträge ergeben zusammen den Startwert des Mischens.
       *[fails] Geheime Zahl und Beiträge ergeben nicht den Startwert des Mischens.
    }
web-replay-point-pack =
    { $finding ->
        [holds] Aus dem Startwert folgt die Reihenfolge aller 78 Karten.
       *[fails] Aus dem Startwert folgt eine andere Reihenfolge der Karten.
    }
web-replay-point-hands =
    { $finding ->
        [holds] Es sind die Karten, die gegeben wurden.
       *[fails] Es wurden andere Karten gegeben.
    }
web-replay-point-hand =
    { $finding ->
        [holds] Dein Blatt war das, welches dieser Browser gezeigt bekam.
        [fails] Dein Blatt war nicht das, welches dieser Browser gezeigt bekam.
       *[unknown] Dieser Browser bekam in diesem Spiel kein Blatt gezeigt.
    }
web-replay-fair-how = Woher weiß ich das?
web-replay-fair-how-promise = Bevor gegeben wurde, zog der Server eine geheime Zahl und zeigte allen ihren Fingerabdruck. Niemand kann eine andere Zahl mit demselben Fingerabdruck finden; der Server konnte es sich also nicht mehr anders überlegen.
web-replay-fair-how-shares = Dann zog der Browser jedes Mitspielers eine eigene Zahl und schickte sie hin. Der Server musste sich auf seine geheime Zahl festlegen, bevor er eine davon kannte.
web-replay-fair-how-shuffle = Geheime Zahl und Beiträge bestimmen zusammen die Reihenfolge der Karten, nach Regeln, die jeder nachrechnen kann. Ist auch nur die Zahl eines Browsers ehrlich gezogen, dann kann niemand die Karten ausgesucht haben, auch der Server nicht.
web-replay-fair-how-check = Nach dem Spiel wird alles offengelegt. Dein Browser hat eben alles selbst nachgerechnet; was er gefunden hat, steht oben.
web-replay-fair-numbers = Alle Zahlen
web-replay-number-deal = Name des Spiels
web-replay-number-commitment = Fingerabdruck der geheimen Zahl
web-replay-number-secret = Geheime Zahl
web-replay-number-seed = Startwert
web-replay-number-share = Beitrag von { $player }

## A record from a file

web-replay-file = Eine Aufzeichnung öffnen
web-replay-file-help = Ein Spiel oder eine ganze Partie, wie dieses Programm sie schreibt: die Aufzeichnung (JSON) oder der Text. Höchstens 4 MB.
web-replay-choose = Datei auswählen oder hierher ziehen
web-replay-paste = Oder einfügen
web-replay-read = Öffnen
web-replay-found =
    { $count ->
        [0] Kein Spiel, das sich ansehen lässt
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
web-replay-deal = Spiel { $number }
web-replay-match-end = Ende der Partie
web-replay-look = Ansehen
web-replay-more = Die Datei enthält noch mehr; nur dies wurde gelesen.
web-replay-outcome-agrees = In Ordnung.
web-replay-outcome-differs = Nach den Regeln ist es anders.
web-replay-outcome-unseen = Es hat Karten, die beim Aufschreiben nicht zu sehen waren, und lässt sich nicht nachspielen.
web-replay-outcome-unreadable = Das lässt sich nicht lesen.
web-replay-line = Zeile { $number }
web-replay-column = Spalte { $number }
web-replay-differs = In der Aufzeichnung steht { $found }, nach den Regeln ist es { $expected } ({ $clause }).
web-replay-nothing = nichts

## What did not work

web-replay-trouble-network = Der Server antwortet nicht. Versuch es bitte noch einmal.
web-replay-trouble-too-many = Zu viele Dateien auf einmal. Warte bitte ein wenig.
web-replay-trouble-too-large = Die Datei ist zu groß: höchstens 4 MB.
web-replay-trouble-deal-unknown = Dieses Spiel gibt es hier nicht, oder es ist nicht zu Ende gespielt. Ansehen kann man ein Spiel, sobald alle seine Karten offen liegen.
web-replay-trouble-cards-unseen = Die Aufzeichnung hat Karten, die beim Aufschreiben nicht zu sehen waren; das Spiel lässt sich nicht nachspielen.
web-replay-trouble-deal-wanted = Das ist das Ende einer Partie, kein Spiel.
web-replay-trouble-store-failed = Das Spiel kann im Augenblick nicht gelesen werden.
web-replay-trouble-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
web-replay-trouble-other = Das hat nicht geklappt.
