"""§8 Loading."""

from branchline.games.dales.actions import LOAD
from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    AREA_GOOD,
    AREAS,
    ARROW_GOOD,
    ARROWS,
    COMPANIES,
    GOODS_PLACES,
    ITEMS,
    NEXT_LOADER,
    PASSENGER_PLACES,
    RED_PASSENGER,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.events import ITEM_LOADED, LOADING_PASSED
from branchline.games.dales.reasons import (
    ALREADY_PASSED,
    COMPANY_TRACK_THERE,
    ITEM_NOT_THERE,
    NO_FREE_PLACE,
    NO_NEUTRAL_ARROW_TOWN,
    NO_OWN_TRACK_THERE,
    NO_PATH_TO_COMPANY_TOWN,
    NO_PLACE_IN_THAT_CLASS,
    NO_TRAIN,
    NOT_YOUR_TRAIN,
    NOT_YOUR_TURN,
    PASSENGER_IS_HOME,
)
from branchline.games.dales.state import State
from branchline.games.dales.tracks import COMPANY_TRACKS, owned_by, touches
from branchline.games.dales.trains import free_places
from branchline.kernel import ALLOWED, NOBODY, Array, decider, emit, flag, present_phase, rule

pack_load = LOAD.rules.pack

ONE_SEAT = (1 << ITEMS) - 1
ALL_GOODS = 1 << ARROW_GOOD | 1 << AREA_GOOD

MOST_VISITS = 2 * AREAS
"""An area is looked at again only when another company's towns turn out to lead to it."""


@rule
def why_not_loading(state: State, seat: int) -> int:
    """WD-8.2 Who has passed is not asked again."""
    return ALREADY_PASSED if state.passed & flag(seat) else NOT_YOUR_TURN


@rule
def pass_loading(state: State, log: Array) -> None:
    """WD-8.2"""
    emit(log, LOADING_PASSED, decider(state))
    state.passed |= flag(decider(state))


@rule
def sort_of(item: int) -> int:
    return PASSENGER_PLACES if item >= RED_PASSENGER else GOODS_PLACES


@rule
def why_out_of_reach(board: Board, state: State, seat: int, area: int, item: int) -> int:
    """WD-8.15 Whether any of a seat's lines serves an item, with whatever train."""
    if item == ARROW_GOOD:
        return why_no_arrow_town(board, state, seat, area)
    if not touches(state, seat, area):
        return NO_OWN_TRACK_THERE
    if item == AREA_GOOD:
        return COMPANY_TRACK_THERE if state.touched[area] & COMPANY_TRACKS else ALLOWED
    company = item - RED_PASSENGER
    if owned_by(state, area, company):
        return PASSENGER_IS_HOME
    return ALLOWED if is_led_to(state, seat, area, company) else NO_PATH_TO_COMPANY_TOWN


@rule
def why_no_arrow_town(board: Board, state: State, seat: int, area: int) -> int:
    """WD-8.12, NB-4.1 In a neutral town, among those its arrows point to, that the player touches."""
    why = NO_NEUTRAL_ARROW_TOWN
    for k in range(ARROWS):
        town = board.arrow[area, k]
        if town == NOBODY:
            break
        if state.owners[town] == 0:
            if touches(state, seat, town):
                return ALLOWED
            why = NO_OWN_TRACK_THERE
    return why


@rule
def is_led_to(state: State, seat: int, area: int, company: int) -> bool:
    """WD-2.5, WD-8.13, WD-8.14 By own tracks alone."""
    return state.reach[area] & flag(COMPANIES * seat + company) != 0


@rule
def trace_lines(board: Board, state: State, seat: int) -> None:
    """WD-8.13 Follow a seat's tracks from every company town they touch."""
    mine = 3 << (COMPANIES * seat)
    tail = 0
    for area in range(board.areas):
        if state.owners[area] and touches(state, seat, area):
            state.reach[area] |= state.owners[area] << (COMPANIES * seat)
            state.ring[tail] = area
            tail += 1
    for head in range(MOST_VISITS):
        if head == tail:
            break
        area = state.ring[head]
        for k in range(board.ways[area]):
            near = board.near[area, k]
            led = state.reach[area] & mine
            if state.track[board.over[area, k]] == seat and state.reach[near] | led != state.reach[near]:
                state.reach[near] |= led
                state.ring[tail] = near
                tail += 1


@rule
def derive_offers(board: Board, state: State) -> None:
    """Only in the train phase."""
    forget_offers(state)
    if TRAIN <= present_phase(state) <= TRAIN_CHOICE:
        find_offers(board, state)


@rule
def forget_offers(state: State) -> None:
    for area in range(state.open.shape[0]):
        state.reach[area] = 0
        state.open[area] = 0


@rule
def find_offers(board: Board, state: State) -> None:
    """What each seat's lines serve."""
    for seat in range(state.players):
        if state.laid[seat] > 0:
            trace_lines(board, state, seat)
    for area in range(board.areas):
        for item in range(ITEMS):
            if state.pieces[area, item] > 0:
                offer(board, state, area, item)


@rule
def offer(board: Board, state: State, area: int, item: int) -> None:
    for seat in range(state.players):
        if why_out_of_reach(board, state, seat, area, item) == ALLOWED:
            state.open[area] |= flag(ITEMS * seat + item)


@rule
def why_no_load(board: Board, state: State, area: int, item: int) -> int:
    """WD-8.10, WD-8.11, WD-8.12, WD-8.13, NB-4.2 Something that is there and within reach, and has a place on an own
    train."""
    if area >= board.areas or state.pieces[area, item] == 0:
        return ITEM_NOT_THERE
    seat = decider(state)
    if state.open[area] & flag(ITEMS * seat + item) == 0:
        return why_out_of_reach(board, state, seat, area, item)
    if state.classes[seat] == 0:
        return NO_TRAIN
    return ALLOWED if state.room[seat, sort_of(item)] > 0 else NO_FREE_PLACE


@rule
def wanted(state: State, seat: int) -> int:
    """The kinds of item that a seat has places for, as the bits of `open`."""
    kinds = 0
    if state.room[seat, GOODS_PLACES] > 0:
        kinds |= ALL_GOODS
    if state.room[seat, PASSENGER_PLACES] > 0:
        kinds |= ONE_SEAT ^ ALL_GOODS
    return kinds * flag(ITEMS * seat)


@rule
def list_loads(board: Board, state: State, out: Array, count: int) -> int:
    kinds = wanted(state, decider(state))
    if kinds == 0:
        return count
    for area in range(board.areas):
        if state.open[area] & kinds:
            for item in range(ITEMS):
                if why_no_load(board, state, area, item) == ALLOWED:
                    out[count] = pack_load(area, item)
                    count += 1
    return count


@rule
def can_load(board: Board, state: State) -> bool:
    kinds = wanted(state, decider(state))
    if kinds == 0:
        return False
    for area in range(board.areas):
        if state.open[area] & kinds:
            return True
    return False


@rule
def asks_for_train(board: Board, state: State, item: int) -> bool:
    """WD-8.17, NB-5.6 The train is a choice only where it changes the score."""
    if item < RED_PASSENGER or not board.classes[state.side]:
        return False
    found = 0
    for train in range(board.trains):
        if why_no_train(board, state, train) == ALLOWED:
            cost = board.train_cost[state.side, train]
            if found != 0 and found != cost:
                return True
            found = cost
    return False


@rule
def best_train(board: Board, state: State, item: int) -> int:
    """WD-8.17 The own train of highest cost with a free place."""
    best = NOBODY
    for train in range(board.trains):
        if state.buyer[train] != decider(state) or free_places(board, state, train, sort_of(item)) == 0:
            continue
        if best == NOBODY or board.train_cost[state.side, train] > board.train_cost[state.side, best]:
            best = train
    return best


@rule
def why_no_train(board: Board, state: State, train: int) -> int:
    """NB-5.6 An own train with a free passenger place."""
    if state.buyer[train] != decider(state):
        return NOT_YOUR_TRAIN
    return ALLOWED if free_places(board, state, train, PASSENGER_PLACES) > 0 else NO_PLACE_IN_THAT_CLASS


@rule
def load_item(board: Board, state: State, area: int, item: int, log: Array) -> int:
    """WD-8.17, NB-5.6 A passenger may have to wait for the choice of a train."""
    if asks_for_train(board, state, item):
        state.load_area = area
        state.load_item = item
        return TRAIN_CHOICE
    load(board, state, area, item, best_train(board, state, item), log)
    return NEXT_LOADER


@rule
def load_passenger(board: Board, state: State, train: int, log: Array) -> None:
    """NB-5.6"""
    load(board, state, state.load_area, state.load_item, train, log)


@rule
def load(board: Board, state: State, area: int, item: int, train: int, log: Array) -> None:
    """WD-8.16 The item leaves the board."""
    seat = decider(state)
    state.pieces[area, item] -= 1
    if state.pieces[area, item] == 0:
        for other in range(state.players):
            state.open[area] &= ~flag(ITEMS * other + item)
    state.carried[train, item] += 1
    state.room[seat, sort_of(item)] -= 1
    state.load_area = NOBODY
    state.load_item = NOBODY
    emit(log, ITEM_LOADED, seat, item, area, train)
