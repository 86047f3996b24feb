"""The games on offer, ready to be played."""

from __future__ import annotations

import asyncio

import branchline
from branchline.kernel.game import Game
from branchline.server.compilation import Compilation


class GameLoader:
    def __init__(self, compilation: Compilation) -> None:
        self._compilation = compilation

    async def load(self, game_id: str) -> Game:
        """A game that can be played at once, compiled or not, without holding anyone up."""
        game = branchline.load(game_id)
        self._compilation.open_game(game)
        if "contract" not in game.__dict__:
            await asyncio.to_thread(getattr, game, "rulebook")
        return game

    def progress(self, game_id: str) -> float:
        """How far its rules are compiled."""
        return self._compilation.progress(branchline.load(game_id))
