"""The corner cases of the common rules, WD-CC-1 to WD-CC-37, in order."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import (
    built,
    dales,
    each,
    influence,
    laid,
    offered,
    order,
    owner_of,
    pieces,
    pile,
    seat,
    sold,
    to_move,
)
from reading import choices, code, happened, phase, played, texts

THRESHFIELD = "skipton > rylstone > flasby > linton > threshfield"
LINTON = "skipton > rylstone > flasby > linton"
DOWN_THE_DALE = "hawes > bainbridge > aysgarth > redmire > leyburn"
SIX_TRACKS = "A: snape > bedale > leeming > pickhill > tanfield > masham > east_witton"


def auction(bids: str = "", **more: Any) -> Match:
    return dales(phase="bid", bids=bids, counters="WBRBRGBG", **more)


def needs(match: Match) -> dict[str, int]:
    line: dict[str, Any] = match.view()["line"]
    return {key: line[key] for key in ("points", "red", "green", "white") if line[key]}


@pytest.mark.rule("WD-CC-1", "WD-3.1")
def test_cc_01_ten_cubes_left_in_stock() -> None:
    match = dales(phase="train", passed="BC", hand="A 5")
    assert seat(match, "A")["stock"] == 10
    assert seat(played(match, "pass"), "A")["hand"] == 15


@pytest.mark.rule("WD-CC-2", "WD-3.1")
def test_cc_02_an_empty_hand() -> None:
    own = seat(played(dales(phase="train", passed="BC", hand="A 0"), "pass"), "A")
    assert (own["hand"], own["stock"]) == (12, 3)


@pytest.mark.rule("WD-CC-3", "WD-5.3")
def test_cc_03_two_cubes_are_not_enough_for_the_top_row() -> None:
    assert [code(auction(), f"bid {space} 2") for space in (1, 4, 5)] == [
        "below_minimum_bid",
        "below_minimum_bid",
        None,
    ]


@pytest.mark.rule("WD-CC-4", "WD-5.4")
def test_cc_04_a_bid_must_be_beaten() -> None:
    match = auction("3: B 4")
    assert code(match, "bid 3 4") == "must_beat_bid"
    hand = seat(match, "B")["hand"]
    match.play("bid 3 5")
    assert match.view()["auction"][2]["bid"] == {"seat": 0, "cubes": 5}
    assert seat(match, "B")["hand"] == hand + 4


@pytest.mark.rule("WD-CC-5", "WD-5.5")
def test_cc_05_ones_own_bid() -> None:
    assert code(auction("1: A 3"), "bid 1 5") == "own_bid_there"


@pytest.mark.rule("WD-CC-6", "WD-5.7")
def test_cc_06_back_on_the_same_space() -> None:
    match = played(auction("3: A 3", active="B"), "bid 3 4", "bid 1 3")
    assert to_move(match) == "A"
    assert code(match, "bid 3 5") is None


@pytest.mark.rule("WD-CC-7", "WD-5.10")
@pytest.mark.parametrize("stop", ["first_stuck", "all_settled"])
def test_cc_07_one_cube_left(stop: str) -> None:
    match = auction(players=4, options={"auction_stop": stop})
    played(match, "bid 1 11", "bid 2 3", "bid 3 3", "bid 5 2")
    assert happened(match, "bidder_stuck") == [{"seat": 0}]
    if stop == "first_stuck":
        assert [event["seat"] for event in happened(match, "space_won")] == [0, 1, 2, 3]
        assert phase(match) == "build"
    else:
        for who, bid in (("B", "bid 4 3"), ("C", "bid 6 2"), ("D", "bid 7 2")):
            assert to_move(match) == who
            match.play(bid)
        assert sorted(event["seat"] for event in happened(match, "space_won")) == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("WD-CC-8", "WD-5.9")
def test_cc_08_pushed_out_in_time() -> None:
    match = played(auction(players=4), "bid 1 11", "bid 1 12", "bid 3 3", "bid 5 2")
    assert (phase(match), to_move(match), seat(match, "A")["hand"]) == ("bid", "A", 12)
    assert code(match, "pass") == "must_bid"


@pytest.mark.rule("WD-CC-9", "WD-5.11")
def test_cc_09_spaces_left_over() -> None:
    match = played(auction("1: A 3; 2: B 3; 3: C 3; 5: A 2; 6: B 2", active="C"), "bid 7 2")
    assert [event["space"] for event in happened(match, "space_won")] == [1, 2, 3, 5, 6, 7]
    assert sum(sum(own["influence"].values()) for own in match.view()["seats"]) == 15 + 3 * 4 + 3 * 3


@pytest.mark.rule("WD-CC-10", "WD-2.7", "WD-5.15")
def test_cc_10_the_top_of_the_track() -> None:
    """A gains two white on space 3, then B one on space 5."""
    bids = "3: A 3; 5: B 2; 1: C 3; 2: C 3; 7: A 2"
    match = played(auction(bids, active="B", influence="A 9/2/1/1; B 10/2/1/1"), "bid 8 2")
    gained = [
        (e["seat"], e["points"], e["level"]) for e in happened(match, "influence_gained") if e["colour"] == "white"
    ]
    assert (0, 2, 10) in gained
    assert (1, 1, 10) in gained
    assert (pile(match, "white", 10), order(match, "build")) == ("AB", "BAC")


@pytest.mark.rule("WD-CC-11", "WD-2.6", "WD-6.2")
def test_cc_11_who_pays_last_lies_on_top() -> None:
    """A builds nothing; B pays a white for an objector; later A gives a white for a train."""
    match = dales(influence="A 3/0/1/1; B 3/2/1/1", pieces="hellifield: objector 1")
    assert pile(match, "white", 3) == "BA"
    match.play("pass")
    built(match, "the_south > hellifield")
    played(match, "pass", "buy t1a", "exchange white", "exchange cube", "exchange cube")
    assert pile(match, "white", 2) == "BA"
    assert order(match, "build") == "ABC"


@pytest.mark.rule("WD-CC-12", "WD-7.11")
def test_cc_12_from_one_red_town_to_another() -> None:
    assert needs(laid(dales(influence="A 1/2/2/1"), "the_south > skipton")) == {"points": 1, "red": 2}


@pytest.mark.rule("WD-CC-13", "WD-7.11")
def test_cc_13_through_a_company_town() -> None:
    match = laid(dales(lines="A: hellifield > airedale_head"), "airedale_head > skipton > rylstone")
    assert needs(match) == {"points": 2, "red": 1}


@pytest.mark.rule("WD-CC-14", "WD-7.12")
def test_cc_14_a_town_of_both_companies() -> None:
    match = dales(lines="A: rylstone > flasby", owners="threshfield: red green", influence="A 1/2/1/0")
    laid(match, "flasby > linton")
    assert code(match, "extend threshfield") == "needs_green_influence"
    assert "threshfield" not in choices(match, "extend")


@pytest.mark.rule("WD-CC-15", "WD-7.16", "WD-7.19", "WD-7.20")
def test_cc_15_what_three_cubes_and_influence_buy() -> None:
    match = played(dales(hand="A 3"), "start skipton")
    way = ("rylstone", "flasby", "linton", "threshfield")
    assert [needs(played(match, f"extend {step}"))["points"] for step in way] == [1, 2, 4, 6]
    assert (match.view()["line"]["slack"], match.view()["line"]["choose"]) == (1, 3)
    match.play("finish")
    payment = match.view()["payment"]
    assert (payment["due"], payment["spent"]) == (3, {"red": 1, "cube": 3})
    assert payment["left"] == {"white": 1, "brown": 2, "green": 1}


@pytest.mark.rule("WD-CC-16", "WD-7.13", "WD-7.17")
def test_cc_16_one_objector_too_many() -> None:
    match = laid(dales(hand="A 3", pieces="threshfield: objector 2"), LINTON)
    assert code(match, "extend threshfield") == "needs_government"
    assert "threshfield" not in choices(match, "extend")
    assert code(match, "finish") is None


@pytest.mark.rule("WD-CC-17", "WD-7.16", "WD-7.21")
def test_cc_17_everything_is_needed() -> None:
    match = built(dales(hand="A 3", pieces="threshfield: objector 1"), THRESHFIELD)
    assert (influence(match, "A"), seat(match, "A")["hand"]) == ("0/0/0/0", 0)
    assert to_move(match) == "B"
    assert owner_of(match, "linton", "threshfield") == "A"


@pytest.mark.rule("WD-CC-18", "WD-7.15")
def test_cc_18_cubes_cannot_be_kept() -> None:
    match = laid(dales(hand="A 4", influence="A 9/2/1/1"), "northallerton > ainderby > leeming > bedale")
    assert code(match, "pay white") == "cubes_first"
    match.play("finish")
    assert (seat(match, "A")["hand"], influence(match, "A")) == (1, "9/2/1/0")


@pytest.mark.rule("WD-CC-19", "WD-7.2")
def test_cc_19_two_tracks_left() -> None:
    thirteen = (
        "A: skipton > rylstone > flasby > linton > malham > long_preston > settle > giggleswick > clapham > ingleton"
        " > bentham > burton > kirkby_lonsdale > lunesdale"
    )
    match = laid(dales(lines=thirteen), "northallerton > ainderby > leeming")
    assert code(match, "extend bedale") == "no_track_left"
    assert texts(match) == {"finish"}


@pytest.mark.rule("WD-CC-20", "WD-7.5")
def test_cc_20_a_circle_takes_two_turns() -> None:
    match = laid(dales(owners="hawes: red"), "hawes > bainbridge > aysgarth > askrigg")
    assert code(match, "extend bainbridge") == code(match, "extend hawes") == "line_would_fork"
    later = built(dales(lines="A: hawes > bainbridge > aysgarth > askrigg"), "askrigg > hawes")
    assert owner_of(later, "askrigg", "hawes") == "A"


@pytest.mark.rule("WD-CC-21", "WD-7.18", "WD-7.24")
def test_cc_21_nowhere_to_start() -> None:
    match = played(dales(influence="B 9/9/0/0"), "pass")
    assert happened(match, "build_skipped") == [{"seat": 1}]
    assert to_move(match) == "C"


@pytest.mark.rule("WD-CC-22", "WD-8.7", "WD-8.8")
def test_cc_22_all_for_a_train() -> None:
    match = played(dales(phase="train", influence="A 1/1/1/0", hand="A 4"), "buy t3a")
    assert (influence(match, "A"), seat(match, "A")["hand"], seat(match, "A")["trains"]) == ("0/0/0/0", 0, ["t3a"])
    assert to_move(match) == "B"


@pytest.mark.rule("WD-CC-23", "WD-8.7")
def test_cc_23_brown_cannot_be_kept() -> None:
    match = dales(phase="train", influence="A 1/2/1/1")
    assert code(match, "exchange cube") == "exchange_not_needed"
    match.play("buy t2a")
    assert (influence(match, "A"), seat(match, "A")["hand"]) == ("1/0/1/1", 12)


@pytest.mark.rule("WD-CC-24", "WD-8.9")
def test_cc_24_a_marker_on_nothing() -> None:
    match = dales(phase="train", influence="A 1/0/1/1; B 1/0/1/1; C 1/0/1/1", piles="brown: BAC")
    played(match, "buy t1a", "exchange cube", "exchange cube", "exchange cube")
    assert seat(match, "A")["trains"] == ["t1a"]
    assert pile(match, "brown", 0) == "BAC"


@pytest.mark.rule("WD-CC-25", "WD-8.2")
def test_cc_25_too_late() -> None:
    lie = "settle: red 1"
    match = dales(phase="train", lines="A: the_south > settle", pieces=lie, trains="A t3a")
    played(match, "pass", "pass")
    assert code(match, "load settle red", "A") == "already_passed"


@pytest.mark.rule("WD-CC-26", "WD-2.5", "WD-8.13")
def test_cc_26_a_rivals_track_does_not_help() -> None:
    match = dales(phase="train", lines="A: settle > giggleswick; B: the_south > settle", pieces="settle: red 1",
                  trains="A t3a")  # fmt: skip
    assert code(match, "load settle red") == "no_path_to_company_town"


@pytest.mark.rule("WD-CC-27", "WD-8.14")
def test_cc_27_from_a_red_town_to_a_green_one() -> None:
    match = dales(phase="train", lines="A: threshfield > upper_wharfedale > kettlewell", pieces="threshfield: green 1",
                  owners="threshfield: red; kettlewell: green", trains="A t3a")  # fmt: skip
    assert code(match, "load threshfield green") is None


@pytest.mark.rule("WD-CC-28", "WD-2.4", "WD-7.8")
def test_cc_28_to_the_south() -> None:
    match = dales(phase="train", lines="A: the_south > settle", pieces="settle: red 1", trains="A t3a")
    assert code(match, "load settle red") is None


@pytest.mark.rule("WD-CC-29", "WD-9.4", "WD-9.5")
def test_cc_29_the_top_of_profit() -> None:
    match = dales(phase="train", passed="BC", balance="A 4; B 5", trains="A t3a: stone 1, cheese 1")
    played(match, "pass")
    assert [event["balance"] for event in happened(match, "result_booked")] == [5, 5, 0]
    assert (pile(match, "balance", 5), order(match, "player")) == ("AB", "BAC")


@pytest.mark.rule("WD-CC-30", "WD-9.4")
def test_cc_30_the_bottom_of_loss() -> None:
    match = played(dales(phase="train", passed="BC", balance="A -11", lines=SIX_TRACKS), "pass")
    assert happened(match, "result_booked")[0] == {"seat": 0, "profit": 0, "tracks": 6, "balance": -13}


@pytest.mark.rule("WD-CC-31", "WD-11.4", "WD-11.9")
def test_cc_31_a_sale_too_long() -> None:
    """Bolton Abbey is the only town within four tracks, Threshfield the next at five."""
    line = "skipton > bolton_abbey > rylstone > flasby > linton > threshfield"
    match = offered(dales(phase="sell", lines=f"A: {line}", influence="A 1/2/2/1"), "red", "skipton > bolton_abbey")
    assert texts(match) == {"sell_finish"}
    assert code(match, "sell_extend rylstone") == "not_enough_company_influence"
    rich = sold(dales(phase="sell", lines=f"A: {line}", influence="A 1/2/3/1"), "red", line)
    assert influence(rich, "A") == "1/2/0/1"


@pytest.mark.rule("WD-CC-32", "WD-11.3")
def test_cc_32_a_sale_ends_in_a_town() -> None:
    match = dales(phase="sell", lines="A: skipton > airedale_head > hellifield > long_preston")
    offered(match, "red", "skipton > airedale_head > hellifield")
    assert texts(match) == {"sell_finish"}
    assert code(match, "sell_extend long_preston") == "sale_must_end_in_town"
    assert influence(played(match, "sell_finish"), "A") == "1/2/0/1"


@pytest.mark.rule("WD-CC-33", "WD-11.8")
def test_cc_33_one_sale_opens_the_next() -> None:
    match = dales(phase="sell", lines="A: the_south > settle; B: settle > giggleswick > clapham")
    sold(match, "red", "the_south > settle")
    assert to_move(match) == "B"
    sold(match, "red", "settle > giggleswick > clapham")
    assert happened(match, "line_sold") == [{"seat": 1, "company": "red", "tracks": 2}]


@pytest.mark.rule("WD-CC-34", "WD-12.1", "WD-12.3")
def test_cc_34_discards_of_a_sale() -> None:
    match = dales(phase="sell", lines=f"A: {DOWN_THE_DALE}", owners="hawes: red; leyburn: green", influence="A 1/2/2/2",
                  pieces="bainbridge: cheese 2; hawes: green 1; aysgarth: red 1")  # fmt: skip
    sold(match, "green", "leyburn > redmire > aysgarth > bainbridge > hawes")
    assert (pieces(match, "bainbridge"), pieces(match, "hawes"), pieces(match, "aysgarth")) == ({}, {}, {"red": 1})


@pytest.mark.rule("WD-CC-35", "WD-8.12", "WD-12.2")
def test_cc_35_one_neutral_town_left() -> None:
    lines = "A: the_south > settle; B: long_preston > malham"
    match = sold(dales(phase="sell", lines=lines, pieces="fountains_fell: stone 1"), "red", "the_south > settle")
    assert pieces(match, "fountains_fell") == {"stone": 1}
    for line, why in (("settle > giggleswick", "no_own_track_there"), ("long_preston > malham", None)):
        match = dales(phase="train", lines=f"red: the_south > settle; A: {line}", owners="settle: red",
                      pieces="fountains_fell: stone 1", trains="A t3a")  # fmt: skip
        assert code(match, "load fountains_fell stone") == why


@pytest.mark.rule("WD-CC-36", "WD-14.3", "WD-14.4")
@pytest.mark.parametrize(
    ("points", "balance", "seats", "winner"),
    [
        ("A 20; B 21", "A -2; B -3", "ABC", 0),
        ("A 20; B 21", "A -2; B -3", "BAC", 0),
        ("A 20; B 20", "A -2; B -2", "ABC", 0),
        ("A 20; B 20", "A -2; B -2", "BAC", 1),
    ],
)
def test_cc_36_ties(points: str, balance: str, seats: str, winner: int) -> None:
    """C, who is asked last, could sell and does not."""
    match = dales(phase="sell", turn=5, points=points, balance=f"{balance}; C -9", order=seats, active="C",
                  lines="C: the_south > settle")  # fmt: skip
    played(match, "pass")
    assert match.scores()[:2] == [18, 18]
    assert match.winners() == [winner]


@pytest.mark.rule("WD-CC-37", "WD-14.2")
def test_cc_37_no_set() -> None:
    match = played(dales(phase="train", passed="BC", turn=5, collection="A stone 4, cheese 2, green 5"), "pass")
    assert match.scores()[0] == 0
    assert each(match, "sets") == {"A": 0, "B": 0, "C": 0}
