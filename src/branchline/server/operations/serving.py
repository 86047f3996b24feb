"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import faulthandler
import socket
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from branchline.server.http.app import create_app
from branchline.server.http.audience_protocol import LONGEST_MESSAGE, AudienceProtocol
from branchline.server.http.client_address import trusted
from branchline.server.http.connections import Connections
from branchline.server.http.incoming import Incoming
from branchline.server.http.patient_protocol import PatientProtocol
from branchline.server.operations.descriptors import room_for_connections
from branchline.server.operations.folder_lock import locked
from branchline.server.operations.logs import PLAIN, write_json_logs
from branchline.server.operations.start_error import CannotStart
from branchline.server.settings import Settings
from branchline.server.store.database_check import check_database
from branchline.server.tables.clocks.passing_time import count_on

PATIENCE = 3
"""Seconds for requests to finish once the server is told to stop."""
LAST_CALL = 15
"""Seconds after which it stops whatever is still being done."""
KEEP_ALIVE = 75
"""Seconds an idle connection is kept: longer than clients keep theirs, so that none is closed under a request."""


class Server(uvicorn.Server):
    """Says so once it listens, and stops when told to."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None], drain: float) -> None:
        super().__init__(config)
        self._listening, self._drain = listening, drain
        self._draining = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening(self._address())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, a server that is to drain goes on for a while without being ready; told twice, it stops."""
        if self._drain and self.started and not self._draining:
            self._draining = cast("Any", self.config.app).state.services.draining = True
            loop = asyncio.get_running_loop()
            loop.call_soon_threadsafe(loop.call_later, self._drain, super().handle_exit, sig, frame)
            faulthandler.dump_traceback_later(self._drain + LAST_CALL, exit=True)
        else:
            faulthandler.dump_traceback_later(LAST_CALL, exit=True)
            super().handle_exit(sig, frame)

    def _address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/"


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None], **more: Any) -> bool:
    """Returns whether the server ran; False if it could not listen. `CannotStart` says why it cannot even begin."""
    choose_logs(settings)
    if not settings.shared:
        count_on()
    with nullcontext() if settings.shared else locked(settings.data):
        check_surroundings(settings)
        server = Server(_config(settings, host, port, **more), listening, settings.drain)
        try:
            server.run()
        except SystemExit:
            return False
        except KeyboardInterrupt:
            return True
        finally:
            faulthandler.cancel_dump_traceback_later()
        return server.started


def check_surroundings(settings: Settings) -> None:
    """`CannotStart` where the database, or Redis where there is to be one, cannot be used."""
    if not settings.in_memory:
        check_database(settings.database_url)
    if settings.shared:
        from branchline.server.cluster.redis_client import check_redis

        if not settings.database.startswith("postgresql"):
            raise CannotStart("redis-alone")
        check_redis(settings.redis)


def choose_logs(settings: Settings) -> None:
    if settings.logs != PLAIN:
        write_json_logs()


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Move for bots until told to stop."""
    from branchline.server.cluster.work import work_on

    choose_logs(settings)
    check_surroundings(settings)
    asyncio.run(work_on(settings, ready))


def _config(settings: Settings, host: str, port: int, **more: Any) -> uvicorn.Config:
    app, limits = create_app(settings), settings.limits
    house = Connections(
        room_for_connections(limits.connections), limits.connections_of_address, app.state.players.are_playing_at,
        trusted(settings.trusted_proxies),
    )  # fmt: skip
    protocol = partial(
        PatientProtocol, header_seconds=limits.header_seconds, largest_body=2 * limits.largest_file, house=house
    )
    audience = partial(AudienceProtocol, incoming=Incoming(limits), house=house)
    return uvicorn.Config(
        app, host, port, http=cast("Any", protocol), ws=cast("Any", audience),
        ws_per_message_deflate=False, ws_max_size=LONGEST_MESSAGE, access_log=False, server_header=False,
        log_level="warning", **_log_config(settings), timeout_graceful_shutdown=PATIENCE, timeout_keep_alive=KEEP_ALIVE,
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=list(settings.trusted_proxies), **more,
    )  # fmt: skip


def _log_config(settings: Settings) -> dict[str, Any]:
    """Structured logs are written by one hand; otherwise uvicorn's own lines stay as they are."""
    return {} if settings.logs == PLAIN else {"log_config": None}
