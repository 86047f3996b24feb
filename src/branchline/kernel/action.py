"""Actions: small integers with a readable face.

A game declares its verbs once; each gets a stretch of one contiguous range of numbers, one for every combination of
its arguments. Rules compute with the first number of the stretch, people read and type words.

>>> verbs = Verbs()
>>> FISH = verbs("fish", pond=Kind("pond", 4), bait=Kind("bait", 3))
>>> SLEEP = verbs("sleep")
>>> FISH, SLEEP, verbs.size
(0, 12, 13)
>>> labels = {"pond": Labels(["north", "south"]), "bait": Labels(["worm", "fly", "bread"])}
>>> verbs.text(4, labels)
'fish south fly'
>>> verbs.parse("Fish SOUTH fly", labels)
4
>>> verbs.parse("fish west fly", labels)
Traceback (most recent call last):
branchline.kernel.errors.BadAction: “west” is no pond of this board (in “fish west fly”).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from branchline.kernel.errors import BadAction


@dataclass(frozen=True)
class Kind:
    """What sort of thing an argument is, so that a client knows how to pick it without knowing the game."""

    name: str
    size: int = 0
    first: int = 0
    """For amounts: what the lowest index stands for."""
    scale: int = 1
    """For money: how much one unit is worth."""


SEAT = Kind("seat", 8)
NUMBER = Kind("number")


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


@dataclass(frozen=True)
class Verb:
    name: str
    arguments: dict[str, Kind]
    start: int

    @property
    def size(self) -> int:
        return math.prod(kind.size for kind in self.arguments.values())

    def unpack(self, action: int) -> tuple[int, ...]:
        """The argument indices of an action of this verb."""
        rest, indices = action - self.start, []
        for kind in reversed(self.arguments.values()):
            rest, index = divmod(rest, kind.size)
            indices.append(index)
        return tuple(reversed(indices))

    def pack(self, indices: Sequence[int]) -> int:
        number = 0
        for kind, index in zip(self.arguments.values(), indices, strict=True):
            number = number * kind.size + index
        return self.start + number


@dataclass(frozen=True)
class Action:
    """An answer to the open question: a number, a verb and its arguments; `str` gives the text form."""

    number: int
    verb: str = field(compare=False)
    arguments: dict[str, str] = field(compare=False)

    def __str__(self) -> str:
        return " ".join([self.verb, *self.arguments.values()])

    def __int__(self) -> int:
        return self.number

    def to_json(self) -> dict[str, Any]:
        return {"number": self.number, "text": str(self), "verb": self.verb, "arguments": self.arguments}


class Verbs:
    """The verbs of a game and the range of numbers they fill."""

    def __init__(self) -> None:
        self._verbs: dict[str, Verb] = {}
        self.size = 0

    def __call__(self, name: str, /, **arguments: Kind) -> int:
        """Declare a verb; returns the number of its first action."""
        verb = Verb(name, arguments, self.size)
        self._verbs[name] = verb
        self.size += verb.size
        return verb.start

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def of(self, action: int) -> Verb:
        for verb in self:
            if verb.start <= action < verb.start + verb.size:
                return verb
        raise BadAction("action-number", action=str(action), size=self.size)

    def action(self, number: int, labels: dict[str, Labels]) -> Action:
        verb = self.of(number)
        words = {
            name: label(kind, index, labels)
            for (name, kind), index in zip(verb.arguments.items(), verb.unpack(number), strict=True)
        }
        return Action(number, verb.name, words)

    def text(self, number: int, labels: dict[str, Labels]) -> str:
        return str(self.action(number, labels))

    def split(self, text: str) -> tuple[Verb, list[str]]:
        """The verb of a typed action and its argument words."""
        name, *words = text.split() or [""]
        verb = self._verbs.get(name.casefold())
        if verb is None:
            raise BadAction("verb-unknown", verb=name, text=text, known=", ".join(self._verbs))
        if len(words) != len(verb.arguments):
            expected = " ".join([verb.name, *(kind.name.upper() for kind in verb.arguments.values())])
            raise BadAction("verb-arguments", verb=verb.name, text=text, expected=expected)
        return verb, words

    def parse(self, text: str, labels: dict[str, Labels]) -> int:
        verb, words = self.split(text)
        indices = []
        for kind, word in zip(verb.arguments.values(), words, strict=True):
            index = _index(kind, word, labels)
            if index is None:
                raise BadAction("argument-unknown", word=word, kind=kind.name, text=text)
            indices.append(index)
        return verb.pack(indices)


def label(kind: Kind, index: int, labels: dict[str, Labels]) -> str:
    known = labels.get(kind.name)
    if known is None:
        return str(kind.first + index)
    return known[index] if 0 <= index < len(known) else f"{kind.name}#{index}"


def _index(kind: Kind, word: str, labels: dict[str, Labels]) -> int | None:
    known = labels.get(kind.name)
    if known is not None:
        return known.index(word)
    if not word.isascii() or not word.isdigit():
        return None
    index = int(word) - kind.first
    return index if 0 <= index < kind.size else None
