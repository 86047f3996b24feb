"""§14 Major lines, and §15 barons."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from branchline.kernel import Match
from england_wales.geography import BOARD, way
from england_wales.positions import build, ew, names, network, of, play, to_end_of_turn, told

EVE = (
    "{0} london / 14,20 / 13,19 / northampton; {0} northampton / 12,17 / 11,17 / birmingham;"
    "{0} birmingham / 10,16 / 9,15 / stoke"
)
LAST = "stoke / 9,13 / manchester"
POINTS = {frozenset(line["ends"]): line["vp"] for line in BOARD["major_lines"]}


@pytest.mark.rule("EW-14.1")
def test_all_lines_are_open_from_the_start() -> None:
    lines = ew().view()["lines"]
    assert {frozenset(line["ends"]): line["points"] for line in lines} == POINTS
    assert len(lines) == 10
    assert all(line["seat"] is None for line in lines)


@pytest.mark.rule("EW-14.2", "EW-14.5", "EW-EX-10")
def test_example_the_first_whose_own_links_join_the_ends_scores_at_once() -> None:
    match = ew(5, seat="E", links=EVE.format("E"), cash="E 9")
    events = build(match, LAST)
    assert told(events, "paid_line") == [{"seat": 4, "money": 5, "line": "london_manchester"}]
    assert (of(match, "position"), of(match, "cash")[4]) == ([0, 0, 0, 0, 5], 6)
    (scored,) = [line for line in match.view()["lines"] if line["seat"] is not None]
    assert (scored["id"], scored["seat"]) == ("london_manchester", 4)


@pytest.mark.rule("EW-14.2")
def test_foreign_links_do_not_help() -> None:
    match = ew(2, links=EVE.format("A").replace("A birmingham", "B birmingham"))
    assert "paid_line" not in names(build(match, LAST))


@pytest.mark.rule("EW-14.2")
def test_nobody_scores_a_line_that_was_scored_before() -> None:
    links = network("A london-northampton northampton-birmingham birmingham-stoke stoke-manchester;"
                    "B london-oxford oxford-leicester leicester-nottingham nottingham-sheffield")  # fmt: skip
    match = ew(2, seat="B", links=links)
    assert [line["seat"] for line in match.view()["lines"] if line["id"] == "london_manchester"] == [0]
    build(match, "manchester / 10,12 / sheffield", finish="")
    remark = match.remark("finish none")
    assert remark is not None
    assert (remark.code, remark.clause) == ("line_taken", "EW-14.2")
    assert "London–Manchester" in remark.sentence
    assert "paid_line" not in names(play(match, "finish none"))


@pytest.mark.rule("EW-14.3")
def test_the_chain_may_go_any_way_round() -> None:
    match = ew(2, links=network("A london-reading reading-oxford oxford-birmingham birmingham-stoke"))
    assert told(build(match, LAST), "paid_line")[0]["line"] == "london_manchester"


@pytest.mark.rule("EW-14.4", "EW-CC-30")
def test_two_lines_with_one_link() -> None:
    """Plymouth–Newcastle and London–Newcastle both lack the link from York to Newcastle alone."""
    links = network("A york-leeds leeds-sheffield sheffield-nottingham nottingham-leicester leicester-northampton"
                    " northampton-london london-reading reading-bristol bristol-exeter exeter-plymouth")  # fmt: skip
    match = ew(2, links=links, held={"A": ["perfect_engineering"]})
    assert sorted(line["id"] for line in match.view()["lines"] if line["seat"] == 0) == ["bristol_york"]
    before = of(match, "position")[0]
    events = build(match, way("york", "newcastle"))
    assert {paid["line"] for paid in told(events, "paid_line")} == {"london_newcastle", "plymouth_newcastle"}
    assert of(match, "position")[0] == before + 8 + 10


# --- §15 -----------------------------------------------------------------------------------------------------------


def ending(players: int = 2, baron: str = "hudson", **fields: Any) -> Match:
    """The game comes to its end with A holding this baron, and the others some that do not matter."""
    others = [name for name in ("huish", "gooch", "locke", "moon", "allport") if name != baron]
    match = ew(players, turn=30, action_round=3, baron=[baron, *others[: players - 1]], **fields)
    to_end_of_turn(match)
    assert match.is_over
    return match


def fulfilled(match: Match) -> bool:
    baron = match.view()["seats"][0]["baron"]
    points = next(card["vp"] for card in BOARD["baron_cards"] if card["id"] == baron["id"])
    return bool(match.position()["baron_points"][0] == points and baron["fulfilled"])


@pytest.mark.rule("EW-15.1", "EW-16.5")
def test_barons_are_shown_after_the_last_turn_and_score() -> None:
    match = ending(baron="watkin", links=f"{EVE.format('A')}; A {LAST}", position="A 41", bonds="A 6", cash="A 50")
    assert [seat["baron"]["id"] for seat in match.view()["seats"]] == ["watkin", "huish"]
    assert match.scores()[0] == 41 + 5 - 6


@pytest.mark.rule("EW-15.2", "EW-CC-31")
def test_most_is_shared_but_not_with_nothing() -> None:
    one, two = way("reading", "london"), way("oxford", "gloucester")
    assert fulfilled(ending(links=f"A {one}; B {two}"))
    assert fulfilled(ending(links=f"A {one}"))
    assert not fulfilled(ending(links=f"A {one}; B {two}; B {way('leeds', 'york')}"))
    assert not fulfilled(ending())


@pytest.mark.rule("EW-15.2", "EW-CC-32")
def test_allport_needs_a_red_delivery() -> None:
    assert not fulfilled(ending(baron="allport"))
    assert fulfilled(ending(baron="allport", red_deliveries="A 2, B 2", deliveries="A 2, B 2"))
    assert not fulfilled(ending(baron="allport", red_deliveries="A 2, B 3", deliveries="A 2, B 3"))


@pytest.mark.rule("EW-15.3", "EW-CC-31")
def test_gooch_and_moon_must_be_alone() -> None:
    assert fulfilled(ending(baron="gooch", engine="A 5, B 4"))
    assert not fulfilled(ending(baron="gooch", engine="A 5, B 5"))
    assert fulfilled(ending(baron="moon", bonds="B 1", cash="B 9"))
    assert not fulfilled(ending(baron="moon"))
    assert not fulfilled(ending(baron="moon", bonds="A 2, B 1", cash="A 9, B 9"))


@pytest.mark.rule("EW-15.4")
def test_brunel_needs_three_cities_in_one_network() -> None:
    assert fulfilled(ending(baron="brunel", links=network("A london-reading reading-bristol bristol-exeter")))
    assert not fulfilled(ending(baron="brunel", links=network("A london-reading reading-bristol")))
    foreign = network("A london-reading; B reading-bristol; A bristol-exeter")
    assert not fulfilled(ending(baron="brunel", links=foreign))


@pytest.mark.rule("EW-15.4")
@pytest.mark.parametrize(("baron", "cities"), [
    ("watkin", ["manchester", "stoke", "birmingham", "northampton", "london"]),
    ("denison", ["york", "leeds", "sheffield", "nottingham", "leicester", "northampton", "london"]),
    ("peto", ["norwich", "ipswich", "london"]),
])  # fmt: skip
def test_the_other_barons_that_want_cities_connected(baron: str, cities: list[str]) -> None:
    pairs = ["-".join(pair) for pair in pairwise(cities)]
    assert fulfilled(ending(baron=baron, links=network(" ".join(["A", *pairs]))))
    assert not fulfilled(ending(baron=baron, links=network(" ".join(["A", *pairs[1:]]))))


@pytest.mark.rule("EW-15.5")
def test_the_longest_chain_visits_no_city_twice() -> None:
    """A's five links meet in a star whose longest chain has two; B's three make a chain."""
    star = "A birmingham-leicester birmingham-stoke birmingham-gloucester birmingham-oxford birmingham-shrewsbury"
    chain = "york-leeds leeds-manchester manchester-liverpool"
    assert not fulfilled(ending(baron="stephenson", links=network(f"{star}; B {chain}")))
    assert fulfilled(ending(baron="stephenson", links=network(f"{star}; B york-leeds leeds-manchester")))
    assert fulfilled(ending(baron="stephenson", links=network(f"A {chain}")))


@pytest.mark.rule("EW-15.6")
def test_red_deliveries_are_those_into_red_cities() -> None:
    match = ew(2, turn=30, baron=["allport", "huish"], links=f"A {way('london', 'reading')}", cubes={"reading": "red"})
    play(match, "deliver", "cube reading red", "via london")
    to_end_of_turn(match)
    assert fulfilled(match)


@pytest.mark.rule("EW-15.7")
def test_mountain_tiles_of_completed_links_whatever_was_paid() -> None:
    mountains = "newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster"
    match = ew(2, turn=30, action_round=3, baron=["locke", "huish"], links="B manchester / 10,12 / sheffield",
               held={"A": ["tunnel_engineer"]})  # fmt: skip
    build(match, mountains, finish="tunnel")
    to_end_of_turn(match)
    assert fulfilled(match)
    assert not fulfilled(ending(baron="locke", links="A reading / 14,22 / london; B manchester / 10,12 / sheffield"))
    assert not fulfilled(ending(baron="locke", links="A newcastle / 10,6 / 9,6 > sw"))


@pytest.mark.rule("EW-15.8")
def test_barons_compare_the_position_after_the_last_income() -> None:
    match = ending(baron="huish", cash="A 4, B 9", position="A 10")
    assert of(match, "cash") == [16, 9]
    assert fulfilled(match)
    assert of(match, "position")[0] == 10, "barons do not move the marker"


def test_brassey_counts_cities() -> None:
    match = ending(baron="brassey", links=network("A birmingham-leicester birmingham-stoke; B york-leeds hull-lincoln"))
    assert not fulfilled(match), "three cities against four"
