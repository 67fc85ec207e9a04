# What `grosstarock train` says.

terminal-train-book = Book { $number } of { $books } is written.
terminal-train-lessons =
    { $lessons ->
        [one] One lesson. Now the network learns.
       *[other] { $lessons } lessons. Now the network learns.
    }
terminal-train-epoch = Epoch { $number } of { $epochs }: money off by { $money }, choices by { $choice } of { $spread }, in { $seconds } s.
terminal-train-duel = Against the network that the round began with, over { $deals } deals: { $points } ± { $half } points a deal.
terminal-train-done = Done. The weights and the curve are in { $folder }.
terminal-train-sizes = Layers come in whole registers: --units in multiples of 64, --hidden in multiples of 32.
terminal-train-no-weights = There are no weights “{ $found }”, neither in the package nor as a file.
terminal-train-needs-weights = A network that knows nothing cannot teach itself. Begin with teach, or name its weights with --resume.
terminal-train-curve-title = How far the network is off in its choices
terminal-train-curve-epochs = epochs
terminal-train-curve-learning = learning
terminal-train-curve-testing = held back
