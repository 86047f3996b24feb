"""What everyone sees of a plan before it is carried out: bids, a build, a delivery, what they cost and bring."""

from collections.abc import Iterator
from typing import Annotated, TypedDict

import numpy as np

from branchline.games.england_wales.components import COLOUR, SIDE, TERRAIN
from branchline.games.england_wales.destinations import Destination, Search
from branchline.games.england_wales.normal.auction import has_passed, highest_bid, lowest_bid
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import (
    terrain_price,
    tile_limit,
    track_cost,
    why_no_finish,
    why_no_tile,
)
from branchline.games.england_wales.normal.components import INSPECTION, LAYING, LEAVING_CITY, MOVING_CUBE, SAVING
from branchline.games.england_wales.normal.deliveries import deliver_cube, why_no_via
from branchline.games.england_wales.normal.money import bonds_needed
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import has_arrived, link_at, other_end, take_step
from branchline.games.england_wales.track import is_complete, next_hex, tile_cost, tiles_laid, why_no_first_side
from branchline.games.england_wales.view import Colour, Ground, Side
from branchline.kernel import (
    ALLOWED,
    EVERY_WORD,
    NOBODY,
    SIDES,
    LoadedBoard,
    Vocabulary,
    decider,
    frame_argument,
    present_phase,
)
from branchline.kernel.events import no_log

NO_CARD = SAVING.labels.index("none")
ANY_SUM = 1_000_000
"""Bonds pay for whatever a build costs."""
MOST_ROUTES = 60
MOST_TRIALS = 3000
"""How many routes are shown, and how many links the search for them tries."""


Saving = Annotated[str, Vocabulary("Saving", SAVING.labels)]


class Purchase(TypedDict):
    """What something costs the player to move now, and the bonds it would take. Money is in thousands throughout."""

    cost: int
    bonds: int


class Bid(Purchase):
    amount: int


class AuctionView(TypedDict):
    high: int
    """The highest bid, 0 if there is none."""
    bidder: int | None
    passed: list[int]
    """The seats that are out of it."""
    bids: list[Bid]
    """All that the seat to move may bid."""


class Exit(TypedDict):
    """One way to go on with the track: the tile it lays (or, from a city, would lay next), and where it points."""

    side: Side
    hex: str
    """Where the tile goes; for the first side out of a city, the hex that side leads to."""
    terrain: Ground
    crossing: bool
    """Whether the hex already carries a track."""
    cost: int
    beyond: str | None
    """The hex the track would point into; None for the first side out of a city."""
    city: str | None
    """The city this tile would reach, which completes the link."""
    bonds: int
    """The bonds that the build would take with this tile, without any card."""
    cost_beyond: int | None
    """What a tile in the hex beyond would cost; None where no tile can lie."""


class Finish(Purchase):
    cards: Saving
    """As in `finish CARDS`."""


class BuildView(TypedDict):
    """The build in hand."""

    link: int | None
    """Its number in `links`; None until it has left its city."""
    city: str
    """Where the link started."""
    laid: int
    limit: int
    """Tiles laid in this action, and how many it allows."""
    terrain: Annotated[dict[Ground, int], EVERY_WORD]
    """Tiles of this action."""
    crossings: int
    surcharge: int
    """Tracks crossed in this action, and what each of them costs."""
    complete: bool
    exits: list[Exit]
    """Every legal `side` or `tile`."""
    finishes: list[Finish]
    """Every legal `finish`, with what would be paid."""
    destinations: list[Destination]
    """The cities within reach of this action."""


class Step(TypedDict):
    side: Side
    link: int
    owner: int
    city: str
    """The city it leads to."""


class Route(TypedDict):
    """A legal way from where the cube is to its end."""

    steps: list[Step]
    points: list[int]
    """For each seat, for the whole way: links, hotels and achievements."""
    cards: list[str]
    """Achievements the mover would claim."""


class DeliveryView(TypedDict):
    """The delivery in hand, or the one declared that an inspector may stop."""

    seat: int
    city: str
    colour: Colour
    steps: list[Step]
    at: str
    """The city reached so far."""
    links_left: int
    routes: list[Route]
    """While the way is being chosen: how it can go on, most points for the mover first; the last step carries it out.
    Once it is declared: the one way it takes, with nothing left to choose."""
    more_routes: bool
    """Whether there are ways that are not listed."""


def purchase(loaded: LoadedBoard, state: State, cost: int) -> Purchase:
    return {"cost": cost, "bonds": bonds_needed(loaded.record, state, decider(state), cost)}


def auction_view(loaded: LoadedBoard, state: State) -> AuctionView:
    board: Board = loaded.record
    bids = range(lowest_bid(board, state), highest_bid(board, state, decider(state)) + 1)
    return {
        "high": state.high,
        "bidder": None if state.high_bidder == NOBODY else state.high_bidder,
        "passed": [seat for seat in range(state.players) if has_passed(state, seat)],
        "bids": [{**purchase(loaded, state, bid), "amount": bid} for bid in bids],
    }


# --- building ------------------------------------------------------------------------------------------------------


def build_view(loaded: LoadedBoard, state: State) -> BuildView | None:
    board, phase = loaded.record, present_phase(state)
    if phase not in (LEAVING_CITY, LAYING):
        return None
    link = state.built
    city = frame_argument(state, 0) if phase == LEAVING_CITY else _started_from(state, link)
    return {
        "link": link if link != NOBODY else None,
        "city": loaded.labels["city"][city],
        "laid": tiles_laid(state),
        "limit": tile_limit(board, state, state.active),
        "terrain": dict(zip(TERRAIN.labels[:3], state.laid.tolist(), strict=False)),
        "crossings": state.crossings,
        "surcharge": state.crossing_surcharge,
        "complete": link != NOBODY and bool(is_complete(state, link)),
        "exits": _first_sides(loaded, state, city) if phase == LEAVING_CITY else _tiles(loaded, state),
        "finishes": [] if phase == LEAVING_CITY else _finishes(loaded, state),
        "destinations": _destinations(loaded, state, city),
    }


def _destinations(loaded: LoadedBoard, state: State, city: int) -> list[Destination]:
    board, link = loaded.record, state.built
    left = tile_limit(board, state, state.active) - tiles_laid(state)

    def price(hex: int) -> int:
        surcharge = state.crossing_surcharge if state.tracks[hex] else 0
        return terrain_price(board, state, board.terrain[hex]) + surcharge

    search = Search(loaded, state, state.active, city, link, price, left, ANY_SUM)
    if present_phase(state) == LEAVING_CITY:
        sides = [side for side in range(SIDES) if why_no_first_side(board, state, state.active, city, side) == ALLOWED]
        return search.from_city(sides)
    if is_complete(state, link):
        return []
    return search.from_tile(next_hex(board, state, link), state.exit[link])


def _started_from(state: State, link: int) -> int:
    return state.city[link, 0]


def _first_sides(loaded: LoadedBoard, state: State, city: int) -> list[Exit]:
    board = loaded.record
    return [
        _exit(loaded, state, side, board.neighbour[board.hex_of[city], side], NOBODY)
        for side in range(SIDES)
        if why_no_first_side(board, state, state.active, city, side) == ALLOWED
    ]


def _tiles(loaded: LoadedBoard, state: State) -> list[Exit]:
    board = loaded.record
    if is_complete(state, state.built):
        return []
    hex = next_hex(board, state, state.built)
    return [
        _exit(loaded, state, side, hex, board.neighbour[hex, side])
        for side in range(SIDES)
        if why_no_tile(board, state, side) == ALLOWED
    ]


def _exit(loaded: LoadedBoard, state: State, side: int, hex: int, beyond: int) -> Exit:
    board, hexes = loaded.record, loaded.labels["hex"]
    city = NOBODY if beyond == NOBODY else board.city_at[beyond]
    cost = tile_cost(board, state, hex)
    return {
        "side": SIDE.labels[side],
        "hex": hexes[hex],
        "terrain": TERRAIN.labels[board.terrain[hex]],
        "crossing": bool(state.tracks[hex]),
        "cost": cost,
        "beyond": None if beyond == NOBODY else hexes[beyond],
        "city": None if city == NOBODY else loaded.labels["city"][city],
        "bonds": purchase(loaded, state, _cost_so_far(loaded, state) + cost)["bonds"],
        "cost_beyond": None if beyond == NOBODY or city != NOBODY else tile_cost(board, state, beyond),
    }


def _cost_so_far(loaded: LoadedBoard, state: State) -> int:
    return 0 if state.built == NOBODY else track_cost(loaded.record, state, NO_CARD)


def _finishes(loaded: LoadedBoard, state: State) -> list[Finish]:
    board = loaded.record
    return [
        {**purchase(loaded, state, track_cost(board, state, saving)), "cards": SAVING.labels[saving]}
        for saving in range(SAVING.size)
        if why_no_finish(board, state, saving) == ALLOWED
    ]


# --- delivering ----------------------------------------------------------------------------------------------------


def delivery_view(loaded: LoadedBoard, state: State) -> DeliveryView | None:
    phase, cities = present_phase(state), loaded.labels["city"]
    if phase not in (MOVING_CUBE, INSPECTION):
        return None
    found = _Routes(loaded, state)
    routes = list(found.completions(state)) if phase == MOVING_CUBE else [found.route(state)]
    return {
        "seat": state.active,
        "city": cities[state.origin],
        "colour": COLOUR.labels[state.cargo],
        "steps": _steps(loaded, state),
        "at": cities[state.at],
        "links_left": state.engine[state.active] - state.steps,
        "routes": sorted(routes, key=lambda route: (-route["points"][state.active], sum(route["points"]))),
        "more_routes": found.cut_short,
    }


def _steps(loaded: LoadedBoard, state: State, first: int = 0) -> list[Step]:
    """The links travelled so far, from the one with this number on."""
    board, city, steps = loaded.record, state.origin, list[Step]()
    for link in state.path[: state.steps].tolist():
        side = next(side for side in range(SIDES) if link_at(board, state, city, side) == link)
        city = other_end(state, link, city)
        owner, name = state.owner[link], loaded.labels["city"][city]
        steps.append({"side": SIDE.labels[side], "link": link, "owner": owner, "city": name})
    return steps[first:]


class _Routes:
    """All ways from where the cube is to its end, tried on copies."""

    def __init__(self, loaded: LoadedBoard, state: State) -> None:
        self._loaded, self._travelled = loaded, state.steps
        self._found = self._tried = 0

    @property
    def cut_short(self) -> bool:
        return self._found >= MOST_ROUTES or self._tried >= MOST_TRIALS

    def completions(self, state: State) -> Iterator[Route]:
        board: Board = self._loaded.record
        for side in range(SIDES):
            if self.cut_short or why_no_via(board, state, side) != ALLOWED:
                continue
            self._tried += 1
            trial = state.copy()
            take_step(board, trial, side)
            if has_arrived(trial):
                self._found += 1
                yield self.route(trial)
            else:
                yield from self.completions(trial)

    def route(self, arrived: State) -> Route:
        trial = arrived.copy()
        deliver_cube(self._loaded.record, trial, no_log())
        claimed = np.flatnonzero(trial.display < arrived.display)
        return {
            "steps": _steps(self._loaded, arrived, self._travelled),
            "points": (trial.position - arrived.position)[: arrived.players].tolist(),
            "cards": [self._loaded.labels["card"][card] for card in claimed.tolist()],
        }
