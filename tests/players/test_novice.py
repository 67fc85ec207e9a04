"""The novice's rules of thumb, each in a written position, and what it says before the play."""

from dataclasses import replace

import pytest
from tests.players.positions import AFTER_ME, ME, plays, to_demand, to_play

from grosstarock.core.actions import (
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
)
from grosstarock.core.choices import (
    DeclareChoice,
    DiscardChoice,
    NoChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.discard import discard_ways
from grosstarock.core.presets import rules_of
from grosstarock.core.view import View
from grosstarock.players.novice import novice
from grosstarock.players.protocol import NothingToChoose
from grosstarock.testing.builder import cards, hand

EARLY = "SK S7 S4 S2 CJ C9 C8 C3 HQ HJ H5 H6 H8 DJ D2 D3 D6 D9 D10 XV XII IX VII IV II"


def test_it_takes_a_trick_with_a_king_while_that_is_safe_and_early() -> None:
    assert plays(to_play(EARLY, table="SQ S5")) == "SK"


def test_it_plays_a_king_second_while_the_suit_is_plentiful() -> None:
    assert plays(to_play(EARLY, table="SN")) == "SK"


def test_it_keeps_a_king_from_a_trick_that_is_trumped_already() -> None:
    assert plays(to_play(EARLY, table="S5 III")) in {"S2", "S4"}


def test_it_leads_no_king_into_a_suit_that_an_opponent_has_trumped() -> None:
    own = "SK S2 C9 C8 H5 H6 D9 VII"
    out = "CK..CN S10..S6 HK..HJ DK..DJ XXI..XVI X"
    assert plays(to_play(own, out=out)) == "SK"
    warned = to_play(own, out=out, void_trick="S5 XII S4")
    assert plays(warned) != "SK"


def test_it_gives_its_lowest_card_to_a_trick_it_cannot_win() -> None:
    assert plays(to_play("HQ H5 H10 C9 T12", table="HK", out="CK CQ T3 T5 H1 H2 D1 D2 D3")) == "H10"


def test_it_trumps_with_the_least_trump_that_wins() -> None:
    seen = to_play("C9 C8 D5 XX XII V", table="HQ III", out="CK..CN XXI XIX XVIII DK DQ SK SQ SN")
    assert plays(seen) == "T5"


def test_it_catches_a_king_with_a_trump() -> None:
    seen = to_play("C9 C8 D5 XIV XII V", table="HK", out="CK..CN XXI XIX XVIII DK DQ SK SQ SN")
    assert plays(seen).startswith("T")


def test_long_in_trumps_it_keeps_the_pagat_and_draws_trumps() -> None:
    own = "XXI XX XIX XVII XV I CJ C5 S4"
    out = "XVIII XVI III II CQ CN C9 C8 C7 C6 C4 SK SQ S9 S8 S7 S3 HK H9 DK D2"
    assert plays(to_play(own, out=out)) == "T21"


def test_when_no_trump_is_out_the_pagat_is_kept_for_the_last_trick() -> None:
    seen = to_play("V I C5", out="HK HQ DK DQ CQ CN S1 S2 S3")
    assert plays(seen) in {"C5", "T5"}
    last_but_one = to_play("V I", table="SK S5", out="HK HQ DK DQ S3 C4")
    assert plays(last_but_one) == "T5"


def test_a_king_is_kept_for_the_last_trick_when_trumps_command_the_rest() -> None:
    seen = to_play("XXI XX CK", out="III CQ CN S1 S2 S3 DK D5 D6")
    assert plays(seen) == "T21"


def test_a_king_that_would_fail_in_the_last_trick_is_given_up_before_it() -> None:
    out = "XXI XX V IV HQ HN CQ C2 S1"
    seen = to_play("CK D9 D10", table="HJ", out=out, rules=rules_of("classic"))
    assert plays(seen) == "CK"


def test_a_pagat_that_cannot_be_held_is_given_up_before_the_last_tricks() -> None:
    own = "I C5 C4 D9"
    out = "XXI XX XIX XVIII XVII HK HQ CQ CN DK DQ"
    assert plays(to_play(own, table="HJ", out=out)) == "T1"


def test_a_pagat_takes_a_trick_that_nobody_can_overtrump() -> None:
    own = "I C5 C4 D9 D10"
    out = "XXI XX XIX XVIII XVII XVI HK HQ CQ CN DK DQ S2 S1"
    assert plays(to_play(own, table="HJ H2", out=out)) == "T1"


def test_the_scuse_saves_a_queen_from_a_lost_trick() -> None:
    own = EARLY.replace("HJ H5 H6 H8", "F C7 C6 C5")
    assert plays(to_play(own, table="HK H3")) == "F"


def test_the_scuse_is_not_led_while_there_is_another_lead() -> None:
    for own in (EARLY.replace("HQ", "F"), "F C9 C8 D5 V", "F SK S4 D10"):
        assert plays(to_play(own)) != "F"


def test_the_scuse_goes_at_the_latest_to_trick_23() -> None:
    out = "XXI XX CK CQ HK HQ DK DQ D1"
    assert plays(to_play("F C5 D9", table="H4", out=out)) == "F"
    assert plays(to_play("F C5 D9", out=out)).startswith("F:")


def test_the_scuse_is_not_held_into_the_last_trick_when_trick_22_serves_as_well() -> None:
    out = "XXI XX XIX CK CQ HK HQ DK DQ D1 S1"
    assert plays(to_play("F C5 C4 D9", table="HK H3", out=out)) == "F"


def test_a_led_scuse_names_trumps_to_draw_them_for_the_last_trick() -> None:
    assert plays(to_play("F XXI I", out="XX CQ CN S1 S2 S3 DK D5 D6")) == "F:T"


def test_a_led_scuse_names_a_suit_without_points_of_its_own() -> None:
    seen = to_play("F CQ D9", out="XXI XX XIX HK HQ HN CK DK D1")
    assert plays(seen) == "F:H"


def test_it_demands_the_scuse_when_it_leads_with_a_king_in_hand() -> None:
    assert novice(0).choose(to_demand("CK C5 D9", leads=True)) == Demand(ME)
    assert novice(0).choose(to_demand("CK C5 D9", leads=False)) == PassDemand(ME)
    assert novice(0).choose(to_demand("CJ C5 D9", leads=True)) == PassDemand(ME)
    assert novice(0).choose(to_demand("CK F D9", leads=True)) == PassDemand(ME)


def discards(own: str, preset: str = "classic-no-pots") -> View:
    rules = rules_of(preset)
    held = hand(own)
    ways = discard_ways(rules, held, tout_announced=False)
    may_announce = rules.announced_tout and "F" in own.split()
    return replace(to_play("C5"), hand=held, choice=DiscardChoice(ME, ways, may_announce))


def test_it_lays_away_a_short_suit_and_its_bare_queen() -> None:
    own = "SQ S4 CJ CN C9 C8 C7 C2 HK HN H3 H5 H7 H9 DK DN D2 D3 D4 D6 D9 XIX XV XI VIII VI IV II"
    action = novice(0).choose(discards(own))
    assert isinstance(action, Discard)
    assert set(cards("SQ S4")) <= set(action.cards)


def test_it_keeps_the_guards_of_a_king() -> None:
    own = "SK SQ S4 C10 C9 C7 C2 HJ H3 H5 H7 H9 DJ D2 D3 D4 D6 D9 XX XIX XV XI IX VIII VI V IV II"
    action = novice(0).choose(discards(own))
    assert isinstance(action, Discard)
    assert set(action.cards).isdisjoint(cards("SK SQ S4"))


def test_it_lays_away_its_lowest_trumps_when_it_has_hardly_anything_else() -> None:
    action = novice(0).choose(discards("CK SK HK DK D5 XXI..II I F C9"))
    assert isinstance(action, Discard)
    assert set(action.cards) == set(cards("D5 C9 II"))


def test_it_announces_a_tout_only_when_almost_sure() -> None:
    sure = "F XXI..V CK..CN SK SQ HK HQ DK D9 D10"
    assert len(hand(sure)) == 28
    assert novice(0).choose(discards(sure, "dollar")) == AnnounceTout(ME)
    unsure = "F XXI..VI CK..CN SK SQ HK HQ DK D8 D9 D10"
    assert isinstance(novice(0).choose(discards(unsure, "dollar")), Discard)
    assert isinstance(novice(0).choose(discards(sure, "danish")), Discard)


@pytest.mark.parametrize("held", [(), tuple(DeclarationName)[:3]])
def test_it_declares_all_it_holds(held: tuple[DeclarationName, ...]) -> None:
    seen = replace(to_play("C5"), choice=DeclareChoice(ME, held, compulsory=False))
    assert novice(0).choose(seen) == Declare(ME, held)


def test_it_asks_for_a_new_deal_whenever_it_may() -> None:
    seen = replace(to_play("C5"), choice=RedealChoice(ME, may_ask=True))
    assert novice(0).choose(seen) == AskRedeal(ME)
    seen = replace(seen, choice=RedealChoice(ME, may_ask=False))
    assert novice(0).choose(seen) == PassRedeal(ME)


def test_asked_out_of_turn_it_says_so() -> None:
    with pytest.raises(NothingToChoose, match="nothing-to-choose"):
        novice(0).choose(replace(to_play("C5"), turn=AFTER_ME, choice=NoChoice()))
