"""``warmup``: every step of the compiling has its words."""

import pytest

from grosstarock.kernel.warmup import STEPS
from grosstarock.words import languages, say_code


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("step", [name for name, _ in STEPS])
def test_every_step_is_told_of(step: str, language: str) -> None:
    assert "7.5" in say_code(f"terminal-warm-{step}", {"seconds": "7.5"}, language)
