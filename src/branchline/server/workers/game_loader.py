"""The games on offer, ready to be played."""

from __future__ import annotations

import asyncio

import branchline
from branchline.kernel.game import Game
from branchline.server.errors import Refusal
from branchline.server.operations.memory import give_back, let_go_of_compiler, set_apart
from branchline.server.workers.compilation import Compilation

LONG = 1000
"""Actions that take too long to replay with interpreted rules."""


class GameLoader:
    def __init__(self, compilation: Compilation) -> None:
        self._compilation = compilation

    async def load(self, game_id: str) -> Game:
        """A game that can be played at once, compiled or not, without holding anyone up."""
        game = branchline.load(game_id)
        self._compilation.open_game(game)
        if "contract" not in game.__dict__:
            await asyncio.to_thread(game.load_rules, compiled=False)
            give_back()
            let_go_of_compiler()
            set_apart()
        return game

    async def load_for(self, game_id: str, actions: int) -> Game:
        """A game in which so many actions are to be replayed; where that takes too long, whoever asks waits for the
        compiler."""
        game = await self.load(game_id)
        if actions > LONG:
            await self._compilation.known()
        if actions > LONG and not self._compilation.is_done(game):
            percent = int(100 * self._compilation.progress(game))
            raise Refusal(503, "compiling", headers={"Retry-After": "10"}, percent=percent)
        return game
