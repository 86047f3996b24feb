"""The live connection: one WebSocket for each viewer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from branchline.server.dependencies import language_of, visitor_of
from branchline.server.errors import Refusal
from branchline.server.json_response import encode_json
from branchline.server.request_models import LARGEST
from branchline.server.room import Room
from branchline.server.services import Services
from branchline.server.viewer import Viewer

routes = APIRouter()
TOO_SLOW = 4408
REFUSED = 4000
"""A refused connection is closed with this plus the status a request would have got."""


@routes.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    after: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
    watch: bool = False,
    lang: Annotated[str | None, Query(max_length=20)] = None,
) -> None:
    services: Services = socket.app.state.services
    language = language_of(socket, lang)
    await socket.accept()
    try:
        visitor = await visitor_of(socket, services, language)
        room = await services.rooms.get(table_id)
        if not watch:
            visitor.perspective(room.snapshot, seat)
        if after is not None:
            # Whatever was missed is worked out beside the loop; then nothing is left to do but to look it up.
            await asyncio.to_thread(room.entries_with_events, after, room.seq)
    except Refusal as refusal:
        await _refuse(socket, refusal, language)
        return
    await _show(socket, services, room, Viewer(visitor.id, seat, watch, language), after)


async def _refuse(socket: WebSocket, refusal: Refusal, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode_json({"type": "error"} | refusal.to_json(language)).decode())
        await socket.close(REFUSED + refusal.status, refusal.code)


async def _show(socket: WebSocket, services: Services, room: Room, viewer: Viewer, after: int | None) -> None:
    services.broadcaster.subscribe(room, viewer, after)
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        while True:
            # Viewers have nothing to say here; this notices when they go.
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.broadcaster.unsubscribe(room, viewer)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await viewer.queue.get()) is not None:
            await socket.send({"type": "websocket.send", "text": text})
        await socket.close(TOO_SLOW if viewer.late else 1001)
