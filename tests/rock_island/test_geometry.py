"""RI-3 Geometry and terms."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from reading import choices, code, codes, played
from rock_island import naive
from rock_island.positions import (
    BOARD,
    CHICAGO,
    EDGES,
    KANSAS_CITY,
    RIVER,
    locomotive,
    name_of,
    opening,
    rock_island,
    rotations,
    running,
)

ODD = ["D10", "E10", "E9", "D8", "C9", "C10"]
EVEN = ["C10", "D9", "D8", "C8", "B8", "B9"]
"""What lies round D9 and C9: E, SE, SW, W, NW, NE."""
LAND_CELLS = [
    name_of(cell)
    for cell in range(96)
    if cell % 12 != RIVER[cell // 12] and name_of(cell) not in (CHICAGO, KANSAS_CITY)
]


def turntable(cell: str, near: list[str]) -> Match:
    """A locomotive on a turntable, with straights that lead away from it on all sides."""
    rays = " ".join(f"{other}=L1@{edge % 3}" for edge, other in enumerate(near))
    return running(f"{cell}=L13 {rays}", f"A {cell}<E")


@pytest.mark.rule("RI-3.1", "RI-3.2")
@pytest.mark.parametrize(("cell", "near"), [("D9", ODD), ("C9", EVEN)])
def test_edges_are_numbered_clockwise_from_east(cell: str, near: list[str]) -> None:
    match = turntable(cell, near)
    reached = {edge: locomotive(played(match.fork(), f"run {edge}")) for edge in EDGES}
    opposite = dict(zip(EDGES, ["W", "NW", "NE", "E", "SE", "SW"], strict=True))
    assert reached == {edge: f"{there}<{opposite[edge]}" for edge, there in zip(EDGES, near, strict=True)}


@pytest.mark.rule("RI-3.2")
@pytest.mark.parametrize(
    ("cell", "near"),
    [
        ("D9", ODD),
        ("C9", EVEN),
        ("A1", ["A2", "B1"]),
        ("H1", ["H2", "G1", "G2"]),
        ("A12", ["A11", "B11", "B12"]),
        ("H12", ["H11", "G12"]),
        ("C1", ["C2", "D1", "B1"]),
        ("B12", ["B11", "A12", "C12"]),
    ],
)
def test_a_crew_with_a_1_reaches_the_neighbours_and_nothing_off_the_field(cell: str, near: list[str]) -> None:
    match = rock_island(crews=f"A {cell}", roll=1)
    assert choices(match, "crew") == set(near)


@pytest.mark.rule("RI-3.2")
def test_no_line_leads_off_the_field() -> None:
    match = running("A8=L13", "A A8<E")
    assert codes(match, "run", "nw ne") == {"nw": "off_field", "ne": "off_field"}


@pytest.mark.rule("RI-3.3")
def test_the_distance_is_that_of_a_walk_whatever_the_track() -> None:
    for cell in LAND_CELLS:
        seen = running(locomotives=f"B {cell}<E").view()["locomotives"][1]
        assert seen["distance"] == naive.distance(naive.at(cell), naive.at(KANSAS_CITY)), cell


@pytest.mark.rule("RI-3.3")
@pytest.mark.parametrize(
    ("cell", "distance"), [("E2", 1), ("D1", 1), ("C1", 2), ("A1", 4), ("A5", 6), ("E7", 6), ("D7", 7), ("H12", 13)]
)
def test_distances_counted_by_hand(cell: str, distance: int) -> None:
    assert running(locomotives=f"B {cell}<E").view()["locomotives"][1]["distance"] == distance


@pytest.mark.rule("RI-3.4")
@pytest.mark.parametrize("turned", range(6))
def test_a_tile_turned_by_k_has_its_edge_e_at_e_plus_k(turned: int) -> None:
    """A narrow curve joins the edges k and k + 1."""
    here, there = EDGES[turned], EDGES[(turned + 1) % 6]
    match = running(f"D9=L3@{turned}", f"A D9<{here}")
    lines = {edge for edge in EDGES if code(match, f"run {edge}") != "no_line_here"}
    assert lines == {here, there}


@pytest.mark.rule("RI-3.5", "RI-3.6", "RI-3.7")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("", {0, 1, 2, 3, 4, 5}),  # nothing near: any rotation
        ("D10=L1@0", {0, 5}),  # feeder E
        ("D10=L1@1", {0, 1, 2, 3, 4, 5}),  # open, but no line comes up to D9
        ("D8=L1@0", {2, 3}),  # feeder W
        ("D8=L1@0 D10=L1@0", {0, 2, 3, 5}),
        ("E10=L1@1", {0, 1}),  # feeder SE
        ("C9=L2@1", {3, 4}),  # feeder NW: the curve on C9 joins SE and W
    ],
)
def test_a_rotation_connects_at_the_feeders(tiles: str, expected: set[int]) -> None:
    match = rock_island(tiles=tiles, hidden="D9=L3", crews="A F9", roll=2)
    assert rotations(played(match, "crew D9")) == expected


@pytest.mark.rule("RI-3.5")
def test_a_hidden_tile_has_no_track() -> None:
    match = rock_island(hidden="D9=L3 D10=L13 D8=L13", crews="A F9", roll=2)
    assert rotations(played(match, "crew D9")) == {0, 1, 2, 3, 4, 5}
    assert code(running("D9=L1@0", "A D9<E"), "run w") == "tile_hidden"


@pytest.mark.rule("RI-3.6", "RI-3.8")
@pytest.mark.parametrize(
    ("cell", "crew", "expected"),
    [
        ("D11", "D9", {0, 5}),  # Chicago's exit W is to the east of D11
        ("C12", "C10", {0, 1}),  # NW
        ("E12", "E10", {4, 5}),  # SW leads to E12, whose NE it is
        ("E2", "E4", {2, 3}),  # Kansas City's exit E
        ("F1", "F3", {3, 4}),  # SE
        ("D1", "D3", {1, 2}),  # NE
    ],
)
def test_cities_feed_through_three_exits(cell: str, crew: str, expected: set[int]) -> None:
    match = played(rock_island(hidden=f"{cell}=L3", crews=f"A {crew}", roll=2), f"crew {cell}")
    assert rotations(match) == expected


@pytest.mark.rule("RI-3.8")
def test_chicago_has_no_other_exits() -> None:
    match = running("D11=L1@0 C12=L1@1 E12=L1@2")
    assert codes(match, "run", "e se ne") == dict.fromkeys(["e", "se", "ne"], "no_line_here")
    assert choices(match, "run") == {"sw", "w", "nw"}


@pytest.mark.rule("RI-3.8")
def test_kansas_city_cannot_be_entered_elsewhere() -> None:
    """E1 has six edges; to its NW and SW there is nothing, as row E is not shifted: D1 is NE, F1 is SE."""
    for cell, way in (("E2", "w"), ("F1", "nw"), ("D1", "sw")):
        match = running(f"{cell}=L13", f"A {cell}<E")
        assert code(match, f"run {way}") is None


@pytest.mark.rule("RI-3.9")
@pytest.mark.parametrize(
    "kind", [tile for tile in BOARD["tile_types"] if tile["kind"] == "land"], ids=lambda t: t["id"]
)
def test_lines_that_meet_share_one_stop_mark(kind: dict[str, object]) -> None:
    """Whoever stands on a group closes all of it, and nothing of the others."""
    groups: list[dict[str, list[int]]] = kind["groups"]  # type: ignore[assignment]
    for group in groups:
        for stand in group["edges"]:
            for number, edge in ((n, edge) for n, other in enumerate(groups) for edge in other["edges"]):
                near, back = ODD[edge], EDGES[(edge + 3) % 6]
                match = running(f"D9={kind['id']} {near}=L13", f"A {near}<{EDGES[edge]}; B D9<{EDGES[stand]}")
                same = edge in group["edges"]
                assert code(match, f"run {back}") == ("blocked_by_loco" if same else None), (stand, edge, number)


@pytest.mark.rule("RI-3.9")
def test_a_step_leads_from_mark_to_mark() -> None:
    match = running("D11=L9@0 D10=L13 D9=L6")
    ways = {tuple(mark["way"]): (mark["cell"], mark["steps"]) for mark in match.view()["locomotives"][0]["reach"]}
    assert ways == {("w",): ("D11", 1), ("w", "w"): ("D10", 2), ("w", "w", "w"): ("D9", 3)}


@pytest.mark.rule("RI-3.10")
@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("D6", {0, 3}),  # river NE and SW: land E, SE and W, NW
        ("E6", {2, 3}),  # river NE and SE
        ("C7", {0, 5}),  # river NW and SW
        ("A6", {2}),  # the border is no land: E, SE river, SW, W
        ("H6", {5}),
    ],
)
def test_a_peninsula_finds_the_land_edges(cell: str, expected: set[int]) -> None:
    """R2@k has its ends at k and k + 1."""
    match = rock_island(hidden=f"{cell}=R2", crews=f"A {cell[0]}{int(cell[1:]) + 2}", roll=2)
    played(match, f"crew {cell}")
    if len(expected) == 1:
        assert {match.view()["cells"][cell]["rotation"]} == expected
    else:
        assert rotations(match) == expected


@pytest.mark.rule("RI-3.5", "RI-3.6")
def test_feeders_in_the_opening_are_those_of_chicago() -> None:
    assert choices(opening(), "reveal") == {"C12", "D11", "E12"}
