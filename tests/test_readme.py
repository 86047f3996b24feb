"""The Python on our pages runs as written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/positions.md", "docs/a-bot-in-python.md"])
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
    declared = [line.strip() for line in page.splitlines()]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"^```python\n(Phase.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert block is not None
    shown = [line.strip() for line in block[1].splitlines()]
    assert len(shown) > 10
    assert [line for line in shown if line not in declared] == []
