# Looking at a deal again: step by step, from a link or from a file, and whether it was dealt fairly.

web-replay = Rivedi la mano
web-replay-loading = Un momento…
web-replay-home = Alla pagina iniziale
web-replay-other = Altre mani

## With whose eyes

web-replay-eyes = Vista da
web-replay-open-hands = Scoperte
web-replay-hand =
    { $count ->
        [0] { $player }: nessuna carta
        [one] { $player }: una carta
       *[other] { $player }: { $count } carte
    }
web-replay-laid-away = { $player }: lo scarto

## Through the deal

web-replay-controls = Attraverso la mano
web-replay-keys = Le frecce vanno di un passo, Pag su e Pag giù di una presa, Inizio e Fine ai due estremi.
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-slider = Passo
web-replay-step = Passo { $step } di { $last }
web-replay-jump = Vai a
web-replay-mark-deal = Distribuzione
web-replay-mark-discard = Scarto
web-replay-mark-declare = Dichiarazioni
web-replay-mark-trick = Presa { $number }
web-replay-mark-end = Fine

## Beside the deal

web-replay-panels = Su questa mano
web-replay-tab-moves = Gioco
web-replay-tab-paid = Pagamenti
web-replay-tab-fair = Onesta?
web-replay-tab-share = Condividi
web-replay-tab-again = Giocala

## To pass it on

web-replay-link = Un link a questo passo
web-replay-link-help = Apre la mano qui, a questo passo e con gli stessi occhi. Resta valido.
web-replay-copy = Copia
web-replay-copied = Copiato.
web-replay-selected = Selezionato: ora copialo con il comando del tuo dispositivo.
web-replay-download = Scarica
web-replay-record-json = La registrazione
web-replay-record-json-help = Per i programmi, e per riaprirla qui.
web-replay-record-text = La registrazione come testo
web-replay-record-text-help = Da leggere; si può aprire anche qui.

## The same deal again

web-replay-again-help = Le stesse carte vengono date ancora una volta, agli stessi posti. Scegline uno; negli altri giocano i bot.
web-replay-again-seat = Il tuo posto
web-replay-again-player = Forza dei bot
web-replay-again-play = Gioca questa mano

## Whether it was fair

web-replay-verdict =
    { $verdict ->
        [fair] Le carte di questa mano sono state date onestamente.
        [fair-unseen] Questa mano corrisponde a quanto era stato promesso.
        [fair-without] Le carte di questa mano sono state date onestamente, ma senza il contributo del tuo browser.
       *[unfair] Qualcosa non va nel modo in cui sono state date le carte.
    }
web-replay-fair-given = Le carte di questa mano erano fissate e non mescolate: è una mano giocata di nuovo o un esercizio, e per essa non è stato promesso nulla.
web-replay-point-promise =
    { $finding ->
        [holds] La promessa è quella mostrata a questo browser prima della mano.
        [fails] La promessa non è quella mostrata a questo browser prima della mano.
       *[unknown] Questo browser non era al tavolo e non ha visto nessuna promessa.
    }
web-replay-point-secret =
    { $finding ->
        [holds] Il numero segreto del server è quello che aveva promesso.
       *[fails] Il numero segreto del server non è quello che aveva promesso.
    }
web-replay-point-share =
    { $finding ->
        [holds] Il contributo al caso di questo browser è entrato nella mano.
        [fails] Il contributo al caso di questo browser è stato cambiato o tolto.
        [left-out] Il contributo al caso di questo browser non è entrato: è arrivato tardi o è stato tralasciato.
       *[unknown] Questo browser non ha dato nessun contributo al caso.
    }
web-replay-point-seed =
    { $finding ->
        [holds] Numero segreto e contributi insieme danno il numero di partenza della mescolata.
       *[fails] Numero segreto e contributi non danno il numero di partenza della mescolata.
    }
web-replay-point-pack =
    { $finding ->
        [holds] Dal numero di partenza viene l'ordine di tutte le 78 carte.
       *[fails] Dal numero di partenza viene un altro ordine delle carte.
    }
web-replay-point-hands =
    { $finding ->
        [holds] Sono le carte che sono state date.
       *[fails] Sono state date altre carte.
    }
web-replay-point-hand =
    { $finding ->
        [holds] Le tue carte erano quelle mostrate a questo browser.
        [fails] Le tue carte non erano quelle mostrate a questo browser.
       *[unknown] A questo browser non sono state mostrate carte di questa mano.
    }
web-replay-fair-how = Come faccio a saperlo?
web-replay-fair-how-promise = Prima di dare le carte il server ha estratto un numero segreto e ne ha mostrato a tutti l'impronta. Nessuno può trovare un altro numero con la stessa impronta, perciò il server non poteva più cambiare idea.
web-replay-fair-how-shares = Poi il browser di ogni giocatore ha estratto un numero suo e l'ha inviato. Il server ha dovuto fissare il suo segreto prima di conoscerne uno qualsiasi.
web-replay-fair-how-shuffle = Numero segreto e contributi decidono insieme l'ordine delle carte, con regole che chiunque può ripetere. Basta che il numero di un solo browser sia estratto onestamente, e nessuno può avere scelto le carte, nemmeno il server.
web-replay-fair-how-check = Dopo la mano tutto viene scoperto. Il tuo browser ha appena rifatto da solo tutti i conti; ciò che ha trovato è scritto sopra.
web-replay-fair-numbers = Tutti i numeri
web-replay-number-deal = Nome della mano
web-replay-number-commitment = Impronta del numero segreto
web-replay-number-secret = Numero segreto
web-replay-number-seed = Numero di partenza
web-replay-number-share = Contributo di { $player }

## A record from a file

web-replay-file = Apri una registrazione
web-replay-file-help = Una mano o un'intera partita, come la scrive questo programma: la registrazione (JSON) o il testo. Al massimo 4 MB.
web-replay-choose = Scegli un file, o lascialo cadere qui
web-replay-paste = Oppure incollala
web-replay-read = Apri
web-replay-found =
    { $count ->
        [0] Nessuna mano che si possa vedere
        [one] Una mano
       *[other] { $count } mani
    }
web-replay-deal = Mano { $number }
web-replay-match-end = Fine della partita
web-replay-look = Guarda
web-replay-more = Il file contiene altre registrazioni; sono state lette solo queste.
web-replay-outcome-agrees = Tutto in ordine.
web-replay-outcome-differs = Secondo le regole è diverso.
web-replay-outcome-unseen = Ci sono carte che chi l'ha scritta non ha visto, e non si può rivedere.
web-replay-outcome-unreadable = Non si può leggere.
web-replay-line = riga { $number }
web-replay-column = colonna { $number }
web-replay-differs = La registrazione dice { $found }, le regole danno { $expected } ({ $clause }).
web-replay-nothing = nulla

## What did not work

web-replay-trouble-network = Il server non risponde. Riprova.
web-replay-trouble-too-many = Troppi file in una volta. Aspetta un poco.
web-replay-trouble-too-large = Il file è troppo grande: al massimo 4 MB.
web-replay-trouble-deal-unknown = Questa mano qui non c'è, o non è stata giocata fino in fondo. Una mano si può vedere quando tutte le sue carte sono scoperte.
web-replay-trouble-cards-unseen = Nella registrazione ci sono carte che chi l'ha scritta non ha visto; la mano non si può rivedere.
web-replay-trouble-deal-wanted = Questa è la fine di una partita, non una mano.
web-replay-trouble-store-failed = Per il momento la mano non si può leggere.
web-replay-trouble-seat-unknown = A questo tavolo non c'è un posto simile.
web-replay-trouble-other = Non è riuscito.
