"""What each seat of the Dales family has and who goes first; what the phase is about, and what has been begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.cli.boards.dales import say
from branchline.cli.boards.dales.pieces import COLOURS, CUBE, PEOPLE, SEATS
from branchline.cli.colours import readable_on
from branchline.cli.naming import game_word, seat_name
from branchline.cli.styled_screen import headed
from branchline.cli.words import speaking
from branchline.games.dales.description import AUCTION, TRAINS, begun, signed, turn, worth_of
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def tables(match: Match, seat: int | None) -> list[RenderableType]:
    """What each seat has and who goes first; then what the phase is about, and what has been begun."""
    view, telling = match.view(seat), match.telling(speaking())
    shown = [_seats(match, view), _orders(match, view)]
    if view["phase"] in AUCTION:
        shown.append(_auction(match, view))
    if view["phase"] in TRAINS:
        shown.append(_trains(view))
    parts: list[RenderableType] = [Text(" " + turn(telling, view))]
    for table in shown:
        parts += [table, Text()]
    lines = [say("train-legend")] if view["phase"] in TRAINS else []
    lines += [*begun(telling, view), *_loadable(match)]
    return [*parts[:-1], Text("\n".join(lines), style="dim")] if lines else parts[:-1]


def _loadable(match: Match) -> list[str]:
    found: dict[str, list[str]] = {}
    for action in match.legal():
        if action.verb == "load":
            found.setdefault(str(action.arguments["item"]), []).append(str(action.arguments["area"]))
    note = [f"{game_word(match, f'piece-{item}')}: {', '.join(areas)}" for item, areas in found.items()]
    return [say("loadable", items="; ".join(note))] if note else []


def _seats(match: Match, view: dict[str, Any]) -> Table:
    numbers = ("points", "projected", "balance", "cubes", *COLOURS, "tracks", "sets")
    table = headed(say, ("seat", *numbers), numbers, collapse_padding=True)
    for item in match.board.labels["item"].labels:
        table.add_column(game_word(match, f"item-{item}"), justify="right")
    for seat, owned in enumerate(view["seats"]):
        table.add_row(
            Text(seat_name(match, seat), readable_on(SEATS[seat])), str(owned["points"]), str(owned["projected"]),
            signed(owned["balance"]), f"{owned['hand']}/{owned['stock']}",
            *(str(owned["influence"][colour]) for colour in COLOURS), f"{owned['laid']}/{owned['supply']}",
            str(owned["sets"]), *(str(count) for count in owned["collection"].values()),
        )  # fmt: skip
    return table


def _orders(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("order", "seats", "piles"), collapse_padding=True)
    piles = {"player": view["balance"], "build": view["influence"]["white"], "train": view["influence"]["brown"]}
    for order, levels in piles.items():
        seats = " ".join(SEAT_LETTERS[seat] for seat in view["orders"][order]) or "–"
        table.add_row(game_word(match, f"told-order-{order}"), seats, _piles(levels))
    return table


def _piles(levels: list[dict[str, Any]]) -> str:
    """`3: A C  2: B`, the highest level and the top of each pile first."""
    ordered = sorted(levels, key=lambda level: -int(level["level"]))
    return "  ".join(
        f"{level['level']}: {' '.join(SEAT_LETTERS[seat] for seat in reversed(level['pile']))}" for level in ordered
    )


def _auction(match: Match, view: dict[str, Any]) -> Table:
    table = headed(say, ("space", "minimum", "worth", "bid"), ("space", "minimum"), collapse_padding=True)
    for space in view["auction"]:
        bid = space["bid"]
        bid_text = f"{seat_name(match, bid['seat'])}: {bid['cubes']}" if bid else "–"
        table.add_row(str(space["space"]), str(space["minimum"]), worth_of(match.telling(speaking()), space), bid_text)
    return table


def _trains(view: dict[str, Any]) -> Table:
    """A row for each price."""
    table = Table(box=None, show_header=False)
    for cost in sorted({train["cost"] for train in view["trains"]}, reverse=True):
        trains = [_train(train) for train in view["trains"] if train["cost"] == cost]
        table.add_row(say("price", cost=cost), *trains)
    return table


def _train(train: dict[str, Any]) -> Text:
    places = f"{train['id']} {train['places']['passengers']}+{train['places']['goods']}"
    if train["buyer"] is None:
        return Text(places)
    load = "".join(PEOPLE.get(item, CUBE) * count for item, count in train["carried"].items())
    return Text(f"{places} {SEAT_LETTERS[train['buyer']]} {load}".rstrip(), readable_on(SEATS[train["buyer"]]))
