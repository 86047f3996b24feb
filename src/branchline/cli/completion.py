"""Completion in a terminal, word by word."""

from __future__ import annotations

from collections.abc import Iterator

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from branchline.cli.keyboard import Suggest


class WordCompleter(Completer):
    def __init__(self, suggest: Suggest) -> None:
        self._suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        begun = len(typed) - typed.rfind(" ") - 1
        for word in self._suggest(typed):
            yield Completion(word, start_position=-begun)
