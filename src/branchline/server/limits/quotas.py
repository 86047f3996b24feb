"""Quotas: how much one person, and more widely one address, may take of what all share."""

from __future__ import annotations

import math
from collections.abc import Callable

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.limits import HOUR, Limits, Share
from branchline.server.limits.rate_limit import Limiter, LimiterMaker
from branchline.server.lobby.directory import Directory
from branchline.server.tables.records import OPEN, RUNNING


class Shares:
    """What people and addresses may take of one thing in the course of time."""

    def __init__(
        self, code: str, of_person: Share | None, of_address: Share | None, make: Callable[[str, Share], Limiter]
    ) -> None:
        self._code = code
        self._people = make("person", of_person) if of_person is not None else None
        self._addresses = make("address", of_address) if of_address is not None else None

    async def take(self, owner: Owner, cost: float = 1.0) -> None:
        """What a person is refused costs their address nothing. Whoever has no name is one with those at their own
        address alone."""
        person = owner.person or f"nobody at {owner.address}"
        for limiter, name in ((self._people, person), (self._addresses, owner.address)):
            seconds = math.ceil(await limiter.take(name, cost)) if limiter is not None else 0
            if seconds > 0:
                raise Refusal(429, self._code, headers={"Retry-After": str(seconds)}, minutes=math.ceil(seconds / 60))


class Quotas:
    def __init__(self, limits: Limits, directory: Directory, limiters: LimiterMaker) -> None:
        self._limits, self._directory = limits, directory

        def shares(thing: str, code: str, of_person: Share | None, of_address: Share | None) -> Shares:
            def make(of: str, share: Share) -> Limiter:
                return limiters(f"{thing}-of-{of}", share.an_hour / HOUR, share.at_once)

            return Shares(code, of_person, of_address, make)

        self.guests = shares("guests", "too-many-guests", None, limits.guests_of_address)
        self._sign_ins = shares("sign-ins", "too-many-sign-ins", limits.sign_ins_to_account, limits.sign_ins_of_address)
        self._strange_sign_ins = shares("strange-sign-ins", "too-many-sign-ins", limits.strange_sign_ins, None)
        self.unnamed_sign_ins = shares("unnamed-sign-ins", "too-many-sign-ins", None, limits.sign_ins_of_address)
        self.challenges = shares("challenges", "too-many-sign-ins", None, limits.challenges_of_address)
        self.accounts = shares("accounts", "too-many-accounts", None, limits.accounts_of_address)
        self.links = shares("links", "too-many-links", limits.links_to_inbox, limits.links_of_address)
        self.reports = shares("reports", "too-many-reports", limits.reports_of_person, limits.reports_of_address)
        self.rooms = shares("rooms", "too-many-sign-ins", None, limits.sign_ins_of_address)
        self.exports = shares("exports", "too-many-exports", limits.exports_of_person, None)
        self.tournaments = shares(
            "tournaments", "too-many-tournaments", limits.tournaments_of_person, limits.tournaments_of_address
        )
        self.chat = shares("chat", "too-much-chat", limits.chat_of_person, None)
        self.hints = shares("hints", "too-many-hints", limits.hints_of_person, limits.hints_of_address)
        self.contacts = shares("contacts", "too-many-contacts", limits.contacts_of_person, limits.contacts_of_address)
        self._invitations = shares(
            "invitations", "too-many-letters", limits.invitations_of_person, limits.invitations_of_address
        )
        self._invited = shares("invited", "too-many-letters", limits.invitations_to_person, None)
        self.lines = shares("lines", "too-many-lines", limits.lines_of_person, limits.lines_of_address)
        self._letters = shares("letters", "too-many-letters", limits.letters_of_server, limits.letters_to_house)
        self._tables = shares("tables", "too-many-tables", limits.tables_of_person, limits.tables_of_address)
        self._bot_tables = shares(
            "bot-tables", "too-many-tables", limits.bot_tables_of_person, limits.bot_tables_of_address
        )
        self._files = shares("files", "too-many-files", limits.kilobytes_of_person, limits.kilobytes_of_address)

    async def sign_in(self, owner: Owner, at_home: bool) -> None:
        """One attempt more at an account. What strangers try elsewhere costs nothing where its person was seen."""
        await self._sign_ins.take(Owner(owner.address, f"{owner.person} at {owner.address}"))
        if not at_home:
            await self._strange_sign_ins.take(owner)

    async def letter(self, house: str) -> None:
        """A message to someone of this house that nobody of it has asked for."""
        await self._letters.take(Owner(house, "all"))

    async def invitation(self, owner: Owner, invited: str) -> None:
        """A message to somebody that a seat is kept for them."""
        await self._invitations.take(owner)
        await self._invited.take(Owner("", invited))

    async def file(self, owner: Owner, size: int) -> None:
        await self._files.take(owner, size / 1024)

    async def table(self, owner: Owner, status: str, bots_only: bool) -> None:
        """A table more for its host."""
        await self._check_count(owner, status, bots_only)
        await self._tables.take(owner)
        if bots_only:
            await self._bot_tables.take(owner)

    async def start(self, owner: Owner, bots_only: bool) -> None:
        """An open table that is about to begin."""
        await self._check_count(owner, RUNNING, bots_only)
        if bots_only:
            await self._bot_tables.take(owner)

    async def _check_count(self, owner: Owner, status: str, bots_only: bool) -> None:
        if status == OPEN:
            code, most = "quota-open", self._limits.open_tables
        elif bots_only:
            code, most = "quota-bots", self._limits.running_bot_tables
        else:
            code, most = "quota-running", self._limits.running_tables
        status = OPEN if status == OPEN else RUNNING
        if await self._directory.count_tables(owner.person, status, bots_only=code == "quota-bots") >= most:
            raise Refusal(409, code, most=most)
