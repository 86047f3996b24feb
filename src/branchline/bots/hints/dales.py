"""What a good position of the dales family looks like: the score as it would be now, what the lines can still load with
the trains their owner can pay, what it costs to keep or to sell them, and what is left for the turns to come.

Values are in points. The position is only a copy: a move that is half done is first completed in it.
"""

from __future__ import annotations

from branchline.games.dales.auction import standing_bids
from branchline.games.dales.board import Board
from branchline.games.dales.building import put_line
from branchline.games.dales.components import (
    AREA_GOOD,
    AREAS,
    ARROW_GOOD,
    ARROWS,
    BID,
    BROWN,
    BUILD,
    COLOUR_CHOICE,
    COLOURS,
    COMPANIES,
    CUBE,
    EXCHANGE,
    EXTEND,
    GOODS_PLACES,
    ITEMS,
    PASSENGER_PLACES,
    PAYMENT,
    RED,
    RED_PASSENGER,
    SALE,
    SEATS,
    SOURCES,
    TRAIN,
    TRAIN_CHOICE,
    WHITE,
)
from branchline.games.dales.ending import score
from branchline.games.dales.link import completes_link, pay_link
from branchline.games.dales.loading import trace_lines, why_out_of_reach
from branchline.games.dales.payment import brown_towards, choose_point, due_for, left_of, price_line, take_payment
from branchline.games.dales.profit import item_points
from branchline.games.dales.selling import price as sale_price
from branchline.games.dales.state import State
from branchline.games.dales.tracks import flag, follow_tracks, has_town, owned_by, touches
from branchline.games.dales.trains import free_places, hand_over_train
from branchline.kernel import ALLOWED, NOBODY, Array, ask, begin_search, decider, present_phase, rule

STEPS = 14
"""A line of twelve tracks, its start and its end."""
WAYS = 40
PLAYOUT = 8
SIMULATIONS = 0
"""The search wins no more than its share against `greedy`: 31 of 67 games of Wensleydale with two players, with 48 to
128 simulations a move and playouts of 4 moves up to the end. What it plays out looks much less far than `greedy`."""

WHITE_WORTH = (1.0, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1)
BROWN_WORTH = (1.9, 1.9, 1.8, 1.6, 1.4, 1.0, 0.7, 0.4, 0.2, 0.1)
COMPANY_WORTH = (1.2, 1.1, 1.0, 0.7, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1)
"""What each further point of influence is worth at the beginning of a turn."""
CUBE_WORTH = (0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.1)
BID_TO_COME = 3
"""Cubes that another bid will take."""
STUCK = 3.0
TRUST = 0.5
"""How much of a space one can count on when its bid is the lowest possible."""
CONTESTED = 0.6
"""What an item is worth that rivals can reach too."""
KEPT_ITEM = 0.35
"""What an item within reach is worth for the next turn."""
PART_OF_SET = 0.4
"""What an item is worth that is the first of the next set."""
KEPT_TRACK = 0.8
DEAD_TRACK = 0.5
UNSOLD_CREDIT = 0.3
"""What a track costs that is not sold: in the next turn, and in every turn; less the chance to sell it later."""
CUBE_PRICE = 0.2
LATER = 0.8
"""What can be kept for the next turn is worth a little less."""
POINT_LEFT = 0.25
"""What a cube or a white point is worth that might be kept instead of exchanged."""
ENVY = 0.3

REACHED = 0
"""Where things are in the room to work: items within reach, items likely to be loaded, free places for passengers by
the cost of their train, and free places for goods."""
LOADED = REACHED + ITEMS
SEATS_FREE = LOADED + ITEMS
GOODS_FREE = SEATS_FREE + 4


@rule
def evaluate(board: Board, state: State, seat: int, work: Array) -> float:
    """A seat's expected score, less some of what the others have."""
    if decider(state) == seat and state.ended == 0:
        complete_move(board, state)
    rivals = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += score(state, other)
    value = score(state, seat) - ENVY * rivals / (state.players - 1)
    return value if state.ended else value + prospects(board, state, seat, work)


# --- a move half done -----------------------------------------------------------------------------------------


@rule
def complete_move(board: Board, state: State) -> None:
    """Finish a line or a purchase in the cheapest way."""
    if present_phase(state) == EXTEND and state.path_length > 1:
        price_line(state)
    elif present_phase(state) != PAYMENT and present_phase(state) != EXCHANGE:
        return
    pay_cheapest(state)
    if present_phase(state) == EXCHANGE:
        hand_over_train(board, state)
        ask(state, TRAIN, decider(state))
    else:
        put_line(board, state)
        if completes_link(board, state):
            for other in range(state.players):
                pay_link(board, state, other)
        ask(state, BUILD, decider(state))
        state.place += 1


@rule
def pay_cheapest(state: State) -> None:
    for _ in range(state.due):
        best = NOBODY
        for source in range(SOURCES):
            if left_of(state, source) > 0 and (best == NOBODY or price_of(state, source) < price_of(state, best)):
                best = source
        choose_point(state, best)
    take_payment(state)


@rule
def price_of(state: State, source: int) -> float:
    return CUBE_PRICE if source == CUBE else worth_of_point(source, left_of(state, source) - 1)


# --- what is to come ------------------------------------------------------------------------------------------


@rule
def prospects(board: Board, state: State, seat: int, work: Array) -> float:
    """What a seat may expect beyond its present score."""
    turns_left = board.turns[state.side, state.players] - state.turn
    count_within_reach(board, state, seat, work)
    if is_to_build(state, seat):
        return means(board, state, seat) + kept_items(work) - burden(board, state, seat, turns_left)
    value = set_parts(state, seat, work)
    if present_phase(state) <= TRAIN_CHOICE:
        value = loading(board, state, seat, turns_left, work)
    if turns_left > 0:
        value += kept_items(work) + LATER * means(board, state, seat)
    return value - burden(board, state, seat, turns_left)


@rule
def is_to_build(state: State, seat: int) -> bool:
    """Whether a seat has its line of this turn before it."""
    if present_phase(state) == BID or present_phase(state) == COLOUR_CHOICE:
        return True
    if present_phase(state) > PAYMENT:
        return False
    for place in range(max(0, state.place), state.players):
        if state.build_order[place] == seat:
            return True
    return False


@rule
def worth_of_point(colour: int, held: int) -> float:
    """What one more point of a colour is worth to someone who holds so many."""
    at = min(max(held, 0), len(WHITE_WORTH) - 1)
    if colour == WHITE:
        return WHITE_WORTH[at]
    return BROWN_WORTH[at] if colour == BROWN else COMPANY_WORTH[at]


@rule
def worth_of_influence(colour: int, points: float) -> float:
    """Points may be fractions: expected ones."""
    value = 0.0
    for held in range(len(WHITE_WORTH)):
        if points <= held:
            break
        value += worth_of_point(colour, held) * min(1.0, points - held)
    return value


@rule
def means(board: Board, state: State, seat: int) -> float:
    """What influence and cubes are worth before a turn's line; bids that stand count for most of what they bring."""
    value = 0.0
    for colour in range(COLOURS):
        value += worth_of_influence(colour, expected_influence(board, state, seat, colour))
    cubes = state.hand[seat]
    if present_phase(state) == BID:
        missing = 2 - standing_bids(state, seat)
        cubes -= BID_TO_COME * missing
        if cubes < 0:
            value -= STUCK
    elif not is_to_build(state, seat):
        cubes = min(board.cubes, cubes + board.income) - 2 * BID_TO_COME
    for k in range(max(0, cubes)):
        value += CUBE_WORTH[min(k, len(CUBE_WORTH) - 1)]
    return value


@rule
def expected_influence(board: Board, state: State, seat: int, colour: int) -> float:
    points = float(state.influence[seat, colour])
    if present_phase(state) != BID and present_phase(state) != COLOUR_CHOICE:
        return points
    for space in range(board.spaces[state.side]):
        if state.bidder[space] == seat:
            printed = board.printed[state.side, space, colour] + (state.counter[space] == colour)
            choice = 0.5 * board.choice[state.side, space] if colour >= RED else 0.0
            points += (printed + choice) * hold(board, state, space)
    return points


@rule
def hold(board: Board, state: State, space: int) -> float:
    """How far to count on a space; a higher bid is safer."""
    doubt = 1.0 - TRUST
    for _ in range(state.bid[space] - board.minimum[state.side, space]):
        doubt *= 0.6
    return 1.0 - doubt


# --- loading --------------------------------------------------------------------------------------------------


@rule
def count_within_reach(board: Board, state: State, seat: int, work: Array) -> None:
    """Items that a seat's lines serve, by kind; those that rivals' tracks touch count for less."""
    for item in range(ITEMS):
        work[REACHED + item] = 0.0
        work[LOADED + item] = 0.0
    if state.laid[seat] == 0:
        return
    loading_now = TRAIN <= present_phase(state) <= TRAIN_CHOICE
    if not loading_now:
        for area in range(board.areas):
            state.reach[area] = 0
        trace_lines(board, state, seat)
    rivals = ((1 << SEATS) - 1) ^ flag(seat)
    for area in range(board.areas):
        for item in range(ITEMS):
            pieces = state.pieces[area, item]
            if pieces == 0 or why_out_of_reach(board, state, seat, area, item) != ALLOWED:
                continue
            wanted = is_contested(board, state, area, item, rivals)
            work[REACHED + item] += pieces * (CONTESTED if wanted else 1.0)


@rule
def is_contested(board: Board, state: State, area: int, item: int, rivals: int) -> bool:
    if item != ARROW_GOOD:
        return state.touched[area] & rivals != 0
    for k in range(ARROWS):
        town = board.arrow[area, k]
        if town == NOBODY:
            break
        if state.owners[town] == 0 and state.touched[town] & rivals:
            return True
    return False


@rule
def kept_items(work: Array) -> float:
    """What is left within reach for the next turn."""
    items = 0.0
    for item in range(ITEMS):
        items += max(0.0, work[REACHED + item] - work[LOADED + item])
    return KEPT_ITEM * min(items, 8.0)


@rule
def loading(board: Board, state: State, seat: int, turns_left: int, work: Array) -> float:
    """What is on the trains, what they will still load, and the result of the turn. The score already counts tracks on
    the board once; here they cost their upkeep."""
    points = 0.0
    profit = -float(state.laid[seat])
    for train in range(board.trains):
        if state.buyer[train] == seat:
            for item in range(ITEMS):
                points += state.carried[train, item] * item_points(board, state, item, train)
                profit += state.carried[train, item] * board.profit[item]
    if present_phase(state) < TRAIN or not state.passed & flag(seat):
        points += best_trains(board, state, seat, turns_left, work)
        for item in range(ITEMS):
            profit += work[LOADED + item] * board.profit[item]
    balance = min(float(board.most_balance), max(float(board.least_balance), state.balance[seat] + profit))
    return points + balance - state.balance[seat] + set_parts(state, seat, work)


@rule
def set_parts(state: State, seat: int, work: Array) -> float:
    """Sets that will be complete, beyond those of the score, and parts of the next."""
    fewest = 1e9
    now = 1e9
    for item in range(ITEMS):
        now = min(now, float(state.collection[seat, item]))
        fewest = min(fewest, items_of(state, seat, item, work))
    value = 2.0 * (fewest - now)
    for item in range(ITEMS):
        value += PART_OF_SET * min(1.0, items_of(state, seat, item, work) - fewest)
    return value


@rule
def items_of(state: State, seat: int, item: int, work: Array) -> float:
    """Collected, on the trains, and likely to be."""
    items = state.collection[seat, item] + work[LOADED + item]
    for train in range(state.buyer.shape[0]):
        if state.buyer[train] == seat:
            items += state.carried[train, item]
    return items


@rule
def best_trains(board: Board, state: State, seat: int, turns_left: int, work: Array) -> float:
    """The points of the best choice of trains still to buy, less what it costs; leaves in `work` what they load."""
    best = -1e9
    chosen = 0
    for costs in range(0, 16, 2):
        value = trains_value(board, state, seat, costs, turns_left, work)
        if value > best:
            best = value
            chosen = costs
    price = purchase_price(state, seat, chosen, turns_left)
    points = load_trains(board, state, seat, chosen, work)
    return points - price


@rule
def trains_value(board: Board, state: State, seat: int, costs: int, turns_left: int, work: Array) -> float:
    if state.classes[seat] & costs:
        return -1e9
    price = purchase_price(state, seat, costs, turns_left)
    if price < 0.0:
        return -1e9
    value = load_trains(board, state, seat, costs, work)
    for item in range(ITEMS):
        value += work[LOADED + item] * (board.profit[item] + 0.5)
    return value - price


@rule
def purchase_price(state: State, seat: int, costs: int, turns_left: int) -> float:
    """What one train of each of these costs takes away; negative if it cannot be paid with brown, white and cubes."""
    total = 0
    for cost in range(1, 4):
        if costs & flag(cost):
            total += cost
    brown = brown_towards(state, seat, total)
    missing = due_for(total - brown)
    if missing > state.hand[seat] + state.influence[seat, WHITE]:
        return -1.0
    if turns_left == 0:
        return 0.01 * total
    spent = 0.0
    for k in range(brown):
        spent += LATER * worth_of_point(BROWN, state.influence[seat, BROWN] - 1 - k)
    return spent + POINT_LEFT * missing


@rule
def load_trains(board: Board, state: State, seat: int, costs: int, work: Array) -> float:
    """Fill own trains and one more of each of these costs; returns the points."""
    for cost in range(4):
        work[SEATS_FREE + cost] = 0.0
    work[GOODS_FREE] = 0.0
    for train in range(board.trains):
        if state.buyer[train] == seat:
            add_places(board, state, train, work)
    for cost in range(3, 0, -1):
        if costs & flag(cost):
            train = fitting_train(board, state, cost, work)
            if train == NOBODY:
                return -1e9
            add_places(board, state, train, work)
    return fill_places(board, state, work)


@rule
def add_places(board: Board, state: State, train: int, work: Array) -> None:
    cost = board.train_cost[state.side, train]
    work[SEATS_FREE + cost] += free_places(board, state, train, PASSENGER_PLACES)
    work[GOODS_FREE] += free_places(board, state, train, GOODS_PLACES)


@rule
def fitting_train(board: Board, state: State, cost: int, work: Array) -> int:
    """The train of a cost that suits best what is not yet seated."""
    seats = work[SEATS_FREE + 1] + work[SEATS_FREE + 2] + work[SEATS_FREE + 3]
    passengers = max(0.0, work[REACHED + RED_PASSENGER] + work[REACHED + RED_PASSENGER + 1] - seats)
    goods = max(0.0, work[REACHED + ARROW_GOOD] + work[REACHED + AREA_GOOD] - work[GOODS_FREE])
    per_passenger = 1.0 + (cost if board.classes[state.side] else 1)
    best = NOBODY
    most = -1.0
    for train in range(board.trains):
        if board.train_cost[state.side, train] != cost or state.buyer[train] != NOBODY:
            continue
        value = min(passengers, float(board.places[state.side, train, PASSENGER_PLACES])) * per_passenger
        value += min(goods, float(board.places[state.side, train, GOODS_PLACES])) * 2.5
        if value > most:
            best = train
            most = value
    return best


@rule
def fill_places(board: Board, state: State, work: Array) -> float:
    """Dear goods first, passengers in the best class first, both colours alike."""
    stone = min(work[GOODS_FREE], work[REACHED + ARROW_GOOD])
    cheese = min(work[GOODS_FREE] - stone, work[REACHED + AREA_GOOD])
    work[LOADED + ARROW_GOOD] = stone
    work[LOADED + AREA_GOOD] = cheese
    points = stone + cheese
    waiting = work[REACHED + RED_PASSENGER] + work[REACHED + RED_PASSENGER + 1]
    seated = 0.0
    for cost in range(3, 0, -1):
        boarding = min(waiting - seated, work[SEATS_FREE + cost])
        seated += boarding
        points += boarding * (cost if board.classes[state.side] else 1)
    for company in range(COMPANIES):
        part = work[REACHED + RED_PASSENGER + company] / waiting if waiting > 0.0 else 0.0
        work[LOADED + RED_PASSENGER + company] = seated * part
    return points


# --- tracks to be sold, or kept ---------------------------------------------------------------------------------


@rule
def burden(board: Board, state: State, seat: int, turns_left: int) -> float:
    """What own tracks will cost beyond what the score counts: nothing if they are sold this turn, for some influence;
    their upkeep if they stay."""
    tracks = state.laid[seat]
    if tracks == 0:
        return 0.0
    sold = 0
    price = 0.0
    if not has_had_sale(state, seat):
        for company in range(COMPANIES):
            most = min(2 * state.influence[seat, RED + company], tracks)
            length = longest_path(board, state, seat, company, most)
            if length > sold:
                sold = length
                price = 0.0
                for k in range(sale_price(length) if turns_left > 0 else 0):
                    price += LATER * worth_of_point(RED, state.influence[seat, RED + company] - 1 - k)
    cost = price - sold
    if turns_left > 0:
        cost += (tracks - sold) * (KEPT_TRACK + DEAD_TRACK * turns_left - UNSOLD_CREDIT)
    return cost


@rule
def has_had_sale(state: State, seat: int) -> bool:
    """Whether this turn's opportunity to sell has gone by."""
    if present_phase(state) < SALE:
        return False
    for place in range(max(0, state.place)):
        if state.order[place] == seat:
            return True
    return False


@rule
def longest_path(board: Board, state: State, seat: int, company: int, most: int) -> int:
    """The longest way over own tracks, of those no longer than `most`, from a town of the company to a town."""
    longest = 0
    if most == 0:
        return 0
    for start in range(board.areas):
        if owned_by(state, start, company) and touches(state, seat, start):
            longest = max(longest, longest_from(board, state, seat, start, most))
    return longest


@rule
def longest_from(board: Board, state: State, seat: int, start: int, most: int) -> int:
    tail = begin_search(state.far[0], state.ring, start)
    longest = 0
    for head in range(AREAS):
        if head == tail:
            break
        area = state.ring[head]
        if has_town(board, area):
            longest = max(longest, state.far[0, area])
        if state.far[0, area] < most:
            tail = follow_tracks(board, state, seat, area, tail)
    return longest
