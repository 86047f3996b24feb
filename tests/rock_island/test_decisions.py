"""RI-10 Decisions, and what the program does by itself."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from reading import code, happened, names, phase, played, texts
from rock_island.positions import (
    ROCK_ISLAND,
    crew,
    locomotive,
    opening,
    random_game,
    rock_island,
    rotations,
    running,
    tile,
)

LINE = "D11=L1@0 D10=L1@0 D9=L1@0"


def is_barrier(match: Match, action: str) -> bool:
    """Whether an action tells something that cannot be forgotten."""
    return played(match.fork(), action).revealed > match.revealed


@pytest.mark.rule("RI-10.1")
@pytest.mark.parametrize(
    ("match", "action", "barrier"),
    [
        (rock_island(tiles="D11=L1@1 D10=L1@0"), "crew D11", False),
        (rock_island(tiles=LINE), "crew E12", True),  # a hidden tile is turned up
        (played(rock_island(tiles="D11=L1@1 D10=L1@0"), "crew D11"), "rotate 0", False),
        (played(rock_island(tiles=LINE, hidden="E12=L2"), "crew E12"), "rotate 3", False),
        (running(LINE), "run w", False),
        (running(LINE), "end", True),  # the next player's dice
        (opening(), "reveal D11", True),
        (played(opening(hidden="D11=L2"), "reveal D11"), "rotate 0", False),
        (played(rock_island(tiles="D11=L1@1 D10=L1@0", crews="A D5", roll=6), "crew D11", "rotate 0"), "keep", False),
        (played(rock_island(tiles="D11=L1@1 D10=L1@0", crews="A D5", roll=6), "crew D11", "rotate 0"),
         "exchange D11 land1", False),
    ],
    ids=["walk", "walk-reveal", "turn", "set", "run", "end", "opening", "opening-set", "keep", "exchange"],
)  # fmt: skip
def test_barriers_are_dice_and_tiles_turned_up(match: Match, action: str, barrier: bool) -> None:
    assert is_barrier(match, action) is barrier


@pytest.mark.rule("RI-10.1", "RI-7.10")
def test_a_face_down_reserve_tile_is_a_barrier_too() -> None:
    match = rock_island(tiles="D6=R3 D7=L1@0 D8=L1@0", crews="A D12", roll=6, locomotives="A D7<E",
                        options={"reserve_river_face": "down"}, reserve="river1=R1 river2=R2")  # fmt: skip
    match.play("crew D6")
    assert is_barrier(match, "exchange D6 river1")


@pytest.mark.rule("RI-10.1")
def test_a_revealed_tile_can_be_set_again_until_the_next_barrier() -> None:
    match = rock_island(tiles="D11=L1@0", hidden="D10=L2", roll=2)
    played(match, "crew D10", "rotate 0")
    match.undo()
    assert (tile(match, "D10"), crew(match), rotations(match)) == ("L2@0", "D10", {0, 4})
    assert tile(played(match, "rotate 4"), "D10") == "L2@4"


@pytest.mark.rule("RI-10.1", "RI-10.2")
def test_a_run_is_taken_back_step_by_step() -> None:
    match = played(running(LINE), "run w", "run w", "run w")
    places = [locomotive(match)]
    for _ in range(3):
        match.undo()
        places.append(locomotive(match))
    assert places == ["D9<E", "D10<E", "D11<E", "D12"]
    assert match.position()["passed"] == {}


@pytest.mark.rule("RI-10.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_gets_stuck(players: int) -> None:
    """There is always something to do, and in a run one may go on or end."""
    for options in ({"max_rounds": 10}, {"max_rounds": 10, "edition": "hans_im_glueck", "kansas_city_exact": "yes"}):
        for match in random_game(players, seed=players, options=options):
            legal = texts(match)
            assert legal or match.is_over
            if phase(match) == "turning":
                assert rotations(match) == set(match.view()["turning"]["rotations"]) != set()
            if phase(match) == "running":
                assert "end" in legal or any(text.startswith("run") for text in legal)


@pytest.mark.rule("RI-10.3")
def test_the_dice_are_rolled_by_the_program() -> None:
    match = played(running(LINE, active="A", rolls=(4,)), "end")
    assert happened(match, "crew_die_rolled") == [{"seat": 1, "crew": 4}]
    assert phase(match) == "walking"


@pytest.mark.rule("RI-10.3")
@pytest.mark.parametrize(("hidden", "cell", "crew_at"), [("D10=L13", "D10", "D8"), ("D6=R3", "D6", "D8")])
def test_a_tile_that_can_lie_only_one_way_is_set_by_itself(hidden: str, cell: str, crew_at: str) -> None:
    match = rock_island(tiles="D11=L1@0", hidden=hidden, crews=f"A {crew_at}", roll=2)
    match.play(f"crew {cell}")
    assert happened(match, "tile_set")[0]["rotation"] == 0
    assert phase(match) == "running"


@pytest.mark.rule("RI-10.3")
def test_a_tile_that_can_only_be_left_is_left_by_itself() -> None:
    match = played(rock_island(tiles="D11=L1@0 D10=L1@0"), "crew D11")
    assert names(match) == ["crew_moved", "only_choice", "tile_left"]
    assert phase(match) == "running"


@pytest.mark.rule("RI-10.3")
def test_the_only_tile_left_in_the_opening_is_turned_up_by_itself() -> None:
    """All but F10 and F11 are open, and track leads to one of them; once A has set it, B's choice is the other."""
    cells = [cell for cell in opening().view()["opening"]["cells"] if cell not in ("F10", "F11")]
    match = opening(tiles=" ".join(f"{cell}=L2@0" for cell in cells[:8]) + " "
                    + " ".join(f"{cell}=L1@0" for cell in cells[8:]), hidden="F10=L13 F11=L4")  # fmt: skip
    assert (phase(match), match.to_move) == ("turning", 0)
    other = "F11" if tile(match, "F10") else "F10"
    match.play(match.legal_numbers()[0])
    assert names(match)[:3] == ["tile_set", "only_choice", "tile_revealed"]
    assert happened(match, "tile_revealed")[-1]["cell"] == other
    assert happened(match, "tile_revealed")[-1]["seat"] == 1


@pytest.mark.rule("RI-10.3")
def test_a_crew_with_one_cell_to_go_to_walks_there_by_itself() -> None:
    match = running(active="C", turn=3, crews="A A1; B A2; C H1", hidden="B1=L2", rolls=(1,))
    match.play("end")
    assert happened(match, "crew_moved") == [{"seat": 0, "origin": "A1", "cell": "B1"}]
    assert happened(match, "tile_revealed") == [{"seat": 0, "cell": "B1", "tile": "L2"}]
    assert (match.to_move, phase(match)) == (0, "turning")


@pytest.mark.rule("RI-10.3")
def test_without_a_legal_exchange_nobody_is_asked() -> None:
    match = rock_island(tiles="D10=L1@0 D9=L1@1", crews="A D3", locomotives="A D9<SE", roll=6)
    match.play("crew D9")
    assert phase(match) == "turning"


@pytest.mark.rule("RI-10.3")
def test_a_turn_ends_by_itself_only_if_nothing_can_be_taken_back() -> None:
    """Onto open water the walk could be undone, so the player is asked; onto hidden water it could not."""
    asked = played(rock_island(tiles="D6=R3", crews="A D8", roll=2), "crew D6")
    assert (asked.to_move, texts(asked)) == (0, {"end"})
    ended = played(rock_island(hidden="D6=R3", crews="A D8", roll=2), "crew D6")
    assert (ended.to_move, happened(ended, "locomotive_stayed")) == (1, [{"seat": 0, "cell": "D12"}])


@pytest.mark.rule("RI-10.3", "RI-7.10")
@pytest.mark.parametrize("face", ["up", "down"])
def test_an_exchange_can_be_taken_back_unless_it_turned_a_tile_up(face: str) -> None:
    """Water for water, and no step to make: with a face-down reserve nothing is left to undo."""
    match = rock_island(tiles="D6=R3", roll=6, options={"reserve_river_face": face}, reserve="river1=R3")
    played(match, "crew D6", "exchange D6 river1")
    assert (match.to_move, phase(match)) == ((0, "running") if face == "up" else (1, "walking"))


@pytest.mark.rule("RI-10.4")
def test_the_step_into_kansas_city_needs_no_confirmation() -> None:
    match = played(running("E2=L1@0", "A E2<E"), "run w")
    assert match.is_over
    assert code(match, "end") == "game_over"


@pytest.mark.rule("RI-10.5")
def test_a_run_given_as_a_list_is_checked_step_by_step() -> None:
    match = running(LINE)
    played(match, *(f"run {way}" for way in ("w", "w", "w")))
    assert locomotive(match) == "D9<E"
    fork = running(LINE)
    played(fork, "run w")
    assert code(fork, "run sw") == "no_line_here"
    assert locomotive(fork) == "D11<E"


@pytest.mark.rule("RI-8.13", "RI-10.5")
@pytest.mark.parametrize("options", [{}, {"edition": "hans_im_glueck"}], ids=str)
def test_every_way_shown_can_be_run_and_ends_where_a_run_may_end(options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(3, seed=21, options=options | {"max_rounds": 10})):
        if phase(match) != "running" or number % 3:
            continue
        seat = match.to_move
        assert seat is not None
        for mark in match.view()["locomotives"][seat]["reach"]:
            there = played(match.fork(), *(f"run {way}" for way in mark["way"]))
            place = there.view()["locomotives"][seat]
            assert (place["cell"], place["entry"]) == (mark["cell"], mark["entry"])
            assert there.is_over or "end" in texts(there)


@pytest.mark.rule("RI-10.1")
def test_taking_back_is_no_move_of_the_game() -> None:
    assert "take_back" not in {verb.name for verb in ROCK_ISLAND.contract.verbs}
