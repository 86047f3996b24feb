"""Tables as plain text.

>>> print(table(["Fish", "Weight"], [["trout", "2"], None, ["both", "12"]], numbers=["Weight"]))
  Fish    Weight
 ────────────────
  trout        2
 ────────────────
  both        12
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Collection, Sequence

from branchline.cli.words import say

GAP = "   "
PIPE_WIDTH = 100
"""How wide to write where there is no terminal to ask."""


def width() -> int:
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPE_WIDTH


def table(headings: Sequence[str], rows: Sequence[Sequence[str] | None], numbers: Collection[str] = ()) -> str:
    """Rows under their headings, numbers to the right; None is a line across."""
    cells = [list(headings), None, *rows]
    widths = [max(len(row[k]) for row in cells if row is not None) for k in range(len(headings))]
    right = [heading in numbers for heading in headings]
    across = " " + "─" * (sum(widths) + len(GAP) * (len(widths) - 1) + 2)
    return "\n".join(across if row is None else _line(row, widths, right) for row in cells)


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    padded = [
        f"{cell:>{width}}" if last else f"{cell:{width}}" for cell, width, last in zip(row, widths, right, strict=True)
    ]
    return ("  " + GAP.join(padded)).rstrip()


def keyed_table(keys: Sequence[str], rows: Sequence[Sequence[str] | None], numbers: Collection[str] = ()) -> str:
    """The same under the words for these keys."""
    words = {key: say(f"column-{key}") for key in keys}
    return table(list(words.values()), rows, [words[key] for key in numbers])
