"""The host's own pages, terms and what is said about privacy: plain text from files, in as many languages as there are
files. `terms.txt` is everybody's, `terms.fr.txt` beside it is for those who read French."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

LINK = re.compile(r"https?://[^\s<>()]+[^\s<>().,;:!?]")


def text_in(file: Path, language: str) -> str:
    own = file.with_suffix(f".{language}{file.suffix}")
    return (own if own.is_file() else file).read_text(encoding="utf-8")


def as_html(text: str) -> str:
    """Paragraphs between empty lines; `# ` begins a heading, `- ` a point of a list, and addresses are links.

    >>> print(as_html("# Rules\\n\\nBe kind, see\\nhttps://example.org/kind.\\n\\n- no <b>bold</b>\\n- no spam"))
    <h2>Rules</h2>
    <p>Be kind, see <a href="https://example.org/kind">https://example.org/kind</a>.</p>
    <ul><li>no &lt;b&gt;bold&lt;/b&gt;</li><li>no spam</li></ul>
    """
    return "\n".join(_block(block.strip()) for block in re.split(r"\n\s*\n", text.replace("\r", "")) if block.strip())


def _block(block: str) -> str:
    if block.startswith("#"):
        level = min(len(block) - len(block.lstrip("#")) + 1, 4)
        return f"<h{level}>{_linked(block.lstrip('# '))}</h{level}>"
    if block.startswith("- "):
        points = re.split(r"(?:^|\n)- ", block)[1:]
        return f"<ul>{''.join(f'<li>{_linked(point)}</li>' for point in points)}</ul>"
    return f"<p>{_linked(block)}</p>"


def _linked(text: str) -> str:
    plain, found, end = " ".join(text.split()), [], 0
    for link in LINK.finditer(plain):
        address = escape(link[0])
        found.append(f'{escape(plain[end : link.start()])}<a href="{address}">{address}</a>')
        end = link.end()
    return "".join(found) + escape(plain[end:])
