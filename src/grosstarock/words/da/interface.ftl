# Overskrifter i afregningen og i regelbogen.

## Afregningen

sheet-title-points = Afregning i point
# $unit er et navn eller et tegn, $worth siger, hvor mange point én er.
sheet-title-stake = Afregning i { $unit } ({ $worth })
sheet-nothing = Der blev ikke betalt noget.
sheet-amount = Beløb
sheet-before = Før spillet
sheet-totals = Spillet i alt
sheet-after = Efter spillet
sheet-cause = { $reason } ({ $clause })
sheet-movement = { $payer } → { $payee }

# Med to spillere: over plus og minus, over de løbende summer, og under dem begge.
sheet-this = plus/minus
sheet-so-far = i alt
sheet-scores = Spillets summer
sheet-difference = { $said } ({ $clause })

## Regelbogen

rulebook-amounts = { $with_pots } ({ $without_pots })
rulebook-decision = Afgørelse: { $decision }
rulebook-sources =
    { $count ->
        [one] Kilde: { $sources }
       *[other] Kilder: { $sources }
    }
rulebook-no-source = Kilde: ingen af de fire
rulebook-clause = { $clause } { $title }

# $unit er én af enheden, »1 $«.
stake-worth =
    { $points ->
        [one] { $unit } er ét point
       *[other] { $unit } er { $points } point
    }

source-A = den italienske (A)
source-B = den danske (B)
source-C = den spanske (C)
source-D = den i dollar (D)

value-on = til
value-off = fra

## Regelbogens sider

page-clauses = Reglerne, punkt for punkt
    .text = Hver regel i spillet har en betegnelse, og alt, hvad der forklarer sig, henviser til den: et afvist kort, en betaling, en test. Beløb er i point; står der to, som i 85 (25), gælder det første for spil med kopper og det andet, i parentes, for spil uden. Hvad der er afgjort, fordi kilderne tier eller er uenige, står under reglen. Kilderne er fire tekster: en italiensk (A), en engelsk om den danske form (B), en spansk (C) og en engelsk i dollar (D); se [hvor de er uenige](sources.md).
page-options = Valgmuligheder og beløb
    .text = Hvad et bord kan vælge. Navne og værdier er dem, der bruges i optegnelser og på kommandolinjen. Et [forvalg](presets.md) giver enhver valgmulighed en værdi, og et bord kan afvige fra det på ethvert punkt.
page-amounts = Beløb
    .text = I point, i hele multipla af 5. Et bord kan ændre hvert af dem.
page-presets = Forvalg
    .text = Et forvalg er et navngivet sæt valgmuligheder efter en af kilderne. Beløbene er regelbogens: med kopper eller uden, som forvalget spiller.
page-side-by-side = Side om side
page-difference = Hvordan { $right } afviger fra { $left }
page-reads = { $sources } · Valgmuligheder: { $options }
page-read-by = Regler: { $clauses }
page-name = navn
page-option = valgmulighed
page-value = værdi
page-meaning = betydning
page-of-presets = forvalg
page-amount = beløb
page-with-pots = med kopper
page-without-pots = uden kopper
page-clause = regler
