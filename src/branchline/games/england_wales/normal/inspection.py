"""§11 The Railways Inspector, who interrupts a delivery."""

from branchline.games.england_wales.normal.components import DELIVER_CUBE, INSPECTION, INSPECTOR
from branchline.games.england_wales.normal.events import DELIVERY_DECLARED, DELIVERY_LET, DELIVERY_STOPPED
from branchline.games.england_wales.normal.reasons import ALREADY_INSPECTED, NOTHING_DECLARED, OWN_DELIVERY
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.reasons import NOT_YOUR_TURN
from branchline.games.england_wales.routes import unload_cube
from branchline.kernel import NOBODY, Array, decider, emit, rule


@rule
def next_inspector(state: State) -> int:
    """EW-11.26, EW-11.28 The next holder clockwise, before the mover; or NOBODY."""
    for step in range(1, state.players):
        other = (decider(state) + step) % state.players
        if other == state.active:
            break
        if state.held[other, INSPECTOR] > 0:
            return other
    return NOBODY


@rule
def declare_delivery(state: State, log: Array) -> int:
    """EW-11.24, EW-11.25, EW-11.26 The holders are asked, unless the mover was stopped before in this turn."""
    if state.inspected[state.active] or next_inspector(state) == NOBODY:
        return DELIVER_CUBE
    emit(log, DELIVERY_DECLARED, state.active, state.cargo, state.origin, state.at)
    return INSPECTION


@rule
def why_no_inspection(state: State) -> int:
    return ALREADY_INSPECTED if state.inspected[state.active] else NOTHING_DECLARED


@rule
def why_not_inspecting(state: State, seat: int) -> int:
    """EW-11.28"""
    return OWN_DELIVERY if seat == state.active else NOT_YOUR_TURN


@rule
def let_it_pass(state: State, log: Array) -> int:
    """EW-11.26 The next holder is asked; if there is none, the delivery takes place."""
    emit(log, DELIVERY_LET, decider(state))
    return INSPECTION if next_inspector(state) != NOBODY else DELIVER_CUBE


@rule
def stop_delivery(state: State, log: Array) -> None:
    """EW-11.4, EW-11.24, EW-11.25 The cube stays; the card lies with the mover until the end of the turn."""
    seat = decider(state)
    state.held[seat, INSPECTOR] -= 1
    state.inspected[state.active] = 1
    emit(log, DELIVERY_STOPPED, seat, state.active)
    unload_cube(state)
