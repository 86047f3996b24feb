"""The map of Rocket."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.rocket import say
from branchline.cli.boards.rocket.cells import (
    RAILS,
    TARGET,
    at_home,
    cells_of,
    colour_of,
    departed,
    land,
    locomotive,
    town_cell,
    track,
    with_station,
    with_tokens,
)
from branchline.cli.cells import Cell
from branchline.cli.colours import readable_on
from branchline.cli.hex_map import draw_map, sample
from branchline.cli.naming import game_word

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard
    from branchline.kernel.match import Match


def draw(match: Match, seat: int | None, width: int) -> Text:
    view = match.view(seat)
    return draw_map(cells_of(match.board, view), _legend(match, view), width)


def _legend(match: Match, view: dict[str, Any]) -> Iterator[Text]:
    """A line for each company, then two for each kind of hex, then the letters of the goods."""
    yield from _company_lines(match, view)
    yield Text()
    for key, cell in _samples(match.board, view).items():
        yield from sample(cell, say(f"legend-{key}"))
    letters = [f"{good['id'][0]} {game_word(match, 'good-' + good['id'])}" for good in match.board.data["goods"]]
    yield from (Text(" " * 9 + "  ".join(letters[k : k + 2])) for k in range(0, len(letters), 2))


def _company_lines(match: Match, view: dict[str, Any]) -> Iterator[Text]:
    for company, line in zip(match.board.data["companies"], view["companies"], strict=True):
        gone = line["status"] == "absorbed"
        name = game_word(match, "status-absorbed") if gone else company["name"].removesuffix(" Railway")
        style = readable_on(colour_of(match.board, company["id"]))
        yield Text.assemble("  ", (f"{company['abbr']:^6}", style), " ", name)


def _samples(loaded: LoadedBoard, view: dict[str, Any]) -> dict[str, Cell]:
    """A cell of each kind, by the key of what it means."""
    company, free, start = str(loaded.data["companies"][0]["id"]), land(0, 0), town_cell("YOR", "start")
    return ({"target": replace(free, bottom=TARGET)} if view["veto"] else {}) | {
        "land": replace(free, top="7"),
        "track": with_station(loaded, track(loaded, company, "0,0"), 0),
        "locomotive": locomotive(loaded, company, "ne"),
        "station": with_station(loaded, free, 1),
        "home": at_home(start, loaded, company),
        "departed": departed(start),
        "railway": replace(town_cell("LEE", "railway"), bottom=RAILS),
        "city": with_tokens(town_cell("LON", "city"), "bbl"),
    }
