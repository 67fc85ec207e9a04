"""The deck: the sprite as it is shipped, its colours, and the emblems of its trumps."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.web import colour_vision, deck_raster

from grosstarock.core.cards import PACK
from grosstarock.web.deck import geometry, glyphs, lettering, markup, palette, sheet, trumps
from grosstarock.web.deck.__main__ import SPRITE
from grosstarock.web.deck.sprite import CODES, sprite

_SVG = "{http://www.w3.org/2000/svg}"
_DOCUMENT = Path(__file__).parents[2] / "docs" / "deck.md"
# Nothing that a strict content security policy would refuse, and nothing that loads or runs.
_ELEMENTS = {"svg", "defs", "symbol", "g", "path", "rect", "use", "metadata"}
_EMBLEMS = [f"T{value}" for value in range(1, 22)]


@cache
def _shipped() -> ElementTree.Element:
    return ElementTree.fromstring(SPRITE.read_text(encoding="utf-8"))


def _drawn() -> list[ElementTree.Element]:
    """Every element of the sprite that belongs to SVG."""
    return [element for element in _shipped().iter() if element.tag.startswith(_SVG)]


def _emblem(code: str) -> ElementTree.Element:
    return next(each for each in _drawn() if each.get("id") == f"emblem-{code}")


# --- the sprite -----------------------------------------------------------------------------------


def test_the_shipped_sprite_is_what_the_generator_draws() -> None:
    assert SPRITE.read_bytes() == sprite().encode()


def test_each_card_of_the_record_and_the_back_is_one_symbol() -> None:
    symbols = [each.attrib["id"] for each in _drawn() if each.tag == f"{_SVG}symbol"]
    assert tuple(symbols) == CODES
    assert len(symbols) == 79
    assert set(symbols) == {str(card) for card in PACK} | {"back"}


def test_symbols_have_the_proportions_of_a_tarock_card() -> None:
    boxes = {each.attrib["viewBox"] for each in _drawn() if each.tag == f"{_SVG}symbol"}
    assert boxes == {"0 0 200 340"}


def test_the_sprite_stays_under_60_kb_by_gzip() -> None:
    assert len(gzip.compress(SPRITE.read_bytes(), 9)) < 60_000


def test_a_strict_content_security_policy_lets_the_sprite_pass() -> None:
    assert {each.tag.removeprefix(_SVG) for each in _drawn()} <= _ELEMENTS
    names = {name for each in _drawn() for name in each.attrib}
    assert "style" not in names
    assert "class" not in names
    assert not [name for name in names if name.startswith("on")]
    assert "url(" not in SPRITE.read_text(encoding="utf-8")


def test_every_use_finds_its_drawing_inside_the_sprite_and_ids_are_unique() -> None:
    ids = Counter(each.attrib["id"] for each in _drawn() if "id" in each.attrib)
    targets = [each.attrib["href"] for each in _drawn() if each.tag == f"{_SVG}use"]
    assert max(ids.values()) == 1
    assert {target.removeprefix("#") for target in targets} <= set(ids)
    assert all(target.startswith("#") for target in targets)


def test_letters_and_figures_are_outlines_not_text() -> None:
    assert {"0", "9", *"KQNJDCBRVFIX"} <= set(glyphs.INDEX)
    assert set("".join(lettering.ROMAN_NUMERALS)) == set(glyphs.ROMAN)
    assert all({*letters} <= set(glyphs.INDEX) for letters in lettering.LETTERS.values())


def test_the_sprite_says_under_which_licences_it_stands() -> None:
    about = _shipped().find(f"{_SVG}metadata")
    assert about is not None
    metadata = "".join(about.itertext())
    assert "CC0 1.0" in metadata
    assert "SIL Open Font License 1.1" in metadata


# --- what a page may set --------------------------------------------------------------------------


def _properties() -> dict[str, set[str]]:
    """Each custom property of the sprite with its default values."""
    found: dict[str, set[str]] = {}
    for name, default in re.findall(r"var\(--([\w-]+),([^)]*)\)", SPRITE.read_text("utf-8")):
        found.setdefault(name, set()).add(default)
    return found


def test_a_property_has_one_default_everywhere() -> None:
    assert {name: len(defaults) for name, defaults in _properties().items()} == dict.fromkeys(
        _properties(), 1
    )


def test_a_page_that_sets_nothing_gets_english_letters_arabic_numbers_and_normal_indices() -> None:
    layers = {
        name: default
        for name, (default,) in _properties().items()
        if name not in palette.PROPERTIES
    }
    shown = {name for name, default in layers.items() if default == "inline"}
    assert shown == {"letters-english", "numerals-arabic", "index-normal"}
    assert {default for name, default in layers.items() if name not in shown} == {"none"}


def test_the_document_names_every_property_and_nothing_else() -> None:
    document = _DOCUMENT.read_text(encoding="utf-8")
    assert set(re.findall(r"`--([\w-]+)`", document)) == set(_properties())


def test_the_document_shows_the_palettes_as_they_are() -> None:
    document = _DOCUMENT.read_text(encoding="utf-8")
    for colours in (*palette.PALETTES.values(), palette.DARK_PAPER):
        for name, colour in colours.items():
            assert f"--{name}: {colour};" in document


def test_every_language_has_four_letters_that_differ() -> None:
    for letters in lettering.LETTERS.values():
        assert len(set(letters)) == 4


# --- colours --------------------------------------------------------------------------------------


def _suit_colours(name: str) -> dict[str, str]:
    colours = {**palette.PROPERTIES, **palette.PALETTES[name]}
    return {suit: colours[suit] for suit in palette.SUITS}


@pytest.mark.parametrize("vision", colour_vision.VISION)
def test_the_colour_blind_palette_keeps_the_suits_apart_for_every_vision(vision: str) -> None:
    colours = _suit_colours("colour-blind")
    near = {
        (one, other): round(colour_vision.distance(colours[one], colours[other], vision))
        for one, other in combinations(palette.SUITS, 2)
    }
    assert min(near.values()) >= 25, near


def test_the_four_colour_palette_keeps_the_suits_apart_for_full_vision() -> None:
    colours = _suit_colours("four-colour")
    assert (
        min(
            colour_vision.distance(one, other, "full")
            for one, other in combinations(colours.values(), 2)
        )
        >= 50
    )


@pytest.mark.parametrize("name", palette.PALETTES)
@pytest.mark.parametrize("paper", [palette.PROPERTIES["paper"], palette.DARK_PAPER["paper"]])
def test_every_index_stands_out_from_its_paper(name: str, paper: str) -> None:
    inks = [*_suit_colours(name).values(), palette.PROPERTIES["T"]]
    assert min(colour_vision.contrast(ink, paper) for ink in inks) >= 3


# --- the emblems of the trumps --------------------------------------------------------------------


@cache
def _pictures() -> dict[str, deck_raster.Picture]:
    return {code: deck_raster.picture(_emblem(code)) for code in _EMBLEMS}


def test_twenty_one_different_animals() -> None:
    assert len(trumps.ANIMALS) == 21


@pytest.mark.parametrize("code", _EMBLEMS)
def test_an_emblem_stays_inside_its_field_and_fills_a_good_part_of_it(code: str) -> None:
    left, top, right, bottom = deck_raster.extent(_emblem(code))
    assert left >= 13
    assert top >= 13
    assert right <= 187
    assert bottom <= 176  # the belt hides what hangs below the horizon
    assert _pictures()[code].area() >= 550  # of 80 by 68 pixels


@pytest.mark.parametrize(("one", "other"), list(combinations(_EMBLEMS, 2)))
def test_emblems_differ_at_80_pixels_whatever_colour_index_and_place(one: str, other: str) -> None:
    """Also when one is laid over the other, up to five pixels off, where they agree best."""
    first, second = _pictures()[one], _pictures()[other]
    shifts = [row * deck_raster.COLUMNS + column for row in range(-5, 6) for column in range(-5, 6)]
    silhouette = min(first.difference(second, shift)[0] for shift in shifts)
    tones = min(first.difference(second, shift)[1] for shift in shifts)
    assert silhouette >= 0.25
    assert tones >= 0.25


def test_the_picture_of_an_emblem_is_no_different_from_itself() -> None:
    for picture in _pictures().values():
        assert picture.difference(picture) == (0, 0)


# --- the court cards ------------------------------------------------------------------------------


def test_no_two_court_cards_share_their_drawing() -> None:
    halves = {
        code: re.sub(r'id="[^"]*"|var\([^)]*\)|#pip-.', "", ElementTree.tostring(each).decode())
        for each in _drawn()
        for code in [each.get("id", "")]
        if re.fullmatch(r"half-[CSHD][KQNJ]", code)
    }
    assert len(halves) == 16
    assert len(set(halves.values())) == 16


# --- drawing through points -----------------------------------------------------------------------

_numbers = st.integers(-2000, 2000).map(lambda tenths: tenths / 10)


@given(_numbers)
def test_a_coordinate_is_written_short_and_reads_back(value: float) -> None:
    text = markup.number(value)
    assert float(text) == value
    assert not text.startswith(("0.", "-0."))


@given(st.lists(st.tuples(_numbers, _numbers), min_size=3, max_size=8, unique=True), st.data())
def test_a_closed_curve_passes_through_its_points(
    places: list[tuple[float, float]], data: st.DataObject
) -> None:
    corners = data.draw(st.lists(st.booleans(), min_size=len(places), max_size=len(places)))
    words = [
        f"{x},{y}{'!' if corner else ''}" for (x, y), corner in zip(places, corners, strict=True)
    ]
    (figure,) = deck_raster.polygons(geometry.closed(" ".join(words)))
    for x, y in places:
        assert min(abs(x - at) + abs(y - down) for at, down in figure) < 1e-6


def test_a_mirrored_outline_is_its_own_mirror_image_twice() -> None:
    outline = "3,4 5,6! 7,-8"
    assert geometry.mirrored(geometry.mirrored(outline, 70), 70) == outline


# --- the pages for the documentation --------------------------------------------------------------


def test_the_sheet_shows_every_card_and_the_telephone_a_hand_of_25() -> None:
    assert re.findall(r'<use href="#([^"]*)"/></svg>', sheet.all_cards()) == list(CODES)
    shown = re.findall(r'<use href="#([^"]*)"/></svg>', sheet.phone())
    assert len(shown) == 75
    assert len(set(shown)) == 25
