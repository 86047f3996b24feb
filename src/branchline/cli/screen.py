"""What a person sees: the board, the tables and sentences, drawn with Rich or told in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.cli.words import say, speaking

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

PIPE_WIDTH = 100
"""How wide to write where there is no terminal to ask."""
GAP = 3


class _Console(Console):
    def on_broken_pipe(self) -> NoReturn:
        """Rich would end the program here; `main` knows better."""
        raise BrokenPipeError


def new_console(stderr: bool = False) -> Console:
    width = None if (sys.stderr if stderr else sys.stdout).isatty() else PIPE_WIDTH
    return _Console(stderr=stderr, width=width, highlight=False, emoji=False, markup=False)


def new_table(*columns: str, numbers: Sequence[str] = ()) -> Table:
    """A table with these headings, by the keys of their words; columns of numbers stand to the right."""
    table = Table(box=SIMPLE_HEAD)
    for key in columns:
        table.add_column(say(f"column-{key}"), justify="right" if key in numbers else "left")
    return table


def terminal_of(game: Game) -> Any:
    """The game's own page for terminals, or None if it has none."""
    name = f"{game.package}.terminal"
    return import_module(name) if find_spec(name) else None


def money(game: Game, amount: int) -> str:
    """An amount as the game writes it."""
    terminal = terminal_of(game)
    return str(terminal.money(amount, speaking())) if terminal else f"{amount:,}"


class Screen:
    """For eyes: colour where the terminal has it, a map, tables."""

    plain = False

    def __init__(self) -> None:
        self.console = new_console()

    def rule(self, title: str) -> None:
        """A line between one decision and the next."""
        self.console.rule(Text(title, style="bold"), align="left", style="dim")

    def tell(self, sentence: str = "", style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def items(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.console.print(Padding(Text(f"• {sentence}"), (0, 0, 0, 2), expand=False))

    def columns(self, words: Sequence[str]) -> None:
        """Many short texts, side by side."""
        from rich.columns import Columns

        self.console.print(Columns([Text(word) for word in words], padding=(0, 3)))

    def position(self, match: Match, seat: int | None) -> None:
        """Board and tables, side by side where there is room."""
        picture, tables = self._picture(match, seat), Group(*self._tables(match, seat))
        if picture.cell_len and self._width(picture) + self._width(tables) + GAP <= self.console.width:
            together = Table.grid(padding=(0, GAP, 0, 0))
            together.add_row(picture, tables)
            self.console.print(together)
        else:
            self.board(match, seat)
            self.accounts(match, seat)

    def board(self, match: Match, seat: int | None) -> None:
        self.console.print(self._picture(match, seat), crop=False, soft_wrap=True)

    def accounts(self, match: Match, seat: int | None) -> None:
        self.console.print(*self._tables(match, seat))

    def _picture(self, match: Match, seat: int | None) -> Text:
        terminal = terminal_of(match.game)
        if terminal is None:
            return Text(say("no-map"))
        colour = self.console.color_system is not None
        picture: Text = terminal.draw(match.sheet, match.view(seat), colour, speaking(), self.console.width)
        return picture

    def _tables(self, match: Match, seat: int | None) -> list[RenderableType]:
        terminal = terminal_of(match.game)
        return terminal.tables(match, seat, speaking()) if terminal else []

    def _width(self, part: RenderableType) -> int:
        return self.console.measure(part).maximum

    def ranking(self, headings: list[str], columns: list[list[str]]) -> None:
        """One column for each seat, best first."""
        table = Table(box=SIMPLE_HEAD)
        table.add_column()
        for seat, *_ in columns:
            table.add_column(seat, justify="right")
        for row in list(zip(headings, *columns, strict=True))[1:]:
            table.add_row(*row, style="bold" if row[0] == headings[-1] else None)
        self.console.print(table)

    def rules(self, markdown: str) -> None:
        from rich.markdown import Markdown

        self.console.print(Markdown(markdown))


class PlainScreen(Screen):
    """For ears: no colour, no boxes, no picture, and each line says all there is to know about one thing."""

    plain = True

    def rule(self, title: str) -> None:
        """Nothing to look at."""

    def tell(self, sentence: str = "", style: str = "") -> None:
        print(sentence)

    def items(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            print(sentence)

    def columns(self, words: Sequence[str]) -> None:
        self.items(words)

    def position(self, match: Match, seat: int | None) -> None:
        """Only when asked for: nobody wants to hear it all before every decision."""

    def board(self, match: Match, seat: int | None) -> None:
        terminal = terminal_of(match.game)
        self.items(terminal.describe(match, speaking()) if terminal else [say("no-map")])

    def accounts(self, match: Match, seat: int | None) -> None:
        terminal = terminal_of(match.game)
        self.items(terminal.accounts(match, seat, speaking()) if terminal else [])

    def ranking(self, headings: list[str], columns: list[list[str]]) -> None:
        for seat, *amounts in columns:
            told = ", ".join(f"{heading} {amount}" for heading, amount in zip(headings[1:], amounts, strict=True))
            print(f"{seat}: {told}")

    def rules(self, markdown: str) -> None:
        print(markdown.replace("*", ""))


def new_screen(plain: bool) -> Screen:
    return PlainScreen() if plain else Screen()
