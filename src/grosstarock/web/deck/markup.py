"""The few SVG elements that the deck is made of, written as compact text."""

from __future__ import annotations

import math


def number(value: float) -> str:
    """A coordinate to one decimal, written as short as SVG allows: ``12``, ``.5``, ``-3.2``."""
    tenths = math.floor(abs(value) * 10 + 0.5)
    if tenths == 0:
        return "0"
    whole, part = divmod(tenths, 10)
    digits = str(whole or "") + (f".{part}" if part else "")
    return f"-{digits}" if value < 0 else digits


def numbers(values: list[float]) -> str:
    """Several coordinates in a row; a minus sign needs no blank before it."""
    text = ""
    for value in values:
        written = number(value)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def element(name: str, content: str = "", **attributes: str | float) -> str:
    """An element; ``stroke_width`` is the attribute ``stroke-width``, numbers get one decimal."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)


def path(outline: str, **attributes: str | float) -> str:
    """A path with its outline first."""
    return element("path", "", d=outline, **attributes)


def group(content: str, **attributes: str | float) -> str:
    """A group: what it sets, its content inherits."""
    return element("g", content, **attributes)


def use(target: str, **attributes: str | float) -> str:
    """Another drawing of the sprite, by its id."""
    return element("use", "", href=f"#{target}", **attributes)


def moved(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transformation: first turned (degrees, clockwise), then scaled, then moved."""
    text = f"translate({numbers([x, y])})"
    if turn:
        text += f"rotate({number(turn)})"
    if scale != 1.0:
        text += f"scale({_fine(scale)})"
    return text


def _fine(scale: float) -> str:
    """A scale needs three decimals where a coordinate needs one."""
    return f"{scale:.3f}".rstrip("0").rstrip(".").removeprefix("0")


def half_turn() -> str:
    """The card turned about its centre."""
    return "rotate(180 100 170)"
