"""Hex and area boards, and frames."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import (
    NOWHERE,
    SEAT,
    Array,
    BranchlineError,
    Position,
    area_graph,
    ask,
    decider,
    frame_argument,
    i8,
    i16,
    maybe,
    neighbour_table,
    opposite,
    present_phase,
    turned,
    up_to,
)
from branchline.kernel.position import close_frame, open_frame

cells = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=30, unique=True)


@given(cells)
def test_going_and_coming_back_ends_where_it_began(cells: list[tuple[int, int]]) -> None:
    table = neighbour_table(cells, capacity=32)
    for cell in range(len(cells)):
        for side in range(6):
            there = table[cell, side]
            assert there == NOWHERE or table[there, opposite(side)] == cell


@given(cells)
def test_six_turns_around_a_corner_come_home(cells: list[tuple[int, int]]) -> None:
    table = neighbour_table(cells, capacity=32)
    for cell in range(len(cells)):
        here, side = cell, 0
        for _ in range(6):
            here = table[here, side] if here != NOWHERE else NOWHERE
            side = turned(side, 1)
        assert here in (NOWHERE, cell)


def test_a_hex_board_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BranchlineError, match="at most 2"):
        neighbour_table([(0, 0), (0, 1), (0, 2)], capacity=2)
    with pytest.raises(BranchlineError, match="twice"):
        neighbour_table([(0, 0), (0, 0)], capacity=2)


@given(st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)).filter(lambda pair: pair[0] < pair[1])))
def test_borders_are_seen_from_both_sides(pairs: set[tuple[int, int]]) -> None:
    borders = sorted(pairs)
    graph = area_graph(8, borders, capacity=10, most=8)
    seen = {
        (area, int(graph.neighbour[area, k]), int(graph.border[area, k]))
        for area in range(10)
        for k in range(8)
        if graph.neighbour[area, k] >= 0
    }
    assert seen == {(a, b, n) for n, (a, b) in enumerate(borders)} | {(b, a, n) for n, (a, b) in enumerate(borders)}
    assert [tuple(row) for row in graph.ends.tolist()] == borders


@pytest.mark.parametrize("borders", [[(0, 0)], [(0, 9)], [(0, 1), (0, 2), (0, 3)]])
def test_an_area_board_that_cannot_be_is_refused(borders: list[tuple[int, int]]) -> None:
    with pytest.raises(BranchlineError):
        area_graph(4, borders, capacity=4, most=2)


class Talk(Position):
    phase: Array = i8(4, holds=up_to(9))
    decider: Array = i8(4, holds=maybe(SEAT))
    argument: Array = i16(4, 2, holds=up_to(99))


def test_an_interruption_returns_to_the_question_before() -> None:
    talk = Talk.blank()
    ask(talk, 1, 2)
    open_frame(talk)
    ask(talk, 5, 0, 7)
    assert frame_argument(talk, 0) == 7
    ask(talk, 6, 3)
    assert (present_phase(talk), decider(talk)) == (6, 3)
    close_frame(talk)
    assert (present_phase(talk), decider(talk)) == (1, 2)
    assert talk.phase.tolist() == [1, 0, 0, 0], "a closed frame leaves no trace"
