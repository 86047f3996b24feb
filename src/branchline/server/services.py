"""The services: everything a running server has, opened and closed in order."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from branchline.server.accounts.accounts import Accounts
from branchline.server.accounts.one_times import OneTimes
from branchline.server.accounts.openid import OpenId, Provider
from branchline.server.accounts.passkeys import Passkeys
from branchline.server.accounts.passwords import Passwords
from branchline.server.accounts.recovery import Recovery
from branchline.server.accounts.sign_ins import SignIns
from branchline.server.archive.archivist import Archivist
from branchline.server.archive.previews import Previews
from branchline.server.bots.analyses import Analyses
from branchline.server.bots.bot_moves import WorkerMoves
from branchline.server.bots.bots import BotRunner
from branchline.server.bots.hints import Hints
from branchline.server.company.ties import Ties
from branchline.server.http.moments import Moments
from branchline.server.key_locks import KeyLocks
from branchline.server.limits.long_answers import LongAnswers
from branchline.server.limits.players import Players
from branchline.server.limits.quotas import Quotas
from branchline.server.limits.rate_limit import LimiterMaker, of_this_process
from branchline.server.live.attendance import Attendance
from branchline.server.live.broadcast import Broadcaster
from branchline.server.live.live_lines import LiveLines
from branchline.server.lobby.expiry import Expiry
from branchline.server.lobby.seeds import seeds
from branchline.server.moderation.bans import Bans
from branchline.server.moderation.moderators import Moderators
from branchline.server.moderation.passes import Passes
from branchline.server.notifications.contacts import Contacts
from branchline.server.notifications.invitation_messages import InvitationMessages
from branchline.server.notifications.messenger import Messenger
from branchline.server.notifications.turn_messages import TurnMessages
from branchline.server.operations.memory import set_apart
from branchline.server.people.people import People
from branchline.server.people.tokens import Tokens
from branchline.server.settings import Settings
from branchline.server.store.archive.memory_archive import MemoryArchive
from branchline.server.store.memory_store import MemoryStore
from branchline.server.store.openings import FolderOpenings
from branchline.server.store.sql_store import SqlStore
from branchline.server.store.tournaments.sql_tournaments import SqlTournaments
from branchline.server.tables.clocks.timekeeper import Timekeeper
from branchline.server.tables.journal import ACTION
from branchline.server.tables.play.answers import AnswerRunner
from branchline.server.tables.session import Message, Session
from branchline.server.tables.sessions import Sessions
from branchline.server.tournaments.director import Director
from branchline.server.untrusted.validator import WorkerValidator
from branchline.server.workers.compilation import Compilation
from branchline.server.workers.game_loader import GameLoader
from branchline.server.workers.worker_pool import WorkerPool

if TYPE_CHECKING:
    from branchline.server.cluster.bot_calls import BotCalls
    from branchline.server.cluster.connection import SharedConnection

ELSEWHERE = 2.0
"""Seconds after which a server notices at the latest that somebody has signed out, or changed, at another."""


def _provider(settings: Settings) -> Provider | None:
    if not settings.openid:
        return None
    return Provider(settings.openid, settings.openid_client, settings.openid_secret, settings.openid_name)


def _store(settings: Settings) -> SqlStore | MemoryStore:
    return MemoryStore() if settings.in_memory else SqlStore(settings.database_url)


class Services:
    def __init__(self, settings: Settings, tokens: Tokens, limiters: LimiterMaker = of_this_process,
                 players: Players | None = None) -> None:  # fmt: skip
        self.settings, self.tokens, self.players = settings, tokens, players or Players()
        self.draining = False
        self.seeds = seeds(settings.seed)
        self.store = _store(settings)
        self.archive = (
            self.store.archive if isinstance(self.store, SqlStore) else MemoryArchive(self.store.tables_with_seats)
        )
        self.tournaments = SqlTournaments(self.archive.database)
        self.bot_workers = WorkerPool(settings.bot_workers, settings.bot_rest)
        self.validation_workers = WorkerPool(1, settings.bot_rest)
        self.analysis_workers = WorkerPool(1, settings.bot_rest)
        self.compilation = Compilation(settings.compile)
        self.games = GameLoader(self.compilation)
        self.validator = WorkerValidator(self.validation_workers, settings.limits)
        trusted = ELSEWHERE if settings.shared else math.inf
        self.sign_ins = SignIns(self.store.accounts, trusted)
        self.people = People(self.store, self.store, self.players, self.sign_ins, trusted)
        self.ties = Ties(self.store.company, self.store.accounts, trusted)
        self.moderators = Moderators(self.store.moderation, self.store.accounts, settings.moderators)
        self.bans, self.passes = (
            Bans(self.store.moderation, trusted),
            Passes(self.store.moderation, settings.by_invitation),
        )
        self.one_times = OneTimes(self.store.accounts)
        self.passkeys = Passkeys(self.store.accounts, self.one_times)
        self.accounts = Accounts(
            self.store.accounts, self.people, self.sign_ins, self.one_times, self.passkeys, Passwords()
        )
        self.openid = OpenId(_provider(settings), self.one_times)
        self.quotas = Quotas(settings.limits, self.store, limiters)
        self.live_lines = LiveLines(settings.limits, self.players)
        self.long_answers = LongAnswers(settings.limits, self.quotas.lines)
        self.moments = Moments(self.long_answers)
        self.request_locks = KeyLocks()
        self.sessions = Sessions(
            self.store, self.games, self.validator, FolderOpenings(settings.data), self.people.owner,
            self.quotas.lines.take, shared=settings.shared, longest=settings.limits.journal_lines,
        )  # fmt: skip
        self.broadcaster = Broadcaster()
        self.attendance = Attendance(self.store, self.broadcaster)
        self.bot_moves = WorkerMoves(self.bot_workers, self.compilation, settings)
        self.hints = Hints(self.bot_workers, self.compilation, self.sessions, self.quotas)
        self.analyses = Analyses(self.store, self.store, self.analysis_workers, self.compilation)
        self.others = self._connection() if settings.shared else None
        self.bots = self._bot_calls() if settings.shared else self._bot_runner()
        self.answers = AnswerRunner(self.sessions, settings.shared)
        self.expiry = Expiry(self.store, self.sessions, settings.limits)
        self.archivist = Archivist(self.archive, self.store, self.games)
        self.director = Director(self)
        self.previews = Previews(self.sessions, self.long_answers)
        self.timekeeper = Timekeeper(self.store, self.sessions)
        self.contacts = Contacts(self.store.contacts)
        self.messenger = Messenger(settings, tokens.derived("web push"), self.contacts.forget)
        self.recovery = Recovery(self.contacts, self.messenger, self.one_times, self.sign_ins, self.people)
        self.turn_messages = TurnMessages(
            self.store.contacts, self.sessions, self.messenger, settings.notify_after, self.broadcaster.is_here
        )
        self.invitation_messages = InvitationMessages(self.contacts, self.messenger, self.quotas)
        self.sessions.subscribers += [
            self.broadcaster.publish, self.bots.on_message, self.answers.on_message, self._note_player,
            self.archivist.on_message,
        ]  # fmt: skip
        self.sign_ins.subscribers.append(self.broadcaster.sign_out)
        self.ties.subscribers.append(self.broadcaster.mute)
        self.compilation.subscribers += [self.bots.resume, set_apart]

    def _note_player(self, session: Session, message: Message) -> None:
        if message.here and message.entry.kind == ACTION and message.entry.person is not None:
            self.players.acted(self.people.owner(message.entry.person))

    def _connection(self) -> SharedConnection:
        from branchline.server.cluster.connection import SharedConnection

        return SharedConnection(self.settings.redis, self.sessions, self.store, self.broadcaster)

    def _bot_runner(self) -> BotRunner:
        return BotRunner(self.sessions, self.bot_moves, self.store, self.settings.bot_pause)

    def _bot_calls(self) -> BotCalls:
        from branchline.server.cluster.bot_calls import BotCalls

        return BotCalls(self.settings.redis, self.people, self.bot_moves, self.store, self.settings.bot_pause)

    async def open(self) -> None:
        await self.store.open()
        if isinstance(self.archive, MemoryArchive):
            await self.archive.create()
            await self.tournaments.create()
        await self.moderators.open()
        if self.others is not None:
            self.others.open()
        self.bots.resume()
        self.expiry.open()
        self.timekeeper.open()
        self.turn_messages.open()
        self.archivist.open()
        self.director.open()
        self.compilation.open()
        set_apart()

    async def close(self) -> None:
        await self.compilation.close()
        await self.expiry.close()
        await self.timekeeper.close()
        await self.turn_messages.close()
        await self.archivist.close()
        await self.director.close()
        await self.recovery.close()
        await self.messenger.close()
        await self.broadcaster.close()
        if self.others is not None:
            await self.others.close()
        await self.bots.close()
        await self.answers.close()
        await self.analyses.close()
        await self.analysis_workers.close()
        await self.bot_workers.close()
        await self.validation_workers.close()
        await self.attendance.close()
        await self.store.close()
