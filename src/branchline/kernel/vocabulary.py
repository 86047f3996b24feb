"""What the type of a view says beyond Python's own types: which words a text can be."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Vocabulary:
    """The words that a text can be, and what the browser client calls them:
    `Phase = Annotated[str, Vocabulary("Phase", ("act", "over"))]`."""

    name: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class EveryWord:
    """Of a dictionary whose keys are words: it has them all."""


EVERY_WORD = EveryWord()
