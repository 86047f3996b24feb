"""What may be answered to each question."""

from branchline.games.dales.actions import (
    is_bid,
    is_buy,
    is_choose_colour,
    is_exchange,
    is_extend,
    is_finish,
    is_load,
    is_load_train,
    is_pass,
    is_pay,
    is_sell,
    is_sell_extend,
    is_sell_finish,
    is_start,
    pack_pass,
    unpack_bid,
    unpack_buy,
    unpack_choose_colour,
    unpack_exchange,
    unpack_extend,
    unpack_load,
    unpack_load_train,
    unpack_pay,
    unpack_sell,
    unpack_sell_extend,
    unpack_start,
)
from branchline.games.dales.auction import (
    list_bids,
    list_colours,
    standing_bids,
    why_no_bid,
    why_no_colour,
)
from branchline.games.dales.board import Board
from branchline.games.dales.building import (
    list_extensions,
    list_starts,
    why_no_extension,
    why_no_finish,
    why_no_start,
)
from branchline.games.dales.components import (
    BID,
    BUILD,
    COLOUR_CHOICE,
    EXCHANGE,
    EXTEND,
    PAYMENT,
    SALE,
    SALE_EXTEND,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.loading import (
    list_loads,
    list_trains,
    why_no_load,
    why_no_train,
)
from branchline.games.dales.payment import (
    list_exchanges,
    list_payments,
    why_no_exchange,
    why_no_payment,
)
from branchline.games.dales.reasons import (
    ALREADY_PASSED,
    CUBES_FIRST,
    EXCHANGE_NOT_NEEDED,
    GAME_OVER,
    LINE_HAS_STARTED,
    MUST_BID,
    NOT_YOUR_TURN,
    ONE_SALE_PER_TURN,
    SALE_HAS_STARTED,
    TWO_BIDS_STANDING,
    WRONG_PHASE,
)
from branchline.games.dales.selling import (
    list_sale_extensions,
    list_sales,
    why_no_sale,
    why_no_sale_extension,
    why_no_sale_finish,
)
from branchline.games.dales.state import State
from branchline.games.dales.tracks import flag
from branchline.games.dales.trains import list_purchases, why_no_purchase
from branchline.kernel import ALLOWED, Array, decider, has_ended, present_phase, rule


@rule
def legal(board: Board, state: State, out: Array) -> int:
    phase = present_phase(state)
    if phase == BID:
        return list_bids(board, state, out, 0)
    if phase == COLOUR_CHOICE:
        return list_colours(out, 0)
    if phase == BUILD:
        return list_starts(board, state, out, 0)
    if phase == EXTEND:
        return list_extensions(board, state, out, 0)
    if phase == PAYMENT:
        return list_payments(state, out, 0)
    if phase == TRAIN:
        out[0] = pack_pass()
        return list_loads(board, state, out, list_purchases(board, state, out, 1))
    if phase == EXCHANGE:
        return list_exchanges(state, out, 0)
    if phase == TRAIN_CHOICE:
        return list_trains(board, state, out, 0)
    if phase == SALE:
        return list_sales(board, state, out, 0)
    return list_sale_extensions(board, state, out, 0)


@rule
def why_not(board: Board, state: State, action: int) -> int:
    if has_ended(state):
        return GAME_OVER
    phase = present_phase(state)
    if phase == BID or phase == COLOUR_CHOICE:
        return why_not_in_auction(board, state, action)
    if phase == BUILD or phase == EXTEND or phase == PAYMENT:
        return why_not_building(board, state, action)
    if phase == SALE or phase == SALE_EXTEND:
        return why_not_selling(board, state, action)
    return why_not_loading(board, state, action)


@rule
def why_not_in_auction(board: Board, state: State, action: int) -> int:
    """WD-5.2 There is no passing."""
    if present_phase(state) == COLOUR_CHOICE:
        return why_no_colour(unpack_choose_colour(action)) if is_choose_colour(action) else WRONG_PHASE
    if is_bid(action):
        space, cubes = unpack_bid(action)
        return why_no_bid(board, state, space - 1, cubes)
    return MUST_BID if is_pass(action) else WRONG_PHASE


@rule
def why_not_building(board: Board, state: State, action: int) -> int:
    """WD-7.1, WD-7.15, WD-7.24 A line or none; a line that has been started is finished, and then paid."""
    phase = present_phase(state)
    if phase == PAYMENT:
        return why_no_payment(state, unpack_pay(action)) if is_pay(action) else WRONG_PHASE
    if phase == BUILD:
        if is_start(action):
            return why_no_start(board, state, unpack_start(action))
        return ALLOWED if is_pass(action) else WRONG_PHASE
    if is_extend(action):
        return why_no_extension(board, state, unpack_extend(action))
    if is_finish(action):
        return why_no_finish(state)
    if is_pay(action):
        return CUBES_FIRST if state.hand[decider(state)] > 0 else WRONG_PHASE
    return LINE_HAS_STARTED if is_pass(action) or is_start(action) else WRONG_PHASE


@rule
def why_not_loading(board: Board, state: State, action: int) -> int:
    """WD-8.1, WD-8.7 Buy, load or pass; what has been begun is settled first."""
    phase = present_phase(state)
    if phase == EXCHANGE:
        return why_no_exchange(state, unpack_exchange(action)) if is_exchange(action) else WRONG_PHASE
    if phase == TRAIN_CHOICE:
        return why_no_train(board, state, unpack_load_train(action)) if is_load_train(action) else WRONG_PHASE
    if is_buy(action):
        return why_no_purchase(board, state, unpack_buy(action))
    if is_load(action):
        area, item = unpack_load(action)
        return why_no_load(board, state, area, item)
    if is_exchange(action):
        return EXCHANGE_NOT_NEEDED
    return ALLOWED if is_pass(action) else WRONG_PHASE


@rule
def why_not_selling(board: Board, state: State, action: int) -> int:
    """WD-11.1, WD-11.10 A sale or none; one that has been started is completed."""
    if present_phase(state) == SALE:
        if is_sell(action):
            company, area = unpack_sell(action)
            return why_no_sale(board, state, company, area)
        return ALLOWED if is_pass(action) else WRONG_PHASE
    if is_sell_extend(action):
        return why_no_sale_extension(board, state, unpack_sell_extend(action))
    if is_sell_finish(action):
        return why_no_sale_finish(board, state)
    return SALE_HAS_STARTED if is_pass(action) or is_sell(action) else WRONG_PHASE


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    """WD-2.10, WD-5.1, WD-8.2, WD-11.1 Only the seat that is asked."""
    if has_ended(state):
        return GAME_OVER
    if seat == decider(state):
        return ALLOWED
    phase = present_phase(state)
    if phase == BID and standing_bids(state, seat) > 1:
        return TWO_BIDS_STANDING
    if TRAIN <= phase <= TRAIN_CHOICE and state.passed & flag(seat):
        return ALREADY_PASSED
    if phase == SALE or phase == SALE_EXTEND:
        for place in range(state.place):
            if state.order[place] == seat:
                return ONE_SALE_PER_TURN
    return NOT_YOUR_TURN
