"""WD-3 Investment cubes, WD-4 Influence on offer."""

from __future__ import annotations

from collections import Counter

import pytest

import branchline
from branchline.kernel import Match
from dales.positions import GAMES, TABLES, dales, each, random_game, seat
from raw import position_in_numbers
from reading import happened, played

BAGS = {
    "3-4": {"white": 5, "brown": 5, "red": 5, "green": 5},
    "2-3": {"white": 4, "brown": 4, "red": 2, "green": 2},
}


def next_turn(hand: str, players: int = 3, game: str = "wensleydale") -> Match:
    """The turn ends when A passes as the last one."""
    others = "BCD"[: players - 1]
    return played(dales(players, game=game, phase="train", passed=others, hand=hand), "pass")


@pytest.mark.rule("WD-3.1")
@pytest.mark.parametrize(("before", "after"), [(0, 12), (1, 13), (2, 14), (3, 15), (4, 15), (12, 15), (15, 15)])
def test_up_to_twelve_cubes_and_never_more_than_fifteen(before: int, after: int) -> None:
    match = next_turn(f"A {before}")
    assert match.view()["turn"] == 2
    own = seat(match, "A")
    assert (own["hand"], own["stock"]) == (after, 15 - after)


@pytest.mark.rule("WD-3.1")
@pytest.mark.parametrize("game", GAMES)
def test_everybody_takes_cubes(game: str) -> None:
    assert each(next_turn("A 0; B 1; C 2; D 3", 4, game), "hand") == {"A": 12, "B": 13, "C": 14, "D": 15}


@pytest.mark.rule("WD-4.1")
@pytest.mark.parametrize(("game", "players", "side"), TABLES)
def test_one_counter_for_each_space_out_of_the_bag(game: str, players: int, side: str) -> None:
    seen: Counter[str] = Counter()
    for dice in range(40):
        match = branchline.load(game).new(players, seed=dice, options={"side": side})
        drawn = Counter(space["drawn"] for space in match.view()["auction"])
        assert drawn.total() == {"3-4": 8, "2-3": 6}[side]
        assert drawn <= Counter(BAGS[side])
        seen += drawn
    bag = BAGS[side]
    for colour, counters in bag.items():
        expected = seen.total() * counters / sum(bag.values())
        assert 0.65 * expected < seen[colour] < 1.35 * expected


@pytest.mark.rule("WD-4.1", "NB-7.2")
def test_the_small_bag_runs_out_of_colours() -> None:
    """Twelve counters, six drawn: with two red and two green in it, both of a colour come up now and then."""
    most = Counter[str]()
    for dice in range(60):
        match = branchline.load("nuremberg").new(2, seed=dice)
        most |= Counter(space["drawn"] for space in match.view()["auction"])
    assert (most["red"], most["green"]) == (2, 2)
    assert most["white"] in (3, 4)


@pytest.mark.rule("WD-4.1", "WD-5.16", "NB-7.2")
def test_every_turn_the_bag_is_full_again() -> None:
    over_two_turns = Counter[str]()
    for dice in range(25):
        match = branchline.load("nuremberg").new(2, seed=dice)
        first = Counter(space["drawn"] for space in match.view()["auction"])
        position = position_in_numbers(match) | {
            "bidder": [-1] * 8,
            "counter": [-1] * 8,
            "phase": [6],
            "passed": 2,
            "decider": [0],
        }
        position |= {"build_order": [0, 1, -1, -1], "train_order": [0, 1, -1, -1], "place": 0}
        match = played(branchline.load("nuremberg").from_position(position), "pass")
        second = Counter(str(event["colour"]) for event in happened(match, "counter_drawn"))
        assert second == Counter(space["drawn"] for space in match.view()["auction"])
        assert second.total() == 6
        assert second <= Counter(BAGS["2-3"])
        over_two_turns |= first + second
    assert over_two_turns["red"] > 2
    assert over_two_turns["green"] > 2


@pytest.mark.rule("WD-4.1")
def test_counters_are_drawn_in_the_order_of_the_spaces() -> None:
    match = next_turn("A 0")
    assert [event["space"] for event in happened(match, "counter_drawn")] == [1, 2, 3, 4, 5, 6, 7, 8]
    drawn = [event["colour"] for event in happened(match, "counter_drawn")]
    assert drawn == [space["drawn"] for space in match.view()["auction"]]


@pytest.mark.rule("WD-4.1")
def test_what_is_printed_never_changes() -> None:
    printed = None
    for match in random_game(3, 3):
        spaces = [(space["minimum"], space["printed"], space["choice"]) for space in match.view()["auction"]]
        assert printed in (None, spaces)
        printed = spaces
