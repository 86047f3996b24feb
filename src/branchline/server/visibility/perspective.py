"""From where someone looks at a table: through which seats, and whether as one of its players."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.tables.snapshot import Snapshot


@dataclass(frozen=True)
class Perspective:
    seats: tuple[int, ...] = ()
    """The seats looked through; none for a spectator."""
    player: bool = False
    """Whether whoever looks sits here. Once a match is over anyone may look through any seat, and is no player yet."""
    muted: frozenset[str] = frozenset()
    """People whom whoever looks does not want to read."""

    @property
    def one(self) -> int | None:
        """The seat looked through, if it is one alone. Round one screen others look on: what is a seat's own is not
        shown until it is asked for."""
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def reader(self) -> int | None:
        """The seat that sentences call “you”. Round one screen everyone has a name, and spectators are told names."""
        return self.one if self.player else None


def perspective_of(
    snapshot: Snapshot, person: str | None, seat: int | None = None, muted: frozenset[str] = frozenset()
) -> Perspective:
    """Through all seats a person holds, or through one of them; through any once nothing is hidden any more."""
    held = snapshot.held_by(person)
    if seat is None:
        return Perspective(held, bool(held), muted)
    seen = seat in held or (snapshot.over and seat < len(snapshot.seats))
    return Perspective((seat,) if seen else (), bool(held), muted)


def shown_seat(snapshot: Snapshot, perspective: Perspective) -> int | None:
    """The seat whose turn it is among those looked through, or the first of them."""
    to_move, seats = snapshot.table.to_move, perspective.seats
    return to_move if to_move in seats else seats[0] if seats else None
