"""Grosstarock (Danish Tarok): rules, records, players and a table for the terminal.

Rooms, from the floor up: ``core`` (the rules), ``notation`` and ``words`` (reading, writing,
saying), ``players`` (a view in, an action out), ``plugins`` (what is registered), ``cli`` (one
module a command).
"""

__version__ = "0.1.0"
