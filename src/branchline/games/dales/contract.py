"""What the family gives the kernel: its games share one contract, and differ by their boards."""

from branchline.games.dales.actions import VERBS
from branchline.games.dales.board import Board, load_board
from branchline.games.dales.components import AREAS, ITEMS
from branchline.games.dales.description import describe
from branchline.games.dales.ending import score, standing
from branchline.games.dales.events import EVENTS
from branchline.games.dales.invariants import check, complete, upgrade
from branchline.games.dales.reasons import REASONS
from branchline.games.dales.sentences import details, prompt, remark
from branchline.games.dales.setup import derive, setup
from branchline.games.dales.state import State
from branchline.games.dales.turn import TURN
from branchline.games.dales.view import view
from branchline.kernel import NUMBER, Contract

CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, derive=derive,
    turn=TURN, score=score, standing=standing,
    load_board=load_board, check=check, complete=complete, upgrade=upgrade,
    view=view, describe=describe, prompt=prompt, details=details, remark=remark,
    stakes={
        "points": NUMBER, "balance": NUMBER, "hand": NUMBER, "influence": NUMBER,
        "collection": NUMBER, "score": NUMBER,
    },
    most_legal=AREAS * ITEMS,
)  # fmt: skip
