"""The whole house as a folder of plain files, for any host: the browser client, what it plays with, and the manual.

Such a host answers to no address but those of files, and may have the folder anywhere. So the page finds the rest
beside itself, and its own addresses stand behind a #.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

PAGE = "index.html"
LIST = "files.json"
"""What tells a folder that was made here from any other."""
CONTENTS = "offline/contents.json"
MANUAL = "manual"
AS_IT_IS = ".nojekyll"
"""Without this, one well-known host leaves out folders whose names begin with an underscore."""
LEFT_OUT = {".br", ".gz"}


def is_complete(client: Path) -> bool:
    """Whether the client was built, with what it needs to play without a server."""
    return (client / PAGE).is_file() and (client / CONTENTS).is_file()


def may_be_replaced(folder: Path) -> bool:
    """A folder that is new, empty, or was made here before."""
    return not folder.exists() or (folder.is_dir() and ((folder / LIST).is_file() or not any(folder.iterdir())))


def export_site(client: Path, manual: Path, folder: Path) -> int:
    """Write the site; how many bytes it has. The page comes last: until then an older site is still whole."""
    has_manual = (manual / PAGE).is_file()
    files = {name: path for name, path in _files(client) if path.suffix not in LEFT_OUT}
    if has_manual:
        files |= {f"{MANUAL}/{name}": path for name, path in _files(manual)}
    page = _marked(files.pop(PAGE).read_text(encoding="utf-8"), has_manual)
    for name, path in files.items():
        _copy(path, folder / name)
    (folder / AS_IT_IS).touch()
    (folder / PAGE).write_text(page, encoding="utf-8")
    _remove_others(folder, {*files, PAGE, AS_IT_IS})
    return sum(path.stat().st_size for _, path in _files(folder))


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path


def _marked(page: str, has_manual: bool) -> str:
    """The first page, which finds its files beside itself and knows that there is no server."""
    beside = re.sub(r'\b(href|src)="/', r'\1="./', page)
    return beside.replace("<html", f'<html data-site="{MANUAL if has_manual else ""}"', 1)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _remove_others(folder: Path, wanted: set[str]) -> None:
    for name, path in list(_files(folder)):
        if name not in wanted:
            path.unlink()
    for place in sorted((path for path in folder.rglob("*") if path.is_dir()), reverse=True):
        if not any(place.iterdir()):
            place.rmdir()
