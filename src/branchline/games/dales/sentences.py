"""What to tell people: the open question, and the details of reasons."""

from typing import Any

from branchline.games.dales.actions import BID, BUY, LOAD, LOAD_TRAIN, VERBS
from branchline.games.dales.building import slack, toll
from branchline.games.dales.components import (
    BIDDING,
    BROWN,
    BUILD,
    COLOUR_CHOICE,
    EXCHANGING,
    EXTENDING,
    GOODS_PLACES,
    GREEN,
    ITEMS,
    OBJECTOR,
    PASSENGER_PLACES,
    PAYMENT,
    PHASE,
    RED,
    SALE_EXTEND,
    TRAIN,
    TRAIN_CHOICE,
    WHITE,
)
from branchline.games.dales.loading import asks_for_train, best_train, sort_of
from branchline.games.dales.profit import item_points
from branchline.games.dales.reasons import LOAD_PAYS, WITHIN_REACH
from branchline.games.dales.state import State
from branchline.games.dales.tracks import path_end, way_between
from branchline.games.dales.trains import points_for_exchange
from branchline.games.dales.turn import TURN
from branchline.kernel import ALLOWED, LoadedBoard, decider, flag, present_phase


def prompt(loaded: LoadedBoard, state: State) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    phase, seat = present_phase(state), {"seat": ("seat", decider(state))}
    if phase == EXTENDING and state.path_length == 1:
        return "extend-first", seat | {"area": ("area", path_end(state))}
    return PHASE.labels[phase].replace("_", "-"), seat | _told(state, phase) | _choices(loaded, state, phase)


def _choices(loaded: LoadedBoard, state: State, phase: int) -> dict[str, tuple[str, int]]:
    """How many actions of each kind there are: the question invites nothing else."""
    if phase not in (EXTENDING, TRAIN, SALE_EXTEND):
        return {}
    return {name: ("number", count) for name, count in VERBS.counts(TURN.legal, loaded.record, state).items()}


def _told(state: State, phase: int) -> dict[str, tuple[str, int]]:
    """What the question of a phase mentions."""
    seat = decider(state)
    if phase in (BIDDING, BUILD):
        return {"hand": ("number", state.hand[seat])}
    if phase == COLOUR_CHOICE:
        return {"space": ("number", state.settling + 1)}
    if phase == EXTENDING:
        white, _, red, green = state.need.tolist()
        return _told_path(state) | {
            "points": ("number", state.need_points),
            "slack": ("number", slack(state, seat, state.need_points, white, red, green)),
        }
    if phase == PAYMENT:
        return {"due": ("number", state.due)}
    if phase == TRAIN:
        return {"brown": ("number", state.influence[seat, BROWN])}
    if phase == EXCHANGING:
        return {"train": ("train", state.train), "due": ("number", state.due)}
    if phase == TRAIN_CHOICE:
        return {"item": ("item", state.load_item), "area": ("area", state.load_area)}
    if phase == SALE_EXTEND:
        return _told_path(state) | {"company": ("company", state.company)}
    return {}


def _told_path(state: State) -> dict[str, tuple[str, int]]:
    return {"area": ("area", path_end(state)), "tracks": ("number", state.path_length - 1)}


def details(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    seat = decider(state)
    if code == "wrong_phase":
        return {"phase": PHASE.labels[present_phase(state)]}
    if code in ("below_minimum_bid", "must_beat_bid", "not_enough_cubes_in_hand"):
        space = BID.unpack(action)[0]
        minimum, high = loaded.record.minimum[state.side, space], state.bid[space]
        return {"minimum": minimum, "high": high, "hand": state.hand[seat]}
    if code == "train_too_expensive":
        cost = loaded.record.train_cost[state.side, BUY.unpack(action)[0]]
        missing = max(0, cost - state.influence[seat, BROWN])
        return {"needed": 3 * missing, "held": points_for_exchange(state, seat)}
    if code == "within_reach":
        return _within_reach(loaded, state, seat)
    if code == "load_pays":
        return _earnings(loaded, state, action)
    if code in ("needs_red_influence", "needs_green_influence", "needs_government", "line_too_expensive"):
        return _shortage(loaded, state, action, code)
    return {}


COLOUR_NEEDED = {"needs_red_influence": RED, "needs_green_influence": GREEN, "needs_government": WHITE}


def _shortage(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """What a line that goes on to an area, or starts there, would need, and what there is."""
    seat, area = decider(state), VERBS.of(action).unpack(action)[0]
    needs = state.need.tolist()
    for colour in (RED, GREEN):
        needs[colour] += toll(state, area, colour)
    needs[WHITE] += state.pieces[area, OBJECTOR]
    if code in COLOUR_NEEDED:
        colour = COLOUR_NEEDED[code]
        return {"needed": needs[colour], "held": state.influence[seat, colour]}
    origin = path_end(state)
    border = loaded.record.over[origin, way_between(loaded.record, origin, area)]
    points = state.need_points + loaded.record.cost[border]
    return {"missing": -slack(state, seat, points, needs[WHITE], needs[RED], needs[GREEN])}


def remark(loaded: LoadedBoard, state: State, action: int) -> int:
    """WD-8.15 What a train could load, before it is bought. WD-9.1, WD-9.2, NB-5.6 What a load earns, which is booked
    later, once its train is known."""
    verb = VERBS.of(action)
    if verb is BUY:
        return WITHIN_REACH
    return LOAD_PAYS if verb is LOAD_TRAIN or _is_put_on_train(loaded, state, action) else ALLOWED


def _is_put_on_train(loaded: LoadedBoard, state: State, action: int) -> bool:
    return VERBS.of(action) is LOAD and not asks_for_train(loaded.record, state, LOAD.unpack(action)[1])


def _within_reach(loaded: LoadedBoard, state: State, seat: int) -> dict[str, Any]:
    found = [0, 0]
    for area in range(loaded.record.areas):
        for item in range(ITEMS):
            if state.open[area] & flag(ITEMS * seat + item):
                found[sort_of(item)] += state.pieces[area, item]
    return {"goods": found[GOODS_PLACES], "passengers": found[PASSENGER_PLACES]}


def _earnings(loaded: LoadedBoard, state: State, action: int) -> dict[str, Any]:
    if VERBS.of(action) is LOAD_TRAIN:
        item, train = state.load_item, LOAD_TRAIN.unpack(action)[0]
    else:
        item = LOAD.unpack(action)[1]
        train = best_train(loaded.record, state, item)
    return {"points": item_points(loaded.record, state, item, train), "profit": loaded.record.profit[item]}
