"""Pages of the project that stand outside `docs`, and links between them and those of the site."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}
LINK = re.compile(r"\[(?P<text>[^\]]*)\]\((?P<target>[^)#\s]+)(?P<anchor>#[^)]*)?\)")


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("builder-inited", write_pages)
    app.connect("source-read", mend_links)
    return {"parallel_read_safe": True}


def write_pages(app: Sphinx) -> None:
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        page = Path(app.srcdir) / PAGES[name]
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def mend_links(app: Sphinx, page: str, source: list[str]) -> None:
    """A link to a page of the project leads to its page here; one to a file that is no page becomes the file's name."""
    folder = (Path(app.srcdir) / page).parent
    source[0] = LINK.sub(lambda link: _mended(app, folder, link), source[0])


def _mended(app: Sphinx, folder: Path, link: re.Match[str]) -> str:
    target = link["target"]
    if "://" in target or target.startswith("mailto:"):
        return link[0]
    path = (folder / target).resolve()
    if path.is_dir() and (path / "index.md").exists():
        path = path / "index.md"
    name = target if target in PAGES else str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else target
    if name in PAGES:
        path = Path(app.srcdir) / PAGES[name]
    if not path.is_relative_to(app.srcdir):
        return f"{link['text']} (`{name}`)" if link["text"].strip("`") != name else f"`{name}`"
    up = "/".join([".."] * len(folder.relative_to(app.srcdir).parts)) or "."
    return f"[{link['text']}]({up}/{path.relative_to(app.srcdir)}{link['anchor'] or ''})"
