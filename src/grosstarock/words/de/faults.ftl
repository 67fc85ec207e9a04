# Werte, die nicht sein können. Der Text ist der Fehler im Allgemeinen; .detail sagt, was gefunden wurde.

fault-preset-unknown = Diese Vorgabe gibt es nicht.
    .detail = Eine Vorgabe „{ $found }“ gibt es nicht. Die Vorgaben sind: { $known }.
fault-option-unknown = Diese Option gibt es nicht.
    .detail = Eine Option „{ $found }“ gibt es nicht. Die Optionen sind: { $known }.
fault-option-value = Diesen Wert hat die Option nicht.
    .detail = Die Option { $option } hat keinen Wert „{ $found }“.
fault-players-number = An einem Tisch sitzen zwei, drei oder vier.
    .detail = An einem Tisch sitzen zwei, drei oder vier, nicht { $found }.
fault-players-of-preset = Die Vorgabe ist nicht für so viele am Tisch.
    .detail = Die Vorgabe { $preset } ist nicht für { $found } am Tisch.
fault-two-with-pots = Zu zweit wird ohne Töpfe gespielt.
fault-amount-unknown = Diesen Betrag gibt es nicht.
    .detail = Einen Betrag „{ $found }“ gibt es nicht. Die Beträge sind: { $known }.
fault-amount-value = Ein Betrag ist ein ganzes Vielfaches von 5 Punkten, nicht unter null und nicht über einer Million.
    .detail = Der Betrag { $amount } kann nicht { $found } sein: er ist ein ganzes Vielfaches von 5 Punkten, nicht unter null und nicht über einer Million.
fault-stake-value = Eine Einheit ist ein kurzer druckbarer Name und die ganze Zahl von Punkten, die sie gilt.
    .detail = Eine Einheit kann nicht „{ $found }“ sein: sie ist ein kurzer druckbarer Name und die ganze Zahl von Punkten, die sie gilt.
fault-version-unknown = Diese Fassung des Regelbuchs ist nicht bekannt.
    .detail = Die Fassung { $found } des Regelbuchs ist nicht bekannt; die neueste ist { $known }.
fault-seat-unknown = Diesen Platz gibt es nicht.
    .detail = Den Platz { $found } gibt es an einem Tisch mit { $players } nicht; die Plätze zählen hier ab 0.
fault-seed-form = Ein Startwert ist der Name des Mischens, ein Doppelpunkt und ein Text, etwa „gt1:sommer“.
    .detail = „{ $found }“ ist kein Startwert: das ist der Name des Mischens, ein Doppelpunkt und ein Text, etwa „gt1:sommer“.
fault-pack-size = Ein Tarockspiel hat 78 Karten.
    .detail = Ein Tarockspiel hat 78 Karten, nicht { $found }.
fault-card-twice = Eine Karte kommt zweimal vor.
    .detail = Die Karte { $card } kommt zweimal vor.
fault-hand-size = Ein Blatt hat die falsche Zahl von Karten.
    .detail = Platz { $seat } hat { $found } Karten und müsste { $wanted } haben; die Plätze zählen hier ab 0.
fault-pots-value = In einem Topf ist nie weniger als nichts.
    .detail = In einem Topf ist nie weniger als nichts; gefunden wurden { $king } im Königstopf und { $pagat } im Pagattopf.
fault-pots-not-played = Der Tisch spielt ohne Töpfe, also kann nichts darin sein.
    .detail = Der Tisch spielt ohne Töpfe, also können nicht { $king } und { $pagat } darin sein.
fault-redeal-not-played = Hier folgt kein Spiel auf ein Neugeben: an diesem Tisch wird nicht neu gegeben.
fault-balances-number = Für jeden am Tisch gibt es einen Kontostand.
    .detail = Es sind { $found } Kontostände für { $players } am Tisch.
fault-rounds-value = Eine Partie hat mindestens eine Runde, in ganzen Zahlen, oder dauert, bis der Tisch aufhört.
    .detail = Eine Partie kann nicht { $found } Runden haben: sie hat mindestens eine, in ganzen Zahlen, oder dauert, bis der Tisch aufhört.
fault-ending-shape = Das Endspiel passt nicht zusammen.
    .detail =
        { $what ->
            [leader] Das Endspiel passt nicht zusammen: wer ausspielen soll, spielt gar nicht mit.
            [hands] Das Endspiel passt nicht zusammen: die Blätter haben falsche Größen.
            [card_points] Das Endspiel passt nicht zusammen: für jeden am Tisch werden Augen gebraucht.
            [has_trick] Das Endspiel passt nicht zusammen: für jeden am Tisch muss dastehen, ob ein Stich da ist.
            [scores] Das Endspiel passt nicht zusammen: Summen werden für jeden am Tisch gebraucht, oder gar keine.
            [table] Das Endspiel passt nicht zusammen: der Stich auf dem Tisch ist schon vollständig.
            [scuse] Das Endspiel passt nicht zusammen: wo der Sküs ist, stimmt nicht mit den Karten überein.
            [named] Das Endspiel passt nicht zusammen: eine Farbe ist genannt, wenn der Sküs ausgespielt wurde, und nur dann.
           *[other] Das Endspiel passt nicht zusammen: { $what }.
        }
fault-ending-action = In einem Endspiel werden Karten gespielt und sonst nichts.
    .detail = In einem Endspiel werden Karten gespielt und sonst nichts: { $action }.
fault-ending-too-early = Ein Endspiel lässt sich nur entnehmen, während Stiche gespielt werden.
    .detail = Ein Endspiel lässt sich nur entnehmen, während Stiche gespielt werden, nicht in diesem Abschnitt: { $phase }.
fault-match-over = Die Partie ist zu Ende.
fault-match-not-between-deals = Das Spiel ist nicht das nächste dieser Partie, oder es ist noch nicht zu Ende.
