"""The corner cases of the rules page, RI-CC-1 to RI-CC-38, in order."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from branchline.games.rock_island.options import CONNECTABLE_FIRST
from branchline.kernel import ALLOWED, Match
from reading import choices, code, codes, happened, names, phase, played, texts
from rock_island import naive
from rock_island.positions import (
    BOARD,
    RIVER,
    ROCK_ISLAND,
    TYPES,
    crew,
    locomotive,
    opening,
    rock_island,
    rotations,
    run_ends,
    running,
    slot,
    tile,
)

HANS, EXPERT = {"edition": "hans_im_glueck"}, {"edition": "hans_im_glueck_expert"}
CLOSED = "D11=L3@0 E12=L3@4 C12=L3@1"
ROUND_ABOUT = {"B11", "B12", "C11", "D10", "E11", "F11", "F12"}
SWITCH = "D11=L1@0 D10=L10@0 D9=L1@0 E10=L1@2"
CIRCLE = "D10=L3@3 D9=L3@5 C10=L3@1"
FORK = "D11=L10@0 D10=L1@0 D9=L1@0 E11=L1@2"


@pytest.mark.rule("RI-CC-1", "RI-4.12", "RI-4.13", "RI-4.14", "RI-4.15", "RI-4.16")
def test_cc_01_always_the_last() -> None:
    script = Path(__file__).with_name("last_draws.py")
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", str(script)], check=False, capture_output=True, text=True, env=environment
    )
    assert run.returncode == 0, run.stderr
    position = json.loads(run.stdout)
    assert position["first"] == position["active"] == 2
    course = [10, 9, 9, 8, 8, 7, 8, 8]
    assert position["river"] == [12 * row + column for row, column in enumerate(course)]
    river = [TYPES[position["tile"][cell]] for cell in position["river"]]
    assert river == ["R1", "R1", "R2", "R2", "R3", "R3", "R3", "R3"]
    assert [TYPES[kind] for kind in position["slot"]] == ["L1", "L1", "L1", "L1", "R3", "R3"]
    assert (position["chicago"], position["kansas_city"]) == (5 * 12 + 11, 6 * 12)
    lying = {(0, 11): "L2", (4, 4): "L5", (7, 11): "L13"}
    assert {place: TYPES[position["tile"][12 * place[0] + place[1]]] for place in lying} == lying
    assert naive.city_rows("chicago", tuple(course), 4) == [5]


@pytest.mark.rule("RI-CC-2", "RI-4.15")
def test_cc_02_how_many_rivers() -> None:
    assert sum(1 for _ in naive.flows()) == BOARD["generator"]["expected"]["courses_on_field"] == 1320
    board = ROCK_ISLAND.load_board().record
    listed = [tuple(course) for course in (board.course[0, : board.courses[0]] % 12).tolist()]
    assert len(listed) == 688
    assert listed[0] == (1, 1, 2, 2, 3, 3, 4, 3)
    assert naive.city_rows("kansas_city", listed[0], 4) == [6]
    assert listed[285] == RIVER


@pytest.mark.rule("RI-CC-3", "RI-4.19")
def test_cc_03_too_far_west() -> None:
    match = ROCK_ISLAND.new(3, seed=1, options={"map_laying": "by_hand"})
    assert codes(match, "source", "1 2") == {"1": "no_such_course", "2": None}
    match.play("source 2")
    assert codes(match, "course", "sw se") == {"sw": "no_such_course", "se": None}
    match.play("course se")
    assert choices(match, "course") == {"se"}


@pytest.mark.rule("RI-CC-4", "RI-5.4", "RI-6.13")
@pytest.mark.parametrize("cell", sorted(ROUND_ABOUT))
def test_cc_04_closed_all_round(cell: str) -> None:
    match = opening(tiles=CLOSED, hidden=f"{cell}=L2")
    assert choices(match, "reveal") == ROUND_ABOUT
    assert rotations(played(match, f"reveal {cell}")) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("RI-CC-4")
@pytest.mark.parametrize(("cell", "rotation"), [("D11", 0), ("E12", 4), ("C12", 1)])
def test_cc_04_each_was_legal_when_it_was_set(cell: str, rotation: int) -> None:
    match = played(opening(hidden=f"{cell}=L3"), f"reveal {cell}")
    assert rotation in rotations(match)


@pytest.mark.rule("RI-CC-5", "RI-5.4")
def test_cc_05_one_way_out() -> None:
    tiles = "D11=L3@0 E12=L3@3 C12=L3@1"
    match = opening(tiles=tiles, options={"opening_target": "any_touching"})
    assert choices(match, "reveal") == ROUND_ABOUT
    contract, state = ROCK_ISLAND.contract, match.state
    state.opening_target = CONNECTABLE_FIRST
    codes = {str(action): contract.why_not(match.board.record, state, action.number) for action in match.legal()}
    assert codes.pop("reveal E11") == ALLOWED
    assert {contract.reasons[number].code for number in codes.values()} == {"pick_connectable_first"}
    alone = opening(tiles=tiles)
    assert (phase(alone), alone.view()["turning"]["cell"]) == ("turning", "E11"), "the only choice is made"


@pytest.mark.rule("RI-CC-6", "RI-5.3")
def test_cc_06_too_far() -> None:
    match = opening()
    reason = match.why_not("reveal D8")
    assert reason is not None
    assert (reason.code, reason.clause) == ("outside_opening_area", "RI-5.3")
    assert naive.distance(naive.at("D8"), naive.at("D12")) == 4


@pytest.mark.rule("RI-CC-7", "RI-6.4", "RI-6.5")
def test_cc_07_in_the_corner() -> None:
    assert choices(rock_island(crews="A A1", roll=1), "crew") == {"A2", "B1"}
    ends = {"A1", "A2", "A3", "B1", "B2", "C1", "C2"}
    assert choices(rock_island(crews="A A1", roll=2), "crew") == ends
    strict = rock_island(crews="A A1", roll=2, options={"crew_half_turn": "forbidden"})
    assert choices(strict, "crew") == ends - {"A1"}


@pytest.mark.rule("RI-CC-8", "RI-6.6", "RI-6.7")
def test_cc_08_walking_past() -> None:
    one, two, three = (rock_island(crews="A D10; B D9", locomotives="C D8<E", roll=roll) for roll in (1, 2, 3))
    assert len(choices(one, "crew")) == 5
    assert code(one, "crew D9") == "stop_occupied_crew"
    assert code(two, "crew D8") == "stop_occupied_loco"
    assert code(three, "crew D7") is None


@pytest.mark.rule("RI-CC-9", "RI-6.5", "RI-6.14")
def test_cc_09_there_and_back() -> None:
    match = rock_island(tiles="D10=L2@0 D11=L1@0", crews="A D10", roll=4)
    match.play("crew D10")
    assert happened(match, "crew_moved") == [{"seat": 0, "origin": "D10", "cell": "D10"}]
    assert rotations(match) == {0, 4}
    assert tile(played(match, "rotate 4"), "D10") == "L2@4"


@pytest.mark.rule("RI-CC-10", "RI-6.10")
def test_cc_10_hemmed_in() -> None:
    match = running(
        "F9=L1@0 F8=L1@0", "A F9<E; D C12<SE", 4, active="D", turn=4, crews="B D11; C E12", rolls=(1,)
    )  # fmt: skip
    match.play("end")
    assert happened(match, "crew_stayed") == [{"seat": 0, "cell": "D12"}]
    assert (match.to_move, phase(match)) == (0, "running")
    assert locomotive(played(match, "run w")) == "F8<E"


@pytest.mark.rule("RI-CC-11", "RI-6.20", "RI-7.9")
@pytest.mark.parametrize(("start", "city"), [("D12", "D12"), ("E7", "E1")])
def test_cc_11_a_six_in_town(start: str, city: str) -> None:
    options = {"exchange_place": "under_crew"}
    match = rock_island(tiles="D11=L1@0", crews=f"A {start}", roll=6, options=options)
    match.play(f"crew {city}")
    assert (names(match), texts(match)) == (["crew_moved"], {"run w", "end"})
    assert code(match, f"exchange {city} land1") == "city_fixed"
    assert code(match, "rotate 0") == "city_fixed"
    anywhere = played(rock_island(tiles="D11=L1@0", crews=f"A {start}", roll=6), f"crew {city}")
    assert (phase(anywhere), code(anywhere, f"exchange {city} land1")) == ("exchanging", "city_fixed")
    assert code(anywhere, "exchange D11 land1") is None


@pytest.mark.rule("RI-CC-12", "RI-6.13")
@pytest.mark.parametrize(("kind", "ways"), [("L1", 3), ("L2", 6), ("L12", 2), ("L13", 1)])
def test_cc_12_in_the_wilderness(kind: str, ways: int) -> None:
    match = rock_island(tiles="D11=L1@0", hidden=f"G10={kind}", crews="A G5", roll=5)
    match.play("crew G10")
    assert len(rotations(match)) == (ways if ways > 1 else 0)
    assert (tile(match, "G10") == "L13@0") == (kind == "L13")
    assert phase(match) == ("turning" if ways > 1 else "running")


@pytest.mark.rule("RI-CC-13", "RI-6.18")
def test_cc_13_only_water() -> None:
    match = rock_island(tiles="D11=L1@0", hidden="D6=R3", crews="A D8", roll=2)
    match.play("crew D6")
    assert (phase(match), tile(match, "D6"), texts(match)) == ("running", "R3@0", {"run w", "end"})


@pytest.mark.rule("RI-CC-14", "RI-6.17", "RI-3.10")
@pytest.mark.parametrize(("cell", "expected"), [("A6", {2}), ("H6", {5}), ("E6", {2, 3})])
def test_cc_14_placing_a_peninsula(cell: str, expected: set[int]) -> None:
    match = rock_island(hidden=f"{cell}=R2", crews=f"A {cell[0]}8", roll=2)
    match.play(f"crew {cell}")
    assert (rotations(match) or {match.view()["cells"][cell]["rotation"]}) == expected


@pytest.mark.rule("RI-CC-15", "RI-6.19")
def test_cc_15_on_the_wrong_bank() -> None:
    bent = played(rock_island(tiles="E7=L1@0", hidden="E6=R2", crews="A C5", roll=2), "crew E6")
    assert rotations(bent) == {2, 3}
    straight = played(rock_island(tiles="E7=L1@0", hidden="E6=R1", crews="A C5", roll=2), "crew E6")
    assert tile(straight, "E6") == "R1@0"


@pytest.mark.rule("RI-CC-16", "RI-6.14")
def test_cc_16_turn_it_or_leave_it() -> None:
    match = played(rock_island(tiles="D11=L1@1 D10=L1@0"), "crew D11")
    assert codes(match, "rotate", "0 1 2") == {"0": None, "1": None, "2": "no_connection"}
    assert rotations(match) == {0, 1}


@pytest.mark.rule("RI-CC-17", "RI-6.21", "RI-6.22")
def test_cc_17_same_picture_other_way() -> None:
    match = rock_island(tiles="D11=L1@0 D10=L4@0 D9=L1@0", locomotives="A D10<E", roll=2)
    match.play("crew D10")
    assert rotations(match) == {0, 1, 3, 4}
    match.play("rotate 3")
    assert (locomotive(match), tile(match, "D10")) == ("D10<W", "L4@0")
    assert codes(match, "run", "ne w") == {"ne": "tile_hidden", "w": None}
    assert locomotive(played(match, "run w")) == "D9<E"


@pytest.mark.rule("RI-CC-18", "RI-6.21", "RI-8.7")
@pytest.mark.parametrize(("rotation", "entry", "ways"), [(3, "NE", {"ne", "w"}), (1, "W", {"w", "se"})])
def test_cc_18_turning_a_switch(rotation: int, entry: str, ways: set[str]) -> None:
    match = rock_island(tiles=SWITCH, locomotives="A D10<SW", roll=2)
    played(match, "crew D10", f"rotate {rotation}")
    assert locomotive(match) == f"D10<{entry}"
    found = codes(match, "run", "e se sw w nw ne")
    assert {way for way, why in found.items() if why not in ("no_line_here", "switch_wrong_branch")} == ways


@pytest.mark.rule("RI-CC-19", "RI-7.6")
def test_cc_19_not_under_the_wheels() -> None:
    match = rock_island(tiles="D10=L1@0 D9=L1@1", crews="A D3", locomotives="A D9<SE", roll=6)
    assert code(played(match, "crew D9"), "exchange D9 land1") == "exchange_loco_on_tile"


@pytest.mark.rule("RI-CC-20", "RI-7.2")
def test_cc_20_land_for_water() -> None:
    match = played(rock_island(tiles="D6=R3", roll=6), "crew D6")
    assert codes(match, "exchange D6", "land1 land2 land3 land4") == dict.fromkeys(
        ["land1", "land2", "land3", "land4"], "exchange_wrong_kind"
    )


@pytest.mark.rule("RI-CC-21", "RI-7.5")
def test_cc_21_second_hand() -> None:
    match = rock_island(
        tiles="D11=L1@0 D10=L1@1 F9=L2@0", crews="A D4; B F3", roll=6, reserve="land3=L9", rolls=(6,)
    )  # fmt: skip
    played(match, "crew D10", "rotate 0", "exchange D10 land3", "rotate 0", "end", "crew F9", "rotate 0")
    assert (match.to_move, slot(match, "land3")) == (1, "L1")
    match.play("exchange F9 land3")
    assert happened(match, "tile_exchanged") == [{"seat": 1, "cell": "F9", "tile": "L1", "old": "L2"}]


@pytest.mark.rule("RI-CC-22", "RI-7.1")
@pytest.mark.parametrize(("options", "roll", "die"), [({}, 5, None), (HANS, 6, 1)])
def test_cc_22_the_wrong_die(options: dict[str, Any], roll: int, die: int | None) -> None:
    match = rock_island(tiles="D11=L1@0 D10=L1@1", crews=f"A D{10 - roll}", roll=roll, die=die, options=options)
    match.play("crew D10")
    assert code(match, "exchange D10 land1") == "exchange_not_rolled"
    assert phase(match) == "turning"


@pytest.mark.rule("RI-CC-23", "RI-8.13", "RI-8.14")
@pytest.mark.parametrize("options", [HANS, EXPERT])
def test_cc_23_rolling_a_0(options: dict[str, Any]) -> None:
    match = rock_island(tiles="D11=L1@0 D10=L1@1", roll=2, die=0, options=options)
    played(match, "crew D10", "rotate 0")
    assert phase(match) == "exchanging"
    match.play("keep")
    assert code(match, "run w") == ("die_used_up" if options is HANS else None)
    assert run_ends(match) == ({"D12"} if options is HANS else {"D12", "D11<E", "D10<E"})


@pytest.mark.rule("RI-CC-24", "RI-8.7")
def test_cc_24_a_switch() -> None:
    match = played(running(SWITCH, "A E10<SW"), "run ne")
    assert locomotive(match) == "D10<SW"
    assert codes(match, "run", "w e") == {"w": "switch_wrong_branch", "e": None}
    stopped = {entry: choices(running(SWITCH, f"A D10<{entry}"), "run") for entry in ("SW", "E", "W")}
    assert stopped == {"SW": {"e", "sw"}, "E": {"e", "sw", "w"}, "W": {"e", "w"}}


@pytest.mark.rule("RI-CC-25", "RI-8.10", "RI-8.11")
def test_cc_25_over_and_under() -> None:
    tiles, pieces = "D11=L1@0 D10={} D9=L1@0", "A D11<E; B D10<NW"
    through = played(running(tiles.format("L8@0"), pieces), "run w", "run w")
    assert locomotive(through) == "D9<E"
    assert code(running(tiles.format("L9@0"), pieces), "run w") == "blocked_by_loco"
    assert code(running(tiles.format("L8@0"), "A D11<E", crews="B D10"), "run w") == "blocked_by_crew"


@pytest.mark.rule("RI-CC-26", "RI-8.10")
def test_cc_26_your_own_crew() -> None:
    match = running("D11=L1@0 D10=L1@0", crews="A D11")
    assert locomotive(played(match, "run w", "run w")) == "D10<E"


@pytest.mark.rule("RI-CC-27", "RI-8.15")
@pytest.mark.parametrize(
    ("ways", "end", "fourth"), [(["w", "ne", "se"], "D10<NW", "w"), (["nw", "sw", "e"], "D10<W", "nw")]
)
def test_cc_27_going_in_circles(ways: list[str], end: str, fourth: str) -> None:
    match = played(running(CIRCLE, "A D10<W"), *(f"run {way}" for way in ways))
    assert locomotive(match) == end
    assert code(match, f"run {fourth}") == "already_passed"


@pytest.mark.rule("RI-CC-27")
def test_cc_27_by_the_die() -> None:
    match = running(CIRCLE, "A D10<W", die=3, options=HANS)
    assert {locomotive(played(match.fork(), *way)) for way in (
        ("run w", "run ne", "run se"), ("run nw", "run sw", "run e"))} == {"D10<NW", "D10<W"}  # fmt: skip
    assert run_ends(match) == {"D10<NW", "D10<W"}


@pytest.mark.rule("RI-CC-28", "RI-8.5")
def test_cc_28_no_turning_back() -> None:
    tiles = "D11=L1@0 D10=L3@0"
    match = played(running(tiles), "run w", "run w")
    assert locomotive(match) == "D10<E"
    assert codes(match, "run", "e se") == {"e": "no_reversing", "se": "tile_hidden"}
    assert locomotive(played(running(tiles, "A D10<E"), "run e")) == "D11<W"


@pytest.mark.rule("RI-CC-29", "RI-8.16")
def test_cc_29_back_in_chicago() -> None:
    tiles = "D11=L1@0 C12=L1@1 E12=L1@0"
    match = played(running(tiles, "A D11<E"), "run e")
    assert (locomotive(match), texts(match)) == ("D12", {"end"})
    assert code(match, "run nw") == "run_ended_in_chicago"
    assert codes(running(tiles), "run", "sw w nw") == {"sw": "no_line_there", "w": None, "nw": None}


@pytest.mark.rule("RI-CC-30", "RI-8.17")
@pytest.mark.parametrize("exact", ["no", "yes"])
def test_cc_30_one_too_many(exact: str) -> None:
    options = HANS | {"kansas_city_exact": exact}
    match = played(running("E3=L1@0 E2=L1@0", "A E3<E", die=3, options=options), "run w")
    if exact == "no":
        assert played(match, "run w").winners() == [0]
    else:
        assert code(match, "run w") == "exact_count_needed"
        assert locomotive(played(match, "end")) == "E2<E"


@pytest.mark.rule("RI-CC-31", "RI-8.13")
def test_cc_31_halfway() -> None:
    match = played(running(FORK, die=3, options=HANS), "run w")
    assert code(match, "end") == "must_run_on"
    assert (str(match.undo()), locomotive(match)) == ("run w", "D12")
    free = played(running(FORK, die=3, options=HANS | {"run_by_die": "up_to"}), "run w")
    assert code(free, "end") is None


@pytest.mark.rule("RI-CC-32", "RI-8.12")
def test_cc_32_crowded_chicago() -> None:
    match = running("D11=L1@0", "A D11<E")
    assert match.view()["crews"][1:] == ["D12", "D12"]
    assert locomotive(played(match, "run e")) == "D12"
    assert locomotive(played(running("D11=L1@0"), "run w")) == "D11<E"


@pytest.mark.rule("RI-CC-33", "RI-9.3")
def test_cc_33_time_is_up() -> None:
    match = ROCK_ISLAND.new(3, seed=11, options={"max_rounds": 10})
    while not match.is_over:
        match.play("end" if "end" in texts(match) else match.legal_numbers()[0])
    assert (match.view()["turn"], match.end_reason) == (30, "round_limit")
    assert match.at(len(match) - 1).view()["turn"] in (29, 30)


@pytest.mark.rule("RI-CC-34", "RI-9.4", "RI-9.5")
def test_cc_34_who_is_nearest() -> None:
    match = running("", "A E7<E; B A5<E; C D7<E", turn=180, active="C", last_run="A 50; B 40; C 60")
    match.play("end")
    assert [event["distance"] for event in happened(match, "distance_left")] == [6, 6, 7]
    assert (match.places(), match.winners()) == ([2, 1, 3], [1])


@pytest.mark.rule("RI-CC-35", "RI-9.6")
def test_cc_35_nobody_left() -> None:
    match = played(running(turn=180, active="C"), "end")
    assert match.places() == [1, 1, 1]


@pytest.mark.rule("RI-CC-36", "RI-10.1")
def test_cc_36_seen_is_seen() -> None:
    """The crew's walk told something, setting the tile did not: only that is taken back freely."""
    start = rock_island(tiles="D11=L1@0", hidden="D10=L2", roll=2)
    shown = played(start.fork(), "crew D10")
    done = played(shown.fork(), "rotate 0")
    assert start.revealed < shown.revealed == done.revealed
    done.undo()
    assert (crew(done), tile(done, "D10"), rotations(done)) == ("D10", "L2@0", {0, 4})
    assert texts(done) == {"rotate 0", "rotate 4"}


@pytest.mark.rule("RI-CC-37", "RI-9.7")
def test_cc_37_second_and_third() -> None:
    match: Match = running("E2=L1@0", "A E2<E; B E4<E; C E8<E", turn=50, last_run="B 48; C 3")
    match.play("run w")
    assert match.places() == [1, 2, 3]
    assert [event["distance"] for event in happened(match, "distance_left")] == [3, 7]


@pytest.mark.rule("RI-CC-38", "RI-6.13")
@pytest.mark.parametrize(("option", "expected"), [("any", {0, 1, 2, 3, 4, 5}), ("point_at_open", {0, 4})])
def test_cc_38_pointing_at_something(option: str, expected: set[int]) -> None:
    options = {"unconnected_rotation": option}
    match = rock_island(tiles="D10=L1@1", hidden="D9=L2", crews="A D7", roll=2, options=options)
    assert rotations(played(match, "crew D9")) == expected


@pytest.mark.rule("RI-CC-39", "RI-6.8", "RI-8.10")
def test_cc_39_a_crew_at_the_gates() -> None:
    options = {"crew_in_city": "blocks"}
    assert code(running("E2=L1@0", "A E2<E", crews="B E1", options=options), "run w") == "blocked_by_crew"
    assert played(running("E2=L1@0", "A E2<E", crews="A E1", options=options), "run w").is_over


@pytest.mark.rule("RI-CC-40", "RI-8.6", "RI-8.15")
def test_cc_40_there_and_back_by_turntable() -> None:
    match = played(running("D10=L13 D9=L13", "A D10<E", options={"turntable_back": "yes"}), "run w", "run e")
    assert (locomotive(match), code(match, "run w")) == ("D10<W", "already_passed")
