"""Greedy before its game is compiled, and what it is compiled from."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.compile import beam_unit
from branchline.bots.heuristic import WORKSPACE, Heuristic, bind_heuristic, heuristic_of
from branchline.bots.search.beam import evaluate_seats
from branchline.bots.search.greedy import GreedyBot
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.shares.ending import markers_to_end
from branchline.kernel import Array, Match
from branchline.kernel.compiler.units import _pages

POSITIONS, APART = 60, 6
HINTS = "branchline.bots.heuristics."
TELLS_ODDS = ("rock-island",)
every_game = pytest.mark.parametrize("game_id", branchline.catalogue())


@every_game
def test_it_looks_one_decision_ahead_until_its_search_is_compiled(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever position: heuristics run interpreted as well."""
    monkeypatch.setattr(GreedyBot, "at_full_strength", False)
    game, dice = branchline.load(game_id), random.Random(1)
    bot, match = GreedyBot(game, wait=False, seconds=0.1), game.new(3, seed=1)
    for number in range(POSITIONS * APART):
        if match.is_over:
            break
        if number % APART == 0:
            assert bot.choose(match) in match.legal_numbers()
        match.play(dice.choice(match.legal_numbers()))


@every_game
def test_a_change_on_any_page_of_its_heuristic_is_compiled_anew(game_id: str) -> None:
    """Whatever the heuristic uses, on whichever page, is among what the search is compiled from."""
    game = branchline.load(game_id)
    used = [heuristic_of(game).evaluate.__module__]
    for name in used:
        homes = {str(getattr(value, "__module__", "")) for value in vars(sys.modules[name]).values()}
        used += sorted(home for home in homes if home.startswith(HINTS) and home not in used)
    assert {Path(str(sys.modules[name].__file__)) for name in used} <= set(_pages(*beam_unit(game).sources))


@every_game
def test_what_was_judged_before_makes_no_difference(game_id: str) -> None:
    """Hints may keep what they found out, but not take one position for another: not even one of another match."""
    game, dice = branchline.load(game_id), random.Random(2)
    bind_heuristic(game)
    matches, kept = [game.new(players, seed=players) for players in (2, 3, 3)], np.zeros(WORKSPACE)
    for _ in range(POSITIONS):
        match = dice.choice(matches)
        if not match.is_over:
            match.play(dice.choice(match.legal_numbers()))
            assert values_of(match, kept) == values_of(match, np.zeros(WORKSPACE))


@every_game
def test_seats_are_judged_by_their_odds_where_a_page_tells_them(game_id: str) -> None:
    """Otherwise as moves are: a rule of another sense that happens to stand on a page is not taken for it."""
    game, dice = branchline.load(game_id), random.Random(3)
    heuristic, match = heuristic_of(game), game.new(3, seed=3)
    bind_heuristic(game)
    judged = heuristic.log_odds or heuristic.evaluate
    assert (heuristic.log_odds is not None) == (game_id in TELLS_ODDS)
    for _ in range(POSITIONS):
        if not match.is_over:
            match.play(dice.choice(match.legal_numbers()))
            alone = [
                float(judged(match.board.record, match.state.copy(), seat, np.zeros(WORKSPACE))) for seat in range(3)
            ]
            assert values_of(match, np.zeros(WORKSPACE)) == alone


def values_of(match: Match, work: Array) -> list[float]:
    states, values = np.array([match.state, match.state]), np.zeros(len(match.scores()))
    evaluate_seats(match.board.record, states, values, work)
    return list(values)


def test_a_misspelt_or_missing_setting_is_an_error() -> None:
    evaluate = heuristic_of(branchline.load("rocket")).evaluate
    with pytest.raises(TypeError, match="beams"):
        Heuristic(evaluate=evaluate, beams=4)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="turn_index"):
        Heuristic(evaluate=evaluate, candidates=4)


def test_nobody_waits_for_another_to_empty_the_last_city() -> None:
    """In the share game a single city is left to be emptied at the end of one turn at most."""
    game = branchline.load("england-wales-shares")
    match, bots = game.new(players=2, seed=504), [make_bot("greedy", game, seed) for seed in (40, 41)]
    left = {}
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match))
        board, state = match.board.record, match.state
        left[int(state.turn)] = int(markers_to_end(board, state) - count_emptied(board, state))
    assert len(left) < 12
    assert list(left.values()).count(1) <= 1
