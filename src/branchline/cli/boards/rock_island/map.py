"""The field of Rock Island, as large as there is room for, and below it the reserve and a legend."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.rock_island import say
from branchline.cli.boards.rock_island.tiles import (
    CREW,
    FRAME,
    HIDDEN,
    LARGE,
    OPEN,
    SMALL,
    WATER,
    Patch,
    crew_style,
    engine_style,
    patches_of,
    tile_patch,
)
from branchline.cli.boards.rock_island.track import ARROWS
from branchline.cli.colours import INK

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard
    from branchline.kernel.match import Match

MARGIN = 3
GAP = 2
ROOM_FOR_LARGE = MARGIN + LARGE * 12 + LARGE // 2
TURN = "↻"
FAINT = "#8d846c"


def draw(match: Match, seat: int | None, width: int) -> Text:
    wide = LARGE if width >= ROOM_FOR_LARGE else SMALL
    loaded, view = match.board, match.view(seat)
    return Text("\n", no_wrap=True).join([*_field(loaded, view, wide), Text(), *_below(loaded, view, wide)])


def _field(loaded: LoadedBoard, view: dict[str, Any], wide: int) -> list[Text]:
    """Two rulers, for the rows further west and those further east, then the rows."""
    patches = patches_of(loaded, view, wide)
    columns = range(1, loaded.data["field"]["cols"] + 1)
    lines = [_indented("", odd, wide, [Text(f"{column:^{wide}}", FAINT) for column in columns]) for odd in (0, 1)]
    for row, letter in enumerate(loaded.data["field"]["row_labels"]):
        in_row = [patches[f"{letter}{column}"] for column in columns]
        for line in range(wide // 2):
            label = letter if line == (wide // 2 - 1) // 2 else ""
            lines.append(_indented(label, row % 2, wide, [patch.line(line) for patch in in_row]))
    return lines


def _indented(label: str, odd: int, wide: int, parts: list[Text]) -> Text:
    """Every other row stands half a tile to the right."""
    return Text.assemble((f"{label:>{MARGIN - 1}} ", FAINT), " " * (odd * wide // 2), *parts)


def _below(loaded: LoadedBoard, view: dict[str, Any], wide: int) -> list[Text]:
    """The reserve, and to its right what the signs mean; then the ways in which a tile may be set."""
    slots = {slot["slot"]: tile_patch(loaded, slot | {"rotation": 0}, wide, "?") for slot in view["reserve"]}
    lines, legend = _strip(slots, wide), list(_legend())
    lines += [Text(" " * lines[0].cell_len)] * (len(legend) - len(lines))
    lines = [Text.assemble(line, *legend[k : k + 1]) for k, line in enumerate(lines)]
    return lines + _strip(_rotations(loaded, view, wide), wide) if view["turning"] else lines


def _strip(patches: dict[str, Patch], wide: int) -> list[Text]:
    """Tiles side by side, each with a label above it."""
    rows = [[Text(f"{label:^{wide}}", FAINT) for label in patches]]
    rows += [[patch.line(line) for patch in patches.values()] for line in range(wide // 2)]
    return [Text.assemble(" " * MARGIN, *(Text.assemble(part, " " * GAP) for part in row)) for row in rows]


def _rotations(loaded: LoadedBoard, view: dict[str, Any], wide: int) -> dict[str, Patch]:
    """The tile to be set, in each position allowed."""
    lies = view["cells"][view["turning"]["cell"]]
    return {
        f"{TURN} {rotation}": tile_patch(loaded, lies | {"rotation": rotation}, wide, "")
        for rotation in view["turning"]["rotations"]
    }


def _legend() -> Iterator[Text]:
    signs = {
        "crew": (f"{CREW}A", crew_style(0)),
        "locomotive": (f"A{ARROWS[3]}", engine_style(0)),
        "land": ("E2", f"{INK} on {HIDDEN['land']}"),
        "river": (f"{WATER}{WATER}", f"{INK} on {HIDDEN['river']}"),
        "target": (FRAME[:2], f"{INK} on {OPEN['land']}"),
    }
    for key, sign in signs.items():
        yield Text.assemble(sign, " ", say(f"legend-{key}"))
