# Values that cannot be. The message is the fault in general; .detail says what was found.

fault-preset-unknown = There is no such preset.
    .detail = There is no preset "{ $found }". The presets are: { $known }.
fault-option-unknown = There is no such option.
    .detail = There is no option "{ $found }". The options are: { $known }.
fault-option-value = The option has no such value.
    .detail = The option { $option } has no value "{ $found }".
fault-players-number = Two, three or four sit at a table.
    .detail = Two, three or four sit at a table, not { $found }.
fault-players-of-preset = The preset is not for that many at the table.
    .detail = The preset { $preset } is not for { $found } at the table.
fault-two-with-pots = Two play without pots.
fault-amount-unknown = There is no such amount.
    .detail = There is no amount "{ $found }". The amounts are: { $known }.
fault-amount-value = An amount is a whole multiple of 5 points, not below nothing and not above a million.
    .detail = The amount { $amount } cannot be { $found }: it is a whole multiple of 5 points, not below nothing and not above a million.
fault-stake-value = A stake is a short printable unit and the whole number of points it is worth.
    .detail = A stake cannot be "{ $found }": it is a short printable unit and the whole number of points it is worth.
fault-version-unknown = This version of the rulebook is not known.
    .detail = Version { $found } of the rulebook is not known; the newest is { $known }.
fault-seat-unknown = There is no such seat.
    .detail = There is no seat { $found } at a table of { $players }; seats count from 0 here.
fault-seed-form = A seed is the shuffle's name, a colon and some text, like "gt1:summer".
    .detail = "{ $found }" is not a seed: that is the shuffle's name, a colon and some text, like "gt1:summer".
fault-pack-size = The pack has 78 cards.
    .detail = The pack has 78 cards, not { $found }.
fault-card-twice = A card is there twice.
    .detail = The card { $card } is there twice.
fault-hand-size = A hand has the wrong number of cards.
    .detail = Seat { $seat } has { $found } cards and should have { $wanted }; seats count from 0 here.
fault-pots-value = A pot never holds less than nothing.
    .detail = A pot never holds less than nothing; found { $king } in the King pot and { $pagat } in the Pagat pot.
fault-pots-not-played = The table plays without pots, so nothing can stand in them.
    .detail = The table plays without pots, so they cannot hold { $king } and { $pagat }.
fault-redeal-not-played = No deal follows a redeal here: the table does not play them.
fault-balances-number = There is one balance for each at the table.
    .detail = There are { $found } balances for { $players } at the table.
fault-rounds-value = A match has at least one round, in whole numbers, or goes on until the table stops it.
    .detail = A match cannot have { $found } rounds: it has at least one, in whole numbers, or goes on until the table stops it.
fault-ending-shape = The ending does not fit together.
    .detail =
        { $what ->
            [leader] The ending does not fit together: the leader is not an active player.
            [hands] The ending does not fit together: the hands have the wrong sizes.
            [card_points] The ending does not fit together: card points are needed for each at the table.
            [has_trick] The ending does not fit together: it must say of each at the table whether there is a trick.
            [scores] The ending does not fit together: scores are needed for each at the table, or none.
            [table] The ending does not fit together: the trick on the table is complete already.
            [scuse] The ending does not fit together: where the 'Scuse is does not agree with the cards.
            [named] The ending does not fit together: a suit is named if the 'Scuse was led, and only then.
           *[other] The ending does not fit together: { $what }.
        }
fault-ending-action = In an ending cards are played, and nothing else.
    .detail = In an ending cards are played, and nothing else: { $action }.
fault-ending-too-early = An ending can be taken only while tricks are played.
    .detail = An ending can be taken only while tricks are played, not in this phase: { $phase }.
fault-match-over = The match is over.
fault-match-not-between-deals = The deal is not the next one of this match, or it is not over yet.
