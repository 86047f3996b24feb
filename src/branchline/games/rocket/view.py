"""§15 What a seat may see."""

from typing import Annotated, Any, TypedDict

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import CITY, ENDING, NOT_DEPARTED, PHASE, SEATS, STATUS
from branchline.games.rocket.ending import score_all
from branchline.games.rocket.lines import holding
from branchline.games.rocket.state import State
from branchline.kernel import (
    NOBODY,
    SIDE_NAMES,
    SIDES,
    Array,
    LoadedBoard,
    Vocabulary,
    decider,
    present_phase,
    prize_of,
)
from branchline.kernel.events import no_log

Phase = Annotated[str, Vocabulary("Phase", (*PHASE.labels[1:], "over"))]
Ending = Annotated[str, Vocabulary("Ending", ENDING.labels)]
Status = Annotated[str, Vocabulary("Status", STATUS.labels)]
Direction = Annotated[str, Vocabulary("Direction", SIDE_NAMES)]
Tokens = dict[str, dict[str, int]]


class Majority(TypedDict):
    """How many of something each seat has, and the place at which it would be paid for that: 1, 2, or 0 for none."""

    counts: list[int]
    places: list[int]


class CompanyView(TypedDict):
    id: str
    status: Status
    locomotive: str | None
    facing: Direction | None
    line: list[str]
    towns: list[str]
    worth: int
    bank: int
    shares: list[int]
    supplementary: list[int]
    stations: list[int]
    held: list[int]
    """Shares of both kinds."""
    held_places: list[int]
    station_places: list[int]
    """The place at which each seat would be paid for these: 1, 2, or 0 for none."""


class SeatView(TypedDict):
    cash: int | None
    projected: int | None
    stations_left: int
    passengers: int
    tokens: Tokens


class VetoView(TypedDict):
    company: str
    aim: Direction
    exits: list[Direction]
    high: int
    bidder: int | None
    direction: Direction | None


class RocketView(TypedDict):
    players: int
    phase: Phase
    to_move: int | None
    active: int
    actions_done: int
    advanced: list[str]
    ending: Ending
    tiles_left: int
    passengers_left: int
    stall: int
    companies: list[CompanyView]
    selling: int
    """How many companies have shares in the bank."""
    goods: dict[str, Majority]
    passengers: Majority
    stations: dict[str, int]
    cities: Tokens
    seats: list[SeatView]
    lifted: str | None
    veto: VetoView | None


def view(loaded: LoadedBoard, state: State, seat: int | None) -> RocketView:
    hexes = loaded.labels["hex"]
    lines, stations = state.line.tolist(), state.station.tolist()
    trial = state.copy()
    return {
        "players": state.players,
        "phase": "over" if state.ended else PHASE.labels[present_phase(state)],
        "to_move": None if state.ended else decider(state),
        "active": state.active,
        "actions_done": state.actions_done,
        "advanced": [company for c, company in enumerate(loaded.labels["company"].labels) if state.advanced >> c & 1],
        "ending": ENDING.labels[state.ended],
        "tiles_left": state.tiles_left,
        "passengers_left": state.passengers_left,
        "stall": state.stall,
        "companies": [_company(loaded, trial, c, lines, stations) for c in range(loaded.record.companies)],
        "selling": int((state.bank > 0).sum()),
        "goods": _goods(loaded, trial),
        "passengers": _majority(trial, state.passengers[: state.players].tolist()),
        "stations": {hexes[hex]: owner for hex, owner in enumerate(stations) if owner != NOBODY},
        "cities": _tokens(loaded, state.tokens_left.tolist()),
        "seats": _seats(loaded, state, seat),
        "lifted": None if state.lifted == NOBODY else hexes[state.lifted],
        "veto": _veto(loaded, state),
    }


def _company(loaded: LoadedBoard, state: State, company: int, lines: list[int], stations: list[int]) -> CompanyView:
    hexes, towns, facing = loaded.labels["hex"], loaded.labels["town"].labels, state.facing[company]
    line, locomotive = [hex for hex, owner in enumerate(lines) if owner == company], state.locomotive[company]
    joined, players = state.joined[company], state.players
    owners = [stations[hex] for hex in line]
    on_line = [owners.count(seat) for seat in range(players)]
    held = [holding(state, company, seat) for seat in range(players)]
    return {
        "id": loaded.labels["company"][company],
        "status": STATUS.labels[state.status[company]],
        "locomotive": hexes[locomotive] if locomotive != NOBODY else None,
        "facing": None if facing == NOT_DEPARTED else loaded.labels["direction"][facing],
        "line": [hexes[hex] for hex in line],
        "towns": [town for index, town in enumerate(towns) if joined >> index & 1],
        "worth": joined.bit_count(),
        "bank": state.bank[company],
        "shares": state.shares[company, :players].tolist(),
        "supplementary": state.supplementary[company, :players].tolist(),
        "stations": on_line,
        "held": held,
        "held_places": _places(state, held),
        "station_places": _places(state, on_line),
    }


def _majority(trial: State, counts: list[int]) -> Majority:
    return {"counts": counts, "places": _places(trial, counts)}


def _places(trial: State, counts: list[int]) -> list[int]:
    """SR-11 Those with the most are paid first; whoever else is paid is second."""
    seats, most = len(counts), max(counts)
    trial.count[:seats] = counts
    prizes = [prize_of(seat, trial.count, seats, 2 * SEATS, SEATS) for seat in range(seats)]
    return [0 if not prize else 1 if count == most else 2 for count, prize in zip(counts, prizes, strict=True)]


def _goods(loaded: LoadedBoard, trial: State) -> dict[str, Majority]:
    """The tokens of each good, wherever they are from."""
    held = trial.tokens[: trial.players].sum(axis=1, dtype=int)
    return {good: _majority(trial, held[:, k].tolist()) for k, good in enumerate(loaded.labels["good"].labels)}


def _tokens(loaded: LoadedBoard, tokens: list[list[int]]) -> Tokens:
    """The tokens of each city by good; cities without any are shown empty."""
    goods, kinds = loaded.labels["good"].labels, loaded.record.kind.tolist()
    return {
        town: {good: count for good, count in zip(goods, tokens[index], strict=False) if count}
        for index, town in enumerate(loaded.labels["town"].labels)
        if kinds[index] == CITY
    }


def _seats(loaded: LoadedBoard, state: State, seat: int | None) -> list[SeatView]:
    """SR-15.1, SR-15.2 Everything is open but, by option, the money of others."""
    projected = projection(loaded, state)
    return [
        {
            "cash": state.cash[other] * 1000 if shown else None,
            "projected": projected[other] if shown else None,
            "stations_left": state.stations_left[other],
            "passengers": state.passengers[other],
            "tokens": {town: goods for town, goods in _tokens(loaded, state.tokens[other].tolist()).items() if goods},
        }
        for other in range(state.players)
        for shown in [bool(state.open_cash or state.ended or other == seat)]
    ]


def projection(loaded: LoadedBoard, state: State) -> list[int]:
    """The money each seat would have if the game ended now."""
    copy = state.copy()
    if not copy.ended:
        score_all(loaded.record, copy, no_log())
    return [copy.cash[seat] * 1000 for seat in range(state.players)]


def _veto(loaded: LoadedBoard, state: State) -> VetoView | None:
    if state.mover == NOBODY:
        return None
    directions = loaded.labels["direction"]
    bid = state.high > 0
    return {
        "company": loaded.labels["company"][state.mover],
        "aim": directions[state.aim],
        "exits": [directions[d] for d in range(SIDES) if state.exits >> d & 1],
        "high": state.high,
        "bidder": state.high_bidder if bid else None,
        "direction": directions[state.high_direction] if bid else None,
    }


def viewing(board: Board, state: State, log: Array) -> list[tuple[Any, tuple[Any, ...]]]:
    """The rules that a view calls often."""
    return [
        (score_all, (board, state, log)),
        (prize_of, (0, state.count, 0, 0, 0)),
        (holding, (state, 0, 0)),
        (decider, (state,)),
        (present_phase, (state,)),
    ]
