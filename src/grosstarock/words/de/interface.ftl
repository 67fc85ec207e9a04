# Überschriften der Abrechnung und des Regelbuchs.

## Die Abrechnung

sheet-title-points = Abrechnung in Punkten
# $unit ist ein Name oder ein Zeichen, $worth sagt, wie viele Punkte eins davon gilt.
sheet-title-stake = Abrechnung in { $unit } ({ $worth })
sheet-nothing = Es wurde nichts gezahlt.
sheet-amount = Betrag
sheet-before = Vor dem Spiel
sheet-totals = Das Spiel insgesamt
sheet-after = Nach dem Spiel
sheet-cause = { $reason } ({ $clause })
sheet-movement = { $payer } → { $payee }

# Zu zweit: über Plus und Minus, über den laufenden Summen und unter beiden.
sheet-this = Plus, Minus
sheet-so-far = bisher
sheet-scores = Summen des Spiels
sheet-difference = { $said } ({ $clause })

## Das Regelbuch

rulebook-amounts = { $with_pots } ({ $without_pots })
rulebook-decision = Entschieden: { $decision }
rulebook-sources =
    { $count ->
        [one] Quelle: { $sources }
       *[other] Quellen: { $sources }
    }
rulebook-no-source = Quelle: keine der vier
rulebook-clause = { $clause } { $title }

# $unit ist eins von der Einheit, „1 $“.
stake-worth =
    { $points ->
        [one] { $unit } gilt einen Punkt
       *[other] { $unit } gilt { $points } Punkte
    }

source-A = die italienische (A)
source-B = die dänische (B)
source-C = die spanische (C)
source-D = die in Dollar (D)

value-on = an
value-off = aus

## Die Seiten des Regelbuchs

page-clauses = Die Regeln, Punkt für Punkt
    .text = Jede Regel des Spiels hat ein Kennzeichen, und alles, was sich erklärt, nennt es: eine abgelehnte Karte, eine Zahlung, ein Test. Beträge sind in Punkten; wo zwei stehen, wie in 85 (25), gilt der erste für das Spiel mit Töpfen und der zweite, in Klammern, für das Spiel ohne. Was entschieden wurde, weil die Quellen schweigen oder voneinander abweichen, steht unter der Regel. Die Quellen sind vier Texte: ein italienischer (A), ein englischer über die dänische Form (B), ein spanischer (C) und ein englischer in Dollar (D); siehe [worin sie abweichen](sources.md).
page-options = Optionen und Beträge
    .text = Was ein Tisch wählen kann. Namen und Werte sind die der Aufzeichnungen und der Befehlszeile. Eine [Vorgabe](presets.md) gibt jeder Option einen Wert, und ein Tisch kann in jeder davon abweichen.
page-amounts = Beträge
    .text = In Punkten, als ganze Vielfache von 5. Ein Tisch kann jeden davon ändern.
page-presets = Vorgaben
    .text = Eine Vorgabe ist ein benannter Satz von Optionen nach einer der Quellen. Die Beträge sind die des Regelbuchs: mit Töpfen oder ohne, wie die Vorgabe spielt.
page-side-by-side = Nebeneinander
page-difference = Worin { $right } von { $left } abweicht
page-reads = { $sources } · Optionen: { $options }
page-read-by = Regeln: { $clauses }
page-name = Name
page-option = Option
page-value = Wert
page-meaning = Bedeutung
page-of-presets = Vorgaben
page-amount = Betrag
page-with-pots = mit Töpfen
page-without-pots = ohne Töpfe
page-clause = Regeln
