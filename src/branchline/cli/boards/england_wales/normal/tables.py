"""What each seat of the normal game has, and what lies open for everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.owners import owner_colour
from branchline.cli.colours import readable_on
from branchline.cli.naming import seat_name
from branchline.cli.styled_screen import headed
from branchline.cli.words import speaking
from branchline.games.england_wales.description import money, turn
from branchline.games.england_wales.normal.description import card_name, notes

if TYPE_CHECKING:
    from branchline.kernel.match import Match

NUMBERS = ("cash", "bonds", "engine", "position", "income", "links", "score")


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    view, telling = match.view(seat), match.telling(speaking())
    below = Text("\n".join(notes(telling, view)), style="dim")
    return [Text(" " + turn(telling, view)), Text(), _seats(match, view), Text(), below]


def _seats(match: Match, view: dict[str, Any]) -> Table:
    table, telling = headed(say, ("seat", *NUMBERS, "cards"), NUMBERS, collapse_padding=True), match.telling(speaking())
    for seat, owned in enumerate(view["seats"]):
        name = Text(seat_name(match, seat), readable_on(owner_colour(match, seat)))
        cards = ", ".join(card_name(telling, card) for card in owned["cards"])
        table.add_row(name, *(money(telling, owned[number]) for number in NUMBERS), cards or "–")
    return table
