"""The companies with who holds them, and what each seat is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.owners import COLOURS
from branchline.cli.boards.england_wales.places import money, tell_turn
from branchline.cli.boards.england_wales.shares.lines import company_name, notes, tell_track
from branchline.cli.colours import readable_on
from branchline.cli.naming import seat_name
from branchline.cli.styled_screen import headed
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
    view = match.view(seat)
    below = Text("\n".join([tell_track(match, view), *notes(match, view)]), style="dim")
    return [Text(" " + tell_turn(match, view)), Text(), _companies(match, view), Text(), _seats(match, view), below]


def _companies(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("company", "controller", *COMPANY), COMPANY, collapse_padding=True)
    for seat in range(match.players):
        table.add_column(SEAT_LETTERS[seat], justify="right")
    for company in view["companies"]:
        name = Text(f" {company_name(match, company['id'])} ", readable_on(COLOURS[company["id"]]))
        controller = "–" if company["controller"] is None else seat_name(match, company["controller"])
        numbers = (money(company[key]) for key in COMPANY.values())
        table.add_row(name, controller, *numbers, *(str(shares or "·") for shares in company["shares"]))
    return table


def _seats(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("seat", *SEAT), SEAT, collapse_padding=True)
    for seat, owned in enumerate(view["seats"]):
        table.add_row(seat_name(match, seat), *(money(owned[key]) for key in SEAT.values()))
    return table
