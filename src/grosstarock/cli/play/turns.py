"""The person's turn: what is asked, in each phase, and what is done with the answer."""

from collections.abc import Callable
from dataclasses import replace

from grosstarock.core.actions import Action, Declare, PassDemand, PassRedeal, Play
from grosstarock.core.cards import SCUSE
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.declarations import declaration_amount, holdings
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.view import View
from grosstarock.players.novice import novice
from grosstarock.words.sheet import sheet
from grosstarock.words.sheet_text import sheet_text

from .intents import Command, Unclear, Word, intent_of, suit_of
from .screen import Screen
from .session import Session

Ask = Callable[[str], str]
"""Shows a question and gives the line that was typed; raises ``EOFError`` when input has ended."""

ADVICE_SEED = 0


class Leaving(Exception):
    """The person leaves the table; ``ending`` when the match is to end, not only to wait."""

    def __init__(self, *, ending: bool) -> None:
        self.ending = ending
        super().__init__()


def take_turn(session: Session, screen: Screen, ask: Ask) -> None:
    """Asks the person until something is done or taken back."""
    seen = session.seen
    own = _without_asking(seen.choice)
    if own is not None:
        screen.narrate(session.act(own))
        return
    show_turn(screen, seen)
    while True:
        intent = intent_of(ask(_question(screen, seen.choice)), seen.choice)
        match intent:
            case Command(Word.UNDO):
                if session.take_back():
                    screen.tell("taken-back")
                    show_table(screen, session.seen)
                    return
                screen.tell("nothing-to-take-back")
            case Command():
                answer_command(session, screen, intent)
            case Unclear(code, found):
                screen.tell(code, found=found)
            case _:
                action = _named(intent, seen.choice, screen, ask)
                if action is not None and _acted(session, screen, action):
                    return


def show_table(screen: Screen, seen: View) -> None:
    """The trick in progress, for who comes to it anew; one not begun is shown as it begins."""
    if seen.trick is not None and seen.trick.cards:
        screen.trick(seen.trick)


def show_turn(screen: Screen, seen: View) -> None:
    """What a person needs to see to choose."""
    screen.hand(seen)
    match seen.choice:
        case DiscardChoice() as choice:
            screen.line(screen.said(choice))
            if choice.may_announce_tout:
                screen.tell("announce-tout")
        case DeclareChoice(held=held):
            for number, holding in enumerate(holdings(seen.rules, seen.hand), 1):
                if holding.name not in held:
                    continue
                points = declaration_amount(seen.rules.tariff, holding.declaration)
                declaration, each = screen.said(holding.declaration), screen.amount(points)
                screen.tell("declare-choice", number=number, declaration=declaration, amount=each)
        case _:
            pass


def answer_command(session: Session, screen: Screen, command: Command) -> None:
    """Help, the last trick, the payments, advice, a clause, or leaving."""
    seen = session.seen
    match command.word:
        case Word.HELP:
            screen.tell("help")
        case Word.LAST_TRICK if seen.tricks:
            last = seen.tricks[-1]
            screen.trick(last)
        case Word.LAST_TRICK:
            screen.tell("no-last-trick")
        case Word.SHEET:
            print_sheet(session, screen)
        case Word.HINT:
            advice = novice(ADVICE_SEED).choose(seen)
            screen.tell("hint", action=screen.said(advice))
        case Word.RULE:
            _print_clause(screen, command.argument)
        case Word.QUIT:
            raise Leaving(ending=False)
        case _:
            raise Leaving(ending=True)


def print_sheet(session: Session, screen: Screen) -> None:
    """The settlement sheet of the deal as far as it has come."""
    seen = session.seen
    ledger = sheet(
        seen.ledger,
        session.deal.before,
        seen.rules,
        screen.names,
        screen.language,
        played=seen.played,
    )
    screen.line()
    screen.line(sheet_text(ledger))


def _print_clause(screen: Screen, argument: str) -> None:
    wanted = argument.strip().upper()
    if wanted not in set(Clause):
        screen.tell("no-such-clause", found=argument)
        return
    screen.line(screen.said(CLAUSES[Clause(wanted)]))


def _without_asking(choice: Choice) -> Action | None:
    """What is done for the person: nothing to choose, or a compulsory declaration (DECL-2)."""
    match choice:
        case RedealChoice(seat, may_ask=False):
            return PassRedeal(seat)
        case DemandChoice(seat, may_demand=False):
            return PassDemand(seat)
        case DeclareChoice(seat, held, compulsory) if compulsory or not held:
            return Declare(seat, held)
        case _:
            return None


def _question(screen: Screen, choice: Choice) -> str:
    questions = {
        RedealChoice: "ask-redeal",
        DiscardChoice: "ask-discard",
        DeclareChoice: "ask-declare",
        DemandChoice: "ask-demand",
        PlayChoice: "ask-card",
    }
    return screen.words(questions[type(choice)])


def _named(action: Action, choice: Choice, screen: Screen, ask: Ask) -> Action | None:
    """A led 'Scuse with the suit it leads, which is asked for where it was not typed."""
    if not isinstance(action, Play) or action.card != SCUSE or action.names is not None:
        return action
    if not isinstance(choice, PlayChoice) or not choice.names:
        return action
    suit = suit_of(ask(screen.words("ask-suit")))
    if isinstance(suit, Unclear):
        screen.tell(suit.code, found=suit.found)
        return None
    return replace(action, names=suit)


def _acted(session: Session, screen: Screen, action: Action) -> bool:
    try:
        events = session.act(action)
    except IllegalAction as illegal:
        screen.line(screen.said(illegal.refusal))
        return False
    screen.narrate(events)
    return True
