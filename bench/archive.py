"""How quick the archive answers when it is as large as a year's, and how long it takes to work it all out again.

    python bench/archive.py --matches 100000
    python bench/archive.py --matches 100000 --database postgresql+asyncpg://…
    python bench/archive.py --matches 100000 --keep FOLDER

Every match is another one, played at random by compiled rules from its own seed. Its actions are judged again and
written into the journal by what writes down an imported match, through the server's own store. Then everything is
worked out again from the journals, and searches, statistics, players' pages and lists are asked for by HTTP, one after
the other. With a folder, or a database, what was written before is gone on with, so that it can be done in parts.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import uvicorn
from fastapi import FastAPI
from sqlalchemy import func, select

import branchline
from branchline.envs import VectorEnv
from branchline.kernel.game import Game
from branchline.server.accounts.records import NEW, Account, SignIn
from branchline.server.archive.recomputing import recompute
from branchline.server.beside import alone
from branchline.server.http.app import create_app
from branchline.server.limits.limits import Limits, Share
from branchline.server.lobby.names import look_of
from branchline.server.lobby.new_table import TablePlan, new_seat, new_table, rows_of
from branchline.server.people.tokens import new_id
from branchline.server.settings import Settings
from branchline.server.store.models import TableRow
from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.records import BOT, FINISHED, PERSON, Entry, Person, Record, Table
from branchline.server.tables.store import Transaction

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
PEOPLE, AT_ONCE = 400, 250
"""Accounts, and matches that are dealt alike and written together."""
GAME = "rocket"
LONGEST = 20_000
QUICK = 0.2
"""Seconds within which nineteen of twenty answers are to come."""
MINUTES, INCOMPLETE = 10, 75


def dealt(seed: int, games: int, players: int, limit: int) -> Iterator[tuple[int, list[int]]]:
    """The seeds of so many games, and the actions that were drawn in each."""
    drawn, at, missing = np.zeros((games, LONGEST), np.int32), np.zeros(games, np.int64), games
    options = {"stall_limit_per_player": limit}
    with VectorEnv(GAME, games, players=players, options=options, seed=seed, threads=1, observations=False,
                   masks=False) as env:  # fmt: skip
        playing = env.reset().games.copy()
        while missing:
            actions = env.random_actions().copy()
            drawn[np.arange(games), at] = actions
            at += 1
            batch = env.step(actions)
            for row in batch.terminated.nonzero()[0]:
                if playing[row] < games:
                    missing -= 1
                    yield seed + int(playing[row]), drawn[row, : at[row]].tolist()
                at[row] = 0
            playing[:] = batch.games


def part(number: int, of: int) -> list[Record]:
    """What is written of some matches between some of the people and bots, one of many such parts."""
    players, limit = 2 + number % 3, 1 + (number % 7 > 4)
    game, records = branchline.load(GAME), list[Record]()
    writer = game.new(players, 0)
    for seed, actions in dealt(number * AT_ONCE, AT_ONCE, players, limit):
        texts = [writer.text(action) for action in actions]
        records += match_rows(game, seed, players, limit, texts, of * AT_ONCE)
    return records


def match_rows(game: Game, seed: int, players: int, limit: int, actions: list[str], of: int) -> list[Record]:
    dice, at = random.Random(-1 - seed), int(time.time() * 1000) - YEAR + seed * (YEAR // of)
    who, people = dice.random(), dice.sample(range(PEOPLE), players)
    table = new_table(
        game=game.id, rules=game.rules, options={"stall_limit_per_player": limit}, settings={"rated": who < 0.5},
        seed=str(seed), host="p0", public=True, created=at, updated=at,
    )  # fmt: skip
    seats = [
        new_seat(table.id, seat, BOT, f"Bot {seat}", None, dice.choice(["random", "novice", "greedy"]))
        if who > 0.8 or (who > 0.5 and seat == 0)
        else new_seat(table.id, seat, PERSON, f"Person {people[seat]}", f"p{people[seat]}")
        for seat in range(players)
    ]
    rows = rows_of(TablePlan(table, seats, actions=actions), Person("p0", "account", "Person 0", 1))
    assert any(isinstance(row, Table) and row.status == FINISHED for row in rows)
    return [replace(row, at=at) if isinstance(row, Entry) else row for row in rows]


async def fill(store: SqlStore, matches: int, processes: int, minutes: float) -> bool:
    """Whether all are there, after so many minutes at most."""
    parts = matches // AT_ONCE
    async with store.database.engine.connect() as connection:
        there = int(await connection.scalar(select(func.count()).select_from(TableRow)) or 0) // AT_ONCE
    if not there:
        await add_people(store)
    began, busy, lines, written, loop = time.perf_counter(), processor(), 0, 0, asyncio.get_running_loop()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        numbers, waiting = iter(range(there, parts)), deque[asyncio.Future[list[Record]]]()
        while True:
            if time.perf_counter() - began < minutes * 60:
                waiting += [loop.run_in_executor(pool, part, number, parts)
                            for number in islice(numbers, processes + 1 - len(waiting))]  # fmt: skip
            if not waiting:
                break
            records = await waiting.popleft()
            await store.write(Transaction(new=records))
            lines, written = lines + sum(isinstance(record, Entry) for record in records), written + AT_ONCE
    if written:
        took, busy = time.perf_counter() - began, processor() - busy
        print(f"{written} matches of {lines / written:.0f} lines played and written in {took:.0f} s, {busy:.0f} s of "
              f"processor time", flush=True)  # fmt: skip
    return there + written // AT_ONCE >= parts


def processor() -> float:
    """Seconds of the processor's time that this process and those it has waited for have taken."""
    return sum(os.times()[:4])


async def add_people(store: SqlStore) -> None:
    for number in range(PEOPLE):
        name = f"Person {number}"
        await store.write(Transaction(new=[Person(f"p{number}", "guest", name, 1)]))
        account, sign_in = Account(f"p{number}", look_of(name), 1), SignIn(new_id(), f"p{number}", NEW, "x", 1, 1, 1)
        await store.accounts.begin_account(account, name, sign_in, None, None)


QUESTIONS: dict[str, Callable[[random.Random], tuple[str, dict[str, Any]]]] = {
    "search: all": lambda dice: ("/api/archive", {}),
    "search: game and players": lambda dice: ("/api/archive", {"game": "rocket", "players": dice.choice([2, 3, 4])}),
    "search: name": lambda dice: ("/api/archive", {"name": f"Person {dice.randrange(PEOPLE)}"}),
    "search: person, game, bot": lambda dice: (
        "/api/archive", {"game": "rocket", "person": f"p{dice.randrange(PEOPLE)}", "bot": "novice"},
    ),
    "search: two that never meet": lambda dice: ("/api/archive", {"who": "people", "bot": "greedy"}),
    "search: ending and length": lambda dice: (
        "/api/archive", {"game": "rocket", "ending": "standstill", "least": dice.randrange(400)},
    ),
    "search: length of nobody": lambda dice: ("/api/archive", {"game": "rocket", "least": 90_000}),
    "search: option, players, who": lambda dice: (
        "/api/archive", {"game": "rocket", "option": "stall_limit_per_player=2", "players": 4, "who": "mixed"},
    ),
    "openings": lambda dice: ("/api/archive/openings", {"game": "rocket", "players": 3, "who": "people"}),
    "actions": lambda dice: ("/api/archive/actions", {"game": "rocket", "players": 3, "who": "people"}),
    "ratings": lambda dice: ("/api/ratings/rocket", {"after": dice.choice([0, 50, 100])}),
    "player": lambda dice: (f"/api/players/p{dice.randrange(PEOPLE)}", {}),
}  # fmt: skip


async def ask(app: FastAPI, times: int) -> dict[str, list[tuple[float, float]]]:
    """Milliseconds of each question, in turn: until it was answered, and of the processor, this client's among them.
    The first time counts apart: a server that has just started reads its pages and words, and opens its connections."""
    config = uvicorn.Config(app, port=0, log_level="error", lifespan="on")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    dice, found = random.Random(5), {name: list[tuple[float, float]]() for name in QUESTIONS}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(1 + times):
            for name, question in QUESTIONS.items():
                path, asked = question(dice)
                began, busy = time.perf_counter(), time.process_time()
                answer = await http.get(path, params=asked)
                found[name].append(((time.perf_counter() - began) * 1000, (time.process_time() - busy) * 1000))
                assert answer.status_code == 200, answer.text
    server.should_exit = True
    await serving
    return found


async def again(store: SqlStore, args: argparse.Namespace, ratings_only: bool) -> bool:
    """Work it out again; whether that takes too long."""
    began, busy = time.perf_counter(), processor()
    done = await recompute(store.archive, store, args.processes, ratings_only=ratings_only)
    took, busy = time.perf_counter() - began, processor() - busy
    what = "ratings alone" if ratings_only else "everything"
    print(f"{what} again from {done} matches: {took:.0f} s, {busy:.0f} s of processor time")
    return bool(took * args.matches / max(done, 1) > MINUTES * 60)


def p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--database", default="")
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder in which everything stays")
    parser.add_argument(
        "--minutes", type=float, default=1e9, help="to write for, before the rest is left for another time"
    )
    parser.add_argument("--only", choices=["write", "recompute", "ask"], action="append", help="one part of it")
    args = parser.parse_args()
    parts = args.only or ["write", "recompute", "ask"]
    slow = 0
    with nullcontext(args.keep) if args.keep else tempfile.TemporaryDirectory() as folder:
        plenty = Share(1e12, 1e12)
        limits = Limits(lines_of_person=plenty, lines_of_address=plenty)
        settings = Settings(
            data=Path(folder), database=args.database, limits=limits, compile=False, new_key=True,
            requests_per_second=1e6,
        )  # fmt: skip

        async def prepare() -> int:
            store = SqlStore(settings.database_url)
            await store.open()
            with alone():
                if "write" in parts and not await fill(store, args.matches, args.processes, args.minutes):
                    return INCOMPLETE
                slow = [await again(store, args, ratings_only) for ratings_only in (True, False)
                        if "recompute" in parts]  # fmt: skip
            await store.close()
            return sum(slow)

        slow += asyncio.run(prepare())
        if slow == INCOMPLETE:
            print("some are still to be written: the same command goes on")
            return INCOMPLETE
        found = asyncio.run(ask(create_app(settings), args.times)) if "ask" in parts else {}
    for name, ((first, _), *values) in found.items():
        waited, busy = zip(*values, strict=True)
        print(f"{name:30} first {first:6.1f} ms   median {statistics.median(waited):6.1f} p95 {p95(waited):6.1f} ms   "
              f"processor median {statistics.median(busy):6.1f} p95 {p95(busy):6.1f} ms")  # fmt: skip
        slow += p95(waited) > QUICK * 1000
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
