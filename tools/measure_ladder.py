"""Measures the ladder of a game: every level against the one below it at all other seats, with every number of players.

`python tools/measure_ladder.py GAME… [--games 100] [--bots master] [--players 3,4] [--minutes 60] --keep FILE` writes
every game into the file as soon as it is played, a line each, and does not play again what the file holds: it can be
stopped at any time and go on later, elsewhere too. With `--note` it notes the cells that are complete, as `branchline
arena --note` does, whose games these are, and those of the top level also in the file of its value network; `make docs`
then writes the table. With `--simulations` levels that search get another budget than usual, and are noted beside the
ladder. `--check` plays the first game of every noted cell again, and marks those in which it goes otherwise with the
bots as they are now.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import branchline
from branchline.bots import LEVELS, SEARCHING
from branchline.bots.models.files import write_figures
from branchline.bots.models.value_network import VALUE_NETS
from branchline.bots.play.arena import ONE_THREAD, Contest, Result, end_with_parent, play, report
from branchline.bots.play.ladder import BUDGETS, FIRST_GAME, OUTDATED, note_strength, strengths


@dataclass(frozen=True)
class Cell:
    """One level against the one below."""

    game: str
    players: int
    bot: str
    against: str
    simulations: int = 0

    def contest(self, games: int, seed: int) -> Contest:
        """So many games, and as many more as it takes for every seat to play on every seed."""
        games += -games % self.players
        lineup = (self.bot, *([self.against] * (self.players - 1)))
        return Contest(self.game, lineup, games, seed, simulations=self.simulations)


def cells(args: argparse.Namespace) -> Iterator[Cell]:
    for name in args.names:
        for bot, against in zip(LEVELS[1:], LEVELS, strict=False):
            if not args.bots or bot in args.bots:
                for players in args.players or branchline.load(name).players:
                    yield Cell(name, players, bot, against, args.simulations if bot in SEARCHING else 0)


def key(cell: Cell, seed: int, number: int) -> str:
    return json.dumps([*asdict(cell).values(), seed, number])


def read(file: Path) -> dict[str, Result]:
    """What was played so far; a line that was cut off is left out."""
    kept: dict[str, Result] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        name = found.pop("key")
        kept[name] = Result(**found | {"bots": tuple(found["bots"])})
    return kept


def play_one(cell: Cell, games: int, seed: int, number: int) -> tuple[str, Result]:
    return key(cell, seed, number), play(cell.contest(games, seed), number)


def measure(args: argparse.Namespace, kept: dict[str, Result]) -> None:
    """Play what is missing, all cells side by side, until the time is over."""
    end = time.monotonic() + 60 * args.minutes
    jobs = [
        (number, cell) for cell in cells(args) for number in range(cell.contest(args.games, args.seed).games)
        if key(cell, args.seed, number) not in kept
    ]  # fmt: skip
    for cell in {cell for _, cell in jobs}:
        contest = cell.contest(args.games, args.seed)
        for name in set(contest.lineup):
            contest.make_bot(name).close()
    os.environ |= ONE_THREAD
    jobs.sort(key=lambda job: job[0])
    with ProcessPoolExecutor(args.workers, get_context("spawn"), end_with_parent) as pool, args.keep.open("a") as file:
        if file.tell() and not args.keep.read_text(encoding="utf-8").endswith("\n"):
            file.write("\n")
        playing = [pool.submit(play_one, cell, args.games, args.seed, number) for number, cell in jobs]
        for played in as_completed(playing):
            if played.cancelled():
                continue
            found, result = played.result()
            kept[found] = result
            file.write(json.dumps({"key": found, **asdict(result)}) + "\n")
            file.flush()
            if time.monotonic() > end:
                pool.shutdown(wait=False, cancel_futures=True)


def tell(args: argparse.Namespace, kept: dict[str, Result]) -> None:
    for cell in cells(args):
        contest = cell.contest(args.games, args.seed)
        played = [kept[found] for number in range(contest.games) if (found := key(cell, args.seed, number)) in kept]
        if not played:
            continue
        (tested,) = (bot for bot in report(contest, played)["bots"] if bot["bot"] == cell.bot)
        figures: dict[str, Any] = {"against": cell.against, "games": len(played), "seed": args.seed,
                                   "simulations": cell.simulations or None}  # fmt: skip
        figures |= {name: tested[name] for name in ("win_share", "fair_share", "interval")}
        print(cell.game, cell.players, cell.bot, f"{tested['ms_a_move']:.1f} ms", figures)
        if args.note and len(played) == contest.games:
            keep_figures(cell, figures | {FIRST_GAME: digest(played[0])})


def keep_figures(cell: Cell, figures: dict[str, Any]) -> None:
    """With the ladder, and those of the top level also in the file of the value network it plays by."""
    note_strength(cell.game, cell.bot, cell.players, figures)
    network = VALUE_NETS.path(branchline.load(cell.game))
    if cell.bot == LEVELS[-1] and not cell.simulations and network.exists():
        write_figures(network, cell.players, figures)


def digest(played: Result) -> str:
    """The same for a game of the same actions."""
    return hashlib.sha256(json.dumps(played.actions).encode()).hexdigest()[:12]


def check(args: argparse.Namespace) -> None:
    """Mark the noted cells whose first game goes otherwise now. Of a cell without one nothing is known."""
    for cell in cells(args):
        noted = strengths().get(cell.game, {}).get(cell.bot, {}).get(str(cell.players), {})
        if FIRST_GAME in noted:
            outdated = digest(play(cell.contest(noted["games"], noted["seed"]), 0)) != noted[FIRST_GAME]
            print(cell.game, cell.players, cell.bot, "outdated" if outdated else "as noted")
            figures = {name: value for name, value in noted.items() if name not in (BUDGETS, OUTDATED)}
            note_strength(cell.game, cell.bot, cell.players, figures | ({OUTDATED: True} if outdated else {}))


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", metavar="GAME", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", type=lambda text: text.split(","))
    parser.add_argument("--players", type=numbers)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--keep", type=Path)
    how.add_argument("--check", action="store_true")
    parser.add_argument("--note", action="store_true")
    args = parser.parse_args()
    if args.check:
        check(args)
        return
    kept = read(args.keep)
    measure(args, kept)
    tell(args, kept)


if __name__ == "__main__":
    main()
