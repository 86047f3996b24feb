"""What is said at a table."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.lobby.names import own_name
from branchline.server.tables.journal import CHAT
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


async def say(session: Session, person: Person, text: str) -> Snapshot:
    async with session.lock:
        held = session.snapshot.held_by(person.id)
        if not held and not session.snapshot.table.settings.get("spectator_chat"):
            raise Refusal(403, "chat-players")
        said = session.new_entry(CHAT, seat=held[0] if held else None, person=person.id, text=text,
                              data={"name": _speaker(session.snapshot, person, held)})  # fmt: skip
        return await session.commit(said)


def _speaker(snapshot: Snapshot, person: Person, held: tuple[int, ...]) -> str:
    """Players by the name of their seat; a spectator's name looks like no player's."""
    if held:
        return snapshot.seats[held[0]].name
    return own_name(person.name, [seat.name for seat in snapshot.seats])
