"""The sequence of play is the family's."""

from branchline.games.dales.sequence import CONTRACT

__all__ = ["CONTRACT"]
