"""The README's example runs as it stands, and its commands exist."""

import re
from pathlib import Path

import pytest
from tests.cli.test_play import Table

from grosstarock.cli.app import COMMANDS
from grosstarock.cli.options import player_seed
from grosstarock.cli.play.session import new_session
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.plugins import player_named

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.strip().splitlines()) <= 20
    exec(compile(example, "README.md", "exec"), {})  # the example is ours
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("POT-2 ")
    assert printed[-1].startswith('{"format":"grosstarock-deal/1"')


def test_the_picture_of_the_terminal_is_true(tmp_path: Path) -> None:
    (picture,) = re.findall(r"```\n(Trick 24.*?)```", README, re.DOTALL)
    players = {Seat(seat): player_named("novice", player_seed("s48", seat)) for seat in (1, 2)}
    names = ("Ada", "Bo", "Cy")
    session = new_session(rules_of("danish"), names, players, seed="s48", rounds=None)
    table = Table(session, tmp_path / "match.jsonl", adviser=0)
    table.before_answer = lambda question: "q" if session.deal.ended is not None else None
    table.match.play()
    shown = [line for line in picture.splitlines() if line not in ("", "…")]
    typed = [line for line in shown if "(? help):" in line]
    assert not [line for line in shown if line not in typed and line not in table.text]
    assert len(typed) == 2


def test_every_command_is_told_of() -> None:
    rows = re.findall(r"^\| (`[\w`, -]+`) \|", README, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`([\w-]+)`", row)} == set(COMMANDS)


def test_every_link_leads_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
