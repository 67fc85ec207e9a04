"""Contests as they are played: in other processes, kept on disk, gone on with, and told."""

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest
from tests.arena.table_of_novices import STRONG, WEAK, Here, table

from grosstarock.arena import workers
from grosstarock.arena.charts import Bar, Group, Scale, plain_chart, svg_chart
from grosstarock.arena.contenders import BudgetUnknown, Contender, contender
from grosstarock.arena.contest import Contest, Length, Match, play_contest, summed_up
from grosstarock.arena.intervals import estimate
from grosstarock.arena.playing import Table, Unit, play_unit
from grosstarock.arena.report import report
from grosstarock.arena.results import Results, UnreadableResults, ordered, stem
from grosstarock.arena.thinking import (
    Failure,
    PlayerFailed,
    Question,
    ReceivedViews,
    Room,
    Seats,
    SentViews,
    Thinker,
)
from grosstarock.arena.times import Times
from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.notation.record import state_of
from grosstarock.notation.record_reader import read_record
from grosstarock.players.novice import novice
from grosstarock.players.playing import next_step

PAIR = (STRONG, WEAK)
LENGTH = Length(3)


def dealt(seed: str = "gt1:contest") -> DealState:
    return apply(initial(rules_of("danish"), Seat.FIRST), DealCards(shuffled(seed))).state


def units_of(results: Results) -> list[float]:
    return [unit.points for unit in results.units]


def test_a_stream_of_views_arrives_as_it_was_sent() -> None:
    state, player = dealt(), novice(0)
    sent, received = SentViews(), ReceivedViews()
    sizes = []
    while state.turn is not None:
        seen = view(state, Seat.SECOND)
        encoded = sent.encoded(seen)
        sizes.append(len(encoded))
        assert received.decoded(encoded) == seen
        state = next_step(state, player).state
    assert max(sizes[1:]) < sizes[0]


def test_a_thinker_in_another_process_answers_as_the_player_would() -> None:
    thinker = Thinker()
    try:
        seats = Seats({Seat(seat): STRONG for seat in range(3)}, {Seat(n): n for n in range(3)})
        for seed in ("gt1:one", "gt1:two"):
            state = dealt(seed)
            thinker.seat(seats)
            timed = []
            while state.turn is not None:
                seen = view(state, state.turn)
                answer = thinker.ask(state.turn, seen)
                assert answer.action == novice(0).choose(seen)
                timed.append(answer.seconds)
                state = apply(state, answer.action).state
        assert all(seconds is not None and seconds >= 0 for seconds in timed)
    finally:
        thinker.close()


def test_a_player_who_raises_and_one_whose_process_ends_are_named() -> None:
    broken = Contender("broken", "no-such-player", "1", None)
    seats = Seats({Seat.FIRST: broken}, {Seat.FIRST: 0})
    room = Room()
    room.seat(seats)
    seen = view(dealt(), Seat.FIRST)
    failure = room.answer(Question(Seat.FIRST, SentViews().encoded(seen)))
    assert isinstance(failure, Failure)
    assert "no-such-player" in failure.told
    thinker = Thinker()
    thinker.seat(seats)
    with pytest.raises(PlayerFailed, match="no-such-player"):
        thinker.ask(Seat.FIRST, seen)
    thinker.close()
    with pytest.raises(PlayerFailed, match="broken"):
        thinker.ask(Seat.FIRST, seen)


def test_the_first_decision_of_a_kind_is_not_timed() -> None:
    room = Room()
    room.seat(Seats({Seat.FIRST: STRONG}, {Seat.FIRST: 0}))
    sent, seen = SentViews(), view(dealt(), Seat.FIRST)
    first = room.answer(Question(Seat.FIRST, sent.encoded(seen)))
    second = room.answer(Question(Seat.FIRST, sent.encoded(seen)))
    assert not isinstance(first, Failure)
    assert not isinstance(second, Failure)
    assert first.action == second.action
    assert first.seconds is None
    assert second.seconds is not None


def test_a_player_who_breaks_the_rules_is_named() -> None:
    class Cheats(Here):
        def action(self, seat: Seat, seen):  # type: ignore[no-untyped-def]  # any wrong action does
            return DealCards(shuffled("gt1:again"))

    with pytest.raises(PlayerFailed, match="novice"):
        play_unit(table(), (STRONG, STRONG), 1, Cheats())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Contest]:
    folder = tmp_path_factory.mktemp("arena")
    return folder, play_contest(table(), (STRONG, WEAK), LENGTH, folder, jobs=2)


def test_results_do_not_depend_on_the_number_of_processes(
    played: tuple[Path, Contest], tmp_path: Path
) -> None:
    folder, contest = played
    alone = play_contest(table(), (STRONG, WEAK), LENGTH, tmp_path, jobs=1)
    assert alone.matches[0].points == contest.matches[0].points
    assert alone.matches[0].gains == contest.matches[0].gains
    name = f"{stem(table(), PAIR)}.deals.jsonl"
    assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_units_played_elsewhere_are_those_played_here(played: tuple[Path, Contest]) -> None:
    folder, _ = played
    with Results(folder, table(), PAIR) as results:
        here = [play_unit(table(), PAIR, number, Here()) for number in range(1, 4)]
        assert units_of(results) == pytest.approx([unit.points for unit in here])
        records = results.deals_file.read_text(encoding="utf-8").splitlines()
    assert records == [record for unit in here for record in unit.records]


def test_a_match_is_told_from_whoever_is_named_first(played: tuple[Path, Contest]) -> None:
    folder, contest = played
    turned = play_contest(table(), (WEAK, STRONG), LENGTH, folder)
    assert turned.matches[0].points == contest.matches[0].points.turned()
    assert turned.matches[0].first is WEAK
    assert turned.times_of(WEAK) == contest.times_of(WEAK)
    assert [one.label for one in contest.ratings] == ["novice", "random"]
    assert ordered(WEAK, STRONG) == ordered(STRONG, WEAK) == PAIR


def results_with(folder: Path, count: int) -> Path:
    with Results(folder, table(), PAIR) as results:
        for number in range(len(results.units) + 1, count + 1):
            results.add(play_unit(table(), PAIR, number, Here()))
        return results.file


@pytest.mark.parametrize("cut", [1, 400, 3000])
def test_what_a_killed_run_left_half_written_is_cut_off(tmp_path: Path, cut: int) -> None:
    file = results_with(tmp_path, 2)
    deals = file.with_name(file.name.replace("results", "deals"))
    whole, whole_deals = file.read_bytes(), deals.read_bytes()
    for broken, content in ((file, whole), (deals, whole_deals)):
        file.write_bytes(whole)
        deals.write_bytes(whole_deals)
        broken.write_bytes(content[: -min(cut, len(content) - 1)])
        with Results(tmp_path, table(), PAIR) as results:
            assert len(results.units) < 2
        results_with(tmp_path, 2)
        again = file.read_bytes(), deals.read_bytes()
        assert [line.partition(b'"times"')[0] for line in again[0].splitlines()] == [
            line.partition(b'"times"')[0] for line in whole.splitlines()
        ]
        assert again[1] == whole_deals


def test_a_run_goes_on_where_another_ended(tmp_path: Path) -> None:
    results_with(tmp_path, 2)
    told: list[tuple[int, int]] = []
    play_contest(
        table(),
        PAIR,
        LENGTH,
        tmp_path,
        progress=lambda _pair, done, wanted, found: told.append((done, wanted)),
    )
    assert told == [(3, 3), (3, 3)]
    fewer = play_contest(table(), PAIR, Length(2), tmp_path)
    assert fewer.matches[0].deals == 2


def test_afresh_begins_anew_and_other_settings_have_other_files(tmp_path: Path) -> None:
    results_with(tmp_path, 2)
    with Results(tmp_path, table(), PAIR, afresh=True) as results:
        assert results.units == []
    names = {
        stem(settings, pair)
        for settings in (table(), table("classic"), table(seed="2"), table("danish", 4))
        for pair in (PAIR, (STRONG, replace(WEAK, version="2")), (STRONG, replace(WEAK, budget=1)))
    }
    assert len(names) == 12


@pytest.mark.parametrize(
    ("line", "found"),
    [(1, "{}"), (2, "{}"), (2, "[1"), (3, '{"unit": 9}')],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, line: int, found: str) -> None:
    file = results_with(tmp_path, 2)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = found
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    with pytest.raises(UnreadableResults) as refused:
        Results(tmp_path, table(), PAIR)
    assert refused.value.line == line


def written_down(folder: Path, points: list[float]) -> None:
    """Units that nobody has played, so that many cost nothing."""
    with Results(folder, table(), PAIR) as results:
        for number, one in enumerate(points, 1):
            results.add(Unit(number, one, {}, (one,) * 6, (Times(), Times()), ("{}",)))


def test_until_goes_on_to_the_width_that_is_wanted_and_no_further(tmp_path: Path) -> None:
    points = [float(number % 7) for number in range(160)]
    written_down(tmp_path, points)
    narrow = estimate(points[:104]).within
    assert narrow < estimate(points[:54]).within
    long = play_contest(table(), PAIR, Length(4, until=narrow), tmp_path)
    assert long.matches[0].deals == 104
    short = play_contest(table(), PAIR, Length(4, until=1000.0), tmp_path)
    assert short.matches[0].deals == 4
    most = play_contest(table(), PAIR, Length(4, until=0.001, most=20), tmp_path)
    assert most.matches[0].deals == 20


@pytest.mark.parametrize("players", [3, 4])
def test_one_against_two_and_two_against_one_are_told_apart(tmp_path: Path, players: int) -> None:
    settings = table("danish", players)
    with Results(tmp_path, settings, PAIR) as results:
        for number in range(1, 5):
            results.add(play_unit(settings, PAIR, number, Here()))
        match = summed_up(settings, PAIR, results.units, results.deals_file)
        lines = results.deals_file.read_text(encoding="utf-8").splitlines()
    alone = []
    for line in lines:
        deal = state_of(read_record(line))
        names = read_record(line).players
        active = [seat for seat in deal.seating.active if names[seat] == "novice"]
        if len(active) == 1:
            other = [seat for seat in deal.seating.active if seat not in active]
            change = [deal.accounts.balances[n] - deal.before.balances[n] for n in range(players)]
            alone.append(change[active[0]] - sum(change[seat] for seat in other) / 2)
    assert len(alone) == 12
    assert match.alone is not None
    assert match.together is not None
    assert match.alone.mean == pytest.approx(sum(alone) / 12)
    assert (match.alone.mean + match.together.mean) / 2 == pytest.approx(match.points.mean)
    assert match.turned().together == match.alone.turned()


def test_with_two_at_the_table_nobody_is_alone(tmp_path: Path) -> None:
    settings = table("two-player", 2)
    with Results(tmp_path, settings, PAIR) as results:
        results.add(play_unit(settings, PAIR, 1, Here()))
        match = summed_up(settings, PAIR, results.units, results.deals_file)
    assert match.alone is match.together is match.turned().alone is None


def test_the_report_says_everything_in_plain_values(played: tuple[Path, Contest]) -> None:
    folder, contest = played
    told = json.loads(json.dumps(report(contest)))
    assert told["format"] == "grosstarock-arena-report/1"
    assert told["pots"] == [0, 0]
    assert [one["player"] for one in told["ratings"]] == ["novice", "random"]
    match = told["matches"][0]
    assert match["deals"] == 3
    assert sum(match["clauses"].values()) == pytest.approx(match["points"], abs=0.01)
    assert (folder / match["records"]).exists()
    times = told["players"][0]["times"]
    assert times["decisions"] > 300
    assert 0 < times["mean"] <= times["p99"]
    lone = replace(contest, table=Table(rules_of("danish"), "1", None))
    assert report(lone)["pots"] == "running"


def test_a_single_deal_has_no_interval(played: tuple[Path, Contest]) -> None:
    folder, _ = played
    contest = play_contest(table(), PAIR, Length(1), folder)
    match = report(contest)["matches"]
    assert isinstance(match, list)
    assert (match[0]["low"], match[0]["high"]) == (None, None)


def test_the_chart_shows_every_row_on_one_scale() -> None:
    bars = (Bar("a<b", 4.0, 2.0, 6.0), Bar("club", -4.0, -5.5, -2.5))
    root = Tree.fromstring(svg_chart("title", "points", [Group("ladder", bars)]))
    kind = "{http://www.w3.org/2000/svg}"
    texts = [text.text for text in root.iter(f"{kind}text")]
    assert {"title", "points", "ladder", "a<b", "club", "+4.0 ± 2.0"} <= set(texts)
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{kind}circle")]
    assert dots[0] > dots[1]
    zero = next(path for path in root.iter(f"{kind}path") if path.attrib["class"] == "zero")
    assert dots[1] < float(zero.attrib["d"][1:].split()[0]) < dots[0]


def test_the_plain_chart_has_a_line_a_row() -> None:
    lines = plain_chart((Bar("a", 4.0, 2.0, 6.0), Bar("long", -4.0, -6.0, -2.0)), width=21)
    assert [line[:4] for line in lines] == ["a   ", "long"]
    assert lines[0].index("o") > lines[0].index("|")
    assert lines[1].index("o") < lines[1].index("|")
    assert lines[0].endswith("+4.0 ± 2.0")
    assert plain_chart(()) == []


def test_a_scale_has_zero_on_it_and_few_round_ticks() -> None:
    for low, high in ((-3.1, 7.7), (2.0, 2.5), (-140.0, -20.0), (0.0, 0.0)):
        scale = Scale.of([Bar("", (low + high) / 2, low, high)])
        assert scale.low <= min(low, 0.0)
        assert scale.high >= max(high, 0.0)
        assert len(scale.ticks) <= 9
        assert min(abs(tick) for tick in scale.ticks) < 1e-9


@pytest.mark.parametrize(
    ("text", "budget", "wanted"),
    [
        ("novice", "arena", ("novice", None)),
        ("novice:bold", "0.5", ("novice:bold", 0.5)),
        ("random@2", "table", ("random", 2.0)),
        ("random@table", "2", ("random", None)),
    ],
)
def test_a_contender_is_a_name_with_a_taste_and_a_budget(
    text: str, budget: str, wanted: tuple[str, float | None]
) -> None:
    found = contender(text, budget)
    assert (found.name, found.budget) == wanted
    assert (found.label, found.version) == (text, "1")


@pytest.mark.parametrize("budget", ["soon", "0", "-1", "nan", "inf", ""])
def test_a_budget_that_is_no_time_is_refused(budget: str) -> None:
    with pytest.raises(BudgetUnknown, match="arena-budget"):
        contender(f"novice@{budget}")


def test_a_match_of_turned_players_has_all_of_it_turned(played: tuple[Path, Contest]) -> None:
    match: Match = played[1].matches[0]
    assert match.turned().turned() == match
    assert sum(match.turned().gains.values()) == pytest.approx(-match.points.mean)


def test_a_worker_ends_when_the_command_that_began_it_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parents = [7, 7, 1]
    slept: list[float] = []
    ended: list[int] = []
    monkeypatch.setattr("os.getppid", lambda: parents.pop(0))
    monkeypatch.setattr("time.sleep", slept.append)
    monkeypatch.setattr("os._exit", ended.append)
    workers._end_with(7)
    assert slept == [workers.LOOK, workers.LOOK]
    assert ended == [1]
