# Learning the game in Italian: the rulebook in the page, the guided deal, and what the words mean.
#
# A clause named in a text, such as PLAY-2, becomes a link to it. Amounts arrive as the table shows them.

## Where one begins

web-learn-title = Impara il Grosstarock
web-learn-what = Il Grosstarock è un gioco di tarocchi danese per tre: 78 carte, 25 prese, e la più importante è l'ultima. Per cominciare non serve conoscere altri giochi di carte.
web-learn-door-play = Gioca una prima mano guidata
web-learn-door-play-what = Una vera mano contro due giocatori del computer. Ogni cosa è spiegata una volta, quando succede, e ogni mossa si può ritirare.
web-learn-door-rules = Leggi il regolamento
web-learn-door-rules-what = Ogni regola, ogni importo e ogni modo di giocare, con la ricerca.
web-learn-door-words = Cerca una parola
web-learn-door-words-what = Che cosa vogliono dire Pagat, bagud e le altre parole del gioco.
web-learn-guest = Principiante
web-learn-failed = Non si è potuto aprire nessun tavolo. Riprova.
web-learn-home = Alla pagina iniziale
web-learn-pages = Impara il gioco

web-learn-minute = Il gioco in un minuto
web-learn-minute-cards = Ci sono quattro semi, ciascuno con Re, Regina, Cavallo e Fante, ventuno trionfi e il Matto (TAB-1). Qualsiasi trionfo batte qualsiasi carta di un seme (PLAY-3).
web-learn-minute-deal = Tutti ricevono venticinque carte; il mazziere ne prende altre tre e ne scarta tre (DEAL-1, DISC-1).
web-learn-minute-tricks = Rispondi al seme; se non puoi, gioca un trionfo; se non ne hai, gioca quello che vuoi (PLAY-2). Solo il Matto si può giocare al posto di un'altra carta (SCUSE-1).
web-learn-minute-pay = Le buone carte si pagano prima della prima presa (DECL-1). Un Re o il Pagat, il trionfo I, costa qualcosa a chi lo perde (PAY-1).
web-learn-minute-last = Vincere l'ultima presa con il Pagat o con un Re è un ultimo e vale un piatto (ULT-1, ULT-2). Perderlo in quella presa è bagud, e costa caro (ULT-3).
web-learn-minute-count = Alla fine si contano le carte: 26 punti sono la parte giusta (CARD-2).

## The rulebook

web-learn-rules = Regolamento
web-learn-rules-what = Ogni regola ha una sigla, e tutto ciò che succede al tavolo la nomina: una carta che non si può giocare, un pagamento, una dichiarazione. Dove ci sono due importi, come in 85 (25), il secondo vale quando si gioca senza piatti.
web-learn-contents = Indice
web-learn-search = Cerca nelle regole
web-learn-found =
    { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Una regola contiene queste parole.
       *[other] { $count } regole contengono queste parole.
    }
web-learn-clear = Mostra di nuovo tutte le regole
web-learn-as = Regole come in
web-learn-as-all = ogni gioco
web-learn-print = Stampa
web-learn-not-here = Qui non vale
web-learn-permalink = Collegamento a { $clause }
web-learn-reads = Dipende da:
web-learn-clauses = Regole:
web-learn-in-rulebook = Mostra nel regolamento
web-learn-back = Torna a { $clause }
web-learn-at-table = A questo tavolo
web-learn-none = non si paga
web-learn-top = Torna in alto

web-learn-cards = Le carte
web-learn-cards-what = Ogni fila va dalla carta più alta alla più bassa (TAB-7). In cuori e quadri i numeri vanno al contrario: lì l'1 è alto e il 10 basso.
web-learn-worth = Quanto valgono le carte
web-learn-worth-what = Si conta dopo l'ultima presa (TAB-8, CARD-1). Tutte le altre carte non valgono nulla, e ogni presa aggiunge un punto.
web-learn-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
web-learn-options = Opzioni
web-learn-options-what = Le sceglie il tavolo; accanto a ogni valore stanno le varianti che lo hanno.

## What the words mean

web-learn-words = Che cosa vogliono dire le parole
web-learn-words-what = Le parole del gioco, ciascuna con la regola che la spiega con precisione.

web-learn-word-deal = Mano
    .text = Un giro di gioco, dalla distribuzione al conto.
web-learn-word-match = Partita
    .text = Una serie di mani in cui i piatti passano dall'una all'altra.
web-learn-word-hand = Carte in mano
    .text = Le carte che ha un giocatore.
web-learn-word-dealer = Mazziere
    .text = Dà le carte, prende anche le ultime tre e ne scarta tre.
web-learn-word-eldest = Primo di mano
    .text = Il giocatore dopo il mazziere, che esce alla prima presa.
web-learn-word-sitting-out = Chi riposa
    .text = In quattro al tavolo, a ogni mano uno non gioca: quello di fronte al mazziere.
web-learn-word-trump = Trionfo
    .text = Una delle ventuno carte da I a XXI, che battono tutte le carte dei semi.
web-learn-word-scuse = Matto
    .text = Detto anche Scusa. Chi lo gioca non deve rispondere al seme; di regola non vince, e torna indietro.
web-learn-word-pagat = Pagat
    .text = Il trionfo I, il più basso. Vale molto e si perde facilmente.
web-learn-word-mond = Mondo
    .text = Il trionfo XXI, il più alto. Niente lo batte.
web-learn-word-trull = Trull
    .text = Pagat, Mondo e Matto insieme.
web-learn-word-honour = Onore
    .text = Un Re, il Pagat, il Mondo o il Matto. Un onore non si scarta mai.
web-learn-word-court = Figura
    .text = Re, Regina, Cavallo o Fante. Il Cavallo sta fra Regina e Fante.
web-learn-word-talon = Tallone
    .text = Le tre carte che restano dopo la distribuzione; le prende il mazziere.
web-learn-word-discard = Scarto
    .text = Le tre carte che il mazziere mette da parte coperte. Alla fine contano per lui.
web-learn-word-pots = Piatti
    .text = Il piatto del Re e il piatto del Pagat. I punti che contengono aspettano chi vince l'ultima presa con una di quelle carte.
web-learn-word-foundation = Riempire un piatto
    .text = Quanto versano tutti quelli al tavolo in un piatto vuoto; in danese, fundering.
web-learn-word-stake = Posta
    .text = L'unità in cui un tavolo mostra gli importi: punti, dollari o altro.
web-learn-word-declaration = Dichiarazione
    .text = Una combinazione che si annuncia prima della prima presa e si paga subito.
web-learn-word-trumps = Trionfi, come dichiarazione
    .text = Dieci trionfi o più in mano, detti con o senza il Pagat.
web-learn-word-matadors = Matador
    .text = Il Trull, e i trionfi XX, XIX e così via che lo seguono senza interruzioni.
web-learn-word-cavalry = Cavalleria
    .text = Le figure di un seme.
web-learn-word-kings = Re, come dichiarazione
    .text = Tutti e quattro i Re, o tre di loro con il Matto.
web-learn-word-degree = Mezza, intera, abbondante
    .text = Tre su quattro con il Matto; tutte e quattro; tutte e quattro con il Matto.
web-learn-word-trick = Presa
    .text = Una carta da ogni giocatore; la carta migliore le prende tutte.
web-learn-word-lead = Uscire
    .text = Giocare la prima carta di una presa. Decide il seme di uscita.
web-learn-word-follow = Rispondere al seme
    .text = Giocare una carta del seme di uscita, come deve fare chi può.
web-learn-word-void = Senza un seme
    .text = Chi non ha carte di un seme deve giocare un trionfo.
web-learn-word-pile = Mazzetto
    .text = Le prese che un giocatore ha fatto; per il mazziere anche lo scarto.
web-learn-word-exchange = Scambio
    .text = La carta che si dà per un Matto che torna a chi l'ha giocato.
web-learn-word-demand = Chiamare il Matto
    .text = Pretendere che il Matto sia giocato nella terzultima presa.
web-learn-word-ultimo = Ultimo
    .text = Vincere l'ultima presa con il Pagat o con un Re.
web-learn-word-bagud = Bagud
    .text = Il Pagat o un Re giocato nell'ultima presa non la vince: un ultimo fallito.
web-learn-word-last-trick = Ultima presa
    .text = La venticinquesima. Chi la vince è pagato, se non è successo nulla di più grande.
web-learn-word-misere = Misère
    .text = Esattamente un giocatore non ha fatto prese; in danese, nolo.
web-learn-word-tout = Tout
    .text = Un giocatore ha fatto tutte le venticinque prese: il cappotto.
web-learn-word-announced = Tout annunciato
    .text = Il mazziere dice prima dello scarto che farà tutte le prese, e scarta il Matto.
web-learn-word-card-points = Punti delle carte
    .text = I valori delle carte che un giocatore ha preso, e uno per ogni presa.
web-learn-word-settlement = Conto della mano
    .text = L'elenco di tutti i pagamenti di una mano, ciascuno con la sua regola.
web-learn-word-dead-hand = Morto
    .text = In due, le venticinque carte che nessuno vede.

## The guide beside the table

web-learn-guide = Guida
web-learn-guide-open = Mostra la guida
web-learn-guide-close = Chiudi la guida finché non c'è qualcosa di nuovo
web-learn-guide-before = Consiglio precedente
web-learn-guide-after = Consiglio seguente
web-learn-guide-place = { $number } di { $count }
web-learn-guide-off = Non mostrare più
web-learn-guide-sheet = Apri il conto
web-learn-guide-net = { $amount } per te
web-learn-guide-total = La mano in tutto: { $amount } per te

web-learn-hint-hand = Hai { $count } carte. Ci sono quattro semi con Re, Regina, Cavallo e Fante, ci sono i trionfi, numerati da I a XXI, e c'è il Matto, una carta a sé (TAB-1).
web-learn-hint-rank = I trionfi battono tutti i semi (PLAY-3). In picche e fiori il numero più alto è il 10, in cuori e quadri l'1 (TAB-7).
web-learn-hint-value = Contano queste: ogni Re, il Pagat (trionfo I), il Mondo (trionfo XXI) e il Matto 4, una Regina 3, un Cavallo 2, un Fante 1; e ogni presa 1 (TAB-8).
web-learn-hint-pots = Tutti hanno versato { $foundation } in ciascuno dei due piatti, e il mazziere altri { $dealer_payment } (POT-2, POT-3). Ne vinci uno se fai l'ultima presa con un Re o con il Pagat (ULT-1, ULT-2).
web-learn-hint-sits-out = In questa mano riposi e puoi guardare. Tocca sempre a chi sta di fronte al mazziere (TAB-3).
web-learn-hint-discard = Dai le carte tu. Hai preso le tre rimaste (DEAL-1); ora scartane tre. Alla fine contano per te (DISC-1).
web-learn-hint-discard-never = Re, Pagat, Mondo e Matto restano (DISC-2), e così le carte che potresti dichiarare (DISC-3). I trionfi vanno solo se non ne tieni nessuno (DISC-4). Tocca una carta attenuata per leggere perché resta.
web-learn-hint-discard-which = Conviene scartare le carte di un seme corto: quando non ne hai più, puoi prenderlo con un trionfo (PLAY-2).
web-learn-hint-discard-other = { $player } dà le carte e ne scarta tre, che nessuno vede (DISC-1).
web-learn-hint-declare-held = Puoi dichiarare: { $held }. Ognuno degli altri ti paga subito (DECL-1), e così sa che cosa hai.
web-learn-hint-declare-none = Ora si dichiara: dieci trionfi o più (DECL-3), il Trull (DECL-4), le figure di un seme (DECL-5), i Re (DECL-6). Tu non hai nulla di questo.
web-learn-hint-declared = { $player } dichiara: { $declaration }. Ognuno degli altri paga subito (DECL-1). Ora conosci alcune di quelle carte.
web-learn-hint-lead = Esci tu, con la carta che vuoi. Chi fa una presa esce alla successiva (PLAY-1).
web-learn-hint-follow = Seme di uscita: { suit }. Ne hai, quindi devi rispondere; non serve superare le altre carte (PLAY-2).
web-learn-hint-trump = Seme di uscita: { suit }. Non ne hai, quindi devi giocare un trionfo, quello che vuoi (PLAY-2). Il trionfo più alto fa la presa (PLAY-3).
web-learn-hint-throw = Non puoi né rispondere né giocare un trionfo, quindi va bene qualsiasi carta (PLAY-2). Non può vincere (PLAY-3).
web-learn-hint-taken = { $player } fa la presa: vince il trionfo più alto, o senza trionfi la carta più alta del seme di uscita (PLAY-3).
web-learn-hint-pagat =
    { $pots ->
        [yes] Potresti giocare il Pagat. Se vince la presa, ognuno degli altri ti paga { $pagat_won } (PAY-2). Se è battuto, paghi { $lost_card } a ognuno e altrettanto nel piatto del Pagat (PAY-1).
       *[no] Potresti giocare il Pagat. Se vince la presa, ognuno degli altri ti paga { $pagat_won } (PAY-2). Se è battuto, paghi { $lost_card } a ognuno (PAY-1).
    }
web-learn-hint-king =
    { $pots ->
        [yes] Potresti giocare un Re. Se è battuto, paghi { $lost_card } a ognuno degli altri e altrettanto nel piatto del Re (PAY-1). Se vince non paga nessuno, ma conta 4 (PAY-2, TAB-8).
       *[no] Potresti giocare un Re. Se è battuto, paghi { $lost_card } a ognuno degli altri (PAY-1). Se vince non paga nessuno, ma conta 4 (PAY-2, TAB-8).
    }
web-learn-hint-scuse = Puoi giocare il Matto al posto di qualsiasi carta, anche se potresti rispondere al seme (SCUSE-1).
web-learn-hint-scuse-back =
    { $kept ->
        [yes] Il Matto non vince, ma dopo l'ultima presa lo riavrai, per una carta che non vale nulla, se ne hai una (SCUSE-2, SCUSE-3).
       *[no] Il Matto non vince, ma se fai almeno una presa lo riavrai dopo l'ultima, in cambio di una carta bassa (SCUSE-2, SCUSE-3).
    }
web-learn-hint-scuse-lead = Con il Matto puoi anche uscire: allora nomini il seme a cui gli altri devono rispondere (SCUSE-5).
web-learn-hint-scuse-other = { $player } gioca il Matto. Non deve rispondere al seme, non vince (SCUSE-1), e dopo l'ultima presa torna indietro in cambio di un'altra carta (SCUSE-2).
web-learn-hint-lost =
    { $pots ->
        [yes] { $card_text } è perso: { $player } paga { $lost_card } a ognuno degli altri e altrettanto nel piatto (PAY-1).
       *[no] { $card_text } è perso: { $player } paga { $lost_card } a ognuno degli altri (PAY-1).
    }
web-learn-hint-pagat-won = Una presa vinta con il Pagat si paga subito: { $player } riceve { $pagat_won } da ognuno degli altri (PAY-2).
web-learn-hint-count = Dopo l'ultima presa ognuno conta le carte che ha preso, e uno per ogni presa (CARD-1). 26 è la parte giusta; cinque in più o in meno valgono { $card_unit } (CARD-2).
web-learn-hint-misere = { $player } non ha ancora fatto prese. Se alla fine uno solo ne resta senza, fa misère e riceve { $misere } da ognuno (MIS-1).
web-learn-hint-scuse-late = Hai ancora il Matto. Nella presa 24 non si può giocare (SCUSE-6), e nella 25 è perso (SCUSE-4).
web-learn-hint-ending = L'ultima presa si avvicina. Vinta con un Re rende { $king_ultimo } da ognuno, con il Pagat { $pagat_ultimo }, e il piatto, se ci sono i piatti (ULT-1, ULT-2).
web-learn-hint-ending-bagud =
    { $pots ->
        [yes] Ma un Re o il Pagat battuto nell'ultima presa è bagud: chi l'ha giocato paga altrettanto agli altri e raddoppia il piatto (ULT-3).
       *[no] Ma un Re o il Pagat battuto nell'ultima presa è bagud: chi l'ha giocato paga altrettanto agli altri (ULT-3).
    }
web-learn-hint-demand = Il Matto non è ancora uscito. Prima della presa 23 puoi chiamarlo: va giocato subito, e nessuno lo tiene più a lungo (SCUSE-7).
web-learn-hint-demand-holder = Prima della presa 23 si chiede a tutti del Matto, anche a te che ce l'hai: così la domanda non rivela dove sia (SCUSE-7).
web-learn-hint-demanded = Il Matto è stato chiamato: chi ce l'ha deve giocarlo in questa presa (SCUSE-7).
web-learn-hint-settled = La mano è finita. Ecco che cosa ti ha portato, riga per riga; ognuna nomina la sua regola.
web-learn-hint-next = Ora dà le carte il giocatore seguente (TAB-6). La guida continua con ciò che è ancora nuovo; il resto è nel regolamento.

# A line of the settlement, by the clause behind it.
web-learn-line-POT-2 = Tutti quelli al tavolo riempiono un piatto vuoto (POT-2).
web-learn-line-POT-3 = Il mazziere versa in entrambi i piatti prima di dare le carte (POT-3).
web-learn-line-DECL-3 = Dieci trionfi o più, pagati da ognuno degli altri (DECL-3).
web-learn-line-DECL-4 = Il Trull e ciò che lo segue, pagati da ognuno degli altri (DECL-4).
web-learn-line-DECL-5 = Figure di un seme, pagate da ognuno degli altri (DECL-5).
web-learn-line-DECL-6 = Re, pagati da ognuno degli altri (DECL-6).
web-learn-line-PAY-1 = Un Re o il Pagat perso prima dell'ultima presa (PAY-1).
web-learn-line-PAY-2 = Il Pagat ha vinto una presa prima dell'ultima (PAY-2).
web-learn-line-TOUT-1 = Un giocatore ha fatto tutte le prese e incassa da tutti e dai piatti (TOUT-1).
web-learn-line-TOUT-A2 = Il mazziere ha annunciato un tout e ha mancato una presa (TOUT-A2).
web-learn-line-MIS-1 = Un solo giocatore non ha fatto prese; i punti delle carte allora non si pagano (MIS-1).
web-learn-line-ULT-1 = Il Pagat ha vinto l'ultima presa (ULT-1).
web-learn-line-ULT-2 = Un Re ha vinto l'ultima presa (ULT-2).
web-learn-line-ULT-3 = Il Pagat o un Re è stato battuto nell'ultima presa (ULT-3).
web-learn-line-LAST-1 = Nessun Re né Pagat nell'ultima presa: chi l'ha vinta è pagato (LAST-1).
web-learn-line-CARD-2 = I punti delle carte sopra o sotto 26 si regolano con il mazziere; tu ne hai { $points } (CARD-2).
