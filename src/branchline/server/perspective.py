"""From where someone looks at a table: through which seats, and whether as one of its players."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.journal import CHAT
from branchline.server.models import JournalRow
from branchline.server.snapshot import Snapshot


@dataclass(frozen=True)
class Perspective:
    seats: tuple[int, ...] = ()
    """The seats looked through; none for a spectator."""
    player: bool = False
    """Whether whoever looks sits here. Once a match is over anyone may look through any seat, and is no player yet."""


def perspective_of(snapshot: Snapshot, person: str | None, seat: int | None = None) -> Perspective:
    """Through all seats a person holds, or through one of them; through any once nothing is hidden any more."""
    held = snapshot.held_by(person)
    if seat is None:
        return Perspective(held, bool(held))
    seen = seat in held or (snapshot.over and seat < len(snapshot.seats))
    return Perspective((seat,) if seen else (), bool(held))


def shown_seat(snapshot: Snapshot, perspective: Perspective) -> int | None:
    """The seat whose view is shown: of several, the one that must decide."""
    to_move, seats = snapshot.table.to_move, perspective.seats
    return to_move if to_move in seats else seats[0] if seats else None


def may_read(snapshot: Snapshot, entry: JournalRow, perspective: Perspective) -> bool:
    """What players say to each other is theirs, also after the end, unless the table lets spectators join in."""
    return entry.kind != CHAT or perspective.player or bool(snapshot.table.settings.get("spectator_chat"))
