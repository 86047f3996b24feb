"""RI-6.11 to RI-6.23 The tile under the crew."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from reading import choices, code, codes, happened, names, phase, played
from rock_island.positions import BOARD, PERIOD, locomotive, rock_island, rotations, running, tile

POINT = {"unconnected_rotation": "point_at_open"}
LAND = [kind["id"] for kind in BOARD["tile_types"] if kind["kind"] == "land"]


def stop(cell: str, *, tiles: str = "", crew: str, roll: int = 2, **more: Any) -> Match:
    """A's crew has just stopped on a cell."""
    return played(rock_island(tiles=tiles, crews=f"A {crew}", roll=roll, **more), f"crew {cell}")


@pytest.mark.rule("RI-6.11")
def test_a_hidden_tile_is_turned_up_at_once_and_must_be_set() -> None:
    match = stop("D9", tiles="D10=L1@0", hidden="D9=L3", crew="D7")
    assert names(match) == ["crew_moved", "tile_revealed"]
    assert happened(match, "tile_revealed") == [{"seat": 0, "cell": "D9", "tile": "L3"}]
    assert (phase(match), rotations(match)) == ("turning", {0, 5})
    turning = match.view()["turning"]
    assert (turning["cell"], turning["laid"], turning["rotations"]) == ("D9", True, [0, 5])
    assert code(match, "end") == "wrong_step"
    match.play("rotate 5")
    assert happened(match, "tile_set") == [{"seat": 0, "cell": "D9", "tile": "L3", "rotation": 5}]
    assert (tile(match, "D9"), phase(match)) == ("L3@5", "running")


@pytest.mark.rule("RI-6.12")
def test_a_tile_just_turned_up_must_connect() -> None:
    match = stop("D9", tiles="D10=L1@0", hidden="D9=L3", crew="D7")
    assert set(codes(match, "rotate", "1 2 3 4").values()) == {"no_connection"}


@pytest.mark.rule("RI-6.12")
def test_one_meeting_line_is_enough_though_others_are_cut() -> None:
    """D9 lies between five open tiles; to point at one of them that offers track will do."""
    near = "D10=L1@0 D8=L1@1 C9=L1@0 C10=L1@0 E9=L1@0"
    assert tile(stop("D9", tiles=near, hidden="D9=L1", crew="F9"), "D9") == "L1@0"
    assert rotations(stop("D9", tiles=near, hidden="D9=L3", crew="F9")) == {0, 5}


@pytest.mark.rule("RI-6.12")
def test_a_city_exit_is_a_line_like_any_other() -> None:
    assert rotations(stop("E2", hidden="E2=L2", crew="E4")) == {1, 3}


@pytest.mark.rule("RI-6.13")
@pytest.mark.parametrize("kind", LAND)
def test_where_nothing_connects_any_picture_will_do(kind: str) -> None:
    match = stop("G10", hidden=f"G10={kind}", crew="G8")
    found = rotations(match) or {match.view()["cells"]["G10"]["rotation"]}
    assert found == set(range(PERIOD[kind]))


@pytest.mark.rule("RI-6.13")
@pytest.mark.parametrize(
    ("near", "expected"),
    [
        ("D10=L1@1", {0, 5}),  # open to the east, but nothing comes up
        ("D10=L1@1 D8=L1@1", {0, 2, 3, 5}),
        ("", {0, 1, 2, 3, 4, 5}),  # nothing open near
        ("D10=L1@1 E10=L1@1", {0, 1}),  # E10 offers a line, so connection comes first
    ],
)
def test_by_option_it_must_point_at_something_open(near: str, expected: set[int]) -> None:
    match = stop("D9", tiles=near, hidden="D9=L3", crew="F9", options=POINT)
    assert rotations(match) == expected
    refused = set(range(6)) - expected
    why = "no_connection" if "E10" in near else "point_at_open_first"
    assert {code(match, f"rotate {k}") for k in refused} <= {why}


@pytest.mark.rule("RI-6.14")
def test_an_open_tile_may_be_turned_or_left() -> None:
    match = stop("D9", tiles="D9=L3@3 D10=L1@0", crew="D7")
    assert rotations(match) == {0, 3, 5}
    assert match.view()["turning"]["laid"] is False
    left = played(match.fork(), "rotate 3")
    assert happened(left, "tile_left") == [{"seat": 0, "cell": "D9", "tile": "L3"}]
    match.play("rotate 0")
    assert happened(match, "tile_turned") == [{"seat": 0, "cell": "D9", "tile": "L3", "rotation": 0}]
    assert (tile(match, "D9"), tile(left, "D9")) == ("L3@0", "L3@3")
    assert code(stop("D9", tiles="D9=L3@3 D10=L1@0", crew="D7"), "rotate 1") == "no_connection"


@pytest.mark.rule("RI-6.14")
def test_leaving_is_legal_even_if_it_does_not_point_at_anything() -> None:
    match = stop("D9", tiles="D9=L3@3 D10=L1@1", crew="F9", options=POINT)
    assert rotations(match) == {0, 3, 5}
    assert code(match, "rotate 1") == "point_at_open_first"


@pytest.mark.rule("RI-6.15")
def test_turning_may_cut_off_anybody() -> None:
    """B's locomotive on D8 and A's own on D11 lose the way over D9 and D10."""
    tiles = "D11=L1@0 D10=L1@0 D9=L1@0 D8=L1@0 C10=L1@0 C9=L1@1"
    match = stop("D9", tiles=tiles, crew="F9", locomotives="A D11<E; B D8<W")
    assert rotations(match) == {0, 1}
    match.play("rotate 1")
    played(match, "run w")
    assert code(match, "run w") == "no_line_there"
    assert match.view()["locomotives"][1]["reach"] == []


@pytest.mark.rule("RI-6.16")
@pytest.mark.parametrize(("cell", "allowed"), [("D6", {0, 1}), ("B6", {0, 2}), ("E6", {0}), ("A6", {0}), ("C7", {0})])
def test_a_bridge_joins_land_to_land(cell: str, allowed: set[int]) -> None:
    match = stop(cell, hidden=f"{cell}=R1", crew=f"{cell[0]}{int(cell[1:]) + 2}")
    found = rotations(match) or {match.view()["cells"][cell]["rotation"]}
    assert found == allowed
    if rotations(match):
        assert {code(match, f"rotate {k}") for k in {0, 1, 2} - allowed} == {"bridge_not_on_land"}


@pytest.mark.rule("RI-6.17")
@pytest.mark.parametrize(
    ("cell", "kind", "allowed"),
    [
        ("D6", "R2", {0, 3}),  # land E, SE, W, NW
        ("B6", "R2", {2, 5}),  # land E, SW, W, NE
        ("E6", "R2", {2, 3}),  # land E, SW, W, NW
        ("D6", "R4", {1, 4}),
        ("B6", "R4", {0, 3}),
        ("E6", "R4", {0, 2, 4}),
    ],
)
def test_bent_tiles_have_both_ends_on_land(cell: str, kind: str, allowed: set[int]) -> None:
    options = {"river_set": "wide_bend" if kind == "R4" else "peninsula"}
    match = stop(cell, hidden=f"{cell}={kind}", crew=f"{cell[0]}{int(cell[1:]) + 2}", options=options)
    assert rotations(match) == allowed
    assert {code(match, f"rotate {k}") for k in set(range(6)) - allowed} == {"peninsula_not_on_land"}


@pytest.mark.rule("RI-6.17")
def test_a_wide_bend_can_cross_the_river() -> None:
    """E6 between E7 to the east and F5 to the south-west."""
    match = stop("E6", tiles="E7=L1@0 F5=L1@2", hidden="E6=R4", crew="C5", options={"river_set": "wide_bend"})
    assert rotations(match) == {0, 2, 4}
    match = running("E7=L1@0 E6=R4@0 F5=L1@2", "A E7<E", options={"river_set": "wide_bend"})
    assert locomotive(played(match, "run w", "run sw")) == "F5<NE"


@pytest.mark.rule("RI-6.18")
@pytest.mark.parametrize("hidden", [True, False])
def test_plain_water_is_never_turned(hidden: bool) -> None:
    water: dict[str, Any] = {"hidden": "D6=R3"} if hidden else {}
    match = stop("D6", tiles="D8=L1@0" + ("" if hidden else " D6=R3"), crew="D4", locomotives="A D7<E", **water)
    assert happened(match, "tile_set" if hidden else "tile_left")[0]["cell"] == "D6"
    assert (phase(match), tile(match, "D6")) == ("running", "R3@0")


@pytest.mark.rule("RI-6.19")
def test_the_ends_on_land_come_before_connection() -> None:
    """E7 comes up to E6 at E, which no permitted peninsula meets."""
    match = stop("E6", tiles="E7=L1@0", hidden="E6=R2", crew="C5")
    assert rotations(match) == {2, 3}
    assert code(match, "rotate 0") == "peninsula_not_on_land"
    match = stop("E6", tiles="E7=L1@0", hidden="E6=R2", crew="C5", options=POINT)
    assert rotations(match) == {2, 3}
    match = stop("E6", tiles="E7=L1@0 E5=L1@0", hidden="E6=R2", crew="C5")
    assert rotations(match) == {2, 3}
    match = stop("E6", tiles="E7=L1@0 F5=L1@2", hidden="E6=R2", crew="C5")
    assert tile(match, "E6") == "R2@2"  # the only permitted one that connects


@pytest.mark.rule("RI-6.20")
@pytest.mark.parametrize(("city", "crew"), [("D12", "D10"), ("E1", "E3")])
def test_a_city_is_not_turned(city: str, crew: str) -> None:
    match = stop(city, tiles="D11=L1@0", crew=crew)
    assert (phase(match), names(match)) == ("running", ["crew_moved"])
    assert code(match, "rotate 1") == "city_fixed"


@pytest.mark.rule("RI-6.21")
@pytest.mark.parametrize("turned", range(1, 6))
def test_the_own_locomotive_turns_with_its_tile(turned: int) -> None:
    around = "D10=L1@0 E10=L1@1 E9=L1@2 D8=L1@0 C9=L1@1 C10=L1@2"
    match = stop("D9", tiles=f"D9=L2@0 {around}", crew="D7", locomotives="A D9<SW")
    assert rotations(match) == {0, 1, 2, 3, 4, 5}
    match.play(f"rotate {turned}")
    edge = ["E", "SE", "SW", "W", "NW", "NE"][(2 + turned) % 6]
    assert locomotive(match) == f"D9<{edge}"
    assert happened(match, "locomotive_turned") == [{"seat": 0, "cell": "D9", "direction": edge.lower()}]
    ways = {(2 + turned) % 6, turned % 6}
    assert choices(match, "run") == {["e", "se", "sw", "w", "nw", "ne"][way] for way in ways}


@pytest.mark.rule("RI-6.21")
def test_a_tile_that_is_left_leaves_its_locomotive() -> None:
    match = played(stop("D9", tiles="D9=L2@0 D10=L1@0", crew="D7", locomotives="A D9<SW"), "rotate 0")
    assert not happened(match, "locomotive_turned")
    assert locomotive(match) == "D9<SW"


@pytest.mark.rule("RI-6.22")
@pytest.mark.parametrize(("kind", "period"), [("L1", 3), ("L12", 2), ("L9", 3), ("L4", 3), ("L2", 6)])
def test_rotations_that_look_alike_are_offered_once(kind: str, period: int) -> None:
    match = stop("G10", hidden=f"G10={kind}", crew="G8")
    assert rotations(match) == set(range(period))
    assert {code(match, f"rotate {k}") for k in range(period, 6)} <= {"looks_alike"}


@pytest.mark.rule("RI-6.22")
@pytest.mark.parametrize("kind", ["L1", "L4", "L8", "L12", "L13"])
def test_under_the_own_locomotive_all_six_are_offered(kind: str) -> None:
    around = "D10=L1@0 E10=L1@1 E9=L1@2 D8=L1@0 C9=L1@1 C10=L1@2"
    match = stop("D9", tiles=f"D9={kind} {around}", crew="D7", locomotives="A D9<E")
    assert rotations(match) == {0, 1, 2, 3, 4, 5}
    match.play("rotate 3")
    assert (tile(match, "D9"), locomotive(match)) == (f"{kind}@{3 % PERIOD[kind]}", "D9<W")


@pytest.mark.rule("RI-6.22")
def test_a_turned_tile_counts_on_from_where_it_lies() -> None:
    """L4 lies at 1; set to 4 it looks the same, and its locomotive faces the other way."""
    match = stop("D9", tiles="D9=L4@1 D10=L1@0 D8=L1@0", crew="D7", locomotives="A D9<SE")
    assert rotations(match) == {0, 1, 3, 4}
    assert locomotive(played(match.fork(), "rotate 4")) == "D9<NW"
    assert locomotive(played(match.fork(), "rotate 1")) == "D9<SE"
    assert locomotive(played(match.fork(), "rotate 0")) == "D9<E"


@pytest.mark.rule("RI-6.23")
def test_no_crew_ever_turns_a_tile_under_anothers_locomotive() -> None:
    match = rock_island(tiles="D9=L2@0", crews="A D7", locomotives="B D9<E", roll=2)
    assert code(match, "crew D9") == "stop_occupied_loco"
