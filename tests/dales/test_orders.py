"""WD-2.6 Piles, WD-6 The two orders, WD-10 Player order."""

from __future__ import annotations

from typing import Any

import pytest

from dales.positions import GAMES, built, dales, influence, order, pile, to_move
from reading import code, happened, phase, played

LAST_BID: dict[str, Any] = {"phase": "bid", "active": "C", "counters": "WBRBRGBG"}
BIDS = "1: A 3; 8: B 2; 5: A 2; 7: B 2; 6: C 2"


@pytest.mark.rule("WD-6.1")
def test_build_order_goes_by_white_train_order_by_brown() -> None:
    match = dales(**LAST_BID, bids=BIDS, influence="A 2/2/1/1; B 9/3/1/1; C 6/9/1/1")
    played(match, "bid 2 3")
    assert order(match, "build") == "BCA"
    assert order(match, "train") == "CBA"
    assert happened(match, "orders_set") == [{"builder": 1, "buyer": 2}]
    assert to_move(match) == "B"


@pytest.mark.rule("WD-6.1")
@pytest.mark.parametrize(("white", "expected"), [("ABC", "BAC"), ("BCA", "ABC"), ("CBA", "ABC")])
def test_of_equals_the_higher_in_the_pile_comes_first(white: str, expected: str) -> None:
    """A and B have nine white and gain none, for spaces 1, 2, 7 and 8 bring brown, red and green only."""
    match = dales(phase="bid", active="C", counters="BBRBRGBG", bids="1: A 3; 8: B 2; 2: A 3; 7: B 2; 6: C 2",
                  influence="A 9/2/1/1; B 9/2/1/1", piles=f"white: {white}")  # fmt: skip
    assert order(played(match, "bid 3 3"), "build") == expected


@pytest.mark.rule("WD-6.1", "NB-1.4")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("white", ["AB", "BA"])
def test_two_markers_make_a_pile_too(game: str, white: str) -> None:
    """A wins space 2 and B, who is stuck, space 4: no white for either, one brown for each, for A first."""
    match = dales(2, game=game, phase="bid", bids="4: B 11", counters="WRWGBB", piles=f"white: {white}")
    played(match, "bid 2 2", "choose_colour red")
    assert order(match, "build") == white[::-1]
    assert (pile(match, "brown", 3), order(match, "train")) == ("AB", "BA")


@pytest.mark.rule("WD-2.6")
def test_a_marker_that_moves_goes_on_top_of_its_new_space() -> None:
    """A and B have two white and gain none. C comes up to them with space 5, and then B is stuck."""
    match = dales(phase="bid", active="C", counters="RRRRRBGG", bids="1: A 3; 2: A 3; 8: B 11; 5: C 2",
                  influence="A 2/2/1/1; B 2/2/1/1", piles="white: CAB")  # fmt: skip
    assert pile(match, "white", 2) == "AB"
    played(match, "bid 7 2")
    assert pile(match, "white", 2) == "ABC"
    assert order(match, "build") == "CBA"


@pytest.mark.rule("WD-2.6")
def test_a_marker_that_pays_goes_on_top_of_the_lower_space() -> None:
    """A pays one white for an objector and comes down to B and C."""
    match = dales(influence="A 2/2/1/1", piles="white: ABC", pieces="hellifield: objector 1")
    assert pile(match, "white", 1) == "BC"
    built(match, "the_south > hellifield")
    assert pile(match, "white", 1) == "BCA"


@pytest.mark.rule("WD-2.6")
def test_a_marker_that_stays_keeps_its_place() -> None:
    """A pays a red and no white: the white and brown piles are as before."""
    match = dales(piles="white: BAC; brown: ACB; red: ABC")
    built(match, "skipton > rylstone")
    assert (pile(match, "white", 1), pile(match, "brown", 2), pile(match, "red", 1)) == ("BAC", "ACB", "BC")
    assert pile(match, "red", 0) == "A"


@pytest.mark.rule("WD-6.2", "WD-2.6")
def test_later_spending_changes_neither_order() -> None:
    """B is first and pays all his white; he was also first for trains and pays with brown."""
    match = dales(order="BAC", active="B", influence="B 3/4/1/1; A 2/3/1/1; C 1/2/1/1",
                  pieces="hellifield: objector 2")  # fmt: skip
    built(match, "the_south > hellifield")
    assert influence(match, "B").startswith("1/")
    assert (order(match, "build"), order(match, "train")) == ("BAC", "BAC")
    assert to_move(match) == "A"
    played(match, "pass", "pass")
    assert (phase(match), to_move(match)) == ("train", "B")


@pytest.mark.rule("WD-2.11")
def test_red_and_green_piles_decide_nothing() -> None:
    outcomes = set()
    for piles in ("red: ABC; green: CAB", "red: CBA; green: BAC"):
        match = dales(**LAST_BID, bids=BIDS, piles=piles)
        played(match, "bid 2 3")
        outcomes.add((order(match, "build"), order(match, "train"), order(match, "player")))
    assert len(outcomes) == 1


@pytest.mark.rule("WD-10.1")
def test_player_order_goes_by_profit_and_loss() -> None:
    match = dales(phase="train", passed="BC", balance="A -3; B 2; C 0")
    played(match, "pass")
    assert order(match, "player") == "BCA"
    assert happened(match, "player_order_set") == [{"seat": 1}]
    assert (phase(match), to_move(match)) == ("bid", "B")


@pytest.mark.rule("WD-10.1", "WD-9.5")
def test_of_equals_the_last_to_arrive_is_first() -> None:
    """Nobody has track or load: every marker is lifted and put back in player order."""
    match = dales(order="BCA", active="B", phase="train", passed="CA")
    played(match, "pass")
    assert pile(match, "balance", 0) == "BCA"
    assert order(match, "player") == "ACB"


@pytest.mark.rule("WD-10.1", "WD-11.1")
def test_sales_follow_the_new_order() -> None:
    """A was first, but B and C are now ahead."""
    lines = "A: skipton > bolton_abbey; B: the_south > settle; C: the_south > hellifield"
    match = dales(phase="train", passed="BC", balance="A 0; B 3; C 2", lines=lines)
    played(match, "pass")
    assert (phase(match), to_move(match)) == ("sell", "B")
    played(match, "pass")
    assert to_move(match) == "C"
    played(match, "pass")
    assert to_move(match) == "A"


@pytest.mark.rule("WD-6.1", "WD-7.1")
def test_players_build_in_build_order_not_in_player_order() -> None:
    match = dales(order="BCA", active="B", build_order=[2, 0, 1, -1], place=0, decider=[2])
    assert to_move(match) == "C"
    assert to_move(played(match, "pass")) == "A"
    assert to_move(played(match, "pass")) == "B"
    assert code(match, "start skipton", "A") == "not_your_turn"


@pytest.mark.rule("WD-6.1", "WD-8.1")
def test_players_load_in_train_order_not_in_player_order() -> None:
    match = dales(phase="train", train_order=[2, 0, 1, -1], place=0, decider=[2])
    assert to_move(match) == "C"
    assert [to_move(played(match, f"buy {train}")) for train in ("t1a", "t1b", "t1c")] == ["A", "B", "C"]
