# Das Regelbuch auf Deutsch: jede Regel, jede Option, jeder Betrag, jede Vorgabe.
#
# Eine Regel ist eine Überschrift mit ihrem ganzen Wortlaut in .text und, wo die Quellen schweigen oder
# voneinander abweichen, mit dem, was entschieden wurde, in .decision. Beträge kommen fertig zum Lesen
# („5“, „1 $“; wo eine Seite von beiden Arten spricht, „85 (25)“): zuerst mit Töpfen, in Klammern ohne.
# Die Namen der Beträge sind die Felder des Tarifs. Der Wortlaut bleibt in einer Zeile, damit kein
# Umbruch in den Text kommt.
#
# Wörter: der Skart sind die drei Karten, die der Geber ablegt; Honneurs sind Trullstücke und Könige;
# Figuren sind König, Dame, Cavall und Bube; Augen sind, was die Karten zählen, Punkte, was gezahlt wird.

## Abschnitte der Regeln

clause-family-TAB = Tisch und Karten
clause-family-POT = Die Töpfe
clause-family-DEAL = Das Geben
clause-family-DISC = Der Skart
clause-family-DECL = Meldungen
clause-family-PLAY = Das Spiel um die Stiche
clause-family-SCUSE = Der Sküs
clause-family-PAY = Zahlungen während des Spiels
clause-family-TOUT = Der Tout
clause-family-MIS = Die Misère
clause-family-ULT = Ultimo und Bagud
clause-family-LAST = Der letzte Stich
clause-family-CARD = Das Zählen
clause-family-GAME = Die Partie
clause-family-TWO = Zu zweit

## Tisch und Karten

clause-TAB-1 =
    Achtundsiebzig Karten
    .text = Gespielt wird mit 78 Karten: vier Farben zu je vierzehn (König, Dame, Cavall, Bube und die Zahlen zehn bis eins), einundzwanzig Tarocks mit den Nummern I bis XXI und der Sküs, das ist der Narr. Tarock I heißt Pagat, Tarock XXI heißt Mond; Pagat, Mond und Sküs zusammen sind die Trull.

clause-TAB-2 =
    Drei Spieler
    .text = Das Spiel ist für drei Spieler.

clause-TAB-3 =
    Ein Vierter am Tisch
    .text = Am Tisch können vier sitzen. In jedem Spiel setzt einer aus, und zwar der, der dem Geber gegenübersitzt; die anderen drei spielen mit. Wer aussetzt, zahlt trotzdem in einen leeren Topf ein (POT-2); sonst zahlt und bekommt er in diesem Spiel nichts.
    .decision = Eine Quelle erwähnt einen Spieler, der aussetzt, und was er zahlt, sagt aber nicht, welcher es ist. Gewählt wurde der Platz gegenüber dem Geber: so kommt jeder gleich oft dran, und Geber und Vorhand spielen mit.

clause-TAB-4 =
    Zu zweit
    .text = Auch zwei können spielen; die Regeln für das Spiel zu zweit sagen, was dann anders ist.

clause-TAB-5 =
    Spielrichtung
    .text = Gegeben und gespielt wird gegen den Uhrzeigersinn, der Nachbar zur Rechten kommt also als Nächster dran. Spielt der Tisch im Uhrzeigersinn, beginnt der Nachbar links vom Geber, und alles läuft andersherum. Die Plätze sind in der Reihenfolge des Spiels nummeriert; die Richtung sagt nur, wo ein Bild sie hinsetzt und welcher Nachbar der linke ist.

clause-TAB-6 =
    Der Nächste gibt
    .text = Nach jedem Spiel wird der Nächste in der Spielrichtung Geber.

clause-TAB-7 =
    Rang der Karten
    .text = Die Tarocks gehen von XXI, dem höchsten, hinunter bis I. In den schwarzen Farben Pik und Treff (Kreuz) ist die Reihenfolge von oben nach unten König, Dame, Cavall, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. In den roten Farben Herz und Karo laufen die Zahlen umgekehrt: König, Dame, Cavall, Bube, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.

clause-TAB-8 =
    Wert der Karten
    .text = Könige, Pagat, Mond und Sküs zählen je 4 Augen, Damen 3, Cavalls 2 und Buben 1; alle anderen Karten zählen nichts. Jeder Stich bringt ein Auge dazu (CARD-1), so dass es im Ganzen 78 sind.
    .decision = Eine Quelle gibt die Zahlen an, eine nennt die Karten, die zählen, und zwei schweigen. Die Zahlen sind überall dieselben.

## Die Töpfe

clause-POT-1 =
    Zwei Töpfe
    .text = Es gibt zwei Töpfe, den Königstopf und den Pagattopf. Eine Partie kann auch ohne Töpfe gespielt werden; für das, was im letzten Stich geschieht, gelten dann die niedrigeren Beträge.

clause-POT-2 =
    Einen leeren Topf füllen
    .text = Zu Beginn der Partie und vor jedem Spiel, bei dem ein Topf leer ist, zahlt jeder Spieler am Tisch { $foundation } in jeden leeren Topf. Auch wer aussetzt, zahlt.

clause-POT-3 =
    Das Gebergeld
    .text = Vor dem Geben zahlt der Geber { $dealer_payment } in jeden Topf und schiebt beide Töpfe zum Nächsten in der Spielrichtung weiter, der als Nächster gibt. Wo die Töpfe stehen, sieht jeder.

clause-POT-4 =
    Die Töpfe teilen
    .text = Am Ende der Partie werden die Töpfe gleichmäßig geteilt. Beide kommen zusammen, und jeder Spieler bekommt denselben Anteil, das größte Vielfache von 5 Punkten, das aufgeht. Was übrig bleibt, geht ungeteilt an den, der vor dem Teilen am tiefsten stand; stehen mehrere gleich tief, an den ersten von ihnen nach der Reihenfolge der Plätze. Danach ergeben alle Kontostände zusammen null.
    .decision = Die Quellen sagen nur, dass die Töpfe am Ende gleichmäßig geteilt werden. Das Übrige wurde so festgelegt, dass kein Punkt verloren geht oder entsteht und genau ein Spieler den Rest nimmt.

## Das Geben

clause-DEAL-1 =
    Je fünf Karten
    .text = Gegeben werden immer fünf Karten auf einmal, bis jeder, der mitspielt, fünfundzwanzig hat. Das erste Päckchen bekommt die Vorhand, der Spieler nach dem Geber, und der Geber bekommt seines zuletzt. Die drei Karten, die übrig bleiben, sind der Talon; der Geber nimmt ihn auf und hat dann achtundzwanzig.
    .decision = Keine Quelle sagt, wer das erste Päckchen bekommt. Es geht an die Vorhand, wie es beim Geben üblich ist.

## Der Skart

clause-DISC-1 =
    Drei Karten in den Skart
    .text = Der Geber skartiert drei Karten verdeckt. Sie zählen am Ende des Spiels für ihn.

clause-DISC-2 =
    Kein Honneur im Skart
    .text = Im Skart liegt nie ein Honneur: kein König, nicht der Pagat (Tarock I), nicht der Mond (Tarock XXI) und nicht der Sküs. Die einzige Ausnahme ist der Sküs beim angesagten Tout (TOUT-A1).

clause-DISC-3 =
    Meldungen bleiben beisammen
    .text = Im Skart liegt keine Karte, die zu einer Meldung gehört, die der Geber machen könnte, außer wenn es nötig ist. Nötig ist es nur, wenn sich ohne eine solche Karte keine drei finden, die DISC-2 und DISC-4 genügen; dann skartiert der Geber so wenige davon wie möglich.
    .decision = Die Quellen sagen nur „außer wenn nötig“. Nötig wurde im engen Sinn genommen, und eine Meldung zählt, wenn sie möglich wäre, auch wo das Melden freiwillig ist und der Geber schweigen würde.

clause-DISC-4 =
    Tarocks im Skart
    .text = Tarocks dürfen nur skartiert werden, wenn dem Geber danach kein Tarock bleibt; der Sküs gilt hier nicht als Tarock. Finden sich selbst dann keine drei Karten, weil das Blatt fast nur aus Tarocks und Königen besteht, dürfen die fehlenden mit Tarocks ergänzt werden, die keine Honneurs sind.
    .decision = Eine Quelle sagt, dass der Sküs nicht zählt, und das gilt nun überall. Keine Quelle sieht ein Blatt vor, aus dem sich keine drei Karten skartieren lassen; Tarocks füllen dann die Lücke, und das Spiel kann immer weitergehen.

clause-DISC-5 =
    Skartierte Tarocks eingestehen
    .text = Ein Geber, der Tarocks skartiert hat, muss es sagen, sobald er zum ersten Mal kein Tarock zugeben kann, wo er müsste: im ersten Stich, in dem der Geber eine Karte einer anderen Farbe als der ausgespielten zugibt, erfahren alle, dass Tarocks skartiert wurden. Wer den Sküs spielt, verrät damit nichts.
    .decision = Eine Quelle verlangt, dass der Geber bestätigt, kein Tarock zu haben, wenn eines zu spielen wäre. Der Zeitpunkt wurde auf die erste Karte festgelegt, an der man es sieht, nicht früher und nicht später.

clause-DISC-6 =
    Melden, was zerrissen wurde
    .text = Ein Geber, der für den Skart eine Meldung zerreißen musste (DISC-3), kann sie dennoch machen, aus allen achtundzwanzig Karten, und muss es, wo Meldezwang herrscht; beim angesagten Tout wird anders gerechnet (TOUT-A1). Wird sie gemacht, werden die Karten im Skart, die dazugehören, dem Tisch genannt.
    .decision = Die Quellen sagen nicht, ob eine zerrissene Meldung verloren ist. Sie ist es nicht: der Geber hatte die Karten und konnte nicht anders, als sie zu zerreißen.

## Meldungen

clause-DECL-1 =
    Der Geber meldet zuerst
    .text = Gemeldet wird vor dem ersten Stich, zuerst vom Geber und dann von den anderen der Reihe nach. Jede Meldung wird sofort bezahlt, von jedem anderen Mitspieler an den, der sie macht.

clause-DECL-2 =
    Müssen oder dürfen
    .text = Wo Meldezwang herrscht, wird jede Meldung gemacht, die ein Blatt enthält, und das Programm macht sie für den Spieler. Wo das Melden freiwillig ist, wählt der Spieler beliebige Meldungen seines Blattes oder keine. Eine Meldung wird mit ihrer wahren Zahl gemacht oder gar nicht.
    .decision = Einige Quellen sagen, dass ein Spieler melden muss, eine, dass er darf; der Tisch wählt. Dass man eine Zahl nicht zu niedrig angeben kann, wurde hier entschieden, damit man einer Meldung immer glauben kann.

clause-DECL-3 =
    Zehn Tarocks oder mehr
    .text = Zehn Tarocks bringen { $ten_trumps }, und jedes Tarock über zehn hinaus bringt { $more_trumps } mehr. Der Spieler sagt die Zahl, und ob mit oder ohne Pagat. Der Sküs gilt hier als Tarock, sofern der Tisch nichts anderes beschlossen hat.
    .decision = Eine Quelle zählt den Sküs zu den Tarocks, die anderen schweigen. Er zählt überall mit, und ein Tisch kann beschließen, dass er es nicht tut.

clause-DECL-4 =
    Drei Matadore oder mehr
    .text = Die ganze Trull (Pagat, Mond und Sküs) ergibt drei Matadore und bringt { $three_matadors }. Jedes Tarock unter dem Mond, das lückenlos folgt (XX, dann XIX und so weiter abwärts), ist ein Matador mehr und bringt { $more_matadors } dazu. Der Spieler sagt die Zahl.

clause-DECL-5 =
    Die Figuren einer Farbe
    .text = Alle vier Figuren einer Farbe, König, Dame, Cavall und Bube, sind eine ganze Kavallerie und bringen { $full }. Drei davon mit dem Sküs sind eine halbe Kavallerie und bringen { $half }. Alle vier mit dem Sküs sind eine übervolle Kavallerie und bringen { $abundant }. Der Spieler nennt die Farbe, bei einer halben Kavallerie auch die fehlende Karte.

clause-DECL-6 =
    Könige beisammen
    .text = Alle vier Könige bringen { $full }. Drei Könige mit dem Sküs sind halbe Könige und bringen { $half }, und der Spieler nennt die fehlende Farbe. Alle vier mit dem Sküs sind übervolle Könige und bringen { $abundant }.

clause-DECL-7 =
    Eine Karte, mehrere Meldungen
    .text = Dieselbe Karte kann zu mehreren Meldungen dienen, der Sküs zu allen. In jeder Farbe, und bei den Königen, zählt nur die beste: eine übervolle Kavallerie ist nicht außerdem eine ganze.
    .decision = Die Quellen schweigen. Zählt nur die beste, bleiben die Beträge, die sie angeben, und nichts in ihnen hindert eine Karte daran, zweimal zu dienen.

## Das Spiel um die Stiche

clause-PLAY-1 =
    Die Vorhand spielt aus
    .text = Die Vorhand spielt zum ersten Stich aus, und wer einen Stich macht, spielt zum nächsten aus. Es gibt fünfundzwanzig Stiche.

clause-PLAY-2 =
    Bedienen, sonst Tarock
    .text = Bediene die ausgespielte Farbe, wenn du kannst. Kannst du es nicht, gib ein Tarock zu, wenn du eines hast. Kannst du beides nicht, spiel, was du willst. Überstechen muss niemand.

clause-PLAY-3 =
    Wer den Stich macht
    .text = Das höchste Tarock macht den Stich. Liegt kein Tarock, macht ihn die höchste Karte der ausgespielten Farbe, in der Reihenfolge von TAB-7.

## Der Sküs

clause-SCUSE-1 =
    Der Sküs entschuldigt
    .text = Der Sküs darf in jedem Stich, in dem SCUSE-6 es nicht verbietet, gespielt werden, statt zu bedienen oder Tarock zuzugeben, und er macht den Stich nicht (außer wie in SCUSE-5). Ihn zu haben, befreit von nichts: wer eine andere Karte spielt, bedient oder gibt Tarock zu wie alle.

clause-SCUSE-2 =
    Der Tausch
    .text = Der Sküs kehrt in die Stiche dessen zurück, der ihn gespielt hat; dafür bekommt, wer den Stich gemacht hat, eine andere Karte aus diesen Stichen. Das Programm erledigt das nach dem letzten Stich und gibt die Karte mit dem niedrigsten Wert, wobei der Skart des Gebers zu dessen Stichen zählt. Unter gleichen ist es die erste in der Reihenfolge Treff, Pik, Herz, Karo, Tarock, jeweils von oben nach unten. Wo der Sküs auch ohne Stich behalten wird (SCUSE-3), wird nur eine Karte ohne Wert gegeben, und keine, wenn es keine solche gibt.
    .decision = Die Quellen lassen offen, welche Karte getauscht wird und wann. Eine feste Karte nach dem letzten Stich erspart allen die Frage, und die niedrigste ist die, die jeder gäbe; eine Quelle spricht von einer niedrigen Karte, die man geben „kann“.

clause-SCUSE-3 =
    Kein Stich, kein Sküs
    .text = Macht, wer den Sküs gespielt hat, im ganzen Spiel keinen Stich, dann gibt es nichts zu tauschen: der Sküs selbst geht an den, der den Stich gemacht hat, in dem er gespielt wurde. Wo der Tisch ihn behalten lässt, bleibt er trotzdem bei seinem Spieler. Der Skart des Gebers ist kein Stich.
    .decision = In drei Quellen ist der Sküs abzugeben, in einer bekommt ihn sein Spieler zurück; der Tisch wählt. Dass der Skart kein Stich ist, wurde hier entschieden.

clause-SCUSE-4 =
    Im letzten Stich verloren
    .text = Ein Sküs, der im letzten Stich gespielt wird, ist an den verloren, der den Stich macht.

clause-SCUSE-5 =
    Den Sküs ausspielen
    .text = Der Sküs darf ausgespielt werden. Sein Spieler nennt dann die Farbe, eine der vier oder Tarock, und die anderen spielen, als wäre eine Karte davon ausgespielt. Der Sküs ist die niedrigste Karte der genannten Farbe: wenn niemand bedient und niemand Tarock zugibt, macht sein Spieler den Stich, und getauscht wird nicht. Zum letzten Stich ausgespielt nennt er nichts; die zweite Karte bestimmt die Farbe, und der Sküs ist an den verloren, der den Stich macht.
    .decision = Drei Quellen erlauben, den Sküs auszuspielen, eine schweigt und wurde ebenso gelesen. Was geschieht, wenn niemand bedient, stammt aus der einen Quelle, die ihn zur niedrigsten Karte der ausgespielten Farbe macht. Im letzten Stich, wo er ohnehin verloren ist, braucht es keine Farbe.

clause-SCUSE-6 =
    Nie im vorletzten Stich
    .text = Der Sküs darf nie im vorletzten Stich gespielt werden, dem vierundzwanzigsten.

clause-SCUSE-7 =
    Den Sküs fordern
    .text = Zum drittletzten Stich, dem dreiundzwanzigsten, kann ein Spieler, der den Sküs nicht hat, fordern, dass er gespielt wird, und dann muss er in diesem Stich gespielt werden. Sofern der Sküs nicht schon gespielt ist oder bei einem angesagten Tout im Skart liegt, werden vor dem Ausspielen alle Mitspieler gefragt, zuerst der, der ausspielt; jeder fordert oder passt, bis einer fordert. Auch wer den Sküs hat, wird gefragt und kann nur passen. Zu zweit wird gefragt, obwohl der Sküs im toten Blatt liegen kann; ihn zu fordern bewirkt dann nichts.
    .decision = Die Quellen sagen nicht, wie gefordert wird. Alle werden gefragt, auch wer ihn hat, damit die Frage selbst nie verrät, wer den Sküs hat.

## Zahlungen während des Spiels

clause-PAY-1 =
    König oder Pagat verloren
    .text = Wer vor dem letzten Stich einen König oder den Pagat an einen anderen verliert, zahlt jedem anderen Mitspieler { $lost_card } und, wenn es Töpfe gibt, { $lost_card } in den zugehörigen Topf. Gezahlt wird sofort, und ein Stich kann mehrere Spieler etwas kosten.

clause-PAY-2 =
    Ein Stich mit dem Pagat
    .text = Wer vor dem letzten Stich einen Stich mit dem Pagat macht, bekommt von jedem anderen Mitspieler { $pagat_won }. Ein Stich mit einem König bringt nichts.

## Der Tout

clause-TOUT-1 =
    Tout: alle Stiche
    .text = Wer alle fünfundzwanzig Stiche macht, hat einen Tout und bekommt von jedem anderen Mitspieler { $tout }, beide Töpfe, wenn es Töpfe gibt, und die Augen, wie sie gezählt werden (CARD-2, CARD-3). Ein gewonnenes Ultimo und der letzte Stich werden daneben nicht bezahlt (ULT-1, ULT-2, LAST-1), außer wenn der Tisch gewählt hat, beim Tout auch den Betrag des Ultimos zu zahlen. Misère gilt dann nicht.
    .decision = Die Quellen nennen den Betrag, die Töpfe und die Augen und sagen nicht, ob daneben ein Ultimo bezahlt wird. Es wird nicht bezahlt, denn der Betrag für den Tout ist gerade der eines Pagat-Ultimos und eines König-Ultimos zusammen, mit Töpfen und ohne; ein Tisch kann es anders wählen.

clause-TOUT-2 =
    Bagud beim Tout
    .text = Ein misslungenes Ultimo (ULT-3) wird auch beim Tout bezahlt. Wem es misslungen ist, der zahlt in den Topf, nachdem ihn der Gewinner des Touts geleert hat, und zwar so viel, wie vor der Abrechnung des letzten Stichs darin war.
    .decision = Eine Quelle sagt, dass für Bagud in die Töpfe gezahlt wird, nachdem der Gewinner des Touts sie genommen hat, aber nicht, wie viel. Einen geleerten Topf zu verdoppeln, würde nichts kosten; gezahlt wird also, was vorher darin war.

clause-TOUT-A1 =
    Einen Tout ansagen
    .text = Wo der Tisch es erlaubt, kann der Geber unmittelbar vor dem Skartieren laut einen Tout ansagen und legt dann den Sküs in den Skart; ein Tout ist genau dann angesagt, wenn der Sküs im Skart liegt. Von DISC-2 und DISC-3 ist nur der Sküs ausgenommen. Für die beiden anderen Karten gelten DISC-3 und DISC-4 so, wie sie für die siebenundzwanzig Karten ohne ihn gelten, und der Geber meldet aus den fünfundzwanzig Karten, die ihm bleiben.
    .decision = Eine Quelle erlaubt es und sagt wenig mehr, als dass der Geber ansagen muss, dass er auf Tout spielt. Woran der übrige Skart und die Meldungen gemessen werden, wurde hier entschieden: der Sküs ist für alles Weitere weg.

clause-TOUT-A2 =
    Ein angesagter Tout misslingt
    .text = Misslingt ein angesagter Tout, zahlt der Geber jedem anderen Mitspieler { $tout } und verdoppelt beide Töpfe, wenn es Töpfe gibt, indem er in jeden zahlt, was vor der Abrechnung des letzten Stichs darin war. Das geschieht, nachdem ein anderer, der etwa einen Tout gemacht hat, das Seine bekommen hat, und Bagud wird daneben bezahlt. Ein gewonnenes Ultimo bringt nichts und gewinnt keinen Topf. Bagud, Misère, der letzte Stich (LAST-1, wenn ihn weder ein König noch der Pagat gemacht hat) und, wenn es keine Misère gibt, die Augen gelten wie sonst.
    .decision = Die eine Quelle sagt, was der Geber zahlt, dass Ultimos nicht gelten und dass Misère gilt. Alles, was sie nicht erwähnt, ist wie in jedem anderen Spiel.

## Die Misère

clause-MIS-1 =
    Misère: kein Stich
    .text = Wenn genau ein Spieler keinen Stich gemacht hat, hat er eine Misère und bekommt von jedem anderen Mitspieler { $misere }. Gewonnene Ultimos, der letzte Stich und die Augen werden dann nicht bezahlt, und kein Topf wird gewonnen; ein misslungenes Ultimo (ULT-3) wird bezahlt.
    .decision = In drei Quellen wird bei einer Misère ein misslungenes Ultimo bezahlt. Die vierte sagt nur, dass es keine Zahlung für Ultimo gibt, und das wird auf ein gewonnenes bezogen.

## Ultimo und Bagud

clause-ULT-1 =
    Pagat-Ultimo
    .text = Wer den letzten Stich mit dem Pagat macht, bekommt von jedem anderen Mitspieler { $pagat_ultimo } und, wenn es Töpfe gibt, den Pagattopf.

clause-ULT-2 =
    König-Ultimo
    .text = Wer den letzten Stich mit einem König macht, bekommt von jedem anderen Mitspieler { $king_ultimo } und, wenn es Töpfe gibt, den Königstopf.

clause-ULT-3 =
    Bagud: ein Ultimo misslingt
    .text = Wer im letzten Stich den Pagat oder einen König spielt und den Stich nicht macht, ist bagud: er zahlt jedem anderen Mitspieler { $pagat_ultimo } für den Pagat oder { $king_ultimo } für einen König und verdoppelt den zugehörigen Topf, wenn es Töpfe gibt, indem er hineinzahlt, was vor der Abrechnung des letzten Stichs darin war. In einem Stich können mehrere bagud sein; jeder von ihnen zahlt gleich viel, nachdem ein etwaiger Gewinner den Topf genommen hat.
    .decision = Die Quellen sagen nicht, was zwei Spieler zahlen, die im selben Stich bagud sind. Jeder verdoppelt den Topf, wie er stand, damit keiner für das Pech des anderen zahlt.

## Der letzte Stich

clause-LAST-1 =
    Der letzte Stich
    .text = Gab es keinen Tout, keine Misère und kein Ultimo, weder gewonnen noch misslungen, dann bekommt, wer den letzten Stich gemacht hat, von jedem anderen Mitspieler { $last_trick }. Ein König oder der Pagat, der ihn bei einem misslungenen angesagten Tout macht, wird auch nicht als letzter Stich bezahlt. Ein Tisch kann wählen, dass der letzte Stich auch dann bezahlt wird, wenn ein Ultimo misslungen ist.

## Das Zählen

clause-CARD-1 =
    Die Augen
    .text = Jeder zählt die Werte der Karten in seinen Stichen (TAB-8) und für jeden Stich ein Auge; der Skart des Gebers zählt als ein Stich. Ist der Sküs getauscht, ist das dasselbe wie ein Auge für je drei Karten. Drei Spieler haben zusammen 78 Augen.

clause-CARD-2 =
    Bezahlung der Augen
    .text = Zieh von den Augen 26 ab, teile durch 5 und runde auf die nächste ganze Zahl: so oft wird { $card_unit } gezahlt. Der Geber zahlt jedem, der darüber liegt, und bekommt von jedem, der darunter liegt; die Augen des Gebers selbst werden nicht bezahlt: sein Ergebnis ist, was die anderen ausgleicht. Bei 32 Augen ergibt 6 durch 5 gerundet 1, also zahlt der Geber { $card_unit }. Genau ein Halbes kommt nie vor.
    .decision = Nur eine Quelle sagt, was für die Karten gezahlt wird; eine andere zählt sie „wie üblich“. Die eine Art, die beschrieben ist, gilt überall.

clause-CARD-3 =
    Wann Augen nicht bezahlt werden
    .text = Bei einer Misère werden die Augen nicht bezahlt. Bei einem Tout schon, außer wenn der Tisch es anders gewählt hat. Ein Tisch kann auch ganz ohne Bezahlung der Augen spielen.
    .decision = In drei Quellen werden die Augen beim Tout bezahlt. Die vierte spricht von „regular trick payments“, was als dasselbe gelesen wird.

## Die Partie

clause-GAME-1 =
    Dauer einer Partie
    .text = Eine Partie dauert eine Anzahl von Runden, in denen jeder Spieler je einmal gibt, oder sie geht weiter, bis der Tisch zwischen zwei Spielen aufhört.
    .decision = Die Quellen sagen nicht, wie lange eine Partie dauert.

clause-GAME-2 =
    Das Kassabuch
    .text = Jede Bewegung von Punkten ist ein Eintrag im Kassabuch: wer zahlt, an wen oder in welchen Topf, wie viel, und nach welcher Regel. Nichts sonst ändert einen Kontostand, und zu dritt oder zu viert ergeben alle Kontostände und Töpfe zusammen immer null. Das Kassabuch rechnet in Punkten; die Einheit eines Tisches, ein Name und wie viele Punkte sie gilt, bestimmt nur, wie Beträge gezeigt werden.
    .decision = Die Quellen sagen nur, was gezahlt wird. Ein Kassabuch in einer Einheit, das jederzeit aufgeht, kann jeder nachrechnen.

clause-GAME-4 =
    Ein abgebrochenes Spiel
    .text = Ein abgebrochenes Spiel ist ungültig. Alles, was darin ab dem Gebergeld (POT-3) bewegt wurde, dieses eingeschlossen, wird rückgängig gemacht; was leere Töpfe gefüllt hat (POT-2), bleibt. Derselbe Geber gibt noch einmal.
    .decision = Die Quellen sehen das nicht vor. Einen leeren Topf zu füllen, gehört eher zur Partie als zum Spiel, also bleibt nur das.

clause-GAME-3 =
    Ein Blatt ohne Tarock
    .text = Wo der Tisch es erlaubt, kann ein Spieler, der kein Tarock bekommen hat, wobei der Sküs nicht zählt, vor dem Skartieren sein Blatt zeigen und verlangen, dass derselbe Geber neu gibt. Zuerst wird die Vorhand gefragt und zuletzt der Geber, bei dem alle achtundzwanzig Karten gelten. Was nach POT-2 und POT-3 gezahlt ist, bleibt gezahlt und wird für das neue Spiel nicht noch einmal gezahlt.
    .decision = Das ist eine dänische Vereinsregel von außerhalb der Quellen, und keine Vorgabe verwendet sie. Wie gefragt und gezahlt wird, wurde hier entschieden.

## Zu zweit

clause-TWO-1 =
    Das tote Blatt
    .text = Ein drittes Blatt von fünfundzwanzig Karten bekommt niemand; es bleibt ungesehen aus dem Spiel. Der Geber hat achtundzwanzig Karten und skartiert drei; der andere hat fünfundzwanzig. Die Päckchen gehen reihum an die Vorhand, an den Geber und in das tote Blatt, und die letzten drei Karten an den Geber.
    .decision = Die Quellen lassen ein Blatt aus dem Spiel und sagen nicht, wie reihum gegeben wird.

clause-TWO-2 =
    Keine Töpfe, keine Misère
    .text = Zu zweit gibt es keine Töpfe, es gelten die niedrigeren Beträge, und es gibt keine Misère, die ja der Tout des anderen wäre.
    .decision = Die Quellen sprechen von den niedrigeren Beträgen für das Ultimo. Gelesen werden sie als alle Beträge eines Spiels ohne Töpfe.

clause-TWO-3 =
    Die Summen und ihr Unterschied
    .text = Zu zweit wird unterwegs nichts gezahlt. In jedem Spiel wird der Betrag für jede Meldung, jeden verlorenen König oder Pagat, jeden Stich mit dem Pagat, jedes Ultimo, ob gewonnen oder misslungen, den Tout und den letzten Stich seinem Spieler als Plus oder Minus angeschrieben, und die Augen kommen dazu, wie sie gezählt werden: die Werte, eins für jeden Stich und eins für den Skart. Der Unterschied der beiden Summen wird dem mit der höheren angeschrieben. Dieses Plus und Minus gehört zum Spiel und bewegt keinen Kontostand; das tut nur der Unterschied, als ein letzter Eintrag, und bei Gleichstand gibt es keinen.
    .decision = Die Quellen zählen für jeden Spieler zusammen und halten den Unterschied fest, und sagen nicht, wie aus einer Zahlung ein Plus oder Minus wird. Sie zählt einmal, für oder gegen den Spieler, zu dem sie gehört.

## Optionen

option-players =
    Spieler
    .help = Wie viele am Tisch sitzen; von vieren setzt in jedem Spiel einer aus.
option-players-2 = Zwei
option-players-3 = Drei
option-players-4 = Vier

option-direction =
    Richtung
    .help = In welcher Richtung um den Tisch gegeben und gespielt wird.
option-direction-counter-clockwise = Gegen den Uhrzeigersinn
option-direction-clockwise = Im Uhrzeigersinn

option-pots =
    Töpfe
    .help = Mit Königstopf und Pagattopf, oder ohne und mit den niedrigeren Beträgen.
option-pots-true = Mit Töpfen
option-pots-false = Ohne Töpfe

option-declarations =
    Meldungen
    .help = Ob für den Spieler alles gemeldet wird, was ein Blatt enthält, oder nur, was er selbst wählt.
option-declarations-compulsory = Meldezwang
option-declarations-voluntary = Freiwillig

option-scuse_without_tricks =
    Sküs ohne Stich
    .help = Ob den Sküs abgeben muss, wer keinen Stich macht; wo er behalten wird, gibt man beim Tausch nur eine Karte ohne Wert.
option-scuse_without_tricks-surrendered = Wird abgegeben
option-scuse_without_tricks-kept = Wird behalten

option-announced_tout =
    Angesagter Tout
    .help = Ob der Geber einen Tout ansagen und den Sküs skartieren darf.
option-announced_tout-true = Erlaubt
option-announced_tout-false = Nicht erlaubt

option-scuse_counts_as_trump =
    Sküs unter den Tarocks
    .help = Ob der Sküs beim Melden von Tarocks als Tarock zählt.
option-scuse_counts_as_trump-true = Zählt als Tarock
option-scuse_counts_as_trump-false = Zählt nicht

option-card_points =
    Augen
    .help = Ob die Karten nach dem Spiel gezählt und bezahlt werden.
option-card_points-true = Werden bezahlt
option-card_points-false = Werden nicht bezahlt

option-card_points_in_tout =
    Augen beim Tout
    .help = Ob neben einem Tout auch die Augen bezahlt werden.
option-card_points_in_tout-true = Werden bezahlt
option-card_points_in_tout-false = Werden nicht bezahlt

option-last_trick_paid_on_bagud =
    Letzter Stich neben Bagud
    .help = Ob der letzte Stich auch bezahlt wird, wenn darin ein Ultimo misslungen ist.
option-last_trick_paid_on_bagud-true = Wird bezahlt
option-last_trick_paid_on_bagud-false = Wird nicht bezahlt

option-ultimo_paid_in_tout =
    Ultimo beim Tout
    .help = Ob neben einem Tout auch der Betrag eines gewonnenen Ultimos bezahlt wird.
option-ultimo_paid_in_tout-true = Wird bezahlt
option-ultimo_paid_in_tout-false = Wird nicht bezahlt

option-redeal_without_trumps =
    Neu geben ohne Tarock
    .help = Ob ein Spieler, der kein Tarock bekommen hat, sein Blatt zeigen und neu geben lassen kann.
option-redeal_without_trumps-true = Erlaubt
option-redeal_without_trumps-false = Nicht erlaubt

option-stake =
    Einheit
    .help = In welcher Einheit Beträge gezeigt werden und wie viele Punkte sie gilt.
option-stake-points = Punkte

## Beträge

tariff-foundation =
    Einen Topf füllen
    .help = Was jeder Spieler am Tisch in jeden leeren Topf zahlt.
tariff-dealer_payment =
    Gebergeld
    .help = Was der Geber vor dem Geben in jeden Topf zahlt.
tariff-ten_trumps =
    Zehn Tarocks
    .help = Was eine Meldung von zehn Tarocks von jedem bringt.
tariff-more_trumps =
    Jedes Tarock über zehn
    .help = Was jedes Tarock nach dem zehnten dazu bringt.
tariff-three_matadors =
    Drei Matadore
    .help = Was die ganze Trull von jedem bringt.
tariff-more_matadors =
    Jeder weitere Matador
    .help = Was jeder Matador nach dem dritten dazu bringt.
tariff-half =
    Halb
    .help = Was eine halbe Kavallerie oder halbe Könige von jedem bringen.
tariff-full =
    Ganz
    .help = Was eine ganze Kavallerie oder alle vier Könige von jedem bringen.
tariff-abundant =
    Übervoll
    .help = Was eine übervolle Kavallerie oder übervolle Könige von jedem bringen.
tariff-lost_card =
    König oder Pagat verloren
    .help = Was jeder bekommt, und was in den zugehörigen Topf kommt, wenn ein König oder der Pagat vor dem letzten Stich verloren geht.
tariff-pagat_won =
    Stich mit dem Pagat
    .help = Was ein Stich mit dem Pagat vor dem letzten von jedem bringt.
tariff-tout =
    Tout
    .help = Was ein Tout von jedem bringt, und was jeder bekommt, wenn ein angesagter Tout misslingt.
tariff-misere =
    Misère
    .help = Was eine Misère von jedem bringt.
tariff-pagat_ultimo =
    Pagat-Ultimo
    .help = Was ein Pagat-Ultimo von jedem bringt, und was jeder bekommt, wenn es misslingt.
tariff-king_ultimo =
    König-Ultimo
    .help = Was ein König-Ultimo von jedem bringt, und was jeder bekommt, wenn es misslingt.
tariff-last_trick =
    Letzter Stich
    .help = Was der letzte Stich von jedem bringt, wenn darin sonst nichts geschehen ist.
tariff-card_unit =
    Einheit für Augen
    .help = Was für je fünf Augen über oder unter 26 gezahlt wird.

## Vorgaben

preset-classic =
    Klassisch
    .help = Das Spiel der italienischen und der spanischen Quelle: Töpfe, gegen den Uhrzeigersinn, und alles wird gemeldet.
preset-classic-no-pots =
    Klassisch ohne Töpfe
    .help = Klassisch, aber ohne Töpfe und mit den niedrigeren Beträgen.
preset-danish =
    Dänisch
    .help = Das Spiel der Quelle über die dänische Form: Töpfe, gegen den Uhrzeigersinn, und jeder wählt, was er meldet.
preset-dollar =
    Dollar
    .help = Das Spiel der Quelle, die in Dollar rechnet: Töpfe, im Uhrzeigersinn, jeder wählt, was er meldet, ein Tout kann angesagt werden, und der Sküs wird auch ohne Stich behalten.
preset-two-player =
    Zu zweit
    .help = Die Fassung für zwei aus der italienischen und der spanischen Quelle: ein totes Blatt, keine Töpfe, und der Unterschied der Summen wird angeschrieben.
