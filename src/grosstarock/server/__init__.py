"""The table for many: a pure table, its log, its messages and its store, and the web in front.

``table`` decides and folds and knows no clock, no chance and no network; ``mailbox`` runs one table
after the other's commands, ``store`` keeps the log, ``wire`` says what goes over a connection.
"""
