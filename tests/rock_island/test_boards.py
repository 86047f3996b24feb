"""Boards of other people: whatever no game could be played on is refused with a sentence, before a rule sees it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from branchline.kernel import BadBoard
from branchline.kernel.events import no_log
from rock_island.positions import BOARD, ROCK_ISLAND, running

Change = Callable[[dict[str, Any]], object]
HOSTILE: dict[str, Change] = {
    "a city far off the field": lambda board: board["cities"]["chicago"].update(col=122),
    "a city in the middle": lambda board: board["cities"]["kansas_city"].update(col=5),
    "a city below the field": lambda board: board["cities"]["chicago"].update(rows=[1, 3, 8]),
    "a city above the field": lambda board: board["cities"]["chicago"].update(rows=[-1]),
    "a city with no place": lambda board: board["cities"]["chicago"].update(rows=[]),
    "Chicago without exits": lambda board: board["cities"]["chicago"].update(exits=[]),
    "an exit off the field": lambda board: board["cities"]["chicago"].update(exits=[0, 3]),
    "an exit over a seventh edge": lambda board: board["cities"]["kansas_city"].update(exits=[6]),
    "crew dice of 0": lambda board: board["dice"]["mattel"].update(crew=[0] * 6),
    "crew dice of 7": lambda board: board["dice"]["mattel"].update(crew=[7] * 6),
    "five faces": lambda board: board["dice"]["mattel"].update(crew=[1, 2, 3, 4, 5]),
    "a locomotive die below 0": lambda board: board["dice"]["hans_im_glueck"].update(locomotive=[-1, 1, 1, 2, 2, 3]),
    "a locomotive die of 100": lambda board: board["dice"]["hans_im_glueck"].update(locomotive=[100] * 6),
    "a run by no die": lambda board: board["dice"]["mattel"].update(run="by_die"),
    "no such edition": lambda board: board["dice"].pop("mattel"),
    "another field": lambda board: board["field"].update(rows=9),
    "other neighbours": lambda board: board["field"]["directions"][0].update(step_even_row=[5, 5]),
    "rows called alike": lambda board: board["field"].update(row_labels=["A"] * 8),
    "a tile with a seventh edge": lambda board: board["tile_types"][0].update(
        groups=[{"edges": [0, 6], "lines": [[0, 6]]}]
    ),
    "a tile with an edge below 0": lambda board: board["tile_types"][0].update(
        groups=[{"edges": [0, -3], "lines": [[0, -3]]}]
    ),
    "a line that leads back": lambda board: board["tile_types"][0].update(groups=[{"edges": [0], "lines": [[0, 0]]}]),
    "an edge in two groups": lambda board: board["tile_types"][0].update(
        groups=[{"edges": [0, 3], "lines": [[0, 3]]}, {"edges": [0, 1], "lines": [[0, 1]]}]
    ),
    "a wrong period": lambda board: board["tile_types"][0].update(period=2),
    "a period of 0": lambda board: board["tile_types"][0].update(period=0),
    "too many tiles": lambda board: board["tile_types"][0].update(count=15),
    "a thousand million tiles": lambda board: board["tile_types"][0].update(count=10**9),
    "fewer than no tiles": lambda board: board["tile_types"][0].update(count=-1),
    "too little river": lambda board: board["river_sets"]["peninsula"].update(R3=1),
    "a river of a thousand million": lambda board: board["river_sets"]["peninsula"].update(R3=10**9, R1=6 - 10**9),
    "land in the river": lambda board: board["river_sets"].update(peninsula={"L1": 10}),
    "all bridges taken out": lambda board: board["setup"]["removed_before_play"].update({"2": {"R1": 3}}),
    "the river taken out": lambda board: board["setup"]["removed_before_play"].update({"3": {"R3": 6}}),
    "tiles taken out for nobody": lambda board: board["setup"]["removed_before_play"].update({"-1": {"R1": 1}}),
    "twenty-five kinds of tile": lambda board: board["tile_types"].extend([board["tile_types"][0]] * 8),
    "a river that stands still": lambda board: board["generator"].update(course_moves=[]),
    "an opening of the whole field": lambda board: board["opening"].update(max_distance=11),
}


@pytest.mark.parametrize("change", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_board_is_refused_with_a_sentence(change: Change) -> None:
    board = copy.deepcopy(BOARD)
    change(board)
    with pytest.raises(BadBoard) as refusal:
        ROCK_ISLAND.new(3, seed=1, board=board)
    assert all(refusal.value.say(language) for language in ("en", "fr"))


def test_a_corrected_tile_set_is_accepted() -> None:
    board = copy.deepcopy(BOARD)
    board["tile_types"][0]["count"] -= 1
    board["tile_types"][1]["count"] += 1
    assert ROCK_ISLAND.new(3, seed=1, board=board).view()["remaining"]


def test_without_a_limit_of_rounds_turns_that_nobody_can_use_still_come_to_a_question() -> None:
    """On a board that nobody can load: with crew dice of 0 no crew ever moves, and no locomotive has track."""
    match = running(options={"max_rounds": 0})
    board, state = match.board.record.copy(), match.state
    board.crew_face[:] = 0
    board.ends[:, :, 0] = 0
    match.game.contract.apply(board, state, match.legal_numbers()[-1], no_log())
    out = np.zeros(match.game.contract.out_size, np.int32)
    assert match.game.contract.legal(board, state, out) == 1
    assert 10 < state.turn < 30
