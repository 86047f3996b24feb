"""§11 The Railways Inspector, who interrupts a delivery."""

from branchline.games.england_wales.normal.actions import pack_let, pack_stop
from branchline.games.england_wales.normal.components import INSPECT, INSPECTOR
from branchline.games.england_wales.normal.events import DELIVERY_DECLARED, DELIVERY_LET, DELIVERY_STOPPED
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import unload_cube
from branchline.kernel import NOBODY, Array, ask, close_frame, decider, emit, open_frame, rule


@rule
def next_inspector(state: State, seat: int) -> int:
    """EW-11.26, EW-11.28 The next holder clockwise after this seat, before the mover; or NOBODY."""
    for step in range(1, state.players):
        other = (seat + step) % state.players
        if other == state.active:
            break
        if state.held[other, INSPECTOR] > 0:
            return other
    return NOBODY


@rule
def ask_inspectors(state: State, log: Array) -> bool:
    """EW-11.24, EW-11.25, EW-11.26 Whether a holder is asked: nobody, if the mover was stopped before in this turn."""
    if state.inspected[state.active]:
        return False
    holder = next_inspector(state, state.active)
    if holder == NOBODY:
        return False
    emit(log, DELIVERY_DECLARED, state.active, state.cargo, state.origin, state.at)
    open_frame(state, INSPECT, holder)
    return True


@rule
def list_inspections(out: Array) -> int:
    out[0] = pack_stop()
    out[1] = pack_let()
    return 2


@rule
def let_it_pass(state: State, log: Array) -> bool:
    """EW-11.26 The next holder is asked; whether there is none, so that the delivery takes place."""
    emit(log, DELIVERY_LET, decider(state))
    holder = next_inspector(state, decider(state))
    if holder != NOBODY:
        ask(state, INSPECT, holder)
        return False
    close_frame(state)
    return True


@rule
def stop_delivery(state: State, log: Array) -> None:
    """EW-11.4, EW-11.24, EW-11.25 The cube stays; the card lies with the mover until the end of the turn."""
    seat = decider(state)
    state.held[seat, INSPECTOR] -= 1
    state.inspected[state.active] = 1
    emit(log, DELIVERY_STOPPED, seat, state.active)
    close_frame(state)
    unload_cube(state)
