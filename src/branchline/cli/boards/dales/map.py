"""The map of the Dales family as names and the ways between them, and where goods of high ground can be loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.dales import say
from branchline.cli.boards.dales.pieces import COLOURS, COMPANIES, CUBE, SEATS, ends_of, here_in
from branchline.cli.boards.dales.places import HIGH_GROUND, names_on, short_names
from branchline.cli.colours import readable_on
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard
    from branchline.kernel.match import Match

WIDEST = 100
CHEAP, DEAR = "·", ":"
FAINT = "dim"


def draw(match: Match, seat: int | None, width: int) -> Text:
    """The map, what its signs mean, and where goods of high ground can be loaded."""
    columns, loaded, view = min(width, WIDEST), match.board, match.view(seat)
    lines = [*_map_lines(loaded, view, columns), Text(), *_legend(), *_sources(loaded, view, columns)]
    return Text("\n", no_wrap=True).join(lines)


def _map_lines(loaded: LoadedBoard, view: dict[str, Any], columns: int) -> list[Text]:
    names = names_on(loaded, view, columns)
    covered = {cell for name in names.values() for cell in name.covered()}
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for ends, sign, style in _ways(loaded, view):
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


def _ways(loaded: LoadedBoard, view: dict[str, Any]) -> list[tuple[tuple[str, str], str, str]]:
    """Borders that can carry track, then tracks, then the line under way: two areas, a sign and its style."""
    borders = {border["id"]: border for border in loaded.data["borders"] if border["passable"]}
    ways = [
        (ends_of(loaded, border), CHEAP if border["cost"] == 1 else DEAR, FAINT)
        for id, border in borders.items()
        if not border.get("option") and id not in view["tracks"]
    ]
    ways += [(ends_of(loaded, borders[id]), *_track(owner)) for id, owner in view["tracks"].items()]
    pending = view["line"]["borders"] if view["line"] else []
    mover = view["to_move"]
    return ways + [
        (ends_of(loaded, borders[id]), SEAT_LETTERS[mover].lower(), readable_on(SEATS[mover])) for id in pending
    ]


def _track(owner: int | str) -> tuple[str, str]:
    if isinstance(owner, str):
        return COMPANIES[owner], readable_on(COLOURS[owner])
    return SEAT_LETTERS[owner], readable_on(SEATS[owner])


def _straight(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of a straight line between two."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * k / steps), round(a[1] + (b[1] - a[1]) * k / steps)) for k in range(steps + 1)
    ]


def _legend() -> list[Text]:
    return [Text(" " + line, style=FAINT) for line in say("legend").split(" | ")]


def _sources(loaded: LoadedBoard, view: dict[str, Any], columns: int) -> list[Text]:
    """Each high ground that still has cubes, with the neutral towns where they can be loaded."""
    shortened = short_names([area["id"] for area in loaded.data["areas"] if "part_of" not in area])
    sources = []
    for ground, towns in loaded.data["arrows"].items():
        cubes = sum(here_in(view, ground)["pieces"].values())
        neutral = [shortened[town].upper() for town in towns if not here_in(view, town)["owners"]]
        if cubes:
            sources.append(f"{HIGH_GROUND}{shortened[ground]}{CUBE * cubes} {' '.join(neutral)}")
    return [Text(" " + line) for line in _packed([say("sources"), *sources], columns - 1)] if sources else []


def _packed(parts: list[str], columns: int) -> list[str]:
    """As many parts on a line as there is room for."""
    lines = parts[:1]
    for part in parts[1:]:
        longer = f"{lines[-1]}   {part}"
        lines[-1:] = [longer] if len(longer) <= columns else [lines[-1], part]
    return lines
