"""No hidden card is in the page: not in its text, its pictures, its labels or any attribute."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import pytest
from tests.web.recordings import TABLES, Recording, recording_of
from tests.web.serving import CHROMIUM

from grosstarock.core.cards import PAGAT, SCUSE
from grosstarock.core.cardset import ALL_CARDS, NO_CARDS, CardSet
from grosstarock.core.seats import Seat
from grosstarock.core.view import cards_shown, view
from grosstarock.server.wire import PROTOCOL
from grosstarock.server.wire_out import Welcome
from grosstarock.words.voice import card_forms

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

DEALS: Final = 20
ROWS_OF_A_DEAL: Final = 110
"""About as many as a deal has, with what people do around it."""
SHOWN: Final = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await drawn();
    for (let button; (button = document.querySelector('.go-on')); await drawn()) button.click();
    return document.documentElement.outerHTML;
}"""


@dataclass
class Watched(Recording):
    """A recording that knows after each row which cards each viewer must not see.

    What was once seen in a deal may still be told of, also when it was taken back.
    """

    hidden: list[tuple[CardSet, ...]] = field(default_factory=list)
    seen: dict[Any, CardSet] = field(default_factory=dict)

    def note(self) -> None:
        super().note()
        self.hidden.append(tuple(self._hidden_from(viewer) for viewer in self.viewers))

    def _hidden_from(self, viewer: Seat | None) -> CardSet:
        """The cards that lie neither in the viewer's hand nor on the table, nor were told."""
        deal = self.table.state.deal
        if deal is None or deal.turn is None:
            return NO_CARDS  # nothing is dealt, or what was dealt lies open
        seen = view(deal, viewer)
        known = seen.hand | (seen.discard or NO_CARDS)
        for trick in (*seen.tricks, *([seen.trick] if seen.trick is not None else [])):
            known |= CardSet(trick.cards)
        for seat in self.table.state.seats:
            known |= cards_shown(seen, seat)
        known |= self.seen.get((deal.pack, viewer), NO_CARDS)
        self.seen[deal.pack, viewer] = known
        return ALL_CARDS - known


NAMES: Final = {
    card: re.compile(rf"\b{re.escape(card_forms('en', card)[''])}\b", re.IGNORECASE)
    for card in ALL_CARDS
}
WORDS: Final = CardSet((PAGAT, SCUSE))
"""Cards whose names are words of the game besides, as in the Pagat pot: looked for as pictures."""
SAID_TO_BE_ELSEWHERE: Final = re.compile(r"without the [\w' ]+")
"""A declaration names the card that it lacks."""
PICTURES: Final = {card: re.compile(rf'[#"]{card.code}"') for card in ALL_CARDS}


def found_in(page: str, hidden: CardSet) -> list[str]:
    """What shows or names hidden cards in a page, with what stands around it."""
    hits = [PICTURES[card].search(page) for card in hidden]
    hits += [NAMES[card].search(page) for card in hidden - WORDS]
    return [page[max(0, hit.start() - 80) : hit.end() + 20] for hit in hits if hit is not None]


@pytest.mark.parametrize("number", range(DEALS))
def test_the_page_of_a_deal_holds_no_hidden_card(browser: Any, address: str, number: int) -> None:
    rules = TABLES[number % len(TABLES)]
    recording = recording_of(rules, 100 + number, ROWS_OF_A_DEAL, kind=Watched)
    assert isinstance(recording, Watched)
    # A player, and with every other deal a watcher.
    place = -1 if number % 2 else number % rules.players
    viewer = recording.viewers[place]
    page = browser.new_page(viewport={"width": 844, "height": 390}, locale="en-GB")
    sockets: list[Any] = []

    def connected(socket: Any) -> None:
        sockets.append(socket)

    page.route_web_socket(re.compile("/socket$"), connected)
    page.goto(f"{address}/table/hidden")
    for _ in range(1_000):
        if sockets:
            break
        page.wait_for_timeout(10)
    welcome = Welcome(protocol=PROTOCOL, table="hidden", seat=viewer, is_host=False, seq=0)
    sockets[0].send(msgspec.json.encode(welcome).decode())
    # One snapshot in the middle, as somebody gets who comes back.
    again = len(recording.rows) // 2
    seen = 0
    for at, row in enumerate(recording.rows):
        sent = [row["known"][place]] if at in (0, again) else row["sent"][place]
        for message in sent:
            sockets[0].send(json.dumps(msgspec.to_builtins(message)))
        if at % 2:
            continue  # every other row is enough to catch what lies there for longer
        shown = SAID_TO_BE_ELSEWHERE.sub("", page.evaluate(SHOWN))
        seen += len(set(re.findall(r'data-card="(\w+)"', shown)))
        assert found_in(shown, recording.hidden[at][place]) == [], at
    assert seen > 50 or viewer is None, "the page showed the deal"
    page.close()
