"""What a host wants to know: one process on SQLite beside three on PostgreSQL and Redis, with and without a crowd that
watches, spread over tables and at one of them; and what a viewer, an action and a bot's move cost.

`PYTHONPATH=tests python bench/hosting_load.py --page docs/hosting.md` takes about eight minutes and writes what it
measured into that page.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvloop
from crowd import gather_crowd, processor_seconds
from server_load import flat_out, forget, memory_mb, opened, paced, quantiles, server

from server.engines import Postgres, RedisServer

BEGIN = "<!-- What follows, up to the next mark, is written by `bench/hosting_load.py`. -->\n"
END = "<!-- That was it. -->\n"
ONE, THREE = "one process, SQLite", "three processes, PostgreSQL and Redis"
PROCESSES = 3
SPREAD_OVER = 20
PLAYERS = 4
RATE = 10.0
SETTLE = 12.0
"""Seconds until the workers of a new server have loaded the games."""
WARM_UP = 2.0
BOT_SECONDS = 10.0
MILLION = 1_000_000
EVERY = 600
"""Seconds between two actions at a table, in the sizing towards a million tables."""
LOAD = 0.5
"""How much of a processor is to be used, so that peaks have room."""


@dataclass(frozen=True)
class Result:
    form: str
    viewers: int
    at_one: bool
    actions: float
    p50: float
    p99: float
    memory: float
    after: float
    cpu: float
    """Milliseconds of processor for an action without viewers."""


@contextmanager
def one_process() -> Iterator[list[tuple[str, int]]]:
    with server() as running:
        yield [running]


@contextmanager
def three_processes() -> Iterator[list[tuple[str, int]]]:
    with ExitStack() as stack:
        postgres, redis = Postgres(), RedisServer()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        given = {"database": postgres.new_database(), "redis": redis.address}
        yield [stack.enter_context(server(**given)) for _ in range(PROCESSES)]


async def measure(servers: list[tuple[str, int]], viewers: int, at_one: bool, seconds: float) -> dict[str, float]:
    addresses, pids = [address for address, _ in servers], [pid for _, pid in servers]
    played = await opened(addresses, 1 if at_one else SPREAD_OVER)
    crowd = await gather_crowd([(addresses[i % len(servers)], played[i % len(played)].id) for i in range(viewers)])
    await paced(played, RATE, WARM_UP)
    forget(played)
    await paced(played, RATE, seconds)
    taken = quantiles([t for table in played for t in table.taken])
    memory = sum(memory_mb(pid) for pid in pids)
    forget(played)
    before = sum(map(processor_seconds, pids))
    quick = await flat_out(played[:PLAYERS], seconds / 4)
    done = sum(len(table.taken) for table in played)
    cpu = (sum(map(processor_seconds, pids)) - before) / done * 1000
    await crowd.leave()
    for table in played:
        table.line.hang_up()
    await _until_gone(pids, memory)
    return {
        "actions": quick["actions_per_s"], "p50": taken["p50"], "p99": taken["p99"], "memory": memory,
        "after": sum(memory_mb(pid) for pid in pids), "cpu": cpu,
    }  # fmt: skip


async def _until_gone(pids: list[int], memory: float) -> None:
    """Memory is given back soon after the last has left, or not at all."""
    deadline = time.perf_counter() + 3
    while sum(memory_mb(pid) for pid in pids) > memory * 0.95 and time.perf_counter() < deadline:
        await asyncio.sleep(0.2)


async def bot_move_ms(address: str) -> float:
    """How long a move of a greedy bot takes, from one to the next."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        token = (await http.post("/api/guests", json={"name": "Load"})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        form = {"game": "rocket", "seats": [{"kind": "bot", "bot": "greedy"}] * 3}
        table = (await http.post("/api/tables", json=form, headers=headers)).json()["table"]["id"]
        await asyncio.sleep(BOT_SECONDS)
        lines = (await http.get(f"/api/tables/{table}/log?limit=1000")).json()["entries"]
    at = [entry["at"] for entry in lines if entry["kind"] == "action"]
    return float(at[-1] - at[0]) / max(len(at) - 1, 1)


def run(viewers: list[int], seconds: float, tell: Callable[[str], None]) -> tuple[list[Result], float]:
    results, bot_ms = [], math.nan
    for form, started in ((ONE, one_process), (THREE, three_processes)):
        with started() as servers:
            time.sleep(SETTLE)
            for at_one in (False, True):
                for number in viewers:
                    figures = uvloop.run(measure(servers, number, at_one, seconds))
                    results.append(Result(form, number, at_one, **figures))
                    tell(row(results[-1]))
            if form == ONE:
                bot_ms = asyncio.run(bot_move_ms(servers[0][0]))
    return results, bot_ms


def row(result: Result) -> str:
    where = "at one table" if result.at_one else f"over {SPREAD_OVER} tables"
    return (
        f"| {result.form} | {result.viewers:,} | {where} | {result.actions:.0f} | {result.p50:.1f} | {result.p99:.1f} "
        f"| {result.memory:.0f} | {result.after:.0f} |"
    )


def page(results: list[Result], bot_ms: float, seconds: float) -> str:
    head = (
        f"{time.strftime('%Y-%m-%d')}, {os.cpu_count()} processors shared by servers, databases, players and viewers. "
        f"{RATE:.0f} actions a second are offered for {seconds:.0f} seconds, each acknowledged once it is on the disk; "
        f"then up to {PLAYERS} players, one at each table, act as fast as they are answered.\n\n"
        "| form | viewers | where | actions/s | p50 ms | p99 ms | MB with them | MB after |\n"
        "|---|---:|---|---:|---:|---:|---:|---:|\n"
    )
    return head + "\n".join(map(row, results)) + "\n\n" + sizing(results, bot_ms)


def sizing(results: list[Result], bot_ms: float) -> str:
    """Towards a million tables, from what was measured."""
    shared = {(result.viewers, result.at_one): result for result in results if result.form == THREE}
    none, most = shared[0, False], shared[max(viewers for viewers, _ in shared), False]
    viewer_kb = max(most.memory - none.memory, 0.0) / max(most.viewers, 1) * 1024
    a_second = MILLION / EVERY
    servers = math.ceil(a_second * none.cpu / 1000 / LOAD)
    workers = math.ceil(a_second / 2 * bot_ms / 1000 / LOAD)
    return (
        f"An action without viewers takes {none.cpu:.1f} ms of a server's processor, a viewer {viewer_kb:.0f} kB of "
        f"its memory, a greedy bot's move in Rocket {bot_ms:.0f} ms of a worker. A table at which nothing happens "
        "takes nothing but its rows. So a million tables with an action every ten minutes at each are "
        f"{a_second:,.0f} actions a second: {servers} server processes at half load, and, if every other action is a "
        f"bot's, {workers} worker processes; 100,000 viewers take {viewer_kb * 1e5 / 1024**2:.0f} GB more. PostgreSQL "
        "then commits as many small transactions a second, less where several wait at one server and share one.\n"
    )


def write(path: Path, text: str) -> None:
    before, _, rest = path.read_text().partition(BEGIN)
    path.write_text(before + BEGIN + "\n" + text + "\n" + END + rest.partition(END)[2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--viewers", type=int, nargs="+", default=[0, 100, 500, 2000], help="0 first")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--page", type=Path, help="the page to write the table into")
    args = parser.parse_args()
    results, bot_ms = run(args.viewers, args.seconds, lambda line: print(line, flush=True))
    text = page(results, bot_ms, args.seconds)
    print(text)
    if args.page is not None:
        write(args.page, text)


if __name__ == "__main__":
    main()
