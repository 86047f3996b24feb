"""Looks for matches that end in each possible way, use many verbs and are short, and saves them beside this file."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import branchline
from branchline.kernel import Game, Match

HERE = Path(__file__).parent
TRIES = 4000


def random_match(game: Game, players: int, seed: int) -> Match:
    match, rng = game.new(players, seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(rng.choice(match.legal_numbers()))
    return match


def rank(match: Match) -> tuple[int, int]:
    """More verbs first, then fewer actions."""
    return -len({action.verb for action in match.actions}), len(match)


def main(name: str) -> None:
    game, best = branchline.load(name), dict[str, Match]()
    for seed in range(TRIES):
        match = random_match(game, game.players[seed % len(game.players)], seed)
        if match.end_reason not in best or rank(match) < rank(best[match.end_reason]):
            best[match.end_reason] = match
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    for ending, match in best.items():
        match.save(folder / f"{ending}.json")
        print(ending, len(match), match.scores())


if __name__ == "__main__":
    main(sys.argv[1])
