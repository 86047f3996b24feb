"""RI-EX The worked examples."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from reading import choices, code, codes, happened, phase, played
from rock_island import naive
from rock_island.positions import (
    BOARD,
    ROCK_ISLAND,
    locomotive,
    opening,
    rock_island,
    rotations,
    run_ends,
    running,
    slot,
    tile,
)

HANS = {"edition": "hans_im_glueck"}


@pytest.mark.rule("RI-EX-1")
@pytest.mark.parametrize(("players", "rivers", "reserve"), [(2, 9, 1), (3, 10, 2), (4, 10, 2)])
def test_counting_tiles(players: int, rivers: int, reserve: int) -> None:
    assert 90 - 4 + 8 + 2 == 96 == BOARD["field"]["rows"] * BOARD["field"]["cols"]
    view = ROCK_ISLAND.new(players, seed=1).view()
    grounds = [cell["ground"] for cell in view["cells"].values()]
    assert (grounds.count("land"), grounds.count("river"), len(grounds)) == (86, 8, 96)
    assert sum(place["ground"] == "land" for place in view["reserve"]) == 4
    assert sum(place["ground"] == "river" for place in view["reserve"]) == reserve == rivers - 8
    shown = len(view["reserve"])
    assert sum(view["remaining"].values()) == 90 + rivers - shown


@pytest.mark.rule("RI-EX-2")
def test_city_exits() -> None:
    match = running("E12=L13 D11=L1@0 C12=L13")
    assert {way: locomotive(played(match.fork(), f"run {way}")) for way in ("sw", "w", "nw")} == {
        "sw": "E12<NE",
        "w": "D11<E",
        "nw": "C12<SE",
    }
    for cell, way in (("E2", "w"), ("F1", "nw"), ("D1", "sw")):
        assert played(running(f"{cell}=L13", f"A {cell}<E"), f"run {way}").is_over
    assert match.view()["locomotives"][0]["distance"] == 12


@pytest.mark.rule("RI-EX-3")
def test_the_opening() -> None:
    match = opening(active="B", first=1, options={"first_player": "random"})
    assert match.view()["opening"]["left"] == 19
    order = []
    while match.view()["opening"] is not None:
        order += [
            event.arguments["seat"] for event in match.play(match.legal_numbers()[0]) if event.name == "tile_revealed"
        ]
    assert order == [(1 + k) % 3 for k in range(19)]
    assert order[-1] == 1
    assert (match.to_move, match.view()["turn"]) == (2, 1)


@pytest.mark.rule("RI-EX-4")
@pytest.mark.parametrize(
    ("kind", "expected"), [("L1", {0}), ("L2", {0, 4}), ("L4", {0, 1}), ("L10", {0, 3, 4}), ("L13", {0})]
)
def test_connecting(kind: str, expected: set[int]) -> None:
    match = played(opening(hidden=f"D11={kind}"), "reveal D11")
    if len(expected) == 1:
        assert tile(match, "D11") == f"{kind}@0"
        assert match.to_move == 1
    else:
        assert rotations(match) == expected


@pytest.mark.rule("RI-EX-5")
def test_a_crews_choice() -> None:
    match = rock_island(roll=2)
    assert choices(match, "crew") == {
        *("B11", "B12", "C11", "C12", "D10", "D11"),
        "D12",
        *("E11", "E12", "F11", "F12"),
    }


CROSSING = "D11=L9@0 D10=L1@0 C11=L1@1 E12=L1@1"


@pytest.mark.rule("RI-EX-6")
def test_a_crossing() -> None:
    match = played(running(CROSSING), "run w")
    assert locomotive(match) == "D11<E"
    assert {locomotive(played(match.fork(), f"run {way}")) for way in choices(match, "run")} == {
        "D10<E",
        "C11<SE",
        "E12<NW",
    }
    back = played(running(CROSSING, "A E12<NW"), "run nw", "run e")
    assert (locomotive(back), choices(back, "run")) == ("D12", set())


@pytest.mark.rule("RI-EX-7")
def test_a_turntable() -> None:
    tiles = "D11=L1@0 D10=L13@0 E11=L1@1 E10=L1@2 D9=L2@0 C10=L1@1 C11=L3@2"
    match = played(running(tiles, "A D11<E"), "run w")
    reached = {locomotive(played(match.fork(), f"run {way}")) for way in choices(match, "run")}
    assert reached == {"C11<SW", "E11<NW", "E10<NE", "D9<E", "C10<SE"}
    assert code(match, "run e") == "no_reversing"


@pytest.mark.rule("RI-EX-8")
def test_over_the_river_by_peninsula() -> None:
    tiles = "D7=L1@0 D6=R2@0 D5=L1@0 D4=L1@0 C6=L2@0"
    match = played(running(tiles, "A D7<E", crews="A D4"), "run w", "end")
    assert locomotive(match) == "D6<E"
    match = rock_island(tiles=tiles, locomotives="A D6<E", crews="A D4", roll=2)
    match.play("crew D6")
    assert rotations(match) == {0, 3}
    match.play("rotate 3")
    assert locomotive(match) == "D6<W"
    assert codes(match, "run", "nw w") == {"nw": "no_line_there", "w": None}
    assert locomotive(played(match, "run w")) == "D5<E"


@pytest.mark.rule("RI-EX-9")
def test_an_exchange() -> None:
    match = rock_island(tiles="D11=L1@0 D10=L1@1", crews="A D4", roll=6, reserve="land3=L9")
    assert rotations(played(match, "crew D10")) == {0, 1}
    played(match, "rotate 1", "exchange D10 land3")
    assert rotations(match) == {0, 2}
    assert slot(match, "land3") == "L1"


@pytest.mark.rule("RI-EX-10")
def test_sharing_a_tile() -> None:
    tiles = "D10=L4@0 D11=L1@0 C11=L2@0 D9=L1@0"
    assert code(running(tiles, "A D11<E; B D10<E"), "run w") == "blocked_by_loco"
    match = played(running(tiles, "A C11<E; B D10<E"), "run sw")
    assert locomotive(match) == "D10<NE"
    assert locomotive(played(match, "run w")) == "D9<E"


@pytest.mark.rule("RI-EX-11")
@pytest.mark.parametrize(("cell", "expected"), [("D6", {0, 1}), ("B6", {0, 2}), ("E6", {0})])
def test_placing_bridges(cell: str, expected: set[int]) -> None:
    match = rock_island(hidden=f"{cell}=R1", crews=f"A {cell[0]}8", roll=2)
    match.play(f"crew {cell}")
    assert (rotations(match) or {match.view()["cells"][cell]["rotation"]}) == expected


def forked(die: int) -> Match:
    return running("D11=L10@0 D10=L1@0 D9=L1@0 E11=L1@2", die=die, options=HANS)


@pytest.mark.rule("RI-EX-12")
@pytest.mark.parametrize(("die", "ends"), [(3, {"D9<E", "E11<NE"}), (2, {"D10<E", "E11<NE"}), (1, {"D11<E"})])
def test_running_by_the_die(die: int, ends: set[str]) -> None:
    assert run_ends(forked(die)) == {"D12"} | ends


@pytest.mark.rule("RI-EX-12")
def test_the_short_branch_takes_two_steps_and_ends_at_a_hidden_tile() -> None:
    match = played(forked(3), "run w", "run sw")
    assert (phase(match), code(match, "run sw"), code(match, "end")) == ("running", "tile_hidden", None)
    match.play("end")
    assert happened(match, "run_ended") == [{"seat": 0, "steps": 2, "cell": "E11"}]
    assert naive.distance(naive.at("E11"), naive.at("E1")) == 10
