"""``rules``: the presets, the clauses of one, one clause, and what two do differently."""

from tests.cli.command_line import run

from grosstarock.core.clauses import Clause
from grosstarock.core.presets import PRESETS


def test_without_a_preset_all_of_them_are_listed() -> None:
    result = run("rules")
    assert result.exit_code == 0
    for name in PRESETS:
        assert f"\n{name}: " in f"\n{result.output}"


def test_a_preset_prints_its_clauses_and_no_others() -> None:
    danish = run("rules", "danish").output
    assert "\nSCUSE-7  " in danish
    assert "\nTWO-3  " not in danish
    two = run("rules", "two-player").output
    assert "\nTWO-3  " in two
    assert "\nPOT-2  " not in two


def test_every_clause_is_printed_for_some_preset() -> None:
    printed = "\n".join(run("rules", name).output for name in PRESETS)
    printed += run("rules", "danish", "--option", "redeal_without_trumps=on").output
    assert not [clause for clause in Clause if f"\n{clause}  " not in printed]


def test_amounts_are_those_of_the_preset() -> None:
    assert "$17" in run("rules", "dollar").output
    assert "85" in run("rules", "danish").output


def test_one_clause_with_its_sources() -> None:
    result = run("rules", "--clause", "scuse-6")
    assert result.output.startswith("SCUSE-6")
    assert "Sources:" in result.output


def test_two_presets_side_by_side() -> None:
    output = run("rules", "--diff", "danish", "dollar").output
    assert "Announced tout" in output
    assert "Clockwise" in output
    assert run("rules", "--diff", "danish", "danish").output.strip() == (
        "Nothing: danish and danish are played alike."
    )


def test_lines_fit_eighty_columns() -> None:
    for arguments in (["rules", "danish"], ["rules"], ["rules", "--diff", "classic", "dollar"]):
        assert max(len(line) for line in run(*arguments).output.splitlines()) <= 80


def test_an_unknown_preset_or_clause_is_a_usage_error() -> None:
    for arguments in (["rules", "polish"], ["rules", "--clause", "HAT-1"]):
        result = run(*arguments)
        assert result.exit_code == 2
        assert arguments[-1] in result.stderr
