"""The services: everything a running server has, opened and closed in order."""

from __future__ import annotations

from branchline.server.answers import AnswerRunner
from branchline.server.bots import BotRunner
from branchline.server.broadcast import Broadcaster
from branchline.server.compilation import Compilation
from branchline.server.database import Database
from branchline.server.expiry import Expiry
from branchline.server.game_loader import GameLoader
from branchline.server.key_locks import KeyLocks
from branchline.server.long_answers import LongAnswers
from branchline.server.people import People
from branchline.server.quotas import Quotas
from branchline.server.rehearsal import Rehearsal
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
        self.bot_workers = WorkerPool(settings.bot_workers, settings.bot_rest)
        self.rehearsal_workers = WorkerPool(1, settings.bot_rest)
        self.compilation = Compilation(settings.compile)
        self.games = GameLoader(self.compilation)
        self.rehearsal = Rehearsal(self.rehearsal_workers, settings.limits)
        self.people = People(self.database, self.writer)
        self.quotas = Quotas(settings.limits, self.database)
        self.long_answers = LongAnswers(settings.limits)
        self.request_locks = KeyLocks()
        self.rooms = Rooms(self.database, self.writer, self.games, self.rehearsal, self.people)
        self.broadcaster = Broadcaster()
        self.bots = BotRunner(self.rooms, self.bot_workers, self.compilation, settings)
        self.answers = AnswerRunner()
        self.expiry = Expiry(self.database, self.rooms, settings.limits)
        self.rooms.subscribers += [self.broadcaster.publish, self.bots.on_message, self.answers.on_message]
        self.compilation.subscribers.append(lambda: self.bots.resume(self.database))

    async def open(self) -> None:
        await self.database.open()
        self.writer.open()
        self.bots.resume(self.database)
        self.expiry.open()
        self.compilation.open()

    async def close(self) -> None:
        await self.compilation.close()
        await self.expiry.close()
        await self.broadcaster.close()
        await self.bots.close()
        await self.answers.close()
        await self.bot_workers.close()
        await self.rehearsal_workers.close()
        await self.writer.close()
        await self.database.close()
