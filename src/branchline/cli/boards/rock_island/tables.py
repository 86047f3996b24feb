"""Where everyone stands in Rock Island, the dice, and what is still face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.rock_island import say
from branchline.cli.boards.rock_island.track import arrow_away
from branchline.cli.naming import seat_name
from branchline.cli.styled_screen import headed
from branchline.cli.words import speaking
from branchline.games.rock_island.description import dice, reached, remaining

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NONE = "–"


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    view, telling = match.view(seat), match.telling(speaking())
    hidden = Text(" " + remaining(telling, view), style="dim")
    return [_seats(match, view), Text(" " + dice(telling, view)), hidden]


def _seats(match: Match, view: dict[str, Any]) -> Table:
    keys = ("seat", "crew", "locomotive", "distance", "reach", "last_run")
    table = headed(say, keys, numbers=("distance", "last_run"))
    for seat, engine in enumerate(view["locomotives"]):
        table.add_row(
            seat_name(match, seat), view["crews"][seat], _engine_at(match, engine),
            NONE if engine["distance"] is None else str(engine["distance"]),
            " ".join(reached(engine)) or NONE, str(engine["last_run"] or NONE),
        )  # fmt: skip
    return table


def _engine_at(match: Match, engine: dict[str, Any]) -> str:
    if not engine["entry"]:
        return str(engine["cell"])
    return f"{engine['cell']} {arrow_away(match.board, engine['entry'])}"
