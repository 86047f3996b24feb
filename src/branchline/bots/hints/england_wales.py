"""What a good position of Railways of England and Wales looks like: the score as it would be now, what the network can
still carry, what income and bonds will make of the money, and how far major lines and one's baron have come.

Values are in points. The position is only a copy: a build or a delivery that is half done is first completed in it.
"""

from __future__ import annotations

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.chains import connected_to, count_links, own_step
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.normal.barons import is_fulfilled
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import saved_by, tile_limit, track_cost
from branchline.games.england_wales.normal.components import (
    AUCTION,
    CONNECTED,
    FIRST_HOTEL,
    FIRST_SIDE,
    GRANT,
    INSPECTOR,
    LAND_GRANT,
    LEVELS,
    PERFECT_ENGINEERING,
    RAILROAD_ERA,
    ROUNDS,
    SPEED_RECORD,
    TILE,
    TUNNEL,
    TUNNEL_ENGINEER,
    VIA,
)
from branchline.games.england_wales.normal.engines import upgrade_cost
from branchline.games.england_wales.normal.income import income_at
from branchline.games.england_wales.normal.major_lines import joins_ends
from branchline.games.england_wales.normal.money import bonds_needed
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import (
    bit,
    has_arrived,
    load_cube,
    other_end,
    take_step,
    unload_cube,
    why_no_step,
)
from branchline.games.england_wales.track import (
    is_complete,
    lay_tile,
    leave_city,
    next_hex,
    take_in_hand,
    tile_cost,
    tiles_laid,
    why_no_exit,
    why_no_first_side,
)
from branchline.kernel import (
    ALLOWED,
    NOBODY,
    SIDES,
    Array,
    decider,
    frame_argument,
    has_ended,
    present_phase,
    rule,
    turned,
)

STEPS = 10
"""A build: its kind, city and side, four tiles and the bill; or a delivery over several links."""
WAYS = 40
SIMULATIONS = 64

USUAL_TURNS = 9.0
"""How long a game lasts."""
MONEY = 0.14
"""What a thousand brings that is spent well, and how many thousands a turn can be."""
SPENT_A_TURN = 12.0
IDLE_MONEY = 0.004
DEBT = 0.2
"""What a thousand costs that will have to be borrowed."""
DELIVERIES = 0.55
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.95
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
TRUST = 0.7
"""How much of what could be delivered to believe in."""
UPGRADE_LATER = 0.85
"""How much to believe in what a better engine would carry."""
FOREIGN = 0.45
"""What a point for another player costs."""
ENVY = 0.35
LINK = 0.12
LINE_TRUST = 0.5
BARON_TRUST = 0.6
FIRST_MOVE = 0.4
HOTEL = 0.28
"""Points of a hotel for each turn that is left."""
INSPECTOR_WORTH = 0.8
PERFECT_WORTH = 0.25
SAVING_WORTH = 0.9
WORTH_SPENDING = 6
"""How many thousands a card should save that is gone with it."""
OPEN_LINK = 0.3
"""What may go wrong with a link that another action of the same turn is to finish."""
NOTHING = -1e9

MOST_NODES = 500
"""Of the search for routes from one city, and how many links it looks ahead."""
DEEPEST = 6
VALUES = 24
"""Deliveries are counted by what they bring, in halves of a point."""

VISIT = 0
"""Where things are in the room to work: for each way into a hex (hex * 6 + heading) how the search for a link got
there."""
MARKS = 288 * SIDES
BEST_VALUE = MARKS
BEST_MARK = MARKS + 1
BEST_SIDE = MARKS + 2
BEST_TILES = MARKS + 3
SIDES_TO_LAY = MARKS + 4
NOW = MARKS + 16
"""How many cubes bring so much with the engine there is, and with the next better one."""
SOON = NOW + VALUES
BEST_NOW = SOON + VALUES
"""By colour, of the cubes of one city."""
BEST_SOON = BEST_NOW + COLOURS
STOPPED = BEST_SOON + COLOURS
"""By depth: the colours that have found their city on the way."""
ROUTE = STOPPED + DEEPEST + 2


@rule
def evaluate(board: Board, state: State, seat: int, work: Array) -> float:
    """A seat's prospects, less some of what the others have."""
    if has_ended(state):
        return standing_of(state, seat)
    value = 0.0
    if present_phase(state) == AUCTION and state.high_bidder == seat:
        borrow_and_pay(board, state, seat, state.high)
        value += FIRST_MOVE
    elif decider(state) == seat:
        complete_move(board, state, seat, work)
    promised = complete_open_links(board, state, seat, work)
    value += standing_of(state, seat) - OPEN_LINK * promised
    return value + prospects(board, state, seat, turns_left(board, state), promised, work)


@rule
def standing_of(state: State, seat: int) -> float:
    """Points less bonds, against the others' average and best."""
    best = NOTHING
    rivals = 0.0
    for other in range(state.players):
        if other != seat:
            points = float(state.position[other] + state.baron_points[other] - state.bonds[other])
            best = max(best, points)
            rivals += points
    own = float(state.position[seat] + state.baron_points[seat] - state.bonds[seat])
    return own - ENVY * (0.5 * best + 0.5 * rivals / (state.players - 1))


@rule
def turns_left(board: Board, state: State) -> float:
    """With the present one. It does not ask how many cities are empty, or nobody would want to empty the next."""
    if state.last_turn > 0:
        return state.last_turn - state.turn + 1.0
    return min(max(USUAL_TURNS - state.turn, 1.0), board.turn_limit - state.turn) + 1.0


@rule
def actions_this_turn(state: State, seat: int) -> int:
    """How many actions the seat has still to take in this turn."""
    if state.action_round == 0:
        return ROUNDS
    left = ROUNDS - state.action_round
    place = (seat - state.first) % state.players
    active = (state.active - state.first) % state.players
    if place > active:
        left += 1
    elif place == active:
        left += state.actions_left
    return left


@rule
def prospects(board: Board, state: State, seat: int, turns: float, promised: int, work: Array) -> float:
    """What is to come, with the actions that are left after those that were promised."""
    actions = (turns - 1.0) * ROUNDS + actions_this_turn(state, seat) - promised
    value = traffic(board, state, seat, actions, work) * point_worth(board, state, seat, turns)
    value += money_worth(board, state, seat, turns, actions)
    value += cards_worth(board, state, seat, turns, actions)
    if actions > 1.0:
        value += LINK * min(count_links(state, seat), 20) * min(1.0, actions / 9.0)
        value += lines_worth(board, state, seat, actions)
    return value + baron_worth(board, state, seat, actions)


# --- money ---------------------------------------------------------------------------------------------------------


@rule
def net_income(board: Board, state: State, seat: int) -> float:
    return float(income_at(board, state.position[seat]) - state.bonds[seat] * board.bond_interest)


@rule
def money_worth(board: Board, state: State, seat: int, turns: float, actions: float) -> float:
    """Cash and all income to come, as far as it can be spent; or what will have to be borrowed."""
    income = net_income(board, state, seat)
    last = state.cash[seat] + turns * income
    if last < 0.0:
        return DEBT * last
    useful = min(max(last - income, 0.0), SPENT_A_TURN * turns)
    return MONEY * min(1.0, actions / 6.0) * useful + IDLE_MONEY * (last - useful)


@rule
def point_worth(board: Board, state: State, seat: int, turns: float) -> float:
    """A point to come, with the income it brings on the way."""
    position = state.position[seat]
    gain = (income_at(board, position + 3) - income_at(board, position)) / 3.0
    slope = DEBT if state.cash[seat] + turns * net_income(board, state, seat) < 0.0 else MONEY
    return 1.0 + slope * gain * 0.5 * (turns - 1.0)


@rule
def borrow_and_pay(board: Board, state: State, seat: int, cost: int) -> None:
    bonds = bonds_needed(board, state, seat, cost)
    state.bonds[seat] += bonds
    state.cash[seat] += bonds * board.bond_value - cost


@rule
def cards_worth(board: Board, state: State, seat: int, turns: float, actions: float) -> float:
    value = 0.0
    for card in range(FIRST_HOTEL, PERFECT_ENGINEERING):
        if state.held[seat, card] > 0:
            value += HOTEL * (turns - 0.5)
    some = min(1.0, actions / 8.0)
    value += PERFECT_WORTH * some * state.held[seat, PERFECT_ENGINEERING] * min(turns, 6.0)
    value += SAVING_WORTH * some * (state.held[seat, TUNNEL_ENGINEER] + state.held[seat, LAND_GRANT])
    return value + INSPECTOR_WORTH * some * state.held[seat, INSPECTOR]


# --- lines and barons ----------------------------------------------------------------------------------------------


@rule
def hexes_apart(board: Board, city: int, other: int) -> int:
    here, there = board.hex_of[city], board.hex_of[other]
    down = abs(board.row[here] - board.row[there])
    # In rows that lie half a hex further east, a column is half a hex more.
    right = abs(2 * board.column[here] + board.row[here] % 2 - 2 * board.column[there] - board.row[there] % 2)
    return max(down, (right + down) // 2)


@rule
def gap(board: Board, state: State, seat: int, city: int, other: int) -> float:
    """The part of the way between two cities that own links do not cover yet."""
    here = connected_to(board, state, seat, city)
    if here & bit(other):
        return 0.0
    there = connected_to(board, state, seat, other)
    least = hexes_apart(board, city, other)
    for one in range(board.cities):
        if here & bit(one):
            for two in range(board.cities):
                if there & bit(two):
                    least = min(least, hexes_apart(board, one, two))
    return least / max(float(hexes_apart(board, city, other)), 1.0)


@rule
def lines_worth(board: Board, state: State, seat: int, actions: float) -> float:
    """How far each line is that nobody has."""
    value = 0.0
    for line in range(board.lines):
        if state.line_owner[line] == NOBODY:
            done = 1.0 - gap(board, state, seat, board.line_ends[line, 0], board.line_ends[line, 1])
            value += LINE_TRUST * board.line_points[line] * done * done
    return value * min(1.0, actions / 5.0)


@rule
def baron_worth(board: Board, state: State, seat: int, actions: float) -> float:
    baron = state.baron[seat]
    if baron == NOBODY:
        return 0.0
    points = float(board.baron_points[baron])
    late = 1.0 - min(actions, 20.0) / 25.0
    if board.measure[baron] != CONNECTED:
        return points * late * BARON_TRUST if is_fulfilled(board, state, seat, baron) else 0.0
    worst = 0.0
    home = NOBODY
    for city in range(board.cities):
        if board.baron_cities[baron] & bit(city):
            if home == NOBODY:
                home = city
            else:
                worst = max(worst, gap(board, state, seat, home, city))
    if worst == 0.0:
        return points
    return points * BARON_TRUST * (1.0 - worst) * (1.0 - worst) * min(1.0, actions / 5.0)


# --- traffic -------------------------------------------------------------------------------------------------------


@rule
def traffic(board: Board, state: State, seat: int, actions: float, work: Array) -> float:
    """What the best deliveries bring that are left to make, with this engine or with the next."""
    for k in range(NOW, SOON + VALUES):
        work[k] = 0.0
    for city in range(board.cities):
        if has_cubes(state, city):
            find_routes(board, state, seat, city, work)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    value = best_of(work, NOW, deliveries)
    if state.engine[seat] < LEVELS and actions > 2.0:
        better = best_of(work, SOON, min(deliveries, actions - 1.0)) - MONEY * upgrade_cost(board, state, seat)
        value = max(value, value + UPGRADE_LATER * (better - value))
    return TRUST * value


@rule
def best_of(work: Array, counts: int, deliveries: float) -> float:
    value = 0.0
    weight = 1.0
    for k in range(VALUES - 1, 0, -1):
        cubes = work[counts + k]
        for _ in range(int(cubes)):
            if deliveries <= 0.0:
                return value
            value += weight * min(deliveries, 1.0) * 0.5 * k
            weight *= LATER
            deliveries -= 1.0
    return value


@rule
def find_routes(board: Board, state: State, seat: int, city: int, work: Array) -> None:
    """The best way for each colour that lies in a city, over all links, the first of them own."""
    for colour in range(COLOURS):
        work[BEST_NOW + colour] = 0.0
        work[BEST_SOON + colour] = 0.0
    load_cube(state, city, NOBODY)
    state.tried[0] = 0
    work[STOPPED] = 0.0
    for _ in range(MOST_NODES):
        if next_step(board, state, seat, 0, min(state.engine[seat] + 1, DEEPEST), False):
            arrive(board, state, seat, work)
        elif state.steps == 0:
            break
        else:
            step_back(state)
    for colour in range(COLOURS):
        note_value(work, NOW, work[BEST_NOW + colour], state.cubes[city, colour])
        note_value(work, SOON, work[BEST_SOON + colour], state.cubes[city, colour])
    unload_cube(state)


@rule
def next_step(board: Map, state: Network, owner: int, first: int, limit: int, own_only: bool) -> bool:
    """Depth first: go over the next link that was not tried from here; whether there is one."""
    depth = state.steps - first
    if depth == limit:
        return False
    for side in range(int(state.tried[depth]), SIDES):
        if own_only and own_step(board, state, owner, state.at, side) == NOBODY:
            continue
        if why_no_step(board, state, owner, side) == ALLOWED:
            state.tried[depth] = side + 1
            state.tried[depth + 1] = 0
            take_step(board, state, side)
            return True
    return False


@rule
def step_back(state: Network) -> None:
    state.steps -= 1
    state.visited ^= bit(state.at)
    state.at = other_end(state, state.path[state.steps], state.at)


@rule
def route_value(state: State, seat: int) -> float:
    """Points for own links on the way, less some for those of others."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.owner[state.path[step]] == seat else -FOREIGN
    return value


@rule
def arrive(board: Board, state: State, seat: int, work: Array) -> None:
    """A cube of the city's colour would stop here; others go on."""
    colour = state.colour[state.at]
    stopped = int(work[STOPPED + state.steps - 1])
    work[STOPPED + state.steps] = stopped
    if colour == NOBODY or stopped >> colour & 1:
        return
    work[STOPPED + state.steps] = stopped | (1 << int(colour))
    value = route_value(state, seat)
    hotel = board.hotel[state.at]
    if hotel != NOBODY and state.held[seat, hotel] > 0:
        value += 1.0
    if state.steps <= state.engine[seat]:
        work[BEST_NOW + colour] = max(work[BEST_NOW + colour], value)
    work[BEST_SOON + colour] = max(work[BEST_SOON + colour], value)


@rule
def note_value(work: Array, counts: int, value: float, cubes: int) -> None:
    work[counts + min(max(int(2.0 * value), 0), VALUES - 1)] += cubes


# --- a move half done ----------------------------------------------------------------------------------------------


@rule
def complete_move(board: Board, state: State, seat: int, work: Array) -> None:
    phase = present_phase(state)
    if phase == VIA:
        complete_delivery(board, state, seat, work)
    elif phase == FIRST_SIDE or phase == TILE:
        complete_build(board, state, seat, phase, work)


@rule
def complete_delivery(board: Board, state: State, seat: int, work: Array) -> None:
    """The best way on for the cube in hand, and what it brings."""
    first = int(state.steps)
    best = NOTHING
    state.tried[0] = 0
    for _ in range(MOST_NODES):
        if next_step(board, state, seat, first, min(state.engine[seat] - first, DEEPEST), False):
            if has_arrived(state):
                value = route_value(state, seat)
                if value > best:
                    best = value
                    note_route(state, work)
                step_back(state)
        elif state.steps == first:
            break
        else:
            step_back(state)
    if best > NOTHING:
        give_points(board, state, seat, work)


@rule
def note_route(state: State, work: Array) -> None:
    work[ROUTE] = state.steps
    work[ROUTE + 1] = state.at
    for step in range(state.steps):
        work[ROUTE + 2 + step] = state.path[step]


@rule
def give_points(board: Board, state: State, seat: int, work: Array) -> None:
    """What the route that was noted brings: links, hotels and achievements."""
    links, city = int(work[ROUTE]), int(work[ROUTE + 1])
    for step in range(links):
        state.position[state.owner[int(work[ROUTE + 2 + step])]] += 1
    for other in range(state.players):
        if board.hotel[city] != NOBODY and state.held[other, board.hotel[city]] > 0:
            state.position[other] += 1
    claim_points(board, state, seat, RAILROAD_ERA)
    if links >= board.speed_record_links:
        claim_points(board, state, seat, SPEED_RECORD)
    if board.bounty[city] != NOBODY:
        claim_points(board, state, seat, board.bounty[city])
    state.cubes[state.origin, state.cargo] -= 1
    state.actions_left -= 1
    unload_cube(state)


@rule
def claim_points(board: Board, state: State, seat: int, card: int) -> None:
    if state.display[card] > 0:
        state.display[card] -= 1
        state.position[seat] += board.card_points[card]


@rule
def complete_build(board: Board, state: State, seat: int, phase: int, work: Array) -> None:
    """Go on with the link to the city that promises most, and pay."""
    if phase == FIRST_SIDE:
        city = frame_argument(state, 0)
        look_for_cities(board, state, seat, city, NOBODY, tile_limit(board, state, seat), work)
        if work[BEST_VALUE] > NOTHING:
            lay_found(board, state, seat, city, work)
    elif not is_complete(state, state.built):
        left = tile_limit(board, state, seat) - tiles_laid(state)
        look_for_cities(board, state, seat, state.city[state.built, 0], state.built, left, work)
        if work[BEST_VALUE] > NOTHING:
            lay_found(board, state, seat, NOBODY, work)
    if state.built != NOBODY:
        settle_bill(board, state, seat)
        state.actions_left -= 1


@rule
def complete_open_links(board: Board, state: State, seat: int, work: Array) -> int:
    """Finish what was left open with actions of this turn; how many that takes."""
    actions, spent = actions_this_turn(state, seat), 0
    for link in range(state.owner.shape[0]):
        if spent < actions and state.owner[link] == seat and not is_complete(state, link):
            take_in_hand(state, link)
            look_for_cities(board, state, seat, state.city[link, 0], link, tile_limit(board, state, seat), work)
            if work[BEST_VALUE] > NOTHING:
                lay_found(board, state, seat, NOBODY, work)
                settle_bill(board, state, seat)
                spent += 1
    take_in_hand(state, NOBODY)
    return spent


@rule
def settle_bill(board: Board, state: State, seat: int) -> None:
    saving = use_card(board, state, seat, TUNNEL_ENGINEER, TUNNEL) | use_card(board, state, seat, LAND_GRANT, GRANT)
    borrow_and_pay(board, state, seat, track_cost(board, state, saving))
    if is_complete(state, state.built):
        for line in range(board.lines):
            if state.line_owner[line] == NOBODY and joins_ends(board, state, seat, line):
                state.line_owner[line] = seat
                state.position[seat] += board.line_points[line]
    take_in_hand(state, NOBODY)


@rule
def use_card(board: Board, state: State, seat: int, card: int, saving: int) -> int:
    """The card, if it saves enough."""
    if state.held[seat, card] == 0 or saved_by(board, state, saving) < WORTH_SPENDING:
        return 0
    state.held[seat, card] -= 1
    return saving


@rule
def look_for_cities(board: Map, state: Network, owner: int, start: int, link: int, tiles: int, work: Array) -> None:
    """Breadth first over ways into hexes: the city that is worth most for what the tiles to it cost."""
    work[BEST_VALUE] = NOTHING
    for mark in range(board.hexes * SIDES):
        work[VISIT + mark] = 0.0
    if link == NOBODY:
        for side in range(SIDES):
            if why_no_first_side(board, state, owner, start, side) == ALLOWED:
                hex = board.neighbour[board.hex_of[start], side]
                work[VISIT + hex * SIDES + side] = 1.0 + 32.0 * tile_cost(board, state, hex)
    elif state.tracks[next_hex(board, state, link)] < 2:
        hex = next_hex(board, state, link)
        work[VISIT + hex * SIDES + state.exit[link]] = 1.0 + 32.0 * tile_cost(board, state, hex)
    for depth in range(tiles):
        for mark in range(board.hexes * SIDES):
            if int(work[VISIT + mark]) % 32 == depth + 1:
                look_beyond(board, state, owner, start, link, mark, depth, work)


@rule
def look_beyond(
    board: Map, state: Network, owner: int, start: int, link: int, mark: int, depth: int, work: Array
) -> None:
    hex, heading = mark // SIDES, mark % SIDES
    spent = int(work[VISIT + mark]) // 32 % 256
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_exit(board, state, owner, start, link, hex, heading, side) != ALLOWED:
            continue
        beyond = board.neighbour[hex, side]
        if board.city_at[beyond] != NOBODY:
            value = link_worth(board, state, owner, start, board.city_at[beyond]) - MONEY * spent
            if value > work[BEST_VALUE]:
                work[BEST_VALUE] = value
                work[BEST_MARK] = mark
                work[BEST_SIDE] = side
                work[BEST_TILES] = depth + 1
        elif work[VISIT + beyond * SIDES + side] == 0.0:
            cost = min(spent + tile_cost(board, state, beyond), 255)
            work[VISIT + beyond * SIDES + side] = depth + 2.0 + 32.0 * cost + 8192.0 * mark


@rule
def link_worth(board: Map, state: Network, owner: int, city: int, other: int) -> float:
    """What cubes a link would carry to its other end, or into the network there."""
    return worth_towards(board, state, owner, city, other) + worth_towards(board, state, owner, other, city)


@rule
def worth_towards(board: Map, state: Network, owner: int, city: int, other: int) -> float:
    network = connected_to(board, state, owner, other)
    value = 0.3 if state.colour[other] != NOBODY else 0.0
    for colour in range(COLOURS):
        if state.cubes[city, colour] > 0:
            if state.colour[other] == colour:
                value += 1.0 * state.cubes[city, colour]
            elif network & state.accepts[colour]:
                value += 0.8 * state.cubes[city, colour]
            else:
                value += 0.1 * state.cubes[city, colour]
    return value


@rule
def lay_found(board: Map, state: Network, owner: int, city: int, work: Array) -> None:
    """Lay the tiles that the search has found, from a city or from the open end."""
    tiles = int(work[BEST_TILES])
    work[SIDES_TO_LAY + tiles] = work[BEST_SIDE]
    mark = int(work[BEST_MARK])
    for k in range(tiles - 1, -1, -1):
        work[SIDES_TO_LAY + k] = mark % SIDES
        mark = int(work[VISIT + mark]) // 8192
    if city != NOBODY:
        leave_city(board, state, owner, city, int(work[SIDES_TO_LAY]))
    for k in range(1, tiles + 1):
        lay_tile(board, state, int(work[SIDES_TO_LAY + k]))
