"""The search: it repeats with a seed, keeps to its budget, and never reads what its seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.compile import searching_units, tree_of
from branchline.bots.greedy import GreedyBot
from branchline.bots.random_tree import RandomTree
from branchline.bots.search import BATCH, HURRIED_BATCH, SearchBot
from branchline.bots.tree import NODES
from branchline.kernel import Match
from branchline.kernel.compile import prepare

BELOW = -1
"""What the bot below answers in these tests."""
PLENTY = 10**9
CASES = [("rocket", 2), ("rocket", 3), ("rock-island", 2)]
"""By hints, with a net, and where tiles lie face down."""
COMPARED = ("wensleydale", 3)
"""Where the best moves are compared."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game_id, _ in (*CASES, COMPARED):
        prepare(searching_units(branchline.load(game_id)))


def played(game_id: str, players: int, actions: int) -> Match:
    """After so many random actions, or as many as it takes to come to somebody with a choice."""
    match, choices = branchline.load(game_id).new(players=players, seed=3), random.Random(4)
    while len(match) < actions or len(match.legal_numbers()) < 2:
        match.play(choices.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize(("game_id", "players"), [*CASES, COMPARED])
def test_only_what_a_seat_may_know_counts(game_id: str, players: int) -> None:
    for actions in (6, 40):
        match = played(game_id, players, actions)
        alike = [match, *(match.redealt(match.to_move, seed) for seed in range(2))]
        chosen = [make_bot("master", match.game, 7, simulations=2 * BATCH).choose(each) for each in alike]
        assert len(set(chosen)) == 1
        assert chosen[0] in match.legal_numbers()


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_one_thing_is_tried_for_each_simulation(game_id: str, players: int) -> None:
    match = played(game_id, players, 12)
    for simulations in (BATCH, 2 * BATCH + 3):
        bot = SearchBot(match.game, simulations=simulations)
        bot.choose(match)
        tried = sum(bot.tries().values())
        assert tried in (simulations, simulations - 1)  # with a net the first simulation judges the present position


def test_where_it_gains_nothing_the_bot_below_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("rock-island", 2, 12)
    monkeypatch.setattr("branchline.bots.search.GreedyBot.choose", lambda bot, match: BELOW)
    monkeypatch.setattr("branchline.bots.hints.rock_island.SIMULATIONS", 0)
    bot = SearchBot(match.game)
    assert bot.choose(match) == BELOW
    assert bot.looks_far
    assert SearchBot(match.game, simulations=BATCH).choose(match) != BELOW


def test_a_comparison_leaves_out_the_worse_half_again_and_again() -> None:
    match = played(*COMPARED, 0)
    bot = SearchBot(match.game, simulations=64)
    chosen = bot.choose(match)
    tries, worth = bot.tries(), bot.worth()
    assert sum(tries.values()) in (63, 64)
    most = max(tries.values())
    assert sorted(tries.values(), reverse=True)[:2] == [most, most]
    assert chosen == max((action for action in tries if tries[action] == most), key=lambda action: worth[action])
    assert min(tries.values()) < most


def test_of_equal_moves_the_one_is_taken_that_the_hints_like_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bots.halving.try_way", lambda *rest: 0.0)
    for actions in (0, 60, 120):
        match = played(*COMPARED, actions)
        liked, values = GreedyBot(match.game).weigh(match)
        chosen = SearchBot(match.game, simulations=BATCH).choose(match)
        assert values[liked.tolist().index(chosen)] > values.max() - 0.01  # what tells equals apart is less


def test_what_is_not_compared_follows_the_way_that_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    match = branchline.load("wensleydale").new(players=3, seed=3)
    bots = [make_bot("greedy", match.game, seat) for seat in range(3)]
    while match.phase != "sell_extend" or len(match.legal_numbers()) < 2:
        assert match.to_move is not None
        match.play(bots[match.to_move].choose(match))
    monkeypatch.setattr("branchline.bots.search.GreedyBot.choose", lambda bot, match: BELOW)
    assert SearchBot(match.game, simulations=BATCH).choose(match) == BELOW


def test_time_ends_a_comparison() -> None:
    match = played(*COMPARED, 0)
    bot = SearchBot(match.game, simulations=PLENTY, seconds=0.05)
    assert bot.choose(match) in match.legal_numbers()
    bot.share = 0.0
    bot.choose(match)
    assert sum(bot.tries().values()) <= HURRIED_BATCH


def test_time_ends_a_search() -> None:
    match = played("rocket", 3, 12)
    bot = SearchBot(match.game, simulations=PLENTY, seconds=0.05)
    assert bot.choose(match) in match.legal_numbers()
    bot.share = 0.0
    bot.choose(match)
    assert sum(bot.tries().values()) <= HURRIED_BATCH


def test_a_bot_can_be_told_to_hurry_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match, grow = played("rocket", 3, 12), SearchBot._grow

    def grow_and_hurry(bot: SearchBot, *rest: Any) -> None:
        grow(bot, *rest)
        bot.share = 0.0

    monkeypatch.setattr(SearchBot, "_grow", grow_and_hurry)
    bot = SearchBot(match.game, simulations=PLENTY, seconds=10**6)
    assert bot.choose(match) in match.legal_numbers()
    assert sum(bot.tries().values()) <= BATCH


def test_until_it_is_compiled_the_bot_below_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("rocket", 3, 12)
    monkeypatch.setattr("branchline.bots.search.GreedyBot.choose", lambda bot, match: BELOW)
    bot = SearchBot(match.game, wait=False)
    assert bot.choose(match) != BELOW
    assert bot.looks_far
    monkeypatch.setattr("branchline.bots.search.load", lambda unit, steps: unit != tree_of(match.game))
    assert bot.choose(match) == BELOW
    assert not bot.looks_far


def test_random_playouts_grow_the_same_tree_with_a_seed() -> None:
    search = RandomTree(branchline.load("rocket"), players=4)
    trees = [search.search(50, seed).branch[:40].tolist() for seed in (1, 2, 1)]
    assert trees[0] == trees[2] != trees[1]
    assert search.search(50, 1).used[NODES] == 50  # the present position, and a new one for each of the others


def test_it_beats_whoever_does_not_look() -> None:
    game = branchline.load("rocket")
    match = game.new(players=2, seed=5)
    bots = [make_bot("master", game, 1, simulations=BATCH), make_bot("random", game, 2)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match))
    assert match.winners == [0]
