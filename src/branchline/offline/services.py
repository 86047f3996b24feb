"""What the server's routes find in a browser in place of the server's own services: one person, no processes and no
quotas.

Bots, hints and looking back are jobs for another worker of the page. What is written is kept by the page before it
counts.
"""

from __future__ import annotations

import json
import math
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from branchline.kernel.game import Game
from branchline.offline.rows import record_of, row_of, table_of
from branchline.server.accounts.sign_ins import SignIns
from branchline.server.bots.analyses import Analyses
from branchline.server.bots.bot_moves import WorkerMoves
from branchline.server.bots.bots import BotRunner
from branchline.server.bots.hints import Hints
from branchline.server.company.ties import Ties
from branchline.server.errors import Refusal
from branchline.server.http.moments import Moments
from branchline.server.key_locks import KeyLocks
from branchline.server.limits.limits import Limits
from branchline.server.limits.long_answers import LongAnswers
from branchline.server.limits.players import Players
from branchline.server.limits.quotas import Quotas
from branchline.server.live.attendance import Attendance
from branchline.server.live.broadcast import Broadcaster
from branchline.server.live.live_lines import LiveLines
from branchline.server.lobby.seeds import seeds
from branchline.server.moderation.passes import Passes
from branchline.server.people.people import People
from branchline.server.people.tokens import Tokens
from branchline.server.settings import OFF, Settings
from branchline.server.store.memory_store import MemoryStore
from branchline.server.tables.clocks.timekeeper import Timekeeper
from branchline.server.tables.play.answers import AnswerRunner
from branchline.server.tables.records import Person, Seat
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.store import Transaction, WriteFailed
from branchline.server.untrusted.validator import WorkerValidator
from branchline.server.workers.game_loader import GameLoader
from branchline.server.workers.worker_process import WorkerFailed

Keep = Callable[[str], Awaitable[Any]]
"""Keeps rows, as JSON; returns once they are stored, and fails where they are not."""
Tell = Callable[[float], None]
Work = Callable[[str, Tell | None], Awaitable[str]]
"""Has a job done by another worker of the page, both as JSON; it may tell how far it has come."""
Bring = Callable[[str], Awaitable[Any]]
"""Has the compiled rules of a game found from now on."""
MOST = 10**6


class KeptStore(MemoryStore):
    """The store in memory, with everything that is written kept by the page first."""

    def __init__(self, keep: Keep) -> None:
        super().__init__()
        self._keep = keep

    def restore(self, rows: Iterable[list[Any]]) -> int:
        """Take in what the page has kept, but for tables that cannot be read any more: how many these are."""
        bad = set()
        for row in rows:
            try:
                self._put(record_of(row))
            except (AttributeError, IndexError, KeyError, TypeError):
                bad.add(table_of(row))
        bad |= {id for id, table in self._tables.items() if len(self._journals.get(id, ())) != table.seq}
        for id in bad:
            for kept in (self._tables, self._seats, self._journals, self._analyses):
                kept.pop(id, None)
        return len(bad)

    def _put(self, record: Any) -> None:
        if isinstance(record, Seat) and len(self._seats.get(record.table_id, ())) > record.seat:
            self._put_seat(record)
        else:
            self._add(record)

    async def write(self, transaction: Transaction) -> None:
        for record in transaction.new:
            self._check_new(record, transaction.new)
        try:
            await self._keep(json.dumps([row_of(record) for record in _written(transaction)]))
        except Exception as fault:
            raise WriteFailed(str(fault)) from fault
        await super().write(transaction)


def _written(transaction: Transaction) -> list[Any]:
    changed = [*transaction.tables, *transaction.migrated]
    seats = [*transaction.seats, *transaction.seen, *transaction.answers]
    return [*transaction.new, *changed, *seats]


class PageWorkers:
    """Jobs for the page's other workers."""

    def __init__(self, work: Work) -> None:
        self._work = work

    async def ask(
        self, job: dict[str, Any], seconds: float = 0.0, owner: Any = None, hear: Tell | None = None
    ) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(await self._work(json.dumps(job), hear))
        if "failed" in answer:
            raise WorkerFailed(answer["failed"])
        return answer

    ask_within = ask


class Compiled:
    """Everything came compiled."""

    async def known(self) -> None:
        """Nothing is to be asked of another process."""

    def progress(self, game: Any) -> float:
        return 1.0

    def is_done(self, game: Any) -> bool:
        return True

    def open_game(self, game: Any) -> None:
        """It is there."""

    want_search = open_game


class PageGames(GameLoader):
    """The games on offer. What is compiled of one is brought when somebody first plays it."""

    def __init__(self, compilation: Any, bring: Bring) -> None:
        super().__init__(compilation)
        self._bring = bring

    async def load(self, game_id: str) -> Game:
        try:
            await self._bring(game_id)
        except Exception as fault:
            raise Refusal(507, "browser-incomplete") from fault
        return await super().load(game_id)


class Unlimited:
    async def take(self, visitor: str, cost: float = 1.0) -> float:
        return 0.0


class NoNotes:
    """A page that was closed while it opened a table says nothing about that table."""

    def unfinished(self, table_id: str) -> int:
        return 0

    def noted(self, table_id: str) -> AbstractContextManager[None]:
        return nullcontext()


class NoBans:
    async def check(self, person: Person, path: str) -> None:
        """Whoever plays alone is nobody's concern."""


class PageServices:
    def __init__(self, keep: Keep, work: Work, bring: Bring, seed: int | None = None) -> None:
        limits = Limits(open_tables=MOST, running_tables=MOST, running_bot_tables=MOST)
        self.settings, self.players, self.draining = (
            Settings(data=Path("/"), seed=seed, limits=limits, accounts=OFF),
            Players(),
            False,
        )
        self.tokens, self.seeds = Tokens(""), seeds(seed)
        self.store = KeptStore(keep)
        workers: Any = PageWorkers(work)
        compilation: Any = Compiled()
        self.compilation = compilation
        self.games = PageGames(compilation, bring)
        self.validator = WorkerValidator(workers, limits)
        sign_ins = SignIns(self.store.accounts, math.inf)
        self.people = People(self.store, self.store, self.players, sign_ins, math.inf)
        self.ties, self.bans = Ties(self.store.company, self.store.accounts, math.inf), NoBans()
        self.passes = Passes(self.store.moderation, needed=False)
        self.quotas = Quotas(limits, self.store, lambda name, per_second, at_once: Unlimited())
        self.live_lines = LiveLines(limits, self.players)
        self.long_answers = LongAnswers(limits, self.quotas.lines)
        self.moments = Moments(self.long_answers)
        self.request_locks = KeyLocks()
        self.sessions = Sessions(
            self.store, self.games, self.validator, NoNotes(), self.people.owner, self.quotas.lines.take,
            shared=False, longest=limits.journal_lines,
        )  # fmt: skip
        self.broadcaster = Broadcaster()
        self.attendance = Attendance(self.store, self.broadcaster)
        self.hints = Hints(workers, compilation, self.sessions, self.quotas)
        self.analyses = Analyses(self.store, self.store, workers, compilation)
        moves = WorkerMoves(workers, compilation, self.settings)
        self.bots = BotRunner(self.sessions, moves, self.store, self.settings.bot_pause)
        self.answers = AnswerRunner(self.sessions, shared=False)
        self.timekeeper = Timekeeper(self.store, self.sessions)
        self.sessions.subscribers += [self.broadcaster.publish, self.bots.on_message, self.answers.on_message]

    def open(self) -> None:
        self.bots.resume()
        self.timekeeper.open()
