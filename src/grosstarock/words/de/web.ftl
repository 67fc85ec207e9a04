# Der Tisch im Browser.

# Die Buchstaben, die im Blatt zu einer Farbe springen: Treff, Pik, Herz, Karo, Tarocks. T gehört den
# Tarocks; Treff hat C, wie beim Tippen im Terminal.
web-suit-letters = CPHKT

## Die Seite

web-title = { $table } · Grosstarock
web-title-turn = Du bist an der Reihe · { $table }
web-title-other = { $player } ist an der Reihe · { $table }
web-table = Grosstarock-Tisch
web-close = Schließen

## Der Anfang

web-start-what = Dänisches Tarock für zwei, drei oder vier, mit 78 Karten.
web-start-guest = Gast
web-play-now = Jetzt spielen

## Die Leiste oben

web-pot = { pot.text }: { $amount }
web-trick-number = Stich { $number } von 25
web-deal-number = Spiel { $number }
web-direction =
    { $direction ->
        [clockwise] Gespielt wird im Uhrzeigersinn
       *[counter-clockwise] Gespielt wird gegen den Uhrzeigersinn
    }
web-log = Was geschehen ist
web-chat = Chat
web-chat-unread =
    { $count ->
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
web-last-trick = Letzter Stich
web-sheet = Abrechnung
web-settings = Einstellungen
web-undo = Zurücknehmen
web-home = Startseite

## Plätze

web-you = { $player } (du)
# Ein Bot mit dem Namen seines Spielers.
web-bot-name =
    { $player ->
        [random] Zufall
        [novice] Anfänger
        [club] Klubspieler
        [reference-pimc] Rechner
        [master] Meister
        [expert] Experte
       *[other] { $name }
    } { $seat }
web-dealer = Geber
web-sits-out = setzt aus
web-to-play = ist an der Reihe
web-cards-held =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-tricks-taken =
    { $count ->
        [0] kein Stich
        [one] ein Stich
       *[other] { $count } Stiche
    }
web-seat-empty = freier Platz
web-balance = { $player } hat { $amount }
web-away-lost = Ein Bot spielt: Verbindung verloren
web-away-silent = Ein Bot spielt: keine Antwort
web-away-left = Ein Bot spielt: hat den Tisch verlassen
web-not-connected = nicht verbunden
web-leaving-lost = Verbindung verloren: in { $seconds } s spielt ein Bot
web-leaving-silent = Keine Antwort: in { $seconds } s spielt ein Bot
web-watchers =
    { $count ->
        [one] einer sieht zu
       *[other] { $count } sehen zu
    }

## Meldungen als Marken: kurz

web-badge-trumps = { $count } Tarocks
web-badge-matadors = { $count } Matadore
web-badge-cavalry =
    { $degree ->
        [half] ½ Kavallerie
        [full] Kavallerie
       *[abundant] Kavallerie +
    }
web-badge-kings =
    { $degree ->
        [half] ½ Könige
        [full] Könige
       *[abundant] Könige +
    }
web-badge-tout = Tout
web-badge-demand = fordert den Sküs
web-trumps-shown = Tarocks skartiert

## Der Stich

web-trick = Stich
web-no-card = { $player }: noch keine Karte
web-card-of = { $player }: { $card }
web-card-wins = { $player }: { $card }, macht den Stich
web-scuse-names = nennt { suit }
web-go-on = Weiter
web-trick-to = Der { $number }. Stich geht an { $player }
web-no-trick = Es ist noch kein Stich gemacht.

## Das eigene Blatt

web-hand =
    { $count ->
        [0] Dein Blatt ist leer
        [one] Dein Blatt, eine Karte
       *[other] Dein Blatt, { $count } Karten
    }
web-hand-help = Die Pfeiltasten bewegen, ein Buchstabe springt zu seiner Farbe (C Treff, P Pik, H Herz, K Karo, T Tarock), die Eingabetaste spielt.
web-hand-help-ahead = Die Eingabetaste merkt eine Karte vor; sie wird gespielt, sobald du an der Reihe bist.
web-raised = Tippe { $card_accusative } zum Spielen noch einmal an.
web-marked = Vorgemerkt: { $card_text }. Die Karte geht, sobald du an der Reihe bist.
web-marked-not = { $card_text } darf jetzt nicht gespielt werden.
# Was gegen eine Karte spricht. $clause ist die Stelle im Regelbuch.
web-warning-lost = { $card_text } ist schon gestochen und geht verloren. ({ $clause })
web-warning-open = { $card_text } kann hier noch gestochen werden. ({ $clause })
web-warning-scuse-no-trick = Du hast noch keinen Stich. Bleibt es dabei, bekommt den Sküs, wer diesen Stich macht. ({ $clause })
web-warning-scuse-last = Das ist die letzte Gelegenheit für den Sküs; behältst du ihn, geht er im letzten Stich verloren. ({ $clause })
web-warning-other = Eine andere Karte
web-warning-anyway = Trotzdem spielen
web-warning-never = Spielen und nicht mehr warnen
web-taking = Der Rest gehört dir, in welcher Folge auch immer; die Karten gehen von selbst.
web-clause = Regel { $clause }

## Was gefragt ist

web-your-turn = Du bist an der Reihe.
web-turn-of = { $player } ist an der Reihe.
web-discard-of = { $player } hat drei Karten zu skartieren.
web-declare-of = { $player } ist mit dem Melden an der Reihe.
web-demand-of = { $player } wird nach dem Sküs gefragt.
web-redeal-of = { $player } wird gefragt, ob neu gegeben werden soll.
web-dealing = Gleich werden die Karten gegeben.
web-watching = Du siehst zu.
web-discard-count =
    { $count ->
        [0] Von drei Karten ist keine gewählt.
        [one] Von drei Karten ist eine gewählt.
       *[other] Von drei Karten sind { $count } gewählt.
    }
web-discard-more = Du kannst noch { $cards_accusative_or } dazunehmen.
web-discard-bright = { $count } Karten können in den Skart: die hellen. Eine abgedunkelte sagt beim Antippen, warum nicht.
web-discard-done = Bereit für den Skart: { $cards_text }.
web-discard-confirm = Skartieren
web-announce-tout = Tout ansagen
web-scuse-suit = Welche Farbe spielt der Sküs aus?
web-cancel = Abbrechen
web-next-deal = Nächstes Spiel
web-rematch = Noch eine Partie
web-waiting-for = Gewartet wird auf { $players }.
web-show-sheet = Abrechnung zeigen
web-match-over = Die Partie ist zu Ende.
web-match-won =
    { $count ->
        [one] { $players } gewinnt die Partie.
       *[other] { $players } teilen sich die Partie.
    }
web-end-match = Partie beenden
web-break-off = Spiel abbrechen

## Vorschläge

web-wish-take_back = { $player } möchte eine Handlung zurücknehmen. Bist du einverstanden?
web-wish-break_off = { $player } möchte das Spiel abbrechen. Bist du einverstanden?
web-wish-end_match = { $player } möchte die Partie beenden. Bist du einverstanden?
web-wish-waits = Dein Vorschlag wartet auf Antwort.
web-agree = Zustimmen
web-decline = Ablehnen

## Vor der Partie

web-before-match = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-your-name = Dein Name
web-sit-down = Hier hinsetzen
web-seat-number = Platz { $number }
web-put-bot = Bot hinsetzen
web-free-seat = Platz freimachen
web-leave = Tisch verlassen

## Die Abrechnung

web-sheet-player = Spieler
web-sheet-change = Dieses Spiel
web-sheet-balance = Kontostand
web-sheet-points = Augen
web-sheet-so-far = Das Spiel bisher
web-sheet-payments = Zahlungen
web-see-again = Das Spiel noch einmal ansehen
web-dealt-fairly = Wurde ehrlich gegeben?

## Chat

web-chat-say = Sagen
web-chat-line = Deine Worte
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-erased = (gelöscht)
web-said = { $player }: { $text }
web-phrases = Feste Wendungen
web-phrase-hello = Hallo!
web-phrase-good_luck = Viel Glück!
web-phrase-well_played = Gut gespielt!
web-phrase-thanks = Danke.
web-phrase-sorry = Entschuldigung!
web-phrase-one_moment = Einen Augenblick, bitte.
web-phrase-goodbye = Tschüss!

## Einstellungen

web-setting-theme = Farben der Seite
web-setting-theme-auto = Wie im System
web-setting-theme-light = Hell
web-setting-theme-dark = Dunkel
web-setting-palette = Farben auf den Karten
web-setting-palette-two-colour = Zwei
web-setting-palette-four-colour = Vier
web-setting-palette-colour-blind = Für Farbenblinde
web-setting-index = Zeichen auf den Karten
web-setting-index-normal = Gewöhnlich
web-setting-index-large = Groß
web-setting-numerals = Zahlen auf den Tarocks
web-setting-numerals-arabic = 1 2 3
web-setting-numerals-roman = I II III
web-setting-letters = Buchstaben der Figuren
web-setting-letters-own = Die der Sprache
web-setting-letters-french = Französische
web-setting-order = Das Blatt
web-setting-order-trumps-first = Tarocks zuerst
web-setting-order-suits-first = Farben zuerst
web-setting-rest = Ein gemachter Stich liegt
web-setting-rest-short = Kurz
web-setting-rest-long = Lange
web-setting-rest-tap = Bis du tippst
web-setting-forced = Eine Karte, die gespielt werden muss
web-setting-forced-ask = Ich spiele sie
web-setting-forced-play = Wird von selbst gespielt
web-setting-sure = Der Rest, wenn er dir sicher ist
web-setting-sure-ask = Ich spiele ihn
web-setting-sure-play = Geht von selbst
web-setting-warning = Ein Wort, bevor eine teure Karte verloren geht
web-setting-warning-on = Ja
web-setting-warning-off = Nein
web-setting-sound = Ton
web-setting-sound-off = Aus
web-setting-sound-on = An
web-install = Als App installieren
web-house-rules = Hausregeln
web-rulebook = Das Regelbuch
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-normal = Mittel
web-pace-fast = Schnell
web-pace-instant = Sofort

## Was um das Spiel herum geschehen ist

web-event-seated = { $player } setzt sich.
web-event-seat-freed = { $seat } ist frei.
web-event-went-away = Ein Bot spielt für { $player }.
web-event-came-back = { $player } ist zurück.
web-event-host = { $player } leitet jetzt den Tisch.
web-event-proposed-take_back = { $player } möchte eine Handlung zurücknehmen.
web-event-proposed-break_off = { $player } möchte das Spiel abbrechen.
web-event-proposed-end_match = { $player } möchte die Partie beenden.
web-event-agreed = { $player } stimmt zu.
web-event-declined = { $player } lehnt ab.
web-event-lapsed = Der Vorschlag blieb ohne Antwort.
web-event-taken-back =
    { $count ->
        [one] Eine Handlung ist zurückgenommen.
       *[other] { $count } Handlungen sind zurückgenommen.
    }
web-event-ready = { $player } ist bereit.
web-event-deal-awaited = Das nächste Spiel gibt { $player }.
web-event-match-begun = Eine Partie beginnt; { $player } gibt.
web-event-match-over = Die Partie ist zu Ende.
web-event-archived = Der Tisch wird verwahrt, bis jemand zurückkommt.

## Die Verbindung

web-connecting = Verbinden…
web-lost = Die Verbindung ist verloren. Neuer Versuch…
web-ended-newer-tab = Dieser Tisch ist in einem neueren Tab oder auf einem anderen Gerät offen.
web-ended-no-watchers = An diesem Tisch darf niemand zusehen.
web-ended-table-unknown = Diesen Tisch gibt es nicht.
web-ended-too-many = An diesem Tisch sehen schon zu viele zu.
web-ended-table-broken = Dieser Tisch kann nicht gelesen werden.
web-take-over = Hier spielen

## Vom Tisch abgelehnt

web-refused = Das geht jetzt nicht.
web-refused-moved-on = Der Tisch war schon weiter.
web-refused-not-seated = Du hast keinen Platz an diesem Tisch.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-not-host = Das darf nur, wer den Tisch leitet.
web-refused-seat-taken = Der Platz ist schon besetzt.
web-refused-name-form = Dieser Name ist nicht zu gebrauchen.
web-refused-text-form = Dieser Text ist nicht zu gebrauchen.
web-refused-take-back-off = An diesem Tisch wird nichts zurückgenommen.
web-refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
web-refused-proposal-open = Es gibt schon einen Vorschlag.
web-refused-too-many = Zu viel auf einmal. Warte bitte ein wenig.
web-refused-store-full = Der Tisch kann nicht gespeichert werden: Die Festplatte ist voll. Es ist nichts geschehen.
web-refused-store-failed = Der Tisch kann im Augenblick nicht gespeichert werden. Es ist nichts geschehen.
