"""The games on offer, ready to be played."""

from __future__ import annotations

import asyncio

import branchline
from branchline.kernel.game import Game
from branchline.server.worker_pool import WorkerPool
from branchline.server.worker_process import WARM_UP


async def prepare_game(game_id: str, workers: WorkerPool) -> Game:
    """A game whose rules are compiled and loaded, without holding anyone up. Compiling takes 150 MB that are never
    given back, so where it is needed a worker does it."""
    game = branchline.load(game_id)
    if "contract" not in game.__dict__:
        if not await asyncio.to_thread(_is_warm, game):
            await workers.ask({"job": "warm", "game": game.id}, WARM_UP)
        await asyncio.to_thread(lambda: game.contract)
    return game


def _is_warm(game: Game) -> bool:
    from branchline.kernel.compile import is_warm

    return is_warm(game)
