"""Large audiences: the same bytes for all who may see the same, and nobody who does not read keeps anything waiting."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection

from server.engines import free_port
from server.figures import figures
from server.harness import PRESENCE, Server, Table

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
