"""§4 The turn and the auction for first player."""

from __future__ import annotations

import pytest

from england_wales.positions import GAME, code, ew, names, of, play, sentence, texts, to_end_of_turn, told


@pytest.mark.rule("EW-4.1", "EW-4.2", "EW-5.1")
def test_a_turn_is_auction_three_rounds_and_income() -> None:
    match = ew(3, seat="B", phase="auction", first="B")
    order = []
    for _ in range(3):
        order.append(match.to_move)
        play(match, "pass")
    assert order == [1, 2, 0]
    rounds, events = [], []
    while match.phase == "act":
        rounds.append((match.view()["round"], match.to_move))
        events = play(match, "pass")
    assert rounds == [(number, seat) for number in (1, 2, 3) for seat in (2, 0, 1)]
    assert names(events).count("income_received") == 3
    assert match.phase == "auction"
    assert (match.view()["turn"], match.to_move) == (2, 2)


@pytest.mark.rule("EW-4.3")
def test_a_bid_is_at_least_one_more_than_the_last() -> None:
    match = ew(phase="auction")
    assert code(match, "bid 0") == "bid_too_low"
    play(match, "bid 3")
    assert code(match, "bid 3") == "bid_too_low"
    assert code(match, "bid 4") is None
    assert sentence(match, "bid 2") == "You have to bid at least 4k."


@pytest.mark.rule("EW-4.4")
def test_who_passes_is_out_of_this_auction() -> None:
    match = ew(phase="auction")
    play(match, "pass", "bid 1")
    assert code(match, "bid 5", seat=0) == "out_of_auction"
    assert code(match, "bid 5", seat=1) == "not_your_turn"
    play(match, "bid 2")
    assert match.to_move == 1
    assert match.view()["auction"]["passed"] == [0]


@pytest.mark.rule("EW-4.5")
def test_the_highest_bidder_pays_and_takes_the_marker() -> None:
    match = ew(phase="auction", cash="A 9, B 9, C 9")
    play(match, "bid 1", "bid 4", "pass")
    assert match.phase == "auction"
    events = play(match, "pass")
    assert told(events, "auction_won") == [{"seat": 1, "money": 4}]
    assert of(match, "cash") == [9, 5, 9]
    assert match.view()["first"] == match.to_move == 1


@pytest.mark.rule("EW-4.6", "EW-CC-1")
def test_without_a_bid_the_marker_moves_on_and_nobody_pays() -> None:
    match = ew(seat="C", phase="auction", first="C", cash="A 5, B 5, C 5")
    play(match, "pass", "pass", "pass")
    assert match.view()["first"] == match.to_move == 0
    assert of(match, "cash") == [5, 5, 5]


@pytest.mark.rule("EW-4.7", "EW-CC-2")
def test_the_last_player_is_still_asked_without_a_bid() -> None:
    match = ew(phase="auction", cash="C 3")
    play(match, "pass", "pass")
    assert match.to_move == 2
    assert {"pass", "bid 1"} <= texts(match)
    play(match, "bid 1")
    assert (match.phase, match.view()["first"], of(match, "cash")) == ("act", 2, [0, 0, 2])


@pytest.mark.rule("EW-4.8", "EW-12.5")
def test_a_bid_is_paid_with_bonds_without_a_further_question() -> None:
    match = ew(2, phase="auction", cash="A 2")
    assert match.view()["auction"]["bids"][10] == {"amount": 11, "cost": 11, "bonds": 2}
    events = play(match, "bid 11", "pass")
    assert told(events, "bonds_taken") == [{"seat": 0, "bonds": 2}]
    assert (of(match, "cash"), of(match, "bonds")) == ([1, 0], [2, 0])


@pytest.mark.rule("EW-4.9", "EW-CC-3")
def test_no_bid_beyond_cash_and_five_bonds() -> None:
    match = ew(phase="auction", cash="A 3")
    assert code(match, "bid 28") is None
    assert code(match, "bid 29") == "bid_too_high"
    assert len(texts(match, "bid")) == 28
    rich = ew(phase="auction", cash="A 500")
    assert code(rich, "bid 99") is None
    assert code(rich, "bid 100") == "bid_too_high"
    assert len(texts(rich, "bid")) == 99


def test_who_cannot_outbid_may_still_pass() -> None:
    match = ew(phase="auction", cash="A 40")
    play(match, "bid 60")
    assert texts(match) == {"pass"}
    assert "more than B may bid" in match.prompt()


@pytest.mark.rule("EW-4.10")
def test_the_owner_of_the_marker_begins_then_clockwise() -> None:
    match = ew(4, phase="auction")
    play(match, "pass", "pass", "bid 1", "pass")
    assert match.view()["order"] == [2, 3, 0, 1]
    order = []
    for _ in range(4):
        order.append(match.to_move)
        play(match, "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("EW-4.11")
def test_with_rotate_the_marker_moves_one_seat_each_turn() -> None:
    match = GAME.new(3, seed=1, options={"first_auction": "rotate"})
    first = match.view()["first"]
    for _ in range(3):
        match.play(match.legal()[0])
    assert (match.phase, match.to_move, match.view()["first"]) == ("act", first, first)
    to_end_of_turn(match)
    assert (match.phase, match.to_move) == ("act", (first + 1) % 3)
    to_end_of_turn(match)
    assert match.to_move == (first + 2) % 3


@pytest.mark.rule("EW-EX-11")
def test_example_of_an_auction() -> None:
    match = ew(3, phase="auction", cash="A 1")
    play(match, "bid 1", "pass", "bid 2", "bid 4", "pass")
    assert (of(match, "cash"), of(match, "bonds")) == ([2, 0, 0], [1, 0, 0])
    assert match.view()["order"] == [0, 1, 2]


def test_other_actions_wait_for_the_auction() -> None:
    assert code(ew(phase="auction"), "build") == "auction_under_way"
    assert code(ew(), "bid 3") == "no_auction"
