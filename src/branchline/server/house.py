"""The house: everything a running server has, opened and closed in order."""

from __future__ import annotations

from functools import partial

from branchline.server.bots import Bots
from branchline.server.games import prepared
from branchline.server.ledger import Ledger
from branchline.server.live import Gallery
from branchline.server.people import People, Tokens
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.storage import Database
from branchline.server.thinkers import Thinkers


class House:
    def __init__(self, settings: Settings, tokens: Tokens) -> None:
        self.settings, self.tokens = settings, tokens
        self.database = Database(settings.database_url)
        self.ledger = Ledger(self.database.engine)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_rest)
        self.prepared = partial(prepared, thinkers=self.thinkers)
        self.people = People(self.database, self.ledger)
        self.rooms = Rooms(self.database, self.ledger, self.prepared)
        self.gallery = Gallery()
        self.bots = Bots(self.rooms, self.thinkers, settings)
        self.rooms.heard += [self.gallery.hear, self.bots.hear]

    async def open(self) -> None:
        await self.database.open()
        self.ledger.open()
        self.bots.resume(self.database)

    async def close(self) -> None:
        await self.gallery.close()
        await self.bots.close()
        await self.thinkers.close()
        await self.ledger.close()
        await self.database.close()
