"""The README's Python runs as written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_in_the_readme_runs_as_written() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    readme = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README.md", str(README), 0)
    faults: list[str] = []
    doctest.DocTestRunner(verbose=False).run(readme, out=faults.append)
    assert readme.examples
    assert not faults, "".join(faults)
