"""Looks for short matches that end in each possible way and use every verb, and saves them beside this file.

`python tests/golden/record.py [GAME …]` plays random matches of these games, or of all, every other one with random
options. Of the matches that end alike, the one that uses the most verbs is kept, and of those the shortest; for a verb
that none of them uses, the shortest match that does.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import branchline
from branchline.kernel import Game, Match
from branchline.kernel.events import no_log

HERE = Path(__file__).parent
TRIES = 1000


def folder_of(game: Game) -> Path:
    return HERE / f"version-{game.rules}" / game.id


def endings(game: Game) -> set[str]:
    """All that the game declares."""
    return set(game.contract.endings) - {""}


@dataclass(frozen=True)
class Trial:
    """A match as it begins, the actions of random players up to its end, and how that came about."""

    start: Match
    numbers: list[int]
    ending: str

    @property
    def verbs(self) -> set[str]:
        return {self.start.action(number).verb for number in set(self.numbers)}

    @property
    def worth(self) -> tuple[int, int]:
        return len(self.verbs), -len(self.numbers)

    def match(self) -> Match:
        match = self.start.fork()
        for number in self.numbers:
            match.play(number)
        return match


def tried(game: Game, seed: int) -> Trial:
    """On the bare position, without events: a match is played in a few milliseconds."""
    players, rng = game.players[seed % len(game.players)], random.Random(seed)
    start = game.new(players, seed=seed, options=random_options(game, players, rng) if seed % 2 else {})
    rules, board, state, numbers = game.contract, start.board.record, start.state, list[int]()
    out, log = np.zeros(rules.out_size, np.int32), no_log()
    while not rules.is_over(state):
        numbers.append(int(out[rng.randrange(rules.legal(board, state, out))]))
        rules.apply(board, state, numbers[-1], log)
    return Trial(start, numbers, rules.end_reason(state))


def random_options(game: Game, players: int, rng: random.Random) -> dict[str, Any]:
    """Any that suit so many players."""
    suiting = {
        option.name: [value for value in option.values if option.suits(value, players)] for option in game.options
    }
    return {name: rng.choice(values) for name, values in suiting.items()}


def chosen(game: Game) -> Iterator[tuple[str, Match]]:
    """The matches to keep, with the names of their files."""
    ends, uses = dict[str, Trial](), dict[str, Trial]()
    for seed in range(TRIES):
        trial = tried(game, seed)
        ends[trial.ending] = max(trial, ends.get(trial.ending, trial), key=lambda one: one.worth)
        for verb in trial.verbs:
            uses[verb] = min(trial, uses.get(verb, trial), key=lambda one: len(one.numbers))
    yield from ((ending, trial.match()) for ending, trial in ends.items())
    for verb in sorted(set(uses).difference(*(trial.verbs for trial in ends.values()))):
        yield f"{uses[verb].ending}.{verb}", uses[verb].match()


def record(game: Game) -> None:
    folder = folder_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, match in chosen(game):
        match.save(folder / f"{name}.json")
        print(game.id, name, len(match), match.scores())


if __name__ == "__main__":
    for name in sys.argv[1:] or branchline.catalogue():
        record(branchline.load(name))
