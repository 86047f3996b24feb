"""The map of England and Wales, from a board file."""

from collections.abc import Sequence
from typing import Any

from branchline.games.england_wales.components import (
    CITY,
    CITY_HEX,
    COLOUR,
    HEX,
    LINK,
    OPEN_LINKS,
    POSITIONS,
    SIDE,
    TERRAIN,
)
from branchline.kernel import (
    DERIVED,
    NOBODY,
    NOWHERE,
    SIDES,
    Array,
    BadBoard,
    Kind,
    Labels,
    Record,
    i8,
    i16,
    maybe,
    neighbour_table,
    some_of,
    u8,
    up_to,
)


class Map(Record):
    hexes: int = i16(holds=up_to(HEX.size))
    cities: int = i8(holds=up_to(CITY.size))
    terrain: Array = i8(HEX, holds=TERRAIN)
    neighbour: Array = i16(HEX, SIDE, holds=maybe(HEX))
    """NOWHERE at sea, and where a barrier lies."""
    barrier: Array = u8(HEX, holds=some_of(SIDE))
    column: Array = i8(HEX, holds=up_to(100))
    row: Array = i8(HEX, holds=up_to(100))
    city_at: Array = i8(HEX, holds=maybe(CITY))
    printed_colour: Array = i8(CITY, holds=maybe(COLOUR))
    printed_cubes: Array = i8(CITY, holds=up_to(20))
    supply: Array = i8(COLOUR, holds=up_to(25))
    terrain_cost: Array = i8(TERRAIN, holds=up_to(20))
    income: Array = i8(POSITIONS, holds=up_to(100))
    income_beyond: int = i8(holds=up_to(100))

    hex_of: Array = i16(CITY, role=DERIVED)


def load_map(board: Map, data: dict[str, Any]) -> tuple[dict[str, Labels], dict[str, list[str]]]:
    """Fill in what both games need, and name the parts of the map."""
    hexes, cities = data["hexes"], data["cities"]
    labels = {
        "hex": Labels([_named(cell) for cell in hexes]),
        "city": Labels([city["id"] for city in cities], _aliases(cities)),
        **{kind.name: Labels(kind.labels) for kind in (SIDE, COLOUR, TERRAIN)},
    }
    for field, kind in (("hexes", HEX), ("cities", CITY)):
        if len(data[field]) > kind.size:
            raise BadBoard("board-too-large", field=field, limit=kind.size)
        if len(set(labels[kind.name].labels)) < len(data[field]):
            raise BadBoard("board-repeats", field=field)
    board.hexes, board.cities = len(hexes), len(cities)
    _load_hexes(board, data)
    for index, city in enumerate(cities):
        _load_city(board, index, city, labels)
    _load_barriers(board, data, labels)
    _check_cities(board, data)
    _load_constants(board, data)
    return labels, {"city": [city["name"] for city in cities]}


def _named(cell: dict[str, Any]) -> str:
    return f"{cell['col']},{cell['row']}"


def _aliases(cities: Sequence[dict[str, Any]]) -> dict[str, int]:
    return {city[field].replace(" ", "_"): k for field in ("code", "name") for k, city in enumerate(cities)}


def _load_hexes(board: Map, data: dict[str, Any]) -> None:
    cells = [(cell["row"], cell["col"]) for cell in data["hexes"]]
    steps = data["layout"]["neighbour_offsets"]
    offsets = {f"{rows}_row": [(down, right) for right, down in steps[rows]] for rows in ("even", "odd")}
    board.neighbour[:] = neighbour_table(cells, offsets, capacity=HEX.size)
    for hex, cell in enumerate(data["hexes"]):
        board.terrain[hex] = member(TERRAIN, cell["terrain"], "hexes")
        board.column[hex], board.row[hex] = cell["col"], cell["row"]


def _load_city(board: Map, index: int, city: dict[str, Any], labels: dict[str, Labels]) -> None:
    hex = labels["hex"].index(_named(city))
    if hex is None or board.terrain[hex] != CITY_HEX or board.city_at[hex] != NOBODY:
        raise BadBoard("board-value", field="cities", fault=city["id"])
    board.city_at[hex] = index
    board.printed_colour[index] = NOBODY if city["colour"] == "grey" else member(COLOUR, city["colour"], "cities")
    board.printed_cubes[index] = city["cubes"]


def _load_barriers(board: Map, data: dict[str, Any], labels: dict[str, Labels]) -> None:
    """EW-2.7"""
    for barrier in data["barriers"]:
        here, there = (labels["hex"].index(barrier[end]) for end in ("a", "b"))
        sides = [] if here is None or there is None else _shared_sides(board, here, there)
        if not sides:
            raise BadBoard("board-value", field="barriers", fault=f"{barrier['a']} {barrier['b']}")
        for hex, side in sides:
            board.barrier[hex] |= 1 << side
            board.neighbour[hex, side] = NOWHERE


def _shared_sides(board: Map, here: int, there: int) -> list[tuple[int, int]]:
    """The side between two hexes, from both of them."""
    pairs = ((here, there), (there, here))
    return [(hex, side) for hex, other in pairs for side in range(SIDES) if board.neighbour[hex, side] == other]


def _check_cities(board: Map, data: dict[str, Any]) -> None:
    """EW-2.5, and no more ways out of cities than there are numbers for links."""
    ways = 0
    for hex in range(board.hexes):
        if (board.terrain[hex] == CITY_HEX) != (board.city_at[hex] != NOBODY):
            raise BadBoard("board-value", field="hexes", fault=_named(data["hexes"][hex]))
        if board.city_at[hex] != NOBODY:
            beside = [there for there in board.neighbour[hex].tolist() if there != NOWHERE]
            ways += len(beside)
            if any(board.city_at[there] != NOBODY for there in beside):
                raise BadBoard("board-value", field="cities", fault=data["cities"][board.city_at[hex]]["id"])
    if ways // 2 + OPEN_LINKS > LINK.size:
        raise BadBoard("board-too-large", field="cities", limit=2 * (LINK.size - OPEN_LINKS))


def _load_constants(board: Map, data: dict[str, Any]) -> None:
    goods = data["goods"]
    for colour in goods["colours"]:
        board.supply[member(COLOUR, colour, "goods")] = goods["per_colour"]
    if board.printed_cubes.sum() > board.supply.sum():
        raise BadBoard("board-value", field="goods", fault=str(int(board.supply.sum())))
    for terrain, cost in data["terrain_costs"].items():
        board.terrain_cost[member(TERRAIN, terrain, "terrain_costs")] = cost
    if len(data["income_by_position"]) != POSITIONS:
        raise BadBoard("board-value", field="income_by_position", fault=str(len(data["income_by_position"])))
    board.income[:] = data["income_by_position"]
    board.income_beyond = data["income_beyond_100"]


def member(kind: Kind, word: str, field: str) -> int:
    """The number of a thing that the rules know by name."""
    if word not in kind.labels:
        raise BadBoard("board-value", field=field, fault=str(word))
    return kind.labels.index(word)


def prepare_map(board: Map) -> None:
    for hex in range(board.hexes):
        if board.city_at[hex] != NOBODY:
            board.hex_of[board.city_at[hex]] = hex
