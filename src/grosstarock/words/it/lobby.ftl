# Prima del tavolo: la pagina iniziale, un tavolo nuovo, un invito, e il ritorno.

web-lobby-back = Torna all'inizio
web-lobby-trouble = Non ha funzionato. Riprova.
web-lobby-offline = Il server non risponde. Riprova tra un momento.
web-lobby-refused-link-unknown = Questo link personale non è valido, o ha più di 30 giorni.
web-lobby-refused-network-elsewhere = Può farlo solo chi siede al computer del server.
web-lobby-refused-network-fixed = Chi può raggiungere questo server è stato deciso quando lo si è avviato.
web-lobby-refused-network-none = Questo computer non è in nessuna rete che altri possano usare.
web-lobby-refused-player-unknown = Uno dei giocatori del computer non c'è. Scegline un altro.
web-lobby-refused-seats-number = Di' ancora una volta chi siede e dove.
web-lobby-refused-seat-own = Uno dei posti dev'essere il tuo.
web-lobby-refused-setting-value = Un bot subentra dopo 5 secondi al più presto, e dopo un'ora al più tardi.
web-lobby-refused-text-form = Quel titolo non si può usare.

## Giocare subito

web-lobby-play = Gioca contro il computer
web-lobby-strength = Quanto sono forti gli altri?
web-lobby-player-random = A caso
    .help = Gioca una carta qualsiasi tra quelle permesse. Buono per fare delle prove.
web-lobby-player-novice = Principiante
    .help = Conosce le regole e qualche accorgimento. Adatto alle tue prime mani.
web-lobby-player-club = Giocatore di circolo
    .help = Gioca come un simpatico abituale del circolo: con giudizio e senza far aspettare.
web-lobby-player-reference-pimc = Calcolatore
    .help = Pensa provando molte distribuzioni possibili. Serve soprattutto a misurare gli altri.
web-lobby-player-master = Maestro
    .help = Pensa in anticipo e conta le carte uscite. Difficile da battere.
web-lobby-player-expert = Esperto
    .help = Il più forte che ci sia qui. Non aspettarti regali.
web-lobby-player-other = Un giocatore venuto da fuori, installato su questo server.
web-lobby-installing = Si stanno installando giocatori più forti.
web-lobby-preparing = I giocatori più forti si preparano: passo { $done } di { $steps }.

## Giocare con altri

web-lobby-others = Gioca con altri
web-lobby-new = Tavolo nuovo
web-lobby-new-what = Con amici, con bot o con tutti e due, e con le vostre regole.

## I miei tavoli

web-lobby-tables = I miei tavoli
web-lobby-past = Partite finite ({ $count })
web-lobby-no-title = { $preset } con { $players }
web-lobby-alone = Tavolo senza ospiti
web-lobby-your-turn = Tocca a te
web-lobby-turn-of = Tocca a { $player }
web-lobby-seats-free =
    { $count ->
        [one] un posto è libero
       *[other] { $count } posti sono liberi
    }
web-lobby-deals =
    { $count ->
        [0] ancora nessuna mano
        [one] una mano giocata
       *[other] { $count } mani giocate
    }
web-lobby-balance = { $player }: { $amount }
web-lobby-go-on = Riprendi a giocare
web-lobby-open-again = Vai al tavolo
web-lobby-show-deals = Guarda le mani
web-lobby-deal = Mano { $number }
web-lobby-broken-off = interrotta
web-lobby-deals-none = Nessuna mano è stata giocata fino in fondo.

## Imparare e consultare

web-lobby-learn = Impara e consulta
web-lobby-guided = La tua prima mano, passo per passo
web-lobby-rulebook = Le regole
web-lobby-record = Apri una registrazione

## Le proprie cose

web-lobby-own = Per te
web-lobby-language = Lingua
web-lobby-link = Il mio link personale
web-lobby-link-what = Con questo link ritrovi i tuoi posti e le tue partite, anche su un altro dispositivo. Chi lo ha può giocare come te per 30 giorni: tienilo per te.
web-lobby-link-show = Mostra il link
web-lobby-erase = Cancella i miei nomi e la mia chat
web-lobby-erase-what = I tuoi nomi, i titoli che hai dato e tutto ciò che hai scritto vengono cancellati a tutti i tavoli. Ciò che si è giocato resta, senza nome. Non si può tornare indietro.
web-lobby-erase-now = Cancella
web-lobby-erased = I tuoi nomi e le tue parole sono cancellati.
web-lobby-network = Apri a questa rete
web-lobby-network-what = Altri nella stessa rete, a casa o al circolo, possono così sedersi ai tuoi tavoli. Da internet non può nessuno.
web-lobby-network-address = Gli altri aprono questo indirizzo, o inquadrano l'immagine:
web-lobby-network-only-here = Per ora solo questo computer può aprire il link. Apri prima alla tua rete:

## Link da passare ad altri

web-lobby-invitation = Invita altri
web-lobby-invitation-what = Chi ha questo link può prendere un posto libero.
web-lobby-address = Il link
web-lobby-qr = Lo stesso come immagine da inquadrare
web-lobby-copy = Copia
web-lobby-copied = Copiato.
web-lobby-share = Condividi

## Il ritorno

web-lobby-come-back = Di nuovo qui
web-lobby-coming = Un momento…
web-lobby-come-back-other = Questo browser ha già dei tavoli suoi. Se vai avanti, diventa della persona del link, e i suoi tavoli si possono raggiungere solo con il loro link personale.
web-lobby-come-back-now = Vai avanti
web-lobby-to-start = All'inizio

## Un tavolo nuovo

web-lobby-title = Nome del tavolo
web-lobby-title-help = Può restare vuoto.
web-lobby-game = Il gioco
web-lobby-seats = Chi gioca
web-lobby-players = Al tavolo
web-lobby-seat-me = Io
web-lobby-seat-open = Un ospite
web-lobby-seat-bot = Un bot: { $player }
web-lobby-seats-open = Gli ospiti ricevono un link quando il tavolo è aperto. La partita comincia quando tutti i posti sono presi.
web-lobby-taste = I bot giocano
web-lobby-taste-cautious = Con prudenza
web-lobby-taste-plain = Come viene
web-lobby-taste-bold = Con audacia
web-lobby-match = La partita
web-lobby-rounds = Durata
web-lobby-rounds-help = In un giro ciascuno dà le carte una volta.
web-lobby-rounds-endless = Finché non decidete di smettere
web-lobby-rounds-count =
    { $count ->
        [one] Un giro
       *[other] { $count } giri
    }
web-lobby-take-back = Le mosse si possono ritirare
web-lobby-take-back-help = Se le altre persone al tavolo accettano; da soli contro i bot, subito.
web-lobby-watchers = Altri possono guardare
web-lobby-watchers-help = Vedono ciò che è sul tavolo, ma non le carte di nessuno.
web-lobby-clock-lost = Se la connessione è persa, un bot subentra dopo
web-lobby-clock-silent = Per chi non risponde, un bot subentra dopo
web-lobby-clock-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
web-lobby-clock-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
web-lobby-clock-off = un'ora
web-lobby-house-rules = Regole della casa
web-lobby-amounts = Importi e posta
web-lobby-changes =
    { $count ->
        [0] come nella variante
        [one] un cambiamento
       *[other] { $count } cambiamenti
    }
web-lobby-of-preset = Nella variante { $preset }: { $value }
web-lobby-in-points = In punti, di cinque in cinque.
web-lobby-stake-other = Un'altra unità
web-lobby-stake-unit = L'unità, come kr. o €
web-lobby-stake-worth = Quanti punti ne vale una
web-lobby-back-to-preset = Torna alla variante
web-lobby-differs = Diverso dalla variante { $preset }:
web-lobby-differs-not = Tutto è come nella variante { $preset }.
web-lobby-difference = { $title }: { $value }
web-lobby-difference-was = invece di { $value }
web-lobby-open = Apri il tavolo

## Le regole della casa, come le vede un ospite

web-lobby-rules = Che cosa si gioca qui
web-lobby-rules-all = Tutte le opzioni e gli importi
web-lobby-rules-rulebook = Le regole, una per una
web-lobby-says-take-back = Le mosse si possono ritirare, se gli altri accettano.
web-lobby-says-no-take-back = Non si ritira nulla.
web-lobby-says-watchers = Altri possono guardare.
web-lobby-says-no-watchers = Nessun altro può guardare.
web-lobby-says-rounds =
    { $count ->
        [one] La partita è di un giro.
       *[other] La partita è di { $count } giri.
    }
web-lobby-says-endless = La partita continua finché i giocatori non decidono di smettere.
