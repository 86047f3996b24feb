"""What stands in for the server's own services in a page has everything that is asked of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

COMPARED = """
from branchline.offline import page, services
from branchline.server.store.openings import FolderOpenings
from branchline.server.workers.compilation import Compilation
from branchline.server.workers.worker_pool import WorkerPool

pairs = {"Compiled": Compilation, "PageWorkers": WorkerPool, "NoNotes": FolderOpenings}
own = {"open", "close"}
for name, original in pairs.items():
    public = {member for member in vars(original) if not member.startswith("_")} - own
    print(name, *sorted(public - set(dir(getattr(services, name)))))
"""


@pytest.fixture(scope="module")
def missing() -> dict[str, list[str]]:
    """What each of them lacks; asked in another process, since the page's own libraries stand in for the server's."""
    found = subprocess.run([sys.executable, "-c", COMPARED], text=True, stdout=subprocess.PIPE, check=True).stdout
    return {line.split()[0]: line.split()[1:] for line in found.splitlines()}


@pytest.mark.parametrize("name", ["Compiled", "PageWorkers", "NoNotes"])
def test_what_stands_in_lacks_nothing(name: str, missing: dict[str, list[str]]) -> None:
    assert missing[name] == []
