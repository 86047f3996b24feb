"""§9 Deliver a cube."""

from __future__ import annotations

import pytest

from england_wales.geography import CITIES, COLOURS
from england_wales.positions import clause, code, cube_count, deliver, ew, names, of, play, sentence, texts, told

OXFORD_READING, READING_LONDON = "oxford / 12,21 / reading", "reading / 14,22 / london"
LONDON_CAMBRIDGE = "london / 15,20 / 15,19 / cambridge"
NETWORK = f"B {OXFORD_READING}; B {READING_LONDON}; C {LONDON_CAMBRIDGE}"


@pytest.mark.rule("EW-9.1")
def test_a_cube_is_named_and_carried_along_completed_links() -> None:
    match = ew(seat="B", links=NETWORK, cubes={"oxford": "red purple", "dover": "red"}, engine="B 3")
    play(match, "deliver")
    assert texts(match) == {"cube oxford red", "cube oxford purple"}
    assert code(match, "cube oxford blue") == "no_cube"
    assert code(match, "cube dover red") == "first_link_not_own"


@pytest.mark.rule("EW-9.2", "EW-CC-21")
def test_the_first_link_must_be_own() -> None:
    links = f"B {OXFORD_READING}; B {READING_LONDON}; C {LONDON_CAMBRIDGE}; B oxford / 12,19 / northampton"
    match = ew(seat="B", links=links, cubes={"cambridge": "yellow"}, engine="B 5")
    assert code(match, "deliver") == "nothing_to_deliver"
    match = ew(seat="B", links=links, cubes={"cambridge": "yellow", "oxford": "red"}, engine="B 5")
    play(match, "deliver")
    assert code(match, "cube cambridge yellow") == "first_link_not_own"


@pytest.mark.rule("EW-9.2")
def test_a_foreign_first_link_is_refused_where_own_ones_leave_too() -> None:
    match = ew(seat="B", links=NETWORK, cubes={"london": "yellow purple"}, engine="B 3")
    play(match, "deliver", "cube london yellow")
    assert code(match, "via ne") == "first_link_not_own"
    assert texts(match) == {"via sw"}


@pytest.mark.rule("EW-9.3", "EW-CC-22", "EW-17.4")
def test_no_more_links_than_the_engine_has_levels() -> None:
    match = ew(seat="B", links=NETWORK, cubes={"oxford": "purple red"}, engine="B 2")
    play(match, "deliver")
    assert texts(match) == {"cube oxford red"}
    assert code(match, "cube oxford purple") == "too_long"
    assert sentence(match, "cube oxford purple").endswith("over 2 links at most.")
    better = ew(seat="B", links=NETWORK, cubes={"oxford": "purple"}, engine="B 3")
    assert code(better, "deliver") is None


@pytest.mark.rule("EW-9.3", "EW-17.4")
def test_a_detour_that_leaves_too_few_links_is_not_offered() -> None:
    links = f"{NETWORK}; B {'london / 14,20 / 13,20 / oxford'}; C reading / 12,23 / southampton"
    match = ew(seat="B", links=links, cubes={"oxford": "purple"}, engine="B 2")
    play(match, "deliver", "cube oxford purple")
    assert texts(match) == {"via e"}
    assert code(match, "via se") == "too_long"
    far = ew(seat="B", links=links, cubes={"oxford": "purple"}, engine="B 3")
    play(far, "deliver", "cube oxford purple")
    assert texts(far) == {"via e", "via se"}


@pytest.mark.rule("EW-9.4", "EW-9.7", "EW-CC-20")
def test_no_city_is_visited_twice_not_even_the_origin() -> None:
    links = (
        f"A {READING_LONDON}; A {OXFORD_READING}; A london / 14,20 / 13,20 / oxford;"
        "A oxford / 12,19 / northampton; A northampton / 12,17 / 11,17 / birmingham;"
        "A birmingham / 10,16 / 9,15 / stoke; A stoke / 9,13 / manchester"
    )
    match = ew(links=links, cubes={"london": "red"}, engine="A 8")
    play(match, "deliver", "cube london red", "via reading", "via oxford")
    assert code(match, "via e") == "city_twice"
    assert clause(match, "via e") == "EW-9.4"
    play(match, "via northampton", "via birmingham", "via stoke", "via manchester")
    assert of(match, "position")[0] == 6


@pytest.mark.rule("EW-9.5")
def test_the_path_ends_in_a_city_of_the_colour() -> None:
    match = ew(seat="B", links=f"B {OXFORD_READING}", cubes={"oxford": "red"}, engine="B 5")
    assert code(match, "deliver") == "nothing_to_deliver"
    both = ew(seat="B", links=f"{NETWORK}; B oxford / 12,19 / northampton", cubes={"oxford": "red"}, engine="B 5")
    play(both, "deliver", "cube oxford red")
    assert code(both, "via ne") == "wrong_colour"
    assert texts(both) == {"via se"}


@pytest.mark.rule("EW-9.6", "EW-EX-6")
def test_a_cube_stops_at_the_first_city_of_its_colour() -> None:
    holds = {"C": ["railways_inspector"]}
    match = ew(seat="B", links=NETWORK, cubes={"oxford": "red"}, engine="B 5", held=holds)
    play(match, "deliver", "cube oxford red", "via reading", "via london")
    assert match.phase == "inspect"
    assert code(match, "via ne") == "must_stop"
    play(match, "let")
    assert of(match, "position") == [0, 2, 0]


@pytest.mark.rule("EW-9.8")
def test_a_grey_city_is_passed_but_accepts_nothing() -> None:
    assert CITIES["reading"]["colour"] == "grey"
    for colour in COLOURS:
        match = ew(links=f"A {OXFORD_READING}", cubes={"oxford": colour}, engine="A 5")
        assert code(match, "deliver") == "nothing_to_deliver"
    match = ew(links=f"A {OXFORD_READING}; A {READING_LONDON}", cubes={"oxford": "red"}, engine="A 2")
    deliver(match, "oxford", "red", "reading", "london")


@pytest.mark.rule("EW-9.9", "EW-EX-5")
def test_each_link_pays_its_owner() -> None:
    match = ew(seat="B", links=NETWORK, cubes={"oxford": "purple"}, engine="B 3", display=["speed_record"])
    play(match, "deliver", "cube oxford purple")
    (route,) = match.view()["delivery"]["routes"]
    assert (route["points"], route["cards"]) == ([0, 5, 1], ["speed_record"])
    events = play(match, "via reading", "via london", "via cambridge")
    assert [(paid["seat"], paid["origin"], paid["city"]) for paid in told(events, "paid_links")] == [
        (1, "oxford", "reading"), (1, "reading", "london"), (2, "london", "cambridge"),
    ]  # fmt: skip
    assert of(match, "position") == [0, 5, 1]


@pytest.mark.rule("EW-9.10")
def test_the_mover_chooses_between_parallel_links() -> None:
    links = f"A {OXFORD_READING}; B {READING_LONDON}; C london / 13,21 / reading"
    for side, owner in (("e", 1), ("ne", 2)):
        match = ew(links=links, cubes={"oxford": "red"}, engine="A 2")
        play(match, "deliver", "cube oxford red", "via reading")
        assert texts(match) == {"via e", "via ne"}
        play(match, f"via {side}")
        assert of(match, "position")[owner] == 1


@pytest.mark.rule("EW-9.11")
def test_the_order_of_effects() -> None:
    match = ew(
        3, links=f"A {READING_LONDON}", cubes={"reading": "red"}, held={"B": ["hotel_london"]},
        display=["railroad_era_begins", "passenger_line"], emptied={},
    )  # fmt: skip
    events = names(deliver(match, "reading", "red", "london"))
    order = ["cube_delivered", "paid_links", "paid_hotel", "paid_card", "city_emptied"]
    assert [name for name in events if name in order] == order
    assert match.view()["seats"][0]["tracker"] == ["red"]
    assert cube_count(match) == 125


@pytest.mark.rule("EW-9.11")
def test_the_cube_goes_to_the_bag() -> None:
    match = ew(links=f"A {READING_LONDON}", cubes={"reading": "red red"})
    before = match.view()["bag"]["red"]
    deliver(match, "reading", "red", "london")
    assert match.view()["bag"]["red"] == before + 1
    assert match.view()["cities"]["reading"]["cubes"] == {"red": 1}


@pytest.mark.rule("EW-9.12")
def test_a_city_that_loses_its_last_cube_is_marked_once() -> None:
    match = ew(2, links=f"A {READING_LONDON}", cubes={"reading": "red red"})
    assert not told(deliver(match, "reading", "red", "london"), "city_emptied")
    play(match, "pass")
    assert told(deliver(match, "reading", "red", "london"), "city_emptied") == [{"city": "reading"}]
    assert (match.view()["cities"]["reading"]["emptied"], match.view()["emptied"]) == (True, 1)


@pytest.mark.rule("EW-9.13")
def test_cubes_added_later_are_delivered_and_leave_the_marker() -> None:
    match = ew(2, links=f"A {READING_LONDON}", emptied={"reading": True}, phase="grow", coming=[0, 0])
    play(match, "grow reading", "pass")
    events = deliver(match, "reading", "red", "london")
    assert told(events, "cube_delivered")
    assert (match.view()["cities"]["reading"]["emptied"], match.view()["emptied"]) == (True, 1)


@pytest.mark.rule("EW-9.14", "EW-15.6")
def test_deliveries_are_counted_in_public() -> None:
    match = ew(2, links=f"A {READING_LONDON}; A {OXFORD_READING}", cubes={"reading": "red yellow", "oxford": "blue"})
    deliver(match, "reading", "red", "london")
    play(match, "pass")
    deliver(match, "reading", "yellow", "oxford")
    assert (of(match, "deliveries"), of(match, "red_deliveries")) == ([2, 0], [1, 0])


def test_a_route_that_was_begun_is_shown_with_the_ways_to_end_it() -> None:
    match = ew(seat="B", links=NETWORK, cubes={"oxford": "purple"}, engine="B 3")
    play(match, "deliver", "cube oxford purple", "via reading")
    shown = match.view()["delivery"]
    assert (shown["city"], shown["at"], shown["colour"], shown["links_left"]) == ("oxford", "reading", "purple", 2)
    assert [step["city"] for step in shown["steps"]] == ["reading"]
    assert [step["city"] for step in shown["routes"][0]["steps"]] == ["london", "cambridge"]
    assert not shown["more_routes"]
