"""A match as text, SVG or pixels, as one seat (None: a spectator) sees it."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from branchline.envs.drawing import shapes
from branchline.envs.drawing.hexes import SEATS
from branchline.envs.drawing.shapes import Disc, Drawing, Label, Shape
from branchline.kernel.kinds import SEAT_LETTERS
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.match import Match

GAMES, DRAWING = "branchline.games.", "branchline.envs.drawing."
LINE, SIZE = 22.0, 14.0
NARROW = 480.0


def text(match: Match, seat: int | None = None) -> str:
    """What is asked, what there is to see, and what may be answered."""
    told, lines = match.describe(seat), [f"{match.game.name()}, {len(match)}: {match.prompt()}"]
    lines += [f"  {line}" for line in (*told.standing, *told.board)]
    if match.is_over:
        lines += [f"{SEAT_LETTERS[seat]} {score}" for seat, score in enumerate(match.scores())]
    return "\n".join([*lines, *(f"> {action}" for action in match.legal())]) + "\n"


def svg(match: Match, seat: int | None = None) -> str:
    return shapes.svg(drawing(match, seat))


def pixels(match: Match, seat: int | None = None) -> Array:
    return shapes.pixels(drawing(match, seat))


def drawing(match: Match, seat: int | None = None) -> Drawing:
    """The map, and below it the seats and what is asked."""
    made = board(match, seat) or Drawing(NARROW, 0, [])
    asked = wrap(match.prompt(), int(made.width / (0.52 * SIZE)))
    below = _below(match, asked, made.height + LINE / 2)
    return replace(made, height=made.height + LINE * (1.5 + len(asked)), shapes=[*made.shapes, *below])


def board(match: Match, seat: int | None = None) -> Drawing | None:
    """The map alone; none for a game without a page."""
    page = _page(match.game.package) or _page(match.game.family)
    return None if page is None else page.draw(match, match.view(seat))


def _page(package: str) -> Any:
    """The page of a game's folder, or of the folder it stands in."""
    for name in (package, package.rpartition(".")[0]):
        page = DRAWING + name.removeprefix(GAMES)
        if name.startswith(GAMES) and page.count(".") == DRAWING.count(".") and find_spec(page) is not None:
            return import_module(page)
    return None


def _below(match: Match, asked: list[str], y: float) -> list[Shape]:
    found: list[Shape] = []
    scores = match.scores() if match.is_over else None
    for seat in range(match.players):
        x = 20 + seat * 90
        name = SEAT_LETTERS[seat] + (f" {scores[seat]:,}" if scores else " …" if seat == match.to_move else "")
        found += [Disc((x, y), 7, SEATS[seat]), Label((x + 12, y), name, SIZE, centred=False)]
    return [*found, *(Label((12, y + LINE * (1 + k)), line, SIZE, centred=False) for k, line in enumerate(asked))]
