# Was ein Spieler tun kann und worauf das Spiel wartet. Der Spieler wird mit du angesprochen.

## Abschnitte: was gefragt ist

phase-dealing = Gleich werden die Karten gegeben.
phase-redeal = Verlange, dass neu gegeben wird, oder passe.
phase-discard = Skartiere drei Karten.
phase-declare = Melde, oder melde nichts.
phase-demand = Fordere den Sküs, oder passe.
phase-play = Spiel eine Karte.
phase-over = Das Spiel ist zu Ende.

## Handlungen

action-deal = Gib die Karten.
action-break-off = Brich das Spiel ab.
action-ask-redeal = Verlange, dass neu gegeben wird, und zeig dein Blatt.
action-pass-redeal = Verlange nicht, dass neu gegeben wird.
action-announce-tout = Sag einen Tout an.
action-discard = Skartiere { $cards_accusative }.
action-declare = Melde { $declarations }.
action-declare-nothing = Melde nichts.
action-demand = Fordere den Sküs.
action-pass-demand = Passe.
action-play = Spiel { $card_accusative }.
action-lead-scuse = Spiel den Sküs aus und nenne { suit }.

## Auswahl

choice-none = Im Augenblick ist nichts zu tun.
choice-redeal = Du kannst dein Blatt zeigen und verlangen, dass neu gegeben wird, oder passen.
choice-redeal-pass = Du hast Tarocks bekommen und kannst nur passen.

# $place ist `first` oder `other`: ein weiterer Skart wird als Alternative angeboten.
choice-discard-forced =
    { $place ->
        [first] Skartiere { $forced_accusative }.
       *[other] Oder skartiere { $forced_accusative }.
    }
choice-discard-pool =
    { $place ->
        [first] Skartiere { number-word } von diesen: { $pool }.
       *[other] Oder skartiere { number-word } von diesen: { $pool }.
    }
choice-discard-both =
    { $place ->
        [first] Skartiere { $forced_accusative } und dazu { number-word } von diesen: { $pool }.
       *[other] Oder skartiere { $forced_accusative } und dazu { number-word } von diesen: { $pool }.
    }
choice-discard-tout = Oder sag erst einen Tout an und leg den Sküs in den Skart.

choice-declare-nothing = Du hast nichts zu melden.
choice-declare-all = Du musst alles melden, was du hast: { $declarations }.
choice-declare-any = Du kannst davon melden, was du willst, oder nichts: { $declarations }.

choice-demand = Du kannst fordern, dass der Sküs gespielt wird, oder passen.
choice-demand-pass = Du hast den Sküs selbst und kannst nur passen.

choice-play = Du kannst { $cards_accusative_or } spielen.
choice-play-names = Spielst du den Sküs aus, dann nenne die Farbe: { $suits }.

## Wie ein Spiel geendet hat

ended-played = Das Spiel ist zu Ende gespielt.
ended-redeal = Das Spiel endete damit, dass ein Spieler neu geben ließ.
ended-broken_off = Das Spiel wurde abgebrochen und ist ungültig.
