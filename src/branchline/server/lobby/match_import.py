"""Tables from match files: to look at if they were played to the end, to play on if not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import branchline
from branchline.server.errors import Refusal
from branchline.server.lobby.host import Host
from branchline.server.lobby.lineage import recognised
from branchline.server.lobby.new_table import TablePlan, set_up
from branchline.server.lobby.sandbox import private_table, seats_for
from branchline.server.tables.ports import ValidationFailed
from branchline.server.tables.session import Session
from branchline.server.tables.start import Start
from branchline.server.wire.requests import MatchFile

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_ACTIONS = 5000
REPLAYS = 3
"""How often the actions of a file are played until there is a table: read, written down, opened."""


async def read_in(services: Services, host: Host, file: MatchFile, language: str) -> Session:
    """A table from a match file: to look at if it was played to its end, to play on if not."""
    await _check_size(services, host, file)
    await _validate(services, host, file, language)
    game = await services.games.load(file["game"])
    from_seed = file["start"] is None
    board = file["board"].get("data")
    seed = str(int(file["seed"])) if from_seed else None
    names = [str(name) for name in file["seats"]]
    start = Start(game.id, file["rules"], names, file["options"], seed, file["start"], board)
    first = start.match()
    known = {} if from_seed else await recognised(services.store, game.id, first)
    table = private_table(
        game.id, file["rules"], first.options, host.person, start=file["start"], seed=seed,
        origin={"file": True} | known, untrusted=board is not None or not from_seed,
    )  # fmt: skip
    seats = seats_for(table, names, host.person, {})
    actions = [str(action) for action in file["actions"]]
    return await set_up(services, host, TablePlan(table, seats, board, actions, validated=True))


async def _check_size(services: Services, host: Host, file: MatchFile) -> None:
    limits, actions, board = services.settings.limits, file.get("actions"), file.get("board")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise Refusal(422, "file-long", field="actions", most=MOST_ACTIONS)
    if len(json.dumps(board)) > limits.largest_board:
        raise Refusal(422, "board-large", field="board", kilobytes=limits.largest_board // 1024)
    await services.quotas.lines.take(host.owner, REPLAYS * len(actions) if isinstance(actions, list) else 0)


async def _validate(services: Services, host: Host, file: MatchFile, language: str) -> None:
    try:
        game = file.get("game")
        if isinstance(game, str) and game in branchline.catalogue():
            actions = file.get("actions")
            await services.games.load_for(game, len(actions) if isinstance(actions, list) else 0)
        answer = await services.validator.read(file, host.owner, host.client)
    except ValidationFailed:
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
