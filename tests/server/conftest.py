"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

import branchline
from branchline.bots import make_bot
from server.engines import Postgres, RedisServer, free_port
from server.harness import Server
from server.local_services import Letters


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Servers and their workers find the rules compiled, so that no test waits for the compiler."""
    make_bot("greedy", branchline.load("rocket"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server that a test may stop, kill or set up in its own way."""
    running: list[Server] = []

    def start(**settings: Any) -> Server:
        running.append(Server(tmp_path, **settings))
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.fixture
def letters() -> Iterator[Letters]:
    handler = Letters()
    controller = Controller(handler, hostname="127.0.0.1", port=free_port())
    controller.start()
    handler.port = controller.port  # type: ignore[attr-defined]
    yield handler
    controller.stop()
