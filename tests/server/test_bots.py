"""Bots at seats: ordinary actions, made elsewhere, that go on after a restart."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.server.fair_queue import NOBODY
from branchline.server.worker_pool import WorkerPool
from branchline.server.worker_process import WorkerFailed
from server.harness import SHORT, Server, runs

READ: dict[str, Any] = {"job": "read", "game": None, "file": {}, "source": "a file"}


def test_a_table_of_bots_plays_to_its_end(server: Server) -> None:
    table = server.guest("Ada").open("greedy", "random", "net", options=SHORT)
    table.until(lambda now: now["status"] == "finished", 120)
    actions = [entry for entry in table.get("log", limit=1000)["entries"] if entry["kind"] == "action"]
    assert {entry["bot"] for entry in actions} == {"greedy", "random", "net"}
    assert [entry["moment"] for entry in actions] == list(range(1, len(actions) + 1))


def test_bots_go_on_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_pause=0.02)
    ada = server.guest("Ada")
    table = ada.open("random", "greedy", "random")
    table.until(lambda now: now["moment"] >= 5)
    before = [entry["text"] for entry in table.get("log", limit=1000)["entries"]]
    server.kill()
    server.start()
    table.until(lambda now: now["moment"] >= len(before) + 5)
    assert [entry["text"] for entry in table.get("log", limit=1000)["entries"]][: len(before)] == before


def test_bots_survive_the_death_of_their_worker(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_pause=0.02)
    table = server.guest("Ada").open("random", "random")
    table.until(lambda now: now["moment"] >= 3)
    workers = server.workers
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    moment = table.look()["moment"]
    table.until(lambda now: now["moment"] >= moment + 5)
    assert server.workers


def test_a_bot_that_thinks_for_too_long_is_stopped_and_the_log_says_so(own_server: Callable[..., Server]) -> None:
    """Nor does it keep anyone's worker."""
    server = own_server(limits={"thinking_seconds": 0.0})
    table = server.guest("Ada").open("me", "greedy", options={"first_player": 1})
    table.until(lambda now: now["legal"])
    for language, words in (("en", "drawn at random"), ("fr", "au hasard")):
        moves = [entry for entry in table.get("log", lang=language)["entries"] if entry["bot"]]
        assert moves
        assert all(words in entry["note"] for entry in moves)


def test_workers_go_home_when_idle_and_die_with_the_server(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_rest=0.4)
    table = server.guest("Ada").open("me", "random", options={"first_player": 1})
    table.until(lambda now: now["legal"])
    deadline = time.monotonic() + 20
    while server.workers:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    table.act()
    table.post("hand", {"bot": "random"})
    table.until(lambda now: now["moment"] >= 8)
    orphans = server.workers
    server.kill()
    while any(runs(pid) for pid in orphans):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_worker_that_takes_too_long_is_replaced() -> None:
    async def ask() -> dict[str, Any]:
        workers = WorkerPool(1, 60)
        try:
            await workers.ask(READ, 60, NOBODY)
            with pytest.raises(WorkerFailed):
                await workers.ask(READ, 0.0, NOBODY)
            with pytest.raises(WorkerFailed):
                await workers.ask({"job": "dance", "game": None}, 60, NOBODY)
            answer = await workers.ask(READ, 60, NOBODY)
        finally:
            await workers.close()
        return answer

    assert asyncio.run(ask())["fault"]["key"] == "file-field-missing"


def test_an_idle_server_needs_little_memory(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_rest=0.4)
    table = server.guest("Ada").open("me", "random", options={"first_player": 1})
    table.until(lambda now: now["legal"])
    while server.workers:
        time.sleep(0.1)
    status = Path(f"/proc/{server.pid}/status")
    if status.exists():
        assert int(status.read_text(encoding="ascii").split("VmRSS:")[1].split()[0]) < 250 * 1024
