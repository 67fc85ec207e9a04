# Vor dem Tisch: die Startseite, ein neuer Tisch, eine Einladung und das Wiederkommen.

web-lobby-back = Zurück zum Start
web-lobby-trouble = Das hat nicht geklappt. Versuch es bitte noch einmal.
web-lobby-offline = Der Server antwortet nicht. Versuch es bitte gleich noch einmal.
web-lobby-refused-link-unknown = Dieser persönliche Link gilt nicht, oder er ist älter als 30 Tage.
web-lobby-refused-network-elsewhere = Das kann nur, wer am Rechner des Servers sitzt.
web-lobby-refused-network-fixed = Wer diesen Server erreicht, wurde beim Start festgelegt.
web-lobby-refused-network-none = Dieser Rechner ist in keinem Netz, das andere benutzen könnten.
web-lobby-refused-player-unknown = Einer der Computerspieler ist nicht da. Wähl bitte einen anderen.
web-lobby-refused-seats-number = Gib bitte noch einmal an, wer wo sitzt.
web-lobby-refused-seat-own = Einer der Plätze muss deiner sein.
web-lobby-refused-setting-value = Ein Bot springt frühestens nach 5 Sekunden ein und spätestens nach einer Stunde.
web-lobby-refused-text-form = Dieser Titel ist nicht zu gebrauchen.

## Gleich spielen

web-lobby-play = Gegen den Computer spielen
web-lobby-strength = Wie stark sind die anderen?
web-lobby-player-random = Zufall
    .help = Spielt irgendeine Karte, die erlaubt ist. Gut, um etwas auszuprobieren.
web-lobby-player-novice = Anfänger
    .help = Kennt die Regeln und ein paar Faustregeln. Das Richtige für deine ersten Spiele.
web-lobby-player-club = Klubspieler
    .help = Spielt wie ein freundlicher Stammgast im Kartenklub: solide und flott.
web-lobby-player-reference-pimc = Rechner
    .help = Überlegt, indem er viele mögliche Verteilungen durchspielt. Vor allem da, um die anderen an ihm zu messen.
web-lobby-player-master = Meister
    .help = Denkt voraus und zählt mit, was gefallen ist. Schwer zu schlagen.
web-lobby-player-expert = Experte
    .help = Der Stärkste, den es hier gibt. Erwarte keine Geschenke.
web-lobby-player-other = Ein Spieler von anderswo, der auf diesem Server installiert ist.
web-lobby-installing = Stärkere Spieler werden gerade installiert.
web-lobby-preparing = Stärkere Spieler machen sich bereit: Schritt { $done } von { $steps }.

## Mit anderen spielen

web-lobby-others = Mit anderen spielen
web-lobby-new = Neuer Tisch
web-lobby-new-what = Mit Freunden, mit Bots oder mit beiden, und nach euren eigenen Regeln.

## Meine Tische

web-lobby-tables = Meine Tische
web-lobby-past = Beendete Partien ({ $count })
web-lobby-no-title = { $preset } mit { $players }
web-lobby-alone = Tisch ohne Gäste
web-lobby-your-turn = Du bist an der Reihe
web-lobby-turn-of = { $player } ist an der Reihe
web-lobby-seats-free =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-lobby-deals =
    { $count ->
        [0] noch kein Spiel
        [one] ein Spiel gespielt
       *[other] { $count } Spiele gespielt
    }
web-lobby-balance = { $player }: { $amount }
web-lobby-go-on = Weiterspielen
web-lobby-open-again = Zum Tisch
web-lobby-show-deals = Die Spiele ansehen
web-lobby-deal = Spiel { $number }
web-lobby-broken-off = abgebrochen
web-lobby-deals-none = Kein Spiel wurde zu Ende gespielt.

## Lernen und nachschlagen

web-lobby-learn = Lernen und nachschlagen
web-lobby-guided = Dein erstes Spiel, Schritt für Schritt
web-lobby-rulebook = Die Regeln
web-lobby-record = Eine Aufzeichnung öffnen

## Eigenes

web-lobby-own = Für dich
web-lobby-language = Sprache
web-lobby-link = Mein persönlicher Link
web-lobby-link-what = Mit ihm findest du deine Plätze und Partien wieder, auch auf einem anderen Gerät. Wer ihn hat, kann 30 Tage lang als du auftreten: behalt ihn für dich.
web-lobby-link-show = Den Link zeigen
web-lobby-erase = Meine Namen und meinen Chat löschen
web-lobby-erase-what = Deine Namen, die Titel, die du vergeben hast, und alles, was du geschrieben hast, werden an allen Tischen gelöscht. Was gespielt wurde, bleibt ohne Namen stehen. Das lässt sich nicht zurücknehmen.
web-lobby-erase-now = Löschen
web-lobby-erased = Deine Namen und deine Worte sind gelöscht.
web-lobby-network = Für dieses Netz öffnen
web-lobby-network-what = Andere im selben Netz, zu Hause oder im Klub, können sich dann an deine Tische setzen. Aus dem Internet kann das niemand.
web-lobby-network-address = Andere öffnen diese Adresse oder scannen das Bild:
web-lobby-network-only-here = Noch kann nur dieser Rechner den Link öffnen. Öffne zuerst den Zugang für dein Netz:

## Links zum Weitergeben

web-lobby-invitation = Andere einladen
web-lobby-invitation-what = Wer diesen Link hat, kann einen freien Platz nehmen.
web-lobby-address = Der Link
web-lobby-qr = Dasselbe als Bild zum Scannen
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert.
web-lobby-share = Teilen

## Wiederkommen

web-lobby-come-back = Willkommen zurück
web-lobby-coming = Einen Augenblick…
web-lobby-come-back-other = Dieser Browser hat schon eigene Tische. Machst du weiter, gehört er der Person des Links, und seine eigenen Tische sind nur noch über deren persönlichen Link zu erreichen.
web-lobby-come-back-now = Weiter
web-lobby-to-start = Zum Start

## Ein neuer Tisch

web-lobby-title = Name des Tischs
web-lobby-title-help = Darf leer bleiben.
web-lobby-game = Das Spiel
web-lobby-seats = Wer spielt
web-lobby-players = Am Tisch
web-lobby-seat-me = Ich
web-lobby-seat-open = Ein Gast
web-lobby-seat-bot = Ein Bot: { $player }
web-lobby-seats-open = Gäste bekommen einen Link, sobald der Tisch offen ist. Die Partie beginnt, wenn alle Plätze besetzt sind.
web-lobby-taste = Die Bots spielen
web-lobby-taste-cautious = Vorsichtig
web-lobby-taste-plain = Wie es kommt
web-lobby-taste-bold = Gewagt
web-lobby-match = Die Partie
web-lobby-rounds = Länge
web-lobby-rounds-help = In einer Runde gibt jeder einmal.
web-lobby-rounds-endless = Bis ihr euch aufs Aufhören einigt
web-lobby-rounds-count =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
web-lobby-take-back = Züge dürfen zurückgenommen werden
web-lobby-take-back-help = Wenn die anderen Menschen am Tisch einverstanden sind; allein gegen Bots sofort.
web-lobby-watchers = Andere dürfen zusehen
web-lobby-watchers-help = Sie sehen, was auf dem Tisch liegt, aber niemandes Blatt.
web-lobby-clock-lost = Bei verlorener Verbindung springt ein Bot ein nach
web-lobby-clock-silent = Für den, der nicht antwortet, springt ein Bot ein nach
web-lobby-clock-seconds =
    { $count ->
        [one] einer Sekunde
       *[other] { $count } Sekunden
    }
web-lobby-clock-minutes =
    { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
web-lobby-clock-off = einer Stunde
web-lobby-house-rules = Hausregeln
web-lobby-amounts = Beträge und Einheit
web-lobby-changes =
    { $count ->
        [0] wie in der Vorgabe
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
web-lobby-of-preset = In der Vorgabe „{ $preset }“: { $value }
web-lobby-in-points = In Punkten, in Schritten von fünf.
web-lobby-stake-other = Eine andere Einheit
web-lobby-stake-unit = Die Einheit, etwa kr. oder €
web-lobby-stake-worth = Wie viele Punkte eins davon gilt
web-lobby-back-to-preset = Zurück zur Vorgabe
web-lobby-differs = Anders als in der Vorgabe „{ $preset }“:
web-lobby-differs-not = Alles ist wie in der Vorgabe „{ $preset }“.
web-lobby-difference = { $title }: { $value }
web-lobby-difference-was = statt { $value }
web-lobby-open = Den Tisch öffnen

## Die Hausregeln, wie ein Gast sie sieht

web-lobby-rules = Was hier gespielt wird
web-lobby-rules-all = Alle Optionen und Beträge
web-lobby-rules-rulebook = Die Regeln, Satz für Satz
web-lobby-says-take-back = Züge dürfen zurückgenommen werden, wenn die anderen einverstanden sind.
web-lobby-says-no-take-back = Zurückgenommen wird nichts.
web-lobby-says-watchers = Andere dürfen zusehen.
web-lobby-says-no-watchers = Niemand sonst darf zusehen.
web-lobby-says-rounds =
    { $count ->
        [one] Die Partie hat eine Runde.
       *[other] Die Partie hat { $count } Runden.
    }
web-lobby-says-endless = Die Partie dauert, bis die Spieler sich aufs Aufhören einigen.
