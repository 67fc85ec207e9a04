"""The Fluent files and how they are read."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import FluentParser, ast

import grosstarock.words
from grosstarock.core.cards import Card, Court, Suit
from grosstarock.core.seats import Seat
from grosstarock.words import NoSuchLanguage, catalogue, languages, say, voice
from grosstarock.words.catalogue import messages_of

WORDS = Path(grosstarock.words.__file__).parent
FILES = sorted(WORDS.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_is_good_fluent_and_is_cut_into_the_messages_it_has(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert list(messages_of(text)) == messages


def test_an_identifier_stands_once_in_a_language() -> None:
    for language in languages():
        found: Counter[str] = Counter()
        for file in sorted((WORDS / language).glob("*.ftl")):
            found.update(messages_of(file.read_text(encoding="utf-8")).keys())
        assert [name for name, times in found.items() if times > 1] == []


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"


def test_a_language_without_a_folder_is_refused() -> None:
    with pytest.raises(NoSuchLanguage, match="the languages are en"):
        say(Card.HK, "xx")


@pytest.fixture
def swedish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A language with a word and a form of its own, and little else."""
    copytree(WORDS / "en", tmp_path / "en")
    (tmp_path / "sv").mkdir()
    (tmp_path / "sv" / "cards.ftl").write_text(
        "suit = { $suit ->\n [H] hjärter\n *[S] spader\n }\n"
        "card = kort { $suit }\n    .definite = kortet\n"
        "player-seat = { $missing }\n"
    )
    monkeypatch.setattr(catalogue, "_HERE", tmp_path)
    for cached in (catalogue.languages, catalogue.catalogue):
        cached.cache_clear()
    for cached_forms in (voice.card_forms, voice.forms_of_cards):
        cached_forms.cache_clear()
    return "sv"


@pytest.fixture(autouse=True)
def forgotten() -> object:
    """Nothing of a language made for a test is remembered after it."""
    yield
    catalogue.languages.cache_clear()
    catalogue.catalogue.cache_clear()
    voice.card_forms.cache_clear()
    voice.forms_of_cards.cache_clear()


def test_what_a_language_lacks_or_cannot_say_is_said_in_english(swedish: str) -> None:
    assert languages() == ("en", "sv")
    assert say(Suit.HEARTS, swedish) == "hjärter"
    assert say(Suit.SPADES, "en") == "spades"
    assert say(Seat(1), swedish) == "seat 2"
    assert say(Court.KING, swedish) == "King"


def test_a_card_comes_in_the_forms_a_language_has(swedish: str) -> None:
    arguments = voice.Voice(swedish).card(Card.HK)
    assert arguments["card_definite"] == "kortet"
    assert arguments["card_text"] == arguments["card"] == "kort H"
    assert (arguments["card_kind"], arguments["card_suit"]) == ("court", "H")


def test_without_fluent_the_import_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['fluent.runtime'] = None; import grosstarock.words"
    found = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": str(WORDS.parent.parent)},
    )
    assert found.returncode != 0
    assert "pip install 'grosstarock[cli]'" in found.stderr
