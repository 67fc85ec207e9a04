"""Section 4: declarations (DECL-1 to DECL-7)."""

import pytest

from grosstarock.core.actions import Declare, Discard, Play
from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DeclareChoice
from grosstarock.core.declarations import (
    Cavalry,
    Declaration,
    DeclarationName,
    Kings,
    Matadors,
    Trumps,
    declaration_amount,
    holdings,
)
from grosstarock.core.engine import apply, legal_actions
from grosstarock.core.events import DeclarationMade, NothingDeclared
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import WITH_POTS
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.testing.builder import (
    begin_play,
    cards,
    deal_with,
    hand,
    ledger_lines,
    playing,
    refused,
)

DANISH = rules_of("danish")
CLASSIC = rules_of("classic")


def said(declaration: Declaration) -> str:
    """A declaration in the words that its player must say."""
    match declaration:
        case Trumps(count, with_pagat):
            return f"{count} trumps {'with' if with_pagat else 'without'}"
        case Matadors(count):
            return f"{count} matadors"
        case Cavalry(suit, degree, missing):
            return f"{degree} cavalry {suit}" + (f" missing {missing}" if missing else "")
        case Kings(degree, missing):
            return f"{degree} kings" + (f" missing {missing}" if missing else "")


def worth(text: str) -> dict[str, int]:
    """What a hand can declare, and what each declaration brings from each other player."""
    return {
        said(one.declaration): declaration_amount(WITH_POTS, one.declaration)
        for one in holdings(DANISH, hand(text))
    }


def dealer_has_discarded(
    hands: dict[int, str], discard: str = "C10 C9 C8", *, preset: str = "danish", players: int = 3
) -> DealState:
    """A deal in which the dealer, seat 0, holds the discard with the hand written for it."""
    rules = rules_of(preset, players)
    wanted = {**hands, 0: f"{hands.get(0, '')} {discard}"}
    from_deal = deal_with(wanted, rules=rules)
    assert from_deal.turn is not None
    return apply(from_deal, _discard(discard)).state


def _discard(text: str) -> Discard:
    return Discard(Seat.FIRST, cards(text))


# DECL-1


@pytest.mark.clause("DECL-1")
@pytest.mark.parametrize(
    ("preset", "players", "dealer", "order"),
    [
        ("danish", 3, 0, [0, 1, 2]),
        ("danish", 3, 2, [2, 0, 1]),
        ("classic", 4, 0, [0, 1, 3]),
        ("classic", 4, 1, [1, 2, 0]),
        ("classic", 4, 2, [2, 3, 1]),
        ("classic", 4, 3, [3, 0, 2]),
        ("two-player", 2, 1, [1, 0]),
    ],
)
def test_the_dealer_declares_first_then_the_others_in_playing_order_each_once(
    preset: str, players: int, dealer: int, order: list[int]
) -> None:
    state = deal_with({dealer: "C10 C9 C8"}, dealer=dealer, rules=rules_of(preset, players))
    state = apply(state, Discard(Seat(dealer), cards("C10 C9 C8"))).state
    asked = []
    while isinstance(choice := legal_actions(state), DeclareChoice):
        asked.append(choice.seat)
        state = apply(state, next(iter(choice))).state
    assert asked == order
    assert state.phase is Phase.PLAY


@pytest.mark.clause("DECL-1")
@pytest.mark.parametrize(
    ("preset", "players", "dealer", "declarer", "paid"),
    [
        ("danish", 3, 0, 0, ["DECL-6 1 0 10 CK SK HK DK", "DECL-6 2 0 10 CK SK HK DK"]),
        ("danish", 3, 0, 1, ["DECL-6 2 1 10 CK SK HK DK", "DECL-6 0 1 10 CK SK HK DK"]),
        ("danish", 3, 1, 1, ["DECL-6 2 1 10 CK SK HK DK", "DECL-6 0 1 10 CK SK HK DK"]),
        ("danish", 4, 0, 0, ["DECL-6 1 0 10 CK SK HK DK", "DECL-6 3 0 10 CK SK HK DK"]),
        ("danish", 4, 0, 3, ["DECL-6 0 3 10 CK SK HK DK", "DECL-6 1 3 10 CK SK HK DK"]),
        ("danish", 4, 1, 2, ["DECL-6 0 2 10 CK SK HK DK", "DECL-6 1 2 10 CK SK HK DK"]),
        ("danish", 4, 2, 3, ["DECL-6 1 3 10 CK SK HK DK", "DECL-6 2 3 10 CK SK HK DK"]),
        ("danish", 4, 3, 3, ["DECL-6 0 3 10 CK SK HK DK", "DECL-6 2 3 10 CK SK HK DK"]),
        ("two-player", 2, 0, 0, ["DECL-6 0 - 10 CK SK HK DK"]),
        ("two-player", 2, 0, 1, ["DECL-6 1 - 10 CK SK HK DK"]),
    ],
)
def test_each_other_active_player_pays_each_declaration_once_and_at_once(
    preset: str, players: int, dealer: int, declarer: int, paid: list[str]
) -> None:
    hands = {declarer: "CK SK HK DK !F !T"} if declarer != dealer else {}
    hands[dealer] = "C10 C9 C8 !F " + ("CK SK HK DK !T" if declarer == dealer else "")
    state = deal_with(hands, dealer=dealer, rules=rules_of(preset, players))
    state = apply(state, Discard(Seat(dealer), cards("C10 C9 C8"))).state
    while state.turn != declarer:
        state = apply(state, list(legal_actions(state))[-1]).state
    before = state.accounts
    kings = Declare(Seat(declarer), (DeclarationName.KINGS,))
    after = apply(state, kings).state
    assert ledger_lines(after.ledger[len(state.ledger) :]) == paid
    moved = {line.split()[1] for line in paid if line.split()[2] != "-"}
    for seat in range(players):
        change = after.accounts.balances[seat] - before.balances[seat]
        expected = -10 if str(seat) in moved else 20 if moved and seat == declarer else 0
        assert change == expected
    assert refused(after, kings).reason in (Reason.DECLARE_TURN, Reason.PLAY_FIRST)


@pytest.mark.clause("DECL-1")
def test_nobody_declares_before_the_discard_nor_after_the_first_lead() -> None:
    state = deal_with({0: "C10 C9 C8", 1: "CK SK HK DK"})
    kings = Declare(Seat.SECOND, (DeclarationName.KINGS,))
    assert refused(state, kings).reason is Reason.DISCARD_FIRST
    playing_now = playing(begin_play(state, "C10 C9 C8"), "CK").state
    assert refused(playing_now, kings).reason is Reason.PLAY_FIRST


@pytest.mark.clause("DECL-1")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_declares_out_of_turn_or_plays_before_all_have_declared(seat: int) -> None:
    state = dealer_has_discarded({1: "CK SK HK DK"})
    assert refused(state, Declare(Seat(seat), ())).reason is Reason.DECLARE_TURN
    assert refused(state, Play(Seat.SECOND, Card.CK)).reason is Reason.DECLARE_FIRST


# DECL-2

TWO_DECLARATIONS = "CK SK HK DK / CQ CN CJ / SQ !T !F"


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize(
    ("preset", "declarations"),
    [
        ("classic", "compulsory"),
        ("classic-no-pots", "compulsory"),
        ("danish", "voluntary"),
        ("dollar", "voluntary"),
        ("two-player", "compulsory"),
    ],
)
def test_declarations_are_voluntary_in_danish_and_dollar_play_only(
    preset: str, declarations: str
) -> None:
    rules = rules_of(preset)
    assert rules.declarations == declarations
    state = dealer_has_discarded({0: TWO_DECLARATIONS}, preset=preset, players=rules.players)
    choice = legal_actions(state)
    names = [action.what for action in choice if isinstance(action, Declare)]
    both = (DeclarationName.CAVALRY_CLUBS, DeclarationName.KINGS)
    any_of_them = [both, both[:1], both[1:], ()]
    assert names == ([both] if declarations == "compulsory" else any_of_them)


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("trumps", Reason.DECLARE_NOT_HELD),
        ("kings cavalry-H", Reason.DECLARE_NOT_HELD),
        ("kings kings", Reason.DECLARE_TWICE),
    ],
)
def test_what_is_not_held_is_not_declared_and_nothing_twice(what: str, reason: Reason) -> None:
    state = dealer_has_discarded({0: TWO_DECLARATIONS})
    names = tuple(DeclarationName(name) for name in what.split())
    assert refused(state, Declare(Seat.FIRST, names)).reason is reason


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize("what", ["", "kings", "cavalry-C"])
def test_where_declaring_is_compulsory_all_that_is_held_is_declared(what: str) -> None:
    state = dealer_has_discarded({0: TWO_DECLARATIONS}, preset="classic")
    names = tuple(DeclarationName(name) for name in what.split())
    assert refused(state, Declare(Seat.FIRST, names)).reason is Reason.DECLARE_ALL


@pytest.mark.clause("DECL-2")
def test_declarations_are_made_in_the_order_their_player_chooses() -> None:
    state = dealer_has_discarded({0: TWO_DECLARATIONS})
    names = (DeclarationName.KINGS, DeclarationName.CAVALRY_CLUBS)
    after = apply(state, Declare(Seat.FIRST, names)).state
    assert [entry.clause for entry in after.ledger[-4:]] == ["DECL-6", "DECL-6", "DECL-5", "DECL-5"]


@pytest.mark.clause("DECL-2")
def test_a_declaration_is_made_with_its_true_number() -> None:
    state = dealer_has_discarded({1: "XX..IX !T !F"})
    state = apply(state, Declare(Seat.FIRST, ())).state
    step = apply(state, Declare(Seat.SECOND, (DeclarationName.TRUMPS,)))
    made = [event.declaration for event in step.events if isinstance(event, DeclarationMade)]
    assert made == [Trumps(12, with_pagat=False)]


@pytest.mark.clause("DECL-2")
def test_a_player_with_nothing_to_declare_says_so() -> None:
    state = dealer_has_discarded({0: "!T !F"}, preset="classic")
    assert list(legal_actions(state)) == [Declare(Seat.FIRST, ())]
    step = apply(state, Declare(Seat.FIRST, ()))
    assert step.events == (NothingDeclared(Seat.FIRST),)


# DECL-3


@pytest.mark.clause("DECL-3")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("X..II", {}),
        ("XI..II", {"10 trumps without": 10}),
        ("X..I", {"10 trumps with": 10}),
        ("XI..I", {"11 trumps with": 15}),
        ("XII..I", {"12 trumps with": 20}),
        ("XX..II", {"19 trumps without": 55}),
        # The 'Scuse counts as a trump.
        ("X..II F", {"10 trumps without": 10}),
        ("IX..I F", {"10 trumps with": 10}),
        ("X..III F", {}),
        ("XI..II F", {"11 trumps without": 15}),
    ],
)
def test_ten_trumps_ten_points_and_each_more_five(held: str, expected: dict[str, int]) -> None:
    assert worth(held) == expected


@pytest.mark.clause("DECL-3")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("X..II F", []),
        ("XI..II F", ["10 trumps without"]),
        ("XI..I F", ["11 trumps with"]),
    ],
)
def test_the_scuse_counts_as_no_trump_where_the_table_says_so(
    held: str, expected: list[str]
) -> None:
    rules = rules_of("danish", options={"scuse_counts_as_trump": False})
    found = holdings(rules, hand(held))
    assert [said(one.declaration) for one in found] == expected
    assert all(Card.F not in one.cards for one in found)


@pytest.mark.clause("DECL-3")
def test_all_22_trumps() -> None:
    assert worth("XXI..I F") == {"22 trumps with": 70, "22 matadors": 105}


# DECL-4


@pytest.mark.clause("DECL-4")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("XXI I F", {"3 matadors": 10}),
        ("XXI XX I F", {"4 matadors": 15}),
        ("XXI XX XIX I F", {"5 matadors": 20}),
        ("XXI..XVII I F", {"7 matadors": 30}),
        ("XXI XIX XVIII I F", {"3 matadors": 10}),
        ("XXI XX XVIII XVII I F", {"4 matadors": 15}),
        ("XXI XX I", {}),
        ("XXI XX F", {}),
        ("XX XIX I F", {}),
    ],
)
def test_the_trull_and_on_down_without_a_gap(held: str, expected: dict[str, int]) -> None:
    assert worth(held) == expected


# DECL-5


@pytest.mark.clause("DECL-5")
@pytest.mark.parametrize("suit", "CSHD")
def test_all_four_courts_of_a_suit_three_and_the_scuse_or_four_and_the_scuse(suit: str) -> None:
    full = " ".join(suit + rank for rank in "KQNJ")
    assert worth(full) == {f"full cavalry {suit}": 10}
    assert worth(f"{full} F") == {f"abundant cavalry {suit}": 15}
    for missing in "KQNJ":
        three = " ".join(suit + rank for rank in "KQNJ" if rank != missing)
        assert worth(f"{three} F") == {f"half cavalry {suit} missing {missing}": 5}
        assert worth(three) == {}


@pytest.mark.clause("DECL-5")
def test_two_courts_and_the_scuse_are_nothing() -> None:
    assert worth("CK CQ F / SK SJ") == {}


@pytest.mark.clause("DECL-5", "DECL-6")
@pytest.mark.parametrize(
    ("held", "made_of"),
    [
        ("CK CQ CN CJ / C10", "CK CQ CN CJ"),
        ("CK CQ CN CJ F", "CK CQ CN CJ F"),
        ("CK CQ CN F / C10", "CK CQ CN F"),
        ("CK SK HK DK / XX", "CK SK HK DK"),
        ("CK SK DK F", "CK SK DK F"),
        ("CK SK HK DK F", "CK SK HK DK F"),
    ],
)
def test_a_declaration_is_made_of_its_courts_and_the_scuse_where_it_counts(
    held: str, made_of: str
) -> None:
    assert [one.cards for one in holdings(DANISH, hand(held))] == [hand(made_of)]


# DECL-6


@pytest.mark.clause("DECL-6")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("CK SK HK DK", {"full kings": 10}),
        ("CK SK HK DK F", {"abundant kings": 15}),
        ("SK HK DK F", {"half kings missing C": 5}),
        ("CK HK DK F", {"half kings missing S": 5}),
        ("CK SK DK F", {"half kings missing H": 5}),
        ("CK SK HK F", {"half kings missing D": 5}),
        ("CK SK HK", {}),
        ("CK SK F", {}),
    ],
)
def test_four_kings_three_and_the_scuse_or_four_and_the_scuse(
    held: str, expected: dict[str, int]
) -> None:
    assert worth(held) == expected


# DECL-7


@pytest.mark.clause("DECL-7")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        # The 'Scuse in all of them, a King in two.
        (
            "XXI XX I F / XVIII..XIII / CK CQ CN CJ / SK SN SJ / HK",
            {
                "10 trumps with": 10,
                "4 matadors": 15,
                "abundant cavalry C": 15,
                "half cavalry S missing Q": 5,
                "half kings missing D": 5,
            },
        ),
        # Per suit, and for Kings, only the best one.
        ("CK CQ CN CJ F", {"abundant cavalry C": 15}),
        ("CK SK HK DK F", {"abundant kings": 15}),
        ("CK CQ CN CJ / SK / HK / DK", {"full cavalry C": 10, "full kings": 10}),
    ],
)
def test_a_card_may_serve_in_several_declarations_but_only_the_best_of_each_kind_counts(
    held: str, expected: dict[str, int]
) -> None:
    assert worth(held) == expected


@pytest.mark.clause("DECL-3", "DECL-4", "DECL-5", "DECL-6")
def test_a_table_may_set_other_amounts() -> None:
    amounts = {
        "ten_trumps": 100,
        "more_trumps": 15,
        "three_matadors": 200,
        "more_matadors": 25,
        "half": 35,
        "full": 45,
        "abundant": 55,
    }
    rules = rules_of("danish", tariff=amounts)
    held = hand("XXI..X I F / CK CQ CN CJ / SK SN SJ / HK")
    found = [declaration_amount(rules.tariff, one.declaration) for one in holdings(rules, held)]
    assert found == [100 + 4 * 15, 200 + 11 * 25, 55, 35, 35]
    full = holdings(rules, hand("CK SK HK DK"))[0]
    assert declaration_amount(rules.tariff, full.declaration) == 45


@pytest.mark.clause("DECL-1", "DECL-3", "DECL-4")
def test_worked_example_two_eleven_trumps_with_the_pagat_and_four_matadors() -> None:
    # Seat 0 deals and has paid 50, the others 40 each.
    state = dealer_has_discarded({1: "XXI XX I F / XVIII..XII !T"})
    state = apply(state, Declare(Seat.FIRST, ())).state
    named = (DeclarationName.TRUMPS, DeclarationName.MATADORS)
    state = apply(state, Declare(Seat.SECOND, named)).state
    assert state.accounts.balances == BySeat([-50 - 30, -40 + 60, -40 - 30])
    assert CardSet(state.ledger[-4].cards) == hand("XXI XX I F XVIII..XII")
