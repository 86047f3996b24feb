"""What tables ask of their surroundings, beside the store: validation, loaded games, who is there, bots' moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from branchline.server.limits.fair_queue import Owner
from branchline.server.tables.start import Start

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match
    from branchline.server.tables.session import Session
    from branchline.server.tables.snapshot import Snapshot

Client = Any
"""Whoever waits for an answer: where they leave, what is done for them alone is given up."""
Charge = Callable[[Owner, float], Awaitable[None]]
"""Charges somebody for so many lines of a journal, or refuses them."""


class ValidationFailed(Exception):
    """The match went wrong, or took too long."""


class Validator(Protocol):
    """Tries out untrusted matches where nothing can go wrong with them; `Refusal` where one does."""

    async def begin(self, start: Start, owner: Owner, client: Client) -> None:
        """A match that is about to begin."""

    async def open(self, start: Start, actions: list[str], owner: Owner) -> None:
        """A table that is about to be opened; `ValidationFailed` where that goes wrong."""

    async def act(self, start: Start, action: str | int, owner: Owner, client: Client) -> None:
        """An action that is about to be carried out."""

    async def preview(self, start: Start, actions: list[str | int], owner: Owner, client: Client) -> None:
        """An action that is about to be tried out, with those that would follow it."""


class Games(Protocol):
    async def load(self, game_id: str) -> Game:
        """A game that can be played at once."""

    async def load_for(self, game_id: str, actions: int) -> Game:
        """A game in which so many actions are to be replayed."""


class Openings(Protocol):
    """Notes which tables are being opened, where that outlives the process."""

    def unfinished(self, table_id: str) -> int:
        """How many processes, one after the other, did not survive opening a table."""

    def noted(self, table_id: str) -> AbstractContextManager[None]: ...


class Attendance(Protocol):
    async def is_here(self, session: Session, number: int) -> bool:
        """Whether the player of a seat is at the table."""

    async def last_seen(self, session: Session, number: int) -> int:
        """When they were last there, in milliseconds since 1970."""


class Choice(NamedTuple):
    action: int
    how: str
    """How the bot came to it: with all its thought, or with less."""


class MoveProvider(Protocol):
    async def choose(self, snapshot: Snapshot, match: Match, seat: int, bot: str, owner: Owner) -> Choice:
        """What a bot does at a seat that must decide, from what that seat may know."""
