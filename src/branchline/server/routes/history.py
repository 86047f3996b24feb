"""History: the log, past moments, the file and the seed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from branchline.server.answers import Log, MomentTold, SeedTold, Since
from branchline.server.errors import Refusal
from branchline.server.forms import LARGEST
from branchline.server.history import told_moment, told_page, told_seed, told_since
from branchline.server.reply import Reply
from branchline.server.routes import refusals
from branchline.server.telling import looking
from branchline.server.visitor import AnyVisitor, Person, RoomHere, SeatAsked

routes = APIRouter(tags=["history"])


@routes.get("/api/tables/{table_id}/log", response_model=Log, summary="The log", responses=refusals(404))
async def log(
    room: RoomHere,
    visitor: AnyVisitor,
    after: Annotated[int, Query(ge=0, le=LARGEST, description="Lines after this one.")] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Everything that happened at the table, line by line, with events and sentences."""
    eyes = visitor.eyes(room.scene, None)
    return Reply(await asyncio.to_thread(told_page, room, after, limit, eyes, visitor.language))


@routes.get("/api/tables/{table_id}/since", response_model=Since, summary="Since your last action",
            responses=refusals(401, 404))  # fmt: skip
async def since(room: RoomHere, person: Person, visitor: AnyVisitor) -> Response:
    """What happened after you last acted."""
    eyes = visitor.eyes(room.scene, None)
    return Reply(await asyncio.to_thread(told_since, room, person, eyes, visitor.language))


@routes.get("/api/tables/{table_id}/at/{moment}", response_model=MomentTold, summary="A past moment",
            responses=refusals(403, 404, 409))  # fmt: skip
async def at(
    room: RoomHere,
    visitor: AnyVisitor,
    moment: Annotated[int, Path(ge=0, le=LARGEST, description="After so many actions; 0 is the start.")],
    seat: SeatAsked = None,
) -> Response:
    """The match as it stood after so many actions, and what the last of them caused."""
    eyes = visitor.eyes(room.scene, seat)
    return Reply(told_moment(room.scene, moment, looking(room.scene, eyes), visitor.language))


@routes.get("/api/tables/{table_id}/file", response_model=dict[str, Any], summary="The match file",
            responses=refusals(404, 409))  # fmt: skip
async def file(room: RoomHere) -> Response:
    """The whole match as a file that the library, the command line and this server read back. Only once it is over,
    because it holds the seed."""
    if room.scene.match is None:
        raise Refusal(409, "not-started")
    if not room.scene.over:
        raise Refusal(409, "file-secret")
    name = f"{room.scene.table.game}-{room.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Reply(room.scene.match.to_json(), headers=headers)


@routes.get("/api/tables/{table_id}/seed", response_model=SeedTold, summary="The seed", responses=refusals(404))
async def seed(room: RoomHere) -> Response:
    """The commitment from the start and, once the match is over, the seed it was made from, so that anyone can check
    that nothing was bent: the SHA-256 of `text` must be the commitment."""
    return Reply(told_seed(room))
