"""Tables made from other matches: a sandbox from any moment of a table, a table from a match file."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from branchline.server.bots import check_bot
from branchline.server.errors import Refusal
from branchline.server.forms import Copying, MatchFile
from branchline.server.hidden import redealt
from branchline.server.house import House
from branchline.server.ledger import Draft
from branchline.server.models import BOT, PERSON, PersonRow, SeatRow, TableRow
from branchline.server.room import Room, Scene
from branchline.server.tables import enter, new_seat, new_table, own_name, rows_of, set_up
from branchline.server.thinkers import Failed

MOST_ACTIONS = 5000
READING = 20.0
SANDBOX_SETTINGS = {"undo": "free", "spectator_chat": True}


async def copy_moment(house: House, room: Room, person: PersonRow, form: Copying) -> Room:
    """A private copy of a moment. While the match is running, what the copier cannot know is drawn anew."""
    scene = room.scene
    if scene.match is None:
        raise Refusal(409, "not-started")
    moment = len(scene.match) if form.moment is None else form.moment
    if moment > len(scene.match):
        raise Refusal(404, "moment", field="moment", moment=moment, last=len(scene.match))
    past, origin = scene.match.at(moment), {"table": scene.table.id, "moment": moment}
    if not scene.over:
        eyes = _eyes(scene, person, form.seat)
        past, origin = redealt(past, eyes, secrets.randbits(62)), origin | {"eyes": eyes}
    table = _private(scene.table.game, scene.table.rules, past.options, person, board=scene.table.board,
                     start=past.position(), origin=origin)  # fmt: skip
    return await set_up(house, table, _sandbox_seats(table.id, past.seats, person, form.bots), person)


def _eyes(scene: Scene, person: PersonRow, asked: int | None) -> int | None:
    held = scene.held_by(person.id)
    if asked is not None and asked not in held:
        raise Refusal(403, "foreign-seat", field="seat", seat=asked)
    origin = scene.table.origin or {}
    if "eyes" in origin:
        # A copy of a copy sees no more than the first.
        eyes: int | None = origin["eyes"]
        return eyes
    return asked if asked is not None else held[0] if held else None


def _private(game: str, rules: int, options: dict[str, Any], person: PersonRow, **given: Any) -> TableRow:
    return new_table(game=game, rules=rules, options=options, settings=SANDBOX_SETTINGS, host=person.id, **given)


def _sandbox_seats(table_id: str, names: Sequence[str], person: PersonRow, bots: dict[str, str]) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, given in enumerate(names):
        level, name = bots.get(str(number)), own_name(_printable(given), seats)
        if level is None:
            seats.append(new_seat(table_id, number, PERSON, name, person.id))
        else:
            seats.append(new_seat(table_id, number, BOT, name, bot=check_bot(level)))
    return seats


def _printable(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:40] or "?"


async def read_in(house: House, person: PersonRow, file: MatchFile, language: str) -> Room:
    """A table from a match file: to look at if it was played to its end, to play on if not."""
    actions = file.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refusal(422, "file-long", field="actions", most=MOST_ACTIONS)
    await _rehearse(house, file, language)
    game = await house.prepared(file["game"])
    from_seed = file["start"] is None
    board = file["board"].get("data")
    first = (
        game.new(file["players"], options=file["options"])
        if from_seed
        else game.from_position(file["start"], board=board)
    )
    table = _private(
        game.id, game.rules, first.options, person, board=board, start=file["start"],
        seed=str(int(file["seed"])) if from_seed else None, origin={"file": True},
    )  # fmt: skip
    seats = _sandbox_seats(table.id, [str(name) for name in file["seats"]], person, {})
    rows = await asyncio.to_thread(rows_of, table, seats, person, [str(action) for action in file["actions"]])
    await house.ledger.write(Draft(new=rows))
    return await enter(house, table.id)


async def _rehearse(house: House, file: MatchFile, language: str) -> None:
    """Rules are compiled and trust their positions, so a stranger's file is first played in a worker: whatever it does
    there, the tables go on."""
    try:
        answer = await house.thinkers.ask({"job": "read", "file": file, "source": "file"}, READING)
    except Failed:
        raise Refusal(422, "file-strange") from None
    fault = answer.get("fault")
    if fault is not None:
        raise Unreadable(fault["key"], fault["messages"][language])


class Unreadable(Refusal):
    """A file that does not add up; the engine has already said why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(422, code)
        self._message = message

    def to_json(self, language: str) -> dict[str, Any]:
        return {"error": {"code": self.code, "message": self._message}}
