"""Actions: small integers with a readable face.

A game declares its verbs once; each gets a stretch of one contiguous range of numbers, one for every combination of
its arguments. Each has three rules: whether an action is of this verb, the action for some arguments, and the arguments
of an action. People read and type words.

>>> verbs = Verbs()
>>> FISH = verbs("fish", pond=Kind("pond", 4), hours=Kind("hours", 3, first=1))
>>> SLEEP = verbs("sleep")
>>> FISH.rules.pack(1, 2), FISH.rules.unpack(4), FISH.rules.is_of(4), SLEEP.rules.pack(), verbs.size
(4, (1, 2), True, 12, 13)
>>> labels = {"pond": Labels(["north", "south"])}
>>> verbs.text(4, labels)
'fish south 2'
>>> verbs.parse("Fish SOUTH 2", labels)
4
>>> verbs.parse("fish west 2", labels)
Traceback (most recent call last):
branchline.kernel.errors.BadAction: “west” is no pond of this board (in “fish west 2”).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from branchline.kernel.errors import BadAction
from branchline.kernel.kinds import Kind, Labels, index_of, label
from branchline.kernel.rules import rule


class VerbRules(NamedTuple):
    """What rules ask about the actions of one verb."""

    is_of: Callable[[int], bool]
    pack: Callable[..., int]
    """The action for some arguments."""
    unpack: Callable[[int], Any]
    """The arguments of an action."""


@dataclass(frozen=True, eq=False)
class Verb:
    name: str
    arguments: dict[str, Kind]
    start: int
    secret_until: str | None = None
    """The field of the state until whose change an action is nobody's business but its seat's."""

    @cached_property
    def rules(self) -> VerbRules:
        return _rules_of(self)

    @cached_property
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

    def __call__(self, name: str, /, *, secret_until: str | None = None, **arguments: Kind) -> Verb:
        """Declare a verb."""
        verb = Verb(name, arguments, self.size, secret_until)
        self._verbs[name] = verb
        self.size += verb.size
        return verb

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs.values())

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def of(self, action: int) -> Verb:
        for verb in self:
            if verb.start <= action < verb.start + verb.size:
                return verb
        raise BadAction("action-number", action=str(action), size=self.size)

    def counts(self, legal: Callable[..., int], board: Any, state: Any) -> dict[str, int]:
        """How many actions of each verb are legal."""
        out = np.zeros(self.size, np.int32)
        numbers = out[: legal(board, state, out)]
        return {
            verb.name: int(np.count_nonzero((numbers >= verb.start) & (numbers < verb.start + verb.size)))
            for verb in self
        }

    def action(self, number: int, labels: Mapping[str, Labels]) -> Action:
        verb = self.of(number)
        words = {
            name: label(kind, index, labels)
            for (name, kind), index in zip(verb.arguments.items(), verb.unpack(number), strict=True)
        }
        return Action(number, verb.name, words)

    def text(self, number: int, labels: Mapping[str, Labels]) -> str:
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

    def parse(self, text: str, labels: Mapping[str, Labels]) -> int:
        verb, words = self.split(text)
        indices = self.indices(verb, words, labels)
        for kind, index in zip(verb.arguments.values(), indices, strict=True):
            if not 0 <= index < kind.size:
                raise BadAction("argument-range", kind=kind.name, text=text, value=str(kind.first + index),
                                low=str(kind.first), high=str(kind.first + kind.size - 1))  # fmt: skip
        return verb.pack(indices)

    def indices(self, verb: Verb, words: Sequence[str], labels: Mapping[str, Labels]) -> list[int]:
        """What the argument words name; amounts may lie outside the verb's range."""
        indices = []
        for kind, word in zip(verb.arguments.values(), words, strict=True):
            index = index_of(kind, word, labels)
            if index is None:
                text = " ".join([verb.name, *words])
                raise BadAction("argument-unknown", word=word, kind=kind.name, text=text)
            indices.append(index)
        return indices


def _rules_of(verb: Verb) -> VerbRules:
    start, end = verb.start, verb.start + verb.size
    kinds = list(verb.arguments.values())

    @rule
    def is_verb(action: int) -> bool:
        return start <= action < end

    pack, unpack = _PACKERS[len(kinds)](start, [kind.first for kind in kinds], [kind.size for kind in kinds])
    return VerbRules(is_verb, pack, unpack)


def _no_argument(start: int, firsts: list[int], sizes: list[int]) -> Any:
    @rule
    def pack() -> int:
        return start

    return pack, None


def _one_argument(start: int, firsts: list[int], sizes: list[int]) -> Any:
    offset = start - firsts[0]

    @rule
    def pack(a: int) -> int:
        return offset + a

    @rule
    def unpack(action: int) -> int:
        return action - offset

    return pack, unpack


def _two_arguments(start: int, firsts: list[int], sizes: list[int]) -> Any:
    (first_a, first_b), size_b = firsts, sizes[1]
    offset = start - first_a * size_b - first_b

    @rule
    def pack(a: int, b: int) -> int:
        return offset + a * size_b + b

    @rule
    def unpack(action: int) -> tuple[int, int]:
        rest = action - start
        return rest // size_b + first_a, rest % size_b + first_b

    return pack, unpack


def _three_arguments(start: int, firsts: list[int], sizes: list[int]) -> Any:
    (first_a, first_b, first_c), (_, size_b, size_c) = firsts, sizes
    offset = start - (first_a * size_b + first_b) * size_c - first_c

    @rule
    def pack(a: int, b: int, c: int) -> int:
        return offset + (a * size_b + b) * size_c + c

    @rule
    def unpack(action: int) -> tuple[int, int, int]:
        rest = action - start
        return rest // size_c // size_b + first_a, rest // size_c % size_b + first_b, rest % size_c + first_c

    return pack, unpack


_PACKERS = (_no_argument, _one_argument, _two_arguments, _three_arguments)
