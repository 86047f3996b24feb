"""Makes what the browser client needs to play without a network, in `web/public/offline`.

Each game becomes a WebAssembly module with its bots, and its networks beside it; the package, its words and the
libraries behind them become compiled pages, packed by Pyodide's own Python with as much of the standard library as they
use. All is compressed once, so that any host of plain files will do, and stands in a folder named after its contents,
so that two versions never mix.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import branchline
from branchline.bots.compile import searching_units
from branchline.bots.models.policy_value import POLICY_VALUE_NETS
from branchline.bots.models.value_network import VALUE_NETS
from branchline.kernel import Game
from branchline.kernel.compiler.wasm import write_module
from branchline.kernel.words import LANGUAGES

HERE = Path(__file__).parent.parent
WEB = HERE / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
OUT = WEB / "public" / "offline"
PACKAGE = Path(branchline.__file__).parent
KEPT = (".py", ".ftl", ".json")
COMPILER = ("dispatcher", "inference", "link", "lowering", "numba_parts", "pipeline", "wasm")
TAKEN = ("__init__.py", "kernel/", "games/", "boards/", "bots/", "server/", "offline/")
LEFT_OUT = (
    *("kernel/cuda.py", "offline/arrays/", "offline/site.py"),
    *(f"kernel/compiler/{page}.py" for page in COMPILER),
)
"""The compiler has no business in a page, and arrays go under another name."""
LIBRARIES = ("attr", "attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
"""Fluent, which writes the sentences, and what it needs; of these the pages that are used are kept."""
MENDED_IN = b"API.restoreSnapshot="
MENDED = {
    b"return Module.HEAP8.set(t),l": b"return Module.HEAP8.length<t.length&&_emscripten_resize_heap(t.length),"
    b"Module.HEAP8.set(t),l"
}
"""Memory that was kept is larger than what the runtime begins with, which it does not see to itself."""
WORKERS = WEB / "offline"
"""The scripts of the page's workers: of the same version as what they run."""
WASM = b"\0asm"
LOCK = "pyodide-lock.json"
"""What other packages the runtime could load: none."""
RUNTIME = {"pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs", "pyodide.asm.wasm": "pyodide.asm.wasm"}
"""Under what name the files of the runtime are sent: some hosts do not know `.mjs` for a script."""


# --- what goes into the page ----------------------------------------------------------------------------------


def pages() -> Iterator[tuple[str, bytes]]:
    """The package, and what stands in for NumPy, as they lie in the page."""
    for path in sorted(PACKAGE.rglob("*")):
        inner = path.relative_to(PACKAGE).as_posix()
        if path.suffix in KEPT and inner.startswith(TAKEN) and not inner.startswith(LEFT_OUT):
            yield f"branchline/{inner}", path.read_bytes()
    for path in sorted((PACKAGE / "offline" / "arrays").glob("*.py")):
        yield f"numpy/{path.name}", path.read_bytes()


def library_pages() -> Iterator[tuple[str, bytes]]:
    """The libraries, with the locales that there are words in."""
    for name in LIBRARIES:
        page = Path(str(importlib.import_module(name).__file__))
        folder = name.replace(".", "/")
        if page.name != "__init__.py":
            yield page.name, page.read_bytes()
            continue
        for path in sorted(page.parent.rglob("*")):
            inner = path.relative_to(page.parent).as_posix()
            if path.suffix == ".py" or (path.suffix == ".dat" and _is_ours(path)):
                yield f"{folder}/{inner}", path.read_bytes()


def _is_ours(locale: Path) -> bool:
    return locale.parent.name != "locale-data" or locale.stem in ("root", *LANGUAGES)


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """A ZIP file whose files are not compressed each by itself: as a whole they become smaller."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as pack:
        for name, data in files:
            pack.writestr(zipfile.ZipInfo(name), data)
    return buffer.getvalue()


def module_files(game: Game, folder: Path) -> Iterator[tuple[str, bytes]]:
    """A game's module with its bots, the table of what is in it, and its board with all that is worked out."""
    path, loaded = folder / f"{game.id}.wasm", game.load_board()
    units = write_module({unit.name: steps() for unit, steps in searching_units(game).items()}, path)
    table = {"units": units, "board": loaded.digest}
    yield f"{game.id}.so", path.read_bytes()
    yield f"{game.id}.json", json.dumps(table, separators=(",", ":")).encode()
    yield f"{game.id}.board", loaded.record.tobytes()


def nets(game: Game) -> list[Path]:
    found = [POLICY_VALUE_NETS.path(game), VALUE_NETS.path(game)]
    return [path for path in found if path.exists()]


# --- writing --------------------------------------------------------------------------------------------------


class Folder:
    """The files as they are sent, and what the page has to know of them."""

    def __init__(self, path: Path) -> None:
        self.path, self.files = path, dict[str, dict[str, Any]]()

    def add(self, name: str, data: bytes) -> str:
        """Compress and write; the name by which the page finds it. A script stays as it is, since hosts compress
        those."""
        sent = gzip.compress(data, 9, mtime=0)
        is_script = name.endswith(".js")
        written = self.path / (name if is_script else f"{name}.packed")
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_bytes(data if is_script else sent)
        self.files[name] = {"bytes": len(sent), "digest": hashlib.sha256(data).hexdigest()}
        return name


def pack_pages(folder: Folder) -> None:
    """Have Pyodide's own Python compile all pages."""
    with TemporaryDirectory() as draft:
        place = Path(draft)
        (place / "pages.zip").write_bytes(archive(pages()))
        (place / "libraries.zip").write_bytes(archive(library_pages()))
        subprocess.run(["node", "tools/packOffline.js", draft], cwd=WEB, check=True)
        for name in ("code.zip", "library.zip"):
            folder.add(name, (place / name).read_bytes())


def add_game(game: Game, folder: Folder) -> dict[str, Any]:
    with TemporaryDirectory() as draft:
        module = folder.add(f"games/{game.id}.zip", archive(module_files(game, Path(draft))))
    return {
        "module": module,
        "nets": {
            path.relative_to(PACKAGE).as_posix(): folder.add(f"nets/{path.parent.name}-{path.name}", path.read_bytes())
            for path in nets(game)
        },
    }


def build(games: list[str], out: Path) -> dict[str, Any]:
    """Everything, and the page of contents."""
    draft = out.with_name(f"{out.name}.part")
    shutil.rmtree(draft, ignore_errors=True)
    folder = Folder(draft / "files")
    for name, source in RUNTIME.items():
        folder.add(name, _renamed((PYODIDE / source).read_bytes()))
    folder.add(LOCK, json.dumps(json.loads((PYODIDE / LOCK).read_bytes()) | {"packages": {}}).encode())
    workers = [folder.add(path.name, path.read_bytes()) for path in sorted(WORKERS.glob("*.js"))]
    pack_pages(folder)
    found = {name: add_game(branchline.load(name), folder) for name in games}
    contents = {"files": folder.files, "games": found, "runtime": [*workers, *RUNTIME, LOCK, "code.zip", "library.zip"]}
    version = hashlib.sha256(json.dumps(contents, sort_keys=True).encode()).hexdigest()[:16]
    folder.path.rename(draft / version)
    for place in (draft, draft / version):
        (place / "contents.json").write_text(json.dumps({"version": version, **contents}, indent=1) + "\n")
    shutil.rmtree(out, ignore_errors=True)
    draft.rename(out)
    return contents


def _renamed(script: bytes) -> bytes:
    """A part of the runtime that asks for the others by the names under which they are sent."""
    if script.startswith(WASM):
        return script
    for name, source in RUNTIME.items():
        script = script.replace(source.encode(), name.encode())
    for before, after in MENDED.items():
        if MENDED_IN in script and script.count(before) != 1:
            raise ValueError(f"the runtime has changed: {before!r}")
        script = script.replace(before, after)
    return script


def tell(contents: dict[str, Any]) -> None:
    """How much there is to download."""
    sizes = {name: file["bytes"] for name, file in contents["files"].items()}
    print(f"{'without games':24} {sum(sizes[name] for name in contents['runtime']) / 1e6:6.2f} MB")
    for id, game in contents["games"].items():
        strong = sum(sizes[name] for name in game["nets"].values()) / 1e6
        print(f"{id:24} {sizes[game['module']] / 1e3:6.0f} KB, {strong:.1f} MB of networks")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(branchline.catalogue()))
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    tell(build(args.games, args.out))
