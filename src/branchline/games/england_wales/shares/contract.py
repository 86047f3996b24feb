"""What the game gives the kernel."""

from branchline.games.england_wales.places import near
from branchline.games.england_wales.shares.actions import VERBS
from branchline.games.england_wales.shares.board import Board, load_board, prepare_board
from branchline.games.england_wales.shares.components import DIVIDEND
from branchline.games.england_wales.shares.description import describe
from branchline.games.england_wales.shares.ending import score, standing
from branchline.games.england_wales.shares.events import EVENTS
from branchline.games.england_wales.shares.invariants import check
from branchline.games.england_wales.shares.positions import complete
from branchline.games.england_wales.shares.reasons import REASONS
from branchline.games.england_wales.shares.sentences import details, prompt, read
from branchline.games.england_wales.shares.setup import derive, determinize, setup
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.turn import TURN
from branchline.games.england_wales.shares.view import view
from branchline.kernel import DEBT, NUMBER, Contract

CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, derive=derive, determinize=determinize,
    turn=TURN, score=score, standing=standing,
    load_board=load_board, prepare_board=prepare_board, check=check, complete=complete,
    view=view, describe=describe, prompt=prompt, details=details, near=near, read=read,
    stakes={
        "cash": NUMBER, "shares": NUMBER, "controller": NUMBER, "score": NUMBER, "funds": NUMBER,
        "bonds": DEBT, "price": NUMBER, "last_turn": NUMBER,
    },
    most_legal=DIVIDEND.size,
)  # fmt: skip
