"""A kit for tests of the game and of programs that play it: cards and deals from text.

Shipped with the package, so that whoever writes a player can use it too. Nothing else in the
package imports it.
"""
