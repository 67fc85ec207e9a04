# Che cosa dice `grosstarock train`.

terminal-train-book = Il quaderno { $number } di { $books } è scritto.
terminal-train-decisions =
    { $decisions ->
        [one] Una decisione. Ora l’abitudine si adatta.
       *[other] { $decisions } decisioni. Ora l’abitudine si adatta.
    }
terminal-train-epoch = Passata { $number } di { $epochs }: punti persi a decisione con la carta migliore { $best }, secondo le probabilità { $odds }, a caso { $chance }.
terminal-train-duel = Contro l’abitudine che ha insegnato, le sole carte, in { $deals } mani: { $points } ± { $half } punti a mano.
terminal-train-done = Fatto. I pesi e la curva sono in { $folder }.
terminal-train-no-weights = Non ci sono pesi «{ $found }», né nel pacchetto né come file.
terminal-train-needs-weights = Un’abitudine che non sa nulla non può insegnare a sé stessa. Comincia con teach, o indica i suoi pesi con --resume.
terminal-train-curve-title = Punti persi a decisione, alla prova
terminal-train-curve-epochs = passate
terminal-train-curve-best = carta migliore
terminal-train-curve-odds = secondo le probabilità
