"""How long people wait for bots while many tables play: from the moment a bot is to decide until its action is on the
disk, as the journal has it.

A server with its workers runs over a fresh SQLite file; at every table all seats are bots that search, so that somebody
asks at each of them all the time. The games are compiled first, with their search, and what is played while workers are
still getting ready is left out.
`python bench/waiting_times.py --tables 20 --games rocket,rock-island,england-wales --seconds 60`
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import httpx

import branchline
from branchline.bots import THINKING_SECONDS
from branchline.bots.compile import compile_game

LAUNCH = """
import os, sys, threading
from pathlib import Path
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()
from branchline.server.operations.serving import serve
from branchline.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), compile=False, bot_workers=int(sys.argv[2]), requests_per_second=1e6)
serve(settings, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""
TABLES_OF_ONE = 3
"""Tables of bots that one guest may have."""
BEARABLE = 1.2
"""How many times its full time to think a bot may be waited for."""


@contextmanager
def served(workers: int) -> Iterator[httpx.Client]:
    with tempfile.TemporaryDirectory() as data:
        line = [sys.executable, "-c", LAUNCH, data, str(workers)]
        with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            with httpx.Client(base_url=server.stdout.readline().strip().rstrip("/"), timeout=60) as http:
                yield http
            server.kill()


def opened(http: httpx.Client, game: str, bot: str, players: int, token: str) -> str:
    seats = [{"kind": "bot", "bot": bot}] * players
    answer = http.post("/api/tables", json={"game": game, "seats": seats}, headers={"Authorization": f"Bearer {token}"})
    answer.raise_for_status()
    return str(answer.json()["table"]["id"])


def guests(http: httpx.Client, tables: int) -> list[str]:
    count = -(-tables // TABLES_OF_ONE)
    return [str(http.post("/api/guests", json={"name": f"Guest {n}"}).json()["token"]) for n in range(count)]


def waits(http: httpx.Client, table: str, since: float) -> list[tuple[float, bool]]:
    """Seconds before each action from a moment on, and whether its bot was told to be brief."""
    entries: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = http.get(f"/api/tables/{table}/log", params={"after": after, "limit": 1000}).json()
        entries, after = entries + page["entries"], page["next"]
    return [((late["at"] - early["at"]) / 1000, late["note"] is not None) for early, late in pairwise(entries)
            if late["kind"] == "action" and early["at"] >= since * 1000]  # fmt: skip


def measured(asked: argparse.Namespace, tables: int) -> dict[str, Any]:
    games = asked.games.split(",")
    with served(asked.workers) as http:
        tokens = guests(http, tables)
        ids = [opened(http, games[n % len(games)], asked.bot, asked.players, tokens[n // TABLES_OF_ONE])
               for n in range(tables)]  # fmt: skip
        time.sleep(asked.warm_up)
        since = time.time()
        time.sleep(asked.seconds)
        found = {game: [wait for table in ids[at :: len(games)] for wait in waits(http, table, since)]
                 for at, game in enumerate(games)}  # fmt: skip
    told = {game: figures(game_waits) for game, game_waits in found.items() if game_waits}
    return {"tables": tables, "workers": asked.workers, "all": figures([w for each in found.values() for w in each]),
            **told}  # fmt: skip


def figures(found: list[tuple[float, bool]]) -> dict[str, Any]:
    seconds = sorted(wait for wait, _ in found)
    return {
        "moves": len(seconds),
        "median_s": round(statistics.median(seconds), 3),
        "p99_s": round(seconds[min(len(seconds) - 1, int(0.99 * len(seconds)))], 3),
        "longest_s": round(seconds[-1], 3),
        "with_less_thought": round(statistics.fmean(briefly for _, briefly in found), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20])
    parser.add_argument("--games", default="rocket,rock-island,england-wales")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--warm-up", type=float, default=15.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    for game in asked.games.split(","):
        compile_game(branchline.load(game), searching=True)
    for tables in asked.tables:
        print(json.dumps({"bearable_s": BEARABLE * THINKING_SECONDS} | measured(asked, tables)), flush=True)


if __name__ == "__main__":
    main()
