"""Yardsticks that never change, so that speeds can be compared across versions and machines."""
