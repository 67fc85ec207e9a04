"""The two one-line forms: an ending, and a deal so far."""

from .oneline_ending import ENDING_FORM, read_ending, write_ending
from .oneline_prefix import PREFIX_FORM, prefix_of, read_prefix, write_prefix

__all__ = [
    "ENDING_FORM",
    "PREFIX_FORM",
    "prefix_of",
    "read_ending",
    "read_prefix",
    "write_ending",
    "write_prefix",
]
