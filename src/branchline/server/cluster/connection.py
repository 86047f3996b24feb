"""What connects a process with the others: notices, and who is there."""

from __future__ import annotations

from branchline.server.cluster.notices import Notices
from branchline.server.cluster.presence import SharedPresence
from branchline.server.live.broadcast import Broadcaster
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.store import TableStore


class SharedConnection:
    def __init__(self, address: str, sessions: Sessions, store: TableStore, broadcaster: Broadcaster) -> None:
        self.notices = Notices(address, sessions, store)
        self.presence = SharedPresence(address, broadcaster)
        self.notices.on_presence = self.presence.heard
        sessions.subscribers.append(self.notices.on_message)
        broadcaster.watch, broadcaster.unwatch = self.notices.watch, self._unwatch
        broadcaster.tell_elsewhere, broadcaster.ask_elsewhere = self.presence.tell, self.presence.elsewhere

    def open(self) -> None:
        self.notices.open()
        self.presence.open()

    async def answers(self) -> bool:
        """Whether Redis does."""
        return await self.presence.answers()

    async def close(self) -> None:
        await self.presence.close()
        await self.notices.close()

    def _unwatch(self, table: str) -> None:
        self.notices.unwatch(table)
        self.presence.leave(table)
