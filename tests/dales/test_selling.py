"""WD-11 Selling lines."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import areas, borders, dales, influence, offered, owner_of, owners, seat, sold, to_move
from raw import position_in_numbers
from reading import choices, code, happened, names, phase, played, texts

THRESHFIELD = "skipton > rylstone > flasby > linton > threshfield"
RICH = "A 10/10/10/10"
DOWN_THE_DALE = "hawes > bainbridge > aysgarth > redmire > leyburn"


def selling(lines: str, levels: str = "1/2/5/5", **more: Any) -> Match:
    return dales(phase="sell", lines=lines, influence=f"A {levels}", **more)


def spread(company: str, count: int, avoid: set[str]) -> str:
    """So many tracks of a company, on any borders that touch none of these areas."""
    free = [
        sorted(ends)
        for ends in borders("wensleydale")
        if not ends & avoid and "option" not in borders("wensleydale")[ends]
    ]
    assert len(free) >= count
    return "; ".join(f"{company}: {a} > {b}" for a, b in free[:count])


@pytest.mark.rule("WD-11.1")
def test_each_sells_once_in_player_order() -> None:
    lines = f"A: {THRESHFIELD}; A: the_south > settle; B: the_south > hellifield"
    match = selling(lines, order="ACB")
    sold(match, "red", "the_south > settle")
    assert (phase(match), to_move(match)) == ("sell", "B"), "C has nothing to sell"
    assert happened(match, "sale_skipped") == [{"seat": 2}]
    assert code(match, "sell red skipton", "A") == code(match, "sell red skipton", "C") == "one_sale_per_turn"


@pytest.mark.rule("WD-11.1")
def test_a_sale_is_to_one_company() -> None:
    """The line joins a red and a green town; no step changes the buyer."""
    match = selling("A: northallerton > danby_wiske > darlington; A: the_south > settle", "1/2/5/5")
    assert texts(match, "sell") == {"sell red the_south", "sell green northallerton", "sell green darlington"}
    match.play("sell green darlington")
    assert code(match, "sell red the_south") == code(match, "pass") == "sale_has_started"


@pytest.mark.rule("WD-11.2")
def test_a_sale_is_a_path_of_own_tracks() -> None:
    match = selling(
        "A: the_south > settle > long_preston > hellifield; A: settle > giggleswick > clapham; B: clapham > ingleton"
    )
    offered(match, "red", "the_south > settle")
    assert code(match, "sell_extend ribblesdale") == "not_own_track"
    offer = offered(selling("A: the_south > settle > giggleswick > clapham; B: clapham > ingleton"), "red",
                    "the_south > settle > giggleswick > clapham")  # fmt: skip
    assert code(offer, "sell_extend ingleton") == "not_own_track"
    assert code(offer, "sell_extend hawes") == "not_own_track"


@pytest.mark.rule("WD-11.2")
def test_no_area_occurs_twice_on_it() -> None:
    """A circle by Settle, Long Preston, Malham and Hellifield: from Hellifield it cannot return to The South."""
    match = selling("A: the_south > long_preston > malham > hellifield; A: the_south > hellifield")
    offered(match, "red", "the_south > long_preston > malham > hellifield")
    assert code(match, "sell_extend the_south") == "sale_would_fork"
    assert texts(match) == {"sell_finish"}


@pytest.mark.rule("WD-11.2")
def test_a_sale_has_at_least_one_track() -> None:
    match = selling("A: the_south > settle; A: the_south > hellifield")
    match.play("sell red the_south")
    assert match.view()["sale"]["areas"] == ["the_south"]
    assert code(match, "sell_finish") == "sale_needs_track"
    assert choices(match, "sell_extend") == {"settle", "hellifield"}


@pytest.mark.rule("WD-11.2", "WD-2.5")
@pytest.mark.parametrize("owner", ["B", "red", "green"])
def test_foreign_track_is_not_for_sale(owner: str) -> None:
    match = dales(
        phase="sell", lines=f"{owner}: the_south > settle; A: skipton > bolton_abbey; A: settle > giggleswick > clapham"
    )
    assert texts(match, "sell") == {"sell red skipton"}
    assert code(match, "sell red the_south") == "not_own_track"


@pytest.mark.rule("WD-11.3")
def test_it_begins_in_a_town_of_the_buyer() -> None:
    match = selling(f"A: {THRESHFIELD}")
    assert texts(match, "sell") == {"sell red skipton"}
    assert code(match, "sell green skipton") == "sale_must_start_at_company_town"
    assert code(match, "sell red threshfield") == "sale_must_start_at_company_town"
    assert code(match, "sell red rylstone") == "sale_must_start_at_company_town"


@pytest.mark.rule("WD-11.3")
@pytest.mark.parametrize(("owner", "company"), [("", "red"), ("red", "red"), ("green", "red"), ("green", "green")])
def test_it_ends_in_any_town(owner: str, company: str) -> None:
    """Threshfield may be neutral, or anybody's."""
    held = f"threshfield: {owner}" if owner else ""
    lines = {"red": THRESHFIELD, "green": "threshfield > linton > flasby > rylstone > skipton"}
    match = selling(f"A: {THRESHFIELD}", owners=held)
    assert code(offered(match, company, lines[company]), "sell_finish") is None


@pytest.mark.rule("WD-11.3")
def test_it_may_not_end_where_there_is_no_town() -> None:
    match = selling("A: skipton > airedale_head > hellifield > long_preston")
    offered(match, "red", "skipton > airedale_head > hellifield")
    assert texts(match) == {"sell_finish"}
    forked = selling("A: the_south > long_preston > settle; A: long_preston > malham")
    match = offered(forked, "red", "the_south > long_preston")
    assert code(match, "sell_finish") == "sale_must_end_in_town"
    assert choices(match, "sell_extend") == {"settle", "malham"}


@pytest.mark.rule("WD-11.3", "WD-2.4")
def test_the_south_may_be_either_end() -> None:
    red = selling("A: the_south > settle")
    assert owner_of(sold(red, "red", "the_south > settle"), "the_south", "settle") == "red"
    green = selling("A: the_south > settle", owners="settle: green")
    sold(green, "green", "settle > the_south")
    assert owners(green, "the_south") == {"red", "green"}


@pytest.mark.rule("WD-11.4")
@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("the_south > settle", 1),
        ("skipton > airedale_head > hellifield", 1),
        ("skipton > rylstone > airedale_head > hellifield", 2),
        (THRESHFIELD, 2),
        ("skipton > bolton_abbey > rylstone > flasby > linton > threshfield", 3),
        ("skipton > airedale_head > rylstone > bolton_abbey > wharfedale > washburn > pateley_bridge", 3),
    ],
)
def test_it_costs_half_a_point_of_influence_a_track_rounded_up(path: str, cost: int) -> None:
    match = sold(selling(f"A: {path}"), "red", path)
    assert influence(match, "A") == f"1/2/{5 - cost}/5"
    assert [event["points"] for event in happened(match, "influence_paid")] == [cost]
    assert happened(match, "line_sold") == [{"seat": 0, "company": "red", "tracks": path.count(">")}]


@pytest.mark.rule("WD-11.4", "WD-11.9")
@pytest.mark.parametrize(("red", "possible"), [(0, False), (1, False), (2, True)])
def test_without_the_influence_there_is_no_sale(red: int, possible: bool) -> None:
    match = selling(f"A: {THRESHFIELD}", f"10/10/{red}/10")
    assert (texts(match, "sell") == {"sell red skipton"}) == possible
    if not possible:
        assert code(match, "sell red skipton") == "not_enough_company_influence"


@pytest.mark.rule("WD-11.5")
@pytest.mark.parametrize(("laid", "possible"), [(56, True), (57, False), (60, False)])
def test_no_more_tracks_than_the_company_has_left(laid: int, possible: bool) -> None:
    on_the_line = {place.strip() for place in THRESHFIELD.split(">")}
    match = selling(f"A: {THRESHFIELD}; {spread('red', laid, on_the_line)}", "1/2/9/9")
    assert match.view()["companies"]["red"] == {"laid": laid, "left": 60 - laid}
    assert (code(match, "sell red skipton") is None) == possible
    if not possible:
        assert code(match, "sell red skipton") == "company_out_of_track"


@pytest.mark.rule("WD-11.5")
def test_a_shorter_sale_is_possible_when_the_company_runs_out() -> None:
    line = "skipton > airedale_head > hellifield > malham"
    on_the_line = {place.strip() for place in line.split(">")}
    match = selling(f"A: {line}; {spread('red', 58, on_the_line)}", "1/2/9/9")
    offered(match, "red", "skipton > airedale_head > hellifield")
    assert texts(match) == {"sell_finish"}
    assert code(match, "sell_extend malham") == "company_out_of_track"


@pytest.mark.rule("WD-11.6")
def test_company_track_replaces_it_and_the_own_returns_to_supply() -> None:
    match = selling(f"A: {THRESHFIELD}; A: skipton > bolton_abbey")
    assert (seat(match, "A")["laid"], seat(match, "A")["supply"]) == (5, 10)
    sold(match, "red", THRESHFIELD)
    assert (seat(match, "A")["laid"], seat(match, "A")["supply"]) == (1, 14)
    assert match.view()["companies"]["red"] == {"laid": 4, "left": 56}
    assert {owner_of(match, *step) for step in (("skipton", "rylstone"), ("linton", "threshfield"))} == {"red"}


@pytest.mark.rule("WD-11.7", "WD-2.3")
@pytest.mark.parametrize("company", ["red", "green"])
def test_every_town_on_the_path_becomes_the_buyers(company: str) -> None:
    path = DOWN_THE_DALE if company == "red" else " > ".join(DOWN_THE_DALE.split(" > ")[::-1])
    match = selling(f"A: {DOWN_THE_DALE}", owners="hawes: red; leyburn: green")
    sold(match, company, path)
    assert owners(match, "aysgarth") == owners(match, "redmire") == {company}
    assert owners(match, "hawes") == ({"red"} if company == "red" else {"red", "green"})
    assert owners(match, "leyburn") == ({"green"} if company == "green" else {"red", "green"})
    assert owners(match, "bainbridge") == set()
    gained = {event["area"] for event in happened(match, "town_acquired")}
    assert gained == {"aysgarth", "redmire", "leyburn" if company == "red" else "hawes"}


@pytest.mark.rule("WD-2.3")
def test_ownership_never_ends() -> None:
    match = selling(f"A: {DOWN_THE_DALE}", owners="hawes: red; leyburn: green")
    sold(match, "green", "leyburn > redmire > aysgarth > bainbridge > hawes")
    assert owners(match, "hawes") == {"red", "green"}
    assert owners(match, "northallerton") == {"green"}


@pytest.mark.rule("WD-11.8")
def test_a_later_player_uses_the_new_company_towns_at_once() -> None:
    lines = "A: the_south > settle; B: settle > giggleswick > clapham"
    match = selling(lines)
    assert code(match, "sell red settle") is not None
    sold(match, "red", "the_south > settle")
    assert (phase(match), to_move(match)) == ("sell", "B")
    assert texts(match, "sell") == {"sell red settle"}


@pytest.mark.rule("WD-11.8", "WD-11.10")
def test_an_earlier_player_gets_no_second_chance() -> None:
    """B's line becomes saleable by C's sale, but B was before C."""
    lines = "A: skipton > bolton_abbey; C: the_south > settle; B: settle > giggleswick > clapham"
    match = played(selling(lines), "pass")
    assert to_move(match) == "C"
    sold(match, "red", "the_south > settle")
    assert phase(match) == "bid"


@pytest.mark.rule("WD-11.9")
def test_a_step_is_offered_only_if_it_leads_to_a_sale() -> None:
    """With one red two tracks can be sold: by Airedale Head to Hellifield, not by Rylstone."""
    lines = "A: skipton > airedale_head > hellifield; A: skipton > rylstone > flasby > linton > threshfield"
    match = selling(lines, "1/2/1/0")
    match.play("sell red skipton")
    assert match.view()["sale"]["areas"] == ["skipton", "airedale_head", "hellifield"], "there was no other way"
    assert texts(match) == {"sell_finish"}
    assert names(match) == ["sale_started", "only_choice", "sale_extended", "only_choice", "sale_extended"]


@pytest.mark.rule("WD-11.9")
def test_a_company_is_offered_only_if_something_can_be_sold_to_it() -> None:
    match = selling("A: the_south > long_preston; A: northallerton > danby_wiske > darlington")
    assert {text.split()[1] for text in texts(match, "sell")} == {"green"}


@pytest.mark.rule("WD-11.9")
def test_finishing_is_never_automatic() -> None:
    match = played(selling("A: the_south > settle"), "sell red the_south")
    assert (phase(match), texts(match)) == ("sell_extend", {"sell_finish"})
    assert match.view()["sale"]["can_finish"] is True
    assert owner_of(match, "the_south", "settle") == "A"


@pytest.mark.rule("WD-11.10")
@pytest.mark.parametrize("turn", [1, 5])
def test_nobody_has_to_sell(turn: int) -> None:
    match = selling("A: the_south > settle", turn=turn)
    assert "pass" in texts(match)
    match.play("pass")
    assert happened(match, "sale_passed") == [{"seat": 0}]
    assert [event["seat"] for event in happened(match, "sale_skipped")] == [1, 2]
    assert seat(match, "A")["laid"] == 1
    assert match.is_over == (turn == 5)


@pytest.mark.rule("WD-11.10")
def test_who_has_nothing_to_sell_is_skipped() -> None:
    """Track there is, but it ends in no town, or begins in none of a company, or there is no influence."""
    lines = "A: the_south > long_preston; B: hawes > bainbridge > aysgarth; C: ripon > sawley > pateley_bridge"
    match = dales(phase="train", passed="BC", lines=lines, influence="C 1/2/1/0")
    match.play("pass")
    assert {event["seat"] for event in happened(match, "sale_skipped")} == {0, 1, 2}


@pytest.mark.rule("WD-11.11")
def test_track_next_to_the_sold_path_stays() -> None:
    """Ribblehead has no town, and after the sale nothing leads from there to one by own track."""
    line = "the_south > settle > ribblesdale > horton_in_ribblesdale"
    match = selling(f"A: {line} > ribblehead; A: settle > giggleswick > austwick")
    sold(match, "red", line)
    assert owner_of(match, "horton_in_ribblesdale", "ribblehead") == "A"
    assert owner_of(match, "settle", "giggleswick") == owner_of(match, "giggleswick", "austwick") == "A"
    assert seat(match, "A")["laid"] == 3


@pytest.mark.rule("WD-11.6", "WD-7.3")
def test_what_was_sold_is_no_longer_own_track() -> None:
    match = sold(selling("A: skipton > airedale_head > hellifield"), "red", "skipton > airedale_head > hellifield")
    position = position_in_numbers(match) | {
        "phase": [3],
        "counter": [-1] * 8,
        "decider": [0],
        "place": 0,
        "build_order": [0, 1, 2, -1],
    }
    later = match.game.from_position(position)
    assert code(later, "start airedale_head") == "start_not_connected"
    assert code(later, "start hellifield") is None
    assert areas("wensleydale")["hellifield"]["owner"] is None
