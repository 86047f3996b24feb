"""Lets a bot play against the same bot of another checkout, as the arena does: every seat on the same seeds.

`python tools/against_checkout.py FOLDER GAME [--bot master] [--players 3] [-n 60] [--simulations 50]` seats one of this
checkout among those of the other, and prints the share of wins of each. The other plays in a process of its own, with
the sources in `FOLDER/src` and the packages of this Python; it is told positions, which both must be able to read.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.bots import Bot, FairBot
from branchline.bots.play.arena import Contest, report, results

if TYPE_CHECKING:
    from branchline.kernel import Match

THERE = "there:"
PLAYER = """
import json, sys
import branchline
from branchline.bots import make_bot

name, bot, seed, budget = sys.argv[1:]
game = branchline.load(name)
player = make_bot(bot, game, int(seed), **json.loads(budget))
for line in sys.stdin:
    print(player.choose(game.from_position(json.loads(line))), flush=True)
"""


class CheckoutBot(Bot):
    """A bot of another checkout."""

    def __init__(self, folder: str, *arguments: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(Path(folder) / "src")}
        self._process = subprocess.Popen([sys.executable, "-c", PLAYER, *arguments], env=environment, text=True,
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip

    def choose(self, match: Match) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(match.position()) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


@dataclass(frozen=True)
class BetweenCheckouts(Contest):
    """A contest with bots of another checkout, whose names begin with `there:`."""

    folder: str = ""

    def make_bot(self, name: str, seed: int = 0) -> FairBot:
        if not name.startswith(THERE):
            return super().make_bot(name, seed)
        budget = {"simulations": self.simulations} if self.simulations else {}
        bot = name.removeprefix(THERE)
        return FairBot(CheckoutBot(self.folder, self.game, bot, str(seed), json.dumps(budget)), seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("-n", "--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--workers", type=int, default=0)
    args = parser.parse_args()
    lineup = (args.bot, *[THERE + args.bot] * (args.players - 1))
    contest = BetweenCheckouts(args.game, lineup, args.games, args.seed, simulations=args.simulations,
                               folder=args.folder)  # fmt: skip
    print(json.dumps(report(contest, results(contest, args.workers)), indent=1))


if __name__ == "__main__":
    main()
