"""What is printed on a hex of a map."""

from __future__ import annotations

from dataclasses import dataclass

WIDE = 4
"""The columns of a hex. It is two lines high, which makes it about as high as wide."""
FAINT = "#8d846c"


@dataclass(frozen=True)
class Cell:
    """Two lines and their styles."""

    top: str = ""
    bottom: str = ""
    style: str = ""
    lower: str = ""

    def line(self, half: int) -> tuple[str, str]:
        """The upper (0) or lower (1) line with its style."""
        return (f"{self.bottom:^{WIDE}}", self.lower or self.style) if half else (f"{self.top:^{WIDE}}", self.style)


Cells = dict[tuple[int, int], Cell]
"""The hexes of a map by row and column; odd rows stand half a hex to the right."""
