# Headings of the settlement sheet and of the rulebook.

## The settlement sheet

sheet-title-points = Liquidación de la mano, en puntos
# $unit is a name or a sign, $worth says how many points one of it is.
sheet-title-stake = Liquidación de la mano, en { $unit } ({ $worth })
sheet-nothing = No se ha pagado nada.
sheet-amount = Pago
sheet-before = Antes de la mano
sheet-totals = Total de la mano
sheet-after = Después de la mano
sheet-cause = { $reason } ({ $clause })
sheet-movement = { $payer } → { $payee }

# With two players: above the pluses and minuses, above the running totals, and below both.
sheet-this = más y menos
sheet-so-far = hasta ahora
sheet-scores = Totales de la mano
sheet-difference = { $said } ({ $clause })

## The rulebook

rulebook-amounts = { $with_pots } ({ $without_pots })
rulebook-decision = Decisión. { $decision }
rulebook-sources =
    { $count ->
        [one] Fuente: { $sources }
       *[other] Fuentes: { $sources }
    }
rulebook-no-source = Fuente: ninguna de las cuatro
rulebook-clause = { $clause } { $title }

# $unit is one of the unit, "1 $".
stake-worth =
    { $points ->
        [one] { $unit } vale un punto
       *[other] { $unit } vale { $points } puntos
    }

source-A = italiana (A)
source-B = danesa (B)
source-C = española (C)
source-D = en dólares (D)

value-on = sí
value-off = no

## The rulebook's pages

page-clauses = Las reglas, una por una
    .text = Cada regla del juego tiene una sigla, y todo lo que se justifica la nombra: una carta rechazada, un pago, una prueba. Los importes están en puntos; donde hay dos, como en 85 (25), el primero vale cuando se juega con botes y el segundo, entre paréntesis, cuando se juega sin ellos. Lo que se decidió porque las fuentes callan o discrepan está debajo de la regla. Las fuentes son cuatro textos: uno italiano (A), uno inglés sobre la forma danesa (B), uno español (C) y uno inglés en dólares (D); véase [en qué difieren](sources.md).
page-options = Opciones e importes
    .text = Lo que una mesa puede elegir. Los nombres y los valores son los de los registros y los de la línea de órdenes. Una [variante](presets.md) da un valor a cada opción, y una mesa puede apartarse de ella en cualquiera.
page-amounts = Importes
    .text = En puntos, múltiplos enteros de 5. Una mesa puede cambiarlos todos.
page-presets = Variantes
    .text = Una variante es un conjunto de opciones que tiene un nombre y sigue una de las fuentes. Los importes son los del reglamento: con botes o sin ellos, según se juegue la variante.
page-side-by-side = Una junto a otra
page-difference = En qué se distingue «{ $right }» de «{ $left }»
page-reads = { $sources } · Opciones: { $options }
page-read-by = Reglas: { $clauses }
page-name = nombre
page-option = opción
page-value = valor
page-meaning = significado
page-of-presets = variantes
page-amount = importe
page-with-pots = con botes
page-without-pots = sin botes
page-clause = reglas
