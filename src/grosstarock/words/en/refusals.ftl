# Why an action is not allowed. The message is the reason in general; .detail, where there is one,
# names the cards ($cards, $cards_text, $count), whose turn it is ($player) or the suit led ($suit).

# The whole refusal: why, by which clause, and what may be done instead.
refusal-sentence = { $why } ({ $clause }) { $instead }
refusal-sentence-alone = { $why } ({ $clause })

refusal-not-dealt = The cards have not been dealt yet.
refusal-already-dealt = The cards have been dealt already.
refusal-deal-over = The deal is over.
refusal-sitting-out = Who sits out takes no part in this deal.
refusal-redeal-turn = Another player is asked about a new deal first.
    .detail = { $player } is asked about a new deal first.
refusal-redeal-first = First the players are asked about a new deal.
refusal-redeal-has-trump = Only a player who was dealt no trump may ask for a new deal.
    .detail =
        { $count ->
            [one] Only a player who was dealt no trump may ask for a new deal; you have { $cards_text }.
           *[other] Only a player who was dealt no trump may ask for a new deal; you have { number-word } trumps.
        }
refusal-discard-first = First the dealer lays three cards away.
    .detail = First { $player } lays three cards away.
refusal-discard-dealer-only = Only the dealer lays cards away.
    .detail = Only the dealer, { $player }, lays cards away.
refusal-discard-count = Exactly three cards are laid away.
    .detail =
        { $count ->
            [one] Exactly three cards are laid away, not one.
           *[other] Exactly three cards are laid away, not { number-word }.
        }
refusal-discard-twice = Three different cards are laid away.
    .detail =
        { $count ->
            [one] { $cards_text } can be laid away only once.
           *[other] { $cards_text } can be laid away only once each.
        }
refusal-discard-not-held = Only cards from your hand can be laid away.
    .detail = You do not hold { $cards_text_or }.
refusal-discard-honour = An honour is never laid away.
    .detail =
        { $count ->
            [one] { $cards_text } is an honour and is never laid away.
           *[other] { $cards_text } are honours and are never laid away.
        }
refusal-discard-declaration = Cards that belong to a declaration are laid away only if there is no other way.
    .detail =
        { $count ->
            [one] { $cards_text } belongs to a declaration and may not be laid away now.
           *[other] { $cards_text } belong to a declaration, or more of them than is necessary, and may not be laid away now.
        }
refusal-discard-trumps = Trumps are laid away only if no trump is left in the hand.
    .detail =
        { $count ->
            [one] { $cards_text } may be laid away only if no trump is left in your hand.
           *[other] { $cards_text } may be laid away only if no trump is left in your hand.
        }
refusal-discard-without-scuse = A tout is announced, so the 'Scuse must be laid away.
refusal-tout-not-played = At this table a tout is not announced.
refusal-tout-without-scuse = Only a dealer who holds the 'Scuse can announce a tout.
refusal-tout-announced = The tout is announced already.
refusal-declare-first = First all declarations are made.
    .detail = First all declarations are made; it is for { $player } to declare.
refusal-declare-turn = It is not your turn to declare.
    .detail = It is for { $player } to declare.
refusal-declare-not-held = Your hand does not hold that declaration.
refusal-declare-twice = Each declaration is made once.
refusal-declare-all = At this table all that the hand holds must be declared.
refusal-demand-first = First the players are asked whether to demand the 'Scuse.
    .detail = First the players are asked whether to demand the 'Scuse; it is for { $player } to answer.
refusal-demand-turn = Another player is asked about the 'Scuse first.
    .detail = { $player } is asked about the 'Scuse first.
refusal-demand-own-scuse = Who holds the 'Scuse cannot demand it.
refusal-play-first = Now a card is to be played.
    .detail = Now { $player } is to play a card.
refusal-play-turn = It is not your turn to play.
    .detail = It is { $player }'s turn to play.
refusal-card-not-held = Only a card from your hand can be played.
    .detail = You do not hold { $cards_text }.
refusal-follow-suit = You can follow suit, so you must.
    .detail =
        { $suit ->
            [T] Trumps are led, and you have one.
           *[other] You must follow suit: { suit } are led, and you have one.
        }
refusal-follow-trump = You cannot follow suit, so you must play a trump.
    .detail = You have no { suit } to follow with, so you must play a trump.
refusal-scuse-name-missing = Who leads the 'Scuse names the suit led.
refusal-scuse-name-unasked = A suit is named only with a 'Scuse that leads to a trick before the last.
refusal-scuse-penultimate = The 'Scuse may never be played to the next-to-last trick.
refusal-scuse-demanded = The 'Scuse has been demanded, so it must be played to this trick.
