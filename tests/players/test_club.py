"""The club player: what it counts, what things are worth to it, and what it does before play."""

import subprocess
import sys
from dataclasses import replace

import pytest
from tests.players.positions import AFTER_ME, BEFORE_ME, ME, NO_POTS, to_demand, to_play
from tests.players.test_laws import covering_rules

from grosstarock.core.actions import (
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Card, Suit
from grosstarock.core.choices import DeclareChoice, DiscardChoice, NoChoice, RedealChoice
from grosstarock.core.declarations import Degree, Kings, Trumps, holdings
from grosstarock.core.discard import discard_ways
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat
from grosstarock.core.view import View
from grosstarock.players.club import club
from grosstarock.players.club_amounts import amounts_of
from grosstarock.players.club_chances import chances
from grosstarock.players.club_declare import telling_costs
from grosstarock.players.club_discard import shares_within, tout_chance
from grosstarock.players.club_sight import TRUMP, Sight, sight_of
from grosstarock.players.club_thumbs import Thumb, Thumbs, hope, plan
from grosstarock.players.club_worth import WORTH
from grosstarock.players.protocol import (
    PLAIN_MANNER,
    Manner,
    NothingToChoose,
    Player,
    PlayerFactory,
    Taste,
)
from grosstarock.testing.builder import cards, hand
from grosstarock.testing.player_laws import check_player

DANISH = rules_of("danish")
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
EARLY = "SK S7 S4 S2 CJ C9 C8 C3 HQ HJ H5 H6 H8 DJ D2 D3 D6 D9 D10 XV XII IX VII IV II"


def looks(seen: View) -> Sight:
    assert seen.trick is not None
    return sight_of(seen, seen.trick, ME)


def plays(seen: View, taste: Taste = Taste.PLAIN) -> str:
    action = club(0, Manner(taste)).choose(seen)
    assert isinstance(action, Play)
    assert action in seen.choice
    return action.card.code + (f":{Suit(action.names)}" if action.names else "")


def with_pots(seen: View, king: int, pagat: int) -> View:
    return replace(seen, accounts=Accounts(BySeat([0, 0, 0]), Pots(king, pagat)))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_the_laws_hold_under_every_preset(preset: str, players: int) -> None:
    check_player(club, [rules_of(preset, players)], deals=1, seed=players)


def of_taste(taste: Taste) -> PlayerFactory:
    def make(seed: int, _manner: Manner = PLAIN_MANNER) -> Player:
        return club(seed, Manner(taste))

    return make


@pytest.mark.deep
@pytest.mark.parametrize("taste", Taste)
def test_the_laws_hold_under_covering_rules(taste: Taste) -> None:
    check_player(of_taste(taste), covering_rules(), 2, seed=13)


def test_the_laws_hold_under_some_covering_rules() -> None:
    check_player(club, covering_rules()[9::4], deals=1, seed=14)


def test_it_needs_no_compiled_package() -> None:
    told = "import sys, grosstarock.players.club as _; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_asked_out_of_turn_it_says_so() -> None:
    with pytest.raises(NothingToChoose):
        club(0).choose(replace(to_play("C5"), choice=NoChoice()))


# What it counts.


def test_expected_cards_fill_every_hand_and_use_up_every_suit() -> None:
    sight = looks(to_play(EARLY))
    for other in sight.others:
        assert sum(other.expected) == pytest.approx(25, abs=1.0)
    for suit in range(5):
        held = sum(other.expected[suit] for other in sight.others)
        assert held <= sight.out_of[suit].bit_count() + 0.01
    trumps = sum(other.expected[TRUMP] for other in sight.others)
    assert trumps == pytest.approx(sight.trumps_out, abs=0.01)


def test_whoever_is_void_in_a_suit_has_room_for_more_of_the_others() -> None:
    own, out = "SK S2 C9 C8 H5 H6 D9 VII", "CK..CN S10..S6 HK..HJ DK..DJ XXI..XVI X F"
    known = looks(to_play(own, out=out, void_trick="S5 XII S4"))
    unknown = looks(to_play(own, out=out))
    void = next(other for other in known.others if any(other.void))
    before = next(other for other in unknown.others if other.seat is void.seat)
    assert void.expected[1] == 0
    assert void.expected[TRUMP] > before.expected[TRUMP]
    assert known.void(void, 1) == 1.0


def test_a_card_that_was_declared_is_where_it_was_declared() -> None:
    told = ((AFTER_ME, Kings(Degree.FULL)),)
    sight = looks(to_play(EARLY.replace("SK", "S8"), declared=told))
    after, before = sight.others
    assert after.seat is AFTER_ME
    assert sight.none(after, 0, 1 << Card.CK) == 0.0
    assert sight.none(before, 0, 1 << Card.CK) < 1.0


def test_chances_to_take_the_trick_add_up_to_one() -> None:
    for seen in (to_play(EARLY), to_play(EARLY, table="SQ"), to_play(EARLY, table="SQ III")):
        sight = looks(seen)
        for card in seen.choice:
            assert isinstance(card, Play)
            found = chances(sight, card.card, card.names)
            assert sum(found.values()) == pytest.approx(1.0)
            assert set(found) == {ME, AFTER_ME, BEFORE_ME}


def test_a_card_that_nobody_can_beat_takes_the_trick_for_sure() -> None:
    sight = looks(to_play("XXI C5", out="HK HQ DK DQ F"))
    assert chances(sight, Card.T21)[ME] == 1.0
    assert chances(looks(to_play("C5 C4", table="C9 C10")), Card.C5)[ME] == 0.0
    assert chances(looks(to_play(EARLY, table="SQ S5")), Card.SK)[ME] == 1.0


def test_a_king_is_less_sure_where_somebody_is_likely_to_be_void() -> None:
    plenty = looks(to_play("SK C5 C4 D9", out="SQ..S5 XXI XX HK HQ F"))
    short = looks(to_play("SK C5 C4 D9", out="SQ XXI XX XIX XVIII XVII HK HQ HN F"))
    assert chances(plenty, Card.SK)[ME] > chances(short, Card.SK)[ME]


# What it takes things to be worth.


def test_amounts_are_the_tariffs_and_grow_with_the_pots() -> None:
    none = amounts_of(to_play(EARLY))
    assert (none.pagat_ultimo, none.king_ultimo, none.lost) == (30, 20, 10)
    fat = amounts_of(with_pots(to_play(EARLY, rules=DANISH), 60, 300))
    assert (fat.pagat_ultimo, fat.king_ultimo) == (90 + 200, 80 + 40)
    assert fat.lost == pytest.approx(10 + 10 / 3)
    assert (fat.ultimo(Card.T1), fat.ultimo(Card.HK), fat.ultimo(Card.HQ)) == (290, 120, 0)


def test_without_card_points_a_card_point_is_worth_nothing() -> None:
    rules = rules_of("danish", options={"card_points": False})
    assert amounts_of(to_play(EARLY, rules=rules)).card_point == 0
    assert amounts_of(to_play(EARLY, rules=DANISH)).card_point == 1


def test_the_more_trumps_the_greater_the_hope_and_only_many_make_a_plan() -> None:
    assert [hope(more) for more in (-3, 0, 3)] == sorted(hope(more) for more in (-3, 0, 3))
    assert plan(1.0) == 0.0 < plan(3.0) < plan(5.0) < 1.0


def test_every_rule_of_thumb_has_a_worth_at_every_knot() -> None:
    assert set(WORTH) == set(Thumb)
    assert len({len(shares) for shares in WORTH.values()}) == 1


def test_every_rule_of_thumb_speaks_somewhere() -> None:
    heard: set[Thumb] = set()
    views = [
        to_play(EARLY.replace("D10", "F").replace("II", "I"), rules=DANISH),
        to_play(EARLY.replace("D10", "F"), table="SQ III", rules=DANISH),
        to_play("XXI XX XIX XVIII I SK S4 F", out="XVII V CK CQ S8 S7 HK HQ", rules=DANISH),
        to_play("XXI XX XIX XVIII XVII SK C4 C5", out="V CK CQ S8 S7 HK HQ F C2 C3", rules=DANISH),
        to_play("F C5 D9", table="H4", out="XXI XX CK CQ HK HQ DK DQ D1", rules=DANISH),
        to_play("F C5 C4 D9", out="XXI XX XIX CK CQ HK HQ DK DQ D1 S1", rules=DANISH),
        to_play(EARLY, table="SQ HK", rules=DANISH),
        to_play(EARLY.replace("SK", "S8").replace("HQ", "S9"), table="SK", rules=DANISH),
        to_play("F C5 C4 II I", out="XXI XX XIX CK CQ HK HQ DK DQ D1", without_trick=True),
    ]
    for seen in views:
        thumbs = Thumbs(looks(seen), amounts_of(seen))
        for action in seen.choice:
            assert isinstance(action, Play)
            heard |= {
                thumb
                for thumb, amount in thumbs.advice(action.card, action.names).items()
                if amount
            }
    assert set(Thumb) - heard <= {Thumb.FIRST_TRICK, Thumb.SPOILS, Thumb.FIRST_TRICK_SCUSE}


def test_a_plan_keeps_the_pagat_for_the_last_trick() -> None:
    own, out = "XXI XX XIX XVIII XVII I", "V CK CQ S8 S7 HK HQ DK D2 F C2 C3"
    assert plays(to_play(own, out=out, rules=DANISH)) != "T1"
    assert plays(to_play("XXI I", out="CK CQ S8 S7 F", rules=DANISH)) == "T21"


def test_the_scuse_goes_to_trick_23_and_is_not_led_without_need() -> None:
    out = "XXI XX CK CQ HK HQ DK DQ D1"
    assert plays(to_play("F C5 D9", table="H4", out=out, rules=DANISH)) == "F"
    for own in (EARLY.replace("HQ", "F"), EARLY.replace("SK", "F")):
        assert not plays(to_play(own, rules=DANISH)).startswith("F")


def test_a_taste_for_risk_changes_what_a_gamble_is_worth() -> None:
    gambles = [
        to_play(own, out=f"{out} F", table=table, rules=DANISH)
        for own in ("SK S4 XII V C9 C5", "DK D4 XX I H9 H5", "CK C9 XVI X H5 H6", "HK I XII S5 S9")
        for out in ("SQ..S10 XXI XIX XV VI CQ CN DQ DN HQ HN HJ", "XXI XV SQ CQ DQ HQ HN D1 D2 D3")
        for table in ("", "S6", "D6", "C6", "H7")
    ]
    answers = {taste: [plays(seen, taste) for seen in gambles] for taste in Taste}
    assert answers[Taste.BOLD] != answers[Taste.CAUTIOUS]


# What it does before the play.


def discards(own: str, rules: Rules = NO_POTS) -> View:
    held = hand(own)
    assert len(held) == 28
    ways = discard_ways(rules, held, tout_announced=False)
    may_announce = rules.announced_tout and Card.F in held
    return replace(
        to_play("C5", rules=rules), hand=held, choice=DiscardChoice(ME, ways, may_announce)
    )


def test_it_keeps_the_guards_of_a_king() -> None:
    own = "SK SQ S4 C10 C9 C7 C2 HJ H3 H5 H7 H9 DJ D2 D3 D4 D6 D9 XX XIX XV XI IX VIII VI V IV II"
    action = club(0).choose(discards(own))
    assert isinstance(action, Discard)
    assert set(action.cards).isdisjoint(cards("SK SQ S4"))


def test_it_announces_a_tout_only_when_that_promises_more_than_the_last_trick() -> None:
    dollar = rules_of("dollar")
    sure = "F XXI..V CK..CN SK SQ HK HQ DK D9 D10"
    assert club(0).choose(discards(sure, dollar)) == AnnounceTout(ME)
    assert isinstance(club(0).choose(discards(sure, DANISH)), Discard)
    unsure = "F XXI..VI CK..CN SK SQ HK HQ DK D8 D9 D10"
    assert isinstance(club(0).choose(discards(unsure, dollar)), Discard)


def test_the_chance_of_a_tout_is_how_trumps_may_lie_and_cards_that_may_lose() -> None:
    assert tout_chance(hand("F XXI..V CK..CN SK SQ HK HQ DK D9 D10")) == 1.0
    assert tout_chance(hand("F XXI..V CK..CN SK SQ HK HQ D8 D9 D10")) < 0.2
    assert shares_within(4, 3) == pytest.approx(7 / 8)
    assert shares_within(4, 1) == 0.0


def declares(own: str, rules: Rules, *, compulsory: bool = False) -> Declare:
    held = hand(own)
    names = tuple(holding.name for holding in holdings(rules, held))
    seen = replace(
        to_play("C5", rules=rules), hand=held, choice=DeclareChoice(ME, names, compulsory)
    )
    action = club(0).choose(seen)
    assert isinstance(action, Declare)
    assert action in seen.choice
    return action


MANY = "XXI XX XIX XV XII X IX VII IV I F CK CQ CN CJ C4 SK S9 HK H5 H6 D9 D8 D7 D6"


def test_it_declares_what_pays_more_than_it_tells() -> None:
    assert len(declares(MANY, DANISH).what) == 4
    for_nothing = rules_of("danish", tariff={"ten_trumps": 0, "more_trumps": 0, "half": 0})
    made = declares(MANY, for_nothing).what
    assert "trumps" not in made
    assert "kings" not in made
    assert "matadors" in made
    assert len(declares(MANY, for_nothing, compulsory=True).what) == 4


def test_it_asks_for_a_new_deal_unless_the_hand_may_take_no_trick() -> None:
    def answers(own: str, *, may_ask: bool) -> object:
        choice = RedealChoice(ME, may_ask)
        return club(0).choose(replace(to_play("C5"), hand=hand(own), choice=choice))

    high = "CK CQ CN C9 C8 C7 C2 SK SQ S10 S9 S4 S3 HQ HN H1 H2 H7 H8 DJ D1 D3 D4 D9 D10"
    low = "C8..C2 S8..S3 H4..H9 D4..D9"
    assert answers(high, may_ask=True) == AskRedeal(ME)
    assert answers(high, may_ask=False) == PassRedeal(ME)
    assert answers(low, may_ask=True) == PassRedeal(ME)


def test_it_demands_the_scuse_to_bring_a_king_home_or_to_lay_others_bare() -> None:
    for own, leads, wanted in (
        ("CK C5 D9", True, Demand(ME)),
        ("CK C5 D9", False, PassDemand(ME)),
        ("CJ C5 D9", False, Demand(ME)),
        ("CK F D9", True, PassDemand(ME)),
    ):
        assert club(0).choose(to_demand(own, leads=leads)) == wanted


def test_trumps_with_the_pagat_tell_more_than_without() -> None:
    assert telling_costs(Trumps(10, with_pagat=True)) > telling_costs(Trumps(10, with_pagat=False))
