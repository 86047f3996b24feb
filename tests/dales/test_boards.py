"""The two maps, as sections 2 and 3 of the specifications count them, and what the rules say about their borders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import branchline
from branchline import BranchlineError
from dales.positions import GAMES, areas, board, borders

every_game = pytest.mark.parametrize("game", GAMES)
SIDES = [(game, side) for game in GAMES for side in ("3-4", "2-3")]


def kinds(game: str) -> Counter[str]:
    """How many areas of each sort, as the specification counts them."""
    return Counter(
        area["town"] or (area["goods"] if area["kind"] not in ("hill", "hop") else None) or area["kind"]
        for area in areas(game).values()
    )


@pytest.mark.rule("WD-1.9", "WD-1.11")
def test_the_dales() -> None:
    data = board("wensleydale")
    assert (len(data["areas"]), len(data["borders"]), sum(b["passable"] for b in data["borders"])) == (109, 286, 155)
    assert kinds("wensleydale") == {
        "hill": 26, "cheese": 29, "valley": 20, "major": 7, "minor": 21, "company": 5,
    }  # fmt: skip


@pytest.mark.rule("NB-2.1", "NB-2.2", "NB-3.6")
def test_the_land_around_nuernberg() -> None:
    data = board("nuremberg")
    assert (len(data["areas"]), len(data["borders"]), sum(b["passable"] for b in data["borders"])) == (98, 255, 147)
    assert sum(bool(b.get("river")) for b in borders("nuremberg").values()) == 32
    assert kinds("nuremberg") == {
        "hop": 19, "mail": 25, "lowland": 18, "hill": 6, "major": 5, "minor": 20, "company": 5,
    }  # fmt: skip
    assert not any(area.get("leave_only") for area in data["areas"])


@pytest.mark.rule("WD-2.3", "NB-3.3")
@pytest.mark.parametrize(
    ("game", "red", "green"),
    [
        ("wensleydale", {"the_south", "skipton"}, {"northallerton", "ripon", "darlington"}),
        ("nuremberg", {"nuernberg_nord", "fuerth", "schwabach"}, {"nuernberg_sued", "erlangen"}),
    ],
)
def test_company_towns(game: str, red: set[str], green: set[str]) -> None:
    for company, towns in (("red", red), ("green", green)):
        assert {name for name, area in areas(game).items() if area["owner"] == company} == towns


@pytest.mark.rule("WD-7.7", "NB-3.4")
@every_game
def test_no_track_touches_a_hill_or_a_hop_field(game: str) -> None:
    closed = {name for name, area in areas(game).items() if area["kind"] in ("hill", "hop")}
    assert not any(ends & closed for ends in borders(game))


@pytest.mark.rule("WD-7.10")
def test_a_track_costs_two_where_a_valley_is_on_either_side() -> None:
    land = areas("wensleydale")
    for ends, border in borders("wensleydale").items():
        assert border["cost"] == (2 if "valley" in {land[name]["kind"] for name in ends} else 1)


@pytest.mark.rule("NB-3.1", "NB-3.2")
def test_a_track_costs_two_over_a_river_else_one() -> None:
    assert all(border["cost"] == 1 + bool(border.get("river")) for border in borders("nuremberg").values())


@pytest.mark.rule("WD-1.9", "NB-2.1")
@every_game
def test_goods_are_drawn_for_hills_or_hop_fields_and_for_plains_without_a_town(game: str) -> None:
    drawn = {(area["kind"], area["goods"]) for area in areas(game).values() if area["goods"]}
    expected = (
        {("hill", "stone"), ("plain", "cheese")} if game == "wensleydale" else {("hop", "beer"), ("lowland", "mail")}
    )
    assert drawn == expected
    assert not any(area["goods"] and area["town"] for area in areas(game).values())


@pytest.mark.rule("WD-8.12", "NB-4.1")
@every_game
def test_arrows_point_from_every_hill_with_goods_to_neutral_towns(game: str) -> None:
    good = {"wensleydale": "stone", "nuremberg": "beer"}[game]
    arrows: dict[str, list[str]] = board(game)["arrows"]
    assert set(arrows) == {name for name, area in areas(game).items() if area["goods"] == good}
    assert {areas(game)[town]["town"] for towns in arrows.values() for town in towns} == {"minor", "major"}


@pytest.mark.rule("WD-9.3", "NB-2.1")
@pytest.mark.parametrize(
    ("game", "profit"), [("wensleydale", {"stone": 2, "cheese": 1}), ("nuremberg", {"beer": 2, "mail": 1})]
)
def test_profit_of_goods(game: str, profit: dict[str, int]) -> None:
    assert {good: facts["profit"] for good, facts in board(game)["goods"].items()} == profit
    assert board(game)["passenger_profit"] == 1


@pytest.mark.rule("WD-4.1", "NB-7.1", "NB-7.2")
@pytest.mark.parametrize(("game", "side"), SIDES)
def test_auction_spaces_and_bags(game: str, side: str) -> None:
    facts = board(game)["sides"][side]
    printed = [space["printed"] for space in facts["auction"]]
    assert all(
        sum(points.values()) == space["min_bid"] for points, space in zip(printed, facts["auction"], strict=True)
    )
    assert [space["space"] for space in facts["auction"] if space["row"] == "top"] == (
        [1, 2, 3, 4] if side == "3-4" else [1, 3, 5]
    )
    assert all(space["min_bid"] == {"top": 3, "bottom": 2}[space["row"]] for space in facts["auction"])
    small = {"white": 4, "brown": 4, "red": 2, "green": 2}
    assert facts["influence_bag"] == ({"white": 5, "brown": 5, "red": 5, "green": 5} if side == "3-4" else small)


@pytest.mark.rule("NB-7.1", "NB-7.3")
@every_game
def test_spaces_of_the_small_auction(game: str) -> None:
    assert [space["printed"] for space in board(game)["sides"]["2-3"]["auction"]] == [
        {"white": 1, "brown": 1, "red": 1},
        {"brown": 1, "red_or_green": 1},
        {"white": 2, "green": 1},
        {"brown": 1, "green": 1},
        {"white": 1, "brown": 2},
        {"white": 1, "red": 1},
    ]


@pytest.mark.rule("WD-8.4", "WD-8.10")
@pytest.mark.parametrize(("game", "side"), SIDES)
def test_trains(game: str, side: str) -> None:
    trains: list[dict[str, Any]] = board(game)["sides"][side]["trains"]
    each = 6 if side == "3-4" else 4
    assert Counter(train["cost"] for train in trains) == {3: each, 2: each, 1: each}
    if side == "2-3":
        places = [(train["passengers"], train["goods"]) for train in trains]
        assert places == [
            (2, 3), (3, 2), (2, 2), (1, 4), (3, 1), (2, 2), (1, 3), (3, 2), (2, 1), (1, 2), (1, 1), (2, 1),
        ]  # fmt: skip


@pytest.mark.rule("NB-1.1")
def test_the_two_boards_have_the_same_sides_but_for_the_names_of_goods() -> None:
    dales, nuernberg = (board(game)["sides"] for game in GAMES)
    for side in ("3-4", "2-3"):
        assert {**dales[side], "goods_bag": 0} == {**nuernberg[side], "goods_bag": 0}
        assert list(dales[side]["goods_bag"].values()) == list(nuernberg[side]["goods_bag"].values()) == [60, 60]


@every_game
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda side: side["auction"][0].update(min_bid=0), "min_bid"),
        (lambda side: side["trains"][0].pop("row"), "row"),
    ],
)
def test_a_side_that_cannot_be_played(game: str, change: Callable[[dict[str, Any]], object], fault: str) -> None:
    data = deepcopy(board(game))
    change(data["sides"]["3-4"])
    with pytest.raises(BranchlineError, match=fault):
        branchline.load(game).new(3, board=data)


@every_game
def test_a_board_without_a_good_for_the_towns_is_refused(game: str) -> None:
    data = deepcopy(board(game))
    for good in data["goods"].values():
        good["loads_at"] = "area"
    with pytest.raises(BranchlineError, match="arrow_town"):
        branchline.load(game).new(3, board=data)


@every_game
def test_an_area_is_crossed_if_a_border_lets_it_be_and_only_then(game: str) -> None:
    data = deepcopy(board(game))
    area = next(area for area in data["areas"] if area["passable"])
    area["passable"] = False
    with pytest.raises(BranchlineError, match=area["id"]):
        branchline.load(game).new(3, board=data)
    del area["passable"]
    with pytest.raises(BranchlineError, match="passable"):
        branchline.load(game).new(3, board=data)
