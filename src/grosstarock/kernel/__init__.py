"""The same rules on machine words, compiled: play in bulk, exact endings, worlds, counts.

The core is written to be read and is the judge; this room is written to be fast and is held equal
to it by the differential tests. Importing the room needs the extra ``kernel`` (Numba and NumPy),
and nothing else in the package imports it before it is needed. ``docs/kernel.md`` tells how the
parts mirror the core.
"""
