"""A map of hexes with its rulers, and its legend to the right where there is room, else below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from branchline.cli.cells import FAINT, WIDE, Cell, Cells

MARGIN = 4
LEGEND_WIDTH = 30


def draw_map(cells: Cells, legend: Iterable[Text], width: int) -> Text:
    picture, beside = _map_lines(cells), [Text(), Text(), *legend]
    if width < picture[0].cell_len + LEGEND_WIDTH:
        return Text("\n", no_wrap=True).join([*picture, *beside])
    return Text("\n", no_wrap=True).join(
        Text.assemble(line, *beside[k : k + 1]) for k, line in enumerate(picture)
    )  # fmt: skip


def sample(cell: Cell, meaning: str) -> Iterator[Text]:
    """Two lines of a legend; a bar begins the second."""
    explained = [*meaning.split(" | "), ""]
    for half in (0, 1):
        yield Text.assemble("   ", cell.line(half), "  ", explained[half])


def _map_lines(cells: Cells) -> list[Text]:
    """Two rulers, for even and for odd rows, then two lines for each row."""
    height, width = (max(place[axis] for place in cells) + 1 for axis in (0, 1))
    lines = [_ruler(cells, odd) for odd in (0, 1)]
    for row in range(min(row for row, _ in cells), height):
        in_row = [cells.get((row, col), Cell()) for col in range(width)]
        lines += [_indented("" if half else str(row), row, [cell.line(half) for cell in in_row]) for half in (0, 1)]
    columns = MARGIN + max(WIDE * (col + 1) + row % 2 * WIDE // 2 for row, col in cells)
    for line in lines:
        line.set_length(columns)
    return lines


def _ruler(cells: Cells, odd: int) -> Text:
    last = max(col for row, col in cells if row % 2 == odd)
    return _indented("", odd, [(f"{col:^{WIDE}}", FAINT) for col in range(last + 1)])


def _indented(label: str, row: int, parts: list[tuple[str, str]]) -> Text:
    """Odd rows stand half a hex to the right."""
    return Text.assemble((f"{label:>{MARGIN - 1}} ", FAINT), " " * (row % 2 * WIDE // 2), *parts)
