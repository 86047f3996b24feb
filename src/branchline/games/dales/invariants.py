"""What holds in every position: pieces are conserved and stand where they can."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from branchline.games.dales.auction import BIDS_EACH
from branchline.games.dales.components import (
    AREAS,
    BID,
    BUILD,
    COLOUR_CHOICE,
    COLOURS,
    COMPANIES,
    ENDINGS,
    EXCHANGE,
    EXTEND,
    ITEMS,
    LINE,
    NOBODY,
    OBJECTOR,
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
    TRAINS,
)
from branchline.games.dales.options import SIDE
from branchline.games.dales.tracks import way_between
from branchline.kernel import Flaw, Sheet

AUCTION = (BID, COLOUR_CHOICE)


def check(sheet: Sheet, state: Any) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    for chapter in (_turn, _orders, _seats, _tracks, _areas, _auction, _trains, _path, _pending):
        for flaw in chapter(sheet, state):
            return flaw
    return None


def _turn(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, players = sheet.record, int(state.players)
    if not SIDE.suits(SIDE.decode(int(state.side)), players):
        yield Flaw("side", "NB-1.2", "side-players")
        return
    turns = int(board.turns[state.side, players])
    if state.south_extension and not board.has_extension:
        yield Flaw("south_extension", "NB-8.4", "no-extension")
    if not 1 <= state.turn <= turns:
        yield Flaw("turn", "WD-1.12", "no-such-turn", value=int(state.turn), all=turns)
    if not 0 <= state.ended < len(ENDINGS):
        yield Flaw("ended", "WD-13.1", "no-such-ending", value=int(state.ended))
    if not BID <= state.phase <= SALE_EXTEND:
        yield Flaw("phase", "WD-2.10", "no-such-phase", value=int(state.phase))
    if not 0 <= state.asked < players:
        yield Flaw("asked", "WD-2.10", "no-such-seat", value=int(state.asked))
    if state.link_paid not in (0, 1) or (state.link_paid and board.link_to == NOBODY):
        yield Flaw("link_paid", "NB-6.1", "link")


def _orders(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    players = int(state.players)
    everyone = list(range(players))
    padding = [NOBODY] * (SEATS - players)
    early = state.turn == 1 and state.phase in AUCTION
    for field, clause in (("order", "WD-1.5"), ("build_order", "WD-6.1"), ("train_order", "WD-6.1")):
        seats = state[field].tolist()
        unset = early and field != "order" and seats == [NOBODY] * SEATS
        if not unset and (sorted(seats[:players]) != everyone or seats[players:] != padding):
            yield Flaw(field, clause, "order")
    for pile in range(PILES):
        seats = state.arrival[pile].tolist()
        if sorted(seats[:players]) != everyone or seats[players:] != padding:
            yield Flaw("arrival", "WD-2.6", "pile")
    if state.passed >> players or (state.passed and not TRAIN <= state.phase <= TRAIN_CHOICE):
        yield Flaw("passed", "WD-8.2", "passed")
    if not 0 <= state.place < players:
        yield Flaw("place", "WD-2.10", "place")
    elif not state.ended and not _is_in_turn(state):
        yield Flaw("asked", "WD-2.10", "not-in-turn", seat=int(state.asked))


def _is_in_turn(state: Any) -> bool:
    """Whether the order of the present phase has come to the seat that is asked."""
    if state.phase == COLOUR_CHOICE:
        return True
    building, loading = BUILD <= state.phase <= PAYMENT, TRAIN <= state.phase <= TRAIN_CHOICE
    order = state.build_order if building else state.train_order if loading else state.order
    return bool(order[state.place] == state.asked)


def _seats(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, players = sheet.record, int(state.players)
    for seat in range(SEATS):
        hand, bids = int(state.hand[seat]), int(state.bid[state.bidder == seat].sum())
        if hand < 0 or bids < 0 or hand + bids > board.cubes:
            yield Flaw("hand", "WD-1.6", "cubes", seat=seat, hand=hand, bids=bids, all=int(board.cubes))
        for value in state.influence[seat].tolist():
            if not 0 <= value <= board.most_influence:
                yield Flaw("influence", "WD-2.7", "influence", seat=seat, value=value, most=int(board.most_influence))
        low, high = int(board.least_balance), int(board.most_balance)
        if not low <= state.balance[seat] <= high:
            yield Flaw("balance", "WD-9.4", "balance", seat=seat, value=int(state.balance[seat]), low=low, high=high)
        if state.points[seat] < 0 or (state.collection[seat] < 0).any():
            yield Flaw("points" if state.points[seat] < 0 else "collection", "WD-9.6", "negative")
        fields = ("hand", "influence", "balance", "points", "collection")
        if seat >= players and any(np.any(state[field][seat]) for field in fields):
            yield Flaw("hand", "WD-1.6", "empty-seat", seat=seat)


def _tracks(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, borders = sheet.record, sheet.labels["border"]
    laid = [0] * OWNERS
    for border in range(TRACKS):
        owner = int(state.track[border])
        if owner == NOBODY:
            continue
        if border >= board.tracks:
            yield Flaw("track", "WD-2.1", "track-off-map", value=border)
            return
        if not (0 <= owner < state.players or RED_TRACK <= owner < OWNERS):
            yield Flaw("track", "WD-2.1", "track-owner", border=borders[border], value=owner)
            return
        if board.extension[border] and not state.south_extension:
            yield Flaw("track", "NB-8.1", "track-extension", border=borders[border])
        laid[owner] += 1
    for seat in range(SEATS):
        if laid[seat] > board.supply:
            yield Flaw("track", "WD-1.6", "tracks", seat=seat, laid=laid[seat], all=int(board.supply))
    for company in range(COMPANIES):
        count, all = laid[RED_TRACK + company], int(board.company_supply[company])
        if count > all:
            yield Flaw("track", "WD-11.5", "company-tracks", company=sheet.names["company"][company], laid=count,
                       all=all)  # fmt: skip


def _areas(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, names, pieces = sheet.record, sheet.names["area"], sheet.labels["piece"]
    if (state.pieces < 0).any() or (state.carried < 0).any():
        yield Flaw("pieces" if (state.pieces < 0).any() else "carried", "WD-2.9", "negative")
        return
    for area in range(AREAS):
        name = names[area] if area < board.areas else str(area)
        good = int(board.good[area]) if area < board.areas else NOBODY
        for piece in np.flatnonzero(state.pieces[area]).tolist():
            allowed = good == piece if piece < RED_PASSENGER else board.people[area] > 0
            if not allowed:
                yield Flaw("pieces", "WD-1.11", "piece-place", area=name, piece=pieces[piece])
        if (
            state.pieces[area, :RED_PASSENGER].sum() > 2
            or state.pieces[area, RED_PASSENGER:].sum() > board.people[area]
        ):
            yield Flaw("pieces", "WD-1.11", "piece-many", area=name)
        town = area < board.areas and board.town[area]
        if state.owners[area] > 3 or (state.owners[area] and not town) or board.owner[area] & ~state.owners[area]:
            yield Flaw("owners", "WD-2.3", "town-owner", area=name)
    yield from _bags(sheet, state)


def _bags(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    """No more of anything than there was in the bag."""
    board, pieces = sheet.record, sheet.labels["piece"]
    bags = [*board.goods_bag[state.side].tolist(), *board.people_bag[state.side].tolist()]
    there = state.pieces.astype(np.int64).sum(axis=0)
    there[:ITEMS] += state.collection.astype(np.int64).sum(axis=0) + state.carried.astype(np.int64).sum(axis=0)
    for piece in range(OBJECTOR + 1):
        if there[piece] > bags[piece]:
            yield Flaw("pieces", "WD-1.9", "pieces-lost", piece=pieces[piece], pieces=int(there[piece]),
                       all=bags[piece])  # fmt: skip


def _auction(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, bidding = sheet.record, state.phase in AUCTION
    spaces = int(board.spaces[state.side])
    for space in range(SPACES):
        counter, bidder, bid = int(state.counter[space]), int(state.bidder[space]), int(state.bid[space])
        if (counter != NOBODY) != (bidding and space < spaces) or not NOBODY <= counter < COLOURS:
            yield Flaw("counter", "WD-4.1", "counter", space=space + 1)
        if bidder == NOBODY and bid == 0:
            continue
        least = int(board.minimum[state.side, space]) if space < spaces else 0
        if not bidding or space >= spaces or not 0 <= bidder < state.players or bid < least:
            yield Flaw("bid", "WD-5.3", "bid-space", space=space + 1)
    for colour in range(COLOURS):
        if (state.counter == colour).sum() > board.counters[state.side, colour]:
            yield Flaw("counter", "WD-4.1", "counters", colour=sheet.labels["colour"][colour])
    for seat in range(SEATS):
        if (state.bidder == seat).sum() > BIDS_EACH:
            yield Flaw("bidder", "WD-5.1", "bids", seat=seat)
    choosing = state.phase == COLOUR_CHOICE
    if choosing != (state.settling != NOBODY) or (choosing and not _wins_choice(board, state, spaces)):
        yield Flaw("settling", "WD-5.14", "settling")


def _wins_choice(board: Any, state: Any, spaces: int) -> bool:
    if not 0 <= state.settling < spaces:
        return False
    return bool(board.choice[state.side, state.settling] and state.bidder[state.settling] == state.asked)


def _trains(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    board, trains = sheet.record, sheet.labels["train"]
    costs: set[tuple[int, int]] = set()
    for train in range(TRAINS):
        buyer, carried = int(state.buyer[train]), state.carried[train].tolist()
        name = trains[train] if train < board.trains else str(train)
        if buyer == NOBODY and not any(carried):
            continue
        cost = int(board.train_cost[state.side, train])
        if not cost or not 0 <= buyer < state.players or not TRAIN <= state.phase <= TRAIN_CHOICE:
            yield Flaw("buyer", "WD-8.4", "train-nobodys", train=name)
            return
        if (buyer, cost) in costs:
            yield Flaw("buyer", "WD-8.5", "train-cost", seat=buyer)
        costs.add((buyer, cost))
        passengers, goods = board.places[state.side, train].tolist()
        if sum(carried[:RED_PASSENGER]) > goods or sum(carried[RED_PASSENGER:]) > passengers:
            yield Flaw("carried", "WD-8.10", "train-load", train=name)


def _path(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    """The pending line or sale."""
    length, path = int(state.path_length), state.path.tolist()
    pending = state.phase in (EXTEND, PAYMENT, SALE_EXTEND)
    selling = state.phase == SALE_EXTEND
    fewest = 2 if state.phase == PAYMENT else 1
    if pending != (length > 0) or not 0 <= length <= LINE or (pending and length < fewest):
        yield Flaw("path_length", "WD-7.4", "path")
    elif path[length:] != [NOBODY] * (LINE - length) or len(set(path[:length])) < length:
        yield Flaw("path", "WD-7.5", "path")
    elif not all(0 <= area < sheet.record.areas for area in path[:length]) or not _is_joined(sheet, state):
        yield Flaw("path", "WD-7.4", "path")
    elif selling != (0 <= state.company < COMPANIES) or not NOBODY <= state.company < COMPANIES:
        yield Flaw("company", "WD-11.1", "company")
    elif selling and not state.owners[path[0]] >> state.company & 1:
        yield Flaw("path", "WD-11.3", "path")


def _is_joined(sheet: Sheet, state: Any) -> bool:
    """Whether each area of the path is next to the one before, over a free border or, in a sale, an own track."""
    board, owner = sheet.record, state.asked if state.phase == SALE_EXTEND else NOBODY
    for origin, area in pairwise(state.path[: state.path_length].tolist()):
        k = way_between(board, origin, area)
        if k == NOBODY or k >= board.ways[origin] or state.track[board.over[origin, k]] != owner:
            return False
    return True


def _pending(sheet: Sheet, state: Any) -> Iterator[Flaw]:
    """What is being paid, bought or boarded."""
    paying = state.phase in (PAYMENT, EXCHANGE)
    held = [*state.influence[state.asked].tolist(), int(state.hand[state.asked])]
    if paying != (state.due > 0):
        yield Flaw("due", "WD-7.20", "due")
    too_much = any(not 0 <= spent <= most for spent, most in zip(state.spent.tolist(), held, strict=True))
    if too_much or (state.spent.any() and not paying):
        yield Flaw("spent", "WD-7.20", "spent")
    buying, train = state.phase == EXCHANGE, int(state.train)
    if buying != (train != NOBODY) or not NOBODY <= train < sheet.record.trains or (buying and state.buyer[train] >= 0):
        yield Flaw("train", "WD-8.4", "purchase")
    boarding, area, item = state.phase == TRAIN_CHOICE, int(state.load_area), int(state.load_item)
    if boarding != (area != NOBODY) or boarding != (item != NOBODY) or not NOBODY <= area < sheet.record.areas:
        yield Flaw("load_area", "NB-5.6", "boarding")
    elif boarding and not (RED_PASSENGER <= item < ITEMS and state.pieces[area, item] > 0):
        yield Flaw("load_item", "NB-5.6", "boarding")
