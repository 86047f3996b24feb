"""What each seat of the normal game has, and what lies open for everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.normal.lines import card_name, notes
from branchline.cli.boards.england_wales.owners import owner_colour
from branchline.cli.boards.england_wales.places import money, tell_turn
from branchline.cli.colours import readable_on
from branchline.cli.naming import seat_name
from branchline.cli.styled_screen import headed

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NUMBERS = ("cash", "bonds", "engine", "position", "income", "links", "score")


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    view = match.view(seat)
    below = Text("\n".join(notes(match, view, seat)), style="dim")
    return [Text(" " + tell_turn(match, view)), Text(), _seats(match, view), Text(), below]


def _seats(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("seat", *NUMBERS, "cards"), NUMBERS, collapse_padding=True)
    for seat, owned in enumerate(view["seats"]):
        name = Text(seat_name(match, seat), readable_on(owner_colour(match, seat)))
        cards = ", ".join(card_name(match, card) for card in owned["cards"])
        table.add_row(name, *(money(owned[number]) for number in NUMBERS), cards or "–")
    return table
