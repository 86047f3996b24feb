"""Compiling the games, one after the other, in a process of its own.

Until a game is compiled its tables are played with interpreted rules. Games that somebody has opened come first.
"""

from __future__ import annotations

import asyncio
import json
import logging
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable

import branchline
from branchline.bots.compile import command, is_compiled
from branchline.kernel.compile import rules_of
from branchline.kernel.game import Game

log = logging.getLogger(__name__)


class Compilation:
    def __init__(self) -> None:
        self._progress: dict[str, float] = {}
        """How far each game has come, by the name of its rules, which games may share; 1 when it is compiled."""
        self._opened: dict[str, Game] = {}
        self._task: asyncio.Task[None] | None = None
        self.subscribers: list[Callable[[], None]] = []
        """Who wants to know that a game has been compiled."""

    def open(self) -> None:
        self._task = asyncio.create_task(self._compile_games(), name="compilation")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def progress(self, game: Game) -> float:
        return self._progress.get(rules_of(game).name, 0.0)

    def percent(self, game: Game) -> int:
        return int(self.progress(game) * 100)

    def is_done(self, game: Game) -> bool:
        return self.progress(game) >= 1.0

    def open_game(self, game: Game) -> None:
        """Let it go before those that nobody has opened."""
        self._opened.setdefault(game.id, game)

    async def _compile_games(self) -> None:
        waiting = list(branchline.catalogue().values())
        for game in list(waiting):
            if await asyncio.to_thread(is_compiled, game):
                self._progress[rules_of(game).name] = 1.0
        while waiting := [game for game in waiting if not self.is_done(game)]:
            game = next((game for game in self._opened.values() if game in waiting), waiting[0])
            waiting.remove(game)
            await self._compile(game)

    async def _compile(self, game: Game) -> None:
        process = await asyncio.create_subprocess_exec(*command(game), stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        assert process.stdout is not None
        name = rules_of(game).name
        try:
            async for line in process.stdout:
                self._progress[name] = min(json.loads(line)["progress"], 0.99)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
        if await asyncio.to_thread(is_compiled, game):
            self._progress[name] = 1.0
            await self._switch_over(name)
        else:
            log.error("the rules of %s cannot be compiled; they run interpreted", game.id)
            self._progress[name] = 0.0

    async def _switch_over(self, name: str) -> None:
        """Whatever is going on runs compiled from its next action on."""
        for game in list(self._opened.values()):
            if rules_of(game).name == name:
                await asyncio.to_thread(getattr, game, "rulebook")
        for on_compiled in self.subscribers:
            on_compiled()
