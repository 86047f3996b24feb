"""What holds in every position: pieces are conserved and stand where they can."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.games.dales.auction import BIDS_EACH
from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    BIDDING,
    BUILD,
    COLOUR_CHOICE,
    COLOURS,
    COMPANIES,
    EXCHANGING,
    EXTENDING,
    ITEMS,
    LINE,
    OBJECTOR,
    OWNER,
    OWNERS,
    PAYMENT,
    PILES,
    RED_PASSENGER,
    RED_TRACK,
    SALE_EXTEND,
    SEATS,
    SPACES,
    TRACKS,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.options import SIDE
from branchline.games.dales.state import State
from branchline.games.dales.tracks import is_joined, path_border
from branchline.kernel import NOBODY, Array, Flaw, LoadedBoard, decider, present_phase

AUCTION = (BIDDING, COLOUR_CHOICE)


def complete(loaded: LoadedBoard, state: State, given: set[str]) -> None:
    """Who is asked is whose turn it is in the order of the phase."""
    if "decider" not in given and present_phase(state) != COLOUR_CHOICE and state.place != NOBODY:
        state.decider[0] = _order(state)[state.place]


def upgrade(position: dict[str, Any]) -> dict[str, Any]:
    """Version 1 had no frames, and for a board without an extension an option that says so."""
    kept = {name: value for name, value in position.items() if name not in ("phase", "asked")}
    return kept | {"phase": [position["phase"]], "decider": [position["asked"]]}


def check(loaded: LoadedBoard, state: State) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _orders, _seats, _tracks, _areas, _auction, _trains, _path, _pending):
        for flaw in chapter(loaded, state):
            return flaw
    return None


def _turn(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, players = loaded.record, state.players
    if not SIDE.suits(SIDE.decode(state.side), players):
        yield Flaw("side", "NB-1.2", "side-players")
        return
    turns = board.turns[state.side, players]
    if state.south_extension and not board.has_extension:
        yield Flaw("south_extension", "NB-8.4", "no-extension")
    if state.turn > turns:
        yield Flaw("turn", "WD-1.12", "no-such-turn", value=state.turn, all=turns)
    if state.link_paid and board.link_to == NOBODY:
        yield Flaw("link_paid", "NB-6.1", "link")


def _orders(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    players = state.players
    early = state.turn == 1 and present_phase(state) in AUCTION
    for field, clause in (("order", "WD-1.5"), ("build_order", "WD-6.1"), ("train_order", "WD-6.1")):
        seats = state[field].tolist()
        unset = early and field != "order" and seats == [NOBODY] * SEATS
        if not unset and not _are_all_who_play(seats, players):
            yield Flaw(field, clause, "order")
    for pile in range(PILES):
        if not _are_all_who_play(state.arrival[pile].tolist(), players):
            yield Flaw("arrival", "WD-2.6", "pile")
    if state.passed and not TRAIN <= present_phase(state) <= TRAIN_CHOICE:
        yield Flaw("passed", "WD-8.2", "passed")
    if not 0 <= state.place < players:
        yield Flaw("place", "WD-2.10", "place")
    elif not state.ended and not _is_in_turn(state):
        yield Flaw("decider", "WD-2.10", "not-in-turn", seat=decider(state))


def _are_all_who_play(seats: list[int], players: int) -> bool:
    """Each of them once, and after them nobody."""
    return sorted(seats[:players]) == [*range(players)] and set(seats[players:]) <= {NOBODY}


def _is_in_turn(state: State) -> bool:
    """Whether the order of the present phase has come to the seat that is asked."""
    if present_phase(state) == COLOUR_CHOICE:
        return True
    return bool(_order(state)[state.place] == decider(state))


def _order(state: State) -> Array:
    """The order of the present phase."""
    if BUILD <= present_phase(state) <= PAYMENT:
        return state.build_order
    return state.train_order if TRAIN <= present_phase(state) <= TRAIN_CHOICE else state.order


def _seats(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board = loaded.record
    for seat in range(state.players):
        hand, bids = state.hand[seat], int(state.bid[state.bidder == seat].sum())
        if hand + bids > board.cubes:
            yield Flaw("hand", "WD-1.6", "cubes", seat=seat, hand=hand, bids=bids, all=board.cubes)
        for value in state.influence[seat].tolist():
            if value > board.most_influence:
                yield Flaw("influence", "WD-2.7", "influence", seat=seat, value=value, most=board.most_influence)
        low, high = board.least_balance, board.most_balance
        if not low <= state.balance[seat] <= high:
            yield Flaw("balance", "WD-9.4", "balance", seat=seat, value=state.balance[seat], low=low, high=high)


def _tracks(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, borders = loaded.record, loaded.labels["border"]
    laid = [0] * OWNERS
    for border in range(TRACKS):
        owner = state.track[border]
        if owner == NOBODY:
            continue
        if state.players <= owner < RED_TRACK:
            yield Flaw("track", "WD-2.1", "track-owner", border=borders[border], owner=OWNER.labels[owner])
            return
        if board.extension[border] and not state.south_extension:
            yield Flaw("track", "NB-8.1", "track-extension", border=borders[border])
        laid[owner] += 1
    for seat in range(SEATS):
        if laid[seat] > board.supply:
            yield Flaw("track", "WD-1.6", "tracks", seat=seat, laid=laid[seat], all=board.supply)
    for company in range(COMPANIES):
        count, all = laid[RED_TRACK + company], board.company_supply[company]
        if count > all:
            yield Flaw("track", "WD-11.5", "company-tracks", company=loaded.names["company"][company], laid=count,
                       all=all)  # fmt: skip


def _areas(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, names, pieces = loaded.record, loaded.names["area"], loaded.labels["piece"]
    for area in range(board.areas):
        name, good = names[area], board.good[area]
        for piece in np.flatnonzero(state.pieces[area]).tolist():
            allowed = good == piece if piece < RED_PASSENGER else board.people[area] > 0
            if not allowed:
                yield Flaw("pieces", "WD-1.11", "piece-place", area=name, piece=pieces[piece])
        if (
            state.pieces[area, :RED_PASSENGER].sum() > 2
            or state.pieces[area, RED_PASSENGER:].sum() > board.people[area]
        ):
            yield Flaw("pieces", "WD-1.11", "piece-many", area=name)
        if (state.owners[area] and not board.town[area]) or board.owner[area] & ~state.owners[area]:
            yield Flaw("owners", "WD-2.3", "town-owner", area=name)
    yield from _bags(loaded, state)


def _bags(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """No more of anything than there was in the bag."""
    board, pieces = loaded.record, loaded.labels["piece"]
    bags = [*board.goods_bag[state.side].tolist(), *board.people_bag[state.side].tolist()]
    there = state.pieces.astype(np.int64).sum(axis=0)
    there[:ITEMS] += state.collection.astype(np.int64).sum(axis=0) + state.carried.astype(np.int64).sum(axis=0)
    for piece in range(OBJECTOR + 1):
        if there[piece] > bags[piece]:
            yield Flaw("pieces", "WD-1.9", "pieces-lost", piece=pieces[piece], pieces=int(there[piece]),
                       all=bags[piece])  # fmt: skip


def _auction(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, bidding = loaded.record, present_phase(state) in AUCTION
    spaces = board.spaces[state.side]
    for space in range(SPACES):
        counter, bidder, bid = state.counter[space], state.bidder[space], state.bid[space]
        if (counter != NOBODY) != (bidding and space < spaces):
            yield Flaw("counter", "WD-4.1", "counter", space=space + 1)
        if bidder == NOBODY and bid == 0:
            continue
        least = board.minimum[state.side, space] if space < spaces else 0
        if not bidding or space >= spaces or bidder == NOBODY or bid < least:
            yield Flaw("bid", "WD-5.3", "bid-space", space=space + 1)
    for colour in range(COLOURS):
        if (state.counter == colour).sum() > board.counters[state.side, colour]:
            yield Flaw("counter", "WD-4.1", "counters", colour=loaded.labels["colour"][colour])
    for seat in range(SEATS):
        if (state.bidder == seat).sum() > BIDS_EACH:
            yield Flaw("bidder", "WD-5.1", "bids", seat=seat)
    choosing = present_phase(state) == COLOUR_CHOICE
    if choosing != (state.settling != NOBODY) or (choosing and not _wins_choice(board, state, spaces)):
        yield Flaw("settling", "WD-5.14", "settling")


def _wins_choice(board: Board, state: State, spaces: int) -> bool:
    if state.settling >= spaces:
        return False
    return bool(board.choice[state.side, state.settling] and state.bidder[state.settling] == decider(state))


def _trains(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board, trains = loaded.record, loaded.labels["train"]
    costs: set[tuple[int, int]] = set()
    for train, name in enumerate(trains.labels):
        buyer, carried = state.buyer[train], state.carried[train].tolist()
        if buyer == NOBODY and not any(carried):
            continue
        cost = board.train_cost[state.side, train]
        if not cost or buyer == NOBODY or not TRAIN <= present_phase(state) <= TRAIN_CHOICE:
            yield Flaw("buyer", "WD-8.4", "train-nobodys", train=name)
            return
        if (buyer, cost) in costs:
            yield Flaw("buyer", "WD-8.5", "train-cost", seat=buyer)
        costs.add((buyer, cost))
        passengers, goods = board.places[state.side, train].tolist()
        if sum(carried[:RED_PASSENGER]) > goods or sum(carried[RED_PASSENGER:]) > passengers:
            yield Flaw("carried", "WD-8.10", "train-load", train=name)


def _path(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """The pending line or sale."""
    length, path = state.path_length, state.path.tolist()
    pending = present_phase(state) in (EXTENDING, PAYMENT, SALE_EXTEND)
    selling = present_phase(state) == SALE_EXTEND
    fewest = 2 if present_phase(state) == PAYMENT else 1
    if pending != (length > 0) or (pending and length < fewest):
        yield Flaw("path_length", "WD-7.4", "path")
    elif path[length:] != [NOBODY] * (LINE - length) or len(set(path[:length])) < length:
        yield Flaw("path", "WD-7.5", "path")
    elif not _is_passable(loaded, state):
        yield Flaw("path", "WD-7.4", "path")
    elif selling != (state.company != NOBODY):
        yield Flaw("company", "WD-11.1", "company")
    elif selling and not state.owners[path[0]] >> state.company & 1:
        yield Flaw("path", "WD-11.3", "path")


def _is_passable(loaded: LoadedBoard, state: State) -> bool:
    """Whether the path goes over free borders or, in a sale, over own tracks."""
    owner = decider(state) if present_phase(state) == SALE_EXTEND else NOBODY
    if not is_joined(loaded.record, state):
        return False
    borders = [path_border(loaded.record, state, step) for step in range(state.path_length - 1)]
    return all(state.track[border] == owner for border in borders)


def _is_on_side(loaded: LoadedBoard, state: State, train: int) -> bool:
    return bool(loaded.record.train_cost[state.side, train])


def _pending(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """What is being paid, bought or boarded."""
    paying = present_phase(state) in (PAYMENT, EXCHANGING)
    held = [*state.influence[decider(state)].tolist(), state.hand[decider(state)]]
    if paying != (state.due > 0):
        yield Flaw("due", "WD-7.20", "due")
    too_much = any(not 0 <= spent <= most for spent, most in zip(state.spent.tolist(), held, strict=True))
    if too_much or (state.spent.any() and not paying):
        yield Flaw("spent", "WD-7.20", "spent")
    buying, train = present_phase(state) == EXCHANGING, state.train
    if buying != (train != NOBODY) or (buying and (state.buyer[train] >= 0 or not _is_on_side(loaded, state, train))):
        yield Flaw("train", "WD-8.4", "purchase")
    boarding, area, item = present_phase(state) == TRAIN_CHOICE, state.load_area, state.load_item
    if boarding != (area != NOBODY) or boarding != (item != NOBODY):
        yield Flaw("load_area", "NB-5.6", "boarding")
    elif boarding and not (item >= RED_PASSENGER and state.pieces[area, item] > 0):
        yield Flaw("load_item", "NB-5.6", "boarding")
