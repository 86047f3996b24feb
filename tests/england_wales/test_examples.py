"""§20 Worked examples and §21 corner cases that are not in the chapters."""

from __future__ import annotations

import pytest

from england_wales.geography import SIDES, beside
from england_wales.positions import build, code, deliver, ew, ids, of, play, skip, texts, to_end_of_turn, told


@pytest.mark.rule("EW-EX-1")
def test_four_mountains_on_credit() -> None:
    match = ew(5)
    events = build(match, "newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster")
    assert [action.arguments["side"] for action in match.actions if "side" in action.arguments] == [
        "sw", "w", "sw", "sw", "se",
    ]  # fmt: skip
    assert told(events, "track_paid") == [{"seat": 0, "money": 16, "tiles": 4}]
    assert told(events, "bonds_taken") == [{"seat": 0, "bonds": 4}]
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (4, 4)
    assert code(match, "bond") == "bond_not_needed"


@pytest.mark.rule("EW-EX-4")
def test_a_first_turn() -> None:
    match = ew(2, seat="B", first="B", cubes={"reading": "red red"}, display=["railroad_era_begins"])
    build(match, "london / 14,22 / reading")
    assert (of(match, "bonds")[1], of(match, "cash")[1]) == (1, 3)
    skip(match)
    deliver(match, "reading", "red", "london")
    assert of(match, "position")[1] == 2
    skip(match)
    build(match, "reading / 12,21 / oxford")
    assert of(match, "cash")[1] == 0
    to_end_of_turn(match)
    assert (of(match, "cash")[1], of(match, "bonds")[1]) == (3, 1)


@pytest.mark.rule("EW-EX-7")
def test_a_crossing() -> None:
    match = ew(5, seat="E", first="E", links="D london / 14,20 / 13,20 / oxford")
    build(match, "reading / 13,21 / 13,20 / 12,19 / northampton", finish="")
    assert [action.arguments["side"] for action in match.actions if "side" in action.arguments] == [
        "ne", "nw", "nw", "ne",
    ]  # fmt: skip
    (finish,) = match.view()["build"]["finishes"]
    assert finish["cost"] == 3 + (2 + 2) + 3
    sides = match.position()["side"]["13,20"]
    assert {side for side, link in sides.items() if link == 0} == {"e", "w"}
    assert {side for side, link in sides.items() if link == 1} == {"se", "nw"}


@pytest.mark.rule("EW-EX-14")
def test_a_hotel() -> None:
    links = "A oxford / 12,21 / reading; A reading / 14,22 / london"
    match = ew(links=links, cubes={"oxford": "red"}, held={"C": ["hotel_london"]}, engine="A 2")
    deliver(match, "oxford", "red", "reading", "london")
    assert of(match, "position") == [2, 0, 1]


@pytest.mark.rule("EW-CC-4")
def test_a_barrier_on_the_thames() -> None:
    match = ew()
    play(match, "build", "start london")
    assert beside("14,21", "se") == "15,22"
    assert code(match, "side se") is None
    play(match, "side e")
    assert match.view()["links"][0]["beyond"] == "15,21"
    assert code(match, "tile sw") == "barrier"


@pytest.mark.rule("EW-CC-5")
def test_a_turn_of_two_sides_is_too_sharp() -> None:
    match = ew()
    play(match, "build", "start london", "side ne")
    assert match.view()["links"][0]["beyond"] == "15,20"
    assert code(match, "tile se") == "too_sharp"
    assert texts(match, "tile") == {"tile ne", "tile e", "tile nw"}
    assert {code(match, f"tile {side}") for side in SIDES if side not in ("ne", "e", "nw")} == {"too_sharp"}


@pytest.mark.rule("EW-CC-12")
def test_cancelling_a_build_leaves_card_board_and_cash() -> None:
    match = ew(held={"A": ["tunnel_engineer"]}, cash="A 7")
    before = match.position()
    build(match, "newcastle / 10,6 / 9,6 / 8,7 > sw", finish="")
    assert {finish["cards"]: finish["cost"] for finish in match.view()["build"]["finishes"]} == {
        "none": 12,
        "tunnel": 6,
    }
    while len(match):
        match.undo()
    assert match.position() == before
    assert ids(match.view()["seats"][0]["cards"]) == {"tunnel_engineer": 1}


@pytest.mark.rule("EW-CC-15")
def test_urbanising_on_credit() -> None:
    match = ew(cash="A 4")
    before = match.position()
    assert match.view()["urbanise"] == {"cost": 10, "bonds": 2}
    play(match, "urbanise", "place stoke black")
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (4, 2)
    match.undo()
    match.undo()
    assert match.position() == before
