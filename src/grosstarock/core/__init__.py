"""The rules of Grosstarock: pure, from the standard library alone, without clock, chance or input.

Five verbs: ``engine.initial``, ``engine.legal_actions``, ``engine.refusal``, ``engine.apply`` and
``view.view``. Everything else is a value or a helper with a name from the game.
"""
