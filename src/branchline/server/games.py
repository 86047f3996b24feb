"""The games on offer, ready to be played."""

from __future__ import annotations

import asyncio

import branchline
from branchline.kernel.game import Game
from branchline.server.compilation import Compilation


async def prepare_game(game_id: str, compilation: Compilation) -> Game:
    """A game that can be played at once, compiled or not, without holding anyone up."""
    game = branchline.load(game_id)
    compilation.open_game(game)
    if "contract" not in game.__dict__:
        await asyncio.to_thread(getattr, game, "rulebook")
    return game
