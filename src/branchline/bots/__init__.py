"""Bots: players that are programs. A bot gets what its seat may see, and answers with an action."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

_KINDS = {
    "random": ("branchline.bots.random", "RandomBot"),
    "greedy": ("branchline.bots.greedy", "GreedyBot"),
    "net": ("branchline.bots.net", "NetBot"),
}
BOTS = tuple(_KINDS)


class UnknownBot(BranchlineError):
    """No bot has this name."""


class Bot(Protocol):
    def choose(self, match: Match) -> int:
        """The number of a legal action for the seat to move."""


class FairBot:
    """A bot behind a screen: whatever match it is asked about, it is shown one that starts there, in which all is drawn
    anew that its seat cannot know, without log and without seed."""

    def __init__(self, bot: Any, seed: int) -> None:
        self._bot, self._random = bot, Random(seed)

    def choose(self, match: Match) -> int:
        return int(self._bot.choose(match.redealt(match.to_move, self._random.getrandbits(62))))

    @property
    def looks_far(self) -> bool:
        """Whether it looks as far ahead as it can, or less because its game was not compiled yet."""
        return bool(getattr(self._bot, "looks_far", True))


def make_bot(name: str, game: Game, seed: int = 0, *, wait: bool = True) -> FairBot:
    """A bot of this level. Without waiting for the compiler it looks less far until its game has been compiled.
    `net:FILE` plays the net in a file."""
    level, _, file = name.partition(":")
    if level not in BOTS or (file and level != "net"):
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(BOTS))
    module, kind = _KINDS[level]
    more = {"file": file} if file else {}
    return FairBot(getattr(import_module(module), kind)(game, seed, wait=wait, **more), seed)
