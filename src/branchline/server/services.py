"""The services: everything a running server has, opened and closed in order."""

from __future__ import annotations

from functools import partial

from branchline.server.bots import BotRunner
from branchline.server.broadcast import Broadcaster
from branchline.server.compilation import Compilation
from branchline.server.database import Database
from branchline.server.games import prepare_game
from branchline.server.people import People
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.tokens import Tokens
from branchline.server.worker_pool import WorkerPool
from branchline.server.writer import Writer


class Services:
    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        self.settings, self.tokens = settings, tokens
        self.database = Database(settings.database_url)
        self.writer = Writer(self.database.engine)
        self.workers = WorkerPool(settings.bot_workers, settings.bot_rest)
        self.compilation = Compilation(settings.compile)
        self.prepare_game = partial(prepare_game, compilation=self.compilation)
        self.people = People(self.database, self.writer)
        self.rooms = Rooms(self.database, self.writer, self.compilation)
        self.broadcaster = Broadcaster()
        self.bots = BotRunner(self.rooms, self.workers, settings)
        self.rooms.subscribers += [self.broadcaster.publish, self.bots.on_message]
        self.compilation.subscribers.append(lambda: self.bots.resume(self.database))

    async def open(self) -> None:
        await self.database.open()
        self.writer.open()
        self.bots.resume(self.database)
        self.compilation.open()

    async def close(self) -> None:
        await self.compilation.close()
        await self.broadcaster.close()
        await self.bots.close()
        await self.workers.close()
        await self.writer.close()
        await self.database.close()
