"""The Python on our pages runs as written."""

from __future__ import annotations

import doctest
import re
import shlex
from contextlib import suppress
from pathlib import Path

import pytest

from branchline.cli import _parser

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IN_TEXT = re.compile(r"`(branchline [^`]*)`")
NAMES = {
    "GAME": "rocket", "FILE": "match.json", "FOLDER": "folder", "COMMAND": "games", "PLAYERS": "3", "BOT": "greedy",
    "BELOW": "casual",
}  # fmt: skip
"""What stands for what a reader is to choose."""


def _texts() -> dict[str, str]:
    return {name: (ROOT / name).read_text(encoding="utf-8") for name in PAGES}


@pytest.mark.parametrize("name", [name for name, text in _texts().items() if ">>> " in text])
def test_the_python_on_a_page_runs_as_written(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    page = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, str(ROOT / name), 0)
    faults: list[str] = []
    doctest.DocTestRunner(verbose=False).run(page, out=faults.append)
    assert page.examples
    assert not faults, "".join(faults)


def test_the_turn_in_the_readme_is_rockets() -> None:
    page = (ROOT / "src/branchline/games/rocket/turn.py").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"^```python\n(TURN = .*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert block is not None
    assert page.endswith(block[1].removesuffix("\n") + "  # fmt: skip\n")


def commands() -> list[str]:
    """Every command of ours on every page: in blocks, and in sentences where it has options."""
    texts = _texts().values()
    lines = [line for text in texts for block in BLOCK.findall(text) for line in block.replace("\\\n", "").splitlines()]
    named = (command for text in texts for command in IN_TEXT.findall(text) if " --" in command)
    found = [*lines, *named]
    return sorted({line.partition(" #")[0].strip() for line in found if line.startswith("branchline ")})


@pytest.mark.parametrize("command", commands())
def test_a_command_on_a_page_can_be_typed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [NAMES.get(word, word) for word in shlex.split(command)[1:] if word != "…"]
    with suppress(SystemExit):
        _parser().parse_args(words)
    assert capsys.readouterr().err == "", command
