"""RI-6.1 to RI-6.10 The turn, the dice and the crew."""

from __future__ import annotations

import itertools

import pytest

from branchline.kernel import Match
from reading import choices, code, happened, names, phase, played, texts
from rock_island import naive
from rock_island.positions import BOARD, CHICAGO, KANSAS_CITY, Lot, crew, name_of, rock_island, running, tile

TRACK = "D11=L1@0 D10=L1@0"
FORBIDDEN = {"crew_half_turn": "forbidden"}


# --- the turn and the dice ------------------------------------------------------------------------------------


@pytest.mark.rule("RI-6.1", "RI-7.3")
@pytest.mark.parametrize("place", ["any_free_tile", "under_crew"])
def test_a_turn_goes_dice_crew_tile_locomotive(place: str) -> None:
    """An exchange of any tile comes after the crew's tile is turned, one of the crew's tile before."""
    tile_step = ["rotate 0", "keep"] if place == "any_free_tile" else ["keep", "rotate 0"]
    match = running(TRACK, active="C", hidden="D9=L2", crews="A D7", rolls=(6,), turn=3)
    match.play("end")
    assert names(match) == ["locomotive_stayed", "round_began", "crew_die_rolled"]
    steps = []
    for action in ("crew D9", *tile_step, "run w", "end"):
        if action == "crew D9":
            options = {"exchange_place": place}
            match = rock_island(tiles=TRACK, hidden="D9=L2", crews="A D3", roll=6, options=options)
        assert {text.split()[0] for text in texts(match)} - {"exchange", "end", "run"} <= {action.split()[0]}
        steps.append(phase(match))
        match.play(action)
    phases = {"rotate 0": "turning", "keep": "exchanging"}
    assert steps == ["walking", *(phases[action] for action in tile_step), "running", "running"]
    assert match.to_move == 1


@pytest.mark.rule("RI-6.1")
@pytest.mark.parametrize(
    ("match", "wrong"),
    [
        (rock_island(tiles=TRACK), "rotate 0|run w|end|keep|exchange D11 land1|reveal D9|city D"),
        (played(rock_island(tiles="D11=L1@1"), "crew D11"), "crew D11|run w|end|keep|reveal D9"),
        (running(TRACK, crews="A D9"), "crew D11|rotate 0|keep|reveal D9|source 3|course sw"),
        (played(rock_island(hidden="D6=R1", roll=6), "crew D6", "rotate 0"), "crew D11|rotate 0|run w|end"),
    ],
    ids=["walking", "turning", "running", "exchanging"],
)
def test_the_order_of_the_steps_is_fixed(match: Match, wrong: str) -> None:
    assert {action: code(match, action) for action in wrong.split("|")} == dict.fromkeys(wrong.split("|"), "wrong_step")


@pytest.mark.rule("RI-6.1")
def test_only_the_player_in_turn_acts() -> None:
    match = rock_island(tiles=TRACK)
    assert [code(match, "crew D11", seat) for seat in range(3)] == [None, "not_your_turn", "not_your_turn"]
    reason = match.why_not("crew D11", 1)
    assert reason is not None
    assert reason.clause == "RI-6.1"


@pytest.mark.rule("RI-6.2")
@pytest.mark.parametrize("edition", BOARD["dice"])
def test_the_dice_are_rolled_by_themselves_one_draw_each(edition: str) -> None:
    faces = BOARD["dice"][edition]
    seen = set()
    for key in range(60):
        match = running(active="C", turn=3, options={"edition": edition}, key=[key, 1])
        lot = Lot(match.state)
        match.play("end")
        rolled = next(event.arguments for event in match.events if event.name in ("crew_die_rolled", "dice_rolled"))
        expected = {"seat": 0, "crew": faces["crew"][lot.draw(6)]}
        if faces["locomotive"]:
            expected["locomotive"] = faces["locomotive"][lot.draw(6)]
        assert rolled == expected
        assert match.view()["dice"] == {"crew": expected["crew"], "locomotive": expected.get("locomotive")}
        assert lot.is_where(match.state)
        seen.add(expected.get("locomotive"))
    assert seen == ({0, 1, 2, 3} if faces["locomotive"] else {None})


@pytest.mark.rule("RI-6.2")
def test_every_face_of_the_crew_die_comes_up() -> None:
    rolled = set()
    for key in range(40):
        match = played(running(active="C", turn=3, key=[key, 1]), "end")
        rolled.add(match.view()["dice"]["crew"])
    assert rolled == {1, 2, 3, 4, 5, 6}


# --- the walk -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-6.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_straight_walk_is_exactly_as_long_as_the_roll(roll: int) -> None:
    """Westward from D9, over open and hidden tiles and the river on D6."""
    match = rock_island(crews="A D9", tiles="D8=L1@0 D5=L2@0", roll=roll)
    row = {f"D{column}" for column in range(1, 9)} & choices(match, "crew")
    assert f"D{9 - roll}" in row
    assert not row & {f"D{9 - further}" for further in range(roll + 1, 9)}
    match.play(f"crew D{9 - roll}")
    assert crew(match) == f"D{9 - roll}"
    assert happened(match, "crew_moved") == [{"seat": 0, "origin": "D9", "cell": f"D{9 - roll}"}]


@pytest.mark.rule("RI-6.3")
def test_river_and_city_cells_count_like_any_other() -> None:
    assert "D5" in choices(rock_island(crews="A D7", roll=2), "crew")  # over the river on D6
    assert "E12" in choices(rock_island(crews="A C12", roll=2), "crew")  # NW of Chicago to SW of it


@pytest.mark.rule("RI-6.4", "RI-6.5")
@pytest.mark.parametrize("half_turn", ["allowed", "forbidden"])
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_table_of_end_cells(roll: int, half_turn: str) -> None:
    """Far from the borders: there is no such place on the field for long walks, so the table is checked on a plane
    and the field against the same walk with the borders put back."""
    steps = {0: (0, 1), 1: (1, 0), 2: (1, -1), 3: (0, -1), 4: (-1, 0), 5: (-1, 1)}
    ends = set()
    for first in range(6):
        for straight in range(1, roll + 1):
            for second in range(6) if straight < roll else [first]:
                if straight < roll and (second == first or (second == (first + 3) % 6 and half_turn == "forbidden")):
                    continue
                rest = roll - straight
                ends.add(tuple(straight * a + rest * b for a, b in zip(steps[first], steps[second], strict=True)))
    assert len(ends) == BOARD["crew_reach_open_field"][half_turn][str(roll)]
    if roll <= 3:  # D7 is three cells from the northern border and more from the others
        match = rock_island(crews="A E7", roll=roll, options={"crew_half_turn": half_turn})
        assert len(choices(match, "crew")) == len(ends)


@pytest.mark.rule("RI-6.4", "RI-6.5", "RI-6.8")
@pytest.mark.parametrize("half_turn", ["allowed", "forbidden"])
@pytest.mark.parametrize("roll", range(1, 7))
def test_end_cells_from_everywhere_agree_with_a_plain_reading(roll: int, half_turn: str) -> None:
    for cell in range(96):
        start = name_of(cell)
        match = rock_island(crews=f"A {start}", roll=roll, options={"crew_half_turn": half_turn})
        ends = {naive.name(end) for end in naive.crew_ends(naive.at(start), roll, half_turn == "allowed")}
        assert choices(match, "crew") == ends, start


@pytest.mark.rule("RI-6.4")
@pytest.mark.parametrize(
    ("start", "roll", "cell", "expected"),
    [
        ("D9", 3, "D8", None),  # two west, one back
        ("D9", 3, "D5", "wrong_distance"),
        ("D9", 2, "A9", "wrong_distance"),
        ("D9", 4, "D8", "two_bends_needed"),
        ("D9", 5, "D9", "crew_must_move"),
        ("A1", 3, "A2", None),
        ("A8", 2, "A8", None),
        ("C1", 6, "A2", "route_leaves_field"),
        ("A12", 3, "B12", "route_leaves_field"),
        ("D12", 3, "D12", "crew_must_move"),
    ],
)
def test_why_not_there(start: str, roll: int, cell: str, expected: str | None) -> None:
    match = rock_island(crews=f"A {start}", roll=roll)
    assert code(match, f"crew {cell}") == expected


@pytest.mark.rule("RI-6.4", "RI-6.5")
@pytest.mark.parametrize("half_turn", ["allowed", "forbidden"])
@pytest.mark.parametrize(("start", "roll"), [("A1", 6), ("A2", 4), ("A12", 3), ("D9", 5), ("C1", 6)])
def test_every_refused_cell_is_told_the_right_reason(start: str, roll: int, half_turn: str) -> None:
    """By brute force: is there a walk with one bend on the plane, or with two on the field?"""
    match = rock_island(crews=f"A {start}", roll=roll, options={"crew_half_turn": half_turn})
    here, may_turn = naive.at(start), half_turn == "allowed"
    for cell in naive.CELLS:
        found = code(match, f"crew {naive.name(cell)}")
        if cell in naive.crew_ends(here, roll, may_turn):
            assert found is None
        elif cell in naive.crew_ends(here, roll, True):
            assert found == "half_turn_forbidden"
        elif cell == here:
            assert found == "crew_must_move"
        elif cell in plane_ends(here, roll, may_turn):
            assert found == "route_leaves_field"
        elif cell in two_bends(here, roll):
            assert found == "two_bends_needed"
        else:
            assert found == "wrong_distance"


def plane_ends(start: naive.Cell, roll: int, half_turn: bool) -> set[naive.Cell]:
    """Where one bend leads if the field goes on beyond its borders."""
    steps = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)]
    slant = start[1] - start[0] // 2
    ends = set()
    for first, second in itertools.product(range(6), range(6)):
        if second == (first + 3) % 6 and not half_turn:
            continue
        for straight in range(1, roll + 1):
            rest = roll - straight
            row = start[0] + straight * steps[first][0] + rest * steps[second][0]
            along = slant + straight * steps[first][1] + rest * steps[second][1]
            ends.add((row, along + row // 2))
    return ends


def two_bends(start: naive.Cell, roll: int) -> set[naive.Cell]:
    found = set()
    for first in range(6):
        for straight in range(1, roll):
            bend = naive.walk(start, first, straight)
            if bend is not None:
                found |= naive.crew_ends(bend, roll - straight, True)
    return found


@pytest.mark.rule("RI-6.5")
@pytest.mark.parametrize("roll", range(1, 7))
def test_with_an_even_roll_a_crew_can_come_back(roll: int) -> None:
    match = rock_island(crews="A D9", roll=roll)
    assert code(match, "crew D9") == (None if roll % 2 == 0 else "crew_must_move")
    strict = rock_island(crews="A D9", roll=roll, options=FORBIDDEN)
    assert code(strict, "crew D9") in ({"half_turn_forbidden"} if roll % 2 == 0 else {"crew_must_move"})


@pytest.mark.rule("RI-6.5")
def test_where_only_a_half_turn_leads() -> None:
    """One cell west with a 3: two west and back, or by a curve that needs two bends."""
    assert code(rock_island(crews="A D9", roll=3), "crew D8") is None
    assert code(rock_island(crews="A D9", roll=3, options=FORBIDDEN), "crew D8") == "half_turn_forbidden"


@pytest.mark.rule("RI-6.6")
def test_other_pieces_do_not_hinder_passing() -> None:
    match = rock_island(4, crews="A D9; B D8; C D7", locomotives="D D5<E", roll=5)
    assert code(match, "crew D4") is None


@pytest.mark.rule("RI-6.7")
@pytest.mark.parametrize("cell", ["D7", "D6"])
def test_no_stop_on_another_players_crew(cell: str) -> None:
    match = rock_island(crews=f"A D9; B {cell}", roll=9 - int(cell[1:]))
    assert code(match, f"crew {cell}") == "stop_occupied_crew"
    assert cell not in choices(match, "crew")


@pytest.mark.rule("RI-6.7")
@pytest.mark.parametrize(("cell", "more"), [("D7", ""), ("D6", "D6=R1@0")])
def test_no_stop_on_another_players_locomotive(cell: str, more: str) -> None:
    match = rock_island(tiles=more, crews="A D9", locomotives=f"B {cell}<E", roll=9 - int(cell[1:]))
    assert code(match, f"crew {cell}") == "stop_occupied_loco"


@pytest.mark.rule("RI-6.7")
def test_the_own_locomotive_is_no_hindrance() -> None:
    match = rock_island(crews="A D9", locomotives="A D7<E", roll=2)
    assert crew(played(match, "crew D7")) == "D7"


@pytest.mark.rule("RI-6.8")
@pytest.mark.parametrize("city", [CHICAGO, KANSAS_CITY])
@pytest.mark.parametrize("allowed", ["allowed", "forbidden"])
def test_a_crew_may_stop_in_a_city_among_others(city: str, allowed: str) -> None:
    start, roll = ("D10", 2) if city == CHICAGO else ("E4", 3)
    match = rock_island(4, crews=f"A {start}; B {city}; C {city}", roll=roll, options={"crew_in_city": allowed})
    assert code(match, f"crew {city}") == (None if allowed == "allowed" else "city_stop_forbidden")
    if allowed == "allowed":
        assert crew(played(match, f"crew {city}")) == city
    else:
        assert city not in choices(match, "crew")


@pytest.mark.rule("RI-6.8")
def test_where_no_crew_may_stop_in_a_city_it_may_still_walk_through() -> None:
    match = rock_island(crews="A C12", roll=2, options={"crew_in_city": "forbidden"})
    assert code(match, "crew E12") is None


@pytest.mark.rule("RI-6.8", "RI-6.7")
@pytest.mark.parametrize("city", [CHICAGO, KANSAS_CITY])
@pytest.mark.parametrize(
    ("crews", "locomotives", "expected"),
    [("B {}; C F3", "B F9<E; C G9<E", "stop_occupied_crew"), ("B F3; C F5", "B {}; C G9<E", "stop_occupied_loco"),
     ("B F3; C F5", "A {}; B F9<E; C G9<E", None)],
)  # fmt: skip
def test_where_a_city_is_a_tile_like_any_other_no_crew_stops_beside_anothers_piece(
    city: str, crews: str, locomotives: str, expected: str | None
) -> None:
    if city == KANSAS_CITY and "{}" in locomotives:
        return  # a locomotive there has won
    start, roll = ("D10", 2) if city == CHICAGO else ("E4", 3)
    match = rock_island(crews=f"A {start}; {crews.format(city)}", locomotives=locomotives.format(city), roll=roll,
                        options={"crew_in_city": "blocks"})  # fmt: skip
    assert code(match, f"crew {city}") == expected


@pytest.mark.rule("RI-6.9")
def test_the_move_is_compulsory() -> None:
    match = rock_island(crews="A D9", roll=1)
    assert code(match, "crew D9") == "crew_must_move"
    assert {text.split()[0] for text in texts(match)} == {"crew"}


@pytest.mark.rule("RI-6.9")
def test_only_the_end_cell_counts() -> None:
    """Two ways of two steps lead from D9 to C11; nothing on the way is turned up or remembered."""
    match = rock_island(crews="A D9", roll=2, tiles="C11=L1@0")
    assert len([action for action in match.legal() if action.arguments["cell"] == "C11"]) == 1
    match.play("crew C11")
    assert (tile(match, "D10"), tile(match, "C10")) == (None, None)


@pytest.mark.rule("RI-6.10")
@pytest.mark.parametrize("steps", [True, False])
def test_a_crew_with_nowhere_to_go_stays(steps: bool) -> None:
    """A is in the corner A1 with a 1: both neighbours are taken."""
    match = running(
        "A3=L1@0 A4=L1@0" if steps else "",
        "A A3<E" if steps else "",
        active="C",
        turn=3,
        crews="A A1; B A2; C B1",
        rolls=(1, 2),
    )
    match.play("end")
    assert happened(match, "crew_stayed") == [{"seat": 0, "cell": "A1"}]
    assert not {"tile_left", "tile_turned", "crew_moved"} & set(names(match))
    if steps:
        assert (match.to_move, phase(match), choices(match, "run")) == (0, "running", {"e"})
    else:  # and no step is possible: the turn is over
        assert happened(match, "locomotive_stayed") == [{"seat": 2, "cell": "D12"}, {"seat": 0, "cell": "D12"}]
        assert (match.to_move, phase(match), match.view()["turn"]) == (1, "walking", 5)


@pytest.mark.rule("RI-6.10", "RI-6.8")
@pytest.mark.parametrize("city", ["allowed", "forbidden"])
def test_a_closed_city_can_hem_a_crew_in(city: str) -> None:
    """From C12 every other cell at one step is taken: Chicago is the only place to go."""
    match = running("B11=L1@0", "B B11<E", 4, active="D", turn=4, crews="A C12; B B12; C C11; D D11", rolls=(1, 1),
                    options={"crew_in_city": city})  # fmt: skip
    match.play("end")
    assert happened(match, "crew_stayed")[:1] == ([{"seat": 0, "cell": "C12"}] if city == "forbidden" else [])
    assert crew(match) == ("C12" if city == "forbidden" else CHICAGO)
