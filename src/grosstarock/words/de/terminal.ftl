# Was das Terminal selbst sagt, in `play` und darum herum. Die Buchstaben, die getippt werden, sind in
# allen Sprachen dieselben; hier werden sie auf Deutsch erklärt.

## Der Tisch

terminal-deal = Spiel { $number }: { $dealer } gibt
terminal-sitting-out = { $player } setzt aus.
terminal-pots = Königstopf { $king }, Pagattopf { $pagat }
terminal-scuse = Sküs
terminal-names-suit = als { suit }
terminal-trick = { $number }. Stich: { $leader } spielt aus
terminal-hand =
    { $count ->
        [one] Deine letzte Karte:
       *[other] Dein Blatt, { $count } Karten:
    }
terminal-hand-marked =
    { $count ->
        [one] Deine letzte Karte:
       *[other] Dein Blatt, { $count } Karten; die in Klammern sind erlaubt:
    }

## Fragen

terminal-ask-card = Deine Karte (? Hilfe):
terminal-ask-suit = Welche Farbe spielt der Sküs aus (C Treff, S Pik, H Herz, D Karo, T Tarock)?
terminal-ask-discard = Drei Karten für den Skart (? Hilfe):
terminal-ask-declare = Was meldest du (Eingabetaste: alles, 0: nichts, oder Nummern)?
terminal-ask-demand = Forderst du den Sküs in diesem Stich (y ja, n nein)?
terminal-ask-redeal = Du hast kein einziges Tarock bekommen. Neu geben lassen (y ja, n nein)?
terminal-ask-next = Eingabetaste für das nächste Spiel (? Hilfe):
terminal-ask-resume = Da ist eine Partie, die nicht fertig wurde. Weiterspielen (y ja, n nein)?

terminal-declare-choice = { $number }. { $declaration } ({ $amount } von jedem)
terminal-announce-tout = Soll der Sküs in den Skart, dann sag erst einen Tout an: tippe tout.
terminal-hint = Ein Rat: { $action }

## Antworten

terminal-taken-back = Zurückgenommen.
terminal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
terminal-no-last-trick = Es ist noch kein Stich gemacht.
terminal-nothing-typed = Tippe bitte eine Antwort; ? zeigt, was man tippen kann.
terminal-not-understood = „{ $found }“ ist keine Karte, die hier bekannt ist. Karten tippt man wie HK, S10, XVI, pagat oder F.
terminal-not-understood-suit = „{ $found }“ ist keine Farbe. Tippe C für Treff, S für Pik, H für Herz, D für Karo oder T für Tarock.
terminal-not-yes-or-no = Antworte bitte mit y für ja oder n für nein.
terminal-not-a-number-shown = Antworte bitte mit Nummern aus der Liste, mit 0 oder mit der Eingabetaste.
terminal-not-an-answer = Jetzt ist nichts zu antworten; ? zeigt, was man tippen kann.
terminal-no-such-clause = Eine Regel { $found } steht nicht im Regelbuch.
terminal-saved = Die Partie ist gespeichert; „grosstarock play“ setzt sie fort.
terminal-saved-broken = Die gespeicherte Partie in { $path } kann nicht gelesen werden ({ $reason }). Sie bleibt, wie sie ist; mit --new beginnt eine andere.
terminal-cannot-save = Die Partie kann nicht in { $path } gespeichert werden: { $reason }
terminal-pots-divided = Die Töpfe sind geteilt.
terminal-match-over =
    { $deals ->
        [one] Die Partie ist nach einem Spiel zu Ende.
       *[other] Die Partie ist nach { $deals } Spielen zu Ende.
    }
terminal-final = { $place }. { $player } { $amount }
terminal-thanks = Danke fürs Mitspielen.

terminal-help =
    Eine Karte tippt man mit Farbe und Wert, wie HK, S10, dn oder hearts king; ein
    Tarock mit seiner Zahl, wie XVI oder 16; pagat, mond und F (den Sküs) auch mit
    Namen. C ist Treff, S Pik, H Herz, D Karo; K König, Q Dame, N Cavall, J Bube.
    Wer den Sküs ausspielt, tippt die Farbe dazu: F H.

    u       letzte Handlung zurücknehmen   h  ein Rat
    l       der letzte Stich               e  die Partie beenden
    r REGEL eine Regel, wie r SCUSE-5      q  speichern und aufhören
    s       die Zahlungen dieses Spiels    ?  diese Hilfe

## Simulieren und Nachrechnen

terminal-summary-title =
    { $deals ->
        [one] Ein Spiel mit { $preset }
       *[other] { $deals } Spiele mit { $preset }
    }
terminal-summary-player = Spieler
terminal-summary-total = Gesamt
terminal-summary-mean = Je Spiel
terminal-summary-tricks = Stiche je Spiel
terminal-replay-good =
    { $deals ->
        [one] Ein Spiel: alles stimmt.
       *[other] { $deals } Spiele: alles stimmt.
    }
terminal-replay-unseen = Spiel { $number } hat Karten, die beim Aufschreiben nicht zu sehen waren, und lässt sich nicht nachrechnen.
terminal-replay-fault = Spiel { $number }, { $path }: in der Aufzeichnung steht { $found }, nach den Regeln ist es { $expected } ({ $clause }).
terminal-replay-illegal = Spiel { $number }, { $path }: { $reason }
terminal-deal-of = Spiel { $number }: { $players }
terminal-nothing = nichts
terminal-no-difference = Nichts: { $left } und { $right } werden gleich gespielt.

## Spieler

terminal-players-number =
    { $wanted ->
        [one] --players nennt { $found } Spieler, und gebraucht wird einer (oder ein Name für alle).
       *[other] --players nennt { $found } Spieler, und gebraucht werden { $wanted } (oder ein Name für alle).
    }
terminal-player-unknown = Einen Spieler „{ $name }“ gibt es nicht. Bekannt sind { $known }.
terminal-player-broken = Der Spieler „{ $name }“ ist nicht zu gebrauchen: { $cause }

## Lesen und Umwandeln

terminal-reading-fault = { $place }: { $reason }
terminal-line = Zeile { $number }
terminal-column = Spalte { $number }
terminal-ending-one-line-only = Ein Endspiel gibt es nur als eine Zeile; wandle es mit --to line um.
terminal-match-end-no-line = Das Ende einer Partie gibt es nicht als eine Zeile; wandle es mit --to json oder --to text um.

## Zeigen

terminal-shown-dealer = { $player } gibt; gespielt nach { $preset }.
terminal-shown-unseen = Einige Karten waren beim Aufschreiben nicht zu sehen; der Verlauf kann nicht gezeigt werden.

## Endspiele

terminal-solve-maxn = Alle Karten offen, jeder für sich: was jeder von hier bis zum Ende gewinnt.
terminal-solve-paranoid = Alle Karten offen, alle anderen gegen { $player }: was { $player } erzwingen kann.
terminal-solve-difference = Alle Karten offen: um wie viel { $player } ab hier besser abschneidet als der andere.
terminal-solve-line = Ein bester Verlauf:
terminal-solve-unsolved = Nicht gelöst: Die Suche gab nach { $nodes } Stellungen auf. --budget und --memory erlauben mehr.
terminal-solve-no-trick-left = Es ist kein Stich mehr übrig: Es gibt nichts zu lösen.
terminal-solve-method =
    { $players ->
        [2] Zwei spielen um die Differenz: nimm --method difference oder maxn.
       *[other] Die Differenz gibt es nur zu zweit: nimm --method maxn oder paranoid.
    }
terminal-solve-too-many-cards = Es sind noch { $found } Karten im Spiel; höchstens { $most } lassen sich lösen.
terminal-solve-amounts = Die Beträge dieses Tisches sind größer, als der Löser rechnen kann.
terminal-kernel-missing = Das braucht den übersetzten Kern: pip install 'grosstarock[kernel]'
terminal-warm-bulk = Ganze Spiele: bereit nach { $seconds } s.
terminal-warm-playouts = Ausspielen: bereit nach { $seconds } s.
terminal-warm-environment = Die Umgebung: bereit nach { $seconds } s.
terminal-warm-endings = Endspiele: bereit nach { $seconds } s.
terminal-warm-worlds = Welten: bereit nach { $seconds } s.
terminal-warm-trials = Karten durchprobieren: bereit nach { $seconds } s.
terminal-bench-missing = Die Messungen liegen dem Quelltext bei, im Ordner bench.
