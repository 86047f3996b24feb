"""The board in a terminal: the family's."""

from branchline.games.dales.terminal import accounts, describe, draw, money, tables

__all__ = ["accounts", "describe", "draw", "money", "tables"]
