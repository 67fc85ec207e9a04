# Warum eine Handlung nicht erlaubt ist. Der Text ist der Grund im Allgemeinen; .detail, wo es steht,
# nennt die Karten ($cards, $cards_text, $count), wer an der Reihe ist ($player), oder die Farbe ($suit).

# Die ganze Ablehnung: warum, nach welcher Regel, und was stattdessen geht.
refusal-sentence = { $why } ({ $clause }) { $instead }
refusal-sentence-alone = { $why } ({ $clause })

refusal-not-dealt = Die Karten sind noch nicht gegeben.
refusal-already-dealt = Die Karten sind schon gegeben.
refusal-deal-over = Das Spiel ist zu Ende.
refusal-sitting-out = Wer aussetzt, ist bei diesem Spiel nicht dabei.
refusal-redeal-turn = Erst wird ein anderer gefragt, ob neu gegeben werden soll.
    .detail = Erst wird { $player } gefragt, ob neu gegeben werden soll.
refusal-redeal-first = Erst werden die Spieler gefragt, ob neu gegeben werden soll.
refusal-redeal-has-trump = Nur wer kein einziges Tarock bekommen hat, kann neu geben lassen.
    .detail =
        { $count ->
            [one] Nur wer kein einziges Tarock bekommen hat, kann neu geben lassen; du hast { $cards_accusative }.
           *[other] Nur wer kein einziges Tarock bekommen hat, kann neu geben lassen; du hast { number-word } Tarocks.
        }
refusal-discard-first = Erst skartiert der Geber drei Karten.
    .detail = Erst skartiert { $player } drei Karten.
refusal-discard-dealer-only = Nur der Geber skartiert.
    .detail = Nur der Geber skartiert, und das ist { $player }.
refusal-discard-count = Es werden genau drei Karten skartiert.
    .detail = Es werden genau drei Karten skartiert, nicht { number-word }.
refusal-discard-twice = Es werden drei verschiedene Karten skartiert.
    .detail =
        { $count ->
            [one] { $cards_text } kann nur einmal in den Skart.
           *[other] { $cards_text } können nur je einmal in den Skart.
        }
refusal-discard-not-held = Nur Karten aus deinem Blatt können in den Skart.
    .detail =
        { $count ->
            [one] { $cards_accusative } hast du nicht im Blatt.
           *[other] Das hast du nicht im Blatt: { $cards }.
        }
refusal-discard-honour = Ein Honneur kommt nie in den Skart.
    .detail =
        { $count ->
            [one] { $cards_text } ist ein Honneur und kommt nie in den Skart.
           *[other] { $cards_text } sind Honneurs und kommen nie in den Skart.
        }
refusal-discard-declaration = Was zu einer Meldung gehört, kommt nur in den Skart, wenn es nicht anders geht.
    .detail =
        { $count ->
            [one] { $cards_text } gehört zu einer Meldung und darf jetzt nicht in den Skart.
           *[other] { $cards_text } gehören zu einer Meldung, und so viele davon müssen nicht in den Skart.
        }
refusal-discard-trumps = Tarocks kommen nur in den Skart, wenn danach kein Tarock im Blatt bleibt.
    .detail =
        { $count ->
            [one] { $cards_text } darf nur in den Skart, wenn dir danach kein Tarock bleibt.
           *[other] { $cards_text } dürfen nur in den Skart, wenn dir danach kein Tarock bleibt.
        }
refusal-discard-without-scuse = Ein Tout ist angesagt, also muss der Sküs in den Skart.
refusal-tout-not-played = An diesem Tisch wird kein Tout angesagt.
refusal-tout-without-scuse = Nur ein Geber, der den Sküs hat, kann einen Tout ansagen.
refusal-tout-announced = Der Tout ist schon angesagt.
refusal-declare-first = Erst müssen alle Meldungen gemacht sein.
    .detail = Erst müssen alle Meldungen gemacht sein; { $player } ist mit dem Melden an der Reihe.
refusal-declare-turn = Du bist mit dem Melden nicht an der Reihe.
    .detail = { $player } ist mit dem Melden an der Reihe.
refusal-declare-not-held = Diese Meldung hast du nicht im Blatt.
refusal-declare-twice = Jede Meldung wird nur einmal gemacht.
refusal-declare-all = An diesem Tisch muss alles gemeldet werden, was im Blatt ist.
refusal-demand-first = Erst werden die Spieler gefragt, ob sie den Sküs fordern.
    .detail = Erst werden die Spieler gefragt, ob sie den Sküs fordern; jetzt antwortet { $player }.
refusal-demand-turn = Erst wird ein anderer nach dem Sküs gefragt.
    .detail = Erst wird { $player } nach dem Sküs gefragt.
refusal-demand-own-scuse = Wer den Sküs hat, kann ihn nicht fordern.
refusal-play-first = Jetzt ist eine Karte zu spielen.
    .detail = Jetzt hat { $player } eine Karte zu spielen.
refusal-play-turn = Du bist nicht an der Reihe.
    .detail = { $player } ist an der Reihe.
refusal-card-not-held = Nur eine Karte aus deinem Blatt kann gespielt werden.
    .detail = { $cards_accusative } hast du nicht im Blatt.
refusal-follow-suit = Du kannst bedienen, also musst du es.
    .detail =
        { $suit ->
            [T] Tarock ist ausgespielt, und du hast welche.
           *[other] Du musst bedienen: { suit } ist ausgespielt, und du hast die Farbe.
        }
refusal-follow-trump = Du kannst nicht bedienen, also musst du ein Tarock zugeben.
    .detail = Du hast kein { suit } zum Bedienen, also musst du ein Tarock zugeben.
refusal-scuse-name-missing = Wer den Sküs ausspielt, nennt eine Farbe.
refusal-scuse-name-unasked = Eine Farbe wird nur mit einem Sküs genannt, der vor dem letzten Stich ausgespielt wird.
refusal-scuse-penultimate = Der Sküs darf nie im vorletzten Stich gespielt werden.
refusal-scuse-demanded = Der Sküs ist gefordert, also muss er in diesem Stich gespielt werden.
