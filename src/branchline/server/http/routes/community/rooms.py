"""A table in one room: a screen shows it to all, and phones come to it by a code."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from branchline.server.accounts.one_times import ROOM, code_as_typed
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, PersonHere, ServicesHere, SessionHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.pictures import qr_code
from branchline.server.wire.answers import RoomFound, RoomResponse
from branchline.server.wire.requests import Nothing

routes = DescribedRouter(tags=["tables"])


@routes.post("/api/tables/{table_id}/room", summary="A code for the room", responses=refusals(*WRITING, 403, 404))
async def room(
    form: Nothing, request: Request, session: SessionHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[RoomResponse]:
    """For the host, to be shown on a screen: whoever types the code at `/room`, or points a phone at the picture, is
    invited to the table. Good for twelve hours."""
    if session.snapshot.table.host != person.id:
        raise Refusal(403, "not-host")
    await services.quotas.rooms.take(Owner(address_of(request.scope), ""))
    code = await services.one_times.give(ROOM, table=session.id)
    address = f"{(services.settings.public_address or str(request.base_url)).rstrip('/')}/room/{code}"
    return JsonResponse({"code": code, "address": address, "picture": qr_code(address)})


@routes.get("/api/rooms/{code}", summary="Find a room", responses=refusals(404))
async def find_room(
    code: Annotated[str, Path(max_length=40)], request: Request, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[RoomFound]:
    """The invitation that a code on a screen stands for."""
    await services.quotas.rooms.take(Owner(address_of(request.scope), ""))
    found = await services.one_times.look(code_as_typed(code), ROOM)
    if found is None:
        raise Refusal(404, "no-such-room")
    session = await services.sessions.get(found.data["table"], visitor.owner)
    return JsonResponse({"invite": session.snapshot.table.invite})
