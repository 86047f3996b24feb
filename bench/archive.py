"""How quick the archive answers when it is as large as a year's, and how long it takes to work it all out again.

    python bench/archive.py --matches 100000
    python bench/archive.py --matches 100000 --database postgresql+asyncpg://…

Matches are played by `random` and written through the server's own store, line by line, as tables are; so many
different ones are played, and each is written down again and again, by other people and at other times, until there
are enough. Then everything is worked out again from the journals, and searches, statistics, players' pages and
lists are asked for by HTTP, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

import branchline
from branchline.bots import make_bot
from branchline.server.accounts.records import NEW, Account, SignIn
from branchline.server.archive.recomputing import recompute
from branchline.server.http.app import create_app
from branchline.server.limits.limits import Limits, Share
from branchline.server.lobby.names import look_of
from branchline.server.lobby.new_table import TablePlan, new_seat, new_table, rows_of
from branchline.server.people.tokens import new_id
from branchline.server.settings import Settings
from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.records import BOT, PERSON, Entry, Person, Record, Seat, Table
from branchline.server.tables.store import Transaction

DAY = 24 * 3600 * 1000
YEAR = 365 * DAY
PEOPLE, DIFFERENT, AT_ONCE = 400, 300, 50
GAMES = ("rocket",)
QUICK = 0.2
"""Seconds within which nineteen of twenty answers are to come."""


def played(number: int, game_id: str) -> list[Record]:
    """A table whose match was played by bots, as it is written down."""
    dice = random.Random(number)
    game = branchline.load(game_id)
    seats = dice.choice([2, 3, 4])
    limit = dice.choice([1, 1, 2])
    match = game.new(seats, number, {"stall_limit_per_player": limit})
    bot = make_bot("random", game)
    while not match.is_over:
        match.play(bot.choose(match))
    table = new_table(
        game=game.id, rules=game.rules, options=match.options, settings={"rated": True}, seed=str(number), host="p0",
        public=True,
    )  # fmt: skip
    taken = [new_seat(table.id, seat, PERSON, f"Seat {seat}", f"p{seat}") for seat in range(seats)]
    plan = TablePlan(table, taken, actions=[str(action) for action in match.actions])
    return rows_of(plan, Person("p0", "account", "Person 0", 1))


def copied(records: list[Record], number: int, of: int) -> list[Record]:
    """The same match at another time, between other people, or bots."""
    dice = random.Random(-1 - number)
    id, at = new_id(), int(time.time() * 1000) - YEAR + number * (YEAR // of)
    who = dice.random()
    people = dice.sample(range(PEOPLE), 8)
    fresh: list[Record] = []
    for record in records:
        if isinstance(record, Table):
            settings = {"rated": who < 0.5}
            fresh.append(replace(record, id=id, invite=new_id(), settings=settings, created=at, updated=at))
        elif isinstance(record, Seat):
            is_bot = who > 0.8 or (who > 0.5 and record.seat == 0)
            person = None if is_bot else f"p{people[record.seat]}"
            fresh.append(
                replace(
                    record, table_id=id, kind=BOT if is_bot else PERSON, person=person, ended=at,
                    bot=dice.choice(["random", "novice", "greedy"]) if is_bot else None,
                    name=f"Bot {record.seat}" if is_bot else f"Person {people[record.seat]}",
                )
            )  # fmt: skip
        elif isinstance(record, Entry):
            fresh.append(replace(record, table_id=id, at=at))
    return fresh


async def fill(store: SqlStore, matches: int, hear: Callable[[str], None]) -> None:
    for number in range(PEOPLE):
        name = f"Person {number}"
        await store.write(Transaction(new=[Person(f"p{number}", "guest", name, 1)]))
        account, sign_in = Account(f"p{number}", look_of(name), 1), SignIn(new_id(), f"p{number}", NEW, "x", 1, 1, 1)
        await store.accounts.begin_account(account, name, sign_in, None, None)
    began = time.perf_counter()
    different = [played(number, GAMES[number % len(GAMES)]) for number in range(min(DIFFERENT, matches))]
    hear(f"{len(different)} different matches played in {time.perf_counter() - began:.0f} s")
    began = time.perf_counter()
    for first in range(0, matches, AT_ONCE):
        some = range(first, min(first + AT_ONCE, matches))
        records = [record for number in some for record in copied(different[number % len(different)], number, matches)]
        await store.write(Transaction(new=records))
    lines = sum(isinstance(record, Entry) for each in different for record in each) / len(different)
    hear(f"{matches} written in {time.perf_counter() - began:.0f} s, of {lines:.0f} lines on average")


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
    """Milliseconds of each question, in turn: until it was answered, and of the processor, this client's among them."""
    config = uvicorn.Config(app, port=0, log_level="error", lifespan="on")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    dice, found = random.Random(5), {name: list[tuple[float, float]]() for name in QUESTIONS}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(times):
            for name, question in QUESTIONS.items():
                path, asked = question(dice)
                began, busy = time.perf_counter(), time.process_time()
                answer = await http.get(path, params=asked)
                found[name].append(((time.perf_counter() - began) * 1000, (time.process_time() - busy) * 1000))
                assert answer.status_code == 200, answer.text
    server.should_exit = True
    await serving
    return found


def p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--database", default="")
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plenty = Share(1e12, 1e12)
        limits = Limits(lines_of_person=plenty, lines_of_address=plenty)
        settings = Settings(
            data=Path(folder), database=args.database, limits=limits, compile=False, new_key=True,
            requests_per_second=1e6,
        )  # fmt: skip

        async def prepare() -> None:
            store = SqlStore(settings.database_url)
            await store.open()
            await fill(store, args.matches, print)
            for ratings_only in (False, True):
                began, busy = time.perf_counter(), time.process_time()
                await recompute(store.archive, store, args.processes, ratings_only=ratings_only)
                took, busy = time.perf_counter() - began, time.process_time() - busy
                what = "ratings alone" if ratings_only else "everything"
                hundred = [seconds * 100_000 / args.matches / 60 for seconds in (took, busy)]
                print(f"{what} again: {took:.0f} s, at this rate 100,000 in {hundred[0]:.1f} min; of this process's "
                      f"processor time {hundred[1]:.1f} min")  # fmt: skip
            await store.close()

        asyncio.run(prepare())
        found = asyncio.run(ask(create_app(settings), args.times))
    slow = 0
    for name, values in found.items():
        waited, busy = zip(*values, strict=True)
        print(f"{name:32} median {statistics.median(waited):7.1f} ms   p95 {p95(waited):7.1f} ms   "
              f"processor median {statistics.median(busy):6.1f} p95 {p95(busy):6.1f} ms")  # fmt: skip
        slow += p95(waited) > QUICK * 1000
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
