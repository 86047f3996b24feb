"""`branchline serve`: one command, no configuration."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from server.harness import SOURCES, Server


def command(*words: str, data: Path) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": SOURCES, "BRANCHLINE_DATA": str(data), "LANG": "en"}
    return subprocess.Popen(
        [sys.executable, "-m", "branchline", "serve", "--no-browser", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
    )  # fmt: skip


def test_it_says_where_it_listens_and_keeps_its_tables_in_the_data_folder(tmp_path: Path) -> None:
    with command("--port", "0", data=tmp_path) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        assert httpx.get(f"{address}api/games").json()["games"]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "branchline.sqlite3").exists()
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_a_port_in_use_or_out_of_range_is_said_so(server: Server, tmp_path: Path) -> None:
    for port, said in ((str(server.port), "is another one running there?"), ("70000", "There is no port 70000")):
        with command("--port", port, data=tmp_path) as process:
            _, complaint = process.communicate(timeout=60)
        assert process.returncode == 2
        assert said in complaint
