"""A server in a process of its own, which was forked from one that has imported everything: it starts at once."""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from branchline.bots.compile import is_compiled
from branchline.cli import main
from branchline.kernel import Game
from branchline.kernel.match import Match
from branchline.server.accounts import passwords
from branchline.server.limits.limits import Limits, Share
from branchline.server.operations import serving
from branchline.server.operations.serving import serve, work
from branchline.server.settings import Settings
from branchline.server.tables import session, sessions, snapshot
from branchline.server.tables.clocks import timekeeper
from branchline.server.tables.records import Entry
from branchline.server.tables.snapshot import Snapshot
from branchline.server.workers import compilation


def launch(given: dict[str, Any], environment: dict[str, str], talk: Connection) -> None:
    """Serve until told to stop, or until whoever started this is gone; where it listens is the first thing said. A
    worker listens nowhere."""
    os.environ.clear()
    os.environ.update(environment)
    threading.Thread(target=_end_with, args=(talk,), daemon=True).start()
    setattr(compilation, "_compiled", _compiled_as_seen_here)  # noqa: B010
    if given.pop("still", False):
        _stand_still()
    if "step_file" in given:
        _step_once_there_is(Path(given.pop("step_file")))
    if given.pop("refuses_replays", False):
        _refuse_replays_on_the_loop()
    if not given.pop("slow_passwords", False):
        _hash_quickly()
    deadly = given.pop("dies_opening", None)
    if deadly is not None:
        _die_opening(deadly)
    port = given.pop("port")
    if "log_file" in given:
        os.dup2(os.open(given.pop("log_file"), os.O_WRONLY | os.O_CREAT, 0o600), sys.stderr.fileno())
    if given.pop("works", False):
        work(_settings(given), lambda: talk.send("http://127.0.0.1:0"))
    else:
        serve(_settings(given), "127.0.0.1", port, talk.send)


def carry_out(words: list[str], environment: dict[str, str], file: str) -> None:
    """A command of `branchline`, which says in this file what it complains of."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(file, os.O_WRONLY), sys.stderr.fileno())
    sys.exit(main(words))


async def _compiled_as_seen_here(games: list[Game], *, searching: bool = False) -> list[Game]:
    """A process that was forked with all it takes need not ask another."""
    return [game for game in games if await asyncio.to_thread(is_compiled, game, searching=searching)]


def _end_with(talk: Connection) -> None:
    try:
        talk.recv()
    except (EOFError, OSError):
        os._exit(1)


def _stand_still() -> None:
    """Nothing happens by chance or takes time: two such servers that are asked the same answer the same."""
    names = itertools.count()
    changes: dict[Any, dict[str, Any]] = {
        time: {"time_ns": lambda: 10**18},
        timekeeper: {"LOOK": 1e9},
        serving: {"count_on": lambda: None},
        secrets: {"randbits": lambda bits: 7, "token_urlsafe": lambda size: f"id-{next(names)}"},
    }
    for module, functions in changes.items():
        for name, function in functions.items():
            setattr(module, name, function)


def _hash_quickly() -> None:
    """A password takes as little as Argon2 can, where a test is about something else."""
    passwords.PASSES, passwords.MEMORY = 1, 8


def _step_once_there_is(file: Path) -> None:
    """The time of day is an hour later from when this file is there."""
    true_time = time.time_ns
    time.time_ns = lambda: true_time() + 3600 * 10**9 * file.exists()


def _refuse_replays_on_the_loop() -> None:
    """Whatever takes as long as a match is long fails where the loop runs."""
    for owner, name in ((Match, "_go_to"), (Match, "events_from"), (sessions, "folded"), (session, "snapshot_then")):
        setattr(owner, name, _beside_the_loop(getattr(owner, name)))


def _beside_the_loop(function: Any) -> Any:
    def checked(*given: Any) -> Any:
        assert threading.current_thread() is not threading.main_thread(), f"{function.__name__} on the loop"
        return function(*given)

    return checked


def _die_opening(table_id: str) -> None:
    """The server does not survive opening this table."""
    fold = snapshot.folded

    def folded(blank: Snapshot, entries: list[Entry]) -> Snapshot:
        if blank.table.id == table_id:
            os._exit(1)
        return fold(blank, entries)

    setattr(sessions, "folded", folded)  # noqa: B010


def _settings(given: dict[str, Any]) -> Settings:
    limits = {name: _share(value) for name, value in given["limits"].items()}
    paths: dict[str, Any] = {name: Path(given[name]) for name in ("data", "client") if name in given}
    return Settings(**given | paths | {"limits": Limits(**limits)})


def _share(value: Any) -> Any:
    return Share(*value) if isinstance(value, list) else value
