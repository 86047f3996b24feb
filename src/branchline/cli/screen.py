"""What a person reads: plain lines for ears and pipes. `drawn` has the same for eyes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from branchline.cli.words import speaking

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

WIPE = "\x1b[2J\x1b[3J\x1b[H"


def money(game: Game, amount: int) -> str:
    """An amount as the game writes it."""
    words = game.words
    return words.say("money", speaking(), amount=amount) if "money" in words else str(amount)


class Screen:
    """No colour, no boxes, no picture, and each line says all there is to know about one thing."""

    plain = True

    def rule(self, title: str) -> None:
        """A line between one decision and the next; there is nothing to hear."""

    def tell(self, sentence: str = "", style: str = "") -> None:
        print(sentence)

    def items(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.tell(sentence)

    def columns(self, words: Sequence[str]) -> None:
        """Many short texts."""
        self.items(words)

    def position(self, match: Match, seat: int | None) -> None:
        """Board and tables, before every decision: nobody wants to hear it all, unless they ask for it."""

    def decision(self, match: Match, seat: int | None, news: Sequence[str]) -> None:
        """The position, and what is new in it, before a question."""
        self.position(match, seat)
        self.items(news)

    def board(self, match: Match, seat: int | None) -> None:
        self.items(match.describe(seat, speaking()).board)

    def accounts(self, match: Match, seat: int | None) -> None:
        self.items(match.describe(seat, speaking()).standing)

    def ranking(self, headings: list[str], columns: list[list[str]]) -> None:
        """What each seat came to, best first."""
        for seat, *amounts in columns:
            row = ", ".join(f"{heading} {amount}" for heading, amount in zip(headings[1:], amounts, strict=True))
            self.tell(f"{seat}: {row}")

    def rules(self, markdown: str) -> None:
        self.tell(markdown.replace("*", ""))

    def wipe(self) -> None:
        """Leave nothing of what was shown for the next person to read."""
        if sys.stdout.isatty():
            print(WIPE, end="", flush=True)


def new_screen(plain: bool) -> Screen:
    """Drawn in a terminal; plain where that is asked for, or in a pipe where there is nothing to draw with."""
    from branchline.cli.extras import has, need

    in_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if plain or not (in_terminal or has("terminal")):
        return Screen()

    need("terminal")
    from branchline.cli.styled_screen import StyledScreen

    return StyledScreen()
