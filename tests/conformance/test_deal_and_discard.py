"""Section 3: the deal and the discard (DEAL-1, DISC-1 to DISC-6)."""

from itertools import islice

import pytest

from grosstarock.core.actions import (
    DealCards,
    Declare,
    Discard,
)
from grosstarock.core.cards import PACK, Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice
from grosstarock.core.dealing import pack_of
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, initial, legal_actions
from grosstarock.core.events import DeclarationMade, ScuseSettled, TrumpsShown
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.testing.builder import (
    begin_play,
    cards,
    deal_with,
    declared,
    hand,
    ledger_lines,
    mid_play,
    playing,
    random_play,
    refused,
)

DANISH = rules_of("danish")
CLASSIC = rules_of("classic")
DOLLAR = rules_of("dollar")


def dealer_holding(text: str, rules: Rules = DANISH) -> DealState:
    """The deal before the discard, with exactly these 28 cards in the dealer's hand."""
    assert len(cards(text)) == 28, len(cards(text))
    return deal_with({0: text}, rules=rules)


def ways_to_discard(state: DealState) -> set[CardSet]:
    choice = legal_actions(state)
    assert isinstance(choice, DiscardChoice)
    ways = [action.cards for action in choice if isinstance(action, Discard)]
    assert len(set(ways)) == len(ways)
    return {CardSet(way) for way in ways}


# DEAL-1


@pytest.mark.clause("DEAL-1")
@pytest.mark.parametrize("dealer", range(3))
def test_packets_of_five_go_to_eldest_first_and_the_dealer_takes_the_last_three(
    dealer: int,
) -> None:
    state = apply(initial(DANISH, Seat(dealer)), DealCards(PACK)).state
    eldest, second = Seat((dealer + 1) % 3), Seat((dealer + 2) % 3)
    assert state.dealt[eldest][:10] == PACK[0:5] + PACK[15:20]
    assert state.dealt[second][:10] == PACK[5:10] + PACK[20:25]
    assert state.dealt[dealer][:10] == PACK[10:15] + PACK[25:30]
    assert state.dealt[dealer][25:] == PACK[75:]
    assert [len(state.hands[seat]) for seat in (eldest, second, dealer)] == [25, 25, 28]


@pytest.mark.clause("DEAL-1", "TAB-3")
@pytest.mark.parametrize("dealer", range(4))
def test_of_four_the_packets_pass_over_who_sits_out(dealer: int) -> None:
    state = apply(initial(rules_of("danish", 4), Seat(dealer)), DealCards(PACK)).state
    playing_seats = [Seat((dealer + step) % 4) for step in (1, 3, 0)]
    first_cards = [state.dealt[seat][0] for seat in playing_seats]
    assert first_cards == [PACK[0], PACK[5], PACK[10]]
    assert [len(state.dealt[seat]) for seat in playing_seats] == [25, 25, 28]


@pytest.mark.clause("DEAL-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_and_the_pack_that_deals_them_belong_together(players: int) -> None:
    rules = rules_of("two-player" if players == 2 else "danish", players)
    for dealer in range(players):
        state = apply(initial(rules, Seat(dealer)), DealCards(PACK)).state
        assert pack_of(Seating.of(players, Seat(dealer)), state.dealt) == PACK or players == 2
        again = pack_of(state.seating, state.dealt)
        assert apply(initial(rules, Seat(dealer)), DealCards(again)).state.dealt == state.dealt


@pytest.mark.clause("DEAL-1")
def test_cards_are_dealt_once_and_before_anything_else() -> None:
    before = initial(DANISH, Seat.FIRST)
    assert refused(before, Discard(Seat.FIRST, PACK[:3])).reason is Reason.NOT_DEALT
    after = apply(before, DealCards(PACK)).state
    assert refused(after, DealCards(PACK)).reason is Reason.ALREADY_DEALT


# DISC-1

MANY_PLAIN = "CK / C9..C1 / S9..S1 / H5..H10 / XX XIX / I"


@pytest.mark.clause("DISC-1")
def test_the_dealer_lays_three_cards_away_and_keeps_25() -> None:
    state = dealer_holding(MANY_PLAIN)
    after = apply(state, Discard(Seat.FIRST, cards("C9 S3 H10"))).state
    assert after.discard == hand("C9 S3 H10")
    assert after.hands[0] == hand(MANY_PLAIN) - hand("C9 S3 H10")
    assert [len(one) for one in after.hands] == [25, 25, 25]


@pytest.mark.clause("DISC-1")
def test_the_discard_lies_face_down() -> None:
    after = begin_play(dealer_holding(MANY_PLAIN), "C9 S3 H10")
    assert view(after, Seat.FIRST).discard == hand("C9 S3 H10")
    assert [view(after, seat).discard for seat in (Seat.SECOND, Seat.THIRD, None)] == [None] * 3


@pytest.mark.clause("DISC-1", "CARD-1")
def test_the_discard_counts_for_the_dealer_in_the_end() -> None:
    state = begin_play(dealer_holding("CK CQ CN / C9..C1 / S9..S1 / H5..H9 / XX I"), "CQ CN C9")
    *_, before, over = random_play(state, "discard counts")
    assert over.played is not None
    counted = sum(
        sum(one.points for one in trick.cards) + 1 for trick in over.tricks if trick.winner == 0
    )
    for event in apply(before, over.actions[-1]).events:
        if isinstance(event, ScuseSettled):
            moved = 4 - (event.exchange.given.points if event.exchange.given else 0)
            counted += moved * (event.exchange.owner == 0) - moved * (event.exchange.winner == 0)
    assert over.played.card_points[0] == counted + 3 + 2 + 1


@pytest.mark.clause("DISC-1")
@pytest.mark.parametrize(
    ("discard", "reason", "named"),
    [
        ("C9 C8", Reason.DISCARD_COUNT, "C9 C8"),
        ("", Reason.DISCARD_COUNT, ""),
        ("C9 C8 C7 C6", Reason.DISCARD_COUNT, "C9 C8 C7 C6"),
        ("C9 C8 D1", Reason.DISCARD_NOT_HELD, "D1"),
        ("DK D1 C9", Reason.DISCARD_NOT_HELD, "DK D1"),
    ],
)
def test_a_discard_is_three_cards_of_the_hand(discard: str, reason: Reason, named: str) -> None:
    found = refused(dealer_holding(MANY_PLAIN), Discard(Seat.FIRST, cards(discard)))
    assert (found.reason, found.cards) == (reason, cards(named))


@pytest.mark.clause("DISC-1")
@pytest.mark.parametrize("picture", ["C9 C9 C9", "C9 C9 C8", "C9 C8 C7 C9"])
def test_the_same_card_twice_or_three_times_is_no_discard(picture: str) -> None:
    thrice = tuple(Card[word] for word in picture.split())
    found = refused(dealer_holding(MANY_PLAIN), Discard(Seat.FIRST, thrice))
    assert (found.reason, found.cards) == (Reason.DISCARD_TWICE, (Card.C9,))


@pytest.mark.clause("DISC-1")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_dealer_discards(seat: int) -> None:
    state = dealer_holding(MANY_PLAIN)
    theirs = tuple(islice(state.hands[seat], 3))
    assert refused(state, Discard(Seat(seat), theirs)).reason is Reason.DISCARD_DEALER_ONLY


@pytest.mark.clause("DISC-1")
def test_the_dealer_may_return_the_very_cards_picked_up() -> None:
    state = deal_with({0: "CK SK"}, talon="C10 S4 H7")
    assert state.dealt[0][25:] == cards("C10 S4 H7")
    after = begin_play(state, "C10 S4 H7")
    assert after.hands[0] == CardSet(state.dealt[0][:25])


@pytest.mark.clause("DISC-1")
def test_the_order_in_which_the_three_are_named_does_not_matter() -> None:
    state = dealer_holding(MANY_PLAIN)
    one, other = (
        apply(state, Discard(Seat.FIRST, cards(text))).state for text in ("C9 S3 H10", "H10 C9 S3")
    )
    assert (one.discard, one.hands) == (other.discard, other.hands)


# DISC-2


@pytest.mark.clause("DISC-2")
@pytest.mark.parametrize(
    ("discard", "honours"),
    [
        ("CK C9 C8", "CK"),
        ("HK C9 C8", "HK"),
        ("I C9 C8", "I"),
        ("XXI C9 C8", "XXI"),
        ("F C9 C8", "F"),
        ("CK HK F", "CK HK F"),
        ("XXI I XX", "XXI I"),
    ],
)
def test_never_an_honour(discard: str, honours: str) -> None:
    state = dealer_holding("CK HK / C9..C1 / S9..S1 / H8 H9 H10 / XXI XX XIX I / F")
    found = refused(state, Discard(Seat.FIRST, cards(discard)))
    assert (found.reason, found.cards) == (Reason.DISCARD_HONOUR, cards(honours))


@pytest.mark.clause("DISC-2")
def test_courts_below_the_king_are_no_honours() -> None:
    state = dealer_holding("CQ CN CJ SQ SN SJ / C9..C1 / S9..S1 / H9 H10 / XX XIX")
    assert hand("CQ SN SJ") in ways_to_discard(state)


# DISC-3

WITH_A_CAVALRY = "SK SQ SN SJ / C10..C1 / H1..H10 / XX XIX XVIII XVII"
WITH_HALF_A_CAVALRY = "DN DJ DK F / C10..C1 / H1..H10 / XX XIX XVIII XVII"
ALL_COURTS = "CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ DK DQ DN DJ"


@pytest.mark.clause("DISC-3")
@pytest.mark.parametrize("rules", [CLASSIC, DANISH, DOLLAR], ids=["classic", "danish", "dollar"])
@pytest.mark.parametrize(
    ("held", "discard", "named"),
    [
        (WITH_A_CAVALRY, "SQ C10 C9", "SQ"),
        (WITH_A_CAVALRY, "SQ SN SJ", "SQ SN SJ"),
        (WITH_HALF_A_CAVALRY, "DN H1 H2", "DN"),
        (WITH_HALF_A_CAVALRY, "DN DJ H10", "DN DJ"),
    ],
)
def test_never_a_card_of_a_declaration_the_dealer_could_make_even_if_it_is_voluntary(
    rules: Rules, held: str, discard: str, named: str
) -> None:
    found = refused(dealer_holding(held, rules), Discard(Seat.FIRST, cards(discard)))
    assert (found.reason, found.cards) == (Reason.DISCARD_DECLARATION, cards(named))


@pytest.mark.clause("DISC-3")
@pytest.mark.parametrize(
    ("held", "discard"),
    [
        (WITH_A_CAVALRY, "C10 C9 H1"),
        ("SK SQ SN / C10..C1 / H1..H10 / XX XIX XVIII XVII XVI", "SQ SN C10"),
        ("DN DJ F / C10..C1 / H1..H10 / XX XIX XVIII XVII XVI", "DN DJ C10"),
    ],
)
def test_three_courts_without_the_scuse_or_two_with_it_are_free(held: str, discard: str) -> None:
    assert hand(discard) in ways_to_discard(dealer_holding(held))


@pytest.mark.clause("DISC-3")
@pytest.mark.parametrize(
    ("held", "must_go", "number_of_ways"),
    [
        # Declarations everywhere: any three of the twelve Queens, Knights and Jacks.
        (f"{ALL_COURTS} / XX..IX", "", 220),
        # One plain card is free: it goes, and two of the twelve.
        (f"{ALL_COURTS} F / XXI..XII / C1", "C1", 66),
        # Two are free: both go, and one of the twelve.
        (f"{ALL_COURTS} / XXI..XII / C1 D10", "C1 D10", 12),
        # Three are free: they go, and nothing is broken.
        (f"{ALL_COURTS} / XXI..XIII / C1 D10 S4", "C1 D10 S4", 1),
        # Half a cavalry is a declaration like any other.
        ("CK CQ CN / SK SJ SN F / XXI..III / C1 D10", "C1 D10", 4),
    ],
)
def test_as_few_cards_of_declarations_as_possible_where_some_must_go(
    held: str, must_go: str, number_of_ways: int
) -> None:
    ways = ways_to_discard(dealer_holding(held))
    assert len(ways) == number_of_ways
    assert all(hand(must_go) <= way for way in ways)


@pytest.mark.clause("DISC-3")
@pytest.mark.parametrize("discard", ["C1 CQ CN", "CQ CN CJ"])
def test_more_cards_of_declarations_than_necessary_are_refused(discard: str) -> None:
    state = dealer_holding(f"{ALL_COURTS} / XXI..XII / C1 D10")
    assert refused(state, Discard(Seat.FIRST, cards(discard))).reason is Reason.DISCARD_DECLARATION


@pytest.mark.clause("DISC-3", "DISC-4")
def test_a_declaration_is_broken_before_trumps_go_that_leave_trumps_in_the_hand() -> None:
    state = dealer_holding(f"{ALL_COURTS} / XX..IX")
    found = refused(state, Discard(Seat.FIRST, cards("CQ XX XIX")))
    assert found.reason is Reason.DISCARD_TRUMPS


# DISC-4


@pytest.mark.clause("DISC-4")
@pytest.mark.parametrize(
    ("held", "discard"),
    [
        ("C10..C1 / S10..S1 / H4..H10 / V", "V C10 C9"),
        ("C10..C1 / S10..S1 / H5..H10 / V IV", "V IV C10"),
        ("C10..C1 / S10..S1 / H6..H10 / XX IV II", "XX IV II"),
        # The 'Scuse does not count as a trump: it stays, and the hand is void in trumps.
        ("C10..C1 / S10..S1 / H7..H10 / IV III II / F", "IV III II"),
        ("C10..C1 / S10..S1 / H6..H10 / IV II / F", "IV II H6"),
        ("C10..C1 / S10..S1 / H5..H10 / II / F", "II H6 H7"),
    ],
)
def test_trumps_may_go_if_none_is_left(held: str, discard: str) -> None:
    state = dealer_holding(held)
    assert hand(discard) in ways_to_discard(state)
    assert apply(state, Discard(Seat.FIRST, cards(discard))).state.discard == hand(discard)


@pytest.mark.clause("DISC-4")
@pytest.mark.parametrize(
    ("held", "discard", "trumps"),
    [
        ("C10..C1 / S10..S1 / H6..H10 / V IV III", "V IV C10", "V IV"),
        ("C10..C1 / S10..S1 / H6..H10 / V IV III", "V C9 C10", "V"),
        ("C10..C1 / S10..S1 / H7..H10 / V IV III II", "V IV III", "V IV III"),
        # A hand with the Pagat or the Mond never gets rid of its last trump.
        ("C10..C1 / S10..S1 / H6..H10 / III II I", "III II C10", "III II"),
        ("C10..C1 / S10..S1 / H6..H10 / XXI III II", "III II C10", "III II"),
        ("C10..C1 / S10..S1 / H7..H10 / III II I / F", "III II H7", "III II"),
    ],
)
def test_trumps_may_not_go_if_one_is_left(held: str, discard: str, trumps: str) -> None:
    found = refused(dealer_holding(held), Discard(Seat.FIRST, cards(discard)))
    assert (found.reason, found.cards) == (Reason.DISCARD_TRUMPS, cards(trumps))


@pytest.mark.clause("DISC-4")
def test_who_may_go_void_need_not() -> None:
    state = dealer_holding("C10..C1 / S10..S1 / H6..H10 / V IV III")
    assert hand("C10 C9 C8") in ways_to_discard(state)
    assert len(ways_to_discard(state)) == 25 * 24 * 23 // 6 + 1


ONLY_TRUMPS_AND_KINGS = "CK SK HK DK / XXI..I / F / C5 D7"


@pytest.mark.clause("DISC-4")
@pytest.mark.parametrize("rules", [CLASSIC, DANISH, DOLLAR], ids=["classic", "danish", "dollar"])
def test_a_hand_of_only_trumps_and_kings_lays_both_plain_cards_and_one_trump_away(
    rules: Rules,
) -> None:
    ways = ways_to_discard(dealer_holding(ONLY_TRUMPS_AND_KINGS, rules))
    assert ways == {hand("C5 D7").with_(trump) for trump in hand("XX..II")}


@pytest.mark.clause("DISC-4")
@pytest.mark.parametrize(
    ("discard", "reason"),
    [
        ("C5 XX XIX", Reason.DISCARD_TRUMPS),
        ("XX XIX XVIII", Reason.DISCARD_TRUMPS),
        ("C5 D7 I", Reason.DISCARD_HONOUR),
        ("C5 D7 CK", Reason.DISCARD_HONOUR),
    ],
)
def test_no_more_trumps_than_are_missing(discard: str, reason: Reason) -> None:
    state = dealer_holding(ONLY_TRUMPS_AND_KINGS)
    assert refused(state, Discard(Seat.FIRST, cards(discard))).reason is reason


# DISC-5


def shows_trumps(actions: str, state: DealState) -> bool:
    return any(isinstance(event, TrumpsShown) for event in playing(state, actions).events)


@pytest.mark.clause("DISC-5")
@pytest.mark.parametrize(
    ("held", "leader", "table", "played", "shown"),
    [
        pytest.param("C3 H2 D3", 1, "C5 C6", "C3", False, id="following suit shows nothing"),
        pytest.param("F H2 D3", 1, "C5 C6", "F", False, id="the Scuse shows nothing"),
        pytest.param("C3 H2 F", 0, "", "H2", False, id="leading shows nothing"),
        pytest.param("H2 D3 S4", 1, "C5 C6", "H2", True, id="a plain card of another suit shows"),
        pytest.param("H2 D3 S4", 1, "X V", "H2", True, id="a plain card on trumps shows"),
        pytest.param("H2 D3 S4", 2, "C5", "D3", True, id="as second player too"),
        pytest.param("H2 D3 S4", 1, "F:H H9", "H2", False, id="following a named suit does not"),
        pytest.param("H2 D3 S4", 1, "F:C C9", "H2", True, id="not following a named suit shows"),
        pytest.param("H2 D3 S4", 1, "F:T X", "H2", True, id="nor trumps that were named"),
    ],
)
def test_trumps_laid_away_are_announced_at_the_first_plain_card_of_another_suit(
    held: str, leader: int, table: str, played: str, *, shown: bool
) -> None:
    state = mid_play({0: held}, trick=23, leader=leader, table=table, discard="IV III II")
    if not table:
        state = playing(state, "pass pass pass").state
    after = playing(state, played).state
    assert shows_trumps(played, state) is shown
    assert after.trumps_shown is shown
    assert view(after, Seat.THIRD).trumps_shown is shown


@pytest.mark.clause("DISC-5")
def test_nothing_is_announced_where_no_trumps_were_laid_away() -> None:
    state = mid_play({0: "H2 D3 S4"}, trick=23, leader=1, table="C5 C6", discard="C1 C2 C3")
    assert not shows_trumps("H2", state)


@pytest.mark.clause("DISC-5")
def test_another_players_plain_card_announces_nothing() -> None:
    state = mid_play({2: "H2 D3 S4"}, trick=23, leader=1, table="C5", discard="IV III II")
    assert not shows_trumps("H2", state)


@pytest.mark.clause("DISC-5")
def test_it_is_announced_once() -> None:
    state = mid_play(
        {0: "H2 H3 D4 D5", 1: "CK C10 C9 C8", 2: "C7 C6 C5 C4"},
        trick=22,
        leader=1,
        discard="IV III II",
    )
    first = playing(state, "CK C7 H2")
    second = playing(first.state, "C10 C6 H3")
    told = [
        sum(isinstance(event, TrumpsShown) for event in step.events) for step in (first, second)
    ]
    assert told == [1, 0]
    assert second.state.trumps_shown


@pytest.mark.clause("DISC-5", "SCUSE-5")
def test_setting_the_suit_after_a_scuse_led_to_the_last_trick_shows_nothing() -> None:
    state = mid_play({0: "H2"}, trick=25, leader=2, table="F", discard="IV III II")
    assert not shows_trumps("H2", state)


# DISC-6


@pytest.mark.clause("DISC-6")
def test_a_dealer_forced_to_break_a_declaration_may_still_make_it_and_names_the_cards() -> None:
    state = dealer_holding(f"{ALL_COURTS} / XX..IX")
    state = apply(state, Discard(Seat.FIRST, cards("CQ CN HJ"))).state
    step = declared(state)
    made = {
        event.declaration: event.laid_away
        for event in step.events
        if isinstance(event, DeclarationMade) and event.seat == 0
    }
    assert list(made.values()) == [(), cards("CQ CN"), (), cards("HJ"), (), ()]
    assert [one.laid_away for one in view(step.state, Seat.THIRD).declared if one.seat == 0] == [
        CardSet(away) for away in made.values()
    ]


@pytest.mark.clause("DISC-6")
def test_a_dealer_who_does_not_make_the_broken_declaration_names_nothing() -> None:
    state = dealer_holding(f"{ALL_COURTS} / XX..IX")
    state = apply(state, Discard(Seat.FIRST, cards("CQ CN HJ"))).state
    step = apply(state, Declare(Seat.FIRST, (DeclarationName.CAVALRY_SPADES,)))
    assert [event.laid_away for event in step.events if isinstance(event, DeclarationMade)] == [()]


@pytest.mark.clause("DISC-6", "DECL-2")
def test_a_dealer_must_make_the_broken_declaration_where_declaring_is_compulsory() -> None:
    state = dealer_holding(f"{ALL_COURTS} / XX..IX", CLASSIC)
    state = apply(state, Discard(Seat.FIRST, cards("CQ CN HJ"))).state
    whole = Declare(Seat.FIRST, tuple(DeclarationName)[:1] + tuple(DeclarationName)[2:])
    assert list(legal_actions(state)) == [whole]
    without = Declare(Seat.FIRST, tuple(DeclarationName)[3:])
    assert refused(state, without).reason is Reason.DECLARE_ALL


@pytest.mark.clause("DISC-6")
def test_trumps_laid_away_of_a_declaration_are_named_too() -> None:
    state = dealer_holding(ONLY_TRUMPS_AND_KINGS)
    state = apply(state, Discard(Seat.FIRST, cards("C5 D7 II"))).state
    step = apply(state, Declare(Seat.FIRST, (DeclarationName.TRUMPS, DeclarationName.MATADORS)))
    made = [event.laid_away for event in step.events if isinstance(event, DeclarationMade)]
    assert made == [cards("II"), cards("II")]
    assert ledger_lines(step.state.ledger[-2:-1])[0].startswith("DECL-4 1 0 105 ")
