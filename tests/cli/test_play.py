"""``play``: a whole match at the terminal, with loose typing, undo, and quitting and going on."""

import io
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.command_line import run

from grosstarock.cli.play.match import PlayedMatch
from grosstarock.cli.play.saving import SavedMatch, UnreadableSession
from grosstarock.cli.play.screen import Screen
from grosstarock.cli.play.session import PERSON, Session, new_session
from grosstarock.cli.signs import Signs
from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.choices import DeclareChoice
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OptionValue, Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.notation.record_reader import read_record
from grosstarock.players.novice import novice
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named

NAMES = ("Ada", "Bo", "Cy", "Di")


class Table:
    """A person at the terminal who plays as ``novice`` would, and types it."""

    def __init__(self, session: Session, path: Path, *, adviser: int = 3) -> None:
        self.session = session
        self.adviser = novice(adviser)
        self.written = io.StringIO()
        console = Console(file=self.written, width=80, no_color=True)
        names = session.names
        screen = Screen(console, Signs(unicode=True), "en", session.match.rules, names)
        others = {Seat(seat): "novice" for seat in range(1, len(names))}
        self.saved = SavedMatch(path)
        self.match = PlayedMatch(session, screen, self.ask, self.saved, others)
        self.asked: list[str] = []
        self.before_answer: Callable[[str], str | None] = lambda question: None

    def ask(self, question: str) -> str:
        self.asked.append(question)
        special = self.before_answer(question)
        if special is not None:
            return special
        if self.session.deal.ended is not None:
            return ""
        return typed(self.adviser.choose(self.session.seen), self.session)

    @property
    def text(self) -> str:
        return self.written.getvalue()


def typed(action: Action, session: Session) -> str:
    """An action as a person might type it."""
    match action:
        case Discard(cards=cards):
            return ", ".join(card.code.lower() for card in cards)
        case Declare(what=what):
            held = session.seen.choice
            assert isinstance(held, DeclareChoice)
            return " ".join(str(held.held.index(name) + 1) for name in what) or "0"
        case Play(card=card, names=names):
            return f"{card.code.lower()} {names or ''}"
        case Demand() | AskRedeal():
            return "y"
        case PassDemand() | PassRedeal():
            return "n"
        case AnnounceTout():
            return "tout"
        case _:
            raise AssertionError(action)


def at_table(rules: Rules, path: Path, *, seed: str = "test", rounds: int | None = 1) -> Table:
    names = NAMES[: rules.players]
    players = {Seat(seat): player_named("novice", seat) for seat in range(1, rules.players)}
    session = new_session(rules, names, players, seed=seed, rounds=rounds)
    return Table(session, path / "match.jsonl")


def seated(players: Mapping[Seat, str], seed: str) -> dict[Seat, Player]:
    return {seat: player_named(name, seat) for seat, name in players.items()}


@pytest.mark.parametrize(
    ("preset", "players", "options"),
    [
        ("danish", 3, {}),
        ("danish", 4, {"redeal_without_trumps": True}),
        ("classic", 3, {}),
        ("classic-no-pots", 4, {}),
        ("dollar", 3, {}),
        ("two-player", 2, {}),
    ],
)
def test_a_match_of_one_round_is_played_to_its_end(
    preset: str, players: int, options: dict[str, OptionValue], tmp_path: Path
) -> None:
    table = at_table(rules_of(preset, players, options=options), tmp_path)
    table.match.play()
    assert table.session.match.deals == players
    assert table.session.match.division is not None
    assert "The match is over after" in table.text
    assert table.text.count("Settlement") == len(table.session.finished)
    assert max(len(line) for line in table.text.splitlines()) <= 80
    assert not table.saved.exists


def test_quitting_anywhere_and_going_on_comes_to_the_same_end(tmp_path: Path) -> None:
    rules = rules_of("danish", 3)
    whole = at_table(rules, tmp_path / "whole")
    whole.match.play()

    answers = 0

    def quits_now_and_then(question: str) -> str | None:
        nonlocal answers
        answers += 1
        return "q" if answers % 7 == 0 else None

    table = at_table(rules, tmp_path / "parts")
    sittings = 0
    while table.session.match.division is None:
        table.before_answer = quits_now_and_then
        table.match.play()
        sittings += 1
        if table.saved.exists:
            session, _ = table.saved.read(
                lambda players, _: {
                    seat: player_named(name, seat) for seat, name in players.items()
                }
            )
            table = Table(session, table.saved.path)
    assert sittings > 5
    assert table.session.match.accounts == whole.session.match.accounts
    assert table.session.finished == whole.session.finished


def test_input_that_ends_saves_the_match(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path)

    def ends(question: str) -> str | None:
        raise EOFError

    table.before_answer = ends
    table.match.play()
    assert table.saved.exists
    assert "saved" in table.text


def test_undo_takes_back_the_last_action_and_all_that_followed(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path)
    session = table.session
    session.deal_cards()
    while session.deal.phase is not Phase.PLAY or len(session.deal.tricks) < 3:
        own = novice(3).choose(session.seen) if session.is_persons_turn else None
        session.act(own) if own is not None else session.let_play()
    while not session.is_persons_turn:
        session.let_play()
    before = session.seen
    session.act(novice(3).choose(before))
    session.let_play()
    assert session.take_back()
    assert session.seen == before
    assert session.record().taken_back == 1


def test_undo_with_nothing_done_says_so(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path)
    script = iter(["u", "?", "l", "s", "h", "r scuse-5", "r hat", "q"])
    table.before_answer = lambda question: next(script)
    table.match.play()
    for told in ("nothing to take back", "save and quit", "No trick", "Settlement", "Advice"):
        assert told in table.text
    assert "SCUSE-5" in table.text
    assert "no clause hat" in table.text


def test_a_refused_card_is_explained_with_its_clause_and_asked_again(tmp_path: Path) -> None:
    table = at_table(rules_of("classic-no-pots", 3), tmp_path)
    tried: list[str] = []

    def tries_every_other_card(question: str) -> str | None:
        seen = table.session.seen
        if not tried and seen.trick is not None and seen.trick.cards:
            wrong = [card for card in seen.hand if card.code not in str(seen.choice)]
            if wrong:
                tried.append(wrong[0].code)
                return wrong[0].code
        return None

    table.before_answer = tries_every_other_card
    table.match.play()
    assert tried
    assert "(PLAY-2)" in table.text


def test_ending_the_match_divides_the_pots(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path, rounds=None)
    table.before_answer = lambda question: "e" if table.session.deal.ended is not None else None
    table.match.play()
    assert table.session.match.deals == 1
    assert "The pots are divided." in table.text
    assert sum(table.session.match.accounts.balances) == 0
    assert not table.saved.exists


def test_ending_in_mid_deal_voids_the_deal(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path, rounds=None)
    table.before_answer = lambda question: "e"
    table.match.play()
    assert table.session.match.deals == 0
    assert sum(table.session.match.accounts.balances) == 0


def test_a_record_shows_the_seed_only_once_the_deal_is_over(tmp_path: Path) -> None:
    table = at_table(rules_of("danish", 3), tmp_path)
    table.match.play()
    assert read_record(table.session.finished[0]).seed == "gt1:test/1"
    assert "gt1:" not in table.text


def test_a_match_that_cannot_be_saved_is_played_all_the_same(tmp_path: Path) -> None:
    table = at_table(rules_of("classic-no-pots", 3), tmp_path / "file" / "below")
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    table.match.play()
    assert "cannot be saved" in table.text
    assert table.session.match.deals == 3


def test_a_saved_match_that_is_damaged_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "match.jsonl"
    for content in ("", "{}", '{"format": "grosstarock-session/1"}\nnothing', "\x00"):
        saved.write_text(content, encoding="utf-8")
        with pytest.raises(UnreadableSession):
            SavedMatch(saved).read(lambda players, seed: {})
        assert saved.read_text(encoding="utf-8") == content
    monkeypatch.setattr(SavedMatch, "of_person", classmethod(lambda cls: cls(saved)))
    result = run("play", typed="")
    assert result.exit_code == 1
    assert "--new" in result.stderr


def test_the_command_itself_starts_saves_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "match.jsonl"
    monkeypatch.setattr(SavedMatch, "of_person", classmethod(lambda cls: cls(saved)))
    first = run("play", "--seed", "abc", "--name", "Ada", "--plain", typed="?\nq\n")
    assert first.exit_code == 0
    assert "Deal 1" in first.output
    assert saved.exists()
    second = run("play", typed="y\nq\n")
    assert "Go on with it" in second.output
    assert "Deal 1" in second.output
    assert "\x1b[" not in first.output + second.output
    assert "♣" not in first.output


def test_the_person_sits_in_the_first_seat() -> None:
    assert PERSON is Seat.FIRST
