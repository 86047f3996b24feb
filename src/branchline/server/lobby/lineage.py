"""Which running match a table began from: by copying it, a copy of it, or the file of a copy. It stays under the rules
of that match until that one ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.server.lobby.directory import Directory
from branchline.server.tables.records import Table

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def root_of(table: Table) -> str | None:
    """The match that was running when this one, or what it was copied from, began from it."""
    origin = table.origin or {}
    root: str | None = origin.get("root") or (origin["table"] if "visible_as" in origin else None)
    return root


def copied_from(table: Table, over: bool, first: Match) -> dict[str, Any]:
    """What a copy keeps about that, which begins with this position."""
    root = root_of(table) or (None if over else table.id)
    return {} if root is None else {"root": root, "look": _look(first)}


async def recognised(directory: Directory, game: str, first: Match) -> dict[str, Any]:
    """The same for a match from a file, known by how the position looks to everyone that it began with."""
    look = _look(first)
    origin = await directory.origin_with_look(game, look)
    return {"root": origin["root"], "look": look} if origin else {}


def _look(match: Match) -> str:
    return str(match.game.contract.State.fingerprint(match.concealed(None)))
