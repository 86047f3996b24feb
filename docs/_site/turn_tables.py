"""The charts of `turns.md`, which are Mermaid for those who read it as it stands, as tables in the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import Directive

if TYPE_CHECKING:
    from sphinx.application import Sphinx

NODE = re.compile(r'^  (?P<id>\w+)(?:\[\["|\(\["|\["|\(")(?P<name>.+?)"')
ARROW = re.compile(r'^  (?P<id>\w+)(?:\(\[ \]\))? -->(?:\|"(?P<answers>.+?)"\|)? (?P<to>\w+)$')
HEADINGS = ("What is asked, or done by itself", "Answer", "What follows")


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("mermaid", TurnTable)
    app.config.myst_fence_as_directive = {"mermaid"}
    return {"parallel_read_safe": True}


class TurnTable(Directive):
    """A flow chart as rows: where from, by which answer, where to."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        return [table_of(rows(list(self.content)))]


def rows(chart: list[str]) -> Iterator[tuple[str, str, str]]:
    """
    >>> list(rows(['  begin([ ]) --> a', '  a["Asked"]', '  a -->|"Yes<br>No"| b', '  b("Done")', '  b --> a']))
    [('Asked', 'Yes, No', 'Done'), ('Done', '', 'Asked')]
    """
    chart = [line if line.startswith("  ") else f"  {line.strip()}" for line in chart]
    names = {found["id"]: found["name"] for line in chart if (found := NODE.match(line))}
    for line in chart:
        arrow = ARROW.match(line)
        if arrow and arrow["id"] in names:
            yield names[arrow["id"]], (arrow["answers"] or "").replace("<br>", ", "), names[arrow["to"]]


def table_of(lines: Iterator[tuple[str, str, str]]) -> nodes.table:
    group = nodes.tgroup(cols=len(HEADINGS))
    group += [nodes.colspec(colwidth=width) for width in (4, 3, 4)]
    head = nodes.thead()
    head += _row(*HEADINGS)
    body, before = nodes.tbody(), ""
    for name, answers, to in lines:
        body += _row(name if name != before else "", answers, to)
        before = name
    group += [head, body]
    table = nodes.table()
    table += group
    return table


def _row(*cells: str) -> nodes.row:
    row = nodes.row()
    for cell in cells:
        entry = nodes.entry()
        entry += nodes.paragraph(text=cell)
        row += entry
    return row
