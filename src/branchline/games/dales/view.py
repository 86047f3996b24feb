"""What a seat may see, which is everything."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from branchline.games.dales.auction import lowest_bid
from branchline.games.dales.building import need_area, slack, toll, tracks_left, why_no_extension, why_no_start
from branchline.games.dales.components import (
    BALANCE,
    BUILD,
    ENDING,
    EXCHANGING,
    EXTENDING,
    GREEN,
    OBJECTOR,
    PAYMENT,
    PHASE,
    RED,
    RED_TRACK,
    SALE_EXTEND,
    SEATS,
    SOURCES,
    TRAIN,
    TRAIN_CHOICE,
    WHITE,
)
from branchline.games.dales.cubes import cubes_in_bids
from branchline.games.dales.ending import SET_BONUS, score, sets
from branchline.games.dales.loading import why_no_train
from branchline.games.dales.options import SIDE
from branchline.games.dales.payment import brown_towards, due_for, left_of
from branchline.games.dales.piles import level
from branchline.games.dales.selling import company_tracks_left, price, why_no_sale_extension, why_no_sale_finish
from branchline.games.dales.state import State
from branchline.games.dales.tracks import path_border, path_end
from branchline.games.dales.view_types import (
    Area,
    Boarding,
    Building,
    DalesView,
    Extension,
    Payment,
    Purchase,
    Sale,
    SeatView,
    Space,
    Stack,
    StartNeeds,
    Train,
    TrainPrice,
)
from branchline.kernel import ALLOWED, NOBODY, LoadedBoard, decider, present_phase


def view(loaded: LoadedBoard, state: State, seat: int | None) -> DalesView:
    board, phase = loaded.record, present_phase(state)
    return {
        "players": state.players,
        "turn": state.turn,
        "turns": board.turns[state.side, state.players],
        "side": SIDE.decode(state.side),
        "phase": "over" if state.ended else PHASE.labels[phase],
        "to_move": None if state.ended else decider(state),
        "ending": ENDING.labels[state.ended],
        "link": None if board.link_to == NOBODY else "paid" if state.link_paid else "open",
        "orders": {
            "player": _seats_in(state.order),
            "build": _seats_in(state.build_order),
            "train": _seats_in(state.train_order),
            "present": _seats_in(_present_order(state, phase)) or _seats_in(state.order),
        },
        "areas": _areas(loaded, state),
        "tracks": _tracks(loaded, state),
        "auction": [_space(loaded, state, space) for space in range(board.spaces[state.side])],
        "settling": None if state.settling == NOBODY else state.settling + 1,
        "influence": {
            colour: _piles(state, index) for index, colour in enumerate(loaded.labels["colour"].labels)
        },
        "balance": _piles(state, BALANCE),
        "trains": [_train(loaded, state, train) for train in _trains(loaded, state)],
        "companies": {
            company: {
                "laid": state.laid[RED_TRACK + index],
                "left": company_tracks_left(board, state, index),
            }
            for index, company in enumerate(loaded.labels["company"].labels)
        },
        "seats": [_seat(loaded, state, other) for other in range(state.players)],
        "starts": _starts(loaded, state) if phase == BUILD and not state.ended else {},
        "line": _line(loaded, state) if phase in (EXTENDING, PAYMENT) else None,
        "payment": _payment(loaded, state) if phase == PAYMENT else None,
        "purchase": _purchase(loaded, state) if phase == EXCHANGING else None,
        "boarding": _boarding(loaded, state) if phase == TRAIN_CHOICE else None,
        "sale": _sale(loaded, state) if phase == SALE_EXTEND else None,
    }  # fmt: skip


def _present_order(state: State, phase: int) -> Any:
    """WD-6.2, WD-6.3 Lines are built and trains are bought in orders of their own."""
    if phase in (BUILD, EXTENDING, PAYMENT):
        return state.build_order
    return state.train_order if phase in (TRAIN, EXCHANGING, TRAIN_CHOICE) else state.order


def _seats_in(order: Any) -> list[int]:
    return [seat for seat in order.tolist() if seat != NOBODY]


def _named(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    """What there is any of."""
    return {name: int(count) for name, count in zip(names, counts, strict=False) if count}


def _areas(loaded: LoadedBoard, state: State) -> dict[str, Area]:
    pieces, companies = loaded.labels["piece"].labels, loaded.labels["company"].labels
    return {
        area: {
            "owners": [company for index, company in enumerate(companies) if state.owners[number] >> index & 1],
            "pieces": _named(pieces, state.pieces[number].tolist()),
        }
        for number, area in enumerate(loaded.labels["area"].labels)
        if state.owners[number] or state.pieces[number].any()
    }


def _tracks(loaded: LoadedBoard, state: State) -> dict[str, int | str]:
    companies = loaded.labels["company"].labels
    return {
        border: owner if owner < SEATS else companies[owner - RED_TRACK]
        for border, owner in zip(loaded.labels["border"].labels, state.track.tolist(), strict=False)
        if owner != NOBODY
    }


def _space(loaded: LoadedBoard, state: State, space: int) -> Space:
    board, colours = loaded.record, loaded.labels["colour"].labels
    bidder, counter = state.bidder[space], state.counter[space]
    return {
        "space": space + 1,
        "minimum": board.minimum[state.side, space],
        "lowest_bid": lowest_bid(board, state, space),
        "printed": _named(colours, board.printed[state.side, space].tolist()),
        "choice": board.choice[state.side, space],
        "drawn": None if counter == NOBODY else colours[counter],
        "bid": None if bidder == NOBODY else {"seat": bidder, "cubes": state.bid[space]},
    }


def _piles(state: State, pile: int) -> list[Stack]:
    """The spaces with markers, highest first; each pile from bottom to top."""
    seats = state.arrival[pile, : state.players].tolist()
    levels = sorted({level(state, pile, seat) for seat in seats}, reverse=True)
    return [{"level": at, "pile": [seat for seat in seats if level(state, pile, seat) == at]} for at in levels]


def _trains(loaded: LoadedBoard, state: State) -> list[int]:
    return [train for train in range(loaded.record.trains) if loaded.record.train_cost[state.side, train]]


def _train(loaded: LoadedBoard, state: State, train: int) -> Train:
    board, buyer = loaded.record, state.buyer[train]
    passengers, goods = board.places[state.side, train].tolist()
    return {
        "id": loaded.labels["train"][train],
        "cost": board.train_cost[state.side, train],
        "row": board.train_row[state.side, train],
        "places": {"passengers": passengers, "goods": goods},
        "buyer": None if buyer == NOBODY else buyer,
        "carried": _named(loaded.labels["item"].labels, state.carried[train].tolist()),
        "price": _train_price(loaded, state, train) if buyer == NOBODY and _sells_trains(state) else None,
    }


def _sells_trains(state: State) -> bool:
    return bool(present_phase(state) == TRAIN and not state.ended)


def _train_price(loaded: LoadedBoard, state: State, train: int) -> TrainPrice:
    cost = loaded.record.train_cost[state.side, train]
    brown = brown_towards(state, decider(state), cost)
    return {"brown": brown, "other": due_for(cost - brown)}


def _seat(loaded: LoadedBoard, state: State, seat: int) -> SeatView:
    board, hand, bids = loaded.record, state.hand[seat], cubes_in_bids(state, seat)
    passengers, goods = state.room[seat].tolist()
    return {
        "hand": hand,
        "stock": board.cubes - hand - bids,
        "bids": bids,
        "influence": dict(zip(loaded.labels["colour"].labels, state.influence[seat].tolist(), strict=True)),
        "balance": state.balance[seat],
        "laid": state.laid[seat],
        "supply": tracks_left(board, state, seat),
        "points": state.points[seat],
        "collection": dict(zip(loaded.labels["item"].labels, state.collection[seat].tolist(), strict=True)),
        "sets": sets(state, seat),
        "projected": score(state, seat),
        "counted": {
            "points": state.points[seat],
            "sets": SET_BONUS * sets(state, seat),
            "balance": state.balance[seat],
            "tracks": -state.laid[seat],
        },
        "trains": [loaded.labels["train"][train] for train in _trains(loaded, state) if state.buyer[train] == seat],
        "room": {"passengers": passengers, "goods": goods},
        "passed": bool(state.passed >> seat & 1),
    }


def _path_areas(loaded: LoadedBoard, state: State) -> list[str]:
    return [loaded.labels["area"][area] for area in state.path[: state.path_length].tolist()]


def _path_borders(loaded: LoadedBoard, state: State) -> list[str]:
    borders = [path_border(loaded.record, state, step) for step in range(state.path_length - 1)]
    return [loaded.labels["border"][border] for border in borders]


def _ways_on(loaded: LoadedBoard, state: State) -> list[tuple[int, int]]:
    """The areas next to the end of the pending path, each with the border to it."""
    board, origin = loaded.record, path_end(state)
    return [(board.near[origin, k], board.over[origin, k]) for k in range(board.ways[origin])]


def _starts(loaded: LoadedBoard, state: State) -> dict[str, StartNeeds]:
    """WD-7.11 to WD-7.13 What the owners of a town and the objectors there ask for."""
    areas = loaded.labels["area"].labels
    due = np.flatnonzero(state.owners + state.pieces[:, OBJECTOR]).tolist()
    return {areas[area]: _needs_at(state, area) for area in due if why_no_start(loaded.record, state, area) == ALLOWED}


def _needs_at(state: State, area: int) -> StartNeeds:
    trial = state.copy()
    need_area(trial, area)
    white, _, red, green = trial.need.tolist()
    return {"red": red, "green": green, "white": white}


def _line(loaded: LoadedBoard, state: State) -> Building:
    """WD-7.19 What the pending line costs, and what each extension would add."""
    points = state.need_points
    white, _, red, green = state.need.tolist()
    cubes = min(state.hand[decider(state)], points)
    ways = _ways_on(loaded, state) if present_phase(state) == EXTENDING else []
    return {
        "areas": _path_areas(loaded, state),
        "borders": _path_borders(loaded, state),
        "points": points,
        "red": red,
        "green": green,
        "white": white,
        "cubes": cubes,
        "choose": points - cubes,
        "slack": slack(state, decider(state), points, white, red, green),
        "extensions": [
            _extension(loaded, state, area, border)
            for area, border in ways
            if why_no_extension(loaded.record, state, area) == ALLOWED
        ],
    }


def _extension(loaded: LoadedBoard, state: State, area: int, border: int) -> Extension:
    points, white = loaded.record.cost[border], state.pieces[area, OBJECTOR]
    red, green = toll(state, area, RED), toll(state, area, GREEN)
    need = state.need.tolist()
    left = slack(
        state, decider(state), state.need_points + points, need[WHITE] + white, need[RED] + red, need[GREEN] + green
    )
    return {
        "area": loaded.labels["area"][area],
        "border": loaded.labels["border"][border],
        "points": points,
        "red": red,
        "green": green,
        "white": white,
        "slack": left,
    }


def _payment(loaded: LoadedBoard, state: State) -> Payment:
    sources = loaded.labels["source"].labels
    return {
        "due": state.due,
        "spent": _named(sources, state.spent.tolist()),
        "left": _named(sources, [left_of(state, source) for source in range(SOURCES)]),
    }


def _purchase(loaded: LoadedBoard, state: State) -> Purchase:
    return {"train": loaded.labels["train"][state.train], **_payment(loaded, state)}


def _boarding(loaded: LoadedBoard, state: State) -> Boarding:
    trains = [train for train in _trains(loaded, state) if why_no_train(loaded.record, state, train) == ALLOWED]
    return {
        "area": loaded.labels["area"][state.load_area],
        "item": loaded.labels["item"][state.load_item],
        "trains": [loaded.labels["train"][train] for train in trains],
    }


def _sale(loaded: LoadedBoard, state: State) -> Sale:
    return {
        "areas": _path_areas(loaded, state),
        "borders": _path_borders(loaded, state),
        "company": loaded.labels["company"][state.company],
        "cost": price(state.path_length - 1),
        "extensions": [
            {"area": loaded.labels["area"][area], "border": loaded.labels["border"][border]}
            for area, border in _ways_on(loaded, state)
            if why_no_sale_extension(loaded.record, state, area) == ALLOWED
        ],
        "can_finish": bool(why_no_sale_finish(loaded.record, state) == ALLOWED),
    }
