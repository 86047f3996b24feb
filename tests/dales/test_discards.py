"""WD-12 What is discarded after a sale."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import COMPANIES, GAMES, board, borders, dales, pieces, random_game, seat, sold
from reading import happened, names, phase

TO_SETTLE = "the_south > long_preston > settle"


def sale(path: str, lie: str, company: str = "red", *, lines: str = "", **more: Any) -> Match:
    match = dales(phase="sell", lines=f"A: {path}; {lines}", pieces=lie, influence="A 5/5/5/5", **more)
    return sold(match, company, path)


@pytest.mark.rule("WD-12.1")
def test_cheese_where_company_track_now_lies() -> None:
    match = sale(TO_SETTLE, "long_preston: cheese 2; giggleswick: cheese 1; airedale_head: cheese 1")
    assert pieces(match, "long_preston") == {}
    assert pieces(match, "giggleswick") == pieces(match, "airedale_head") == {"cheese": 1}
    assert happened(match, "items_discarded") == [{"area": "long_preston", "item": "cheese", "items": 2}]


@pytest.mark.rule("WD-12.1")
def test_cheese_on_unsold_branches_stays() -> None:
    match = sale(TO_SETTLE, "giggleswick: cheese 2", lines="A: settle > giggleswick")
    assert pieces(match, "giggleswick") == {"cheese": 2}


@pytest.mark.rule("WD-12.2")
@pytest.mark.parametrize(("malham", "left"), [("", {"stone": 1}), ("red", {}), ("green", {})])
def test_stone_when_the_last_neutral_town_is_gone(malham: str, left: dict[str, int]) -> None:
    """Fountains Fell points to Malham and Settle."""
    match = sale(TO_SETTLE, "fountains_fell: stone 1", owners=f"malham: {malham}" if malham else "")
    assert pieces(match, "fountains_fell") == left


@pytest.mark.rule("WD-12.2")
def test_stone_of_hills_elsewhere_stays() -> None:
    match = sale(TO_SETTLE, "fountains_fell: stone 1; bowland_knotts: stone 2; dodd_fell: stone 1")
    assert [pieces(match, hill) for hill in ("fountains_fell", "bowland_knotts", "dodd_fell")] == [
        {"stone": 1},
        {"stone": 2},
        {"stone": 1},
    ]


@pytest.mark.rule("WD-12.3")
@pytest.mark.parametrize("company", ["red", "green"])
def test_passengers_in_a_town_of_their_own_colour(company: str) -> None:
    path = TO_SETTLE if company == "red" else "settle > long_preston > the_south"
    match = sale(path, "settle: red 2, green 1; hellifield: red 1, green 1", company,
                 owners="settle: green" if company == "green" else "")  # fmt: skip
    assert pieces(match, "settle") == ({"green": 1} if company == "red" else {"red": 2})
    assert pieces(match, "hellifield") == {"red": 1, "green": 1}


@pytest.mark.rule("WD-12.3")
def test_passengers_of_the_other_colour_stay_until_that_company_comes_too() -> None:
    """Hawes is red; when the line from green Leyburn is sold, it is green as well."""
    path = "leyburn > redmire > aysgarth > bainbridge > hawes"
    before = dales(phase="sell", lines=f"A: {path}", pieces="hawes: green 1", owners="hawes: red; leyburn: green",
                   influence="A 5/5/5/5")  # fmt: skip
    assert pieces(sold(before.fork(), "red", " > ".join(path.split(" > ")[::-1])), "hawes") == {"green": 1}
    assert pieces(sold(before.fork(), "green", path), "hawes") == {}


@pytest.mark.rule("WD-12.1", "WD-2.9")
def test_what_is_discarded_is_nobodys() -> None:
    match = sale(TO_SETTLE, "long_preston: cheese 2; settle: red 1")
    assert all(not any(own["collection"].values()) for own in match.view()["seats"])
    assert seat(match, "A")["points"] == 0


@pytest.mark.rule("WD-12.1", "WD-12.2", "WD-12.3", "WD-11.8")
def test_discards_come_with_the_sale_not_later() -> None:
    """B, who sells next, finds them gone."""
    match = sale(TO_SETTLE, "long_preston: cheese 1; settle: red 1", lines="B: the_south > hellifield")
    assert phase(match) == "sell"
    assert names(match).count("items_discarded") == 2
    assert pieces(match, "long_preston") == pieces(match, "settle") == {}


@pytest.mark.rule("WD-12.1")
def test_building_discards_nothing() -> None:
    """Only company track does."""
    match = dales(pieces="rylstone: cheese 1; bolton_abbey: red 1; barden_fell: stone 1")
    for action in ("start skipton", "extend rylstone", "extend bolton_abbey", "finish"):
        match.play(action)
    assert [pieces(match, place) for place in ("rylstone", "bolton_abbey", "barden_fell")] == [
        {"cheese": 1},
        {"red": 1},
        {"stone": 1},
    ]


@pytest.mark.rule("WD-12.1", "WD-12.2", "WD-12.3", "NB-4.1", "NB-4.2")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_useless_lies_about(game: str, players: int) -> None:
    """Wherever random games lead: no cheese at company track, no stone without a neutral town, nobody at home."""
    cheese = {"wensleydale": "cheese", "nuremberg": "mail"}[game]
    by_id = {border["id"]: ends for ends, border in borders(game).items()}
    sales = 0
    for match in random_game(
        players, 50, game=game, prefer=frozenset({"sell", "load"}), shun=frozenset({"buy", "finish"})
    ):
        sales += len(happened(match, "line_sold"))
        view = match.view()
        companies = {place for border, owner in view["tracks"].items() if owner in COMPANIES for place in by_id[border]}
        for place, area in view["areas"].items():
            assert not (place in companies and cheese in area["pieces"])
            assert not set(area["owners"]) & set(area["pieces"])
            if place in board(game)["arrows"] and area["pieces"]:
                assert any(
                    not view["areas"].get(town, {"owners": []})["owners"] for town in board(game)["arrows"][place]
                )
    assert sales > 0
