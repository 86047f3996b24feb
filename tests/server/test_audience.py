"""Large audiences: the same bytes for all who may see the same, and nobody who does not read keeps anything waiting."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
import time
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection

from branchline.server.http.app import create_app
from branchline.server.http.audience_protocol import AudienceProtocol, writer_of
from branchline.server.http.connections import Connections
from branchline.server.http.incoming import Incoming
from branchline.server.limits.limits import Limits
from branchline.server.live import channel
from branchline.server.live.viewer import Viewer
from branchline.server.operations import memory
from branchline.server.settings import Settings
from branchline.server.tables.session import Session
from server.engines import free_port
from server.figures import figures
from server.harness import PRESENCE, Server, Table

NO_LIMIT = Connections(10, 10, lambda address: True, lambda address: True)
MANY, LITTLE = 500, 3.0
TOGETHER = 50
"""More of one address would wait at the door than may."""
"""Viewers, and megabytes: a crowd takes about twenty."""
ENTRY = re.compile(r'"type":"entry","entry":\{"seq":(\d+)')
ASK = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_spectators_are_sent_the_same_and_players_their_own(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    with ExitStack() as stack:
        viewers = [stack.enter_context(server.stranger().watch(table.id)) for _ in range(3)]
        player = stack.enter_context(ada.watch(table.id, seat=0))
        for socket_ in (*viewers, player):
            socket_.recv(60)
        for _ in range(3):
            table.act()
        told = [[_next_entry(viewer) for _ in range(3)] for viewer in (*viewers, player)]
        assert told[0] == told[1] == told[2] != told[3]


def test_what_follows_quickly_is_told_in_order_and_once_to_whoever_comes_whenever(server: Server) -> None:
    """Messages that meet the last ones on their way are sent together, of which nobody must notice anything."""
    table = server.guest("Ada").open("me", "me")
    with ExitStack() as stack:
        crowd = []
        for _ in range(30):
            crowd.append(stack.enter_context(server.stranger().watch(table.id)))
            table.act()
        for viewer in crowd:
            first = json.loads(viewer.recv(60))["seq"]
            told = [json.loads(_next_entry(viewer))["seq"] for _ in range(first, table.now["seq"])]
            assert told == list(range(first + 1, table.now["seq"] + 1))


def test_a_viewer_who_does_not_read_is_cut_off_and_others_hear_everything(own_server: Callable[..., Server]) -> None:
    address = f"127.0.0.1:{free_port()}"
    server = own_server(metrics=address, requests_per_second=1e5)
    table = server.guest("Ada").open("me", "me")
    with _deaf_viewer(server, table) as deaf, server.stranger().watch(table.id) as reader:
        reader.recv(60)
        _until_viewers(address, 2)
        deadline = time.monotonic() + 180
        while figures(address)["branchline_viewers"] > 1:
            assert time.monotonic() < deadline, "nobody was cut off"
            _go_on(table)
            while json.loads(_next_entry(reader))["seq"] < table.now["seq"]:
                pass
        assert deaf.fileno() >= 0


def _next_entry(viewer: ClientConnection) -> str:
    """The next message that is not about who comes and goes, as it was sent."""
    while (text := str(viewer.recv(60))).startswith(PRESENCE):
        pass
    return text


def _go_on(table: Table) -> None:
    for _ in range(20):
        table.act()
    table.now = table.post("undo", {"seq": table.now["seq"], "to": 0})


def _deaf_viewer(server: Server, table: Table) -> socket.socket:
    where = urlsplit(server.address)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((where.hostname, where.port))
    deaf.sendall(ASK.format(table=table.id, host=where.netloc).encode())
    return deaf


def _until_viewers(address: str, count: int) -> None:
    deadline = time.monotonic() + 60
    while figures(address)["branchline_viewers"] != count:
        assert time.monotonic() < deadline, "the viewers did not come"
        time.sleep(0.02)


def test_memory_returns_when_a_crowd_leaves_and_the_next_takes_no_more(own_server: Callable[..., Server]) -> None:
    """The allocator keeps some of what the first crowd took, and the next ones make do with that."""
    address = f"127.0.0.1:{free_port()}"
    limits = {"connections_of_address": 10 * MANY, "live_of_address": 10 * MANY}
    server = own_server(metrics=address, requests_per_second=1e5, limits=limits)
    table = server.guest("Ada").open("me", "me")
    first, *others = [_crowd(server, table, address) for _ in range(3)]
    assert all(there < first[0] + LITTLE and gone < first[1] + LITTLE for there, gone in others), (first, others)


def _crowd(server: Server, table: Table, address: str) -> tuple[float, float]:
    """Megabytes that the server holds while a crowd is there, and once it has gone."""
    with ExitStack() as stack:
        for come in range(TOGETHER, MANY + 1, TOGETHER):
            for _ in range(TOGETHER):
                stack.enter_context(_deaf_viewer(server, table))
            _until_viewers(address, come)
        there = _megabytes(address)
    deadline = time.monotonic() + 60
    while (gone := _megabytes(address)) > there - LITTLE:
        assert time.monotonic() < deadline, f"{there:.0f} MB are held still"
        time.sleep(0.1)
    return there, gone


def _megabytes(address: str) -> float:
    return figures(address)["process_resident_memory_bytes"] / 1024**2


def test_nothing_of_a_viewer_waits_for_the_collector() -> None:
    """The parser of a connection and the connection itself hold each other until one of them lets go."""

    async def leave() -> weakref.ref[ServerProtocol]:
        config = Config(_nobody)
        config.load()
        viewer = AudienceProtocol(config, ServerState(), {}, incoming=Incoming(Limits()), house=NO_LIMIT)
        viewer.connections.add(viewer)
        viewer.transport = asyncio.Transport()
        viewer.connection_lost(ConnectionResetError())
        return weakref.ref(viewer.conn)

    gc.disable()
    try:
        assert asyncio.run(leave())() is None
    finally:
        gc.enable()


async def _nobody(scope: Any, receive: Any, send: Any) -> None:
    pass


def test_memory_is_given_back_once_for_a_crowd_that_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[None] = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(None))
    monkeypatch.setattr(memory, "SOON", 0.0)

    async def leave(viewers: int) -> int:
        keeper = memory.MemoryKeeper()
        for _ in range(viewers):
            keeper.somebody_left()
        await asyncio.sleep(0.1)
        return len(given)

    assert asyncio.run(leave(memory.CROWD - 1)) == 0
    assert asyncio.run(leave(3 * memory.CROWD)) == 1


class _Page:
    """What is written to a live viewer."""

    def __init__(self) -> None:
        self.frames: list[str] = []

    def write(self, frame: bytes) -> bool:
        text = frame.decode(errors="replace")
        if PRESENCE not in text:
            self.frames.append(text)
        return True

    def lines(self) -> list[int]:
        return [int(seq) for frame in self.frames for seq in ENTRY.findall(frame)]


@asynccontextmanager
async def _watched(app: FastAPI, *names: str) -> AsyncIterator[tuple[Session, list[AsyncClient], list[_Page]]]:
    """A table of Ada's, with a free seat; pages of these guests who watch it, and one of nobody's."""
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        services, clients = app.state.services, []
        for name in names:
            client = await stack.enter_async_context(AsyncClient(transport=ASGITransport(app), base_url="http://test"))
            token = (await client.post("/api/guests", json={"name": name})).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            clients.append(client)
        form = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"spectator_chat": True}}
        table = (await clients[0].post("/api/tables", json=form)).json()["table"]
        session, pages = await services.sessions.get(table["id"]), [_Page() for _ in (*names, None)]
        people = [(await client.get("/api/me")).json()["id"] for client in clients]
        for person, page in zip((*people, None), pages, strict=True):
            viewer = Viewer(person, None, person is None, "en", write_now=page.write, waits=True)
            await services.broadcaster.subscribe(session, viewer)
        yield session, clients, pages


def test_a_crowd_is_told_together_what_follows_while_it_rests_and_players_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes a seat meanwhile hears everything once and in order."""
    monkeypatch.setattr(channel, "CROWD_RESTS", 2000.0)
    monkeypatch.setattr(channel, "LONGEST_REST", 60.0)
    monkeypatch.setattr(channel, "PLAYERS_REST", 0.0)
    app = create_app(Settings(data=tmp_path, compile=False))

    async def talked() -> tuple[list[_Page], Session, list[bool], int]:
        async with _watched(app, "Ada", "Bob") as (session, (ada, bob), pages):
            first, said, at_once = session.seq, f"/api/tables/{session.id}/chat", []
            for number in range(20):
                await ada.post(said, json={"text": "Well?"})
                if number == 10:
                    await bob.post(f"/api/tables/{session.id}/join", json={"invite": session.snapshot.table.invite})
                await asyncio.sleep(0.01)
                at_once.append(pages[0].lines()[-1:] == [session.seq])
            while pages[2].lines()[-1:] != [session.seq]:
                await asyncio.sleep(0.01)
            return pages, session, at_once, first

    (player, newcomer, onlooker), session, at_once, first = asyncio.run(asyncio.wait_for(talked(), 60))
    assert all(at_once)
    for page in (player, newcomer, onlooker):
        assert page.lines() == list(range(first + 1, session.seq + 1))
    assert len(ENTRY.findall(onlooker.frames[0])) == 1
    assert len(onlooker.frames) < 10 < len(player.frames)


def test_no_crowd_is_left_alone_for_long_however_long_telling_it_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "CROWD_RESTS", 1e9)
    app = create_app(Settings(data=tmp_path, compile=False))

    async def talked() -> None:
        async with _watched(app, "Ada") as (session, (ada,), (_, onlooker)):
            for _ in range(3):
                await ada.post(f"/api/tables/{session.id}/chat", json={"text": "Well?"})
                while onlooker.lines()[-1:] != [session.seq]:
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(talked(), 60))


def test_the_collector_of_circles_does_not_go_through_what_is_there_for_good(tmp_path: Path) -> None:
    """All modules and rules together would hold everyone up for a quarter of a second, now and then."""
    app = create_app(Settings(data=tmp_path, compile=False))

    async def left_to_look_through() -> int:
        async with app.router.lifespan_context(app):
            await app.state.services.games.load("rocket")
            return len(gc.get_objects())

    try:
        assert asyncio.run(left_to_look_through()) < 20_000 < gc.get_freeze_count()
    finally:
        gc.unfreeze()


def test_a_page_that_leaves_before_it_is_shown_anything_is_no_fault() -> None:
    async def nothing(*_: object) -> Any:
        return {}

    with pytest.raises(WebSocketDisconnect):
        writer_of(WebSocket({"type": "websocket", "extensions": {}}, receive=nothing, send=nothing))
