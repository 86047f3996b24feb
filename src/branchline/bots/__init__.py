"""Bots: players that are programs. A bot gets what its seat may see, and answers with an action."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

LEVELS = ("random", "novice", "casual", "greedy", "master")
"""The ladder, the same in every game, from weakest to strongest."""
_KINDS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "random": ("simple", "RandomBot", {}),
    "novice": ("simple", "BlunderingBot", {"level": "novice"}),
    "casual": ("simple", "BlunderingBot", {"level": "casual"}),
    "greedy": ("search.greedy", "GreedyBot", {}),
    "master": ("search.master", "SearchBot", {}),
    "net": ("search.policy", "NetBot", {}),
    "outlook": ("search.master", "SearchBot", {}),
    "exec": ("play.external", "OutsideBot", {}),
}
BOTS = (*LEVELS, "net")
OF_A_FILE = {"net": "file", "outlook": "file", "exec": "command"}
"""`net:FILE` plays the net in a file, `outlook:FILE` by the outlook in one, `exec:COMMAND` is a program that answers on
its standard output."""
SEARCHING = ("master", "outlook")
"""Those whose strength hangs on how long they may think."""
THINKING_SECONDS = 2.0
"""What they take for a move at most where somebody waits."""
CROWDED = 0.5
"""With a smaller share of that time they are in a hurry, and people are told so."""


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

    def hurry(self, share: float) -> None:
        """From now on take only this share of the usual time for a move, if it is one that could take more."""
        if hasattr(self._bot, "share"):
            self._bot.share = share

    def close(self) -> None:
        """It is not needed any more."""
        if hasattr(self._bot, "close"):
            self._bot.close()

    @property
    def looks_far(self) -> bool:
        """Whether it looks as far ahead as it can, or less because its game was not compiled yet."""
        return bool(getattr(self._bot, "looks_far", True))


def make_bot(name: str, game: Game, seed: int = 0, *, wait: bool = True, **budget: Any) -> FairBot:
    """A bot with this id. Without waiting for the compiler it looks less far until its game has been compiled. A budget
    of `simulations` or `seconds` a move is for those that search."""
    level, _, source = name.partition(":")
    if level not in OF_A_FILE if source else level not in BOTS:
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(BOTS))
    module, kind, settings = _KINDS[level]
    if source:
        settings = {OF_A_FILE[level]: source}
    if level in SEARCHING:
        settings = settings | budget
    bot = getattr(import_module(f"branchline.bots.{module}"), kind)
    return FairBot(bot(game, seed, wait=wait, **settings), seed)
