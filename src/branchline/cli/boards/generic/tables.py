"""A row for each seat, and a column for each entry of the view that has a value for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table

from branchline.cli.boards.generic.lines import by_seat, entry_name, tell
from branchline.cli.naming import seat_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    owned = by_seat(match, seat)
    table = Table("", *(entry_name(match, key) for key in owned), box=None, header_style="underline")
    for other in range(match.players):
        table.add_row(seat_name(match, other), *(tell(match, values[other]) for values in owned.values()))
    return [table] if owned else []
