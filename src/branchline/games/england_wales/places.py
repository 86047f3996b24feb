"""What hexes without a city are called: by the city they lie near."""

from __future__ import annotations

from branchline.games.england_wales.components import CITY, HEX
from branchline.kernel import NOBODY, Kind, Sheet, nearest


def near(sheet: Sheet, kind: Kind, index: int) -> tuple[Kind, int] | None:
    board = sheet.record
    if kind.name != HEX.name or index not in range(board.hexes) or board.city_at[index] != NOBODY:
        return None
    cities = [_cell(sheet, board.hex_of[city]) for city in range(board.cities)]
    return CITY, nearest(_cell(sheet, index), cities)


def _cell(sheet: Sheet, hex: int) -> tuple[int, int]:
    return int(sheet.record.row[hex]), int(sheet.record.column[hex])
