"""Compiling the games, one after the other, in a process of its own.

Until a game is compiled its tables are played with interpreted rules. Games that somebody has opened come first, then
what bots that search need where one has sat down.
"""

from __future__ import annotations

import asyncio
import json
import logging
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import branchline
from branchline.bots.compile import asking_command, command
from branchline.kernel.compiler.units import rules_of
from branchline.kernel.game import Game

MOST = 0.99
"""What a game has come to at most before its files were seen to be whole."""

log = logging.getLogger(__name__)


class Compilation:
    def __init__(self, wanted: bool) -> None:
        self._wanted = wanted
        self._progress: dict[str, float] = {}
        """How far each game has come, by the name of its rules, which games may share; 1 when it is compiled."""
        self._opened: dict[str, Game] = {}
        self._present: tuple[Game, Process] | None = None
        self._searched: set[str] = set()
        """Games in which a bot that searches has sat down."""
        self._searches: list[Game] = []
        """Those whose search is still to be compiled."""
        self._news, self._asked = asyncio.Event(), asyncio.Event()
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

    def is_done(self, game: Game) -> bool:
        return self.progress(game) >= 1.0

    async def known(self) -> None:
        """Wait until it is known what has been compiled before."""
        await self._asked.wait()

    def open_game(self, game: Game) -> None:
        """Let it go before those that nobody has opened, also before one that is being compiled."""
        self._opened.setdefault(game.id, game)
        if not self.is_done(game):
            self._make_way()

    def want_search(self, game: Game) -> None:
        """A bot that searches is at a table of this game."""
        if game.id not in self._searched:
            self._searched.add(game.id)
            self._searches.append(game)
            self._news.set()
            if self.is_done(game):
                self._make_way()

    def _make_way(self) -> None:
        """Stop compiling a game that nobody has opened; it is taken up again later."""
        if self._present is not None and self._present[0].id not in self._opened:
            _kill(self._present[1])

    async def _compile_games(self) -> None:
        games = list(branchline.catalogue().values())
        for game in await _compiled(games):
            self._progress[rules_of(game).name] = 1.0
        self._asked.set()
        failed: set[str] = set()
        while self._wanted:
            self._news.clear()
            if (present := self._next(games, failed)) is not None:
                if not await self._compile(present):
                    failed.add(present.id)
            elif (searched := self._next_search()) is not None:
                self._searches.remove(searched)
                await self._compile_search(searched)
            else:
                await self._news.wait()

    def _next(self, games: list[Game], failed: set[str]) -> Game | None:
        waiting = [game for game in games if not self.is_done(game) and game.id not in failed]
        opened = [game for game in self._opened.values() if game in waiting]
        return next(iter(opened if opened or self._next_search() else waiting), None)

    def _next_search(self) -> Game | None:
        return next((game for game in self._searches if self.is_done(game)), None)

    async def _compile_search(self, game: Game) -> None:
        """Bots use it from their next move on."""
        if await _compiled([game], searching=True):
            return
        line = command(game, searching=True)
        process = await asyncio.create_subprocess_exec(*line, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)
        try:
            await process.wait()
        finally:
            await _end(process)
        if process.returncode:
            log.warning("compiling the search of %s ended with status %s", game.id, process.returncode)

    async def _compile(self, game: Game) -> bool:
        """Whether it was compiled, or had to let another game go first."""
        name = rules_of(game).name
        process = await asyncio.create_subprocess_exec(*command(game), stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        self._present = game, process
        try:
            await self._follow(name, process)
        finally:
            self._present = None
            await _end(process)
        if process.returncode:
            self._progress[name] = 0.0
            log.warning("compiling %s ended with status %s", game.id, process.returncode)
            return process.returncode < 0
        return await self._has_compiled(game)

    async def _follow(self, name: str, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self._progress[name] = min(json.loads(line)["progress"], MOST)
        await process.wait()

    async def _has_compiled(self, game: Game) -> bool:
        """Whatever is going on in this game, or one that shares its rules, runs compiled from its next action on."""
        if not await _compiled([game]):
            return False
        name = rules_of(game).name
        self._progress[name] = 1.0
        for other in list(self._opened.values()):
            if rules_of(other).name == name:
                await asyncio.to_thread(other.load_rules, compiled=False)
        for on_compiled in self.subscribers:
            on_compiled()
        return True


async def _compiled(games: list[Game], *, searching: bool = False) -> list[Game]:
    """Those of these games that are compiled. To find out takes much memory, which another process gives back."""
    line = asking_command(games, searching=searching)
    process = await asyncio.create_subprocess_exec(*line, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL)
    try:
        answer, _ = await process.communicate()
    finally:
        await _end(process)
    found = json.loads(answer) if process.returncode == 0 else []
    return [game for game in games if game.id in found]


async def _end(process: Process) -> None:
    _kill(process)
    await process.wait()


def _kill(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
