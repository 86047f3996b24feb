"""What the things of a match are called, in the language of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.words import speaking
from branchline.kernel.kinds import SEAT_LETTERS, Kind
from branchline.kernel.words import KERNEL_WORDS, joined

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def game_word(match: Match, key: str, **details: Any) -> str:
    """What stands under this key in the game's own words."""
    return match.game.words.say(key, speaking(), **details)


def thing_name(match: Match, kind: str, label: str) -> str:
    index = match.board.labels[kind].index(label)
    assert index is not None
    return str(match.name(Kind(kind), index, speaking()))


def seat_name(match: Match, seat: int) -> str:
    """`A Ada`, or `A` where nobody has a name."""
    letter, name = SEAT_LETTERS[seat], match.seats[seat]
    return letter if name == letter else f"{letter} {name}"


def listed(names: list[str]) -> str:
    """`A, B and C`"""
    return joined(names, KERNEL_WORDS, speaking())
