"""How many ways there are to play a few actions: a change of the rules shows here at once."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.kernel import Match

COUNTS = {
    ("rocket", 2, 1, 0): (204, 40_835),
    ("rocket", 2, 1, 40): (38, 1_529),
    ("rocket", 3, 2, 0): (204, 40_835),
    ("rocket", 3, 2, 60): (38, 1_332),
    ("rocket", 3, 2, 110): (27, 869),
    ("rocket", 4, 3, 0): (204, 40_835),
    ("rocket", 4, 3, 90): (4, 35),
    ("rocket", 4, 3, 150): (41, 902),
    ("nuremberg", 2, 1, 0): (63, 3_606),
    ("nuremberg", 2, 1, 60): (6, 26),
    ("nuremberg", 3, 2, 45): (75, 2_880),
    ("nuremberg", 3, 2, 110): (8, 54),
    ("nuremberg", 4, 3, 70): (2, 86),
    ("nuremberg", 4, 3, 130): (6, 35),
    ("wensleydale", 2, 1, 0): (63, 3_606),
    ("wensleydale", 2, 1, 60): (2, 10),
    ("wensleydale", 3, 2, 45): (12, 56),
    ("wensleydale", 3, 2, 110): (1, 5),
    ("wensleydale", 4, 3, 70): (3, 23),
    ("wensleydale", 4, 3, 130): (5, 22),
    ("rock-island", 2, 1, 0): (3, 8),
    ("rock-island", 2, 1, 60): (3, 8),
    ("rock-island", 3, 2, 90): (4, 25),
    ("rock-island", 3, 2, 200): (2, 36),
    ("rock-island", 4, 3, 202): (161, 553),
    ("rock-island", 4, 3, 400): (2, 24),
    ("england-wales", 2, 1, 0): (2, 4),
    ("england-wales", 3, 2, 60): (20, 191),
    ("england-wales", 3, 2, 200): (40, 187),
    ("england-wales", 4, 3, 150): (3, 48),
    ("england-wales", 5, 4, 120): (7, 28),
    ("england-wales-shares", 2, 1, 0): (7, 130),
    ("england-wales-shares", 3, 2, 60): (13, 62),
    ("england-wales-shares", 3, 2, 200): (5, 43),
    ("england-wales-shares", 4, 3, 150): (5, 30),
    ("england-wales-shares", 5, 4, 120): (3, 7),
}


def perft(match: Match, depth: int) -> int:
    numbers = match.legal_numbers()
    if depth == 1:
        return len(numbers)
    total = 0
    for number in numbers:
        fork = match.fork()
        fork.play(number)
        total += perft(fork, depth - 1)
    return total


def after(game: str, players: int, seed: int, actions: int) -> Match:
    match, rng = branchline.load(game).new(players, seed=seed), random.Random(seed)
    for _ in range(actions):
        match.play(rng.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize(("place", "counts"), COUNTS.items(), ids=str)
def test_perft(place: tuple[str, int, int, int], counts: tuple[int, int]) -> None:
    match = after(*place)
    assert (perft(match, 1), perft(match, 2)) == counts
