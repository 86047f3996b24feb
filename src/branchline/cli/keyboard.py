"""Lines from a person: with completion in a terminal, plainly from anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable

from branchline.cli.extras import need

Suggest = Callable[[str], list[str]]
"""From what has been typed, what the last word may become."""


class Keyboard:
    """Lines from a pipe or a file; they are echoed, so that the output reads as a conversation."""

    def read(self, prompt: str, suggest: Suggest) -> str | None:
        """The next line, or None at the end of input."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"))
        return line.strip() if line else None


class Terminal(Keyboard):
    """Lines from a terminal, with a history and completion."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession()

    def read(self, prompt: str, suggest: Suggest) -> str | None:
        from branchline.cli.completion import WordCompleter

        try:
            return self._session.prompt(prompt, completer=WordCompleter(suggest)).strip()
        except EOFError:
            return None


def new_keyboard() -> Keyboard:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Keyboard()
    need("terminal")
    return Terminal()
