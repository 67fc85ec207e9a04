# Das Spiel lernen: das Regelbuch auf der Seite, das erste Spiel mit Begleitung und was die Wörter bedeuten.
#
# Eine Regel, die ein Text nennt, etwa PLAY-2, wird zu einem Verweis auf sie. Beträge kommen so, wie der
# Tisch sie zeigt.

## Wo man anfängt

web-learn-title = Grosstarock lernen
web-learn-what = Grosstarock ist ein dänisches Tarock für drei: 78 Karten, 25 Stiche, und auf den letzten kommt es am meisten an. Du musst kein anderes Kartenspiel kennen, um anzufangen.
web-learn-door-play = Ein erstes Spiel mit Begleitung
web-learn-door-play-what = Ein richtiges Spiel gegen zwei Computerspieler. Alles wird einmal erklärt, wenn es vorkommt, und jeder Zug lässt sich zurücknehmen.
web-learn-door-rules = Das Regelbuch lesen
web-learn-door-rules-what = Jede Regel, jeder Betrag und jede Spielart, alles zum Durchsuchen.
web-learn-door-words = Ein Wort nachschlagen
web-learn-door-words-what = Was Pagat, Bagud und die anderen Wörter des Spiels bedeuten.
web-learn-guest = Neuling
web-learn-failed = Es konnte kein Tisch geöffnet werden. Versuch es bitte noch einmal.
web-learn-home = Zur Startseite
web-learn-pages = Spiel lernen

web-learn-minute = Das Spiel in einer Minute
web-learn-minute-cards = Es gibt vier Farben mit je König, Dame, Cavall und Bube, einundzwanzig Tarocks und den Sküs, den Narren (TAB-1). Jedes Tarock sticht jede Karte einer Farbe (PLAY-3).
web-learn-minute-deal = Alle bekommen fünfundzwanzig Karten; der Geber nimmt drei mehr auf und skartiert drei (DEAL-1, DISC-1).
web-learn-minute-tricks = Bediene die Farbe; kannst du nicht, gib ein Tarock zu; hast du auch keines, spiel, was du willst (PLAY-2). Nur der Sküs darf stattdessen kommen (SCUSE-1).
web-learn-minute-pay = Gute Blätter werden vor dem ersten Stich bezahlt (DECL-1). Ein König oder der Pagat, Tarock I, der verloren geht, kostet etwas (PAY-1).
web-learn-minute-last = Den letzten Stich mit dem Pagat oder einem König zu machen, ist ein Ultimo und bringt einen Topf (ULT-1, ULT-2). Ihn dort zu verlieren, heißt Bagud und ist teuer (ULT-3).
web-learn-minute-count = Am Ende werden die Karten gezählt: 26 Augen sind der gerechte Anteil (CARD-2).

## Das Regelbuch

web-learn-rules = Regelbuch
web-learn-rules-what = Jede Regel hat ein Kennzeichen, und alles, was am Tisch geschieht, nennt es: eine Karte, die nicht gespielt werden darf, eine Zahlung, eine Meldung. Wo zwei Beträge stehen, wie in 85 (25), gilt der zweite für das Spiel ohne Töpfe.
web-learn-contents = Inhalt
web-learn-search = In den Regeln suchen
web-learn-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel enthält diese Wörter.
       *[other] { $count } Regeln enthalten diese Wörter.
    }
web-learn-clear = Wieder alle Regeln zeigen
web-learn-as = Regeln wie in
web-learn-as-all = jedem Spiel
web-learn-print = Drucken
web-learn-not-here = Gilt hier nicht
web-learn-permalink = Verweis auf { $clause }
web-learn-reads = Hängt ab von:
web-learn-clauses = Regeln:
web-learn-in-rulebook = Im Regelbuch zeigen
web-learn-back = Zurück zu { $clause }
web-learn-at-table = An diesem Tisch
web-learn-none = wird nicht gezahlt
web-learn-top = Nach oben

web-learn-cards = Die Karten
web-learn-cards-what = Jede Reihe geht von der höchsten Karte zur niedrigsten (TAB-7). In Herz und Karo laufen die Zahlen umgekehrt: dort ist die 1 hoch und die 10 niedrig.
web-learn-worth = Was die Karten zählen
web-learn-worth-what = Gezählt wird nach dem letzten Stich (TAB-8, CARD-1). Alle anderen Karten zählen nichts, und jeder Stich bringt ein Auge dazu.
web-learn-points =
    { $count ->
        [one] ein Auge
       *[other] { $count } Augen
    }
web-learn-options = Optionen
web-learn-options-what = Das wählt ein Tisch; neben jedem Wert stehen die Vorgaben, die ihn haben.

## Was die Wörter bedeuten

web-learn-words = Was die Wörter bedeuten
web-learn-words-what = Die Wörter des Spiels, jedes mit der Regel, in der es genau steht.

web-learn-word-deal = Spiel
    .text = Eine Runde vom Geben bis zur Abrechnung.
web-learn-word-match = Partie
    .text = Eine Folge von Spielen, über die hinweg die Töpfe stehen bleiben.
web-learn-word-hand = Blatt
    .text = Die Karten, die ein Spieler hat.
web-learn-word-dealer = Geber
    .text = Gibt, nimmt die letzten drei Karten dazu und skartiert drei.
web-learn-word-eldest = Vorhand
    .text = Der Spieler nach dem Geber; er spielt zum ersten Stich aus.
web-learn-word-sitting-out = Aussetzen
    .text = Von vieren am Tisch setzt in jedem Spiel einer aus: wer dem Geber gegenübersitzt.
web-learn-word-trump = Tarock
    .text = Eine der einundzwanzig Karten von I bis XXI, die jede Karte der Farben stechen.
web-learn-word-scuse = Sküs
    .text = Der Narr, auch Scuse oder Excuse. Er befreit vom Bedienen, macht in der Regel keinen Stich und kommt zurück.
web-learn-word-pagat = Pagat
    .text = Tarock I, das niedrigste. Er zählt viel und geht leicht verloren.
web-learn-word-mond = Mond
    .text = Tarock XXI, das höchste. Nichts sticht ihn.
web-learn-word-trull = Trull
    .text = Pagat, Mond und Sküs zusammen.
web-learn-word-honour = Honneur
    .text = Ein König, der Pagat, der Mond oder der Sküs. Ein Honneur kommt nie in den Skart.
web-learn-word-court = Figur
    .text = König, Dame, Cavall oder Bube. Der Cavall steht zwischen Dame und Bube.
web-learn-word-talon = Talon
    .text = Die drei Karten, die nach dem Geben übrig sind; der Geber nimmt sie auf.
web-learn-word-discard = Skart
    .text = Die drei Karten, die der Geber verdeckt ablegt. Sie zählen am Ende für ihn.
web-learn-word-pots = Töpfe
    .text = Der Königstopf und der Pagattopf. Was darin ist, wartet auf den, der mit so einer Karte den letzten Stich macht.
web-learn-word-foundation = Einen Topf füllen
    .text = Was alle am Tisch in einen leeren Topf zahlen; dänisch heißt es Fundering.
web-learn-word-stake = Einheit
    .text = Worin ein Tisch Beträge zeigt: Punkte, Dollar oder etwas anderes.
web-learn-word-declaration = Meldung
    .text = Eine Zusammenstellung, die vor dem ersten Stich gemeldet und sofort bezahlt wird.
web-learn-word-trumps = Tarocks als Meldung
    .text = Zehn oder mehr Tarocks in einem Blatt, angesagt mit oder ohne Pagat.
web-learn-word-matadors = Matadore
    .text = Die Trull und die Tarocks XX, XIX und so weiter, die lückenlos folgen.
web-learn-word-cavalry = Kavallerie
    .text = Die Figuren einer Farbe.
web-learn-word-kings = Könige als Meldung
    .text = Alle vier Könige, oder drei davon mit dem Sküs.
web-learn-word-degree = Halb, ganz, übervoll
    .text = Drei von vieren mit dem Sküs; alle vier; alle vier mit dem Sküs.
web-learn-word-trick = Stich
    .text = Eine Karte von jedem; die beste Karte nimmt sie alle.
web-learn-word-lead = Ausspielen
    .text = Die erste Karte eines Stiches spielen. Sie bestimmt die ausgespielte Farbe.
web-learn-word-follow = Bedienen
    .text = Eine Karte der ausgespielten Farbe zugeben, wie jeder muss, der kann.
web-learn-word-void = Farbe nicht haben
    .text = Wer von einer Farbe keine Karte hat, muss Tarock zugeben.
web-learn-word-pile = Stiche eines Spielers
    .text = Was er an Karten gemacht hat; beim Geber gehört der Skart dazu.
web-learn-word-exchange = Tausch
    .text = Die Karte, die für einen Sküs gegeben wird, der zu seinem Spieler zurückkehrt.
web-learn-word-demand = Den Sküs fordern
    .text = Verlangen, dass der Sküs zum drittletzten Stich gespielt wird.
web-learn-word-ultimo = Ultimo
    .text = Den letzten Stich mit dem Pagat oder einem König machen.
web-learn-word-bagud = Bagud
    .text = Der Pagat oder ein König wird im letzten Stich gespielt und macht ihn nicht: ein misslungenes Ultimo.
web-learn-word-last-trick = Letzter Stich
    .text = Der fünfundzwanzigste. Wer ihn macht, wird dafür bezahlt, wenn nichts Größeres geschehen ist.
web-learn-word-misere = Misère
    .text = Genau ein Spieler hat keinen Stich gemacht; dänisch Nolo.
web-learn-word-tout = Tout
    .text = Ein Spieler hat alle fünfundzwanzig Stiche gemacht.
web-learn-word-announced = Angesagter Tout
    .text = Der Geber sagt vor dem Skartieren an, dass er alle Stiche macht, und legt den Sküs in den Skart.
web-learn-word-card-points = Augen
    .text = Die Werte der Karten, die ein Spieler gemacht hat, und eins für jeden Stich.
web-learn-word-settlement = Abrechnung
    .text = Die Liste aller Zahlungen eines Spiels, jede mit der Regel dahinter.
web-learn-word-dead-hand = Totes Blatt
    .text = Zu zweit das dritte Blatt, das niemand sieht.

## Die Begleitung am Tisch

web-learn-guide = Begleitung
web-learn-guide-open = Begleitung zeigen
web-learn-guide-close = Begleitung schließen, bis es etwas Neues gibt
web-learn-guide-before = Voriger Hinweis
web-learn-guide-after = Nächster Hinweis
web-learn-guide-place = { $number } von { $count }
web-learn-guide-off = Nicht mehr zeigen
web-learn-guide-sheet = Abrechnung öffnen
web-learn-guide-net = { $amount } für dich
web-learn-guide-total = Das Spiel im Ganzen: { $amount } für dich

web-learn-hint-hand = Du hast { $count } Karten. Es gibt vier Farben mit König, Dame, Cavall und Bube, es gibt Tarocks mit den Nummern I bis XXI, und es gibt den Sküs, eine Karte für sich (TAB-1).
web-learn-hint-rank = Tarocks stechen alle Farben (PLAY-3). In Pik und Treff ist die 10 die höchste Zahl, in Herz und Karo die 1 (TAB-7).
web-learn-hint-value = Diese zählen: jeder König, der Pagat (Tarock I), der Mond (Tarock XXI) und der Sküs 4, eine Dame 3, ein Cavall 2, ein Bube 1, und jeder Stich 1 (TAB-8).
web-learn-hint-pots = Alle haben { $foundation } in jeden der zwei Töpfe gezahlt, der Geber noch { $dealer_payment } dazu (POT-2, POT-3). Einen gewinnst du, wenn du den letzten Stich mit einem König oder dem Pagat machst (ULT-1, ULT-2).
web-learn-hint-sits-out = Du setzt in diesem Spiel aus und kannst zusehen. Das trifft immer den, der dem Geber gegenübersitzt (TAB-3).
web-learn-hint-discard = Du gibst. Die drei Karten, die übrig waren, hast du aufgenommen (DEAL-1); leg nun drei in den Skart. Sie zählen am Ende für dich (DISC-1).
web-learn-hint-discard-never = Könige, Pagat, Mond und Sküs bleiben (DISC-2), ebenso Karten, die du melden könntest (DISC-3). Tarocks gehen nur, wenn du keines behältst (DISC-4). Eine abgedunkelte Karte sagt beim Antippen, warum sie bleibt.
web-learn-hint-discard-which = Karten einer kurzen Farbe sind eine gute Wahl: hast du keine mehr davon, darfst du sie mit Tarock stechen (PLAY-2).
web-learn-hint-discard-other = { $player } gibt und skartiert drei Karten, die niemand sieht (DISC-1).
web-learn-hint-declare-held = Du kannst melden: { $held }. Jeder der anderen zahlt dir dafür sofort (DECL-1) und weiß dann, was du hast.
web-learn-hint-declare-none = Nun wird gemeldet: zehn Tarocks oder mehr (DECL-3), die Trull (DECL-4), die Figuren einer Farbe (DECL-5), Könige (DECL-6). Du hast nichts davon.
web-learn-hint-declared = { $player } meldet: { $declaration }. Jeder der anderen zahlt dafür sofort (DECL-1). Nun kennst du einige dieser Karten.
web-learn-hint-lead = Du spielst aus, mit welcher Karte du willst. Wer einen Stich macht, spielt zum nächsten aus (PLAY-1).
web-learn-hint-follow = Ausgespielt: { suit }. Davon hast du etwas, also musst du bedienen; überstechen musst du nicht (PLAY-2).
web-learn-hint-trump = Ausgespielt: { suit }. Davon hast du nichts, also muss ein Tarock her, welches du willst (PLAY-2). Das höchste Tarock macht den Stich (PLAY-3).
web-learn-hint-throw = Du kannst weder bedienen noch Tarock zugeben, also geht jede Karte (PLAY-2). Den Stich macht sie nicht (PLAY-3).
web-learn-hint-taken = { $player } macht den Stich: das höchste Tarock sticht, ohne Tarock die höchste Karte der ausgespielten Farbe (PLAY-3).
web-learn-hint-pagat =
    { $pots ->
        [yes] Du könntest den Pagat spielen. Macht er den Stich, zahlt dir jeder der anderen { $pagat_won } (PAY-2). Wird er gestochen, zahlst du jedem { $lost_card } und ebenso viel in den Pagattopf (PAY-1).
       *[no] Du könntest den Pagat spielen. Macht er den Stich, zahlt dir jeder der anderen { $pagat_won } (PAY-2). Wird er gestochen, zahlst du jedem { $lost_card } (PAY-1).
    }
web-learn-hint-king =
    { $pots ->
        [yes] Du könntest einen König spielen. Wird er gestochen, zahlst du jedem der anderen { $lost_card } und ebenso viel in den Königstopf (PAY-1). Macht er den Stich, zahlt niemand, aber er zählt 4 (PAY-2, TAB-8).
       *[no] Du könntest einen König spielen. Wird er gestochen, zahlst du jedem der anderen { $lost_card } (PAY-1). Macht er den Stich, zahlt niemand, aber er zählt 4 (PAY-2, TAB-8).
    }
web-learn-hint-scuse = Den Sküs darfst du statt jeder anderen Karte spielen, auch wenn du bedienen könntest (SCUSE-1).
web-learn-hint-scuse-back =
    { $kept ->
        [yes] Der Sküs macht den Stich nicht, aber nach dem letzten bekommst du ihn zurück, für eine Karte ohne Wert, wenn du eine hast (SCUSE-2, SCUSE-3).
       *[no] Der Sküs macht den Stich nicht, aber wenn du irgendeinen machst, bekommst du ihn nach dem letzten für eine niedrige Karte zurück (SCUSE-2, SCUSE-3).
    }
web-learn-hint-scuse-lead = Auch ausspielen darfst du den Sküs: dann nennst du die Farbe, die die anderen bedienen (SCUSE-5).
web-learn-hint-scuse-other = { $player } spielt den Sküs. Er muss nicht bedienen, macht den Stich nicht (SCUSE-1) und wird nach dem letzten gegen eine andere Karte getauscht (SCUSE-2).
web-learn-hint-lost =
    { $pots ->
        [yes] { $card_title } verloren: { $player } zahlt jedem der anderen { $lost_card } und ebenso viel in den Topf (PAY-1).
       *[no] { $card_title } verloren: { $player } zahlt jedem der anderen { $lost_card } (PAY-1).
    }
web-learn-hint-pagat-won = Ein Stich mit dem Pagat wird sofort bezahlt: { $player } bekommt von jedem der anderen { $pagat_won } (PAY-2).
web-learn-hint-count = Nach dem letzten Stich zählt jeder die Karten, die er gemacht hat, und eins für jeden Stich (CARD-1). 26 Augen sind der gerechte Anteil; fünf mehr oder weniger sind { $card_unit } wert (CARD-2).
web-learn-hint-misere = { $player } hat noch keinen Stich. Bleibt am Ende einer allein ohne Stich, ist das eine Misère und bringt { $misere } von jedem (MIS-1).
web-learn-hint-scuse-late = Du hast den Sküs noch. Im 24. Stich darf er nicht gespielt werden (SCUSE-6), und im 25. ist er verloren (SCUSE-4).
web-learn-hint-ending = Der letzte Stich rückt näher. Mit einem König gemacht, bringt er { $king_ultimo } von jedem, mit dem Pagat { $pagat_ultimo }, und den Topf, wenn es Töpfe gibt (ULT-1, ULT-2).
web-learn-hint-ending-bagud =
    { $pots ->
        [yes] Ein König oder der Pagat aber, der im letzten Stich gestochen wird, ist bagud: sein Spieler zahlt den anderen ebenso viel und verdoppelt den Topf (ULT-3).
       *[no] Ein König oder der Pagat aber, der im letzten Stich gestochen wird, ist bagud: sein Spieler zahlt den anderen ebenso viel (ULT-3).
    }
web-learn-hint-demand = Der Sküs ist noch nicht gespielt. Vor dem 23. Stich kannst du fordern, dass er jetzt kommt, damit ihn niemand länger behält (SCUSE-7).
web-learn-hint-demand-holder = Vor dem 23. Stich werden alle nach dem Sküs gefragt, auch du, obwohl du ihn hast: so verrät die Frage nicht, wo er ist (SCUSE-7).
web-learn-hint-demanded = Der Sküs ist gefordert: wer ihn hat, muss ihn in diesem Stich spielen (SCUSE-7).
web-learn-hint-settled = Das Spiel ist zu Ende. Das hat es dir gebracht, Zeile für Zeile; jede nennt ihre Regel.
web-learn-hint-next = Nun gibt der Nächste (TAB-6). Die Begleitung geht weiter mit dem, was noch neu ist; alles andere steht im Regelbuch.

# Eine Zeile der Abrechnung, nach der Regel dahinter.
web-learn-line-POT-2 = Alle am Tisch füllen einen leeren Topf (POT-2).
web-learn-line-POT-3 = Der Geber zahlt vor dem Geben in beide Töpfe (POT-3).
web-learn-line-DECL-3 = Zehn Tarocks oder mehr, bezahlt von jedem der anderen (DECL-3).
web-learn-line-DECL-4 = Die Trull und was ihr folgt, bezahlt von jedem der anderen (DECL-4).
web-learn-line-DECL-5 = Figuren einer Farbe, bezahlt von jedem der anderen (DECL-5).
web-learn-line-DECL-6 = Könige, bezahlt von jedem der anderen (DECL-6).
web-learn-line-PAY-1 = Ein König oder der Pagat ging vor dem letzten Stich verloren (PAY-1).
web-learn-line-PAY-2 = Der Pagat hat vor dem letzten einen Stich gemacht (PAY-2).
web-learn-line-TOUT-1 = Ein Spieler hat alle Stiche gemacht und bekommt etwas von allen und aus den Töpfen (TOUT-1).
web-learn-line-TOUT-A2 = Der Geber hat einen Tout angesagt und einen Stich nicht gemacht (TOUT-A2).
web-learn-line-MIS-1 = Ein Spieler allein hat keinen Stich gemacht; die Augen werden dann nicht bezahlt (MIS-1).
web-learn-line-ULT-1 = Der Pagat hat den letzten Stich gemacht (ULT-1).
web-learn-line-ULT-2 = Ein König hat den letzten Stich gemacht (ULT-2).
web-learn-line-ULT-3 = Der Pagat oder ein König wurde im letzten Stich gestochen (ULT-3).
web-learn-line-LAST-1 = Weder König noch Pagat im letzten Stich, also wird er bezahlt (LAST-1).
web-learn-line-CARD-2 = Augen über oder unter 26 werden mit dem Geber abgerechnet; du hast { $points } (CARD-2).
