"""The same requests as to a server with a database, to one that keeps its tables in memory."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

from server import test_actions, test_history, test_live, test_rights, test_tables, test_undo
from server.harness import Server
from server.test_history import finished  # noqa: F401

ASKING = {"server", "finished"}
SAMPLE = (test_actions,)
SUITES = (test_actions, test_history, test_live, test_rights, test_tables, test_undo)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("memory"), database="memory:")
    yield running
    running.stop()


def _tests_of(suite: ModuleType) -> Iterator[tuple[str, Any]]:
    """Those that ask the server all tests share, which this module has in another kind."""
    for name, test in vars(suite).items():
        if name.startswith("test_") and inspect.isfunction(test) and ASKING & {*inspect.signature(test).parameters}:
            own = _copied(test)
            yield (
                f"{name}__{suite.__name__.rpartition('_')[2]}",
                own if suite in SAMPLE else pytest.mark.exhaustive(own),
            )


def _copied(test: FunctionType) -> FunctionType:
    """With marks of its own."""
    own = FunctionType(test.__code__, test.__globals__, test.__name__, test.__defaults__, test.__closure__)
    vars(own).update(vars(test))
    own.__annotations__ = test.__annotations__
    return own


for _suite in SUITES:
    globals().update(_tests_of(_suite))


def test_nothing_is_written_down(server: Server) -> None:
    server.guest("Ada").open("me", "greedy")
    assert [path.name for path in server.data.iterdir() if path.suffix.startswith(".sqlite")] == []
