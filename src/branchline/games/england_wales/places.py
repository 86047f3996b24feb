"""What hexes without a city are called: by the city they lie near."""

from branchline.games.england_wales.components import CITY, HEX
from branchline.kernel import NOBODY, Kind, LoadedBoard, nearest


def near(loaded: LoadedBoard, kind: Kind, index: int) -> tuple[Kind, int] | None:
    board = loaded.record
    if kind.name != HEX.name or index not in range(board.hexes) or board.city_at[index] != NOBODY:
        return None
    cities = [_cell(loaded, board.hex_of[city]) for city in range(board.cities)]
    return CITY, nearest(_cell(loaded, index), cities)


def _cell(loaded: LoadedBoard, hex: int) -> tuple[int, int]:
    return loaded.record.row[hex], loaded.record.column[hex]
