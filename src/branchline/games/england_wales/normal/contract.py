"""What the game gives the kernel."""

from branchline.games.england_wales.components import CITY, COLOUR
from branchline.games.england_wales.normal.actions import VERBS
from branchline.games.england_wales.normal.board import Board, load_board, prepare_board
from branchline.games.england_wales.normal.description import describe
from branchline.games.england_wales.normal.ending import score, standing
from branchline.games.england_wales.normal.events import EVENTS
from branchline.games.england_wales.normal.invariants import check
from branchline.games.england_wales.normal.positions import complete
from branchline.games.england_wales.normal.reasons import REASONS
from branchline.games.england_wales.normal.sentences import details, prompt, read, remark
from branchline.games.england_wales.normal.setup import derive, determinize, setup
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.turn import TURN
from branchline.games.england_wales.normal.view import view
from branchline.games.england_wales.places import near
from branchline.kernel import DEBT, NUMBER, Contract

CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, derive=derive, determinize=determinize,
    turn=TURN, score=score, standing=standing,
    load_board=load_board, prepare_board=prepare_board, check=check, complete=complete,
    view=view, describe=describe, prompt=prompt, details=details, near=near, read=read, remark=remark,
    stakes={
        "cash": NUMBER, "bonds": DEBT, "position": NUMBER, "engine": NUMBER, "held": NUMBER,
        "line_owner": NUMBER, "first": NUMBER, "last_turn": NUMBER, "score": NUMBER,
    },
    most_legal=CITY.size * COLOUR.size,
)  # fmt: skip
