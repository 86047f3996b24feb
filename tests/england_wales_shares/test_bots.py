"""What greedy makes of mergers: whoever proposes, votes, or guesses how others vote goes by the same values."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from branchline.bots.heuristic import WORKSPACE
from branchline.bots.heuristics.england_wales_shares import determinizations, evaluate
from branchline.kernel import Match
from england_wales_shares.positions import play
from england_wales_shares.test_ending import EMPTIED
from england_wales_shares.test_mergers import merging

LAST_TURN = dict.fromkeys(EMPTIED[:16], True)
"""Then a share is worth its price alone, and a merger brings a thousand more for each of the target's."""
HELD = {"yellow": "A 1", "purple": "A 2, B 1, C 2"}
CUBES = {"norwich": "red red", "london": "yellow purple"}


def value(match: Match, seat: int, *actions: str) -> float:
    after = match.fork()
    play(after, *actions)
    return float(evaluate(after.board.record, after.state, seat, np.zeros(WORKSPACE)))


def late() -> Match:
    return merging(HELD, funds={"yellow": 60}, emptied=LAST_TURN)


def early() -> Match:
    """Purple is cheap, and has most of the game before it."""
    return merging(HELD, funds={"yellow": 60, "purple": 30}, cubes=CUBES)


@pytest.mark.parametrize(("merger", "gains"), [(late, True), (early, False)])
def test_whoever_proposed_votes_for_what_they_gain_by(merger: Callable[[], Match], gains: bool) -> None:
    match = merger()
    assert (value(match, 0, "merge purple") > value(match, 0, "decline")) == gains
    play(match, "merge purple")
    assert match.to_move == 0
    assert (value(match, 0, "vote yes") > value(match, 0, "vote no")) == gains


def test_nobody_proposes_what_they_would_then_refuse() -> None:
    match = merging({"yellow": "A 1", "purple": "A 2"}, funds={"yellow": 60, "purple": 30}, cubes=CUBES)
    assert value(match, 0, "merge purple", "vote yes") < value(match, 0, "decline")
    assert value(match, 0, "merge purple", "vote no") < value(match, 0, "decline")


def test_nor_what_costs_more_than_it_brings() -> None:
    """The bonds that yellow would have to take lower the price of A's five shares of it."""
    held = {"yellow": "A 5, C 4", "purple": "A 1, C 2"}
    match = merging(held, funds={"yellow": 0}, treasury={"yellow": 0, "purple": 5}, issued={"yellow": 1},
                    emptied=LAST_TURN)  # fmt: skip
    assert value(match, 0, "merge purple") < value(match, 0, "decline")


def test_the_answers_of_others_are_drawn_several_times_for_a_voter() -> None:
    match = late()
    assert determinizations(match.state) == 1
    play(match, "merge purple")
    assert determinizations(match.state) > 1
