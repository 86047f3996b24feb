"""Kinds: the sorts of thing that numbers name (seats, hexes, companies, amounts), and the words for their members."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SEAT_LETTERS = "ABCDEFGH"


@dataclass(frozen=True)
class Kind:
    """A sort of thing. A board names the members of most kinds; `labels` are for those that are the same everywhere."""

    name: str
    size: int = 0
    first: int = 0
    """For amounts: what the lowest index stands for."""
    scale: int = 1
    """For money: how much one unit is worth."""
    labels: tuple[str, ...] = ()
    seats: int = 0
    """So many of its first members are seats, as where track may be a player's or a company's."""
    counted_by: str = ""
    """The field of the board that says how many of them there are, where that is not all that fit into a record."""

    def __post_init__(self) -> None:
        if self.labels and not self.size:
            object.__setattr__(self, "size", len(self.labels))


SEAT = Kind("seat", len(SEAT_LETTERS))
NUMBER = Kind("number")
DEBT = Kind("debt")
"""A number of which one would rather have none."""
NOBODY = -1
"""No member of a kind."""


class Labels:
    """The words for the members of a kind on one board; aliases are understood but never printed."""

    def __init__(self, labels: Sequence[str], aliases: dict[str, int] | None = None) -> None:
        self.labels = list(labels)
        self._index = {alias.casefold(): i for alias, i in (aliases or {}).items()}
        self._index |= {label.casefold(): i for i, label in enumerate(labels)}

    def index(self, word: str) -> int | None:
        return self._index.get(word.casefold())

    def __getitem__(self, index: int) -> str:
        return self.labels[index]

    def __len__(self) -> int:
        return len(self.labels)


def label(kind: Kind, index: int, labels: Mapping[str, Labels]) -> str:
    """The word for a member: the board's, the kind's own, or its number."""
    known: Labels | tuple[str, ...] = labels.get(kind.name) or kind.labels
    if not known:
        return str(kind.first + index)
    return known[index] if 0 <= index < len(known) else f"{kind.name}#{index}"


def index_of(kind: Kind, word: str, labels: Mapping[str, Labels]) -> int | None:
    """The member that a word names, or None; amounts may be outside the kind's range."""
    known = labels.get(kind.name)
    if known is not None:
        return known.index(word)
    if kind.labels:
        return Labels(kind.labels).index(word)
    return int(word) - kind.first if word.isascii() and word.isdigit() and len(word) < 10 else None


class Members:
    """Which members the kinds have at one table, and what each is called in a position."""

    def __init__(self, labels: Mapping[str, Labels], players: int) -> None:
        self._labels = {**labels, "seat": Labels(SEAT_LETTERS[:players])}

    def count(self, kind: Kind) -> int:
        known = self._labels.get(kind.name)
        return kind.size if known is None else min(len(known), kind.size)

    def are_named(self, kind: Kind) -> bool:
        return kind.name in self._labels or bool(kind.labels)

    def word(self, kind: Kind, index: int) -> str | int:
        """A name, or the index itself where that is what people say; "2" for index 1 where they count from one."""
        return label(kind, index, self._labels) if self.are_named(kind) or kind.first else index

    def index(self, kind: Kind, word: str) -> int | None:
        return index_of(kind, word, self._labels)
