"""Which running match a table began from: by copying it, a copy of it, or the file of a copy. It stays under the rules
of that match until that one ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from branchline.server.store.database import Database
from branchline.server.store.models import TableRow

if TYPE_CHECKING:
    from branchline.kernel.match import Match

HIDDEN = ("root", "look")
"""What is kept about where a table comes from, and told to nobody: a file says nothing of the table it began at."""


def root_of(table: TableRow) -> str | None:
    """The match that was running when this one, or what it was copied from, began from it."""
    origin = table.origin or {}
    root: str | None = origin.get("root") or (origin["table"] if "visible_as" in origin else None)
    return root


def copied_from(table: TableRow, over: bool, first: Match) -> dict[str, Any]:
    """What a copy keeps about that, which begins with this position."""
    root = root_of(table) or (None if over else table.id)
    return {} if root is None else {"root": root, "look": _look(first)}


async def recognised(database: Database, game: str, first: Match) -> dict[str, Any]:
    """The same for a match from a file, known by how the position looks to everyone that it began with."""
    look = _look(first)
    copy = select(TableRow.origin).where(TableRow.game == game, TableRow.origin["look"].as_string() == look)
    async with database.session() as session:
        origin = await session.scalar(copy.order_by(TableRow.created.desc()).limit(1))
    return {"root": origin["root"], "look": look} if origin else {}


def public_origin(origin: dict[str, Any] | None) -> dict[str, Any] | None:
    return {name: value for name, value in origin.items() if name not in HIDDEN} if origin is not None else None


def _look(match: Match) -> str:
    return str(match.game.contract.State.fingerprint(match.concealed(None)))
