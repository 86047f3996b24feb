"""§5 Who runs a company."""

from branchline.games.england_wales.shares.events import CONTROL_TAKEN
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, emit, rule


@rule
def held_shares(state: State, company: int) -> int:
    """Shares in the hands of players."""
    held = 0
    for seat in range(state.players):
        held += state.shares[company, seat]
    return held


@rule
def issued_shares(state: State, company: int) -> int:
    """ES-2.2 Held by players, or in the issued box."""
    return held_shares(state, company) + state.issued[company]


@rule
def check_control(state: State, company: int, buyer: int, log: Array) -> None:
    """ES-5.1 to ES-5.4 The first buyer takes control at once; afterwards only who has strictly more."""
    controller = state.controller[company]
    if controller == buyer:
        return
    if controller == NOBODY or state.shares[company, buyer] > state.shares[company, controller]:
        state.controller[company] = buyer
        emit(log, CONTROL_TAKEN, buyer, company)
