"""Chance and hidden things: what a player learned by acting is not taken back freely."""

from __future__ import annotations

import branchline
from branchline.kernel.chance import draw
from branchline.server.hidden import redealt, reveals


def test_an_action_of_open_things_reveals_nothing() -> None:
    match = branchline.load("rocket").new(players=3, seed=7, options={"first_player": 0})
    after = match.fork()
    after.play("advance GWR ne")
    assert not reveals(match, after, 0)


def test_an_action_that_drew_from_the_generator_reveals_something() -> None:
    match = branchline.load("rocket").new(players=3, seed=7, options={"first_player": 0})
    after = match.fork()
    after.play("advance GWR ne")
    draw(after._state, 6)
    assert reveals(match, after, 0)


def test_a_copy_with_hidden_things_redrawn_holds_no_seed() -> None:
    match = branchline.load("rocket").new(players=3, seed=7)
    for seat in (0, None):
        copy = redealt(match, seat, 5)
        assert copy.seed is None
        assert copy.state["rng"] != match.state["rng"]
        assert copy.view(0) == match.view(0)
