"""The companies with who holds them, and what each seat is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.owners import COLOURS
from branchline.cli.colours import readable_on
from branchline.cli.naming import seat_name
from branchline.cli.styled_screen import headed
from branchline.cli.words import speaking
from branchline.games.england_wales.description import money, turn
from branchline.games.england_wales.shares.description import company_name, notes, track
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.match import Match

COMPANY = {
    "price": "price", "funds": "funds", "bonds": "bonds", "due": "income_due", "links": "links",
    "available": "available", "treasury": "treasury", "issued": "issued",
}  # fmt: skip
"""Columns, and what of a company stands in them."""
SEAT = {"cash": "cash", "in-shares": "share_value", "value": "value"}


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    view, telling = match.view(seat), match.telling(speaking())
    below = Text("\n".join([track(telling, view), *notes(telling, view)]), style="dim")
    return [Text(" " + turn(telling, view)), Text(), _companies(match, view), Text(), _seats(match, view), below]


def _companies(match: Match, view: dict[str, Any]) -> Table:
    telling = match.telling(speaking())
    table = headed(say, ("company", "controller", *COMPANY), COMPANY, collapse_padding=True)
    for seat in range(match.players):
        table.add_column(SEAT_LETTERS[seat], justify="right")
    for company in view["companies"]:
        name = Text(f" {company_name(telling, company['id'])} ", readable_on(COLOURS[company["id"]]))
        controller = "–" if company["controller"] is None else seat_name(match, company["controller"])
        numbers = (money(telling, company[key]) for key in COMPANY.values())
        table.add_row(name, controller, *numbers, *(str(shares or "·") for shares in company["shares"]))
    return table


def _seats(match: Match, view: dict[str, Any]) -> Table:
    table, telling = headed(say, ("seat", *SEAT), SEAT, collapse_padding=True), match.telling(speaking())
    for seat, owned in enumerate(view["seats"]):
        table.add_row(seat_name(match, seat), *(money(telling, owned[key]) for key in SEAT.values()))
    return table
