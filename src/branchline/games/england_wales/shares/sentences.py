"""What to tell people: the open question, the details of reasons, and other ways to type an action."""

from typing import Any

from branchline.games.england_wales.shares.actions import VERBS
from branchline.games.england_wales.shares.auctions import highest_bid, lowest_bid
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import link_cost
from branchline.games.england_wales.shares.components import (
    ACT,
    LAYING,
    LEAVING_CITY,
    MERGING,
    MOVING_CUBE,
    OPENING,
    PAYING_OUT,
    PHASE,
    PROPOSING,
    RAISING,
    REPAYING,
    VOTING,
)
from branchline.games.england_wales.shares.dividends import most_dividend, most_repaid
from branchline.games.england_wales.shares.mergers import merger_price
from branchline.games.england_wales.shares.money import means
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.turn import TURN
from branchline.games.england_wales.typed import read_place
from branchline.kernel import LoadedBoard, decider, frame_argument, present_phase

Arguments = dict[str, tuple[str, int]]


def prompt(loaded: LoadedBoard, state: State) -> tuple[str, Arguments]:
    if state.ended:
        return "over", {}
    phase = present_phase(state)
    seat: Arguments = {"seat": ("seat", decider(state))}
    if phase == PROPOSING:
        return ("propose-initial" if state.turn == 0 else "propose"), seat
    if phase in (OPENING, RAISING):
        return _bid(loaded, state, phase, seat)
    arguments = seat | {"company": ("company", state.acting)}
    if phase == VOTING:
        return "vote", arguments | {
            "voting": ("company", frame_argument(state, 0)),
            "target": ("company", state.target),
        }
    return PHASE.labels[phase], arguments | _details_of(loaded, state, phase)


def _bid(loaded: LoadedBoard, state: State, phase: int, seat: Arguments) -> tuple[str, Arguments]:
    low, most = lowest_bid(state), highest_bid(loaded.record, state, decider(state))
    bids = seat | {
        "company": ("company", state.lot),
        "low": ("number", low),
        "most": ("number", most),
        "bids": ("number", most - low + 1),
    }
    if phase == OPENING:
        return "open", bids
    return "raise", bids | {"bidder": ("seat", state.high_bidder), "high": ("number", state.high)}


def _details_of(loaded: LoadedBoard, state: State, phase: int) -> Arguments:
    """What the question of a phase mentions."""
    board: Board = loaded.record
    if phase == ACT:
        return {
            "round": ("number", state.action_round),
            "means": ("number", means(board, state, state.acting)),
        } | {name: ("number", count) for name, count in VERBS.counts(TURN.legal, board, state).items()}
    if phase == LEAVING_CITY:
        return {"city": ("city", frame_argument(state, 0))}
    if phase == LAYING:
        left = means(board, state, state.acting) - link_cost(board, state)
        return {"cost": ("number", link_cost(board, state)), "left": ("number", left)}
    if phase == MOVING_CUBE:
        return {"colour": ("colour", state.cargo), "city": ("city", state.at)}
    if phase == REPAYING:
        return {"most": ("number", most_repaid(board, state))}
    if phase == PAYING_OUT:
        return {
            "most": ("number", most_dividend(board, state)),
            "price": ("number", state.price[state.acting]),
        }
    return {"means": ("number", means(board, state, state.acting))} if phase == MERGING else {}


def details(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    board: Board = loaded.record
    if code in ("below_minimum", "raise_too_low"):
        return {"low": lowest_bid(state)}
    if code == "not_enough_cash":
        return {"most": highest_bid(board, state, decider(state))}
    if code == "beyond_means":
        return {"means": means(board, state, state.acting), "cost": link_cost(board, state)}
    if code == "dividend_too_high":
        return {"most": board.multiple * state.price[state.acting]}
    if code == "dividend_no_cash":
        return {"funds": state.funds[state.acting]}
    if code == "too_few_bonds":
        return {"most": most_repaid(board, state)}
    if code == "merger_too_dear":
        target = VERBS["merge"].unpack(action)[0]
        return {"price": merger_price(board, state, target), "means": means(board, state, state.acting)}
    return {}


def read(loaded: LoadedBoard, state: State, verb: str, words: list[str]) -> list[str] | int:
    """A city may be typed as its hex; where track or a cube goes on, the hex or the city there instead of the side."""
    return read_place(loaded, state, verb, words, PHASE.labels[present_phase(state)])
