"""A table page whose socket the test speaks for: any state, and all that the page asks."""

import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any

SEATS: dict[int, tuple[str, ...]] = {
    2: ("Ada", "Bo"),
    3: ("Ada", "Bo", "Cy"),
    4: ("Ada", "Bo", "Cy", "Di"),
}
SIZES = {"phone": (360, 640), "phone across": (844, 390), "desk": (1440, 900)}
Json = dict[str, Any]

HAND = ("HK", "H3", "H10", "CK", "C4", "T9", "T2")
DECLARED = [
    {"kind": "trumps", "count": 11, "with_pagat": True},
    {"kind": "matadors", "count": 4},
    {"kind": "cavalry", "suit": "H", "degree": "half", "missing": "K"},
    {"kind": "kings", "degree": "abundant"},
]
FULL_HAND = (
    *("T21", "T20", "T18", "T15", "T12", "T10", "T7", "T5", "F"),
    *("SK", "SQ", "S9", "S4", "S1", "HQ", "HN", "H2", "H6", "H9"),
    *("CN", "C10", "C8", "C2", "C1", "DQ", "DJ", "D1", "D4"),
)


def rules_told(preset: str = "danish", players: int = 3) -> Json:
    return {"preset": preset, "players": players, "version": 1}


def table_told(players: int = 3, preset: str = "danish", **changes: Any) -> Json:
    """A table of persons in the middle of its first deal."""
    settings = {
        "rules": rules_told(preset, players),
        "rounds": 1,
        "take_back": True,
        "watchers": True,
        "pace": "instant",
        "clock": {"lost_after": None, "silent_after": None},
    }
    seats = [
        {"who": "person", "name": name, "player": None, "away": None} for name in SEATS[players]
    ]
    told: Json = {
        "title": "Staged",
        "settings": settings,
        "host": 0,
        "seats": seats,
        "begun": True,
        "over": False,
        "archived": False,
        "deals": 0,
        "dealer": 0,
        "balances": [0] * players,
        "king_pot": 65,
        "pagat_pot": 65,
        "deal_id": "staged-deal",
        "taken_back": 0,
        "promise": None,
        "proposal": None,
        "ready": [],
        "chat": [],
    }
    return told | changes


def view_told(
    hand: Sequence[str], players: int = 3, preset: str = "danish", **changes: Any
) -> Json:
    """Seat 0's view of a deal in play; it is somebody else's turn."""
    order = [1, 2, 0] if players == 3 else [1, 0] if players == 2 else [1, 3, 0]
    sizes = [len(hand) if seat in order else 0 for seat in range(players)]
    told: Json = {
        "rules": rules_told(preset, players),
        "seat": 0,
        "dealer": 0,
        "phase": "play",
        "turn": 1,
        "accounts": {"balances": [0] * players, "pots": {"king": 65, "pagat": 65}},
        "ledger": [],
        "hand": list(hand),
        "hand_sizes": sizes,
        "dealt": [list(hand), *([] for _ in range(players - 1))],
        "discard": None,
        "redeal_answers": [],
        "tout_announced": False,
        "declared": [],
        "declarers": len(order),
        "demand_answers": [],
        "tricks": [],
        "trick": {"number": 1, "order": order, "cards": []},
        "trumps_shown": False,
        "choice": {"kind": "no_choice"},
        "ended": None,
        "played": None,
    }
    return told | changes


def own_turn(
    hand: Sequence[str], legal: Sequence[str], on: Sequence[str], number: int = 1, **changes: Any
) -> Json:
    """The view when seat 0 is to play to a trick in which the others' cards lie."""
    order = [1, 2, 0] if len(on) == 2 else [2, 0, 1] if len(on) == 1 else [0, 1, 2]
    choice = {"kind": "play_choice", "seat": 0, "cards": list(legal), "names": []}
    trick = {"number": number, "order": order, "cards": list(on)}
    return view_told(hand, turn=0, choice=choice, trick=trick) | changes


def match_over(preset: str = "danish", players: int = 3) -> tuple[Json, Json]:
    """The table and the last deal of a match whose pots have been divided."""
    ledger = [{"clause": "LAST-1", "payer": 1, "payee": 0, "points": 20, "cards": []}]
    settled = {
        "dealer": 0,
        "has_trick": [True] * players,
        "last_trick": [[0, "T9"], [1, "C2"], [2, "C4"]],
        "last_winner": 0,
        "card_points": [30, 26, 22, 0][:players],
        "tout_announced": False,
        "scores": [],
    }
    last = {"number": 25, "order": [0, 1, 2], "cards": ["T9", "C2", "C4"]}
    accounts = {"balances": [-20, -60, -55], "pots": {"king": 70, "pagat": 65}}
    view = view_told(
        [],
        players,
        preset,
        phase="over",
        turn=None,
        trick=None,
        tricks=[last],
        ended="played",
        ledger=ledger,
        accounts=accounts,
        played=settled,
    )
    after = {"balances": [25, -15, -10], "king_pot": 0, "pagat_pot": 0}
    return table_told(players, preset, over=True, deals=3, **after), view


class Stage:
    """The other end of a page's socket."""

    def __init__(self, page: Any, address: str, language: str = "en", asked: str = "") -> None:
        self.page = page
        self.seq = 0
        self.asked: list[Json] = []
        self._socket: Any = None
        page.route_web_socket("**/socket", self._opened)
        page.goto(f"{address}/table/{secrets.token_hex(6)}?lang={language}{asked}")
        for _ in range(500):
            if self.asked:
                break
            page.wait_for_timeout(20)
        assert self.asked, "the page has said hello"

    def _opened(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(lambda text: self.asked.append(json.loads(text)))

    def send(self, message: Json) -> None:
        self._socket.send(json.dumps(message))

    def show(self, table: Json, view: Json | None, seat: int | None = 0) -> None:
        """Welcomes the page and tells it everything."""
        self.seq += 1
        welcome = {"protocol": "grosstarock.v1", "table": "staged", "is_host": seat == 0}
        self.send({"kind": "welcome", **welcome, "seat": seat, "seq": self.seq})
        self.send({"kind": "snapshot", "seq": self.seq, "table": table, "view": view})

    def happens(self, *events: Json, phase: str = "play", turn: int | None) -> None:
        self.seq += 1
        row = {"seq": self.seq, "events": list(events), "phase": phase, "turn": turn, "text": None}
        self.send({"kind": "happened", **row})

    def sees(self, view: Json) -> None:
        self.send({"kind": "view", "seq": self.seq, "view": view})

    def acts(self, awaited: int = 0) -> list[Json]:
        """What the page has asked to do in the deal, after a moment in which it could.

        So many that are awaited have all the time that a busy machine takes.
        """
        self.page.wait_for_timeout(150)
        for _ in range(200):
            acts = [one["action"] for one in self.asked if one["kind"] == "act"]
            if len(acts) >= awaited:
                break
            self.page.wait_for_timeout(50)
        return acts

    def acknowledges(self) -> None:
        for one in self.asked:
            if "cmd_id" in one:
                self.send({"kind": "ack", "cmd_id": one["cmd_id"], "seq": self.seq + 1})


StageMaker = Callable[..., Stage]
"""Makes pages with a staged table: ``stage(size, settings=…, language=…)``."""
