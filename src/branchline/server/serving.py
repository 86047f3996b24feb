"""Running the server until it is told to stop."""

from __future__ import annotations

import faulthandler
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn

from branchline.server.app import create_app
from branchline.server.database_check import check_database
from branchline.server.folder_lock import locked
from branchline.server.patient_protocol import PatientProtocol
from branchline.server.settings import Settings

LONGEST_MESSAGE = 4096
"""Live viewers have nothing to say, so no message of theirs need be longer."""
PATIENCE = 3
"""Seconds for requests to finish once the server is told to stop."""
LAST_CALL = 15
"""Seconds after which it stops whatever is still being done."""
KEEP_ALIVE = 75
"""Seconds an idle connection is kept: longer than clients keep theirs, so that none is closed under a request."""


class Server(uvicorn.Server):
    """Says so once it listens, and stops when told to."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening(self._address())

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback_later(LAST_CALL, exit=True)
        super().handle_exit(sig, frame)

    def _address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/"


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None], **more: Any) -> bool:
    """Returns whether the server ran; False if it could not listen. `CannotStart` says why it cannot even begin."""
    with locked(settings.data):
        check_database(settings.database_url)
        server = Server(_config(settings, host, port, **more), listening)
        try:
            server.run()
        except SystemExit:
            return False
        except KeyboardInterrupt:
            return True
        finally:
            faulthandler.cancel_dump_traceback_later()
        return server.started


def _config(settings: Settings, host: str, port: int, **more: Any) -> uvicorn.Config:
    protocol = partial(PatientProtocol, header_seconds=settings.limits.header_seconds)
    return uvicorn.Config(
        create_app(settings), host, port, http=cast("Any", protocol), ws="websockets-sansio",
        ws_per_message_deflate=False, ws_max_size=LONGEST_MESSAGE, access_log=False, server_header=False,
        log_level="warning", timeout_graceful_shutdown=PATIENCE, timeout_keep_alive=KEEP_ALIVE,
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=list(settings.trusted_proxies), **more,
    )  # fmt: skip
