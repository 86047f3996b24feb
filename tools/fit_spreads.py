"""Measures how the values of a heuristic become chances to win: `greedy` plays against itself, and of all positions
on the way the spread is sought with which the winner is least surprising.

`python tools/fit_spreads.py GAME… [--games N]` writes `src/branchline/bots/advice/spreads.json`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator

import numpy as np

import branchline
from branchline.bots import make_bot
from branchline.bots.advice.win_probability import SPREADS, HeuristicScale, shares_of
from branchline.bots.evaluation import HeuristicEvaluator
from branchline.kernel import Array, Game

EVERY = 5
"""Of so many positions one is looked at."""
STEPS = 200

Case = tuple[Array, list[float]]
"""The value of a position to each seat, and the share of the win."""


def cases(game: Game, games: int) -> Iterator[Case]:
    evaluator = HeuristicEvaluator(game)
    for number in range(games):
        players = game.players[number % len(game.players)]
        match, values = game.new(players=players, seed=1000 + number), []
        bots = [make_bot("greedy", game, number * players + seat) for seat in range(players)]
        while (seat := match.to_move) is not None:
            if len(match) % EVERY == 0:
                values.append(evaluator.values(match.board.record, [match.state], seat)[0])
            match.play(bots[seat].choose(match))
        yield from ((each, shares_of(match)) for each in values)


def surprise(spread: float, found: list[Case]) -> float:
    """How surprising the results are on average, in nats."""
    scale = HeuristicScale(spread)
    total = 0.0
    for values, shares in found:
        total -= sum(
            share * math.log(max(chance, 1e-9))
            for chance, share in zip(scale.win_probabilities(values), shares, strict=True)
        )
    return total / len(found)


def fitted(found: list[Case]) -> float:
    widest = max(float(np.ptp(values)) for values, _ in found)
    return min((widest * 1.06**-step for step in range(STEPS)), key=lambda spread: surprise(spread, found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_fit", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=24)
    asked = parser.parse_args()
    kept = json.loads(SPREADS.read_text(encoding="utf-8")) if SPREADS.exists() else {}
    for name in asked.games_to_fit:
        found = list(cases(branchline.load(name), asked.games))
        spread = fitted(found)
        told = {"spread": float(f"{spread:.3g}"), "games": asked.games, "positions": len(found),
                "surprise": round(surprise(spread, found), 3),
                "surprise_if_all_were_even": round(surprise(1e12, found), 3)}  # fmt: skip
        kept[name] = told
        print(name, told)
        SPREADS.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
