# What `grosstarock arena` says.

terminal-arena-title =
    { $deals ->
        [one] One deal of { $preset }, { $seats } at the table
       *[other] { $deals } deals of { $preset }, { $seats } at the table
    }
terminal-arena-ladder = The ladder, in points a deal above the mean of the field
terminal-arena-matches = Match by match, in points a deal
terminal-arena-match = { $first } against { $second }
terminal-arena-alone = One { $first } against two { $second }
terminal-arena-together = Two { $first } against one { $second }
terminal-arena-sources = Where the points come from
terminal-arena-times = Processor time of a decision
terminal-arena-player = Player
terminal-arena-version = Version
terminal-arena-decisions = Decisions
terminal-arena-mean = Mean
terminal-arena-p99 = 99 % within
terminal-arena-milliseconds = { $time } ms
terminal-arena-source-card = { $clause }: { $card }
terminal-arena-scale = points a deal
terminal-arena-playing = { $first } against { $second }
terminal-arena-files = Results and deals are in { $folder }. To look at a deal: grosstarock show FILE --deal NUMBER
terminal-arena-stopped = Stopped. What has been played is kept in { $folder }; the same command goes on from there.
terminal-arena-two-players = An arena needs two players or more, each only once: --players { $found }.
terminal-arena-budget = “{ $found }” is no time for a decision: say arena, table, or a number of seconds.
terminal-arena-pots = “{ $found }” is no way to treat the pots: say fresh, running, or two amounts such as 130,300.
terminal-arena-pots-not-played = { $preset } is played without pots.
terminal-arena-player-failed = The player “{ $player }” failed: { $told }
terminal-arena-results = { $file }, line { $line }: these are not the results of this contest. Take another folder with --into, or begin anew with --afresh.
