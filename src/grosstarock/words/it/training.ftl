# Che cosa dice `grosstarock train`.

terminal-train-book = Il quaderno { $number } di { $books } è scritto.
terminal-train-lessons =
    { $lessons ->
        [one] Una lezione. Ora la rete impara.
       *[other] { $lessons } lezioni. Ora la rete impara.
    }
terminal-train-epoch = Passata { $number } di { $epochs }: i soldi sbagliati di { $money }, le scelte di { $choice } su { $spread }, in { $seconds } s.
terminal-train-duel = Contro la rete con cui è cominciato il giro, in { $deals } mani: { $points } ± { $half } punti a mano.
terminal-train-done = Fatto. I pesi e la curva sono in { $folder }.
terminal-train-sizes = Gli strati riempiono registri interi: --units in multipli di 64, --hidden in multipli di 32.
terminal-train-no-weights = Non ci sono pesi «{ $found }», né nel pacchetto né come file.
terminal-train-needs-weights = Una rete che non sa nulla non può insegnare a sé stessa. Comincia con teach, o indica i suoi pesi con --resume.
terminal-train-curve-title = Di quanto la rete sbaglia nelle sue scelte
terminal-train-curve-epochs = passate
terminal-train-curve-learning = imparando
terminal-train-curve-testing = alla prova
