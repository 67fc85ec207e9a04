"""The text notation of deals and matches, which a person can read and type."""

from .text_findings import TextFault
from .text_reader import LONGEST_TEXT, read_text
from .text_stream import read_texts
from .text_tags import TEXT_FORM
from .text_writer import write_text

__all__ = ["LONGEST_TEXT", "TEXT_FORM", "TextFault", "read_text", "read_texts", "write_text"]
