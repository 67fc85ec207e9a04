"""Rules, presets and amounts."""

from dataclasses import fields, replace

import pytest

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import (
    PRESETS,
    changed_amounts,
    changed_options,
    changed_stake,
    preset_named,
    rulebook_tariff,
    rules_of,
)
from grosstarock.core.rules import (
    DOLLARS,
    LARGEST_AMOUNT,
    OPTIONS,
    POINTS,
    DeclarationDuty,
    Direction,
    OptionValue,
    Rules,
    ScuseWithoutTricks,
    Stake,
    Tariff,
)

# Direction, pots, declarations, scuse_without_tricks, announced_tout.
OPTIONS_OF = {
    "classic": "counter-clockwise on compulsory surrendered off",
    "classic-no-pots": "counter-clockwise off compulsory surrendered off",
    "danish": "counter-clockwise on voluntary surrendered off",
    "dollar": "clockwise on voluntary kept on",
    "two-player": "counter-clockwise off compulsory surrendered off",
}
SAME_IN_EVERY_PRESET = {
    "scuse_counts_as_trump": True,
    "card_points": True,
    "card_points_in_tout": True,
    "last_trick_paid_on_bagud": False,
    "ultimo_paid_in_tout": False,
    "redeal_without_trumps": False,
}


@pytest.mark.parametrize("name", PRESETS)
def test_every_option_of_every_preset_is_the_rulebook_s(name: str) -> None:
    options = rules_of(name).options()
    same = {option: options.pop(option) for option in SAME_IN_EVERY_PRESET}
    assert same == SAME_IN_EVERY_PRESET
    words: dict[OptionValue, str] = {True: "on", False: "off"}
    told = [words.get(value, str(value)) for value in options.values()]
    assert " ".join(told) == OPTIONS_OF[name]
    assert preset_named(name).options == rules_of(name).options()


def test_the_players_and_the_stake_of_every_preset() -> None:
    found = {name: (preset.players, preset.stake) for name, preset in PRESETS.items()}
    assert found == {
        "classic": ((3, 4), POINTS),
        "classic-no-pots": ((3, 4), POINTS),
        "danish": ((3, 4), POINTS),
        "dollar": ((3, 4), DOLLARS),
        "two-player": ((2,), POINTS),
    }
    assert (DOLLARS.unit, DOLLARS.points) == ("$", 5)


@pytest.mark.parametrize(
    ("pots", "amounts"),
    [
        (True, "20 5 10 5 10 5 5 10 15 5 5 85 25 45 40 20 5"),
        (False, "20 5 10 5 10 5 5 10 15 5 5 25 25 15 10 5 5"),
    ],
)
def test_the_amounts_with_pots_and_without(*, pots: bool, amounts: str) -> None:
    assert list(rulebook_tariff(pots=pots).amounts().values()) == [int(n) for n in amounts.split()]
    assert rules_of("danish", options={"pots": pots}).tariff == rulebook_tariff(pots=pots)


@pytest.mark.parametrize("amount", [-5, 1, 4, 7, LARGEST_AMOUNT + 5])
@pytest.mark.parametrize("name", [field.name for field in fields(Tariff)])
def test_an_amount_is_a_whole_multiple_of_five_and_not_negative(name: str, amount: int) -> None:
    with pytest.raises(Malformed) as caught:
        rules_of("danish", tariff={name: amount})
    assert caught.value.fault is Fault.AMOUNT_VALUE
    assert caught.value.parameters["amount"] == name


@pytest.mark.parametrize("amount", [0, 135, LARGEST_AMOUNT])
def test_an_amount_may_be_set_for_a_table(amount: int) -> None:
    rules = rules_of("danish", tariff={"tout": amount})
    assert rules.tariff.tout == amount
    assert changed_amounts(rules) == {"tout": amount}


@pytest.mark.parametrize("found", [True, 5.0, "5"])
def test_an_amount_is_a_whole_number(found: int) -> None:
    with pytest.raises(Malformed) as caught:
        Tariff(tout=found)
    assert caught.value.fault is Fault.AMOUNT_VALUE


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"pot": True}, Fault.OPTION_UNKNOWN),
        ({"pots": 1}, Fault.OPTION_VALUE),
        ({"pots": "yes"}, Fault.OPTION_VALUE),
        ({"declarations": "compulsory"}, Fault.OPTION_VALUE),
        ({"direction": True}, Fault.OPTION_VALUE),
    ],
)
def test_an_unknown_option_or_value_is_refused(
    options: dict[str, OptionValue], fault: Fault
) -> None:
    with pytest.raises(Malformed) as caught:
        rules_of("danish", options=options)
    assert caught.value.fault is fault


def test_an_unknown_preset_amount_or_version_is_refused() -> None:
    for make, fault in (
        (lambda: rules_of("norwegian"), Fault.PRESET_UNKNOWN),
        (lambda: preset_named(""), Fault.PRESET_UNKNOWN),
        (lambda: rules_of("danish", tariff={"nill": 5}), Fault.AMOUNT_UNKNOWN),
        (lambda: rules_of("danish", version=2), Fault.VERSION_UNKNOWN),
    ):
        with pytest.raises(Malformed) as caught:
            make()
        assert caught.value.fault is fault


@pytest.mark.clause("TWO-2")
def test_two_with_pots_is_refused() -> None:
    with pytest.raises(Malformed) as caught:
        rules_of("two-player", options={"pots": True})
    assert caught.value.fault is Fault.TWO_WITH_POTS
    with pytest.raises(Malformed) as caught:
        replace(rules_of("danish"), players=2)
    assert caught.value.fault is Fault.TWO_WITH_POTS


@pytest.mark.parametrize(
    ("unit", "points"), [("", 1), ("  ", 1), ("a\nb", 1), ("x" * 21, 1), ("$", 0), ("$", -5)]
)
def test_a_stake_that_cannot_be_shown(unit: str, points: int) -> None:
    with pytest.raises(Malformed) as caught:
        Stake(unit, points)
    assert caught.value.fault is Fault.STAKE_VALUE


@pytest.mark.clause("GAME-2")
def test_the_stake_is_how_amounts_are_shown_and_changes_none() -> None:
    shown = rules_of("danish", stake=Stake("kr", 10))
    assert shown.tariff == rules_of("danish").tariff
    assert changed_stake(shown) == Stake("kr", 10)
    assert changed_stake(rules_of("dollar")) is None


@pytest.mark.parametrize("name", OPTIONS)
def test_what_a_table_changes_is_told_apart_from_its_preset(name: str) -> None:
    plain = rules_of("dollar")
    assert changed_options(plain) == {}
    assert changed_amounts(plain) == {}
    other = next(value for value in OPTIONS[name] if value is not getattr(plain, name))
    assert changed_options(rules_of("dollar", options={name: other})) == {name: other}


def test_the_options_are_the_fields_of_the_rules() -> None:
    told_apart = {"preset", "players", "tariff", "stake", "version"}
    assert {field.name for field in fields(Rules)} - told_apart == set(OPTIONS)
    rules = rules_of("danish")
    assert rules.options() == {name: getattr(rules, name) for name in OPTIONS}
    assert (Direction.CLOCKWISE, DeclarationDuty.VOLUNTARY, ScuseWithoutTricks.KEPT) == (
        "clockwise",
        "voluntary",
        "kept",
    )
