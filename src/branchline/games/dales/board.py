"""The map: areas, borders and towns, and the two sides of the auction and train boards, from a board file."""

from typing import Any

import numpy as np

from branchline.games.dales.components import (
    AREA,
    AREA_GOOD,
    AREAS,
    ARROW_GOOD,
    ARROWS,
    BOARD_SIDE,
    BORDER,
    COLOUR,
    COMPANY,
    COMPANY_TOWN,
    GREEN_PASSENGER,
    ITEM,
    MAJOR,
    MINOR,
    MOST_CUBES,
    NO_TOWN,
    RED_PASSENGER,
    SEATS,
    SIDES_OF_AREA,
    SPACES,
    TOWN,
    TRACKS,
    TRAIN_MARKER,
    TRAINS,
)
from branchline.games.dales.options import SIDE
from branchline.games.dales.reasons import FORBIDDEN_BORDER, HILL_BLOCKS, HOP_BLOCKS
from branchline.kernel import (
    NOBODY,
    YES_NO,
    Array,
    BadBoard,
    Labels,
    Record,
    area_graph,
    between,
    i8,
    i16,
    maybe,
    some_of,
    up_to,
)

COLOUR_NAMES = ("white", "brown", "red", "green")
COMPANY_NAMES = ("red", "green")
PLACE_NAMES = ("first", "second", "third", "fourth")
AS_SEATS = {"A": 0, "B": 1, "C": 2, "D": 3}
"""Once a place was written like a seat."""
TOWNS = {None: NO_TOWN, "minor": MINOR, "major": MAJOR, "company": COMPANY_TOWN}
OBSTACLES = {"hill": HILL_BLOCKS, "hop": HOP_BLOCKS, "forbidden": FORBIDDEN_BORDER}
LOADS_AT = ("arrow_town", "area")
MOST, MOST_BORDERS = 127, 1000


class Board(Record):
    areas: int = i16(holds=between(1, AREAS))
    tracks: int = i16(holds=between(1, TRACKS))
    """Borders that can carry track; they are numbered before the others."""
    ways: Array = i8(AREA, holds=up_to(SIDES_OF_AREA))
    """How many of an area's borders can carry track; they come first in the next two tables."""
    near: Array = i16(AREA, SIDES_OF_AREA, holds=maybe(AREA))
    over: Array = i16(AREA, SIDES_OF_AREA, holds=between(NOBODY, MOST_BORDERS))
    """The border to the area at the same place in `near`."""
    obstacle: Array = i8(AREA, SIDES_OF_AREA, holds=up_to(MOST))
    """Why that border never carries track, or ALLOWED."""
    ends: Array = i16(BORDER, 2, holds=AREA)
    cost: Array = i8(BORDER, holds=up_to(20))
    extension: Array = i8(BORDER, holds=YES_NO)
    """Whether a border is only there with the extension in play."""
    has_extension: int = i8(holds=YES_NO)
    leave_only: Array = i8(AREA, holds=YES_NO)

    town: Array = i8(AREA, holds=TOWN)
    owner: Array = i8(AREA, holds=some_of(COMPANY))
    """The companies that own a town from the start."""
    good: Array = i8(AREA, holds=between(NOBODY, AREA_GOOD))
    """The item drawn for an area, or NOBODY."""
    people: Array = i8(AREA, holds=up_to(20))
    arrow: Array = i16(AREA, ARROWS, holds=maybe(AREA))
    """The towns in which a good of this area may be loaded."""
    source: Array = i16(AREA, ARROWS, holds=maybe(AREA))
    """The areas whose goods may be loaded in this town."""
    link_from: Array = i16(2, holds=maybe(AREA))
    """Between which areas the first link is rewarded."""
    link_to: int = i16(holds=maybe(AREA))

    turns: Array = i8(BOARD_SIDE, SEATS + 1, holds=up_to(50))
    goods_bag: Array = i8(BOARD_SIDE, 2, holds=up_to(MOST))
    people_bag: Array = i8(BOARD_SIDE, 3, holds=up_to(MOST))
    counters: Array = i8(BOARD_SIDE, COLOUR, holds=up_to(30))
    spaces: Array = i8(BOARD_SIDE, holds=between(1, SPACES))
    minimum: Array = i8(BOARD_SIDE, SPACES, holds=up_to(MOST_CUBES))
    printed: Array = i8(BOARD_SIDE, SPACES, COLOUR, holds=up_to(20))
    choice: Array = i8(BOARD_SIDE, SPACES, holds=up_to(20))
    """Points of a space that become red or green as its winner likes."""
    trains: int = i8(holds=between(1, TRAINS))
    train_cost: Array = i8(BOARD_SIDE, TRAIN_MARKER, holds=up_to(7))
    """0 for a train that this side does not have."""
    train_row: Array = i8(BOARD_SIDE, TRAIN_MARKER, holds=up_to(TRAINS))
    """Where it lies on the board of trains."""
    places: Array = i8(BOARD_SIDE, TRAIN_MARKER, 2, holds=up_to(20))
    """For passengers, and for goods."""
    classes: Array = i8(BOARD_SIDE, holds=YES_NO)
    """Whether a passenger is worth the cost of their train."""

    profit: Array = i8(ITEM, holds=between(-20, 20))
    influence: Array = i8(COLOUR, holds=up_to(50))
    most_influence: int = i8(holds=between(1, 50))
    balance: int = i8(holds=between(-50, 50))
    least_balance: int = i8(holds=between(-50, 50))
    most_balance: int = i8(holds=between(-50, 50))
    cubes: int = i8(holds=between(1, MOST_CUBES))
    income: int = i8(holds=up_to(MOST_CUBES))
    supply: int = i8(holds=between(1, 100))
    """Tracks of a player."""
    company_supply: Array = i8(COMPANY, holds=up_to(100))


def load_board(data: dict[str, Any]) -> tuple[Any, dict[str, Labels], dict[str, list[str]]]:
    areas = [area for area in data["areas"] if "part_of" not in area]
    at = {area["id"]: index for index, area in enumerate(areas)}
    extensions = {area["id"]: at[area["part_of"]] for area in data["areas"] if "part_of" in area}
    borders = _borders(data, at | extensions)
    goods = _goods(data)
    trains = [train["id"] for train in data["sides"][SIDE.default]["trains"]]
    for field, count, limit in (
        ("areas", len(areas), AREAS), ("trains", len(trains), TRAINS),
        ("borders", sum(border["passable"] for border in borders), TRACKS),
    ):  # fmt: skip
        if count > limit:
            raise BadBoard("board-too-large", field=field, limit=limit)
    board = Board.blank()
    _draw_map(board, borders, at | extensions)
    _place_towns(board, areas, goods, data, at)
    for name, side in SIDE.values.items():
        _lay_out_side(board, side, data["sides"][name], goods, trains)
    _set_constants(board, data, goods)
    _check_amounts(board)
    numbers = [train.removeprefix("t") for train in trains]
    labels = {
        "area": Labels([area["id"] for area in areas], _aliases(areas) | extensions),
        "border": Labels([border["id"] for border in borders if border["passable"]]),
        "train": Labels(trains, {number: index for index, number in enumerate(numbers)}),
        "colour": Labels(COLOUR_NAMES),
        "source": Labels([*COLOUR_NAMES, "cube"]),
        "company": Labels(COMPANY_NAMES),
        "item": Labels([*goods, *COMPANY_NAMES]),
        "place": Labels(PLACE_NAMES, AS_SEATS),
        "piece": Labels([*goods, *COMPANY_NAMES, "objector"]),
    }
    names = {
        "area": [area["name"] for area in areas],
        "train": numbers,
        "company": [data["companies"][company]["name"] for company in COMPANY_NAMES],
    }
    return board, labels, names


def _borders(data: dict[str, Any], at: dict[str, int]) -> list[dict[str, Any]]:
    """Those that can carry track first; of several between the same areas only one, of one area with itself none."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for border in sorted(data["borders"], key=lambda border: not border["passable"]):
        ends = sorted((at[border["a"]], at[border["b"]]))
        if ends[0] != ends[1]:
            found.setdefault((ends[0], ends[1]), border)
    return list(found.values())


def _goods(data: dict[str, Any]) -> list[str]:
    """The good that is loaded in towns, then the one that is loaded where it lies."""
    loaded = {good["loads_at"]: name for name, good in data["goods"].items()}
    return [loaded[where] for where in LOADS_AT]


def _draw_map(board: Board, borders: list[dict[str, Any]], at: dict[str, int]) -> None:
    ends = [(at[border["a"]], at[border["b"]]) for border in borders]
    passable = [border for border in borders if border["passable"]]
    graph = area_graph(max(at.values()) + 1, ends, AREAS, SIDES_OF_AREA)
    board.areas, board.tracks = max(at.values()) + 1, len(passable)
    board.near[:], board.over[:] = graph.neighbour, graph.border
    board.ways[:] = ((graph.border >= 0) & (graph.border < len(passable))).sum(axis=1)
    board.ends[: len(passable)] = graph.ends[: len(passable)]
    board.cost[: len(passable)] = [border["cost"] for border in passable]
    board.extension[: len(passable)] = ["option" in border for border in passable]
    board.has_extension = any("option" in border for border in passable)
    for area, k in np.argwhere(graph.border >= len(passable)):
        board.obstacle[area, k] = OBSTACLES[borders[graph.border[area, k]]["why"]]


def _place_towns(
    board: Board, areas: list[dict[str, Any]], goods: list[str], data: dict[str, Any], at: dict[str, int]
) -> None:
    for index, area in enumerate(areas):
        if area["passable"] != (board.ways[index] > 0):
            raise BadBoard("board-value", field="areas", fault=str(area["id"]))
        board.town[index] = TOWNS[area["town"]]
        board.owner[index] = 0 if area["owner"] is None else 1 << COMPANY_NAMES.index(area["owner"])
        board.good[index] = NOBODY if area["goods"] is None else goods.index(area["goods"])
        board.people[index] = area["people"]
        board.leave_only[index] = area.get("leave_only", False)
    board.arrow[:], board.source[:] = NOBODY, NOBODY
    for area, towns in data["arrows"].items():
        for town in towns:
            _append(board.arrow[at[area]], at[town])
            _append(board.source[at[town]], at[area])
    link = data["special"]["link_bonus"]
    board.link_from[:] = [at[area] for area in link["from"]] if link else NOBODY
    board.link_to = at[link["to"]] if link else NOBODY


def _append(row: Array, value: int) -> None:
    free = np.flatnonzero(row == NOBODY)
    if len(free) == 0:
        raise BadBoard("board-too-large", field="arrows", limit=len(row))
    row[free[0]] = value


def _lay_out_side(board: Board, side: int, data: dict[str, Any], goods: list[str], trains: list[str]) -> None:
    for players, turns in data["turns"].items():
        board.turns[side, int(players)] = turns
    board.goods_bag[side] = [data["goods_bag"][good] for good in goods]
    board.people_bag[side] = [data["people_bag"][person] for person in (*COMPANY_NAMES, "objector")]
    board.counters[side] = [data["influence_bag"][colour] for colour in COLOUR_NAMES]
    board.spaces[side] = len(data["auction"])
    for index, space in enumerate(data["auction"]):
        board.minimum[side, index] = space["min_bid"]
        board.printed[side, index] = [space["printed"].get(colour, 0) for colour in COLOUR_NAMES]
        board.choice[side, index] = space["printed"].get("red_or_green", 0)
    for train in data["trains"]:
        index = trains.index(train["id"])
        board.train_cost[side, index] = train["cost"]
        board.train_row[side, index] = train["row"]
        board.places[side, index] = [train["passengers"], train["goods"]]
    board.classes[side] = data["passenger_vp"] == "train_cost"


def _set_constants(board: Board, data: dict[str, Any], goods: list[str]) -> None:
    board.trains = len(data["sides"][SIDE.default]["trains"])
    board.profit[ARROW_GOOD], board.profit[AREA_GOOD] = (data["goods"][good]["profit"] for good in goods)
    board.profit[RED_PASSENGER] = board.profit[GREEN_PASSENGER] = data["passenger_profit"]
    board.influence[:] = [data["influence_tracks"]["start"][colour] for colour in COLOUR_NAMES]
    board.most_influence = data["influence_tracks"]["max"]
    track, pieces = data["profit_loss_track"], data["player_pieces"]
    board.balance, board.least_balance, board.most_balance = track["start"], track["min"], track["max"]
    board.cubes, board.income = pieces["investment_cubes"], pieces["income_cubes_per_turn"]
    board.supply = pieces["tracks"]
    board.company_supply[:] = [data["company_tracks"][company] for company in COMPANY_NAMES]


def _check_amounts(board: Board) -> None:
    """There is enough to draw from, a bid is at least one cube, and the tracks of the boards begin where they can."""
    for field, bag, drawn in (
        ("goods_bag", board.goods_bag, 2 * (board.good != NOBODY)[: board.areas].sum()),
        ("people_bag", board.people_bag, board.people.astype(int).sum()),
        ("counters", board.counters, board.spaces.max()),
    ):
        if (bag.astype(int).sum(axis=1) < drawn).any():
            raise BadBoard("board-value", field=field, fault=f"less than {drawn}")
    for side, spaces in enumerate(board.spaces):
        if (board.minimum[side, :spaces] < 1).any():
            raise BadBoard("board-value", field="min_bid", fault="0")
    if not board.least_balance <= board.balance <= board.most_balance:
        raise BadBoard("board-value", field="profit_loss_track", fault=str(board.balance))
    if (board.influence > board.most_influence).any() or board.income > board.cubes:
        raise BadBoard("board-value", field="influence_tracks", fault=str(board.most_influence))


def _aliases(areas: list[dict[str, Any]]) -> dict[str, int]:
    return {area["name"].replace(" ", "_"): index for index, area in enumerate(areas)}
