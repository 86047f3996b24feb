"""The characters of weak levels, whom `search/character.py` plays: their names, habits and looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from branchline.bots import UnknownBot

if TYPE_CHECKING:
    from branchline.bots.heuristic import Habit


class Look(NamedTuple):
    """How far somebody looks ahead, and how many lines they follow."""

    depth: int
    beam: int


@dataclass(frozen=True)
class Character:
    name: str
    habits: Mapping[Habit, float] = field(default_factory=dict)
    """What it likes to have more of, or with a negative number less, as parts of the most that a decision may cost."""
    noise: float = 0.4
    """The temperature, as a part of the same."""


LOOKS = {"novice": Look(1, 1), "casual": Look(3, 4)}
CHARACTERS = {
    "novice": (
        Character("Pease", {"hoards": 0.4, "borrows": -0.4}),
        Character("Brunel", {"builds": 0.4}),
        Character("Trevithick", noise=0.6),
    ),
    "casual": (
        Character("Huish", {"hoards": 0.3, "borrows": -0.2}, noise=0.8),
        Character("Brassey", {"builds": 0.3}, noise=0.8),
        Character("Hudson", {"borrows": 0.3, "builds": 0.1}, noise=0.8),
    ),
}
PIONEERS = ("Locke", "Cubitt", "Gooch", "Vignoles", "Rastrick", "Rennie", "Séguin")
"""Names of bots without a character of their own."""


def character_named(level: str, name: str) -> Character:
    """The character of a level whose name this is, in capitals or not."""
    for character in CHARACTERS.get(level, ()):
        if character.name.casefold() == name.casefold():
            return character
    raise UnknownBot("bot-unknown", bot=f"{level}:{name}", known=", ".join(bots_of(level)))


def bots_of(level: str) -> list[str]:
    """The bots of a level: one for each of its characters, or the level itself."""
    return [f"{level}:{each.name.casefold()}" for each in CHARACTERS.get(level, ())] or [level]


def bot_and_name(bot: str, taken: Iterable[str], random: Random) -> tuple[str, str]:
    """A bot to sit down at a table, and its name there; of a level with characters one who does not sit there yet.

    >>> bot_and_name("casual", ["Hudson", "Huish"], Random(1)), bot_and_name("novice:pease", [], Random(1))
    (('casual:brassey', 'Brassey'), ('novice:pease', 'Pease'))
    """
    level, _, chosen = bot.partition(":")
    if chosen:
        return bot, character_named(level, chosen).name
    names = [each.name for each in CHARACTERS.get(level, ())] or list(PIONEERS)
    sitting = set(taken)
    name = random.choice([name for name in names if name not in sitting] or names)
    return (f"{level}:{name.casefold()}" if level in CHARACTERS else level), name
