"""The live connection: one WebSocket for each viewer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from branchline.server.errors import Refusal
from branchline.server.http.audience_protocol import cut, send_frame, writer_of
from branchline.server.http.dependencies import language_of, visitor_of
from branchline.server.http.json_response import encode_json
from branchline.server.limits.fair_queue import Owner
from branchline.server.live.broadcast import MOST_MISSED
from branchline.server.live.viewer import Viewer
from branchline.server.services import Services
from branchline.server.tables.session import Session
from branchline.server.tables.store import StoreFailed
from branchline.server.wire.requests import LARGEST

routes = APIRouter()
log = logging.getLogger(__name__)
TOO_SLOW = 4408
GRACE = 5.0
"""Seconds in which a viewer who is too slow must have read that they are."""
SIGNED_IN_EVERY = 30.0
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
    with ExitStack() as line:
        await _live(socket, services, line, table_id, seat, after, watch, language)


async def _live(socket: WebSocket, services: Services, line: ExitStack, table_id: str, seat: int | None,
                after: int | None, watch: bool, language: str) -> None:  # fmt: skip
    try:
        visitor = await visitor_of(socket, services, language)
        line.enter_context(services.live_lines.one(visitor.owner))
        session = await services.sessions.get(table_id, visitor.owner)
        if not watch:
            visitor.perspective(session.snapshot, seat)
        viewer = Viewer(visitor.id, seat, watch, language, visitor.sign_in.id if visitor.sign_in is not None else None,
                        visitor.muted)  # fmt: skip
        hello = await _subscribe(services, session, viewer, visitor.owner, after)
    except Refusal as refusal:
        await _refuse(socket, refusal, language)
        return
    except StoreFailed as fault:
        log.warning("table %s cannot be shown: %s", table_id, fault)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(REFUSED + 503, "busy")
        return
    try:
        await services.attendance.was_there(session, viewer.person)
        line.enter_context(_signed_in_on(services, viewer))
        await _show(socket, viewer, hello)
    finally:
        services.broadcaster.unsubscribe(session, viewer)
        services.attendance.left(session, viewer.person)


@contextmanager
def _signed_in_on(services: Services, viewer: Viewer) -> Iterator[None]:
    """Meanwhile it is looked after whether a sign-in has ended at another process: of those that end here it is told
    at once."""
    if not services.settings.shared or viewer.sign_in is None or viewer.person is None:
        yield
        return
    task = asyncio.create_task(_look_after(services, viewer, viewer.person), name="signed in")
    try:
        yield
    finally:
        task.cancel()


async def _look_after(services: Services, viewer: Viewer, person: str) -> None:
    while True:
        await asyncio.sleep(SIGNED_IN_EVERY)
        with suppress(StoreFailed):
            if await services.sign_ins.find(person, viewer.sign_in) is None:
                viewer.close()
                return


async def _refuse(socket: WebSocket, refusal: Refusal, language: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode_json({"type": "error"} | refusal.to_json(language)).decode())
        await socket.close(REFUSED + refusal.status, refusal.code)


async def _subscribe(services: Services, session: Session, viewer: Viewer, owner: Owner, after: int | None) -> str:
    """What is to be sent first; from then on nothing is left out. Whoever has missed much waits their turn for it."""
    missed = min(session.seq - after, MOST_MISSED) if after is not None else 0
    async with services.long_answers.turn(owner, missed) if missed > 0 else nullcontext():
        hello = services.broadcaster.subscribe(session, viewer, after)
        try:
            return await hello
        except BaseException:
            services.broadcaster.unsubscribe(session, viewer)
            raise


async def _show(socket: WebSocket, viewer: Viewer, hello: str) -> None:
    sending = asyncio.create_task(_send(socket, viewer, hello))
    try:
        viewer.on_late, viewer.write_now = lambda: _cut_off(socket, sending), writer_of(socket)
        while True:
            # Viewers have nothing to say here; this notices when they go.
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _send(socket: WebSocket, viewer: Viewer, hello: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send({"type": "websocket.send", "text": hello})
        while (frame := await viewer.next_frame()) is not None:
            await send_frame(socket, frame)
        await socket.close(TOO_SLOW if viewer.late else 1001)


def _cut_off(socket: WebSocket, sending: asyncio.Task[None]) -> None:
    """Who has fallen behind is told so; who does not read even that is cut off."""
    asyncio.get_running_loop().call_later(GRACE, lambda: None if sending.done() else cut(socket))
