"""§1 Set-up."""

from branchline.games.dales.board import Board
from branchline.games.dales.building import derive_needs
from branchline.games.dales.components import (
    AREAS,
    BIDDING,
    COLOURS,
    ITEMS,
    NO_END,
    OBJECTOR,
    PIECES,
    PILES,
    RED_PASSENGER,
    SEATS,
    SOURCES,
    SPACES,
    TRACKS,
    TRAINS,
)
from branchline.games.dales.cubes import take_cubes
from branchline.games.dales.loading import derive_offers
from branchline.games.dales.lots import draw_counters
from branchline.games.dales.state import State
from branchline.games.dales.tracks import clear_path, derive_tracks
from branchline.games.dales.trains import derive_trains
from branchline.kernel import NOBODY, ask, draw, rule


@rule
def setup(board: Board, state: State) -> None:
    set_up_map(board, state)
    draw_goods(board, state)
    draw_people(board, state)
    set_up_order(state)
    set_up_seats(board, state)
    set_up_auction(state)
    forget_moves(state)
    state.turn = 1
    state.ended = NO_END
    state.link_paid = 0
    take_cubes(board, state)
    draw_counters(board, state)
    state.place = 0
    state.depth = 0
    ask(state, BIDDING, state.order[0])
    derive(board, state)


@rule
def set_up_map(board: Board, state: State) -> None:
    """WD-2.3 Some towns belong to a company from the start."""
    for border in range(TRACKS):
        state.track[border] = NOBODY
    for area in range(AREAS):
        state.owners[area] = board.owner[area]
        for piece in range(PIECES):
            state.pieces[area, piece] = 0


@rule
def draw_goods(board: Board, state: State) -> None:
    """WD-1.9, WD-1.10, NB-2.1 Two cubes of the bag for each area that bears goods; those of the other kind leave."""
    first = board.goods_bag[state.side, 0]
    left = first + board.goods_bag[state.side, 1]
    for area in range(board.areas):
        good = board.good[area]
        if good == NOBODY:
            continue
        for _ in range(2):
            drawn = 0 if draw(state, left) < first else 1
            left -= 1
            first -= drawn == 0
            state.pieces[area, good] += drawn == good


@rule
def draw_people(board: Board, state: State) -> None:
    """WD-1.11, NB-2.2 Red and green passengers and objectors, out of one bag."""
    red = board.people_bag[state.side, 0]
    green = board.people_bag[state.side, 1]
    left = red + green + board.people_bag[state.side, 2]
    for area in range(board.areas):
        for _ in range(board.people[area]):
            index = draw(state, left)
            left -= 1
            if index < red:
                red -= 1
                state.pieces[area, RED_PASSENGER] += 1
            elif index < red + green:
                green -= 1
                state.pieces[area, RED_PASSENGER + 1] += 1
            else:
                state.pieces[area, OBJECTOR] += 1


@rule
def set_up_order(state: State) -> None:
    """WD-1.5, WD-1.8 The first player is drawn, and lies on top of every pile; the others lie below in order."""
    first = draw(state, state.players)
    for place in range(SEATS):
        exists = place < state.players
        state.order[place] = (first + place) % state.players if exists else NOBODY
        state.build_order[place] = NOBODY
        state.train_order[place] = NOBODY
    for pile in range(PILES):
        for place in range(SEATS):
            exists = place < state.players
            state.arrival[pile, place] = state.order[state.players - 1 - place] if exists else NOBODY


@rule
def set_up_seats(board: Board, state: State) -> None:
    """WD-1.6, WD-1.7, NB-2.3 All cubes in stock; some influence; no points."""
    for seat in range(SEATS):
        exists = seat < state.players
        state.hand[seat] = 0
        state.balance[seat] = board.balance if exists else 0
        state.points[seat] = 0
        for colour in range(COLOURS):
            state.influence[seat, colour] = board.influence[colour] if exists else 0
        for item in range(ITEMS):
            state.collection[seat, item] = 0


@rule
def set_up_auction(state: State) -> None:
    for space in range(SPACES):
        state.counter[space] = NOBODY
        state.bidder[space] = NOBODY
        state.bid[space] = 0
    for train in range(TRAINS):
        state.buyer[train] = NOBODY
        for item in range(ITEMS):
            state.carried[train, item] = 0


@rule
def forget_moves(state: State) -> None:
    """Nothing is half done."""
    state.passed = 0
    state.settling = NOBODY
    clear_path(state)
    state.company = NOBODY
    state.due = 0
    for source in range(SOURCES):
        state.spent[source] = 0
    state.train = NOBODY
    state.load_area = NOBODY
    state.load_item = NOBODY


@rule
def derive(board: Board, state: State) -> None:
    derive_tracks(board, state)
    derive_needs(board, state)
    derive_trains(board, state)
    derive_offers(board, state)
