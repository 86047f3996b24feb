"""Who keeps to the matches they begin may go on playing rated ones.

>>> conduct([(True, False)] * 2)
Conduct(owed=2, banned=False)
>>> conduct([(True, False)] * 3)
Conduct(owed=3, banned=True)
>>> conduct([(True, False)] * 3 + [(False, True)] * 2)
Conduct(owed=1, banned=True)
>>> conduct([(True, False)] * 3 + [(False, True)] * 3)
Conduct(owed=0, banned=False)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

MOST_OWED = 3
LOOKED_AT = 200
"""Matches of somebody that count, the latest ones."""


@dataclass(frozen=True)
class Conduct:
    owed: int
    """Matches to finish before everything is forgotten."""
    banned: bool
    """From rated tables, until nothing is owed any more."""


def conduct(matches: Iterable[tuple[bool, bool]]) -> Conduct:
    """Of each match with other people whether it was rated, and whether they kept to it: to its end, in their time.
    Each rated match that was left owes one, each match that was kept to pays for one."""
    owed, banned = 0, False
    for rated, kept in matches:
        if kept:
            owed = max(0, owed - 1)
        elif rated:
            owed = min(owed + 1, MOST_OWED)
        banned = owed >= MOST_OWED or (banned and owed > 0)
    return Conduct(owed, banned)
