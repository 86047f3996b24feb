"""RI-8 The locomotive."""

from __future__ import annotations

from typing import Any

import pytest

from reading import choices, code, codes, happened, names, phase, played, texts
from rock_island.positions import BOARD, EDGES, locomotive, rock_island, run_ends, running

NEAR = ["D10", "E10", "E9", "D8", "C9", "C10"]
"""What lies round D9: E, SE, SW, W, NW, NE."""
RAYS = " ".join(f"{cell}=L1@{edge % 3}" for edge, cell in enumerate(NEAR))
"""A straight on each of them, which leads away from D9."""
LINE = "D11=L1@0 D10=L1@0 D9=L1@0 D8=L1@0"
HANS = {"edition": "hans_im_glueck"}


@pytest.mark.rule("RI-8.1")
def test_the_locomotive_may_run_or_stay() -> None:
    match = running(LINE)
    assert texts(match) == {"run w", "end"}
    stayed = played(match.fork(), "end")
    assert happened(stayed, "locomotive_stayed") == [{"seat": 0, "cell": "D12"}]
    assert (locomotive(stayed), stayed.to_move) == ("D12", 1)
    assert locomotive(played(match, "run w", "end")) == "D11<E"
    assert happened(match, "run_ended") == [{"seat": 0, "steps": 1, "cell": "D11"}]


@pytest.mark.rule("RI-8.1")
def test_it_runs_after_the_tile_step() -> None:
    match = rock_island(tiles="D11=L1@1", roll=1)
    match.play("crew D11")
    assert not texts(match, "run")
    match.play("rotate 0")
    assert texts(match) == {"run w", "end"}


@pytest.mark.rule("RI-8.2")
def test_a_step_goes_from_mark_to_mark_and_a_city_is_a_step_too() -> None:
    match = running("E3=L1@0 E2=L1@0", "A E4<E")
    assert locomotive(match) == "E4<E"
    match.play("run w")
    assert (locomotive(match), match.view()["run"]["steps"]) == ("E3<E", 1)
    assert happened(match, "locomotive_moved") == [{"seat": 0, "direction": "w", "cell": "E3"}]
    played(match, "run w", "run w")
    assert (locomotive(match), match.is_over) == ("E1", True)


@pytest.mark.rule("RI-8.3")
@pytest.mark.parametrize(
    ("kind", "entry", "ways"),
    [
        ("L1@0", "e", "e w"),
        ("L1@0", "w", "e w"),
        ("L2@0", "e", "e sw"),
        ("L2@0", "sw", "e sw"),
        ("L3@4", "nw", "nw ne"),
        ("L4@0", "e", "e sw"),
        ("L4@0", "w", "w ne"),
        ("L10@0", "e", "e w sw"),
        ("L12@1", "se", "se w ne"),
        ("L13", "ne", "e se sw w nw ne"),
    ],
)
def test_first_forward_or_backward(kind: str, entry: str, ways: str) -> None:
    match = running(f"D9={kind} {RAYS}", f"A D9<{entry.upper()}")
    assert choices(match, "run") == set(ways.split())
    others = set(EDGES) - set(ways.split())
    assert {code(match, f"run {edge}") for edge in others} <= {"no_line_here"}


@pytest.mark.rule("RI-8.4")
def test_from_chicago_by_any_exit() -> None:
    match = running("D11=L1@0 C12=L1@1 E12=L1@2")
    assert choices(match, "run") == {"w", "nw", "sw"}
    assert {way: locomotive(played(match.fork(), f"run {way}")) for way in ("w", "nw", "sw")} == {
        "w": "D11<E",
        "nw": "C12<SE",
        "sw": "E12<NE",
    }


@pytest.mark.rule("RI-8.5")
@pytest.mark.parametrize("kind", ["L1", "L2", "L9", "L10", "L12", "L13"])
def test_no_reversing_after_the_first_step(kind: str) -> None:
    match = running(f"D9={kind}@0 {RAYS}", "A D10<E")
    played(match, "run w")
    assert code(match, "run e") == "no_reversing"
    assert "e" not in choices(match, "run")
    played(match, "end")
    again = running(f"D9={kind}@0 {RAYS}", locomotives="A D9<E")
    assert code(again, "run e") is None


@pytest.mark.rule("RI-8.5")
def test_the_first_step_is_the_only_choice_of_direction() -> None:
    match = played(running(LINE, "A D10<E"), "run w")
    assert (choices(match, "run"), code(match, "run e")) == ({"w"}, "no_reversing")


@pytest.mark.rule("RI-8.6")
@pytest.mark.parametrize(
    ("kind", "entry", "ways"),
    [("L9@0", "e", "se w nw"), ("L9@0", "se", "e w nw"), ("L9@1", "sw", "se nw ne"), ("L13", "e", "se sw w nw ne"),
     ("L13", "nw", "e se sw w ne"), ("L12@0", "e", "sw nw"), ("L12@0", "nw", "e sw")],
)  # fmt: skip
def test_junctions_lead_to_every_other_edge(kind: str, entry: str, ways: str) -> None:
    start = NEAR[EDGES.index(entry)]
    match = running(f"D9={kind} {RAYS}", f"A {start}<{entry.upper()}")
    match.play(f"run {EDGES[(EDGES.index(entry) + 3) % 6]}")
    assert locomotive(match) == f"D9<{entry.upper()}"
    assert choices(match, "run") == set(ways.split())


@pytest.mark.rule("RI-8.6", "RI-8.15")
@pytest.mark.parametrize(
    ("back", "kind", "expected"), [("yes", "L13", None), ("yes", "L9@0", "no_reversing"), ("no", "L13", "no_reversing")]
)
def test_by_option_a_turntable_leads_back_the_way_one_came(back: str, kind: str, expected: str | None) -> None:
    match = running(f"D10=L1@0 D9={kind}", "A D10<E", options={"turntable_back": back})
    match.play("run w")
    assert code(match, "run e") == expected
    if expected is None:
        assert locomotive(played(match, "run e")) == "D10<W"


@pytest.mark.rule("RI-8.7")
@pytest.mark.parametrize(
    ("kind", "entry", "ways", "wrong"),
    [
        ("L10", "e", "w sw", ""),
        ("L10", "w", "e", "sw"),
        ("L10", "sw", "e", "w"),
        ("L11", "e", "w nw", ""),
        ("L11", "w", "e", "nw"),
        ("L11", "nw", "e", "w"),
    ],
)
def test_switches(kind: str, entry: str, ways: str, wrong: str) -> None:
    start = NEAR[EDGES.index(entry)]
    match = running(f"D9={kind} {RAYS}", f"A {start}<{entry.upper()}")
    match.play(f"run {EDGES[(EDGES.index(entry) + 3) % 6]}")
    assert choices(match, "run") == set(ways.split())
    assert codes(match, "run", wrong) == dict.fromkeys(wrong.split(), "switch_wrong_branch")
    stopped = running(f"D9={kind} {RAYS}", f"A D9<{entry.upper()}")
    assert choices(stopped, "run") == {*ways.split(), entry}
    assert codes(stopped, "run", wrong) == dict.fromkeys(wrong.split(), "switch_wrong_branch")


@pytest.mark.rule("RI-8.8")
@pytest.mark.parametrize("kind", ["L4", "L5", "L6", "L7", "L8"])
def test_no_change_of_group(kind: str) -> None:
    groups = next(tile["groups"] for tile in BOARD["tile_types"] if tile["id"] == kind)
    for group in groups:
        for entry in group["edges"]:
            match = running(f"D9={kind} {RAYS}", f"A {NEAR[entry]}<{EDGES[entry].upper()}")
            match.play(f"run {EDGES[(entry + 3) % 6]}")
            assert choices(match, "run") == {EDGES[edge] for edge in group["edges"] if edge != entry}


@pytest.mark.rule("RI-8.9")
def test_track_is_needed_on_both_sides() -> None:
    match = running("D9=L12 D10=L1@1 E9=L1@2", "A D9<E", hidden="C9=L13")
    assert codes(match, "run", "e sw nw w") == {
        "e": "no_line_there",
        "sw": None,
        "nw": "tile_hidden",
        "w": "no_line_here",
    }


@pytest.mark.rule("RI-8.10")
@pytest.mark.parametrize(("kind", "cell"), [("L1@0", "D9"), ("L8@0", "D9"), ("R1@0", "D6")])
def test_anothers_crew_closes_the_whole_cell(kind: str, cell: str) -> None:
    start = f"D{int(cell[1:]) + 1}"
    match = running(f"{cell}={kind} {start}=L1@0", f"A {start}<E", crews=f"B {cell}")
    assert code(match, "run w") == "blocked_by_crew"
    own = running(f"{cell}={kind} {start}=L1@0", f"A {start}<E", crews=f"A {cell}")
    assert code(own, "run w") is None


@pytest.mark.rule("RI-8.10")
def test_a_crew_is_told_before_a_locomotive_and_after_the_track() -> None:
    assert code(running("D9=L1@1 D10=L1@0", "A D10<E", crews="B D9"), "run w") == "no_line_there"


@pytest.mark.rule("RI-8.11")
@pytest.mark.parametrize(
    ("kind", "other", "expected"),
    [
        ("L1@0", "W", "blocked_by_loco"),
        ("L4@0", "SW", "blocked_by_loco"),
        ("L4@0", "NE", None),
        ("L8@0", "SE", None),
        ("L6@0", "SE", None),
        ("L6@0", "W", "blocked_by_loco"),
        ("L9@0", "NW", "blocked_by_loco"),
        ("L10@0", "SW", "blocked_by_loco"),
        ("L12@0", "NW", "blocked_by_loco"),
        ("L13", "NE", "blocked_by_loco"),
    ],
)
def test_anothers_locomotive_closes_its_group(kind: str, other: str, expected: str | None) -> None:
    match = running(f"D9={kind} {RAYS}", f"A D10<E; B D9<{other}")
    assert code(match, "run w") == expected


@pytest.mark.rule("RI-8.11")
def test_two_locomotives_may_close_two_groups() -> None:
    match = running(f"D9=L6@0 {RAYS}", "A D10<E; B D9<SE; C D9<NE")
    assert code(match, "run w") is None
    match = running(f"D9=L6@0 {RAYS}", "A E10<SE; B D9<SW; C D9<NE")
    assert code(match, "run nw") == "blocked_by_loco"


@pytest.mark.rule("RI-8.11")
def test_the_group_is_found_on_a_turned_tile() -> None:
    """L4@1 joins SE with W and NW with E."""
    match = running(f"D9=L4@1 {RAYS}", "A D10<E; B D9<W")
    assert code(match, "run w") is None
    match = running(f"D9=L4@1 {RAYS}", "A D10<E; B D9<NW")
    assert code(match, "run w") == "blocked_by_loco"


@pytest.mark.rule("RI-8.12")
@pytest.mark.parametrize(("cell", "way"), [("D11", "e"), ("C12", "se"), ("E12", "ne")])
def test_pieces_in_a_city_block_nothing(cell: str, way: str) -> None:
    match = running(f"{cell}=L13", f"A {cell}<W", players=4)
    assert match.view()["crews"] == ["D12"] * 4
    assert code(match, f"run {way}") is None


@pytest.mark.rule("RI-8.12")
def test_crews_in_kansas_city_do_not_keep_a_locomotive_out() -> None:
    match = running("E2=L1@0", "A E2<E", crews="B E1; C E1")
    assert played(match, "run w").is_over


@pytest.mark.rule("RI-6.8", "RI-8.10", "RI-8.12")
@pytest.mark.parametrize(("crews", "expected"), [("B E1", "blocked_by_crew"), ("A E1", None), ("B E4", None)])
def test_where_a_city_is_a_tile_like_any_other_a_crew_closes_it(crews: str, expected: str | None) -> None:
    match = running("E2=L1@0", "A E2<E", crews=crews, options={"crew_in_city": "blocks"})
    assert code(match, "run w") == expected


@pytest.mark.rule("RI-6.8", "RI-8.4")
def test_crews_that_began_in_chicago_let_every_locomotive_out_but_none_back_in() -> None:
    match = running("D11=L1@0 D10=L1@0", options={"crew_in_city": "blocks"})
    assert code(match, "run w") is None
    assert code(running("D11=L1@0", "A D11<W", options={"crew_in_city": "blocks"}), "run e") == "blocked_by_crew"


@pytest.mark.rule("RI-8.15")
def test_no_cell_twice_over_the_same_edge_in_one_run() -> None:
    """Round a triangle of narrow curves; the starting place does not count as entered."""
    match = running("D10=L3@3 D9=L3@5 C10=L3@1", "A D10<W")
    played(match, "run w", "run ne", "run se")
    assert locomotive(match) == "D10<NW"
    assert (choices(match, "run"), code(match, "run w")) == (set(), "already_passed")
    assert texts(match) == {"end"}
    played(match, "end")


@pytest.mark.rule("RI-8.15")
def test_the_same_cell_over_another_edge_is_no_repetition() -> None:
    """Round the triangle of D10, D9 and C10, and over the turntable on D10 a second time."""
    match = running("D11=L1@0 D10=L13 D9=L3@5 C10=L3@1", "A D11<E")
    played(match, "run w", "run w", "run ne", "run se")
    assert locomotive(match) == "D10<NW"
    assert code(match, "run w") == "already_passed"
    assert code(match, "run e") is None  # back to D11, which was never entered over W
    played(match, "run e", "run e")
    assert locomotive(match) == "D12"


@pytest.mark.rule("RI-8.15")
def test_the_next_run_begins_anew() -> None:
    tiles = "D10=L3@3 D9=L3@5 C10=L3@1"
    match = played(running(tiles, "A D10<W"), "run w", "run ne", "run se", "end")
    assert match.position()["passed"] == {}
    assert choices(running(tiles, "A D10<NW"), "run") == {"w", "nw"}


@pytest.mark.rule("RI-8.16")
@pytest.mark.parametrize("through", ["stop", "pass"])
def test_a_run_into_chicago(through: str) -> None:
    match = running("D11=L1@0 C12=L1@1 E12=L1@2", "A D11<E", options={"chicago_through": through})
    match.play("run e")
    if through == "stop":
        assert texts(match) == {"end"}
        assert set(codes(match, "run", "sw w nw").values()) == {"run_ended_in_chicago"}
    else:
        assert choices(match, "run") == {"sw", "nw"}
        assert code(match, "run w") == "no_reversing"
        assert locomotive(played(match.fork(), "run sw")) == "E12<NE"
    match.play("end")
    assert locomotive(match) == "D12"
    assert match.position()["entry"][0] is None


@pytest.mark.rule("RI-8.16", "RI-8.4")
def test_after_a_run_into_chicago_every_exit_is_open_again() -> None:
    for through in ("stop", "pass"):
        match = running("D11=L1@0 C12=L1@1", options={"chicago_through": through})
        assert choices(match, "run") == {"w", "nw"}


@pytest.mark.rule("RI-8.16", "RI-8.15")
def test_through_chicago_the_rule_of_repetition_holds_too() -> None:
    """Round the loop of C12, D11 and Chicago: C12 would be entered over SE again."""
    match = running("D11=L3@5 C12=L3@1", options={"chicago_through": "pass"})
    played(match, "run nw", "run sw", "run e")
    assert (code(match, "run nw"), texts(match)) == ("already_passed", {"end"})


@pytest.mark.rule("RI-8.16", "RI-8.13")
def test_through_chicago_by_the_die() -> None:
    tiles = "D11=L1@0 E12=L1@2"
    match = running(tiles, "A D11<E", die=2, options=HANS | {"chicago_through": "pass"})
    played(match, "run e")
    assert code(match, "end") == "must_run_on"
    played(match, "run sw")
    assert texts(match) == {"end"}


@pytest.mark.rule("RI-8.17")
@pytest.mark.parametrize("options", [{}, HANS, {"edition": "hans_im_glueck_expert"}])
def test_whoever_enters_kansas_city_wins_at_once(options: dict[str, Any]) -> None:
    match = running("E2=L1@0", "A E2<E", die=3 if options else None, options=options)
    match.play("run w")
    assert (match.is_over, match.winners(), match.end_reason) == (True, [0], "arrival")
    assert happened(match, "kansas_city_reached") == [{"seat": 0}]


@pytest.mark.rule("RI-8.17")
@pytest.mark.parametrize(
    ("edition", "die", "expected"),
    [("hans_im_glueck", 1, "die_used_up"), ("hans_im_glueck", 2, None), ("hans_im_glueck", 3, "exact_count_needed"),
     ("hans_im_glueck_expert", 3, None), ("mattel", None, None)],
)  # fmt: skip
def test_exact_count(edition: str, die: int | None, expected: str | None) -> None:
    options = {"edition": edition, "kansas_city_exact": "yes"}
    match = running("E3=L1@0 E2=L1@0", "A E3<E", die=die, options=options)
    match.play("run w")
    assert code(match, "run w") == expected
    if expected:
        assert texts(match) == {"end"}
    else:
        assert played(match, "run w").is_over


@pytest.mark.rule("RI-8.17")
def test_an_exact_count_may_be_made_up_on_the_way() -> None:
    """From E3 two steps lead to Kansas City, or three by way of F1."""
    match = running("E3=L1@0 E2=L13 F1=L3@4", "A E3<E", die=3, options=HANS | {"kansas_city_exact": "yes"})
    reach = {mark["cell"]: mark["way"] for mark in match.view()["locomotives"][0]["reach"]}
    assert reach["E1"] == ["w", "sw", "nw"]
    assert code(played(match, "run w"), "run w") == "exact_count_needed"
    assert played(match, "run sw", "run nw").is_over


@pytest.mark.rule("RI-8.17")
def test_where_no_run_has_the_exact_count_kansas_city_is_out_of_reach() -> None:
    options = HANS | {"kansas_city_exact": "yes"}
    match = running("E2=L1@0 E3=L1@0", "A E2<E", die=3, options=options)
    assert codes(match, "run", "w e") == {"w": "exact_count_needed", "e": None}
    assert "E1" not in {mark["cell"] for mark in match.view()["locomotives"][0]["reach"]}


@pytest.mark.rule("RI-8.18")
def test_the_last_run_is_the_turn_of_the_last_confirmed_step() -> None:
    match = running(LINE, turn=7, last_run="A 4; B 5")
    played(match, "run w")
    assert match.view()["locomotives"][0]["last_run"] == 4  # not confirmed yet
    match.play("end")
    assert [loco["last_run"] for loco in match.view()["locomotives"]] == [7, 5, 0]


@pytest.mark.rule("RI-8.18")
def test_neither_staying_nor_being_turned_is_a_run() -> None:
    match = rock_island(tiles="D9=L2@0 D10=L1@0", crews="A D7", locomotives="A D9<SW", roll=2, turn=7, last_run="A 4")
    played(match, "crew D9", "rotate 4", "end")
    assert (locomotive(match), match.view()["locomotives"][0]["last_run"]) == ("D9<E", 4)


@pytest.mark.rule("RI-8.18")
def test_an_arrival_is_a_run() -> None:
    match = played(running("E2=L1@0", "A E2<E", turn=9), "run w")
    assert match.view()["locomotives"][0]["last_run"] == 9


@pytest.mark.rule("RI-8.2", "RI-10.5")
def test_the_view_tells_every_mark_a_run_can_end_on_and_the_way() -> None:
    match = running("D11=L9@0 D10=L1@0 C11=L1@1 E12=L1@1")
    reach = match.view()["locomotives"][0]["reach"]
    assert [mark["steps"] for mark in reach] == sorted(mark["steps"] for mark in reach)
    for mark in reach:
        there = played(match.fork(), *(f"run {way}" for way in mark["way"]))
        assert locomotive(there) == f"{mark['cell']}<{mark['entry'].upper()}"
        assert len(mark["way"]) == mark["steps"]
    assert run_ends(match) == {"D12"} | {f"{mark['cell']}<{mark['entry'].upper()}" for mark in reach}


@pytest.mark.rule("RI-8.1")
def test_a_turn_with_no_step_and_nothing_decided_ends_by_itself() -> None:
    match = rock_island(hidden="D6=R3", crews="A D8", roll=2, rolls=(3,))
    match.play("crew D6")
    assert names(match)[-4:] == ["tile_set", "only_choice", "locomotive_stayed", "crew_die_rolled"]
    assert (match.to_move, phase(match)) == (1, "walking")
