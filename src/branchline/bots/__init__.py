"""Bots: players that are programs. A bot sees a match as the seat to move does, and answers with an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

BOTS = ("random", "greedy")


class UnknownBot(BranchlineError):
    """No bot has this name."""


class Bot(Protocol):
    def choose(self, match: Match) -> int:
        """The number of a legal action for the seat to move."""


def make_bot(name: str, game: Game, seed: int = 0, *, wait: bool = True) -> Bot:
    """A bot of this level. Without waiting for the compiler it looks less far until its game has been compiled."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(BOTS))
    if name == "random":
        from branchline.bots.random import RandomBot

        return RandomBot(seed)
    from branchline.bots.greedy import GreedyBot

    return GreedyBot(game, seed, wait=wait)
