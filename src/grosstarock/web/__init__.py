"""The browser's part: pages as plain ES modules, the deck, and how the deck is drawn.

It knows the wire protocol and the words alone, no rules, and imports no other room.
"""
