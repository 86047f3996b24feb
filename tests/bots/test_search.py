"""The search: it repeats with a seed, keeps to its budget, and never reads what its seat may not know."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.compile import search_unit, searching_units
from branchline.bots.heuristics import rock_island
from branchline.bots.models.value_network import VALUE_NETS
from branchline.bots.search.comparison import Comparison, stages
from branchline.bots.search.findings import BATCH, SMALL_BATCH
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.master import MasterBot
from branchline.bots.search.random_tree import RandomTree
from branchline.bots.search.trees import PolicyTree
from branchline.kernel import Match
from branchline.kernel.compiler.units import prepare

BELOW = -1
"""What the fallback bot answers in these tests."""
PLENTY = 10**9
TREES = [("rocket", 2), ("rocket", 3)]
"""By the heuristic, and with a net."""
COMPARED = [("wensleydale", 3), ("nuremberg", 3), ("rock-island", 2), ("england-wales", 3), ("england-wales-shares", 3)]
"""Where the best moves are compared: by a value network, and by the heuristic."""
PLAIN = ("england-wales", 3)
"""Where nothing is hidden that the value of a move hangs on."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for game_id in dict.fromkeys(game_id for game_id, _ in (*TREES, *COMPARED)):
        prepare(searching_units(branchline.load(game_id)))


@pytest.fixture
def _no_value_nets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VALUE_NETS, "suitable", lambda match, on_trial=None: None)


def played(game_id: str, players: int, actions: int) -> Match:
    """After so many random actions, or as many as it takes to come to somebody with a choice."""
    match, choices = branchline.load(game_id).new(players=players, seed=3), random.Random(4)
    while len(match) < actions or len(match.legal_numbers()) < 2:
        match.play(choices.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize(("game_id", "players"), [*TREES, *COMPARED])
def test_only_what_a_seat_may_know_counts(game_id: str, players: int) -> None:
    for actions in (6, 40):
        match = played(game_id, players, actions)
        found = []
        for each in (match, *(match.determinized(match.to_move, seed) for seed in range(2))):
            bot = MasterBot(match.game, 7, simulations=2 * BATCH)
            found.append((bot.choose(each), bot.analyse(each)))
        assert found[0] == found[1] == found[2]
        assert found[0][0] in match.legal_numbers()


def test_behind_its_screen_it_chooses_the_same() -> None:
    match = played("rock-island", 2, 40)
    alike = [match, *(match.determinized(match.to_move, seed) for seed in range(2))]
    assert len({make_bot("master", match.game, 7, simulations=BATCH).choose(each) for each in alike}) == 1


@pytest.mark.parametrize(("game_id", "players"), TREES)
def test_one_thing_is_tried_for_each_simulation(game_id: str, players: int) -> None:
    match = played(game_id, players, 12)
    for simulations in (BATCH, 2 * BATCH + 3):
        bot = MasterBot(match.game, simulations=simulations)
        tried = sum(bot.analyse(match).visits.values())
        assert tried in (simulations, simulations - 1)  # with a net the first simulation judges the present position


def test_what_was_tried_below_its_own_decision_counts_on() -> None:
    """With a net: as long as nobody else decides in between."""
    kept: list[tuple[int, int]] = []
    match, bot = played("rocket", 3, 0), MasterBot(branchline.load("rocket"), simulations=64)
    while len(kept) < 2:
        start, seat, chosen = match.at(len(match)), match.to_move, bot.choose(match)
        tried = visits_of(bot, chosen) if len(match.legal_numbers()) > 1 else 0
        match.play(chosen)
        if match.to_move == seat and len(match.legal_numbers()) > 1 and tried > 1:
            kept.append((tried, sum(bot.analyse(match).visits.values())))
            bot.choose(start)
            assert sum(bot.analyse(start).visits.values()) < 64, "another position begins from nothing"
    assert all(64 < total < 64 + tried for tried, total in kept)


def visits_of(bot: MasterBot, action: int) -> int:
    """Of the search that was made last."""
    return bot._trees[PolicyTree]._found().visits[action]


def test_where_it_gains_nothing_the_fallback_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("rock-island", 2, 12)
    monkeypatch.setattr("branchline.bots.search.master.GreedyBot.choose", lambda bot, match: BELOW)
    gains_nothing = replace(rock_island.HEURISTIC, simulations=0)
    monkeypatch.setattr(rock_island, "HEURISTIC", gains_nothing)
    bot = MasterBot(match.game)
    assert bot.choose(match) == BELOW
    assert bot.at_full_strength
    assert MasterBot(match.game, simulations=BATCH).choose(match) != BELOW


# --- the best moves compared ----------------------------------------------------------------------------------


def test_stages_keep_to_the_budget_and_spend_most_of_it() -> None:
    for candidates in range(2, 17):
        for simulations in range(candidates, 80):
            plan = list(stages(candidates, simulations))
            spent = sum(left * times for left, times in plan)
            assert spent <= simulations < spent + max(candidates, plan[-1][0])
            lefts = [left for left, _ in plan]
            assert lefts == [candidates, *((left + 1) // 2 for left in lefts[:-1])]
            assert min(times for _, times in plan) > 0


@pytest.mark.parametrize(("game_id", "players"), COMPARED)
def test_a_comparison_keeps_to_its_budget(game_id: str, players: int) -> None:
    match, most = played(game_id, players, 12), 0
    for simulations in (1, 2, 3, 40):
        bot = MasterBot(match.game, simulations=simulations)
        found = bot.analyse(match)
        assert set(found.visits) <= set(match.legal_numbers())
        assert len(found.visits) <= simulations
        assert sum(found.visits.values()) <= simulations
        most = max(found.visits.values(), default=0)
    assert most > 1


@pytest.mark.usefixtures("_no_value_nets")
def test_the_worse_half_is_left_out_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the heuristic values least comes out best here."""
    seeds = []

    def unlike(board: Any, seat: int, buffers: Any, line: int, last_turn: int, weight: float, seed: int) -> float:
        seeds.append(seed)
        return float(seed % 997 * 1e-5 - buffers.wide.best[line])

    monkeypatch.setattr("branchline.bots.search.comparison.roll_out", unlike)
    match = played(*PLAIN, 20)
    bot = MasterBot(match.game, simulations=64)
    visits, values = (found := bot.analyse(match)).visits, found.values
    plan = list(stages(len(visits), 64))
    assert len(plan) > 2
    often = [sum(times for left, times in plan if place < left) for place in range(len(visits))]
    assert [visits[action] for action in sorted(visits, key=lambda action: -values[action])] == often
    assert next(iter(values)) == max(values, key=lambda action: values[action])
    first = seeds[: plan[0][0]]
    assert len(set(first)) == 1, "all meet the same determinization"
    assert len(set(seeds)) == sum(times for _, times in plan), "each time another"


@pytest.mark.usefixtures("_no_value_nets")
def test_where_a_second_determinization_changes_nothing_there_is_no_third(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "branchline.bots.search.comparison.roll_out",
        lambda board, seat, buffers, line, *rest: float(buffers.wide.actions[line]),
    )
    match = played(*PLAIN, 20)
    bot = MasterBot(match.game, simulations=64)
    found = bot.analyse(match)
    assert next(iter(found.values)) == max(found.visits)
    assert max(found.visits.values()) == 2


@pytest.mark.parametrize(("players", "later"), [(2, 4), (3, 3), (4, 4)])
def test_rock_island_is_judged_when_everyone_has_had_a_turn(players: int, later: int) -> None:
    match = played("rock-island", players, 60)
    bot = MasterBot(match.game, simulations=8)
    visits = bot.analyse(match).visits
    assert bot._comparison is not None
    turns = bot._comparison._reached[: len(visits) // 2]["turn"] - match.state["turn"]
    assert set(turns.tolist()) in ({later}, {later + 1}), "and after the same number of turns"


@pytest.mark.usefixtures("_no_value_nets")
def test_a_move_that_is_no_line_in_some_determinizations_can_still_be_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(*PLAIN, 12)
    find, looks = Comparison._find, []

    def overlook(comparison: Comparison, *rest: Any) -> dict[int, int]:
        ways = find(comparison, *rest)
        looks.append(min(ways))
        if len(looks) % 2 == 0:
            del ways[min(ways)]
        return ways

    monkeypatch.setattr(Comparison, "_find", overlook)
    monkeypatch.setattr(
        "branchline.bots.search.comparison.roll_out",
        lambda board, seat, buffers, line, *rest: float(buffers.wide.actions[line] == looks[0]),
    )
    bot = MasterBot(match.game, simulations=64)
    found = bot.analyse(match)
    assert next(iter(found.values)) == looks[0]
    assert found.visits[looks[0]] < max(found.visits.values())


@pytest.mark.usefixtures("_no_value_nets")
@pytest.mark.parametrize(("game_id", "players"), [("wensleydale", 3), PLAIN])
def test_of_equal_moves_the_one_is_taken_that_the_heuristic_values_most(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("branchline.bots.search.comparison.roll_out", lambda *rest: 0.0)
    for actions in (0, 60, 120):
        match = played(game_id, players, actions)
        values = GreedyBot(match.game).analyse(match).values
        chosen = MasterBot(match.game, simulations=BATCH).choose(match)
        assert values[chosen] > max(values.values()) - 0.01  # what tells equals apart is less


def test_who_can_win_at_once_does() -> None:
    """A rollout that ends the game is judged by the same measure as one that does not."""
    match = branchline.load("rock-island").new(players=2, seed=0)
    greedy = GreedyBot(match.game, 1)
    while not match.is_over:
        match.play(greedy.choose(match))
    for moment in range(len(match) - 3, len(match)):
        then, bot = match.at(moment), MasterBot(match.game, 2)
        assert [then.to_move] == match.winners()
        assert len(then.legal_numbers()) > 1
        while [then.to_move] == match.winners():
            then.play(bot.choose(then))
        assert then.is_over


@pytest.mark.parametrize(("game_id", "players"), COMPARED)
def test_time_ends_a_comparison(game_id: str, players: int) -> None:
    match = played(game_id, players, 0)
    bot = MasterBot(match.game, simulations=PLENTY, seconds=0.05)
    assert sum(bot.analyse(match).visits.values()) < PLENTY
    bot.budget.share = 0.0
    assert 1 < sum(bot.analyse(match).visits.values()) <= SMALL_BATCH


def test_a_bot_can_be_given_less_time_while_it_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    match, try_all = played(*PLAIN, 12), Comparison._try_all
    bot = MasterBot(match.game, simulations=PLENTY, seconds=10**6)

    def try_with_less_time(comparison: Comparison, *rest: Any) -> None:
        try_all(comparison, *rest)
        bot.budget.share = 0.0

    monkeypatch.setattr(Comparison, "_try_all", try_with_less_time)
    assert set(bot.analyse(match).visits.values()) == {1}


# --- the tree -------------------------------------------------------------------------------------------------


def visits_in(bot: MasterBot, match: Match) -> int:
    return sum(bot.analyse(match).visits.values())


def test_time_ends_a_search() -> None:
    match = played("rocket", 3, 12)
    bot = MasterBot(match.game, simulations=PLENTY, seconds=0.05)
    assert bot.choose(match) in match.legal_numbers()
    bot.budget.share = 0.0
    assert 0 < visits_in(bot, match) <= SMALL_BATCH


def test_a_bot_can_be_given_less_time_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match, grow = played("rocket", 3, 12), PolicyTree._grow

    def grow_with_less_time(tree: PolicyTree, *rest: Any) -> None:
        grow(tree, *rest)
        bot.budget.share = 0.0

    monkeypatch.setattr(PolicyTree, "_grow", grow_with_less_time)
    bot = MasterBot(match.game, simulations=PLENTY, seconds=10**6)
    assert 0 < sum(bot.analyse(match).visits.values()) <= BATCH


@pytest.mark.parametrize(("game_id", "players"), [("rocket", 3), PLAIN])
def test_until_it_is_compiled_the_fallback_bot_plays(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game_id, players, 12)
    monkeypatch.setattr("branchline.bots.search.master.GreedyBot.choose", lambda bot, match: BELOW)
    bot = MasterBot(match.game, wait=False, simulations=BATCH)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("branchline.bots.search.master.load", lambda unit, steps: unit != search_unit(match.game))
        assert bot.choose(match) == BELOW
        assert not bot.at_full_strength
    assert bot.choose(match) in match.legal_numbers()
    assert bot.at_full_strength


def test_random_rollouts_grow_the_same_tree_with_a_seed() -> None:
    search = RandomTree(branchline.load("rocket"), players=4)
    trees = [search.search(50, seed).edges[:40].tolist() for seed in (1, 2, 1)]
    assert trees[0] == trees[2] != trees[1]
    assert search.search(50, 1).nodes[0] == 50  # the present position, and a new one for each of the others


def test_it_beats_whoever_does_not_look() -> None:
    game = branchline.load("rocket")
    match = game.new(players=2, seed=5)
    bots = [make_bot("master", game, 1, simulations=BATCH), make_bot("random", game, 2)]
    while (seat := match.to_move) is not None:
        match.play(bots[seat].choose(match))
    assert match.winners() == [0]
