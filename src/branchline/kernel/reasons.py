"""Reasons: why an action is not allowed, as a small code with its clause.

>>> why = Reasons()
>>> ON_TOWN = why("on_town", "XY-5.1")
>>> ON_TOWN, why[ON_TOWN]
(1, ReasonCode(code='on_town', clause='XY-5.1'))
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from branchline.kernel.words import Words

ALLOWED = 0


@dataclass(frozen=True)
class ReasonCode:
    code: str
    clause: str


class Reasons:
    """The reason codes of a game, numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self._codes: list[ReasonCode] = [ReasonCode("allowed", "")]

    def __call__(self, code: str, clause: str) -> int:
        self._codes.append(ReasonCode(code, clause))
        return len(self._codes) - 1

    def cite(self, number: int, clause: str) -> None:
        """The clause of a game that tells a reason of its family elsewhere."""
        self._codes[number] = replace(self._codes[number], clause=clause)

    def __getitem__(self, number: int) -> ReasonCode:
        return self._codes[number]

    def __iter__(self) -> Any:
        return iter(self._codes[1:])


@dataclass(frozen=True)
class Reason:
    """Why not, for a person: a code, the clause of the rules, and a sentence in either language."""

    code: str
    clause: str
    words: Words = field(repr=False, compare=False)
    details: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def say(self, language: str = "en") -> str:
        return self.words.say(f"reason-{self.code}", language, **self.details)

    @property
    def sentence(self) -> str:
        return self.say()
