"""What each company and each seat of Rocket has, and what is left in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.rocket import say
from branchline.cli.boards.rocket.cells import ARROWS, STATION, colour_of, company_data, good_letters
from branchline.cli.colours import readable_on
from branchline.cli.naming import game_word, seat_name
from branchline.cli.styled_screen import headed
from branchline.cli.words import speaking
from branchline.games.rocket.description import money, supply
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    view, telling = match.view(seat), match.telling(speaking())
    explained = Text(" " + say("holding"), style="dim")
    return [_companies(match, view), explained, Text(), _seats(match, view), Text(" " + supply(telling, view))]


def _companies(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("company", "locomotive", "worth", "bank"), numbers=("worth", "bank"))
    for seat in range(match.players):
        table.add_column(SEAT_LETTERS[seat], min_width=6)
    for company in view["companies"]:
        style = readable_on(colour_of(match.board, company["id"]))
        table.add_row(Text(f"{company_data(match.board, company['id'])['abbr']:^6}", style), *_row(match, company))
    return table


def _row(match: Match, company: dict[str, Any]) -> list[str]:
    if company["status"] == "absorbed":
        return [game_word(match, "status-absorbed"), *[""] * (2 + match.players)]
    facing = ARROWS[company["facing"]] if company["facing"] else say("at-home")
    status = "" if company["status"] == "live" else " " + game_word(match, f"status-{company['status']}")
    holdings = zip(company["shares"], company["supplementary"], company["stations"], strict=True)
    return [
        f"{company['locomotive']} {facing}{status}", str(company["worth"]), str(company["bank"]),
        *(_holding(*held) for held in holdings),
    ]  # fmt: skip


def _holding(shares: int, supplementary: int, stations: int) -> str:
    """`3+1 ⌂2`: ordinary and supplementary shares, stations on the line."""
    held = f"{shares}+{supplementary}" if supplementary else str(shares or "·")
    return f"{held} {STATION}{stations}" if stations else held


def _seats(match: Match, view: dict[str, Any]) -> Table:
    numbers = ("money", "projected", "stations", "passengers")
    table, telling = headed(say, ("seat", *numbers, "tokens"), numbers), match.telling(speaking())
    for seat, owned in enumerate(view["seats"]):
        table.add_row(
            seat_name(match, seat), money(telling, owned["cash"]), money(telling, owned["projected"]),
            str(owned["stations_left"]), str(owned["passengers"]), _token_letters(match, owned["tokens"]),
        )  # fmt: skip
    return table


def _token_letters(match: Match, tokens: dict[str, dict[str, int]]) -> str:
    codes = {town["id"]: town["code"] for town in match.board.data["towns"]}
    return " ".join(f"{codes[town]}·{good_letters(goods)}" for town, goods in tokens.items())
