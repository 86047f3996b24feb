"""The games on offer, ready to be played."""

from __future__ import annotations

import asyncio

import branchline
from branchline.kernel.game import Game
from branchline.server.fair_queue import NOBODY
from branchline.server.worker_pool import WorkerPool
from branchline.server.worker_process import WARM_UP


class GameLoader:
    """Compiling takes 150 MB that are never given back, so a worker does it, once for all who wait."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._loading: dict[str, asyncio.Task[None]] = {}

    async def load(self, game_id: str) -> Game:
        """A game whose rules are compiled and loaded. Whoever stops waiting stops nobody else."""
        game = branchline.load(game_id)
        if "contract" not in game.__dict__:
            await asyncio.shield(self._task(game))
        return game

    def _task(self, game: Game) -> asyncio.Task[None]:
        task = self._loading.get(game.id)
        if task is None:
            task = self._loading[game.id] = asyncio.create_task(self._load(game), name=f"load {game.id}")
            task.add_done_callback(lambda done: self._loading.pop(game.id, None))
        return task

    async def _load(self, game: Game) -> None:
        if not await asyncio.to_thread(_is_warm, game):
            await self._workers.ask({"job": "warm", "game": game.id}, WARM_UP, NOBODY)
        await asyncio.to_thread(lambda: game.contract)


def _is_warm(game: Game) -> bool:
    from branchline.kernel.compile import is_warm

    return is_warm(game)
