"""What everyone sees of a build or a delivery before it is carried out: what it costs and brings."""

from typing import TypedDict

from branchline.games.england_wales.components import COLOUR, SIDE, TERRAIN
from branchline.games.england_wales.destinations import Destination, Search
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import link_cost, why_no_first_tile, why_no_tile
from branchline.games.england_wales.shares.completion import tile_price
from branchline.games.england_wales.shares.components import LAYING, LEAVING_CITY, MOVING_CUBE
from branchline.games.england_wales.shares.deliveries import why_no_via
from branchline.games.england_wales.shares.money import bonds_needed, means, shares_needed
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.ways import Leg, Way, Ways, legs_from
from branchline.games.england_wales.track import next_hex, tiles_laid
from branchline.games.england_wales.view import Colour, Ground, Side
from branchline.kernel import ALLOWED, NOBODY, SIDES, LoadedBoard, frame_argument, present_phase


class Exit(TypedDict):
    """One way to go on with the track: the tile it lays (or, from a city, would lay next), and where it points."""

    side: Side
    hex: str
    terrain: Ground
    crossing: bool
    cost: int
    beyond: str | None
    city: str | None
    """The city this tile would reach, which completes the link and pays for it."""
    total: int
    """The cost of the link with this tile."""
    shares_issued: int
    bonds_taken: int
    """What the company would have to raise for it."""
    cost_beyond: int | None
    """What a tile in the hex beyond would cost; None where no tile can lie."""


class BuildView(TypedDict):
    """The link in hand."""

    company: str
    second: bool
    link: int | None
    city: str
    laid: int
    cost: int
    means: int
    exits: list[Exit]
    destinations: list[Destination]
    """The cities that its means can lead the link to."""


class Step(TypedDict):
    side: Side
    link: int
    company: str
    city: str
    """Where it leads."""


class Route(TypedDict):
    """A way from where the cube is to its end."""

    steps: list[Step]
    own: int
    foreign: int
    """Links on the whole way."""
    incomes: dict[str, int]
    """By how much it moves the income markers of the companies."""


class DeliveryView(TypedDict):
    """The cube in hand."""

    company: str
    city: str
    colour: Colour
    at: str
    steps: list[Step]
    ways: list[Step]
    """The links it may take now."""
    routes: list[Route]
    """How it can come to its end, those with the most links of the company's own first."""
    more_routes: bool
    """Whether there are routes that are not listed."""


def build_view(loaded: LoadedBoard, state: State) -> BuildView | None:
    board, phase = loaded.record, present_phase(state)
    if phase not in (LEAVING_CITY, LAYING):
        return None
    link = state.built
    city = frame_argument(state, 0) if phase == LEAVING_CITY else state.city[link, 0]
    return {
        "company": loaded.labels["company"][state.acting],
        "second": bool(state.second),
        "link": None if link == NOBODY else link,
        "city": loaded.labels["city"][city],
        "laid": tiles_laid(state),
        "cost": link_cost(board, state),
        "means": means(board, state, state.acting),
        "exits": _first_sides(loaded, state, city) if phase == LEAVING_CITY else _tiles(loaded, state),
        "destinations": _destinations(loaded, state, city),
    }


def _destinations(loaded: LoadedBoard, state: State, city: int) -> list[Destination]:
    board, link = loaded.record, state.built
    budget = means(board, state, state.acting) - link_cost(board, state)
    search = Search(loaded, state, state.acting, city, link, lambda hex: tile_price(board, state, hex),
                    board.hexes, budget)  # fmt: skip
    if present_phase(state) == LEAVING_CITY:
        sides = [side for side in range(SIDES) if why_no_first_tile(board, state, city, side, budget) == ALLOWED]
        return search.from_city(sides)
    return search.from_tile(next_hex(board, state, link), state.exit[link])


def _first_sides(loaded: LoadedBoard, state: State, city: int) -> list[Exit]:
    board: Board = loaded.record
    budget = means(board, state, state.acting)
    return [
        _exit(loaded, state, side, board.neighbour[board.hex_of[city], side], NOBODY)
        for side in range(SIDES)
        if why_no_first_tile(board, state, city, side, budget) == ALLOWED
    ]


def _tiles(loaded: LoadedBoard, state: State) -> list[Exit]:
    board: Board = loaded.record
    hex = next_hex(board, state, state.built)
    return [
        _exit(loaded, state, side, hex, board.neighbour[hex, side])
        for side in range(SIDES)
        if why_no_tile(board, state, side) == ALLOWED
    ]


def _exit(loaded: LoadedBoard, state: State, side: int, hex: int, beyond: int) -> Exit:
    board, hexes = loaded.record, loaded.labels["hex"]
    city = NOBODY if beyond == NOBODY else board.city_at[beyond]
    cost = tile_price(board, state, hex)
    total = link_cost(board, state) + cost
    return {
        "side": SIDE.labels[side],
        "hex": hexes[hex],
        "terrain": TERRAIN.labels[board.terrain[hex]],
        "crossing": bool(state.tracks[hex]),
        "cost": cost,
        "beyond": None if beyond == NOBODY else hexes[beyond],
        "city": None if city == NOBODY else loaded.labels["city"][city],
        "total": total,
        "shares_issued": shares_needed(state, state.acting, total),
        "bonds_taken": bonds_needed(board, state, state.acting, total),
        "cost_beyond": None if beyond == NOBODY or city != NOBODY else tile_price(board, state, beyond),
    }


def delivery_view(loaded: LoadedBoard, state: State) -> DeliveryView | None:
    if present_phase(state) != MOVING_CUBE:
        return None
    board: Board = loaded.record
    cities, travelled, ways = loaded.labels["city"], _travelled(board, state), Ways(board, state)
    ahead = [leg for leg in legs_from(board, state, state.at) if why_no_via(board, state, leg.side) == ALLOWED]
    return {
        "company": loaded.labels["company"][state.acting],
        "city": cities[state.origin],
        "colour": COLOUR.labels[state.cargo],
        "at": cities[state.at],
        "steps": [_step(loaded, leg) for leg in travelled],
        "ways": [_step(loaded, leg) for leg in ahead],
        "routes": [_route(loaded, state, travelled, way) for way in ways.found],
        "more_routes": ways.more,
    }


def _travelled(board: Board, state: State) -> list[Leg]:
    city, legs = state.origin, list[Leg]()
    for link in state.path[: state.steps].tolist():
        leg = next(leg for leg in legs_from(board, state, city) if leg.link == link)
        legs.append(leg)
        city = leg.city
    return legs


def _step(loaded: LoadedBoard, leg: Leg) -> Step:
    company, city = loaded.labels["company"][leg.owner], loaded.labels["city"][leg.city]
    return {"side": SIDE.labels[leg.side], "link": leg.link, "company": company, "city": city}


def _route(loaded: LoadedBoard, state: State, travelled: list[Leg], way: Way) -> Route:
    owners, companies = [leg.owner for leg in (*travelled, *way)], loaded.labels["company"]
    own = owners.count(state.acting)
    return {
        "steps": [_step(loaded, leg) for leg in way],
        "own": own,
        "foreign": len(owners) - own,
        "incomes": {companies[company]: owners.count(company) for company in dict.fromkeys(owners)},
    }
