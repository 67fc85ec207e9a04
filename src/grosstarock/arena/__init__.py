"""Matches between computer players that settle who is stronger, and by how much.

Every pack is played by both players of a pair in every seat, so that the luck of the cards cancels;
what remains is said in points a deal with its 95 % interval. ``docs/arena.md`` has the method.
"""
