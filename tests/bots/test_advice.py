"""Advice: the best moves, from what a seat may know alone."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.bots.advice import MOST, Advisor
from branchline.bots.compile import searching_units
from branchline.bots.search import BATCH
from branchline.kernel import Match
from branchline.kernel.compile import prepare

CASES = [("rocket", 2), ("rocket", 3), ("rock-island", 2), ("wensleydale", 3)]
"""By search with hints, with a net, where tiles lie face down, and by the hints alone."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game_id in dict.fromkeys(game_id for game_id, _ in CASES):
        prepare(searching_units(branchline.load(game_id)))


def played(game_id: str, players: int, actions: int) -> Match:
    match, dice = branchline.load(game_id).new(players=players, seed=3), random.Random(4)
    while len(match) < actions or len(match.legal_numbers()) < 2:
        match.play(dice.choice(match.legal_numbers()))
    return match


def advisor(match: Match) -> Advisor:
    return Advisor(match.game, 5, simulations=4 * BATCH if match.game.id != "wensleydale" else None)


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_the_best_come_first_and_all_are_allowed(game_id: str, players: int) -> None:
    for actions in (6, 25):
        match = played(game_id, players, actions)
        found = advisor(match).advise(match)
        assert 1 < len(found) <= MOST
        assert len({move.action for move in found}) == len(found)
        assert all(match.why_not(move.action) is None for move in found)
        chances = [move.chance for move in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_only_what_a_seat_may_know_counts(game_id: str, players: int) -> None:
    match = played(game_id, players, 25)
    alike = [match, *(match.redealt(match.to_move, seed) for seed in range(2))]
    first, *others = [advisor(each).advise(each) for each in alike]
    assert all(other == first for other in others)


def test_what_a_move_brings_is_told_to_its_end() -> None:
    match = played("rocket", 2, 6)
    found = advisor(match).advise(match)
    assert any(move.changes for move in found)
    assert any(move.over_next for move in found[:-1])


def test_a_move_without_an_alternative_is_all_there_is_to_say() -> None:
    match, dice = branchline.load("rock-island").new(players=2, seed=3), random.Random(4)
    while len(match.legal_numbers()) != 1:
        match.play(dice.choice(match.legal_numbers()))
    (only,) = advisor(match).advise(match)
    assert only.action == match.legal_numbers()[0]


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_chances_are_everyones_together(game_id: str, players: int) -> None:
    match, dice = played(game_id, players, 6), random.Random(2)
    judge = advisor(match)
    assert sum(judge.chances(match)) == pytest.approx(1.0)
    while not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
    chances = judge.chances(match)
    assert sum(chances) == pytest.approx(1.0)
    assert {seat for seat, chance in enumerate(chances) if chance} == set(match.winners)


def test_following_it_beats_whoever_does_not_look() -> None:
    match, dice = branchline.load("rocket").new(players=2, seed=5), random.Random(1)
    guide = Advisor(match.game, 1, simulations=BATCH)
    while (seat := match.to_move) is not None:
        match.play(guide.advise(match)[0].action if seat == 0 else dice.choice(match.legal_numbers()))
    assert match.winners == [0]
