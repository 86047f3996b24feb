"""§7 Urbanise, and §8 engines."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from england_wales.geography import CITIES
from england_wales.positions import code, cube_count, deliver, ew, of, play, texts, told

GREY = {city for city, there in CITIES.items() if there["colour"] == "grey"}
TILES = ("yellow", "blue", "purple", "black")


@pytest.mark.rule("EW-7.1", "EW-7.2")
def test_ten_thousand_for_a_tile_on_any_grey_city() -> None:
    match = ew(cash="A 12")
    assert match.view()["urbanise"] == {"cost": 10, "bonds": 0}
    play(match, "urbanise")
    assert texts(match) == {f"place {city} {colour}" for city in GREY for colour in TILES}
    assert code(match, "place london blue") == "not_grey"
    assert code(match, "place stoke red") == "no_tile_left"
    play(match, "place stoke blue")
    assert of(match, "cash")[0] == 2
    assert match.view()["cities"]["stoke"]["colour"] == "blue"
    assert match.view()["tiles_left"]["blue"] == 2


@pytest.mark.rule("EW-7.1")
def test_a_city_with_a_tile_is_grey_no_more() -> None:
    match = ew(phase="place", new_city={"stoke": "blue"})
    assert code(match, "place stoke black") == "not_grey"


@pytest.mark.rule("EW-7.2", "EW-CC-18")
def test_a_colour_whose_tiles_are_used_up_is_refused() -> None:
    match = ew(phase="place", new_city={"stoke": "blue", "chester": "blue", "swansea": "blue"})
    assert code(match, "place lincoln blue") == "no_tile_left"
    assert code(match, "place lincoln black") is None


@pytest.mark.rule("EW-7.3")
def test_two_cubes_are_drawn_from_the_bag() -> None:
    match = ew(cash="A 10", coming=[0, 0])
    events = play(match, "urbanise", "place stoke blue")
    assert told(events, "cube_added") == [{"city": "stoke", "colour": "red"}] * 2
    assert match.view()["cities"]["stoke"]["cubes"] == {"red": 2}
    assert match.view()["bag"]["red"] == 23
    assert cube_count(match) == 125


@pytest.mark.rule("EW-7.4", "EW-CC-17")
@pytest.mark.parametrize("left", [0, 1])
def test_with_fewer_cubes_in_the_bag_all_are_drawn(left: int) -> None:
    cubes = {"london": "red " * (25 - left) + "yellow " * 25 + "blue " * 25 + "purple " * 25 + "black " * 25}
    match = ew(cash="A 10", cubes=cubes)
    assert sum(match.view()["bag"].values()) == left
    play(match, "urbanise", "place stoke blue")
    assert match.view()["cities"]["stoke"]["cubes"] == ({"red": 1} if left else {})


@pytest.mark.rule("EW-7.5", "EW-CC-23")
def test_the_city_accepts_and_stops_its_colour_from_now_on() -> None:
    links = "A manchester / 9,13 / stoke; A stoke / 9,15 / 10,16 / birmingham; A birmingham / 11,18 / 11,19 / oxford"
    before = ew(links=links, cubes={"manchester": "yellow"}, engine="A 3")
    assert [step["city"] for step in routes(before, "manchester")[0]] == ["stoke", "birmingham", "oxford"]
    after = ew(links=links, cubes={"manchester": "yellow"}, engine="A 3", new_city={"stoke": "yellow"})
    assert [step["city"] for step in routes(after, "manchester")[0]] == ["stoke"]
    events = deliver(after, "manchester", "yellow", "stoke")
    assert told(events, "cube_delivered")[0]["city"] == "stoke"


def routes(match: Match, city: str) -> list[list[dict[str, str]]]:
    fork = match.fork()
    play(fork, "deliver", f"cube {city} yellow")
    return [route["steps"] for route in fork.view()["delivery"]["routes"]]


@pytest.mark.rule("EW-7.6", "EW-CC-16")
def test_an_emptied_city_keeps_its_marker() -> None:
    match = ew(2, emptied={"stoke": True}, cash="A 10", coming=[0, 0], links="A manchester / 9,13 / stoke", seat="A")
    play(match, "urbanise", "place stoke blue")
    stoke = match.view()["cities"]["stoke"]
    assert (stoke["emptied"], stoke["cubes"], match.view()["emptied"]) == (True, {"red": 2}, 1)
    play(match, "pass")
    deliver(match, "stoke", "red", "manchester")
    play(match, "pass")
    events = deliver(match, "stoke", "red", "manchester")
    assert not told(events, "city_emptied")
    assert match.view()["emptied"] == 1


@pytest.mark.rule("EW-7.7")
def test_without_a_tile_or_a_grey_city_nobody_urbanises() -> None:
    used = dict(zip(sorted(GREY), TILES * 3, strict=False))
    match = ew(new_city=used)
    assert sum(match.view()["tiles_left"].values()) == 0
    assert code(match, "urbanise") == "no_tile_left"
    assert match.view()["urbanise"] is None


@pytest.mark.rule("EW-7.8")
def test_neither_links_nor_presence_are_needed() -> None:
    match = ew(links="B manchester / 9,13 / stoke", phase="place")
    assert {code(match, f"place {city} black") for city in GREY} == {None}


# --- §8 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-8.1")
@pytest.mark.parametrize(("option", "costs"), [
    ("standard", [5, 10, 10, 15, 15, 20, 20]), ("linear", [5, 10, 15, 20, 25, 30, 35]),
])  # fmt: skip
def test_one_level_at_a_time_at_the_listed_cost(option: str, costs: list[int]) -> None:
    for level, cost in enumerate(costs, start=1):
        match = ew(engine=f"A {level}", cash="A 50", options={"engine_costs": option})
        assert match.view()["upgrade"] == {"cost": cost, "bonds": 0}
        events = play(match, "upgrade")
        assert told(events, "engine_raised") == [{"seat": 0, "level": level + 1, "money": cost}]
        assert of(match, "cash")[0] == 50 - cost


@pytest.mark.rule("EW-8.2")
def test_level_eight_is_the_highest() -> None:
    match = ew(engine="A 8")
    assert code(match, "upgrade") == "max_engine"
    assert match.view()["upgrade"] is None


@pytest.mark.rule("EW-8.3")
def test_any_number_of_players_may_have_the_same_level() -> None:
    match = ew(engine="A 3, B 4, C 4", cash="A 10")
    play(match, "upgrade")
    assert of(match, "engine") == [4, 4, 4]


@pytest.mark.rule("EW-CC-19", "EW-11.7")
def test_the_first_engine_of_level_four_has_the_new_train() -> None:
    match = ew(engine="A 3, B 3", cash="A 10, B 10", display=["new_train"])
    play(match, "upgrade", "upgrade")
    assert (of(match, "cash"), of(match, "engine"), of(match, "position")) == ([0, 0, 0], [4, 4, 1], [4, 0, 0])
