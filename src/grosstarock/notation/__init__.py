"""Text and JSON in and out: tokens, the record of a deal and of a match, one-line positions.

Readers are forgiving and say every fault with its code and its place; writers are strict and write
one form alone.
"""
