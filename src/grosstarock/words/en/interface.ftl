# Headings of the settlement sheet and of the rulebook.

## The settlement sheet

sheet-title-points = Settlement, in points
# $unit is a name or a sign, $worth says how many points one of it is.
sheet-title-stake = Settlement, in { $unit } ({ $worth })
sheet-nothing = Nothing was paid.
sheet-amount = Amount
sheet-before = Before the deal
sheet-totals = The deal in all
sheet-after = After the deal
sheet-cause = { $reason } ({ $clause })
sheet-movement = { $payer } → { $payee }

# With two players: above the pluses and minuses, above the running totals, and below both.
sheet-this = plus, minus
sheet-so-far = so far
sheet-scores = Totals of the deal
sheet-difference = { $said } ({ $clause })

## The rulebook

rulebook-amounts = { $with_pots } ({ $without_pots })
rulebook-decision = Decided: { $decision }
rulebook-sources =
    { $count ->
        [one] Source: { $sources }
       *[other] Sources: { $sources }
    }
rulebook-no-source = Source: none of the four
rulebook-clause = { $clause } { $title }

# $unit is one of the unit, "$1".
stake-worth =
    { $points ->
        [one] { $unit } is one point
       *[other] { $unit } is { $points } points
    }

source-A = Italian (A)
source-B = Danish (B)
source-C = Spanish (C)
source-D = dollars (D)

value-on = on
value-off = off

## The rulebook's pages

page-clauses = The rules, clause by clause
    .text = Every rule of the game has an identifier, and everything that explains itself names it: a refused card, a payment, a test. Amounts are in points; where there are two, as in 85 (25), the first is for play with pots and the second, in brackets, for play without. What was decided because the sources are silent or differ stands below the rule. Four texts are the sources, an Italian one (A), an English one on the Danish form (B), a Spanish one (C) and an English one in dollars (D); see [where they differ](sources.md).
page-options = Options and amounts
    .text = What a table may choose. Names and values are those of records and of the command line. A [preset](presets.md) gives every option a value, and a table may depart from it in any of them.
page-amounts = Amounts
    .text = In points, whole multiples of 5. A table may change any of them.
page-presets = Presets
    .text = A preset is a named set of options, after one of the sources. Amounts are the rulebook's: with pots or without, as the preset plays.
page-side-by-side = Side by side
page-difference = How { $right } differs from { $left }
page-reads = { $sources } · Options: { $options }
page-read-by = Clauses: { $clauses }
page-name = name
page-option = option
page-value = value
page-meaning = meaning
page-of-presets = presets
page-amount = amount
page-with-pots = with pots
page-without-pots = without pots
page-clause = clauses
