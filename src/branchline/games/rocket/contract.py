"""What the game gives the kernel."""

from branchline.games.rocket.actions import VERBS
from branchline.games.rocket.board import Board, load_board
from branchline.games.rocket.components import HEXES, MONEY, STATUS
from branchline.games.rocket.description import describe
from branchline.games.rocket.ending import score
from branchline.games.rocket.events import EVENTS
from branchline.games.rocket.invariants import check, complete, upgrade
from branchline.games.rocket.reasons import REASONS
from branchline.games.rocket.sentences import cause, details, near, prompt, read, remark
from branchline.games.rocket.setup import derive, determinize, setup
from branchline.games.rocket.state import State
from branchline.games.rocket.turn import TURN
from branchline.games.rocket.view import projection, view, viewing
from branchline.kernel import NUMBER, Contract

CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, derive=derive, determinize=determinize,
    turn=TURN, score=score, projection=projection,
    load_board=load_board, check=check, complete=complete, upgrade=upgrade,
    view=view, viewing=viewing, describe=describe, prompt=prompt, details=details, read=read, remark=remark, near=near,
    cause=cause,
    stakes={
        "cash": MONEY, "shares": NUMBER, "supplementary": NUMBER, "tokens": NUMBER,
        "passengers": NUMBER, "status": STATUS,
    },
    most_legal=HEXES + VERBS["token"].size + VERBS["advance"].size + VERBS["bid"].size,
)  # fmt: skip
