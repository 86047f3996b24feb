"""§6 Build track."""

from __future__ import annotations

import pytest

from england_wales.geography import CITIES, SIDES
from england_wales.positions import (
    build,
    clause,
    code,
    ew,
    names,
    of,
    play,
    seat_view,
    sentence,
    skip,
    steps_of,
    texts,
    to_end_of_turn,
    told,
)

READING = "london / 14,22 / reading"


@pytest.mark.rule("EW-6.1")
def test_a_link_joins_two_cities_and_belongs_to_its_builder() -> None:
    match = ew(seat="B")
    build(match, "london / 14,20 / 13,20 / oxford")
    (link,) = match.view()["links"]
    assert (link["owner"], set(link["cities"]), link["complete"]) == (1, {"london", "oxford"}, True)
    assert {tile["hex"] for tile in link["tiles"]} == {"14,20", "13,20"}
    assert of(match, "links") == [0, 1, 0]


@pytest.mark.rule("EW-6.2")
def test_a_build_lays_one_to_four_tiles() -> None:
    match = ew()
    play(match, "build", "start london", "side ne")
    assert code(match, "finish none") == "no_tile_laid"
    for tiles, side in enumerate(("ne", "ne", "e", "e")):
        assert code(match, f"tile {side}") is None, tiles
        play(match, f"tile {side}")
    assert code(match, "tile e") == "tile_limit"
    assert sentence(match, "tile e") == "You may lay no more than 4 tiles in one action."
    assert texts(match) == {"finish none"}


@pytest.mark.rule("EW-6.3")
def test_a_build_starts_at_any_city_or_at_an_own_open_end() -> None:
    match = ew(phase="start", links="A london / 14,20 > nw; B oxford / 12,19 > ne")
    assert texts(match, "start") == {f"start {city}" for city in CITIES}
    assert texts(match, "resume") == {"resume london nw"}
    assert code(match, "resume oxford ne") == "not_your_track"
    assert code(match, "resume oxford e") == "start_not_city"
    assert code(match, "resume london ne") == "start_not_city"


@pytest.mark.rule("EW-6.3")
def test_a_completed_link_has_no_open_end() -> None:
    assert code(ew(phase="start", links=f"A {READING}"), "resume london sw") == "start_not_city"


@pytest.mark.rule("EW-6.4")
@pytest.mark.parametrize("heading", SIDES)
def test_a_tile_goes_straight_or_bears_one_side(heading: str) -> None:
    match = ew(phase="start")
    play(match, "start northampton", f"side {heading}")
    d = SIDES.index(heading)
    allowed = {SIDES[(d + turn) % 6] for turn in (-1, 0, 1)}
    assert texts(match, "tile") <= {f"tile {side}" for side in allowed}
    for side in set(SIDES) - allowed:
        assert code(match, f"tile {side}") in ("too_sharp", "sea", "barrier")


@pytest.mark.rule("EW-6.5", "EW-6.22")
def test_a_side_carries_one_track() -> None:
    match = ew(phase="start", seat="B", links=f"A {READING}")
    play(match, "start london")
    assert code(match, "side sw") == "side_used"
    match = ew(phase="start", seat="B", links=f"A {READING}")
    play(match, "start reading")
    assert code(match, "side e") == "side_used"


@pytest.mark.rule("EW-6.5")
def test_a_track_that_points_here_uses_the_side() -> None:
    """Dan's tile in 14,20 points west into 13,20, where nothing lies yet."""
    match = ew(seat="B", links="A london / 14,20 > w")
    play(match, "build", "start oxford", "side e")
    assert code(match, "tile e") == "side_used"
    assert code(match, "tile ne") is None


@pytest.mark.rule("EW-6.6")
def test_track_does_not_return_to_its_city() -> None:
    match = ew(held={"A": ["perfect_engineering"]})
    build(match, "london / 14,20 / 14,19 / 15,19 / 16,20 / 15,21", finish="")
    assert match.view()["build"]["laid"] == 4
    assert code(match, "tile w") == "own_loop"
    assert code(match, "tile sw") == "barrier"


@pytest.mark.rule("EW-6.6")
def test_track_does_not_enter_a_hex_of_its_own_link() -> None:
    match = ew(phase="start", links="A newcastle / 10,6 / 9,7 / 8,7 / 8,6 / 8,5 > e")
    play(match, "resume newcastle sw")
    assert match.view()["links"][0]["beyond"] == "9,5"
    assert code(match, "tile 10,6") == "own_loop"


@pytest.mark.rule("EW-6.7", "EW-CC-6")
def test_a_hex_holds_two_tracks_that_share_no_side() -> None:
    links = "A london / 14,20 / 13,20 / oxford; B reading / 13,21 / 13,20 / 12,19 / northampton"
    match = ew(seat="C", links=links)
    used = {tile["hex"]: {tile["enter"], tile["leave"]} for tile in match.view()["links"][0]["tiles"]}
    other = {tile["hex"]: {tile["enter"], tile["leave"]} for tile in match.view()["links"][1]["tiles"]}
    assert not used["13,20"] & other["13,20"]
    play(match, "build", "start northampton", "side se")
    assert code(match, "tile 13,20") == "hex_full"
    assert clause(match, "tile 13,20") == "EW-6.7"


@pytest.mark.rule("EW-6.8")
@pytest.mark.parametrize("surcharge", [0, 1, 2, 3, 4])
def test_crossing_a_track_costs_more(surcharge: int) -> None:
    match = ew(seat="B", links="A london / 14,20 / 13,20 / oxford", options={"crossing_surcharge": surcharge})
    events = build(match, "reading / 13,21 / 13,20 / 12,19 / northampton")
    assert told(events, "track_paid") == [{"seat": 1, "money": 8 + surcharge, "tiles": 3}]


@pytest.mark.rule("EW-6.8")
def test_an_unfinished_track_is_crossed_at_the_same_price() -> None:
    match = ew(seat="B", links="A london / 14,20 / 13,20 > sw")
    events = build(match, "oxford / 13,20 > ne")
    assert told(events, "tile_laid") == [{"seat": 1, "hex": "13,20", "money": 4}]


@pytest.mark.rule("EW-6.9", "EW-EX-3")
@pytest.mark.parametrize(("route", "cost"), [
    ("reading / 13,21 / london", 3),
    ("reading / 14,22 / london", 2),
    ("manchester / 10,12 / sheffield", 4),
])  # fmt: skip
def test_a_tile_costs_what_its_terrain_costs(route: str, cost: int) -> None:
    match = ew(cash="A 9")
    events = build(match, route)
    assert told(events, "track_paid")[0]["money"] == cost
    assert of(match, "cash")[0] == 9 - cost


@pytest.mark.rule("EW-6.10", "EW-6.12")
def test_a_link_ends_at_the_first_city() -> None:
    match = ew()
    build(match, READING, finish="")
    assert match.view()["build"]["complete"]
    assert {code(match, f"tile {side}") for side in SIDES} == {"through_city"}
    assert texts(match) == {"finish none"}


@pytest.mark.rule("EW-6.11", "EW-CC-7")
def test_nobody_owns_two_links_between_the_same_cities() -> None:
    match = ew(links=f"A {READING}")
    play(match, *steps_of("london / 13,21 > ne")[:3])
    assert code(match, "tile sw") == "second_same_link"
    other = ew(seat="B", links=f"A {READING}")
    events = build(other, "london / 13,21 / reading")
    assert told(events, "track_paid") == [{"seat": 1, "money": 3, "tiles": 1}]


@pytest.mark.rule("EW-6.13", "EW-CC-8")
def test_a_link_may_be_left_open() -> None:
    match = ew()
    build(match, "london / 15,20 / 15,19 / 16,18 / 16,17 > ne", finish="")
    assert texts(match) == {"finish none"}
    events = play(match, "finish none")
    assert told(events, "link_left_open") == [{"seat": 0, "city": "london", "hex": "16,17"}]
    (link,) = match.view()["links"]
    assert (link["complete"], link["beyond"]) == (False, "17,16")


@pytest.mark.rule("EW-6.14")
def test_an_unfinished_link_goes_on_through_its_last_side_only() -> None:
    match = ew(phase="start", links="A london / 14,20 > nw")
    play(match, "resume london nw")
    assert {exit["hex"] for exit in match.view()["build"]["exits"]} == {"13,19"}


@pytest.mark.rule("EW-6.15")
def test_the_open_side_is_used_for_every_other_link_also_ones_own() -> None:
    for seat in "AB":
        match = ew(seat=seat, links="A london / 14,20 > w")
        play(match, "build", "start oxford", "side e")
        assert code(match, "tile e") == "side_used"


@pytest.mark.rule("EW-6.16", "EW-CC-11")
def test_an_end_that_got_blocked_waits_for_removal() -> None:
    links = "A northampton / 13,19 > sw; B london / 14,20 / 13,20 / oxford"
    open_end = ew(phase="start", links=links)
    assert code(open_end, "resume northampton se") is None
    full = links + "; C reading / 13,21 / 13,20 / 12,19 > nw"
    match = ew(phase="start", links=full)
    assert match.view()["links"][0]["beyond"] == "13,20"
    assert code(match, "resume northampton se") == "end_blocked"
    assert not texts(match, "resume")


@pytest.mark.rule("EW-6.17")
def test_several_unfinished_links_go_on_separately() -> None:
    match = ew(phase="start", links="A london / 14,20 > nw; A leeds / 10,10 > w")
    assert len(texts(match, "resume")) == 2


@pytest.mark.rule("EW-6.18")
def test_an_unfinished_link_gives_nothing() -> None:
    match = ew(links="A london / 14,20 > w", cubes={"london": "yellow"}, display=["new_train"])
    assert code(match, "deliver") == "nothing_to_deliver"
    assert seat_view(match, "A")["links"] == 0


@pytest.mark.rule("EW-6.18", "EW-9.1")
def test_a_cube_cannot_take_an_unfinished_link() -> None:
    match = ew(links=f"A {READING}; A london / 14,20 > w", cubes={"london": "yellow"}, new_city={"reading": "yellow"})
    play(match, "deliver", "cube london yellow")
    assert code(match, "via nw") == "link_unfinished"
    assert code(match, "via e") == "no_track"
    assert texts(match) == {"via sw"}


@pytest.mark.rule("EW-6.19")
def test_track_never_runs_out() -> None:
    assert "tiles" not in {name for name in ew().position() if name != "tiles_left"}
    assert sum(ew().view()["tiles_left"].values()) == 12, "only New City tiles are counted"


@pytest.mark.rule("EW-6.20")
def test_the_whole_action_is_paid_once_when_it_is_finished() -> None:
    match = ew(cash="A 20")
    build(match, "newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster", finish="")
    assert of(match, "cash")[0] == 20
    events = play(match, "finish none")
    assert names(events).count("track_paid") == 1
    assert of(match, "cash")[0] == 4


@pytest.mark.rule("EW-6.21")
def test_the_running_cost_and_its_bonds_are_shown_after_each_tile() -> None:
    match = ew(cash="A 1")
    shown = []
    for step in steps_of("newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster"):
        play(match, step)
        if match.phase == "tile" and match.view()["build"]["laid"]:
            (finish,) = match.view()["build"]["finishes"]
            shown.append((finish["cost"], finish["bonds"]))
    assert shown == [(4, 1), (8, 2), (12, 3), (16, 3)]


@pytest.mark.rule("EW-6.21")
def test_each_way_on_is_shown_with_its_cost_and_the_city_it_reaches() -> None:
    match = ew(links="B london / 14,20 / 13,20 / oxford")
    play(match, "build", "start reading", "side ne", "tile nw")
    exits = {exit["side"]: exit for exit in match.view()["build"]["exits"]}
    assert exits["nw"] == {
        "side": "nw", "hex": "13,20", "terrain": "plain", "crossing": True, "cost": 4, "bonds": 2,
        "beyond": "12,19", "cost_beyond": 3, "city": None,
    }  # fmt: skip
    assert set(exits) == {side.split()[1] for side in texts(match, "tile")}


@pytest.mark.rule("EW-6.22")
def test_a_city_whose_sides_are_used_up_cannot_be_reached() -> None:
    """Liverpool has three sides on land."""
    links = "A liverpool / 7,11 > ne; B liverpool / 8,12 / manchester; C liverpool / 7,13 / chester"
    match = ew(phase="start", links=links)
    assert code(match, "start liverpool") == "city_closed"
    assert clause(match, "start liverpool") == "EW-6.22"


@pytest.mark.rule("EW-5.6", "EW-CC-9")
def test_unfinished_track_is_removed_after_the_third_round_without_refund() -> None:
    match = ew(2, cash="A 9")
    build(match, "london / 14,20 > w")
    assert of(match, "cash")[0] == 7
    events = to_end_of_turn(match)
    assert told(events, "link_removed") == [{"seat": 0, "city": "london", "hex": "14,20"}]
    assert match.view()["links"] == []
    assert names(events).index("link_removed") < names(events).index("income_received")
    assert of(match, "cash")[0] == 7
    skip(match, 2)
    build(match, "oxford / 13,20 / 14,20 / london")
    assert match.view()["links"][0]["complete"]


@pytest.mark.rule("EW-CC-10", "EW-14.4")
def test_a_link_completed_later_is_paid_by_the_tile_and_counts_at_once() -> None:
    links = (
        "A london / 14,20 / 13,19 / northampton; A northampton / 12,17 / 11,17 / birmingham;"
        "A birmingham / 10,16 / 9,15 / stoke; A stoke / 9,14 > nw"
    )
    match = ew(2, links=links, action_round=3, cash="A 3")
    play(match, "build", "resume stoke w", "tile ne")
    assert [finish["cost"] for finish in match.view()["build"]["finishes"]] == [3]
    play(match, "finish none")
    assert of(match, "cash")[0] == 0
    assert of(match, "position")[0] == 5
