"""The field, the tiles and the dice, from a board file."""

from collections.abc import Sequence
from typing import Any

from branchline.games.rock_island.components import (
    CELL,
    CELLS,
    CITY,
    CITY_COLUMN,
    COLUMNS,
    DIE,
    DIRECTION,
    EDITION,
    FACES,
    FURTHEST,
    GROUP,
    MOST_LAND,
    MOST_RIVER,
    NEAREST,
    PIPS,
    RIVER_SET,
    ROW,
    ROWS,
    SEATS,
    SLOT,
    TILE,
    TYPES,
)
from branchline.kernel import (
    DERIVED,
    NOBODY,
    SIDES,
    YES_NO,
    Array,
    BadBoard,
    Labels,
    Record,
    between,
    i8,
    i16,
    maybe,
    one_of,
    some_of,
    u8,
    up_to,
)

EVEN_STEPS = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))
ODD_STEPS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, 0), (-1, 1))
"""RI-3.2 Rows and columns to the neighbour over each edge, from a row of even and of odd number."""
MOST_COURSES = 1320
"""Of a river on a field of this size, before the cities have their say."""
LEAST = FURTHEST - NEAREST + 1
"""How many choices there are of the least distance from a city to the river."""
MOST_ENDS = 80


class Board(Record):
    types: int = i8(holds=between(1, TYPES))
    count: Array = i8(RIVER_SET, TILE, holds=up_to(MOST_LAND))
    """How many tiles of a type are in the box, for each choice of river tiles."""
    removed: Array = i8(SEATS + 1, TILE, holds=up_to(MOST_RIVER))
    """How many of them are taken out for a number of players."""
    river_box: Array = i8(RIVER_SET, MOST_RIVER, holds=one_of(TILE))
    """The river tiles in the order of the file."""
    is_river: Array = i8(TILE, holds=YES_NO)
    period: Array = i8(TILE, holds=between(1, SIDES))
    line: Array = u8(TILE, DIRECTION, holds=some_of(DIRECTION))
    """Where the lines of an unturned tile lead from an edge."""
    group: Array = i8(TILE, DIRECTION, holds=maybe(GROUP))
    """The group that reaches an edge of the unturned tile."""
    exits: Array = u8(CITY, holds=some_of(DIRECTION))
    city_rows: Array = u8(CITY, holds=some_of(ROW))
    """The rows in which a city may lie."""
    river_step: int = u8(holds=some_of(DIRECTION))
    """Over which edges the river may go on."""
    opening_distance: int = i8(holds=between(1, NEAREST - 1))
    crew_face: Array = i8(EDITION, FACES, holds=between(1, FACES))
    locomotive_face: Array = i8(EDITION, FACES, holds=maybe(PIPS))
    """NO_DIE in an edition without it."""
    exchange_die: Array = i8(EDITION, holds=one_of(DIE))
    exchange_face: Array = i8(EDITION, holds=one_of(PIPS))
    by_die: Array = i8(EDITION, holds=YES_NO)
    """Whether the locomotive die limits the run."""

    neighbour: Array = i16(CELL, DIRECTION, role=DERIVED)
    river_tiles: Array = i8(SEATS + 1, role=DERIVED)
    river_deal: Array = i8(RIVER_SET, SEATS + 1, MOST_RIVER, role=DERIVED)
    """Those that a number of players shuffle."""
    land_box: Array = i8(MOST_LAND, role=DERIVED)
    spans: Array = i8(TILE, role=DERIVED)
    """Whether a line of the tile joins opposite edges, as a straight bridge does."""
    is_turntable: Array = i8(TILE, role=DERIVED)
    """Whether its lines join every edge with every other."""
    track: Array = u8(TILE, SIDES, role=DERIVED)
    """The edges with track of a tile turned so far, one bit each."""
    ways: Array = u8(TILE, SIDES, SIDES, role=DERIVED)
    """Where the lines of a tile turned so far lead from an edge, one bit each."""
    bends: Array = u8(TILE, role=DERIVED)
    """By how many sixths its lines lead on from where they come in, one bit each; straight on is 3."""
    meets: Array = u8(TILE, 1 << SIDES, role=DERIVED)
    """The rotations that have track at one of these edges, one bit each."""
    within: Array = u8(TILE, 1 << SIDES, role=DERIVED)
    """The rotations that have track at none but these edges, one bit each."""
    courses: Array = i16(LEAST, role=DERIVED)
    course: Array = i8(LEAST, MOST_COURSES, ROWS, role=DERIVED)
    """All lawful courses of the river, cell by cell, for each least distance to the cities."""
    ends: Array = i8(2, CELLS, FACES + 1, role=DERIVED)
    """How many cells a crew can reach with a roll, with half-turns and without."""
    end: Array = i8(2, CELLS, FACES + 1, MOST_ENDS, role=DERIVED)
    """Which ones, in rising order."""


def load_board(data: dict[str, Any]) -> tuple[Any, dict[str, Labels], dict[str, list[str]]]:
    field, tiles = data["field"], data["tile_types"]
    _check_field(field)
    _demand(len(tiles) <= TYPES, "tile_types", str(len(tiles)))
    board = Board.blank()
    board.types = len(tiles)
    for index, tile in enumerate(tiles):
        _read_tile(board, index, tile)
    _read_counts(board, data, [tile["id"] for tile in tiles])
    for city, name in enumerate(CITY.labels):
        _read_city(board, city, data["cities"][name])
    board.river_step = _bits(DIRECTION.labels.index(move.lower()) for move in data["generator"]["course_moves"])
    board.opening_distance = data["opening"]["max_distance"]
    for edition, name in enumerate(EDITION.labels):
        _read_dice(board, edition, data["dice"][name])
    places = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    cells = [f"{field['row_labels'][row]}{column + 1}" for row, column in places]
    labels = {
        "cell": Labels(cells, {f"{row},{column}": row * COLUMNS + column for row, column in places}),
        "row": Labels(field["row_labels"]),
        "direction": Labels(DIRECTION.labels),
        "tile": Labels([tile["id"] for tile in tiles], {tile["slug"]: index for index, tile in enumerate(tiles)}),
        "slot": Labels(SLOT.labels),
        "city": Labels(CITY.labels),
    }
    return board, labels, {"tile": [tile["name"] for tile in tiles]}


def _demand(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise BadBoard("board-value", field=field, fault=fault)


def _bits(numbers: Any) -> int:
    return sum({1 << number for number in numbers})


def _check_field(field: dict[str, Any]) -> None:
    """RI-3.1, RI-3.2 Distances and walks are reckoned on this field and no other."""
    _demand((field["rows"], field["cols"]) == (ROWS, COLUMNS), "field", f"{field['rows']} x {field['cols']}")
    _demand(len(set(field["row_labels"])) == len(field["row_labels"]) == ROWS, "field", "row_labels")
    edges = [(edge["name"].lower(), edge["step_even_row"], edge["step_odd_row"]) for edge in field["directions"]]
    known = [(name, [*even], [*odd]) for name, even, odd in zip(DIRECTION.labels, EVEN_STEPS, ODD_STEPS, strict=True)]
    _demand(edges == known, "field", "directions")


def _read_tile(board: Board, index: int, tile: dict[str, Any]) -> None:
    board.is_river[index] = ("land", "river").index(tile["kind"])
    board.period[index] = tile["period"]
    for group, part in enumerate(tile["groups"]):
        ends = {edge for line in part["lines"] for edge in line}
        _demand(ends == set(part["edges"]) <= set(range(SIDES)), "tile_types", tile["id"])
        for edge in ends:
            _demand(board.group[index, edge] == NOBODY, "tile_types", tile["id"])
            board.group[index, edge] = group
        for one, other in part["lines"]:
            _demand(one != other, "tile_types", tile["id"])
            board.line[index, one] |= 1 << other
            board.line[index, other] |= 1 << one


def _read_counts(board: Board, data: dict[str, Any], ids: Sequence[str]) -> None:
    for choice, name in enumerate(RIVER_SET.labels):
        for index, tile in enumerate(data["tile_types"]):
            board.count[choice, index] = 0 if board.is_river[index] else tile["count"]
        rivers = data["river_sets"][name]
        _demand(sum(rivers.values()) == MOST_RIVER and min(rivers.values()) >= 0, "river_sets", name)
        board.river_box[choice] = [ids.index(id) for id, count in rivers.items() for _ in range(count)]
        for tile in board.river_box[choice]:
            _demand(bool(board.is_river[tile]), "river_sets", ids[tile])
            board.count[choice, tile] += 1
    for players, removed in data["setup"]["removed_before_play"].items():
        _demand(2 <= int(players) <= SEATS, "setup", players)
        for id, count in removed.items():
            _demand(bool(board.is_river[ids.index(id)]), "setup", id)
            board.removed[int(players), ids.index(id)] = count


def _read_city(board: Board, city: int, place: dict[str, Any]) -> None:
    name = CITY.labels[city]
    _demand(place["col"] == CITY_COLUMN[city], "cities", name)
    _demand(set(place["rows"]) <= set(range(ROWS)) and set(place["exits"]) <= set(range(SIDES)), "cities", name)
    board.city_rows[city] = _bits(place["rows"])
    board.exits[city] = _bits(place["exits"])


def _read_dice(board: Board, edition: int, dice: dict[str, Any]) -> None:
    name = EDITION.labels[edition]
    faces = dice["locomotive"]
    _demand(len(dice["crew"]) == FACES and (faces is None or len(faces) == FACES), "dice", name)
    _demand(faces is None or min(faces) >= 0, "dice", name)
    _demand(faces is not None or dice["run"] == "free", "dice", name)
    board.crew_face[edition] = dice["crew"]
    board.locomotive_face[edition] = NOBODY if faces is None else faces
    board.exchange_die[edition] = DIE.labels.index(dice["exchange_on"]["die"])
    board.exchange_face[edition] = dice["exchange_on"]["value"]
    board.by_die[edition] = ("free", "by_die").index(dice["run"])
