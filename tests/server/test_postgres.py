"""The same server on PostgreSQL: a cluster of its own, started for these tests wherever the programs are installed."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.harness import SHORT, Server

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name))
USER = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason="the PostgreSQL server is not installed")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of an empty database; PostgreSQL refuses to run as root, so its folder belongs to its own user."""
    assert PROGRAMS is not None
    folder = Path(tempfile.mkdtemp(prefix="branchline-postgres-"))
    if USER:
        shutil.chown(folder, "postgres")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = ["-D", str(folder / "data")]
    control = [str(PROGRAMS / "pg_ctl"), *data, "-w", "-l", str(folder / "log")]
    run(folder, str(PROGRAMS / "initdb"), *data, "-A", "trust")
    run(folder, *control, "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
    yield f"postgresql+asyncpg://{'postgres' if USER else os.environ.get('USER', '')}@127.0.0.1:{port}/postgres"
    run(folder, *control, "-m", "immediate", "stop")
    shutil.rmtree(folder)


def run(folder: Path, *command: str) -> None:
    subprocess.run([*USER, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)


def test_a_game_is_played_and_kept(own_server: Callable[..., Server], database: str) -> None:
    server = own_server(database=database)
    ada = server.guest("Ada")
    table = ada.open("me", "random", options=SHORT)
    assert [found["id"] for found in ada.get("/api/tables", list="mine")["tables"]] == [table.id]
    scores = table.play_out(random.Random(1))["scores"]
    assert [found["id"] for found in ada.get("/api/tables", list="past")["tables"]] == [table.id]
    server.kill()
    server.start()
    assert table.look()["scores"] == scores
