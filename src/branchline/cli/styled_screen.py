"""What a person sees: the board, the tables and sentences, drawn with Rich."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.cli.boards import page_of
from branchline.cli.columns import PIPE_WIDTH
from branchline.cli.screen import Screen

if TYPE_CHECKING:
    from branchline.kernel.match import Match

GAP = 3
ASKED = 10
"""Lines that news, a question and its choices take."""


class _Console(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program here; `main` knows better."""
        raise BrokenPipeError


def headed(say: Callable[..., str], keys: Iterable[str], numbers: Collection[str] = (), **look: Any) -> Table:
    """A table whose columns are headed by the words for these keys; numbers stand to the right."""
    table = Table(box=None, header_style="underline", **look)
    for key in keys:
        table.add_column(say(f"column-{key}"), justify="right" if key in numbers else "left")
    return table


class StyledScreen(Screen):
    """Colour where the terminal has it, a map, tables."""

    plain = False

    def __init__(self) -> None:
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        self.console = _Console(width=width, highlight=False, emoji=False, markup=False)

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, style="bold"), align="left", style="dim")

    def tell(self, sentence: str = "", style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def items(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.console.print(Padding(Text(f"• {sentence}"), (0, 0, 0, 2), expand=False))

    def columns(self, words: Sequence[str]) -> None:
        """Side by side."""
        self.console.print(Columns([Text(word) for word in words], padding=(0, 3)))

    def position(self, match: Match, seat: int | None) -> None:
        """Side by side where there is room."""
        picture, tables = self._picture(match, seat), Group(*self._tables(match, seat))
        if picture.cell_len and self._width(picture) + self._width(tables) + GAP <= self.console.width:
            together = Table.grid(padding=(0, GAP, 0, 0))
            together.add_row(picture, tables)
            self.console.print(together)
        else:
            self.board(match, seat)
            self.accounts(match, seat)

    def decision(self, match: Match, seat: int | None, news: Sequence[str]) -> None:
        """On a screen of its own. Where that is too small for all of it, the map stands last, beside the question."""
        if not sys.stdout.isatty():
            super().decision(match, seat, news)
            return
        self.console.clear()
        if self._fits(match, seat):
            super().decision(match, seat, news)
        else:
            self.accounts(match, seat)
            self.items(news)
            self.board(match, seat)

    def _fits(self, match: Match, seat: int | None) -> bool:
        """Whether map and tables stand side by side, with room for a question below."""
        picture, tables = self._picture(match, seat), Group(*self._tables(match, seat))
        wide = self._width(picture) + self._width(tables) + GAP
        return wide <= self.console.width and len(picture.plain.splitlines()) + ASKED <= self.console.height

    def board(self, match: Match, seat: int | None) -> None:
        self.console.print(self._picture(match, seat), crop=False, soft_wrap=True)

    def accounts(self, match: Match, seat: int | None) -> None:
        self.console.print(*self._tables(match, seat))

    def _picture(self, match: Match, seat: int | None) -> Text:
        picture: Text = page_of(match.game, "map").draw(match, seat, self.console.width)
        return picture

    def _tables(self, match: Match, seat: int | None) -> list[RenderableType]:
        tables: list[RenderableType] = page_of(match.game, "tables").tables(match, seat)
        return tables

    def _width(self, part: RenderableType) -> int:
        return self.console.measure(part).maximum

    def ranking(self, headings: list[str], columns: list[list[str]]) -> None:
        """A column for each seat."""
        table = Table(box=SIMPLE_HEAD)
        table.add_column()
        for seat, *_ in columns:
            table.add_column(seat, justify="right")
        for row in list(zip(headings, *columns, strict=True))[1:]:
            table.add_row(*row, style="bold" if row[0] == headings[-1] else None)
        self.console.print(table)

    def rules(self, markdown: str) -> None:
        self.console.print(Markdown(markdown))
