"""Bots: players that are programs. A bot gets what its seat may see, and answers with an action.

- `heuristic`: the declaration of a heuristic; `heuristics`: one for each game.
- `search`: bots that look ahead; `simple`: the random bot.
- `characters`: what makes weak levels play like people.
- `evaluation`: the value of positions to every seat; `terminal`: the value of a finished game.
- `models`: value and policy-value networks, what they read, and their files.
- `play`: the arena, the ladder of levels, ratings, and programs from outside.
- `advice`: the best moves for people, and the analysis of finished matches.
- `compile`: compiles what the bots of a game need.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.bots.search.findings import Budget
    from branchline.kernel import Game, Match

LEVELS = ("random", "novice", "casual", "greedy", "master")
"""The ladder, the same in every game, from weakest to strongest."""
_KINDS: dict[str, tuple[str, str, dict[str, str]]] = {
    "random": ("simple", "RandomBot", {}),
    "novice": ("search.character", "CharacterBot", {"level": "novice"}),
    "casual": ("search.character", "CharacterBot", {"level": "casual"}),
    "greedy": ("search.greedy", "GreedyBot", {}),
    "master": ("search.master", "MasterBot", {}),
    "net": ("search.policy", "PolicyBot", {}),
    "value": ("search.master", "MasterBot", {}),
    "exec": ("play.external", "ExternalBot", {}),
    "python": ("play.python_file", "PythonBot", {}),
}
BOTS = (*LEVELS, "net")
PARAMETERS = {"novice": "character", "casual": "character", "net": "file", "value": "file", "exec": "command",
              "python": "file"}  # fmt: skip
"""`casual:NAME` is one character of that level, `net:FILE` plays the policy-value network in a file, `value:FILE`
searches with the value network in one, `exec:COMMAND` is a program that answers on its standard output, `python:FILE` a
file that defines `choose(match)`."""
SEARCHING = ("master", "value")
"""Those whose strength depends on how long they may think."""
THINKING_SECONDS = 2.0
"""The most that they take for a move where somebody waits."""
FULL_STRENGTH_SHARE = 0.5
"""With a smaller share of that time they are in a hurry, and people are told so."""


class UnknownBot(BranchlineError):
    """No bot has this name."""


class Bot:
    """A player that is a program."""

    budget: Budget | None = None
    """How long it may think, if it takes time at all."""

    def choose(self, match: Match) -> int:
        """The number of a legal action for the seat to move."""
        raise NotImplementedError

    @property
    def at_full_strength(self) -> bool:
        """Whether the last choice was as good as it can be, or worse because its game was not compiled yet."""
        return True

    def close(self) -> None:
        """Give back what the bot holds."""


class FairBot(Bot):
    """A bot behind a screen: it is shown a match that starts in the present position, determinized for its seat,
    without log and without seed."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot, self._random = bot, Random(seed)

    def choose(self, match: Match) -> int:
        return int(self._bot.choose(match.determinized(match.to_move, self._random.getrandbits(62))))

    def limit_time(self, share: float) -> None:
        """Limit the bot to this share of the usual time for a move, if it takes time at all."""
        if self._bot.budget is not None:
            self._bot.budget.share = share

    def close(self) -> None:
        self._bot.close()

    @property
    def at_full_strength(self) -> bool:
        return self._bot.at_full_strength


def make_bot(name: str, game: Game, seed: int = 0, *, wait: bool = True, simulations: int | None = None,
             seconds: float | None = None) -> FairBot:  # fmt: skip
    """Make the bot of this name. If it does not wait for the compiler, it plays less well until its game has been
    compiled. The budget of so many simulations or seconds a move is for bots that search."""
    level, _, source = name.partition(":")
    if level not in PARAMETERS if source else level not in BOTS:
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(BOTS))
    module, kind, settings = _KINDS[level]
    if source:
        settings = settings | {PARAMETERS[level]: source}
    bot = getattr(import_module(f"branchline.bots.{module}"), kind)
    budget = {"simulations": simulations, "seconds": seconds} if level in SEARCHING else {}
    return FairBot(bot(game, seed, wait=wait, **settings, **budget), seed)
