"""Compiles the pages in /pages, and those of the standard library that they use; run by `packOffline.js` in Pyodide.

What is used is found by using it: every page of the package is imported, and a match is told about in both languages.
"""

import _imp
import importlib.util
import marshal
import pkgutil
import sys
import zipfile
from pathlib import Path

PAGES = Path("/pages")
OWN = ("branchline", "numpy")
SERVER = "branchline/server/"
"""Of which only what the tables need is kept."""
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
MAGIC = importlib.util.MAGIC_NUMBER
UNCHECKED = (1).to_bytes(4, "little")
"""Compiled code that is never compared with its source."""
NEEDED = (
    "encodings/aliases.py",
    "encodings/ascii.py",
    "encodings/cp437.py",
    "encodings/latin_1.py",
    "encodings/utf_8.py",
)


def compiled(source: bytes, name: str) -> bytes:
    digest = _imp.source_hash(int.from_bytes(MAGIC[:2], "little"), source)
    return MAGIC + UNCHECKED + digest + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=2))


def use_everything() -> None:
    sys.path.insert(0, str(PAGES))
    import branchline

    importlib.import_module("branchline.offline.page")
    for module in pkgutil.walk_packages([str(PAGES / "branchline")], "branchline."):
        if not module.name.endswith("__main__") and not module.name.startswith("branchline.server"):
            importlib.import_module(module.name)
    import asyncio  # noqa: F401

    match = branchline.load("rocket").new(seed=1)
    match.play(match.legal()[0])
    for language in ("en", "fr"):
        match.view(0), match.prompt(language), [match.tell(event, language) for event in match.events]
        branchline.load("rocket").words.say("game-summary", language)


def files_used(root: str) -> set[str]:
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(f"{root}/") for file in files if file.startswith(f"{root}/")}


def pack_library(used: set[str]) -> None:
    with zipfile.ZipFile(LIBRARY) as old, zipfile.ZipFile("/library.zip", "w") as new:
        for name in old.namelist():
            if name in used or name in NEEDED or (name.endswith(".py") and name.startswith(("_pyodide/", "pyodide/"))):
                new.writestr(zipfile.ZipInfo(f"{name}c"), compiled(old.read(name), name))


def pack_pages(used: set[str]) -> None:
    with zipfile.ZipFile("/code.zip", "w") as new:
        for path in sorted(path for path in PAGES.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            name = path.relative_to(PAGES).as_posix()
            if path.suffix == ".py" and (name in used or (name.startswith(OWN) and not name.startswith(SERVER))):
                cached = (
                    path.parent.relative_to(PAGES) / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
                )
                new.writestr(zipfile.ZipInfo(cached.as_posix()), compiled(path.read_bytes(), f"/pages/{name}"))
                new.writestr(zipfile.ZipInfo(name), b"")  # never read, but looked for
            elif path.suffix != ".py":
                new.writestr(zipfile.ZipInfo(name), path.read_bytes())


use_everything()
pack_library(files_used(LIBRARY))
pack_pages(files_used(str(PAGES)))
