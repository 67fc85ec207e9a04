# The table in the browser.

# The letters that jump to a suit in the hand: clubs, spades, hearts, diamonds, trumps.
web-suit-letters = FPCQT

## The page

web-title = { $table } · Grosstarock
web-title-turn = Tocca a te · { $table }
web-title-other = Tocca a { $player } · { $table }
web-table = Tavolo di Grosstarock
web-close = Chiudi

## The start

web-start-what = Tarocco danese per due, tre o quattro giocatori, con 78 carte.
web-start-guest = Ospite
web-play-now = Gioca subito

## The bar at the top

web-pot =
    { $pot ->
        [king] Piatto del Re: { $amount }
       *[pagat] Piatto del Pagat: { $amount }
    }
web-trick-number = Presa { $number } di 25
web-deal-number = Mano { $number }
web-direction =
    { $direction ->
        [clockwise] Si gioca in senso orario
       *[counter-clockwise] Si gioca in senso antiorario
    }
web-log = Che cosa è successo
web-chat = Messaggi
web-chat-unread =
    { $count ->
        [one] Messaggi, uno nuovo
       *[other] Messaggi, { $count } nuovi
    }
web-last-trick = Ultima presa
web-sheet = Conto della mano
web-settings = Impostazioni
web-undo = Ritira la mossa
web-home = Pagina iniziale

## Seats

web-you = { $player } (tu)
# A bot by the name of its player.
web-bot-name =
    { $player ->
        [random] Caso
        [novice] Principiante
        [club] Socio
        [reference-pimc] Calcolatore
        [master] Maestro
        [expert] Esperto
       *[other] { $name }
    } { $seat }
web-dealer = Mazziere
web-sits-out = riposa
web-to-play = di turno
web-cards-held =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
web-tricks-taken =
    { $count ->
        [0] nessuna presa
        [one] una presa
       *[other] { $count } prese
    }
web-seat-empty = posto libero
web-balance = Saldo di { $player }: { $amount }
web-away-lost = Gioca un bot: connessione persa
web-away-silent = Gioca un bot: nessuna risposta
web-away-left = Gioca un bot: ha lasciato il tavolo
web-not-connected = senza connessione
web-leaving-lost = Connessione persa: tra { $seconds } s gioca un bot
web-leaving-silent = Nessuna risposta: tra { $seconds } s gioca un bot
web-watchers =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }

## Declarations as badges: short

web-badge-trumps = { $count } trionfi
web-badge-matadors = { $count } matador
web-badge-cavalry =
    { $degree ->
        [half] ½ Cavalleria
        [full] Cavalleria
       *[abundant] Cavalleria +
    }
web-badge-kings =
    { $degree ->
        [half] ½ Re
        [full] Re
       *[abundant] Re +
    }
web-badge-tout = Tout
web-badge-demand = chiama il Matto
web-trumps-shown = trionfi scartati

## The trick

web-trick = Presa
web-no-card = { $player }: ancora nessuna carta
web-card-of = { $player }: { $card }
web-card-wins = { $player }: { $card }, vince la presa
web-scuse-names = nomina { suit }
web-go-on = Continua
web-trick-to = La presa { $number } va a { $player }
web-no-trick = Non c'è ancora nessuna presa.

## The own hand

web-hand =
    { $count ->
        [0] Non hai carte in mano
        [one] La tua ultima carta
       *[other] Le tue { $count } carte
    }
web-hand-help = Le frecce spostano la scelta, la lettera di un seme porta a quel seme, Invio gioca la carta.
web-hand-help-ahead = Invio segna una carta; si gioca appena tocca a te.
web-raised = Per giocare { $card_text } tocca di nuovo la carta.
web-marked = Carta segnata: { $card_text }. Si gioca appena tocca a te.
web-marked-not = { $card_text } non si può giocare adesso.
# Che cosa sconsiglia una carta. $clause è il punto del regolamento.
web-warning-lost = { $card_text } è già sotto e andrebbe perso. ({ $clause })
web-warning-open = { $card_text } qui può ancora essere preso. ({ $clause })
web-warning-scuse-no-trick = Non hai ancora prese. Se resta così, il Matto va a chi vince questa. ({ $clause })
web-warning-scuse-last = È l'ultima occasione per giocare il Matto; se lo tieni, si perde nell'ultima presa. ({ $clause })
web-warning-other = Un'altra carta
web-warning-anyway = Gioca lo stesso
web-warning-never = Gioca, e niente più avvisi
web-taking = Il resto è tuo in qualunque ordine; le carte si giocano da sole.
web-clause = Regola { $clause }

## What is asked

web-your-turn = Tocca a te.
web-turn-of = Tocca a { $player } giocare.
web-discard-of = Tocca a { $player } scartare tre carte.
web-declare-of = Tocca a { $player } dichiarare.
web-demand-of = Si chiede a { $player } se chiama il Matto.
web-redeal-of = Si chiede a { $player } se vuole ridare le carte.
web-dealing = Si stanno per dare le carte.
web-watching = Stai guardando.
web-discard-count =
    { $count ->
        [0] Nessuna carta scelta su tre.
        [one] Una carta scelta su tre.
       *[other] { $count } carte scelte su tre.
    }
web-discard-more = Puoi aggiungere { $cards_text_or }.
web-discard-bright =
    { $count ->
        [one] Una carta si può scartare: quella chiara. Tocca una carta attenuata per sapere perché no.
       *[other] { $count } carte si possono scartare: quelle chiare. Tocca una carta attenuata per sapere perché no.
    }
web-discard-done = Pronte da scartare: { $cards_text }.
web-discard-confirm = Scarta
web-announce-tout = Annuncia un tout
web-scuse-suit = A quale seme esce il Matto?
web-cancel = Annulla
web-next-deal = Prossima mano
web-rematch = Un'altra partita
web-waiting-for = Si aspetta { $players }.
web-show-sheet = Mostra il conto
web-match-over = La partita è finita.
web-match-won =
    { $count ->
        [one] { $players } vince la partita.
       *[other] { $players } vincono alla pari.
    }
web-end-match = Finisci la partita
web-break-off = Interrompi la mano

## Proposals

web-wish-take_back = { $player } vorrebbe ritirare una mossa. Accetti?
web-wish-break_off = { $player } vorrebbe interrompere la mano. Accetti?
web-wish-end_match = { $player } vorrebbe finire la partita. Accetti?
web-wish-waits = La tua proposta aspetta una risposta.
web-agree = Accetta
web-decline = Rifiuta

## Before the match

web-before-match = La partita comincia quando tutti i posti sono occupati.
web-your-name = Il tuo nome
web-sit-down = Siediti qui
web-seat-number = Posto { $number }
web-put-bot = Fai sedere un bot
web-free-seat = Libera il posto
web-leave = Lascia il tavolo

## The settlement sheet

web-sheet-player = Giocatore
web-sheet-change = Questa mano
web-sheet-balance = Saldo
web-sheet-points = Punti delle carte
web-sheet-so-far = La mano finora
web-sheet-payments = Pagamenti
web-see-again = Rivedi la mano
web-dealt-fairly = È stata data onestamente?

## Chat

web-chat-say = Invia
web-chat-line = Il tuo messaggio
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-erased = (cancellato)
web-said = { $player }: { $text }
web-phrases = Frasi
web-phrase-hello = Ciao!
web-phrase-good_luck = Buona fortuna!
web-phrase-well_played = Ben giocato!
web-phrase-thanks = Grazie.
web-phrase-sorry = Mi dispiace!
web-phrase-one_moment = Un momento, per favore.
web-phrase-goodbye = Arrivederci!

## Settings

web-setting-theme = Colori della pagina
web-setting-theme-auto = Come il sistema
web-setting-theme-light = Chiari
web-setting-theme-dark = Scuri
web-setting-palette = Colori dei semi
web-setting-palette-two-colour = Due
web-setting-palette-four-colour = Quattro
web-setting-palette-colour-blind = Per daltonici
web-setting-index = Indici delle carte
web-setting-index-normal = Normali
web-setting-index-large = Grandi
web-setting-numerals = Numeri dei trionfi
web-setting-numerals-arabic = Arabi (1 2 3)
web-setting-numerals-roman = Romani (I II III)
web-setting-letters = Lettere delle figure
web-setting-letters-own = Della lingua
web-setting-letters-french = Francesi
web-setting-order = Le tue carte
web-setting-order-trumps-first = Prima i trionfi
web-setting-order-suits-first = Prima i semi
web-setting-rest = Una presa fatta resta
web-setting-rest-short = Poco tempo
web-setting-rest-long = Molto tempo
web-setting-rest-tap = Finché non la tocchi
web-setting-forced = Una carta obbligata
web-setting-forced-ask = La gioco io
web-setting-forced-play = Si gioca da sola
web-setting-sure = Il resto, quando è tuo di sicuro
web-setting-sure-ask = Lo gioco io
web-setting-sure-play = Si gioca da solo
web-setting-warning = Un avviso prima di perdere una carta preziosa
web-setting-warning-on = Sì
web-setting-warning-off = No, grazie
web-setting-sound = Suoni
web-setting-sound-off = Spenti
web-setting-sound-on = Accesi
web-install = Installa come app
web-house-rules = Regole della casa
web-rulebook = Il regolamento
web-pace = Ritmo dei bot
web-pace-slow = Lento
web-pace-normal = Medio
web-pace-fast = Veloce
web-pace-instant = Immediato

## What happened around the deal

web-event-seated = { $player } si siede al tavolo.
web-event-seat-freed = { $seat } è libero.
web-event-went-away = Un bot gioca per { $player }.
web-event-came-back = { $player } è di ritorno.
web-event-host = Ora dirige il tavolo { $player }.
web-event-proposed-take_back = { $player } vorrebbe ritirare una mossa.
web-event-proposed-break_off = { $player } vorrebbe interrompere la mano.
web-event-proposed-end_match = { $player } vorrebbe finire la partita.
web-event-agreed = { $player } accetta.
web-event-declined = { $player } rifiuta.
web-event-lapsed = La proposta non ha avuto risposta.
web-event-taken-back =
    { $count ->
        [one] Si ritira una mossa.
       *[other] Si ritirano { $count } mosse.
    }
web-event-ready = Per { $player } si può continuare.
web-event-deal-awaited = La prossima volta dà le carte { $player }.
web-event-match-begun = Comincia una partita; dà le carte { $player }.
web-event-match-over = La partita è finita.
web-event-archived = Il tavolo è messo da parte finché qualcuno non torna.

## The connection

web-connecting = Connessione in corso…
web-lost = La connessione è persa. Si riprova…
web-ended-newer-tab = Questo tavolo è aperto in una scheda più recente o su un altro dispositivo.
web-ended-no-watchers = Questo tavolo non ammette spettatori.
web-ended-table-unknown = Questo tavolo non esiste.
web-ended-too-many = Questo tavolo ha già troppi spettatori.
web-ended-table-broken = Questo tavolo non si può leggere.
web-take-over = Gioca qui

## Refused by the table

web-refused = Ora non si può fare.
web-refused-moved-on = Il tavolo era già andato avanti.
web-refused-not-seated = Non hai un posto a questo tavolo.
web-refused-not-your-seat = Quel posto non è tuo.
web-refused-not-host = Può farlo solo chi dirige il tavolo.
web-refused-seat-taken = Il posto è già occupato.
web-refused-name-form = Quel nome non si può usare.
web-refused-text-form = Quel testo non si può usare.
web-refused-take-back-off = A questo tavolo non si ritira nulla.
web-refused-nothing-to-take-back = Non c'è nulla da ritirare.
web-refused-proposal-open = C'è già una proposta in attesa.
web-refused-too-many = Troppe cose in una volta. Aspetta un poco.
web-refused-store-full = Il tavolo non si può salvare: il disco è pieno. Non è successo nulla.
web-refused-store-failed = Per il momento il tavolo non si può salvare. Non è successo nulla.
