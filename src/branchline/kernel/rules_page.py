"""A game's rules page: chapters with clauses, read from Markdown.

>>> page = read_page("# Whist\\n\\nOld.\\n\\n## WH-1 Dealing\\n\\nOnce.\\n\\n- **WH-1.1** Deal.\\n- **WH-1.2** Sort.")
>>> page.title, page.chapters[0].id, page.chapters[0].text, [clause.id for clause in page.clauses()]
('Whist', 'WH-1', 'Once.', ['WH-1.1', 'WH-1.2'])
>>> page.find("wh-1.2")
Clause(id='WH-1.2', text='Sort.')
>>> read_page("# Whist\\n\\n## WH-2 Points\\n\\n| a | b |\\n|---|---|\\n| 1 | 2 |").chapters[0].text.count("\\n")
2
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CHAPTER = re.compile(r"## (?P<id>\S+) (?P<title>.+)")
CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-[\w.-]+)\*\* (?P<text>.+)")


@dataclass
class Clause:
    id: str
    text: str

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "text": self.text}

    def markdown(self) -> str:
        return f"- **{self.id}** {self.text}"


@dataclass
class Chapter:
    id: str
    title: str
    text: str = ""
    clauses: list[Clause] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        clauses = [clause.to_json() for clause in self.clauses]
        return {"id": self.id, "title": self.title, "text": self.text, "clauses": clauses}

    def markdown(self) -> str:
        clauses = "\n".join(clause.markdown() for clause in self.clauses)
        return "\n\n".join(part for part in (f"## {self.id} {self.title}", self.text, clauses) if part)

    def join(self, other: Chapter) -> None:
        """Takes in what another page tells in the same chapter: its text below, its clauses by their numbers."""
        self.text = "\n\n".join(text for text in (self.text, other.text) if text)
        self.clauses = sorted(self.clauses + other.clauses, key=lambda clause: _numbers(clause.id))


@dataclass
class Page:
    title: str = ""
    introduction: str = ""
    chapters: list[Chapter] = field(default_factory=list)

    def clauses(self) -> list[Clause]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def find(self, id: str) -> Clause | Chapter | None:
        """The clause or chapter of this id, in capitals or not, with the game's letters or without (then those of its
        first chapter go before those of its family)."""
        every: list[Clause | Chapter] = [*self.clauses(), *self.chapters]
        parts = {part.id.upper(): part for part in every}
        letters = [chapter.id.partition("-")[0] for chapter in self.chapters]
        spellings = [id.upper(), *(f"{some}-{id.upper()}" for some in letters)]
        return next((parts[spelling] for spelling in spellings if spelling in parts), None)

    def join(self, family: Page) -> None:
        """Takes in a family's page: a chapter that both have becomes one, in its place here; the others follow."""
        own = {chapter.id: chapter for chapter in self.chapters}
        for chapter in family.chapters:
            if chapter.id in own:
                own[chapter.id].join(chapter)
            else:
                self.chapters.append(chapter)

    def to_json(self) -> dict[str, Any]:
        chapters = [chapter.to_json() for chapter in self.chapters]
        return {"title": self.title, "introduction": self.introduction, "chapters": chapters}

    def markdown(self) -> str:
        return "\n\n".join([f"# {self.title}", self.introduction, *(chapter.markdown() for chapter in self.chapters)])


def load_page(words_folders: Sequence[Path], language: str) -> Page:
    """The rules page among a game's words, joined by its family's."""
    *families, page = (
        read_page((folder / f"rules.{language}.md").read_text(encoding="utf-8")) for folder in words_folders
    )
    for family in families:
        page.join(family)
    return page


def read_page(markdown: str) -> Page:
    page = Page()
    for block in _blocks(markdown):
        if block.startswith("# "):
            page.title = block[2:]
        elif found := CHAPTER.fullmatch(block):
            page.chapters.append(Chapter(found["id"], found["title"]))
        elif found := CLAUSE.fullmatch(block):
            page.chapters[-1].clauses.append(Clause(found["id"], found["text"]))
        elif page.chapters:
            page.chapters[-1].text = _continued(page.chapters[-1].text, block)
        else:
            page.introduction = _continued(page.introduction, block)
    return page


def _blocks(markdown: str) -> list[str]:
    """Headings, paragraphs and list items, each on one line; tables on as many as they have rows."""
    apart = re.sub(r"\n(?=- |#)", "\n\n", markdown)
    blocks = [block.strip() for block in re.split(r"\n\s*\n", apart) if block.strip()]
    return [block if block.startswith("|") else re.sub(r"[ \n]+", " ", block) for block in blocks]


def _numbers(id: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", id)]


def _continued(text: str, paragraph: str) -> str:
    return f"{text}\n\n{paragraph}" if text else paragraph
