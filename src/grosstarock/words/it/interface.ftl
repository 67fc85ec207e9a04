# Headings of the settlement sheet and of the rulebook.

## The settlement sheet

sheet-title-points = Conto della mano, in punti
# $unit is a name or a sign, $worth says how many points one of it is.
sheet-title-stake = Conto della mano, in { $unit } ({ $worth })
sheet-nothing = Non si è pagato nulla.
sheet-amount = Somma
sheet-before = Prima della mano
sheet-totals = Totale della mano
sheet-after = Dopo la mano
sheet-cause = { $reason } ({ $clause })
sheet-movement = { $payer } → { $payee }

# With two players: above the pluses and minuses, above the running totals, and below both.
sheet-this = più e meno
sheet-so-far = finora
sheet-scores = Totali della mano
sheet-difference = { $said } ({ $clause })

## The rulebook

rulebook-amounts = { $with_pots } ({ $without_pots })
rulebook-decision = Decisione. { $decision }
rulebook-sources =
    { $count ->
        [one] Fonte: { $sources }
       *[other] Fonti: { $sources }
    }
rulebook-no-source = Fonte: nessuna delle quattro
rulebook-clause = { $clause } { $title }

# $unit is one of the unit, "1 $".
stake-worth =
    { $points ->
        [one] { $unit } vale un punto
       *[other] { $unit } vale { $points } punti
    }

source-A = italiana (A)
source-B = danese (B)
source-C = spagnola (C)
source-D = in dollari (D)

value-on = sì
value-off = no

## The rulebook's pages

page-clauses = Le regole, una per una
    .text = Ogni regola del gioco ha una sigla, e tutto ciò che si giustifica la nomina: una carta rifiutata, un pagamento, una prova. Gli importi sono in punti; dove ce ne sono due, come in 85 (25), il primo vale quando si gioca con i piatti e il secondo, tra parentesi, quando si gioca senza. Ciò che è stato deciso perché le fonti tacciono o non concordano sta sotto la regola. Le fonti sono quattro testi: uno italiano (A), uno inglese sulla forma danese (B), uno spagnolo (C) e uno inglese in dollari (D); si veda [in che cosa differiscono](sources.md).
page-options = Opzioni e importi
    .text = Ciò che un tavolo può scegliere. Nomi e valori sono quelli delle registrazioni e della riga di comando. Una [variante](presets.md) dà un valore a ogni opzione, e un tavolo può scostarsene in qualsiasi punto.
page-amounts = Importi
    .text = In punti, multipli interi di 5. Un tavolo può cambiarli tutti.
page-presets = Varianti
    .text = Una variante è un insieme di opzioni che ha un nome e segue una delle fonti. Gli importi sono quelli del regolamento: con i piatti o senza, secondo come la variante si gioca.
page-side-by-side = A confronto
page-difference = In che cosa «{ $right }» differisce da «{ $left }»
page-reads = { $sources } · Opzioni: { $options }
page-read-by = Regole: { $clauses }
page-name = nome
page-option = opzione
page-value = valore
page-meaning = significato
page-of-presets = varianti
page-amount = importo
page-with-pots = con i piatti
page-without-pots = senza piatti
page-clause = regole
