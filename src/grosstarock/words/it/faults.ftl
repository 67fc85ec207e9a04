# Values that cannot be. The message is the fault in general; .detail says what was found.

fault-preset-unknown = Questa variante non esiste.
    .detail = La variante «{ $found }» non esiste. Le varianti sono: { $known }.
fault-option-unknown = Questa opzione non esiste.
    .detail = L'opzione «{ $found }» non esiste. Le opzioni sono: { $known }.
fault-option-value = L'opzione non ha questo valore.
    .detail = L'opzione { $option } non ha il valore «{ $found }».
fault-players-number = Al tavolo si siede in due, tre o quattro.
    .detail = Al tavolo si siede in due, tre o quattro, non in { $found }.
fault-players-of-preset = La variante non è adatta a tanti giocatori.
    .detail = La variante { $preset } non si gioca con { $found } al tavolo.
fault-two-with-pots = In due si gioca senza piatti.
fault-amount-unknown = Questo importo non esiste.
    .detail = L'importo «{ $found }» non esiste. Gli importi sono: { $known }.
fault-amount-value = Un importo è un multiplo intero di 5 punti, non sotto lo zero e non oltre il milione.
    .detail = L'importo { $amount } non può essere { $found }: è un multiplo intero di 5 punti, non sotto lo zero e non oltre il milione.
fault-stake-value = Una posta è una breve unità stampabile con il numero intero di punti che vale.
    .detail = Una posta non può essere «{ $found }»: è una breve unità stampabile con il numero intero di punti che vale.
fault-version-unknown = Questa versione del regolamento non è nota.
    .detail = La versione { $found } del regolamento non è nota; la più recente è la { $known }.
fault-seat-unknown = Questo posto non esiste.
    .detail = Il posto { $found } non esiste a un tavolo di { $players }; qui i posti si contano da 0.
fault-seed-form = Un seed è il nome del mescolamento, due punti e un testo, come «gt1:summer».
    .detail = «{ $found }» non è un seed, cioè il nome del mescolamento, due punti e un testo, come «gt1:summer».
fault-pack-size = Il mazzo ha 78 carte.
    .detail = Il mazzo ha 78 carte, non { $found }.
fault-card-twice = Una carta compare due volte.
    .detail = La carta { $card } compare due volte.
fault-hand-size = Un giocatore ha un numero di carte sbagliato.
    .detail = Le carte del posto { $seat } sono { $found } e dovrebbero essere { $wanted }; qui i posti si contano da 0.
fault-pots-value = Un piatto non contiene mai meno di zero.
    .detail = Un piatto non contiene mai meno di zero; trovati { $king } nel piatto del Re e { $pagat } nel piatto del Pagat.
fault-pots-not-played = Al tavolo si gioca senza piatti, quindi non possono contenere nulla.
    .detail = Al tavolo si gioca senza piatti, quindi non possono contenere { $king } e { $pagat }.
fault-redeal-not-played = Qui nessuna mano può seguire una ridistribuzione: al tavolo le carte non si ridanno.
fault-balances-number = Serve un saldo per ognuno al tavolo.
    .detail = Saldi trovati: { $found }; al tavolo si è in { $players }.
fault-rounds-value = Una partita ha almeno un giro, in numeri interi, oppure continua finché il tavolo non la ferma.
    .detail = Una partita non può avere { $found } giri: ne ha almeno uno, in numeri interi, oppure continua finché il tavolo non la ferma.
fault-ending-shape = Il finale non è coerente.
    .detail =
        { $what ->
            [leader] Il finale non è coerente: chi esce non è un giocatore attivo.
            [hands] Il finale non è coerente: i giocatori hanno un numero di carte sbagliato.
            [card_points] Il finale non è coerente: servono i punti delle carte di ognuno al tavolo.
            [has_trick] Il finale non è coerente: deve dire di ognuno al tavolo se ha fatto una presa.
            [scores] Il finale non è coerente: servono i punteggi di ognuno al tavolo, o di nessuno.
            [table] Il finale non è coerente: la presa sul tavolo è già completa.
            [scuse] Il finale non è coerente: il posto in cui sarebbe il Matto non si accorda con le carte.
            [named] Il finale non è coerente: un seme è nominato se, e solo se, si è usciti con il Matto.
           *[other] Il finale non è coerente: { $what }.
        }
fault-ending-action = In un finale si giocano carte e nient'altro.
    .detail = In un finale si giocano carte e nient'altro: { $action }.
fault-ending-too-early = Un finale si può prendere solo mentre si giocano le prese.
    .detail = Un finale si può prendere solo mentre si giocano le prese, non in questa fase: { $phase }.
fault-match-over = La partita è finita.
fault-match-not-between-deals = La mano non è la prossima di questa partita, oppure non è ancora finita.
