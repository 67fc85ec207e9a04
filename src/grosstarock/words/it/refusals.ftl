# Why an action is not allowed. The message is the reason in general; .detail, where there is one,
# names the cards ($cards, $cards_text, $count), whose turn it is ($player) or the suit led ($suit).

# The whole refusal: why, by which clause, and what may be done instead.
refusal-sentence = { $why } ({ $clause }) { $instead }
refusal-sentence-alone = { $why } ({ $clause })

refusal-not-dealt = Le carte non sono ancora state date.
refusal-already-dealt = Le carte sono già state date.
refusal-deal-over = La mano è finita.
refusal-sitting-out = Chi riposa non prende parte a questa mano.
refusal-redeal-turn = Prima si chiede a un altro giocatore se vuole ridare le carte.
    .detail = Prima si chiede a { $player } se vuole ridare le carte.
refusal-redeal-first = Prima si chiede ai giocatori se vogliono ridare le carte.
refusal-redeal-has-trump = Può chiedere di ridare le carte solo chi non ha ricevuto nessun trionfo.
    .detail =
        { $count ->
            [one] Può chiedere di ridare le carte solo chi non ha ricevuto nessun trionfo; tu hai { $cards_text }.
           *[other] Può chiedere di ridare le carte solo chi non ha ricevuto nessun trionfo; tu ne hai { number-word }.
        }
refusal-discard-first = Prima il mazziere scarta tre carte.
    .detail = Prima { $player } scarta tre carte.
refusal-discard-dealer-only = Scarta solo il mazziere.
    .detail = Scarta solo chi ha dato le carte, { $player }.
refusal-discard-count = Si scartano esattamente tre carte.
    .detail =
        { $count ->
            [one] Si scartano esattamente tre carte, non una.
           *[other] Si scartano esattamente tre carte, non { number-word }.
        }
refusal-discard-twice = Si scartano tre carte diverse.
    .detail =
        { $count ->
            [one] Puoi scartare { $cards_text } una volta sola.
           *[other] Puoi scartare una volta sola ognuna di queste carte: { $cards }.
        }
refusal-discard-not-held = Puoi scartare solo carte che hai in mano.
    .detail = Non hai { $cards_text_or }.
refusal-discard-honour = Un onore non si scarta mai.
    .detail =
        { $count ->
            [one] { $cards_text } è un onore, e un onore non si scarta mai.
           *[other] { $cards_text } sono onori, e gli onori non si scartano mai.
        }
refusal-discard-declaration = Le carte che fanno parte di una dichiarazione si scartano solo se non c'è altro modo.
    .detail =
        { $count ->
            [one] { $cards_text } fa parte di una dichiarazione e ora non si può scartare.
           *[other] { $cards_text } fanno parte di una dichiarazione, o sono più del necessario, e ora non si possono scartare.
        }
refusal-discard-trumps = I trionfi si scartano solo se poi non ne resta nessuno in mano.
    .detail =
        { $count ->
            [one] Puoi scartare { $cards_text } solo se poi non ti resta in mano nessun trionfo.
           *[other] Puoi scartare { $cards_text } solo se poi non ti resta in mano nessun trionfo.
        }
refusal-discard-without-scuse = È annunciato un tout, quindi il Matto va scartato.
refusal-tout-not-played = A questo tavolo il tout non si annuncia.
refusal-tout-without-scuse = Può annunciare un tout solo un mazziere che ha il Matto.
refusal-tout-announced = Il tout è già annunciato.
refusal-declare-first = Prima si fanno tutte le dichiarazioni.
    .detail = Prima si fanno tutte le dichiarazioni; tocca a { $player } dichiarare.
refusal-declare-turn = Non tocca a te dichiarare.
    .detail = Tocca a { $player } dichiarare.
refusal-declare-not-held = Non hai le carte per questa dichiarazione.
refusal-declare-twice = Ogni dichiarazione si fa una volta sola.
refusal-declare-all = A questo tavolo va dichiarato tutto quello che si ha in mano.
refusal-demand-first = Prima si chiede ai giocatori se chiamano il Matto.
    .detail = Prima si chiede ai giocatori se chiamano il Matto; tocca a { $player } rispondere.
refusal-demand-turn = Prima si chiede a un altro giocatore se chiama il Matto.
    .detail = Prima si chiede a { $player } se chiama il Matto.
refusal-demand-own-scuse = Chi ha il Matto non può chiamarlo.
refusal-play-first = Ora va giocata una carta.
    .detail = Ora { $player } deve giocare una carta.
refusal-play-turn = Non tocca a te giocare.
    .detail = Tocca a { $player } giocare.
refusal-card-not-held = Puoi giocare solo una carta che hai in mano.
    .detail = Non hai { $cards_text }.
refusal-follow-suit = Puoi rispondere al seme, quindi devi farlo.
    .detail =
        { $suit ->
            [T] L'uscita è a trionfi: ne hai, quindi devi giocarne uno.
           *[other] L'uscita è a { suit }: ne hai, quindi devi rispondere al seme.
        }
refusal-follow-trump = Non puoi rispondere al seme, quindi devi giocare un trionfo.
    .detail = Non hai { suit } per rispondere, quindi devi giocare un trionfo.
refusal-scuse-name-missing = Chi esce con il Matto nomina il seme di uscita.
refusal-scuse-name-unasked = Si nomina un seme solo quando si esce con il Matto prima dell'ultima presa.
refusal-scuse-penultimate = Il Matto non si gioca mai nella penultima presa.
refusal-scuse-demanded = Il Matto è stato chiamato, quindi va giocato in questa presa.
