"""WD-9 Points, profit and loss, NB-5 points during play and classes."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import GAMES, dales, each, pile, random_game, seat, train
from reading import happened, names, played

FIVE_TRACKS = "A: snape > bedale > leeming > ainderby > brompton > catterick"
"""They begin in no company town, so nobody is asked to sell."""


def taken_stock(trains: str = "", **more: Any) -> Match:
    """A passes as the last one, and the result of the turn is booked."""
    return played(dales(phase="train", passed="BC", trains=trains, **more), "pass")


def result(match: Match, who: int = 0) -> dict[str, int]:
    return next(event for event in happened(match, "result_booked") if event["seat"] == who)


@pytest.mark.rule("WD-9.1", "NB-5.2")
@pytest.mark.parametrize(
    ("game", "load", "points"),
    [
        ("wensleydale", "stone 1, cheese 1, red 2, green 1", 5),
        ("wensleydale", "red 3", 3),
        ("nuremberg", "beer 2, red 2, green 1", 5),
        ("nuremberg", "mail 2", 2),
    ],
)
def test_an_item_is_a_point_on_the_large_side(game: str, load: str, points: int) -> None:
    match = taken_stock(f"A t3a: {load}", game=game)
    assert seat(match, "A")["points"] == points


@pytest.mark.rule("WD-9.1", "NB-5.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("name", "cost"), [("t3c", 3), ("t2b", 2), ("t1c", 1)])
@pytest.mark.parametrize("passenger", ["red", "green"])
def test_on_the_small_side_a_passenger_is_worth_the_cost_of_his_train(
    game: str, name: str, cost: int, passenger: str
) -> None:
    match = taken_stock(f"A {name}: {passenger} 1", game=game, options={"side": "2-3"})
    assert seat(match, "A")["points"] == cost


@pytest.mark.rule("WD-9.1", "NB-5.3")
@pytest.mark.parametrize("load", ["stone 1", "cheese 1"])
def test_on_the_small_side_a_good_is_one_point_in_any_train(load: str) -> None:
    assert seat(taken_stock(f"A t3c: {load}", options={"side": "2-3"}), "A")["points"] == 1


@pytest.mark.rule("NB-5.3")
def test_several_trains_are_added_up() -> None:
    trains = "A t3c: red 1, green 1, stone 2; A t2b: green 2, cheese 1; A t1c: red 1"
    match = taken_stock(trains, options={"side": "2-3"})
    assert seat(match, "A")["points"] == 6 + 2 + 4 + 1 + 1
    assert {(event["item"], event["money"]) for event in happened(match, "paid_passengers")} == {
        ("red", 3 + 1),
        ("green", 3 + 2 * 2),
    }
    assert {(event["item"], event["money"]) for event in happened(match, "paid_goods")} == {("stone", 2), ("cheese", 1)}


@pytest.mark.rule("NB-5.4")
def test_a_class_changes_neither_profit_nor_collection() -> None:
    match = taken_stock("A t3c: red 1, green 1", options={"side": "2-3"})
    assert (seat(match, "A")["points"], result(match)["profit"], seat(match, "A")["balance"]) == (6, 2, 2)
    assert seat(match, "A")["collection"] == {"stone": 0, "cheese": 0, "red": 1, "green": 1}


@pytest.mark.rule("NB-5.5")
def test_the_printed_cost_counts_however_it_was_paid() -> None:
    match = dales(2, phase="train", passed="B", influence="A 0/0/0/0", lines="A: the_south > settle",
                  pieces="settle: red 1")  # fmt: skip
    played(match, "buy t3a", "load settle red", "pass")
    assert seat(match, "A")["points"] == 3


@pytest.mark.rule("WD-9.2", "NB-5.1")
@pytest.mark.parametrize("game", GAMES)
def test_points_are_booked_every_turn_before_profit_and_loss(game: str) -> None:
    match = taken_stock("A t3a: red 2; B t2a: green 1", game=game, points="A 4")
    assert each(match, "points") == {"A": 6, "B": 1, "C": 0}
    order = [name for name in names(match) if name in ("paid_passengers", "result_booked")]
    assert order.index("paid_passengers") < order.index("result_booked")


@pytest.mark.rule("WD-9.3")
@pytest.mark.parametrize(
    ("load", "lines", "expected"),
    [
        ("stone 1", "", 2),
        ("stone 2", "", 4),
        ("cheese 1", "", 1),
        ("red 1", "", 1),
        ("green 2", "", 2),
        ("stone 1, cheese 1, red 2, green 1", FIVE_TRACKS, 6 - 5),
        ("", FIVE_TRACKS, -5),
        ("", "", 0),
        ("", "B: leeming > snape; red: bedale > leeming", 0),
    ],
)
def test_the_result_of_a_turn(load: str, lines: str, expected: int) -> None:
    match = taken_stock(f"A t3a: {load}", lines=lines)
    assert seat(match, "A")["balance"] == expected
    booked = result(match)
    assert booked["profit"] - booked["tracks"] == expected == booked["balance"]


@pytest.mark.rule("WD-9.3")
@pytest.mark.parametrize(("load", "profit"), [("beer 2", 4), ("mail 2", 2), ("beer 1, mail 1, red 1", 4)])
def test_profit_around_nuernberg(load: str, profit: int) -> None:
    assert seat(taken_stock(f"A t3a: {load}", game="nuremberg"), "A")["balance"] == profit


@pytest.mark.rule("WD-9.3")
def test_only_loads_of_this_turn_count() -> None:
    match = taken_stock("A t1a: red 1", collection="A stone 5, red 3")
    assert seat(match, "A")["balance"] == 1


@pytest.mark.rule("WD-9.4")
@pytest.mark.parametrize(
    ("before", "load", "lines", "after"),
    [
        (4, "stone 1, red 1", "", 5),
        (5, "stone 1", "", 5),
        (5, "", FIVE_TRACKS, 0),
        (-11, "", FIVE_TRACKS, -13),
        (-13, "", FIVE_TRACKS, -13),
        (-13, "stone 2, red 3", FIVE_TRACKS, -11),
        (2, "stone 1, red 1", "", 5),
        (-8, "", FIVE_TRACKS, -13),
    ],
)
def test_the_marker_moves_by_the_result_within_limits(before: int, load: str, lines: str, after: int) -> None:
    match = taken_stock(f"A t3a: {load}", balance=f"A {before}", lines=lines)
    assert seat(match, "A")["balance"] == result(match)["balance"] == after


@pytest.mark.rule("WD-9.4", "WD-9.5")
def test_markers_move_in_player_order() -> None:
    """All end on 2: B first, then C, then A on top."""
    match = dales(phase="train", order="BCA", active="B", passed="AC", trains="A t1a: red 1; B t2a: green 2",
                  balance="A 1; C 2")  # fmt: skip
    played(match, "pass")
    assert [event["seat"] for event in happened(match, "result_booked")] == [1, 2, 0]
    assert pile(match, "balance", 2) == "BCA"


@pytest.mark.rule("WD-9.5")
@pytest.mark.parametrize(
    ("level", "lines"), [(0, ""), (5, ""), (-13, "A: bedale > leeming; B: leeming > snape; C: snape > bedale")]
)
def test_a_marker_goes_on_top_even_where_it_was(level: int, lines: str) -> None:
    """C lies on top before, and each in turn is put on top."""
    levels = "; ".join(f"{who} {level}" for who in "ABC")
    match = dales(phase="train", passed="BC", balance=levels, lines=lines, piles="balance: ABC")
    assert pile(match, "balance", level) == "ABC"
    assert pile(played(match, "pass"), "balance", level) == "ABC"
    match = dales(phase="train", passed="BC", balance=levels, lines=lines, piles="balance: CBA")
    assert pile(played(match, "pass"), "balance", level) == "ABC"


@pytest.mark.rule("WD-9.6")
def test_items_go_to_open_collections_and_trains_are_returned() -> None:
    match = taken_stock("A t3a: stone 2, red 1, green 2; B t1a: cheese 1", collection="A stone 1, cheese 1, red 1")
    assert match.view(2)["seats"][0]["collection"] == {"stone": 3, "cheese": 1, "red": 2, "green": 2}
    assert match.view(2)["seats"][1]["collection"] == {"stone": 0, "cheese": 1, "red": 0, "green": 0}
    assert seat(match, "A")["sets"] == 1
    assert (train(match, "t3a")["buyer"], train(match, "t3a")["carried"]) == (None, {})


@pytest.mark.rule("WD-9.6", "WD-2.9")
@pytest.mark.parametrize("game", GAMES)
def test_what_was_loaded_is_kept_for_good(game: str) -> None:
    kept: dict[int, list[int]] = {}
    for match in random_game(3, 31, game=game, shun=frozenset({"pass", "finish"})):
        for who, own in enumerate(match.view()["seats"]):
            held = list(own["collection"].values())
            assert all(now >= before for now, before in zip(held, kept.get(who, held), strict=True))
            kept[who] = held
    assert sum(map(sum, kept.values())) > 0
