# What the terminal itself says, in `play` and around it. Letters and names that are typed stay as
# the program reads them, whatever the language.

## The table

terminal-deal = Mano { $number }: dà le carte { $dealer }
terminal-sitting-out = { $player } riposa.
terminal-pots = Piatto del Re { $king }, piatto del Pagat { $pagat }
terminal-scuse = Matto
terminal-names-suit = esce a { suit }
terminal-trick = Presa { $number }: esce { $leader }
terminal-hand =
    { $count ->
        [one] La tua ultima carta:
       *[other] Le tue { $count } carte:
    }
terminal-hand-marked =
    { $count ->
        [one] La tua ultima carta:
       *[other] Le tue { $count } carte; tra parentesi quelle ammesse:
    }

## Questions

terminal-ask-card = La tua carta (? aiuto):
terminal-ask-suit = Seme del Matto (C fiori, S picche, H cuori, D quadri, T trionfi)?
terminal-ask-discard = Tre carte da scartare (? aiuto):
terminal-ask-declare = Che cosa dichiari (Invio: tutto, 0: nulla, oppure i numeri)?
terminal-ask-demand = Chiami il Matto, che va allora giocato in questa presa (y sì, n no)?
terminal-ask-redeal = Non hai ricevuto trionfi. Chiedi di ridare le carte (y sì, n no)?
terminal-ask-next = Invio per la prossima mano (? aiuto):
terminal-ask-resume = C'è una partita non finita. Vuoi continuarla (y sì, n no)?

terminal-declare-choice = { $number }. { $declaration } ({ $amount } da ciascuno)
terminal-announce-tout = Per scartare il Matto annuncia prima un tout: scrivi tout.
terminal-hint = Consiglio: { $action }

## Answers

terminal-taken-back = Azione ritirata.
terminal-nothing-to-take-back = Non c'è nulla da ritirare.
terminal-no-last-trick = Non c'è ancora nessuna presa.
terminal-nothing-typed = Scrivi una risposta; ? mostra che cosa si può scrivere.
terminal-not-understood = «{ $found }» non è una carta riconosciuta. Le carte si scrivono come HK, S10, XVI, pagat o F.
terminal-not-understood-suit = «{ $found }» non è un seme. Scrivi C, S, H, D o T.
terminal-not-yes-or-no = Rispondi y (sì) o n (no).
terminal-not-a-number-shown = Rispondi con i numeri dell'elenco, con 0 o con Invio.
terminal-not-an-answer = Ora non c'è nulla a cui rispondere; ? mostra che cosa si può scrivere.
terminal-no-such-clause = Il regolamento non ha la regola { $found }.
terminal-saved = La partita è salvata; «grosstarock play» la continua.
terminal-saved-broken = La partita salvata in { $path } non si può leggere ({ $reason }). Resta com'è; avvia con --new per giocarne un'altra.
terminal-cannot-save = La partita non si può salvare in { $path }: { $reason }
terminal-pots-divided = I piatti si dividono.
terminal-match-over =
    { $deals ->
        [one] La partita è finita dopo una mano.
       *[other] La partita è finita dopo { $deals } mani.
    }
terminal-final = { $place }. { $player } { $amount }
terminal-thanks = Grazie per la partita.

terminal-help =
    Una carta si scrive con seme e valore, come HK, S10, dn o hearts king; un
    trionfo con il suo numero, come XVI o 16; pagat, mondo e matto (o F) anche
    per nome. Se esci con il Matto aggiungi il seme a cui esce: F H.
    Semi: C fiori, S picche, H cuori, D quadri, T trionfi.
    Figure: K Re, Q Regina, N Cavallo, J Fante.

    u   ritira la tua ultima azione       h         un consiglio
    l   l'ultima presa                    r REGOLA  una regola, come r SCUSE-5
    s   i pagamenti di questa mano        e         finisci la partita
    ?   questo aiuto                      q         salva ed esci

## Simulating and replaying

terminal-summary-title =
    { $deals ->
        [one] Una mano di { $preset }
       *[other] { $deals } mani di { $preset }
    }
terminal-summary-player = Giocatore
terminal-summary-total = Totale
terminal-summary-mean = Per mano
terminal-summary-tricks = Prese per mano
terminal-replay-good =
    { $deals ->
        [one] Una mano: tutto a posto.
       *[other] { $deals } mani: tutto a posto.
    }
terminal-replay-unseen = Nella mano { $number } ci sono carte che chi l'ha scritta non ha visto, e non si può ricalcolare.
terminal-replay-fault = Mano { $number }, { $path }: la registrazione dice { $found }, le regole danno { $expected } ({ $clause }).
terminal-replay-illegal = Mano { $number }, { $path }: { $reason }
terminal-deal-of = Mano { $number }: { $players }
terminal-nothing = nulla
terminal-no-difference = Nessuna differenza: { $left } e { $right } si giocano allo stesso modo.

## Players

terminal-players-number =
    { $wanted ->
        [one] Nomi dati con --players: { $found }; ne serve uno (o uno solo per tutti).
       *[other] Nomi dati con --players: { $found }; ne servono { $wanted } (o uno solo per tutti).
    }
terminal-player-unknown = Il giocatore «{ $name }» non esiste. Ci sono { $known }.
terminal-player-broken = Il giocatore «{ $name }» non si può usare: { $cause }

## Reading and converting

terminal-reading-fault = { $place }: { $reason }
terminal-line = riga { $number }
terminal-column = colonna { $number }
terminal-ending-one-line-only = Un finale si scrive solo su una riga; convertilo con --to line.
terminal-match-end-no-line = La fine di una partita non si scrive su una riga; convertila con --to json o --to text.

## Showing

terminal-shown-dealer = Dà le carte { $player }; si gioca secondo { $preset }.
terminal-shown-unseen = Chi ha scritto questa mano non ha visto alcune carte; il gioco non si può mostrare.

## Finali

terminal-solve-maxn = Carte scoperte, ciascuno per sé: quanto guadagna ognuno da qui alla fine.
terminal-solve-paranoid = Carte scoperte, tutti gli altri contro { $player }: quanto { $player } può ottenere comunque.
terminal-solve-difference = Carte scoperte: di quanto { $player } fa meglio dell'altro da qui in poi.
terminal-solve-line = Una linea migliore:
terminal-solve-unsolved = Non risolto: la ricerca si è fermata dopo { $nodes } posizioni. --budget e --memory ne permettono di più.
terminal-solve-no-trick-left = Non resta nessuna presa: non c'è nulla da risolvere.
terminal-solve-method =
    { $players ->
        [2] In due si gioca per la differenza: usa --method difference oppure maxn.
       *[other] La differenza è per due giocatori: usa --method maxn oppure paranoid.
    }
terminal-solve-too-many-cards = Restano ancora { $found } carte; se ne possono risolvere al massimo { $most }.
terminal-solve-amounts = Gli importi di questo tavolo superano quelli che il risolutore sa calcolare.
terminal-kernel-missing = Serve il nucleo compilato: pip install 'grosstarock[kernel]'
terminal-warm-bulk = Mani intere: pronto dopo { $seconds } s.
terminal-warm-playouts = Completamento delle mani: pronto dopo { $seconds } s.
terminal-warm-environment = L'ambiente: pronto dopo { $seconds } s.
terminal-warm-endings = Finali: pronto dopo { $seconds } s.
terminal-warm-worlds = Mondi: pronto dopo { $seconds } s.
terminal-warm-trials = Prova delle carte: pronta dopo { $seconds } s.
terminal-bench-missing = Le misure si trovano con il codice sorgente, nella cartella bench.
