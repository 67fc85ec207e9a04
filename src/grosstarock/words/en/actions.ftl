# What a player may do, and what the deal waits for. The player is spoken to.

## Phases: what is asked for

phase-dealing = The cards are about to be dealt.
phase-redeal = Ask for a new deal, or pass.
phase-discard = Lay three cards away.
phase-declare = Declare, or declare nothing.
phase-demand = Demand the 'Scuse, or pass.
phase-play = Play a card.
phase-over = The deal is over.

## Actions

action-deal = Deal the cards.
action-break-off = Break the deal off.
action-ask-redeal = Ask for a new deal and show the hand.
action-pass-redeal = Ask for no new deal.
action-announce-tout = Announce a tout.
action-discard = Lay away { $cards_text }.
action-declare = Declare { $declarations }.
action-declare-nothing = Declare nothing.
action-demand = Demand the 'Scuse.
action-pass-demand = Pass.
action-play = Play { $card_text }.
action-lead-scuse = Lead the 'Scuse and name { suit }.

## Choices

choice-none = There is nothing to do now.
choice-redeal = You may ask for a new deal and show your hand, or pass.
choice-redeal-pass = You were dealt trumps and can only pass.

# $place is `first` or `other`: a further way to discard is offered as an alternative.
choice-discard-forced =
    { $place ->
        [first] Lay away { $forced_text }.
       *[other] Or lay away { $forced_text }.
    }
choice-discard-pool =
    { $place ->
        [first] Lay away { number-word } of these: { $pool }.
       *[other] Or lay away { number-word } of these: { $pool }.
    }
choice-discard-both =
    { $place ->
        [first] Lay away { $forced_text } and { number-word } of these: { $pool }.
       *[other] Or lay away { $forced_text } and { number-word } of these: { $pool }.
    }
choice-discard-tout = Or announce a tout first, and lay the 'Scuse away.

choice-declare-nothing = You have nothing to declare.
choice-declare-all = You must declare all that you hold: { $declarations }.
choice-declare-any = You may declare any of these, or nothing: { $declarations }.

choice-demand = You may demand that the 'Scuse be played, or pass.
choice-demand-pass = You hold the 'Scuse yourself and can only pass.

choice-play = You may play { $cards_text_or }.
choice-play-names = With the 'Scuse, name the suit led: { $suits }.

## How a deal ended

ended-played = The deal has been played to its end.
ended-redeal = The deal ended with a player asking for a new one.
ended-broken_off = The deal was broken off and is void.
