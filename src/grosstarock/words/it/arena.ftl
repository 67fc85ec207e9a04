# Che cosa dice `grosstarock arena`.

terminal-arena-title =
    { $deals ->
        [one] Una mano di { $preset }, al tavolo in { $seats }
       *[other] { $deals } mani di { $preset }, al tavolo in { $seats }
    }
terminal-arena-ladder = La classifica, in punti per mano sopra la media di tutti
terminal-arena-matches = Sfida per sfida, in punti per mano
terminal-arena-match = { $first } contro { $second }
terminal-arena-alone = Uno { $first } contro due { $second }
terminal-arena-together = Due { $first } contro uno { $second }
terminal-arena-sources = Da dove vengono i punti
terminal-arena-times = Tempo di calcolo per decisione
terminal-arena-player = Giocatore
terminal-arena-version = Versione
terminal-arena-decisions = Decisioni
terminal-arena-mean = Media
terminal-arena-p99 = 99 % entro
terminal-arena-milliseconds = { $time } ms
terminal-arena-source-card = { $clause }: { $card }
terminal-arena-scale = punti per mano
terminal-arena-playing = { $first } gioca contro { $second }
terminal-arena-files = Risultati e mani sono in { $folder }. Per vedere una mano: grosstarock show FILE --deal NUMERO
terminal-arena-stopped = Interrotto. Ciò che è stato giocato resta in { $folder }; lo stesso comando riprende da lì.
terminal-arena-two-players = A un’arena servono almeno due giocatori, ciascuno una volta sola: --players { $found }.
terminal-arena-budget = «{ $found }» non è un tempo di riflessione: si scrive arena, table o un numero di secondi.
terminal-arena-pots = «{ $found }» non dice che cosa c’è nei piatti: si scrive fresh, running o due importi come 130,300.
terminal-arena-pots-not-played = { $preset } si gioca senza piatti.
terminal-arena-player-failed = Il giocatore «{ $player }» ha fallito: { $told }
terminal-arena-results = { $file }, riga { $line }: non sono i risultati di questa sfida. Scegli un’altra cartella con --into o ricomincia da capo con --afresh.
