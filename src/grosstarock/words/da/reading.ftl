# Hvorfor en optegnelse eller en stilling ikke kan læses. Hver besked er en kort overskrift; hvad der
# blev fundet, hvad der må stå, og hvad der måske var ment, føjes til, så vidt det kendes.

reading-told = { $reason }.
reading-told-found = { $reason }: »{ $found }«.
reading-told-wanted = { $reason }; her kan stå: { $wanted }.
reading-told-near = { $reason }; måske menes »{ $near }«.
reading-told-found-wanted = { $reason }: »{ $found }«; her kan stå: { $wanted }.
reading-told-found-near = { $reason }: »{ $found }«; måske menes »{ $near }«.
reading-told-wanted-near = { $reason }; her kan stå: { $wanted }; måske menes »{ $near }«.
reading-told-found-wanted-near = { $reason }: »{ $found }«; her kan stå: { $wanted }; måske menes »{ $near }«.

## Filen og dens værdier

reading-not-utf8 = Dette er ikke tekst i UTF-8
reading-not-json = Dette er ikke JSON
reading-not-unicode = Et halvt tegn, som ingen tekst kan rumme
reading-too-long = Teksten er for lang
reading-too-deep = For mange ting inden i hinanden
reading-too-many = Der er for mange af dem
reading-number-not-finite = Ikke et tal, der kan regnes med
reading-number-too-large = Tallet er for stort
reading-field-twice = Feltet er der to gange
reading-field-missing = Feltet mangler
reading-wrong-type = Forkert slags værdi
reading-value-unknown = Ukendt værdi
reading-negative = Mindre end nul, hvor det ikke kan være
reading-format-unknown = Ukendt format

## Bordets regler

reading-preset-unknown = Ukendt forvalg
reading-option-unknown = Ukendt valgmulighed
reading-option-value = Ikke en værdi, som denne valgmulighed har
reading-amount-unknown = Ukendt beløb
reading-amount-value = Ikke et beløb: det er et helt multiplum af 5 point, ikke under nul
reading-stake-value = Ikke en enhed: den er et kort navn og det hele antal point, den er værd
reading-version-unknown = Ukendt udgave af regelbogen
reading-players-number = Der sidder to, tre eller fire ved et bord
reading-players-of-preset = Forvalget er ikke for så mange ved bordet
reading-two-with-pots = To spiller uden kopper
reading-pots-not-played = Bordet spiller uden kopper, så der kan ikke være noget i dem

## Pladser, kort og handlinger

reading-redeal-not-played = Ved dette bord gives der ikke om
reading-seats-number = Ikke én til hver plads
reading-seat-unknown = Den plads findes ikke ved dette bord
reading-card-unknown = Ukendt kort
reading-card-twice = Kortet er der to gange
reading-hand-size = Forkert antal kort på en hånd
reading-action-unknown = Ukendt handling
reading-declaration-unknown = Ukendt melding
reading-suit-unknown = Ukendt farve
reading-clause-unknown = Ukendt regel
reading-seed-form = Ikke et frø: det er blandingens navn, et kolon og en tekst

## Notationen for mennesker

reading-text-comment-open = En kommentar er ikke afsluttet
reading-text-line-unknown = Ukendt slags linje
reading-text-tag-form = Ikke et mærke: det er et navn og en værdi i kantede parenteser
reading-text-tag-unknown = Ukendt mærke
reading-text-word-form = Ikke en indstilling: den er et navn, et lighedstegn og en værdi
reading-text-word-unknown = Ukendt ord
reading-text-setting-form = Ikke en indstilling: den er et navn, et lighedstegn og en værdi
reading-text-escape = Et procenttegn efterfølges ikke af en bytes to cifre
reading-text-twice = Det er der to gange
reading-text-missing = Der mangler noget
reading-text-field-known = Feltet har sin egen plads og kan ikke stå her
reading-text-path-unknown = Det sted findes ikke i optegnelsen
reading-text-number = Ikke et helt tal
reading-text-count = Forkert antal ord
reading-text-card-unseen = Et kort, som ingen har set, kan ikke stå her
reading-text-sitting-out = Den, der sidder over, er ikke med i dette spil
reading-text-trick-number = Forkert nummer på et stik
reading-text-trick-size = Forkert antal kort i et stik
reading-text-winner-missing = Det står der ikke, hvem der tog stikket
reading-text-entry-form = Ikke en betaling: den er en regel, et beløb, og hvem der betaler hvem
reading-text-ending-shape = Slutspillet hænger ikke sammen
