"""What to tell people: the open question, the details of reasons, and other ways to type an action."""

from typing import Any

from branchline.games.england_wales.normal.actions import FINISH, VERBS
from branchline.games.england_wales.normal.auction import highest_bid, lowest_bid, why_no_bid
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import tile_limit, track_cost
from branchline.games.england_wales.normal.components import (
    ACT,
    AMOUNT,
    AUCTION,
    INSPECTION,
    LAYING,
    LEAVING_CITY,
    MOVING_CUBE,
    PHASE,
)
from branchline.games.england_wales.normal.major_lines import joins_ends
from branchline.games.england_wales.normal.reasons import LINE_TAKEN
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.track import is_complete, tiles_laid
from branchline.games.england_wales.typed import read_place
from branchline.kernel import ALLOWED, NOBODY, LoadedBoard, decider, frame_argument, present_phase

Arguments = dict[str, tuple[str, int]]


def prompt(loaded: LoadedBoard, state: State) -> tuple[str, Arguments]:
    if state.ended:
        return "over", {}
    phase = present_phase(state)
    seat: Arguments = {"seat": ("seat", decider(state))}
    if phase == AUCTION:
        return _auction(loaded, state, seat)
    if phase == ACT:
        return "act", seat | {
            "round": ("number", state.action_round),
            "actions": ("number", state.actions_left),
        }
    if phase == LEAVING_CITY:
        return "side", seat | {"city": ("city", frame_argument(state, 0))}
    if phase == LAYING:
        return _tile(loaded, state, seat)
    if phase in (MOVING_CUBE, INSPECTION):
        return _delivery(state, seat)
    return PHASE.labels[phase], seat


def _auction(loaded: LoadedBoard, state: State, seat: Arguments) -> tuple[str, Arguments]:
    board: Board = loaded.record
    bids = seat | {
        "turn": ("number", state.turn),
        "low": ("number", lowest_bid(board, state)),
        "most": ("number", highest_bid(board, state, decider(state))),
    }
    if state.high_bidder == NOBODY:
        return "auction-open", bids
    key = "auction" if lowest_bid(board, state) <= highest_bid(board, state, decider(state)) else "auction-pass"
    return key, bids | {
        "bidder": ("seat", state.high_bidder),
        "high": ("number", state.high),
    }


def _tile(loaded: LoadedBoard, state: State, seat: Arguments) -> tuple[str, Arguments]:
    board: Board = loaded.record
    laid, limit = tiles_laid(state), tile_limit(board, state, state.active)
    bill = seat | {
        "city": ("city", state.city[state.built, 0]),
        "cost": ("number", track_cost(board, state, 0)),
        "left": ("number", limit - laid),
    }
    if is_complete(state, state.built):
        return "complete", bill | {"other": ("city", state.city[state.built, 1])}
    if laid == 0:
        return ("tile-first" if board.city_at[state.head[state.built]] != NOBODY else "tile-resume"), bill
    return ("tile" if laid < limit else "tile-last"), bill


def _delivery(state: State, seat: Arguments) -> tuple[str, Arguments]:
    arguments = seat | {
        "colour": ("colour", state.cargo),
        "origin": ("city", state.origin),
        "city": ("city", state.at),
        "left": ("number", state.engine[state.active] - state.steps),
    }
    if present_phase(state) == INSPECTION:
        return "inspect", arguments | {"mover": ("seat", state.active), "links": ("number", state.steps)}
    return "via", arguments


def details(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    board: Board = loaded.record
    if code == "bid_too_low":
        return {"low": lowest_bid(board, state)}
    if code == "bid_too_high":
        return {"most": highest_bid(board, state, decider(state))}
    if code == "tile_limit":
        return {"limit": tile_limit(board, state, state.active)}
    if code == "too_long":
        return {"engine": state.engine[state.active]}
    if code == "line_taken":
        line = next(line for line in range(board.lines) if _was_late(board, state, line))
        return {"line": loaded.names["line"][line]}
    return {}


def read(loaded: LoadedBoard, state: State, verb: str, words: list[str]) -> list[str] | int:
    """A city may be typed as its hex; where track or a cube goes on, the hex or the city there instead of the side."""
    if verb == "bid" and present_phase(state) == AUCTION and _is_no_bid(words[0]):
        return why_no_bid(loaded.record, state, int(words[0]))
    return read_place(loaded, state, verb, words, PHASE.labels[present_phase(state)])


def _is_no_bid(word: str) -> bool:
    """An amount that is no bid of any auction."""
    return word.isdecimal() and len(word) < 10 and not 0 <= int(word) - AMOUNT.first < AMOUNT.size


def remark(loaded: LoadedBoard, state: State, action: int) -> int:
    """EW-14.2 A link that completes a major line which somebody else has already scored."""
    if VERBS.of(action) is not FINISH or state.built == NOBODY or not is_complete(state, state.built):
        return ALLOWED
    late = any(_was_late(loaded.record, state, line) for line in range(loaded.record.lines))
    return LINE_TAKEN if late else ALLOWED


def _was_late(board: Board, state: State, line: int) -> bool:
    """Whether the link in hand joins the ends of a line that belongs to somebody else, and was not joined before."""
    if state.line_owner[line] in (NOBODY, state.active) or not joins_ends(board, state, state.active, line):
        return False
    before = state.copy()
    before.owner[state.built] = NOBODY
    return not joins_ends(board, before, state.active, line)
