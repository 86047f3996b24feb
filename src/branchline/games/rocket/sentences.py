"""What to tell people: the open question, the details of reasons, and other ways to type an action."""

import re
from typing import Any

import numpy as np

from branchline.games.rocket.actions import ADVANCE, VERBS
from branchline.games.rocket.components import ABSORBED, ACT, AUTONOMOUS, HEX, PUT_DOWN, TOWN, VETO
from branchline.games.rocket.lines import holding, is_live
from branchline.games.rocket.reasons import (
    AHEAD_OFF_MAP,
    HEX_NOT_ALLOWED,
    HEX_OFF_MAP,
    LINE_AUTONOMOUS,
    NO_SHARE_LEFT,
    NOT_ADJACENT,
)
from branchline.games.rocket.state import State
from branchline.games.rocket.turn import TURN
from branchline.kernel import ALLOWED, NOBODY, Kind, LoadedBoard, decider, nearest, present_phase

AT_SEA = re.compile(r"\d+,\d+")


def prompt(loaded: LoadedBoard, state: State) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    seat = {"seat": ("seat", decider(state))}
    phase = present_phase(state)
    if phase == ACT:
        return ("act-second" if state.actions_done else "act-first"), seat | _choices(loaded, state)
    if phase == PUT_DOWN:
        return "put-down", seat | {"hex": ("hex", state.lifted)}
    veto = seat | {
        "mover": ("seat", state.active),
        "company": ("company", state.mover),
        "way": ("direction", state.high_direction if state.high else state.aim),
        "high": ("number", state.high),
    }
    if phase == VETO:
        return "veto", veto | {"held": ("number", holding(state, state.mover, decider(state)))}
    return "answer", veto | {"bidder": ("seat", state.high_bidder), "own_way": ("direction", state.aim)}


def _choices(loaded: LoadedBoard, state: State) -> dict[str, tuple[str, int]]:
    """How many actions of each kind there are: the question invites nothing else."""
    counts = VERBS.counts(TURN.legal, loaded.record, state)
    counts["stations"] = counts["station"] + counts["lift"]
    return {name: ("number", count) for name, count in counts.items()}


def details(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    if code == "touches_two_lines":
        company, direction = ADVANCE.unpack(action)
        hex = loaded.record.neighbour[state.locomotive[company], direction]
        near = [state.line[h] for h in loaded.record.neighbour[hex] if h >= 0]
        lines = sorted({line for line in near if line not in (NOBODY, company)})
        return {"lines": " + ".join(loaded.names["company"][line] for line in lines)}
    if code in ("bid_too_low", "match_only", "cannot_match"):
        return {"high": state.high}
    if code == "bid_exceeds_holding":
        return {"held": holding(state, state.mover, decider(state))}
    return {}


def read(loaded: LoadedBoard, state: State, verb: str, words: list[str]) -> list[str] | int:
    """A destination may be typed as a hex instead of a direction; hexes at sea are understood too."""
    hex = loaded.labels["hex"].index(words[-1]) if words else None
    if hex is None and words and AT_SEA.fullmatch(words[-1]):
        return HEX_NOT_ALLOWED if verb == "bid" else AHEAD_OFF_MAP if verb == "advance" else HEX_OFF_MAP
    if hex is None or verb not in ("advance", "bid"):
        return words
    company = loaded.labels["company"].index(words[0]) if verb == "advance" else state.mover
    if company is None or company == NOBODY or not is_live(state, company):
        return [*words[:-1], loaded.labels["direction"][0]]
    directions = np.flatnonzero(loaded.record.neighbour[state.locomotive[company]] == hex)
    if len(directions) == 0:
        return NOT_ADJACENT if verb == "advance" else HEX_NOT_ALLOWED
    return [*words[:-1], loaded.labels["direction"][int(directions[0])]]


def near(loaded: LoadedBoard, kind: Kind, index: int) -> tuple[Kind, int] | None:
    """The town that a hex lies near."""
    board = loaded.record
    if kind.name != HEX.name or index not in range(board.hexes) or board.town[index] != NOBODY:
        return None
    cells = [(cell["row"], cell["col"]) for cell in loaded.data["hexes"]]
    towns = [hex for hex in range(board.hexes) if board.town[hex] != NOBODY]
    return TOWN, board.town[towns[nearest(cells[index], [cells[hex] for hex in towns])]]


def cause(loaded: LoadedBoard, before: Any, after: Any, field: str, place: tuple[int, ...]) -> int:
    """SR-10.4 Who has a line's hexes once it is absorbed, or the hex beside its home if it had none before."""
    if field != "status" or after["status"][place] != ABSORBED:
        return NOBODY
    home = loaded.record.home[place]
    laid = [hex for hex in np.flatnonzero(before["line"] == place[0]) if hex != home]
    first = [hex for hex in loaded.record.neighbour[home] if hex >= 0 and before["line"][hex] == NOBODY]
    heirs = {int(after["line"][hex]) for hex in laid or first} - {NOBODY}
    return heirs.pop() if len(heirs) == 1 else NOBODY


def remark(loaded: LoadedBoard, state: State, action: int) -> int:
    """SR-6.7, SR-12.6 An advance that brings no share."""
    if VERBS.of(action) is not ADVANCE:
        return ALLOWED
    company, _ = ADVANCE.unpack(action)
    if state.bank[company] > 0:
        return ALLOWED
    return LINE_AUTONOMOUS if state.status[company] == AUTONOMOUS else NO_SHARE_LEFT
