"""A position in words, line by line, for those who listen and those who only read.

A game describes what a view of its shows, so that nothing is told that a seat may not see. Of a game without a
description every entry of the view is told by its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline.kernel.kinds import Kind
from branchline.kernel.words import KERNEL_WORDS, joined

if TYPE_CHECKING:
    from branchline.kernel.sentences import Sentences


class Description(NamedTuple):
    """A position in words."""

    standing: list[str]
    """How far the match has come, and what everyone has."""
    board: list[str]
    """What lies on the board."""


def capitalised(told: Description) -> Description:
    """A line may begin with a word that has no capital of its own."""
    return Description(*([line[:1].upper() + line[1:] for line in lines] for lines in told))


class Telling:
    """One match told in one language: what a description is made with."""

    def __init__(self, match: Sentences, language: str) -> None:
        self._match, self._language = match, language
        self.board = match.board
        self.seats = range(len(match.seats))

    def say(self, key: str, /, **details: Any) -> str:
        """What stands under this key in the game's words."""
        return self._match.game.words.say(key, self._language, **details)

    def word(self, key: str, fallback: str) -> str:
        """The same, or these words where the game has none."""
        return self._match.game.words.name(key, fallback, self._language)

    def name(self, kind: str, label: str) -> str:
        """What a thing of the board is called."""
        return str(self._match.name(Kind(kind), self.board.labels[kind].labels.index(label), self._language))

    def names(self, kind: str, labels: Iterable[str]) -> str:
        return self.listed([self.name(kind, label) for label in labels])

    def seat(self, seat: int) -> str:
        return self._match.seats[seat]

    def listed(self, names: list[str]) -> str:
        """`A, B and C`"""
        return joined(names, KERNEL_WORDS, self._language)

    def series(self, parts: Iterable[str]) -> str:
        """`A 3 shares; B 2 shares`"""
        return self.in_general("between").join(parts)

    @cached_property
    def public(self) -> dict[str, Any]:
        """What everybody sees."""
        view: dict[str, Any] = self._match.view(None)
        return view

    def in_general(self, key: str, /, **details: Any) -> str:
        """What the kernel says of any game."""
        return KERNEL_WORDS.say(f"view-{key}", self._language, **details)


def describe_view(telling: Telling, view: Mapping[str, Any]) -> Description:
    """Everything in a view: what has a value for each seat, seat by seat, and the rest entry by entry."""
    owned = by_seat(telling, view)
    rows = [{key: values[seat] for key, values in owned.items()} for seat in telling.seats]
    standing = [_entry(telling, telling.seat(seat), tell(telling, row)) for seat, row in enumerate(rows) if row]
    return Description(standing, entries(telling, view))


def entries(telling: Telling, view: Mapping[str, Any]) -> list[str]:
    """What is not told seat by seat: a line for each entry, or for each thing in it."""
    apart = by_seat(telling, view)
    named = [(entry_name(telling, key), value) for key, value in view.items() if key not in apart]
    return [line for name, value in named for line in _lines(telling, name, value)]


def by_seat(telling: Telling, view: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The entries that have a value for each seat, whoever looks: a hand of as many cards has not."""
    return {key: view[key] for key in view if all(_is_for_each(telling, look[key]) for look in (view, telling.public))}


def _is_for_each(telling: Telling, value: Any) -> bool:
    return isinstance(value, list) and len(value) == len(telling.seats)


def _lines(telling: Telling, name: str, value: Any) -> list[str]:
    if not any(isinstance(part, Mapping | list) for _, part in _parts(value)):
        return [_entry(telling, name, tell(telling, value))]
    return [_entry(telling, f"{name} {key}", tell(telling, part)) for key, part in _parts(value)]


def _parts(value: Any) -> Iterable[tuple[Any, Any]]:
    """The things in a value, by name or by number."""
    if isinstance(value, Mapping):
        return value.items()
    return enumerate(value, 1) if isinstance(value, list) else ()


def tell(telling: Telling, value: Any) -> str:
    """A value of the view, whatever it is made of."""
    nothing = telling.in_general("nothing")
    if isinstance(value, Mapping):
        return ", ".join(f"{entry_name(telling, key)} {tell(telling, part)}" for key, part in value.items()) or nothing
    if isinstance(value, list):
        return telling.series(tell(telling, part) for part in value) or nothing
    if isinstance(value, bool):
        return telling.in_general("yes" if value else "no")
    return nothing if value is None or value == "" else str(value)


def entry_name(telling: Telling, key: str) -> str:
    """What the game calls an entry of its view; otherwise what the program does."""
    return telling.word(f"view-{key}", key.replace("_", " "))


def _entry(telling: Telling, name: str, value: str) -> str:
    return telling.in_general("entry", name=name, value=value)
