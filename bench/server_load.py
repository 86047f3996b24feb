"""Load on a table server: how quickly it acknowledges actions and tells live viewers, with many of them connected.

The server runs in one process over a fresh SQLite file, this load generator in another, on the loopback. First actions
come at a fixed rate, spread over the tables, and their latency is measured from the moment each was due; then a few
players act as fast as they are answered. `python bench/server_load.py --viewers 100 500 1000`

With `--crowd 500` one run compares nobody watching with so many at one table, on a machine that is otherwise quiet and
beside other work on every core: seconds say as much about the machine, ratios and the processor time of an action less.
Players and viewers take part of the same cores; how much is told beside what the server takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from crowd import Crowd, gather_crowd, processor_seconds
from line import Line
from websockets.asyncio.client import ClientConnection, connect

import branchline
from branchline.bots.compile import compile_game
from branchline.cli.figures import made_with

LAUNCH = """
import json, os, sys, threading
from pathlib import Path
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
from branchline.server.limits.limits import Limits
from branchline.server.operations.serving import serve
from branchline.server.settings import Settings
limits = Limits(connections_of_address=10**6, live_of_address=10**6)
settings = Settings(data=Path(sys.argv[1]), requests_per_second=1e6, limits=limits, **json.loads(sys.argv[2]))
serve(settings, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""
FIRST = '{"type":"entry","entry":{"seq":'
FLAT_OUT = 4
TOLD_BY_THEN = 1.0
PACKAGES = ("aiosqlite", "fastapi", "sqlalchemy", "uvicorn", "uvloop")


class Table:
    """A table all of whose seats one player holds, so that any action may follow any other."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.line, self.dice = Line(address), dice
        self.sent: dict[int, float] = {}
        """When each action was due, by the line it became."""
        self.seen: list[tuple[int, float]] = []
        self.taken: list[float] = []

    async def open(self) -> None:
        self.line.name((await self.line.post("/api/guests", {"name": "Load"}))["token"])
        form = {"game": "rocket", "seats": [{"kind": "me"}] * 3}
        self.now = await self.line.post("/api/tables", form)
        self.id = self.now["table"]["id"]

    async def act(self, due: float) -> None:
        """One action; where the game is nearly over, take everything back first, outside the measure."""
        if self.now["moment"] > 100:
            self.now = await self.line.post(f"/api/tables/{self.id}/undo", {"seq": self.now["seq"], "to": 0})
            due = time.perf_counter()
        action = self.dice.choice(self.now["legal"])["number"]
        self.now = await self.line.post(f"/api/tables/{self.id}/actions", {"seq": self.now["seq"], "action": action})
        self.taken.append(time.perf_counter() - due)
        self.sent[self.now["seq"]] = due

    async def watch(self, socket: ClientConnection) -> None:
        async for message in socket:
            at = time.perf_counter()
            if isinstance(message, str) and message.startswith(FIRST):
                self.seen.append((int(message[len(FIRST) : len(FIRST) + 12].split(",", 1)[0]), at))

    def to_viewers(self) -> list[float]:
        return [at - self.sent[seq] for seq, at in self.seen if seq in self.sent]


@contextmanager
def server(**settings: str) -> Iterator[tuple[str, int]]:
    """Its address, and the number of its process. All games are compiled before, so that it has nothing else to do."""
    for game in branchline.catalogue().values():
        compile_game(game)
    with tempfile.TemporaryDirectory() as folder:
        launched = [sys.executable, "-c", LAUNCH, folder, json.dumps(settings)]
        process = subprocess.Popen(launched, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait()
            process.stdin.close()
            process.stdout.close()


async def opened(addresses: list[str], tables: int) -> list[Table]:
    played = [Table(addresses[number % len(addresses)], random.Random(number)) for number in range(tables)]
    for table in played:
        await table.open()
    return played


async def measure(address: str, viewers: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    played = await opened([address], tables)
    sockets = await _connect(address, played, viewers)
    watching = [asyncio.create_task(played[i % tables].watch(socket)) for i, socket in enumerate(sockets)]
    try:
        await paced(played, rate, min(seconds, 2))
        forget(played)
        started = time.perf_counter()
        await paced(played, rate, seconds)
        at_rate = _figures(played, time.perf_counter() - started)
        await asyncio.sleep(0.5)
        at_rate |= {"to_viewer_ms": quantiles([t for table in played for t in table.to_viewers()])}
        forget(played)
        quick = await flat_out(played[:FLAT_OUT], seconds / 3)
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, *(socket.close() for socket in sockets), return_exceptions=True)
    return {"viewers": viewers, "tables": tables, "paced": at_rate, "flat_out": quick}


async def _connect(address: str, tables: list[Table], viewers: int) -> list[ClientConnection]:
    sockets: list[ClientConnection] = []
    for first in range(0, viewers, 50):
        some = [
            connect(f"{address.replace('http', 'ws')}/api/tables/{tables[i % len(tables)].id}/live", compression=None,
                    proxy=None, ping_interval=None, max_size=None)
            for i in range(first, min(first + 50, viewers))
        ]  # fmt: skip
        sockets += await asyncio.gather(*some)
    return sockets


async def paced(tables: list[Table], rate: float, seconds: float) -> None:
    """Actions at a fixed rate, each at its time whether or not those before it have been answered."""
    started, acting = time.perf_counter(), []
    free = list(tables)
    for number in range(int(rate * seconds)):
        due = started + number / rate
        await asyncio.sleep(max(due - time.perf_counter(), 0))
        table = free[number % len(free)]
        acting.append(asyncio.create_task(_in_turn(table, due)))
    await asyncio.gather(*acting)


async def _in_turn(table: Table, due: float) -> None:
    lock = table.__dict__.setdefault("lock", asyncio.Lock())
    async with lock:
        await table.act(due)


async def flat_out(tables: list[Table], seconds: float) -> dict[str, Any]:
    started = time.perf_counter()

    async def go_on(table: Table) -> None:
        while time.perf_counter() - started < seconds:
            await table.act(time.perf_counter())

    await asyncio.gather(*(go_on(table) for table in tables))
    return _figures(tables, time.perf_counter() - started) | {"players": len(tables)}


async def compare(address: str, pid: int, crowd: int, rate: float, seconds: float) -> dict[str, Any]:
    """One server and one run: nobody, one player at one table, then a crowd there, each also beside other work."""
    tables = await opened([address], 20)
    await paced(tables, rate, 2)
    measured = partial(_measured, pid=pid, rate=rate, seconds=seconds)
    found = {"nobody": await measured(tables, tables[:FLAT_OUT])}
    with other_work():
        found["nobody, beside other work"] = await measured(tables, tables[:FLAT_OUT])
    one = tables[:1]
    found["nobody, one table"] = await measured(one, one)
    onlookers = await gather_crowd([(address, one[0].id)] * crowd)
    witness, *_ = await _connect(address, one, 1)
    watching = asyncio.create_task(one[0].watch(witness))
    found["crowd"] = await measured(one, one, onlookers)
    with other_work():
        found["crowd, beside other work"] = await measured(one, one, onlookers)
    watching.cancel()
    await witness.close()
    heard, told = await onlookers.leave(), one[0].now["seq"]
    if max(heard) != min(heard):
        raise RuntimeError(f"of {told} lines some heard {min(heard)}, others {max(heard)}")
    return found


async def _measured(offered: list[Table], quick: list[Table], crowd: Crowd | None = None, *, pid: int, rate: float,
                    seconds: float) -> dict[str, Any]:  # fmt: skip
    """What an action takes at a fixed rate, and how many there are flat out."""
    forget(offered)
    started = time.perf_counter()
    await paced(offered, rate, seconds)
    at_rate = _figures(offered, time.perf_counter() - started)
    await asyncio.sleep(TOLD_BY_THEN)
    told = {"told_ms": quantiles(offered[0].to_viewers())} if crowd is not None else {}
    forget(offered)
    before = _used(pid, crowd)
    fast = await flat_out(quick, seconds / 2)
    used = [now - then for now, then in zip(_used(pid, crowd), before, strict=True)]
    names = ("processor_ms", "players_processor_ms", "crowds_processor_ms")
    each = {name: round(1000 * one / len(_taken(quick)), 2) for name, one in zip(names, used, strict=True)}
    return {"paced": at_rate | told, "flat_out": fast, **each}


def _used(server: int, crowd: Crowd | None) -> tuple[float, float, float]:
    """Seconds of processor that the server, the players and the crowd have had."""
    return (processor_seconds(server), time.process_time(), processor_seconds(crowd.pid) if crowd is not None else 0.0)


@contextmanager
def other_work() -> Iterator[None]:
    """A process without end on every core."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def forget(tables: list[Table]) -> None:
    for table in tables:
        table.taken.clear()
        table.sent.clear()
        table.seen.clear()


def _taken(tables: list[Table]) -> list[float]:
    return [t for table in tables for t in table.taken]


def _figures(tables: list[Table], seconds: float) -> dict[str, Any]:
    taken = _taken(tables)
    return {"actions_per_s": round(len(taken) / seconds, 1), "action_ms": quantiles(taken)}


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [float("nan")]
    return {
        name: round(ordered[min(int(len(ordered) * part), len(ordered) - 1)] * 1000, 1)
        for name, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
    }


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return float("nan")
    return round(int(status.read_text().split("VmRSS:")[1].split()[0]) / 1024, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--viewers", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=20.0, help="actions a second, over all tables")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--crowd", type=int, help="compare nobody with so many viewers at one table, in one run")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.crowd:
        with server() as (address, pid):
            compared = uvloop.run(compare(address, pid, args.crowd, args.rate, args.seconds))
        found = {"made": made_with(PACKAGES), "crowd": args.crowd, "loads": compared}
        print(json.dumps(found, indent=1) if args.json else _comparison(compared), flush=True)
        return
    for viewers in args.viewers:
        with server() as (address, pid):
            idle = memory_mb(pid)
            result = uvloop.run(measure(address, viewers, args.tables, args.rate, args.seconds))
            result |= {"memory_mb": {"idle": idle, "after": memory_mb(pid)}}
        print(json.dumps(result) if args.json else _line(result), flush=True)


def _comparison(found: dict[str, Any]) -> str:
    """What the server takes of the processor, and for the same action whoever plays and the crowd that reads."""
    lines = ["| | p50 | p99 | flat out | processor time of an action | of players | of the crowd |",
             "|---|---:|---:|---:|---:|---:|---:|"]  # fmt: skip
    for name, one in found.items():
        times = one["paced"]["action_ms"]
        lines.append(
            f"| {name} | {times['p50']} ms | {times['p99']} ms | {one['flat_out']['actions_per_s']} actions/s | "
            f"{one['processor_ms']} ms | {one['players_processor_ms']} ms | {one['crowds_processor_ms']} ms |"
        )
    nobody, crowd = found["nobody"], found["crowd"]
    later = crowd["paced"]["action_ms"]["p99"] - nobody["paced"]["action_ms"]["p99"]
    ratio = crowd["processor_ms"] / found["nobody, one table"]["processor_ms"]
    told = crowd["paced"]["told_ms"]
    return "\n".join([*lines, f"with the crowd p99 is {later:+.1f} ms, and an action costs {ratio:.1f} times as much; "
                      f"a viewer hears of it after {told['p50']} ms, p99 {told['p99']} ms"])  # fmt: skip


def _line(result: dict[str, Any]) -> str:
    at_rate, quick = result["paced"], result["flat_out"]
    return (
        f"{result['viewers']:5} viewers at {result['tables']} tables: {at_rate['actions_per_s']} actions/s offered: "
        f"acknowledged p50 {at_rate['action_ms']['p50']} ms, p99 {at_rate['action_ms']['p99']} ms; "
        f"told p50 {at_rate['to_viewer_ms']['p50']} ms, p99 {at_rate['to_viewer_ms']['p99']} ms; "
        f"flat out {quick['actions_per_s']} actions/s, p99 {quick['action_ms']['p99']} ms; "
        f"memory {result['memory_mb']['idle']} MB idle, {result['memory_mb']['after']} MB after"
    )


if __name__ == "__main__":
    main()
