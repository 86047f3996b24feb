"""The map of Rocket, with its legend to the right where there is room, else below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.rocket import say
from branchline.cli.boards.rocket.cells import (
    FAINT,
    RAILS,
    TARGET,
    WIDE,
    Cell,
    at_home,
    cells_of,
    departed,
    land,
    locomotive,
    paint,
    town_cell,
    track,
    with_station,
    with_tokens,
)
from branchline.cli.naming import game_word
from branchline.cli.paint import readable_on

if TYPE_CHECKING:
    from branchline.kernel.contract import Sheet
    from branchline.kernel.match import Match

MARGIN = 4
LEGEND_WIDTH = 30


def draw(match: Match, seat: int | None, width: int) -> Text:
    view = match.view(seat)
    picture, legend = _map_lines(match.sheet, view), list(_legend(match, view))
    if width >= picture[0].cell_len + LEGEND_WIDTH:
        picture = [Text.assemble(line, *legend[k : k + 1]) for k, line in enumerate(picture)]
    else:
        picture += legend
    return Text("\n", no_wrap=True).join(picture)


def _map_lines(sheet: Sheet, view: dict[str, Any]) -> list[Text]:
    """Two rulers, for even and for odd rows, then two lines for each row."""
    cells = cells_of(sheet, view)
    height, width = (max(place[axis] for place in cells) + 1 for axis in (0, 1))
    lines = [_ruler(cells, odd) for odd in (0, 1)]
    for row in range(height):
        in_row = [cells.get((row, col), Cell()) for col in range(width)]
        lines += [_indented("" if half else str(row), row, [cell.line(half) for cell in in_row]) for half in (0, 1)]
    columns = MARGIN + WIDE * width
    for line in lines:
        line.set_length(columns)
    return lines


def _ruler(cells: dict[tuple[int, int], Cell], odd: int) -> Text:
    last = max(col for row, col in cells if row % 2 == odd)
    return _indented("", odd, [(f"{col:^{WIDE}}", FAINT) for col in range(last + 1)])


def _indented(label: str, row: int, parts: list[tuple[str, str]]) -> Text:
    """Odd rows stand half a hex to the right."""
    return Text.assemble((f"{label:>{MARGIN - 1}} ", FAINT), " " * (row % 2 * WIDE // 2), *parts)


def _legend(match: Match, view: dict[str, Any]) -> Iterator[Text]:
    """A line for each company, then two for each kind of hex, then the letters of the goods."""
    yield from (Text(), Text())
    yield from _company_lines(match, view)
    yield Text()
    for key, cell in _samples(match.sheet, view).items():
        explained = [*say(f"legend-{key}").split(" | "), ""]
        for half in (0, 1):
            yield Text.assemble("   ", cell.line(half), "  ", explained[half])
    letters = [f"{good['id'][0]} {game_word(match, 'good-' + good['id'])}" for good in match.sheet.data["goods"]]
    yield from (Text(" " * 9 + "  ".join(letters[k : k + 2])) for k in range(0, len(letters), 2))


def _company_lines(match: Match, view: dict[str, Any]) -> Iterator[Text]:
    for company, line in zip(match.sheet.data["companies"], view["companies"], strict=True):
        gone = line["status"] == "absorbed"
        told = game_word(match, "status-absorbed") if gone else company["name"].removesuffix(" Railway")
        style = readable_on(paint(match.sheet, company["id"]))
        yield Text.assemble("  ", (f"{company['abbr']:^6}", style), " ", told)


def _samples(sheet: Sheet, view: dict[str, Any]) -> dict[str, Cell]:
    """A cell of each kind, by the key of what it means."""
    company, free, start = str(sheet.data["companies"][0]["id"]), land(0, 0), town_cell("YOR", "start")
    return ({"target": replace(free, bottom=TARGET)} if view["veto"] else {}) | {
        "land": replace(free, top="7"),
        "track": with_station(sheet, track(sheet, company, "0,0"), 0),
        "locomotive": locomotive(sheet, company, "ne"),
        "station": with_station(sheet, free, 1),
        "home": at_home(start, sheet, company),
        "departed": departed(start),
        "railway": replace(town_cell("LEE", "railway"), bottom=RAILS),
        "city": with_tokens(town_cell("LON", "city"), "bbl"),
    }
