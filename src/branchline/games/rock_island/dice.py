"""§6 The dice."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import FACES, NO_DIE
from branchline.games.rock_island.events import CREW_DIE_ROLLED, DICE_ROLLED
from branchline.games.rock_island.state import State
from branchline.kernel import Array, draw, emit, rule


@rule
def roll(board: Board, state: State, log: Array) -> None:
    """RI-6.2 The crew die, then the locomotive die where the edition has one."""
    state.crew_die = board.crew_face[state.edition, draw(state, FACES)]
    if board.locomotive_face[state.edition, 0] == NO_DIE:
        emit(log, CREW_DIE_ROLLED, state.active, state.crew_die)
        return
    state.locomotive_die = board.locomotive_face[state.edition, draw(state, FACES)]
    emit(log, DICE_ROLLED, state.active, state.crew_die, state.locomotive_die)


@rule
def exchange_rolled(board: Board, state: State) -> bool:
    """RI-7.1 A 6 of the crew die, or a 0 of the locomotive die, as the edition has it."""
    die = state.locomotive_die if board.exchange_die[state.edition] else state.crew_die
    return state.turn > 0 and die == board.exchange_face[state.edition]


@rule
def runs_by_die(board: Board, state: State) -> bool:
    """RI-8.13, RI-8.14"""
    return board.by_die[state.edition] == 1
