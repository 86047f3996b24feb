"""What the game gives the kernel."""

from branchline.games.rock_island.actions import VERBS
from branchline.games.rock_island.board import Board, load_board
from branchline.games.rock_island.components import CELLS, SLOTS
from branchline.games.rock_island.description import describe
from branchline.games.rock_island.ending import score, standing
from branchline.games.rock_island.events import EVENTS
from branchline.games.rock_island.hidden import determinize
from branchline.games.rock_island.invariants import check
from branchline.games.rock_island.reach import viewing
from branchline.games.rock_island.reasons import REASONS
from branchline.games.rock_island.sentences import details, prompt
from branchline.games.rock_island.setup import derive, setup
from branchline.games.rock_island.state import State
from branchline.games.rock_island.tables import prepare_board
from branchline.games.rock_island.turn import TURN
from branchline.games.rock_island.view import view
from branchline.games.rock_island.written import complete, upgrade
from branchline.kernel import NUMBER, Contract

CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, derive=derive, determinize=determinize,
    turn=TURN, score=score, standing=standing,
    load_board=load_board, prepare_board=prepare_board, check=check, complete=complete, upgrade=upgrade,
    view=view, describe=describe, viewing=viewing, prompt=prompt, details=details,
    stakes={"score": NUMBER},
    most_legal=CELLS * SLOTS + 1,
)  # fmt: skip
