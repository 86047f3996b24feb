"""Tables from match files: to look at if they were played to the end, to play on if not."""

from __future__ import annotations

import asyncio
from typing import Any

from branchline.server.errors import Refusal
from branchline.server.models import PersonRow
from branchline.server.new_table import enter, rows_of
from branchline.server.request_models import MatchFile
from branchline.server.room import Room
from branchline.server.sandbox import private_table, seats_for
from branchline.server.services import Services
from branchline.server.worker_process import WorkerFailed
from branchline.server.writer import Transaction

MOST_ACTIONS = 5000


READING = 20.0


async def read_in(services: Services, person: PersonRow, file: MatchFile, language: str) -> Room:
    """A table from a match file: to look at if it was played to its end, to play on if not."""
    actions = file.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refusal(422, "file-long", field="actions", most=MOST_ACTIONS)
    await _rehearse(services, file, language)
    game = await services.prepare_game(file["game"])
    from_seed = file["start"] is None
    board = file["board"].get("data")
    first = (
        game.new(file["players"], options=file["options"])
        if from_seed
        else game.from_position(file["start"], board=board)
    )
    table = private_table(
        game.id, game.rules, first.options, person, board=board, start=file["start"],
        seed=str(int(file["seed"])) if from_seed else None, origin={"file": True},
    )  # fmt: skip
    seats = seats_for(table.id, [str(name) for name in file["seats"]], person, {})
    rows = await asyncio.to_thread(rows_of, table, seats, person, [str(action) for action in file["actions"]])
    await services.writer.write(Transaction(new=rows))
    return await enter(services, table.id)


async def _rehearse(services: Services, file: MatchFile, language: str) -> None:
    """Rules are compiled and trust their positions, so a stranger's file is first played in a worker: whatever it does
    there, the tables go on."""
    try:
        answer = await services.workers.ask({"job": "read", "file": file, "source": "file"}, READING)
    except WorkerFailed:
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
