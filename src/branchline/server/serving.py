"""Running the server until it is told to stop."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from branchline.server.app import create_app
from branchline.server.settings import Settings

LONGEST_MESSAGE = 4096
"""Live viewers have nothing to say, so no message of theirs need be longer."""
PATIENCE = 3
KEEP_ALIVE = 75
"""Seconds an idle connection is kept: longer than clients keep theirs, so that none is closed under a request."""


class Server(uvicorn.Server):
    """Says so once it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[str], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening(self._address())

    def _address(self) -> str:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/"


def serve(settings: Settings, host: str, port: int, listening: Callable[[str], None], **more: Any) -> bool:
    """Returns whether the server ran; False if it could not listen."""
    config = uvicorn.Config(
        create_app(settings), host, port, ws="websockets-sansio", ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE, access_log=False, server_header=False, log_level="warning",
        timeout_graceful_shutdown=PATIENCE, timeout_keep_alive=KEEP_ALIVE, **more,
    )  # fmt: skip
    server = Server(config, listening)
    try:
        server.run()
    except SystemExit:
        return False
    except KeyboardInterrupt:
        return True
    return server.started
