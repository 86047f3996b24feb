"""Measures what the decisions of weak levels cost: each is compared with the best one by `greedy`'s look, in spreads.

`python tools/decision_costs.py GAME… [--bots casual,novice] [--games 12]` lets each bot play against itself, all
numbers of players in turn, and notes the mean, and the most that 99 of 100 decisions and all of them cost; `make docs`
then writes the table. `lot:0.2` is a `greedy` that draws a fifth of its decisions evenly from all that is allowed: so
were weak levels made once. A decision that `greedy`'s look did not follow to its end has no cost.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

import numpy as np

import branchline
from branchline.bots import Bot, make_bot
from branchline.bots.advice.win_probability import spreads
from branchline.bots.heuristic import LEAST_VALUE
from branchline.bots.play.arena import ONE_THREAD
from branchline.bots.play.ladder import COSTS, decision_costs
from branchline.bots.search.greedy import GreedyBot
from branchline.kernel import Game, Match

DIGITS = 3
BY_LOT = "lot:"


class LotBot(Bot):
    """Plays like `greedy`, but draws some of its decisions by lot."""

    def __init__(self, game: Game, seed: int, rate: float) -> None:
        self._greedy, self._random, self._rate = GreedyBot(game, seed), Random(seed), rate

    def choose(self, match: Match) -> int:
        by_lot = self._random.random() < self._rate
        return self._random.choice(match.legal_numbers()) if by_lot else self._greedy.choose(match)


def bot_named(name: str, game: Game, seed: int) -> Bot:
    rate = name.removeprefix(BY_LOT)
    return make_bot(name, game, seed) if rate == name else LotBot(game, seed, float(rate))


def costs(name: str, bot: str, number: int) -> list[float]:
    """Of all decisions of one game."""
    return list(_costs(name, bot, number))


def _costs(name: str, bot: str, number: int) -> Iterator[float]:
    game = branchline.load(name)
    players = game.players[number % len(game.players)]
    match, judge = game.new(players=players, seed=900 + number), GreedyBot(game, number)
    bots = [bot_named(bot, game, 10 * number + seat) for seat in range(players)]
    while (seat := match.to_move) is not None:
        action = bots[seat].choose(match)
        values = judge.analyse(match).values
        if len(values) > 1 and values[action] > LEAST_VALUE:
            yield (max(values.values()) - values[action]) / spreads()[name]["spread"]
        match.play(action)


def figures(found: list[float], games: int) -> dict[str, float]:
    mean, most = float(np.mean(found)), float(np.quantile(found, 0.99))
    return {"games": games, "decisions": len(found), "mean": round(mean, DIGITS), "ninety_nine": round(most, DIGITS),
            "most": round(max(found), DIGITS)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", metavar="GAME", nargs="+")
    parser.add_argument("--bots", type=lambda text: text.split(","), default=["casual", "novice"])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    os.environ |= ONE_THREAD
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool:
        for name in args.names:
            GreedyBot(branchline.load(name))
            for bot in args.bots:
                parts = pool.map(partial(costs, name, bot), range(args.games))
                noted = decision_costs()
                noted.setdefault(name, {})[bot] = figures([cost for part in parts for cost in part], args.games)
                print(name, bot, noted[name][bot], flush=True)
                COSTS.write_text(json.dumps(dict(sorted(noted.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
