"""The map of the Dales family as names and the ways between them, and where goods of high ground can be loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.dales import say
from branchline.cli.boards.dales.pieces import COMPANIES, CUBE, PAINTS, SEATS, ends_of, here_in
from branchline.cli.boards.dales.places import HIGH_GROUND, names_on, short_names
from branchline.cli.paint import readable_on
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.contract import Sheet
    from branchline.kernel.match import Match

WIDEST = 100
CHEAP, DEAR = "·", ":"
FAINT = "dim"


def draw(match: Match, seat: int | None, width: int) -> Text:
    """The map, what its signs mean, and where goods of high ground can be loaded."""
    columns, sheet, view = min(width, WIDEST), match.sheet, match.view(seat)
    lines = [*_map_lines(sheet, view, columns), Text(), *_legend(), *_sources(sheet, view, columns)]
    return Text("\n", no_wrap=True).join(lines)


def _map_lines(sheet: Sheet, view: dict[str, Any], columns: int) -> list[Text]:
    names = names_on(sheet, view, columns)
    covered = {cell for name in names.values() for cell in name.covered()}
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for ends, sign, style in _ways(sheet, view):
        path = _straight(*(names[end].middle for end in ends))
        cells |= {cell: (sign, style) for cell in path if cell not in covered}
    for name in names.values():
        cells |= dict(name.cells())
    rows = [row for row, _ in cells]
    return [_line(cells, row, columns) for row in range(min(rows), max(rows) + 1)]


def _line(cells: dict[tuple[int, int], tuple[str, str]], row: int, columns: int) -> Text:
    line = Text.assemble(*(cells.get((row, col), (" ", "")) for col in range(columns)))
    line.rstrip()
    return line


def _ways(sheet: Sheet, view: dict[str, Any]) -> list[tuple[tuple[str, str], str, str]]:
    """Borders that can carry track, then tracks, then the line under way: two areas, a sign and its style."""
    borders = {border["id"]: border for border in sheet.data["borders"] if border["passable"]}
    ways = [
        (ends_of(sheet, border), CHEAP if border["cost"] == 1 else DEAR, FAINT)
        for id, border in borders.items()
        if not border.get("option") and id not in view["tracks"]
    ]
    ways += [(ends_of(sheet, borders[id]), *_track(owner)) for id, owner in view["tracks"].items()]
    pending = view["line"]["borders"] if view["line"] else []
    mover = view["to_move"]
    return ways + [
        (ends_of(sheet, borders[id]), SEAT_LETTERS[mover].lower(), readable_on(SEATS[mover])) for id in pending
    ]


def _track(owner: int | str) -> tuple[str, str]:
    if isinstance(owner, str):
        return COMPANIES[owner], readable_on(PAINTS[owner])
    return SEAT_LETTERS[owner], readable_on(SEATS[owner])


def _straight(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of a straight line between two."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * k / steps), round(a[1] + (b[1] - a[1]) * k / steps)) for k in range(steps + 1)
    ]


def _legend() -> list[Text]:
    return [Text(" " + line, style=FAINT) for line in say("legend").split(" | ")]


def _sources(sheet: Sheet, view: dict[str, Any], columns: int) -> list[Text]:
    """Each high ground that still has cubes, with the neutral towns where they can be loaded."""
    shortened = short_names([area["id"] for area in sheet.data["areas"] if "part_of" not in area])
    told = []
    for ground, towns in sheet.data["arrows"].items():
        cubes = sum(here_in(view, ground)["pieces"].values())
        neutral = [shortened[town].upper() for town in towns if not here_in(view, town)["owners"]]
        if cubes:
            told.append(f"{HIGH_GROUND}{shortened[ground]}{CUBE * cubes} {' '.join(neutral)}")
    return [Text(" " + line) for line in _packed([say("sources"), *told], columns - 1)] if told else []


def _packed(parts: list[str], columns: int) -> list[str]:
    """As many parts on a line as there is room for."""
    lines = parts[:1]
    for part in parts[1:]:
        longer = f"{lines[-1]}   {part}"
        lines[-1:] = [longer] if len(longer) <= columns else [lines[-1], part]
    return lines
