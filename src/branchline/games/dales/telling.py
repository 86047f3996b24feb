"""What to tell people: the open question, and the details of reasons."""

from __future__ import annotations

from typing import Any

from branchline.games.dales.actions import VERBS
from branchline.games.dales.building import slack, toll
from branchline.games.dales.components import (
    BID,
    BROWN,
    BUILD,
    COLOUR_CHOICE,
    EXCHANGE,
    EXTEND,
    GREEN,
    OBJECTOR,
    PAYMENT,
    PHASE,
    RED,
    SALE_EXTEND,
    TRAIN,
    TRAIN_CHOICE,
    WHITE,
)
from branchline.games.dales.state import State
from branchline.games.dales.tracks import path_end, way_between
from branchline.games.dales.trains import points_for_exchange
from branchline.kernel import Sheet, decider, present_phase


def prompt(sheet: Sheet, state: State) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    phase, seat = int(present_phase(state)), {"seat": ("seat", int(decider(state)))}
    if phase == EXTEND and state.path_length == 1:
        return "extend-first", seat | {"area": ("area", int(path_end(state)))}
    return PHASE.labels[phase].replace("_", "-"), seat | _told(state, phase)


def _told(state: State, phase: int) -> dict[str, tuple[str, int]]:
    """What the question of a phase mentions."""
    seat = decider(state)
    if phase in (BID, BUILD):
        return {"hand": ("number", int(state.hand[seat]))}
    if phase == COLOUR_CHOICE:
        return {"space": ("number", int(state.settling) + 1)}
    if phase == EXTEND:
        white, _, red, green = state.need.tolist()
        return _told_path(state) | {
            "points": ("number", int(state.need_points)),
            "slack": ("number", int(slack(state, seat, state.need_points, white, red, green))),
        }
    if phase == PAYMENT:
        return {"due": ("number", int(state.due))}
    if phase == TRAIN:
        return {"brown": ("number", int(state.influence[seat, BROWN]))}
    if phase == EXCHANGE:
        return {"train": ("train", int(state.train)), "due": ("number", int(state.due))}
    if phase == TRAIN_CHOICE:
        return {"item": ("item", int(state.load_item)), "area": ("area", int(state.load_area))}
    if phase == SALE_EXTEND:
        return _told_path(state) | {"company": ("company", int(state.company))}
    return {}


def _told_path(state: State) -> dict[str, tuple[str, int]]:
    return {"area": ("area", int(path_end(state))), "tracks": ("number", int(state.path_length) - 1)}


def details(sheet: Sheet, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    seat = int(decider(state))
    if code == "wrong_phase":
        return {"phase": PHASE.labels[present_phase(state)]}
    if code in ("below_minimum_bid", "must_beat_bid", "not_enough_cubes_in_hand"):
        space = VERBS["bid"].unpack(action)[0]
        minimum, high = int(sheet.record.minimum[state.side, space]), int(state.bid[space])
        return {"minimum": minimum, "high": high, "hand": int(state.hand[seat])}
    if code == "train_too_expensive":
        cost = int(sheet.record.train_cost[state.side, VERBS["buy"].unpack(action)[0]])
        missing = max(0, cost - int(state.influence[seat, BROWN]))
        return {"needed": 3 * missing, "held": int(points_for_exchange(state, seat))}
    if code in ("needs_red_influence", "needs_green_influence", "needs_government", "line_too_expensive"):
        return _shortage(sheet, state, action, code)
    return {}


COLOUR_NEEDED = {"needs_red_influence": RED, "needs_green_influence": GREEN, "needs_government": WHITE}


def _shortage(sheet: Sheet, state: State, action: int, code: str) -> dict[str, Any]:
    """What a line that goes on to an area, or starts there, would need, and what there is."""
    seat, area = int(decider(state)), VERBS.of(action).unpack(action)[0]
    needs = [int(need) for need in state.need]
    for colour in (RED, GREEN):
        needs[colour] += int(toll(state, area, colour))
    needs[WHITE] += int(state.pieces[area, OBJECTOR])
    if code in COLOUR_NEEDED:
        colour = COLOUR_NEEDED[code]
        return {"needed": needs[colour], "held": int(state.influence[seat, colour])}
    origin = int(path_end(state))
    border = sheet.record.over[origin, way_between(sheet.record, origin, area)]
    points = int(state.need_points) + int(sheet.record.cost[border])
    return {"missing": -int(slack(state, seat, points, needs[WHITE], needs[RED], needs[GREEN]))}
