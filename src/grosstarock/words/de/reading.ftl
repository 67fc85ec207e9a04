# Warum eine Aufzeichnung oder eine Stellung nicht gelesen werden kann. Jeder Text ist eine kurze
# Überschrift; was gefunden wurde, was dort stehen darf und was vielleicht gemeint ist, kommt dazu, so
# weit es bekannt ist.

reading-told = { $reason }.
reading-told-found = { $reason }: „{ $found }“.
reading-told-wanted = { $reason }; erwartet: { $wanted }.
reading-told-near = { $reason }; vielleicht ist „{ $near }“ gemeint.
reading-told-found-wanted = { $reason }: „{ $found }“; erwartet: { $wanted }.
reading-told-found-near = { $reason }: „{ $found }“; vielleicht ist „{ $near }“ gemeint.
reading-told-wanted-near = { $reason }; erwartet: { $wanted }; vielleicht ist „{ $near }“ gemeint.
reading-told-found-wanted-near = { $reason }: „{ $found }“; erwartet: { $wanted }; vielleicht ist „{ $near }“ gemeint.

## Die Datei und ihre Werte

reading-not-utf8 = Das ist kein Text in UTF-8
reading-not-json = Das ist kein JSON
reading-not-unicode = Ein halbes Zeichen, das in keinem Text stehen kann
reading-too-long = Der Text ist zu lang
reading-too-deep = Zu viele Dinge ineinander
reading-too-many = Es sind zu viele
reading-number-not-finite = Keine Zahl, mit der sich rechnen lässt
reading-number-too-large = Die Zahl ist zu groß
reading-field-twice = Das Feld kommt zweimal vor
reading-field-missing = Das Feld fehlt
reading-wrong-type = Die falsche Art von Wert
reading-value-unknown = Unbekannter Wert
reading-negative = Weniger als nichts, wo das nicht sein kann
reading-format-unknown = Unbekanntes Format

## Die Regeln des Tisches

reading-preset-unknown = Unbekannte Vorgabe
reading-option-unknown = Unbekannte Option
reading-option-value = Kein Wert dieser Option
reading-amount-unknown = Unbekannter Betrag
reading-amount-value = Kein Betrag: das ist ein ganzes Vielfaches von 5 Punkten, nicht unter null
reading-stake-value = Keine Einheit: das ist ein kurzer Name und die ganze Zahl von Punkten, die sie gilt
reading-version-unknown = Unbekannte Fassung des Regelbuchs
reading-players-number = An einem Tisch sitzen zwei, drei oder vier
reading-players-of-preset = Die Vorgabe ist nicht für so viele am Tisch
reading-two-with-pots = Zu zweit wird ohne Töpfe gespielt
reading-pots-not-played = Der Tisch spielt ohne Töpfe, also kann nichts darin sein

## Plätze, Karten und Handlungen

reading-redeal-not-played = An diesem Tisch wird nicht neu gegeben
reading-seats-number = Nicht eins für jeden Platz
reading-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht
reading-card-unknown = Unbekannte Karte
reading-card-twice = Die Karte kommt zweimal vor
reading-hand-size = Die falsche Zahl von Karten in einem Blatt
reading-action-unknown = Unbekannte Handlung
reading-declaration-unknown = Unbekannte Meldung
reading-suit-unknown = Unbekannte Farbe
reading-clause-unknown = Unbekannte Regel
reading-seed-form = Kein Startwert: das ist der Name des Mischens, ein Doppelpunkt und ein Text

## Die Schreibweise für Menschen

reading-text-comment-open = Ein Kommentar ist nicht geschlossen
reading-text-line-unknown = Unbekannte Art von Zeile
reading-text-tag-form = Keine Angabe: das ist ein Name und ein Wert in eckigen Klammern
reading-text-tag-unknown = Unbekannte Angabe
reading-text-word-form = Keine Einstellung: das ist ein Name, ein Gleichheitszeichen und ein Wert
reading-text-word-unknown = Unbekanntes Wort
reading-text-setting-form = Keine Einstellung: das ist ein Name, ein Gleichheitszeichen und ein Wert
reading-text-escape = Auf ein Prozentzeichen folgen nicht die zwei Ziffern eines Bytes
reading-text-twice = Das kommt zweimal vor
reading-text-missing = Es fehlt etwas
reading-text-field-known = Das Feld hat seinen eigenen Platz und kann hier nicht stehen
reading-text-path-unknown = Diese Stelle gibt es in der Aufzeichnung nicht
reading-text-number = Keine ganze Zahl
reading-text-count = Die falsche Zahl von Wörtern
reading-text-card-unseen = Eine Karte, die niemand gesehen hat, kann hier nicht stehen
reading-text-sitting-out = Wer aussetzt, ist bei diesem Spiel nicht dabei
reading-text-trick-number = Die falsche Nummer für einen Stich
reading-text-trick-size = Die falsche Zahl von Karten in einem Stich
reading-text-winner-missing = Es steht nicht da, wer den Stich gemacht hat
reading-text-entry-form = Keine Zahlung: das ist eine Regel, ein Betrag und wer an wen zahlt
reading-text-ending-shape = Das Endspiel passt nicht zusammen
