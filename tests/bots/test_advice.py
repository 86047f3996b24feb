"""Advice: the best moves, from what a seat may know alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline
from branchline.bots.advice.advisor import MOST, Advisor
from branchline.bots.advice.win_probability import NetworkScale
from branchline.bots.compile import search_unit, searching_units
from branchline.bots.search.comparison import Comparison
from branchline.bots.search.findings import BATCH
from branchline.bots.search.greedy import GreedyBot
from branchline.kernel import Match
from branchline.kernel.compiler.units import prepare

CASES = [("rocket", 2), ("rocket", 3), ("rock-island", 2), ("wensleydale", 3)]
"""By a tree with the heuristic and with a net, and by comparison with the heuristic, where tiles lie face down, and
with a value network."""


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
        chances = [move.win_probability for move in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_only_what_a_seat_may_know_counts(game_id: str, players: int) -> None:
    match = played(game_id, players, 25)
    alike = [match, *(match.determinized(match.to_move, seed) for seed in range(2))]
    first, *others = [advisor(each).advise(each) for each in alike]
    assert all(other == first for other in others)


def test_what_a_move_brings_is_told_to_its_end() -> None:
    match = played("rocket", 2, 6)
    found = advisor(match).advise(match)
    assert any(move.changes for move in found)
    assert any(move.over_next for move in found[:-1])


def test_where_chance_speaks_what_is_the_same_however_it_falls_is_told() -> None:
    """Tiles turned up differ, and nothing is said of them; how far a locomotive runs does not hang on the next roll."""
    match = branchline.load("rock-island").new(players=3, seed=3)
    told: dict[str, list[Any]] = {"revealing": [], "running": []}
    player = GreedyBot(match.game, 1)
    while len(match) < 60:
        if len(match.legal_numbers()) > 1 and match.phase in told:
            moves = advisor(match).advise(match)
            told[match.phase] += [move.changes for move in moves if move.then_chance]
        match.play(player.choose(match))
    assert told["revealing"]
    assert not any(told["revealing"])
    assert any(told["running"])


def test_a_move_without_an_alternative_is_all_there_is_to_say() -> None:
    match, dice = branchline.load("rock-island").new(players=2, seed=3), random.Random(4)
    while len(match.legal_numbers()) != 1:
        match.play(dice.choice(match.legal_numbers()))
    (only,) = advisor(match).advise(match)
    assert only.action == match.legal_numbers()[0]


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_win_probabilities_are_everyones_together(game_id: str, players: int) -> None:
    match, dice = played(game_id, players, 6), random.Random(2)
    judge = advisor(match)
    assert sum(judge.win_probabilities(match)) == pytest.approx(1.0)
    while not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
    chances = judge.win_probabilities(match)
    assert sum(chances) == pytest.approx(1.0)
    assert {seat for seat, chance in enumerate(chances) if chance} == set(match.winners())


@pytest.mark.parametrize(("game_id", "players"), CASES[1:])
def test_where_nothing_could_be_tried_the_heuristic_advises(game_id: str, players: int) -> None:
    """A single simulation compares nothing, and with a net it judges the present position."""
    match = played(game_id, players, 25)
    weighed = Advisor(match.game, 5, simulations=1).weigh(match)
    assert len(weighed.values) > 1
    assert not weighed.by_search


def test_a_quick_look_leaves_it_to_the_value_network(monkeypatch: pytest.MonkeyPatch) -> None:
    match, searched, compare = played("wensleydale", 3, 25), [], Comparison._compare

    def note_and_compare(comparison: Comparison, match: Match, *rest: Any) -> Any:
        searched.append(match)
        return compare(comparison, match, *rest)

    monkeypatch.setattr(Comparison, "_compare", note_and_compare)
    weighed = advisor(match).weigh(match, thorough=False)
    assert not searched
    assert weighed.by_search
    assert isinstance(weighed.scale, NetworkScale)
    assert list(weighed.values.values()) == sorted(weighed.values.values(), reverse=True)
    assert len(weighed.values) > 1
    advisor(match).weigh(match)
    assert searched


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_whoever_asked_too_early_is_advised_by_the_search_later(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game_id, players, 25)
    guide = Advisor(match.game, 5, wait=False, simulations=BATCH)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("branchline.bots.search.master.load", lambda unit, steps: unit != search_unit(match.game))
        assert not guide.weigh(match).by_search
        assert not guide.at_full_strength
    assert guide.weigh(match).by_search
    assert guide.at_full_strength


def test_following_it_beats_whoever_does_not_look() -> None:
    match, dice = branchline.load("rocket").new(players=2, seed=5), random.Random(1)
    guide = Advisor(match.game, 1, simulations=BATCH)
    while (seat := match.to_move) is not None:
        match.play(guide.advise(match)[0].action if seat == 0 else dice.choice(match.legal_numbers()))
    assert match.winners() == [0]
