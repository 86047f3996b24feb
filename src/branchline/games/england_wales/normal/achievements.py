"""§11 Achievements: cards that nobody takes, and that go to the first who fulfils them while they lie face up."""

from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import PASSENGER_LINE, RAILROAD_ERA, SPEED_RECORD
from branchline.games.england_wales.normal.events import PAID_CARD
from branchline.games.england_wales.normal.options import WHOLE_GAME
from branchline.games.england_wales.normal.state import State
from branchline.kernel import NOBODY, Array, emit, flag, rule


@rule
def claim(board: Board, state: State, seat: int, card: int, log: Array) -> None:
    """EW-10.3, EW-11.1, EW-11.2 The points at once, if the card lies face up; then it leaves the game."""
    if state.display[card] > 0:
        state.display[card] -= 1
        state.gone[card] += 1
        state.position[seat] += board.card_points[card]
        emit(log, PAID_CARD, seat, board.card_points[card], card)


@rule
def claim_for_delivery(board: Board, state: State, seat: int, city: int, log: Array) -> None:
    """EW-11.3, EW-11.5, EW-11.6, EW-11.8 All that one delivery fulfils."""
    claim(board, state, seat, RAILROAD_ERA, log)
    if state.steps >= board.speed_record_links:
        claim(board, state, seat, SPEED_RECORD, log)
    if board.bounty[city] != NOBODY:
        claim(board, state, seat, board.bounty[city], log)


# --- the Passenger Line --------------------------------------------------------------------------------------------


@rule
def colours_in(tracker: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += tracker >> colour & 1
    return count


@rule
def track_passengers(board: Board, state: State, seat: int, colour: int, log: Array) -> None:
    """EW-11.9, EW-11.10, EW-11.12 Where the delivered cube goes: in front of the mover if its colour is new there
    while the card lies face up, else into the bag. Counting the whole game, it is only noted."""
    counts = state.display[PASSENGER_LINE] > 0 or state.passenger_tracking == WHOLE_GAME
    is_new = state.tracker[seat] >> colour & 1 == 0
    if state.gone[PASSENGER_LINE] > 0 or not counts or not is_new:
        state.bag[colour] += 1
        return
    state.tracker[seat] |= flag(colour)
    if state.passenger_tracking == WHOLE_GAME:
        state.bag[colour] += 1
    if colours_in(state.tracker[seat]) < board.passenger_colours:
        return
    if state.display[PASSENGER_LINE] > 0:
        win_passenger_line(board, state, seat, log)
    elif state.fourth[seat] == 0:
        state.fourth[seat] = count_deliveries(state)


@rule
def count_deliveries(state: State) -> int:
    count = 0
    for seat in range(state.players):
        count += state.deliveries[seat]
    return count


@rule
def win_passenger_line(board: Board, state: State, seat: int, log: Array) -> None:
    """EW-11.11 The points, and all cubes of the trackers to the bag."""
    claim(board, state, seat, PASSENGER_LINE, log)
    for other in range(state.players):
        for colour in range(state.bag.shape[0]):
            if state.passenger_tracking != WHOLE_GAME:
                state.bag[colour] += state.tracker[other] >> colour & 1
        state.tracker[other] = 0
        state.fourth[other] = 0


@rule
def look_back(board: Board, state: State, log: Array) -> None:
    """EW-11.10 Turned up late, the Passenger Line goes to whoever had the colours first."""
    first = NOBODY
    for seat in range(state.players):
        if state.fourth[seat] > 0 and (first == NOBODY or state.fourth[seat] < state.fourth[first]):
            first = seat
    if first != NOBODY:
        win_passenger_line(board, state, first, log)
