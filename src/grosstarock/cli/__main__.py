"""``python -m grosstarock.cli``."""

from . import main

main()
