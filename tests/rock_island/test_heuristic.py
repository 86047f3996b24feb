"""What greedy keeps of the ways it has found, and the odds it sees."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.bots.heuristic import WORKSPACE
from branchline.bots.heuristics.rock_island import evaluate, log_odds
from branchline.bots.search.greedy import GreedyBot
from branchline.games.rock_island.components import GOAL, NOWHERE, START
from branchline.games.rock_island.ending import distance_left
from branchline.kernel import Array, Match

EDITIONS = ("mattel", "hans_im_glueck", "hans_im_glueck_expert")


def positions(edition: str, count: int) -> list[Match]:
    """Every one of the first of a match, and then every one of a match on another map."""
    found, dice = [], random.Random(edition)
    for seed in range(2):
        match = branchline.load("rock-island").new(players=2 + seed, seed=seed, options={"edition": edition})
        for _ in range(count):
            match.play(dice.choice(match.legal_numbers()))
            found.append(match.fork())
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_are_mended_to_what_they_would_be_from_the_start(edition: str) -> None:
    """The same to the last bit, in whichever order positions are judged."""
    matches, kept = positions(edition, 30), np.zeros(WORKSPACE)
    fresh = [value_of(match, np.zeros(WORKSPACE)) for match in matches]
    places = list(range(len(matches)))
    for _ in range(2):
        assert [value_of(matches[place], kept) for place in places] == [fresh[place] for place in places]
        random.Random(edition).shuffle(places)


@pytest.mark.parametrize(("field", "place"), [("exits", GOAL), ("exits", START), ("line", (0, 0)), ("by_die", 0)])
def test_ways_on_another_board_are_others(field: str, place: int | tuple[int, int]) -> None:
    match, kept = positions("mattel", 30)[29], np.zeros(WORKSPACE)
    value_of(match, kept)
    board = match.board.record.copy()
    board[field][place] ^= 1
    assert value_of(match, kept, board) == value_of(match, np.zeros(WORKSPACE), board)
    assert value_of(match, kept) == value_of(match, np.zeros(WORKSPACE))


def value_of(match: Match, work: Array, board: Any = None) -> float:
    return float(evaluate(match.board.record if board is None else board, match.state, 0, work))


def begun(players: int) -> Match:
    """A match in which everybody knows where the city lies, and greedy has moved for a while."""
    match = branchline.load("rock-island").new(players=players, seed=5)
    bot = GreedyBot(match.game)
    while match.state["kansas_city"] == NOWHERE or len(match) < 60:
        match.play(bot.choose(match))
    return match


def odds(match: Match, state: Any, seat: int) -> float:
    return float(log_odds(match.board.record, state, seat, np.zeros(WORKSPACE)))


def test_odds_fall_with_the_way_to_go_and_with_the_turns_to_wait() -> None:
    match = begun(3)
    near, *_, far = sorted(range(3), key=lambda seat: distance_left(match.state, seat))
    assert distance_left(match.state, near) < distance_left(match.state, far)
    behind, waiting = match.state.copy(), match.state.copy()
    for field in ("locomotive", "entry", "crew"):
        behind[field][near] = behind[field][far]
    assert match.state["active"] == near
    waiting["active"] = (near + 1) % 3
    assert odds(match, match.state, near) > odds(match, waiting, near) > odds(match, behind, near)
