"""`PythonBot`: a Python file that defines `choose(match)`."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from typing import TYPE_CHECKING

from branchline.bots import Bot
from branchline.bots.play.external import BotFailed, checked_number

if TYPE_CHECKING:
    from branchline.kernel import Game, Match
    from branchline.kernel.action import Action


class PythonBot(Bot):
    """The answer of `choose` is a legal action, its text or its number."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, file: str) -> None:
        try:
            self._choose: Callable[[Match], Action | str | int] = runpy.run_path(file)["choose"]
        except (OSError, SyntaxError, ImportError) as fault:
            raise BotFailed("bot-start", command=file, fault=str(fault)) from fault
        except KeyError as fault:
            raise BotFailed("bot-start", command=file, fault="choose(match)?") from fault

    def choose(self, match: Match) -> int:
        answer = self._choose(match)
        return checked_number(match, answer, str(answer))
