"""The worked examples of the rules pages, WD-EX-1 to WD-EX-22 and NB-EX-1 to NB-EX-5, in order.

Purple, yellow, blue and black, or blue, orange and lilac, are A, B, C and D here as each example likes.
"""

from __future__ import annotations

from typing import Any

import pytest

import branchline
from branchline.kernel import Match
from dales.positions import (
    border_id,
    built,
    dales,
    each,
    influence,
    laid,
    later,
    offered,
    order,
    owner_of,
    owners,
    pieces,
    pile,
    seat,
    sold,
    steps,
    to_move,
    train,
)
from reading import choices, code, happened, phase, played, texts

THRESHFIELD = "skipton > rylstone > flasby > linton > threshfield"
RED_TO_HAWES = "the_south > settle > ribblesdale > horton_in_ribblesdale > ribblehead > widdale_foot > hawes"
GREEN_TO_LEYBURN = "northallerton > ainderby > leeming > bedale > patrick_brompton > constable_burton > leyburn"
DOWN_THE_DALE = "hawes > bainbridge > aysgarth > redmire > leyburn"
ORANGE = "nuernberg_sued > eibach > stein > gebersdorf > zirndorf > cadolzburg > burgfarrnbach > fuerth"


def needs(match: Match) -> dict[str, int]:
    line: dict[str, Any] = match.view()["line"]
    return {key: line[key] for key in ("points", "red", "green", "white") if line[key]}


def setups(count: int) -> list[dict[str, dict[str, int]]]:
    """What lies in each area at the start of so many games."""
    new = branchline.load("wensleydale").new
    areas = [new(3, seed=dice).view()["areas"] for dice in range(count)]
    return [{name: area["pieces"] for name, area in one.items()} for one in areas]


@pytest.mark.rule("WD-EX-1")
def test_ex_01_goods_at_the_start() -> None:
    lie = setups(60)
    kept = [(one.get("marske_moor", {}), one.get("gilling", {})) for one in lie]
    assert ({"stone": 2}, {"cheese": 1}) in kept
    assert all(set(hill) <= {"stone"} and set(plain) <= {"cheese"} for hill, plain in kept)
    assert not any({"stone", "cheese"} & set(one["richmond"]) for one in lie)


@pytest.mark.rule("WD-EX-2")
def test_ex_02_people_at_the_start() -> None:
    lie = setups(60)
    assert {"green": 1, "red": 2} in [one["richmond"] for one in lie]
    assert {"green": 1, "red": 1} in [one["reeth"] for one in lie]
    assert {"green": 1, "objector": 1} in [one["bedale"] for one in lie]
    sizes = {(sum(one["richmond"].values()), sum(one["reeth"].values()), sum(one["bedale"].values())) for one in lie}
    assert sizes == {(3, 2, 2)}
    assert not any(one.get("northallerton") for one in lie)


@pytest.mark.rule("WD-EX-3")
def test_ex_03_value_of_a_space() -> None:
    """A wins space 1 and, with one cube left, no other."""
    match = dales(phase="bid", active="C", bids="1: A 11; 2: B 3", counters="WBRBRGBG")
    played(match, "bid 3 3")
    assert influence(match, "A") == "2/3/1/3"


ROUNDS = [
    ("A", "bid 1 3"), ("B", "bid 2 3"), ("C", "bid 3 3"), ("D", "bid 6 2"),
    ("A", "bid 6 3"), ("B", "bid 5 2"), ("C", "bid 7 2"), ("D", "bid 8 2"),
    ("D", "bid 1 4"), ("A", "bid 4 3"),
]  # fmt: skip


def auctioned() -> Match:
    match = dales(4, phase="bid", counters="WBRBRGBG")
    for who, bid in ROUNDS:
        assert (phase(match), to_move(match)) == ("bid", who)
        match.play(bid)
        if bid == "bid 6 3":
            assert happened(match, "bid_displaced") == [{"seat": 3, "space": 6, "cubes": 2}]
    return match


@pytest.mark.rule("WD-EX-4")
def test_ex_04_an_auction() -> None:
    match = auctioned()
    assert phase(match) == "build"
    assert each(match, "hand") == {"A": 6, "B": 7, "C": 7, "D": 6}


@pytest.mark.rule("WD-EX-5")
def test_ex_05_its_settlement() -> None:
    match = auctioned()
    assert {who: influence(match, who) for who in "ABCD"} == {
        "A": "3/5/1/3", "B": "2/4/5/1", "C": "3/5/3/1", "D": "2/4/1/5",
    }  # fmt: skip
    assert (pile(match, "white", 3), pile(match, "white", 2)) == ("CA", "DB")
    assert (pile(match, "brown", 5), pile(match, "brown", 4)) == ("AC", "BD")
    assert (order(match, "build"), order(match, "train")) == ("ACBD", "CADB")
    gained = happened(match, "influence_gained")
    assert [("ABCD"[e["seat"]], e["level"]) for e in gained if e["colour"] == "white"] == [
        ("D", 2), ("C", 3), ("A", 2), ("B", 2), ("A", 3),
    ]  # fmt: skip
    assert [("ABCD"[e["seat"]], e["level"]) for e in gained if e["colour"] == "brown"] == [
        ("D", 3), ("B", 4), ("C", 3), ("A", 5), ("C", 5), ("D", 4),
    ]  # fmt: skip


@pytest.mark.rule("WD-EX-6")
def test_ex_06_cost_of_a_line() -> None:
    match = played(dales(), "start skipton")
    way = ("rylstone", "flasby", "linton", "threshfield")
    assert [needs(played(match, f"extend {step}"))["points"] for step in way] == [1, 2, 4, 6]
    assert needs(match) == {"points": 6, "red": 1}


@pytest.mark.rule("WD-EX-7")
def test_ex_07_cost_with_an_objector() -> None:
    path = "northallerton > ainderby > leeming > bedale > patrick_brompton > constable_burton"
    match = laid(dales(pieces="bedale: green 1, objector 1"), path)
    assert needs(match) == {"points": 5, "green": 1, "white": 1}
    match.play("finish")
    assert pieces(match, "bedale") == {"green": 1}


@pytest.mark.rule("WD-EX-8")
def test_ex_08_from_own_track() -> None:
    assert needs(laid(dales(lines=f"A: {THRESHFIELD}"), "rylstone > bolton_abbey")) == {"points": 1}


@pytest.mark.rule("WD-EX-9")
def test_ex_09_from_a_town_once_ones_own() -> None:
    match = sold(dales(phase="sell", lines=f"A: {THRESHFIELD}", influence="A 1/2/3/1"), "red", THRESHFIELD)
    match = later(match, "build")
    assert needs(laid(match, "threshfield > upper_wharfedale")) == {"points": 2, "red": 1}


@pytest.mark.rule("WD-EX-10")
def test_ex_10_into_the_south() -> None:
    assert code(played(dales(), "start skipton"), "extend the_south") == "south_leave_only"


@pytest.mark.rule("WD-EX-11")
def test_ex_11_no_fork() -> None:
    match = dales(lines="A: the_south > settle > ribblesdale > horton_in_ribblesdale", influence="A 5/5/5/5")
    laid(match, "settle > long_preston > hellifield")
    assert code(match, "extend giggleswick") == "not_from_end_of_line"


@pytest.mark.rule("WD-EX-12")
def test_ex_12_a_train() -> None:
    match = dales(phase="train", influence="A 1/5/1/1; B 1/3/1/1; C 1/3/1/1", piles="brown: ABC")
    played(match, "buy t2a")
    assert influence(match, "A") == "1/3/1/1"
    assert pile(match, "brown", 3) == "BCA"


@pytest.mark.rule("WD-EX-13")
def test_ex_13_one_of_each_cost() -> None:
    match = dales(phase="train", influence="A 0/5/0/0; B 1/3/1/1; C 1/3/1/1", hand="A 0")
    played(match, "buy t2a", "buy t1a", "buy t1b")
    assert to_move(match) == "A"
    assert code(match, "buy t2b") == "one_train_per_cost"
    assert code(match, "buy t3a") is code(match, "buy t1c") is None


@pytest.mark.rule("WD-EX-14")
def test_ex_14_places() -> None:
    match = dales(
        phase="train",
        passed="BC",
        trains="A t2b",
        lines="A: the_south > long_preston > settle > giggleswick",
        pieces="long_preston: cheese 2; giggleswick: cheese 2; settle: red 1",
    )
    assert train(match, "t2b")["places"] == {"passengers": 1, "goods": 3}
    played(match, "load long_preston cheese", "load long_preston cheese", "load giggleswick cheese")
    assert code(match, "load giggleswick cheese") == "no_free_place"
    assert code(match, "load settle red") is None


@pytest.mark.rule("WD-EX-15")
def test_ex_15_a_full_train() -> None:
    lie = "bedale: green 1; catterick: green 1; richmond: green 1; ainderby: cheese 1; marske_moor: stone 1"
    match = laid(dales(pieces=lie), "northallerton > ainderby > leeming > bedale > catterick > richmond")
    assert needs(match) == {"points": 5, "green": 1}
    played(match, "finish", "pass", "pass")
    played(match, "buy t3a", "exchange cube", "exchange cube", "exchange cube", "pass", "pass")
    loads = ["bedale green", "catterick green", "richmond green", "ainderby cheese", "marske_moor stone"]
    assert choices(match, "load") == set(loads)
    played(match, *(f"load {load}" for load in loads))
    assert train(match, "t3a")["carried"] == {"green": 3, "cheese": 1, "stone": 1}
    assert seat(match, "A")["room"] == {"passengers": 0, "goods": 0}
    played(match, "pass")
    assert happened(match, "result_booked")[0] == {"seat": 0, "profit": 6, "tracks": 5, "balance": 1}


@pytest.mark.rule("WD-EX-16")
def test_ex_16_competition() -> None:
    """Purple is A, blue is B; C sells the line to Threshfield."""
    lines = f"C: {THRESHFIELD}; B: threshfield > upper_wharfedale > kettlewell; A: the_south > long_preston > malham"
    lie = (
        "malham_moor: stone 1; barden_fell: stone 1; meugher: stone 1; long_preston: cheese 2;"
        "malham: red 2; bolton_abbey: red 1; threshfield: red 1"
    )
    match = dales(phase="sell", lines=lines + "; A: skipton > bolton_abbey", pieces=lie, order="CAB", active="C",
                  influence="C 1/2/2/1")  # fmt: skip
    sold(match, "red", THRESHFIELD)
    assert {(event["area"], event["item"], event["items"]) for event in happened(match, "items_discarded")} == {
        ("meugher", "stone", 1), ("threshfield", "red", 1),
    }  # fmt: skip
    labels = match.board.labels["train"]
    trains = [-1] * 24
    for name, who in (("t3d", 0), ("t2a", 0), ("t3a", 1)):
        trains[labels.index(name) or 0] = who
    match = later(match, "train", passed=4, buyer=trains)
    all_of_it = {"malham_moor stone", "barden_fell stone", "malham red", "bolton_abbey red", "long_preston cheese"}
    assert choices(match, "load") == all_of_it
    second = played(match.fork(), "pass")
    assert (to_move(second), choices(second, "load")) == ("B", {"malham_moor stone"})
    played(match, "load malham_moor stone")
    assert (to_move(match), choices(match, "load")) == ("B", set())
    played(match, "pass", "load barden_fell stone", "load malham red", "load malham red", "load bolton_abbey red")
    played(match, "load long_preston cheese", "load long_preston cheese")
    carried = [train(match, name)["carried"] for name in ("t3d", "t2a")]
    assert {item: sum(one.get(item, 0) for one in carried) for item in ("stone", "red", "cheese")} == {
        "stone": 2, "red": 3, "cheese": 2,
    }  # fmt: skip


def down_the_dale() -> Match:
    """Purple is A; B and C sell their lines to red and green."""
    lie = (
        "hawes: red 1, green 1; leyburn: green 1, red 1; aysgarth: red 1, green 1; redmire: red 1; dodd_fell: stone 1;"
        "grinton_moor: stone 1; constable_burton: cheese 2; bainbridge: cheese 2"
    )
    lines = f"A: {DOWN_THE_DALE}; B: {RED_TO_HAWES}; C: {GREEN_TO_LEYBURN}"
    return dales(
        phase="sell", order="BCA", active="B", lines=lines, pieces=lie, influence="A 1/2/4/4; B 1/2/3/1; C 1/2/1/3"
    )


@pytest.mark.rule("WD-EX-17")
def test_ex_17_both_companies() -> None:
    match = sold(down_the_dale(), "red", RED_TO_HAWES)
    first = {(event["area"], event["item"], event["items"]) for event in happened(match, "items_discarded")}
    assert first == {("hawes", "red", 1), ("dodd_fell", "stone", 1)}
    sold(match, "green", GREEN_TO_LEYBURN)
    second = {(event["area"], event["item"], event["items"]) for event in happened(match, "items_discarded")}
    assert second == {("leyburn", "green", 1), ("constable_burton", "cheese", 2)}
    trains = [0, *[-1] * 23]
    match = later(match, "train", passed=6, buyer=trains)
    assert choices(match, "load") == {
        "leyburn red", "aysgarth red", "redmire red", "hawes green", "aysgarth green", "grinton_moor stone",
        "bainbridge cheese",
    }  # fmt: skip
    assert pieces(match, "bainbridge") == {"cheese": 2}


@pytest.mark.rule("WD-EX-18")
def test_ex_18_profit_and_loss() -> None:
    """Seven tracks that touch no company town."""
    lines = "A: snape > bedale > leeming > pickhill > tanfield > masham > east_witton > middleham"
    match = dales(phase="train", passed="BC", trains="A t3a: stone 2, green 1, red 1", lines=lines)
    played(match, "pass")
    assert happened(match, "result_booked")[0] == {"seat": 0, "profit": 6, "tracks": 7, "balance": -1}


@pytest.mark.rule("WD-EX-19")
def test_ex_19_a_sale() -> None:
    match = sold(dales(phase="sell", lines=f"A: {THRESHFIELD}", influence="A 1/2/2/1"), "red", THRESHFIELD)
    assert influence(match, "A") == "1/2/0/1"
    assert owners(match, "threshfield") == {"red"}


@pytest.mark.rule("WD-EX-20")
def test_ex_20_a_fork() -> None:
    lines = (
        "A: the_south > settle > ribblesdale > horton_in_ribblesdale > ribblehead; A: settle > giggleswick > austwick"
    )
    match = dales(phase="sell", lines=lines, influence="A 1/2/9/9")
    assert texts(match) == {"sell red the_south", "pass"}
    match.play("sell red the_south")
    assert match.view()["sale"]["areas"] == ["the_south", "settle"]
    assert texts(match) == {"sell_finish", "sell_extend ribblesdale"}
    short = played(match.fork(), "sell_finish")
    assert (influence(short, "A"), seat(short, "A")["laid"]) == ("1/2/8/9", 5)
    match.play("sell_extend ribblesdale")
    assert match.view()["sale"]["areas"][-1] == "horton_in_ribblesdale"
    assert texts(match) == {"sell_finish"}
    match.play("sell_finish")
    assert (influence(match, "A"), seat(match, "A")["laid"]) == ("1/2/7/9", 3)


@pytest.mark.rule("WD-EX-21")
@pytest.mark.parametrize("company", ["red", "green"])
def test_ex_21_a_choice_of_companies(company: str) -> None:
    match = sold(sold(down_the_dale(), "red", RED_TO_HAWES), "green", GREEN_TO_LEYBURN)
    assert to_move(match) == "A"
    assert texts(match) == {"sell red hawes", "sell green leyburn", "pass"}
    path = DOWN_THE_DALE if company == "red" else " > ".join(DOWN_THE_DALE.split(" > ")[::-1])
    sold(match, company, path)
    assert influence(match, "A") == {"red": "1/2/2/4", "green": "1/2/4/2"}[company]
    if company == "green":
        assert owners(match, "hawes") == {"red", "green"}
        assert owners(match, "aysgarth") == owners(match, "redmire") == {"green"}
    assert {owner_of(match, *step) for step in steps(DOWN_THE_DALE)} == {company}


@pytest.mark.rule("WD-EX-22")
def test_ex_22_final_scores() -> None:
    match = dales(phase="train", passed="BC", turn=5, points="A 17; B 13", balance="A 2; B -5",
                  collection="A stone 2, cheese 5, red 5, green 5; B stone 3, cheese 4, red 3, green 3")  # fmt: skip
    played(match, "pass")
    assert match.scores() == [23, 14, 0]


@pytest.mark.rule("NB-EX-1")
@pytest.mark.parametrize("game", ["nuremberg", "wensleydale"])
def test_nb_ex_1_the_small_auction(game: str) -> None:
    """Blue is A, orange B, lilac C."""
    match = dales(3, game=game, phase="bid", active="B", bids="2: A 2; 3: B 3; 1: C 3; 4: A 2", counters="WGRWRW",
                  options={"side": "2-3"})  # fmt: skip
    played(match, "bid 5 3", "bid 6 2")
    assert (phase(match), to_move(match)) == ("choose_colour", "A")
    match.play("choose_colour green")
    assert influence(match, "A") == "2/4/1/4"
    assert [influence(match, who).split("/")[1] for who in "BAC"] == ["4", "4", "3"]
    assert (pile(match, "brown", 4), order(match, "train")) == ("AB", "BAC")


@pytest.mark.rule("NB-EX-2")
def test_nb_ex_2_cost_of_a_line() -> None:
    match = dales(game="nuremberg", pieces="stein: objector 2", influence="A 2/2/1/1")
    assert needs(laid(match, "nuernberg_sued > eibach > stein > gebersdorf")) == {"points": 4, "green": 1, "white": 2}


@pytest.mark.rule("NB-EX-3")
def test_nb_ex_3_the_link() -> None:
    """Lilac is C, blue A, orange B."""
    lines = (
        "red: fuerth > dambach > zirndorf;"
        "C: nuernberg_nord > thon > heroldsberg > eschenau > kalchreuth > eltersdorf > poppenreuth;"
        "A: poppenreuth > schniegling > st_johannis > gostenhof;"
        "B: nuernberg_sued > steinbuehl > gostenhof > hoefen"
    )
    match = dales(game="nuremberg", lines=lines, order="BAC", active="B")
    built(match, "hoefen > leyh > dambach")
    assert [(event["seat"], event["money"]) for event in happened(match, "paid_link")] == [(0, 3), (1, 5), (2, 6)]
    assert each(match, "points") == {"A": 3, "B": 5, "C": 6}


@pytest.mark.rule("NB-EX-4")
def test_nb_ex_4_result_of_a_turn() -> None:
    """Orange is A. C sells to green and B to red; then A has the trains to himself."""
    lines = (
        f"A: {ORANGE}; A: zirndorf > rosstal;C: nuernberg_sued > fischbach > feucht; B: schwabach > kammerstein > spalt"
    )
    lie = (
        "feucht: green 1; kammerstein: mail 1; hop_spalt_ost: beer 2; zirndorf: red 1; stein: red 1;"
        "cadolzburg: green 1; eibach: mail 1; gebersdorf: mail 1; hop_bibert: beer 2; burgfarrnbach: mail 1;"
        "hop_cadolzburg: beer 1"
    )
    match = dales(game="nuremberg", phase="sell", lines=lines, pieces=lie, order="CBA", active="C", link_paid=1,
                  options={"side": "2-3"}, influence="A 1/3/1/1")  # fmt: skip
    sold(match, "green", "nuernberg_sued > fischbach > feucht")
    assert [(e["area"], e["item"]) for e in happened(match, "items_discarded")] == [("feucht", "green")]
    sold(match, "red", "schwabach > kammerstein > spalt")
    assert {(e["area"], e["item"], e["items"]) for e in happened(match, "items_discarded")} == {
        ("kammerstein", "mail", 1), ("hop_spalt_ost", "beer", 2),
    }  # fmt: skip
    match = later(match, "train", passed=6)
    played(match, "buy t2d", "buy t1b")
    for load in ("zirndorf red", "stein red", "cadolzburg green"):
        played(match, f"load {load}", "load_train t2d")
    played(match, "load eibach mail", "load gebersdorf mail", "load hop_bibert beer", "load hop_bibert beer")
    assert train(match, "t2d")["carried"].get("red") == 2
    assert (pieces(match, "burgfarrnbach"), pieces(match, "hop_cadolzburg")) == ({"mail": 1}, {"beer": 1})
    if phase(match) == "train":
        match.play("pass")
    booked = next(event for event in happened(match, "result_booked") if event["seat"] == 0)
    assert booked == {"seat": 0, "profit": 9, "tracks": 8, "balance": 1}
    assert seat(match, "A")["points"] == 10


def orange_line(**more: Any) -> Match:
    line = "nuernberg_sued > eibach > stein > gebersdorf > leyh > dambach > fuerth"
    lie = "eibach: mail 2; gebersdorf: mail 1; leyh: mail 1; dambach: mail 2; kornburg: mail 1"
    return dales(game="nuremberg", phase="sell", lines=f"A: {line}; A: eibach > kornburg", pieces=lie,
                 influence="A 1/2/3/2", link_paid=1, **more)  # fmt: skip


@pytest.mark.rule("NB-EX-5", "NB-CC-29")
def test_nb_ex_5_a_sale() -> None:
    match = orange_line()
    assert texts(match, "sell") == {"sell red fuerth", "sell green nuernberg_sued"}
    green = offered(match.fork(), "green", "nuernberg_sued > eibach > stein")
    assert texts(green) == {"sell_finish"}
    assert code(green, "sell_extend gebersdorf") == "not_enough_company_influence"
    assert influence(played(green, "sell_finish"), "A") == "1/2/3/1"
    sold(match, "red", "fuerth > dambach > leyh > gebersdorf > stein > eibach > nuernberg_sued")
    assert influence(match, "A") == "1/2/0/2"
    assert (owners(match, "stein"), owners(match, "nuernberg_sued")) == ({"red"}, {"red", "green"})
    assert [pieces(match, place) for place in ("eibach", "gebersdorf", "leyh", "dambach")] == [{}, {}, {}, {}]
    assert (owner_of(match, "eibach", "kornburg"), pieces(match, "kornburg")) == ("A", {"mail": 1})
    rival = laid(later(match, "build", "B"), "nuernberg_sued > steinbuehl")
    assert needs(rival) == {"points": 1, "red": 1, "green": 1}
    unsold = later(match, "sell", influence=[[9, 9, 9, 9]] * 3 + [[0, 0, 0, 0]])
    assert texts(unsold, "sell") == set()
    assert border_id("nuremberg", "eibach", "kornburg") in match.view()["tracks"]
