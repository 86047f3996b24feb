"""The map: hexes, towns and companies, from a board file."""

from typing import Any

from branchline.games.rocket.components import (
    CITY,
    COMPANIES,
    COMPANY,
    DIRECTION,
    GOOD,
    GOODS,
    HEX,
    HEXES,
    MOST_SHARES,
    RAILWAY_TOWN,
    START_TOWN,
    TOWN,
    TOWN_KIND,
    TOWNS,
)
from branchline.kernel import (
    NOBODY,
    NOWHERE,
    SIDES,
    Array,
    BadBoard,
    Labels,
    Record,
    between,
    i8,
    i16,
    maybe,
    neighbour_table,
    some_of,
    u32,
    up_to,
)

KINDS = {"start": START_TOWN, "city": CITY, "railway": RAILWAY_TOWN}


class Board(Record):
    hexes: int = i16(holds=between(1, HEXES))
    towns: int = i8(holds=between(1, TOWNS))
    companies: int = i8(holds=between(2, COMPANIES))
    shares: int = i8(holds=between(1, MOST_SHARES // 4))
    tiles: int = i16(holds=between(1, 1000))
    passengers: int = i8(holds=up_to(100))
    stations: int = i8(holds=up_to(100))
    neighbour: Array = i16(HEX, DIRECTION, holds=maybe(HEX))
    town: Array = i8(HEX, holds=maybe(TOWN))
    near: Array = u32(HEX, holds=some_of(TOWN))
    """The towns on or next to a hex."""
    kind: Array = i8(TOWN, holds=TOWN_KIND)
    tokens: Array = i8(TOWN, GOOD, holds=up_to(9))
    home: Array = i16(COMPANY, holds=HEX)


def load_board(data: dict[str, Any]) -> tuple[Any, dict[str, Labels], dict[str, list[str]]]:
    hexes = [f"{cell['row']},{cell['col']}" for cell in data["hexes"]]
    towns = sorted(data["towns"], key=lambda town: str(town["id"]))
    companies, goods = data["companies"], [good["id"] for good in data["goods"]]
    for field, count, limit in (
        ("towns", len(towns), TOWNS), ("companies", len(companies), COMPANIES), ("goods", len(goods), GOODS),
    ):  # fmt: skip
        if count > limit:
            raise BadBoard("board-too-large", field=field, limit=limit)
    board = Board.blank()
    board.hexes, board.towns, board.companies = len(hexes), len(towns), len(companies)
    board.shares, board.tiles = data["shares_per_company"], data["track_tiles"]
    board.passengers, board.stations = data["passenger_tokens"], data["stations_per_player"]
    cells = [(cell["row"], cell["col"]) for cell in data["hexes"]]
    board.neighbour[:] = neighbour_table(cells, data["neighbour_offsets"], capacity=HEXES)
    board.town[:] = NOBODY
    at = {label: index for index, label in enumerate(hexes)}
    for index, town in enumerate(towns):
        _place_town(board, index, town, goods, at)
    home = {town["id"]: at[f"{town['row']},{town['col']}"] for town in towns if town["kind"] == "start"}
    board.home[: len(companies)] = [home[company["start_town"]] for company in companies]
    directions = [direction.lower() for direction in data["directions"]]
    if len(set(directions)) != SIDES or len(directions) != SIDES:
        raise BadBoard("board-value", field="directions", fault=", ".join(directions))
    if len(set(home)) < len(companies):
        raise BadBoard("board-value", field="companies", fault="two companies start in one town")
    labels = {
        "hex": Labels(hexes),
        "town": Labels([town["id"] for town in towns], _aliases(towns, "code", "name")),
        "company": Labels([company["id"] for company in companies], _aliases(companies, "abbr")),
        "good": Labels(goods),
        "direction": Labels(directions),
    }
    names = {"town": [town["name"] for town in towns], "company": [company["abbr"] for company in companies]}
    return board, labels, names


def _place_town(board: Board, index: int, town: dict[str, Any], goods: list[str], at: dict[str, int]) -> None:
    label = f"{town['row']},{town['col']}"
    if label not in at or town["hex"] != label or town["kind"] not in KINDS:
        raise BadBoard("board-value", field="towns", fault=str(town["id"]))
    hex = at[label]
    board.town[hex] = index
    board.kind[index] = KINDS[town["kind"]]
    for good, count in town.get("tokens", {}).items():
        board.tokens[index, goods.index(good)] = count
    for place in (hex, *board.neighbour[hex].tolist()):
        if place != NOWHERE:
            board.near[place] |= 1 << index


def _aliases(things: list[dict[str, Any]], *fields: str) -> dict[str, int]:
    return {thing[field].replace(" ", "_"): index for field in fields for index, thing in enumerate(things)}
