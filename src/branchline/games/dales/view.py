"""What a seat may see, which is everything, and what to tell it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from branchline.games.dales.actions import VERBS
from branchline.games.dales.building import slack, toll, tracks_left, why_no_extension
from branchline.games.dales.components import (
    BALANCE,
    BID,
    BROWN,
    BUILD,
    COLOUR_CHOICE,
    ENDINGS,
    EXCHANGE,
    EXTEND,
    GREEN,
    NOBODY,
    OBJECTOR,
    PAYMENT,
    RED,
    RED_TRACK,
    SALE,
    SALE_EXTEND,
    SEATS,
    SOURCES,
    TRAIN,
    TRAIN_CHOICE,
    WHITE,
)
from branchline.games.dales.cubes import cubes_in_bids
from branchline.games.dales.ending import score, sets
from branchline.games.dales.loading import why_no_train
from branchline.games.dales.options import SIDE
from branchline.games.dales.payment import left_of
from branchline.games.dales.piles import level
from branchline.games.dales.selling import company_tracks_left, price, why_no_sale_extension, why_no_sale_finish
from branchline.games.dales.tracks import path_border, path_end, way_between
from branchline.games.dales.trains import points_for_exchange
from branchline.kernel import ALLOWED, Sheet

PHASES = {
    BID: "bid", COLOUR_CHOICE: "choose_colour", BUILD: "build", EXTEND: "extend", PAYMENT: "pay", TRAIN: "train",
    EXCHANGE: "exchange", TRAIN_CHOICE: "load_train", SALE: "sell", SALE_EXTEND: "sell_extend",
}  # fmt: skip


def view(sheet: Sheet, state: Any, seat: int | None) -> dict[str, Any]:
    board, phase = sheet.record, int(state.phase)
    return {
        "players": int(state.players),
        "turn": int(state.turn),
        "turns": int(board.turns[state.side, state.players]),
        "side": SIDE.decode(int(state.side)),
        "phase": "over" if state.ended else PHASES[phase],
        "to_move": None if state.ended else int(state.asked),
        "ending": end_reason(state),
        "link": None if board.link_to == NOBODY else "paid" if state.link_paid else "open",
        "orders": {
            "player": _seats_in(state.order),
            "build": _seats_in(state.build_order),
            "train": _seats_in(state.train_order),
        },
        "areas": _areas(sheet, state),
        "tracks": _tracks(sheet, state),
        "auction": [_space(sheet, state, space) for space in range(board.spaces[state.side])],
        "settling": None if state.settling == NOBODY else int(state.settling) + 1,
        "influence": {
            colour: _piles(state, index) for index, colour in enumerate(sheet.labels["colour"].labels)
        },
        "balance": _piles(state, BALANCE),
        "trains": [_train(sheet, state, train) for train in _trains(sheet, state)],
        "companies": {
            company: {
                "laid": int(state.laid[RED_TRACK + index]),
                "left": int(company_tracks_left(board, state, index)),
            }
            for index, company in enumerate(sheet.labels["company"].labels)
        },
        "seats": [_seat(sheet, state, other) for other in range(state.players)],
        "line": _line(sheet, state) if phase in (EXTEND, PAYMENT) else None,
        "payment": _payment(sheet, state) if phase == PAYMENT else None,
        "purchase": _purchase(sheet, state) if phase == EXCHANGE else None,
        "boarding": _boarding(sheet, state) if phase == TRAIN_CHOICE else None,
        "sale": _sale(sheet, state) if phase == SALE_EXTEND else None,
    }  # fmt: skip


def _seats_in(order: Any) -> list[int]:
    return [seat for seat in order.tolist() if seat != NOBODY]


def _named(names: Iterable[str], counts: Iterable[int]) -> dict[str, int]:
    """What there is any of."""
    return {name: int(count) for name, count in zip(names, counts, strict=False) if count}


def _areas(sheet: Sheet, state: Any) -> dict[str, Any]:
    pieces, companies = sheet.labels["piece"].labels, sheet.labels["company"].labels
    return {
        area: {
            "owners": [company for index, company in enumerate(companies) if state.owners[number] >> index & 1],
            "pieces": _named(pieces, state.pieces[number].tolist()),
        }
        for number, area in enumerate(sheet.labels["area"].labels)
        if state.owners[number] or state.pieces[number].any()
    }


def _tracks(sheet: Sheet, state: Any) -> dict[str, int | str]:
    companies = sheet.labels["company"].labels
    return {
        border: owner if owner < SEATS else companies[owner - RED_TRACK]
        for border, owner in zip(sheet.labels["border"].labels, state.track.tolist(), strict=False)
        if owner != NOBODY
    }


def _space(sheet: Sheet, state: Any, space: int) -> dict[str, Any]:
    board, colours = sheet.record, sheet.labels["colour"].labels
    bidder, counter = int(state.bidder[space]), int(state.counter[space])
    return {
        "space": space + 1,
        "minimum": int(board.minimum[state.side, space]),
        "printed": _named(colours, board.printed[state.side, space].tolist()),
        "choice": int(board.choice[state.side, space]),
        "drawn": None if counter == NOBODY else colours[counter],
        "bid": None if bidder == NOBODY else {"seat": bidder, "cubes": int(state.bid[space])},
    }


def _piles(state: Any, pile: int) -> list[dict[str, Any]]:
    """The spaces with markers, highest first; each pile from bottom to top."""
    seats = state.arrival[pile, : state.players].tolist()
    levels = sorted({int(level(state, pile, seat)) for seat in seats}, reverse=True)
    return [{"level": at, "pile": [seat for seat in seats if level(state, pile, seat) == at]} for at in levels]


def _trains(sheet: Sheet, state: Any) -> list[int]:
    return [train for train in range(sheet.record.trains) if sheet.record.train_cost[state.side, train]]


def _train(sheet: Sheet, state: Any, train: int) -> dict[str, Any]:
    board, buyer = sheet.record, int(state.buyer[train])
    data = sheet.data["sides"][SIDE.decode(int(state.side))]["trains"]
    name = sheet.labels["train"][train]
    passengers, goods = board.places[state.side, train].tolist()
    return {
        "id": name,
        "cost": int(board.train_cost[state.side, train]),
        "row": next(entry["row"] for entry in data if entry["id"] == name),
        "places": {"passengers": passengers, "goods": goods},
        "buyer": None if buyer == NOBODY else buyer,
        "carried": _named(sheet.labels["item"].labels, state.carried[train].tolist()),
    }


def _seat(sheet: Sheet, state: Any, seat: int) -> dict[str, Any]:
    board, hand, bids = sheet.record, int(state.hand[seat]), int(cubes_in_bids(state, seat))
    passengers, goods = state.room[seat].tolist()
    return {
        "hand": hand,
        "stock": int(board.cubes) - hand - bids,
        "bids": bids,
        "influence": dict(zip(sheet.labels["colour"].labels, state.influence[seat].tolist(), strict=True)),
        "balance": int(state.balance[seat]),
        "laid": int(state.laid[seat]),
        "supply": int(tracks_left(board, state, seat)),
        "points": int(state.points[seat]),
        "collection": dict(zip(sheet.labels["item"].labels, state.collection[seat].tolist(), strict=True)),
        "sets": int(sets(state, seat)),
        "projected": int(score(state, seat)),
        "trains": [sheet.labels["train"][train] for train in _trains(sheet, state) if state.buyer[train] == seat],
        "room": {"passengers": passengers, "goods": goods},
        "passed": bool(state.passed >> seat & 1),
    }


def _path(sheet: Sheet, state: Any) -> dict[str, Any]:
    borders = [path_border(sheet.record, state, step) for step in range(state.path_length - 1)]
    return {
        "areas": [sheet.labels["area"][area] for area in state.path[: state.path_length].tolist()],
        "borders": [sheet.labels["border"][border] for border in borders],
    }


def _ways_on(sheet: Sheet, state: Any) -> list[tuple[int, int]]:
    """The areas next to the end of the pending path, each with the border to it."""
    board, origin = sheet.record, int(path_end(state))
    return [(int(board.near[origin, k]), int(board.over[origin, k])) for k in range(board.ways[origin])]


def _line(sheet: Sheet, state: Any) -> dict[str, Any]:
    """WD-7.19 What the pending line costs, and what each extension would add."""
    points = int(state.need_points)
    white, _, red, green = state.need.tolist()
    cubes = min(int(state.hand[state.asked]), points)
    ways = _ways_on(sheet, state) if state.phase == EXTEND else []
    return _path(sheet, state) | {
        "points": points,
        "red": red,
        "green": green,
        "white": white,
        "cubes": cubes,
        "choose": points - cubes,
        "slack": int(slack(state, state.asked, points, white, red, green)),
        "extensions": [
            _extension(sheet, state, area, border)
            for area, border in ways
            if why_no_extension(sheet.record, state, area) == ALLOWED
        ],
    }


def _extension(sheet: Sheet, state: Any, area: int, border: int) -> dict[str, Any]:
    points, white = int(sheet.record.cost[border]), int(state.pieces[area, OBJECTOR])
    red, green = int(toll(state, area, RED)), int(toll(state, area, GREEN))
    need = state.need.tolist()
    left = slack(
        state, state.asked, state.need_points + points, need[WHITE] + white, need[RED] + red, need[GREEN] + green
    )
    return {
        "area": sheet.labels["area"][area],
        "border": sheet.labels["border"][border],
        "points": points,
        "red": red,
        "green": green,
        "white": white,
        "slack": int(left),
    }


def _payment(sheet: Sheet, state: Any) -> dict[str, Any]:
    sources = sheet.labels["source"].labels
    return {
        "due": int(state.due),
        "spent": _named(sources, state.spent.tolist()),
        "left": _named(sources, [left_of(state, source) for source in range(SOURCES)]),
    }


def _purchase(sheet: Sheet, state: Any) -> dict[str, Any]:
    return {"train": sheet.labels["train"][state.train]} | _payment(sheet, state)


def _boarding(sheet: Sheet, state: Any) -> dict[str, Any]:
    trains = [train for train in _trains(sheet, state) if why_no_train(sheet.record, state, train) == ALLOWED]
    return {
        "area": sheet.labels["area"][state.load_area],
        "item": sheet.labels["item"][state.load_item],
        "trains": [sheet.labels["train"][train] for train in trains],
    }


def _sale(sheet: Sheet, state: Any) -> dict[str, Any]:
    return _path(sheet, state) | {
        "company": sheet.labels["company"][state.company],
        "cost": int(price(state.path_length - 1)),
        "extensions": [
            {"area": sheet.labels["area"][area], "border": sheet.labels["border"][border]}
            for area, border in _ways_on(sheet, state)
            if why_no_sale_extension(sheet.record, state, area) == ALLOWED
        ],
        "can_finish": bool(why_no_sale_finish(sheet.record, state) == ALLOWED),
    }


def end_reason(state: Any) -> str:
    return ENDINGS[state.ended]


# --- what to tell ---------------------------------------------------------------------------------------------


def prompt(sheet: Sheet, state: Any) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    phase, seat = int(state.phase), {"seat": ("seat", int(state.asked))}
    if phase == EXTEND and state.path_length == 1:
        return "extend-first", seat | {"area": ("area", int(path_end(state)))}
    return PHASES[phase].replace("_", "-"), seat | _told(state, phase)


def _told(state: Any, phase: int) -> dict[str, tuple[str, int]]:
    """What the question of a phase mentions."""
    seat = state.asked
    if phase in (BID, BUILD):
        return {"hand": ("number", int(state.hand[seat]))}
    if phase == COLOUR_CHOICE:
        return {"space": ("number", int(state.settling) + 1)}
    if phase == EXTEND:
        white, _, red, green = state.need.tolist()
        return _told_path(state) | {
            "points": ("number", int(state.need_points)),
            "slack": ("number", int(slack(state, seat, state.need_points, white, red, green))),
        }
    if phase == PAYMENT:
        return {"due": ("number", int(state.due))}
    if phase == TRAIN:
        return {"brown": ("number", int(state.influence[seat, BROWN]))}
    if phase == EXCHANGE:
        return {"train": ("train", int(state.train)), "due": ("number", int(state.due))}
    if phase == TRAIN_CHOICE:
        return {"item": ("item", int(state.load_item)), "area": ("area", int(state.load_area))}
    if phase == SALE_EXTEND:
        return _told_path(state) | {"company": ("company", int(state.company))}
    return {}


def _told_path(state: Any) -> dict[str, tuple[str, int]]:
    return {"area": ("area", int(path_end(state))), "tracks": ("number", int(state.path_length) - 1)}


def details(sheet: Sheet, state: Any, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    seat = int(state.asked)
    if code == "wrong_phase":
        return {"phase": PHASES[int(state.phase)]}
    if code in ("below_minimum_bid", "must_beat_bid", "not_enough_cubes_in_hand"):
        space = VERBS["bid"].unpack(action)[0]
        minimum, high = int(sheet.record.minimum[state.side, space]), int(state.bid[space])
        return {"minimum": minimum, "high": high, "hand": int(state.hand[seat])}
    if code == "train_too_expensive":
        cost = int(sheet.record.train_cost[state.side, VERBS["buy"].unpack(action)[0]])
        missing = max(0, cost - int(state.influence[seat, BROWN]))
        return {"needed": 3 * missing, "held": int(points_for_exchange(state, seat))}
    if code in ("needs_red_influence", "needs_green_influence", "needs_government", "line_too_expensive"):
        return _shortage(sheet, state, action, code)
    return {}


COLOUR_NEEDED = {"needs_red_influence": RED, "needs_green_influence": GREEN, "needs_government": WHITE}


def _shortage(sheet: Sheet, state: Any, action: int, code: str) -> dict[str, Any]:
    """What a line that goes on to an area, or starts there, would need, and what there is."""
    seat, area = int(state.asked), VERBS.of(action).unpack(action)[0]
    needs = [int(need) for need in state.need]
    for colour in (RED, GREEN):
        needs[colour] += int(toll(state, area, colour))
    needs[WHITE] += int(state.pieces[area, OBJECTOR])
    if code in COLOUR_NEEDED:
        colour = COLOUR_NEEDED[code]
        return {"needed": needs[colour], "held": int(state.influence[seat, colour])}
    origin = int(path_end(state))
    border = sheet.record.over[origin, way_between(sheet.record, origin, area)]
    points = int(state.need_points) + int(sheet.record.cost[border])
    return {"missing": -int(slack(state, seat, points, needs[WHITE], needs[RED], needs[GREEN]))}
