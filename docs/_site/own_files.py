"""Scripts that stand in pages and pictures that stand in style sheets, moved to files of their own: the table server
lets no page run or show what stands in it."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SCRIPT = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)
PICTURE = re.compile(r"url\((?P<quote>['\"])data:image/svg\+xml;charset=utf-8,(?P<code>.*?)(?P=quote)\)")


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("build-finished", move_out)
    return {"parallel_read_safe": True}


def move_out(app: Sphinx, fault: Exception | None) -> None:
    if fault is not None or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    for page in Path(app.outdir).rglob("*.html"):
        up = "../" * len(page.relative_to(app.outdir).parent.parts)
        _rewrite(page, SCRIPT, static, ".js", f'<script src="{up}_static/{{}}"></script>')
    for sheet in (static / "styles").glob("*.css"):
        _rewrite(sheet, PICTURE, static, ".svg", "url('../{}')")


def _rewrite(page: Path, found_by: re.Pattern[str], folder: Path, kind: str, leading: str) -> None:
    """Each piece of code in a file that bears the name of what stands in it."""

    def move(found: re.Match[str]) -> str:
        code = unquote(found["code"]) if kind == ".svg" else found["code"]
        name = f"own-{sha256(code.encode()).hexdigest()[:8]}{kind}"
        (folder / name).write_text(code, encoding="utf-8")
        return leading.format(name)

    text = page.read_text(encoding="utf-8")
    moved = found_by.sub(move, text)
    if moved != text:
        page.write_text(moved, encoding="utf-8")
