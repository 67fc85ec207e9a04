# What `grosstarock train` says.

terminal-train-book = Book { $number } of { $books } is written.
terminal-train-decisions =
    { $decisions ->
        [one] One decision. Now the habit is fitted.
       *[other] { $decisions } decisions. Now the habit is fitted.
    }
terminal-train-epoch = Epoch { $number } of { $epochs }: points lost a decision by the best card { $best }, by the odds { $odds }, by chance { $chance }.
terminal-train-duel = Against the habit that taught, the cards alone, over { $deals } deals: { $points } ± { $half } points a deal.
terminal-train-done = Done. The weights and the curve are in { $folder }.
terminal-train-no-weights = There are no weights “{ $found }”, neither in the package nor as a file.
terminal-train-needs-weights = A habit that knows nothing cannot teach itself. Begin with teach, or name its weights with --resume.
terminal-train-curve-title = Points lost a decision, on decisions held back
terminal-train-curve-epochs = epochs
terminal-train-curve-best = best card
terminal-train-curve-odds = by the odds
