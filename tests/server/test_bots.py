"""Bots at seats: ordinary actions, made elsewhere, that go on after a restart."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from branchline.bots import THINKING_SECONDS
from branchline.server.limits.fair_queue import NOBODY, Owner
from branchline.server.workers.worker_pool import SPARE, WorkerPool
from branchline.server.workers.worker_process import WorkerFailed
from server.harness import SHORT, Server, runs

READ: dict[str, Any] = {"job": "read", "game": None, "file": {}, "source": "a file"}


def test_a_table_of_bots_plays_to_its_end(server: Server) -> None:
    table = server.guest("Ada").open("greedy", "random", "net", options=SHORT)
    table.until(lambda now: now["status"] == "finished", 120)
    actions = [entry for entry in table.get("log", limit=1000)["entries"] if entry["kind"] == "action"]
    assert {entry["bot"] for entry in actions} == {"greedy", "random", "net"}
    assert [entry["moment"] for entry in actions] == list(range(1, len(actions) + 1))


def test_people_see_who_a_bot_is(server: Server) -> None:
    """Two of one level are two characters, under the names that the level's description has; a name that was asked
    for is kept."""
    ada = server.guest("Ada")
    table = ada.open("me", "casual", "casual", {"kind": "bot", "bot": "casual", "name": "Ben"})
    _, *bots = table.now["table"]["seats"]
    assert len({seat["bot"] for seat in bots}) == 3
    assert [seat["bot"].partition(":")[2] for seat in bots[:2]] == [seat["name"].casefold() for seat in bots[:2]]
    assert bots[2]["name"] == "Ben"
    (rocket,) = (game for game in ada.get("/api/games")["games"] if game["id"] == "rocket")
    (casual,) = (level for level in rocket["levels"] if level["id"] == "casual")
    assert all(seat["name"] in casual["characters"]["en"] for seat in bots[:2])


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


def test_with_one_seed_all_is_the_same_every_time(tmp_path: Path) -> None:
    """Deals and bots, table after table; with another seed, or none, nothing is."""

    def openings(folder: str, seed: int | None, tables: int) -> list[list[str]]:
        server = Server(tmp_path / folder, seed=seed)
        ada = server.guest("Ada")
        opened = [ada.open("casual", "greedy", "random") for _ in range(tables)]
        for table in opened:
            table.until(lambda now: now["moment"] >= 8)
        played = [[entry["text"] for entry in table.get("log", limit=8)["entries"]] for table in opened]
        server.stop()
        return [[table.now["table"]["commitment"], *texts] for table, texts in zip(opened, played, strict=True)]

    first = openings("first", 7, 2)
    assert openings("again", 7, 2) == first
    different = [*first, *openings("other", 8, 1), *openings("any", None, 1)]
    assert len({commitment for commitment, *_ in different}) == len({tuple(texts) for _, *texts in different}) == 4


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


class Thinker:
    """A worker that thinks until it is told to stop, and notes what it is told."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.done = asyncio.Event()

    async def warm_up(self, job: dict[str, Any]) -> None:
        pass

    async def ask(self, job: dict[str, Any], seconds: float, hear: object = None) -> dict[str, Any]:
        self.shares.append(job["share"])
        await self.done.wait()
        self.done.clear()
        return {}

    def hurry(self, share: float) -> None:
        self.shares.append(share)

    async def end(self) -> None:
        pass


def test_whoever_thinks_hurries_when_more_ask_and_nobody_thinks_beyond_their_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("branchline.server.workers.worker_pool.WorkerProcess", Thinker)

    async def shares() -> list[float]:
        workers = WorkerPool(1, 60)
        (thinker,) = workers._all
        assert isinstance(thinker, Thinker)
        asking = []
        for _ in range(2):
            asking.append(asyncio.create_task(workers.ask({"game": None}, 60, NOBODY)))
            await asyncio.sleep(0)
        later = time.monotonic() + 0.95 * THINKING_SECONDS
        monkeypatch.setattr("branchline.server.workers.worker_pool.time", SimpleNamespace(monotonic=lambda: later))
        for each in asking:
            thinker.done.set()
            await each
        await workers.close()
        return thinker.shares

    first, hurried, second = asyncio.run(shares())
    assert first == pytest.approx(1.0, abs=0.2)
    assert hurried == SPARE / 2
    assert 0.0 <= second <= 0.06


def test_whoever_asks_for_much_hurries_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty of one person at the same address, or of fifty who do not play, take as much from others as one would."""
    monkeypatch.setattr("branchline.server.workers.worker_pool.WorkerProcess", Thinker)
    crowd = [Owner("club", str(number), plays=False) for number in range(50)]

    async def share(asking: list[Owner]) -> float:
        workers = WorkerPool(1, 60)
        (thinker,) = workers._all
        assert isinstance(thinker, Thinker)
        playing = asyncio.create_task(workers.ask({"game": None}, 60, Owner("club", "Ada")))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(workers.ask_within({"game": None}, 60, owner)) for owner in asking]
        await asyncio.sleep(0)
        for task in (playing, *waiting):
            task.cancel()
        await asyncio.gather(playing, *waiting, return_exceptions=True)
        return thinker.shares[-1]

    assert asyncio.run(share([Owner("club", "Eve")] * 50)) == SPARE / 2
    assert asyncio.run(share(crowd)) == SPARE / 2
    assert asyncio.run(share([Owner("home", "Eve"), *crowd])) == SPARE / 4


def test_a_thought_that_nobody_waits_for_ends_and_its_worker_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.server.workers.worker_pool.WorkerProcess", Thinker)

    async def ask() -> list[float]:
        workers = WorkerPool(1, 60)
        (thinker,) = workers._all
        assert isinstance(thinker, Thinker)
        job = {"job": "advise", "game": None}
        asking = asyncio.create_task(workers.ask_within(job, 60, Owner("club", "Eve")))
        while not thinker.shares:
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        next_one = asyncio.create_task(workers.ask_within(job, 60, Owner("club", "Ada")))
        await asyncio.sleep(0)
        for _ in range(2):
            thinker.done.set()
            await asyncio.sleep(0.01)
        assert await next_one == {}
        return thinker.shares

    first, called_off, second = asyncio.run(ask())
    assert called_off == 0.0
    assert first == pytest.approx(1.0, abs=0.2)
    assert second == pytest.approx(1.0, abs=0.2)


def test_an_idle_server_needs_little_memory(own_server: Callable[..., Server]) -> None:
    server = own_server(bot_rest=0.4)
    table = server.guest("Ada").open("me", "random", options={"first_player": 1})
    table.until(lambda now: now["legal"])
    while server.workers:
        time.sleep(0.1)
    status = Path(f"/proc/{server.pid}/status")
    if status.exists():
        assert int(status.read_text(encoding="ascii").split("VmRSS:")[1].split()[0]) < 250 * 1024
