"""A row for each seat, and a column for each entry of the view that has a value for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table

from branchline.cli.naming import seat_name
from branchline.cli.words import speaking
from branchline.kernel.description import by_seat, entry_name, tell

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    telling = match.telling(speaking())
    owned = by_seat(telling, match.view(seat))
    table = Table("", *(entry_name(telling, key) for key in owned), box=None, header_style="underline")
    for other in range(match.players):
        table.add_row(seat_name(match, other), *(tell(telling, values[other]) for values in owned.values()))
    return [table] if owned else []
