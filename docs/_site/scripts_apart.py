"""Scripts that stand in pages, moved to files: the table server lets no page run what stands in it."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SCRIPT = re.compile(r"<script>(?P<code>.*?)</script>", re.DOTALL)


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("build-finished", move_scripts)
    return {"parallel_read_safe": True}


def move_scripts(app: Sphinx, fault: Exception | None) -> None:
    if fault is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        static = "../" * len(page.relative_to(folder).parent.parts) + "_static"
        moved = SCRIPT.sub(lambda found, static=static: _moved(folder / "_static", static, found["code"]), text)  # type: ignore[misc]
        if moved != text:
            page.write_text(moved, encoding="utf-8")


def _moved(folder: Path, static: str, code: str) -> str:
    name = f"page-{sha256(code.encode()).hexdigest()[:8]}.js"
    (folder / name).write_text(code, encoding="utf-8")
    return f'<script src="{static}/{name}"></script>'
