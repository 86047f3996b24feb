"""The commands on our pages do what they say: each is run as it stands there, shorter where it would take long."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from test_readme import ROOT, commands

NETS = ROOT / "src/branchline/bots/models/nets"
STANDS_FOR = {
    "GAME": "rocket", "COMMAND": "games", "PLAYERS": "3", "P": "3", "N": "2", "GAMES": "2", "BOT": "casual",
    "BELOW": "random", "FILE": "match.json", "net:FILE": f"net:{NETS / 'rocket.npz'}",
    "exec:python my_bot.py": f"exec:{sys.executable} examples/line_bot.py",
    "exec:python examples/line_bot.py": f"exec:{sys.executable} examples/line_bot.py",
    "/var/backups/branchline/monday": "monday",
    "/etc/branchline/terms.txt": str(ROOT / "LICENSE"), "/etc/branchline/privacy.txt": str(ROOT / "LICENSE"),
}  # fmt: skip
"""What stands for what a reader is to choose."""
SHORTER = {"-n": "2", "--simulations": "10"}
"""What decides how long a command takes."""
ELSEWHERE = {
    "--ray": "`make ray` runs it",
    "--device cuda": "`make bench-gpu` runs it, where there is a GPU",
    "branchline train": "tests/train runs it, where there is PyTorch",
    "value:FILE": "tests/bots plays by such files",
    "@db/": "tests/server/hosting runs it, with a database",
    "postgresql+asyncpg://…": "tests/server/hosting runs it, with a database",
    "play.example.org": "tests/server runs it, with a server of its own",
    "export-site": "`make site` runs it",
    "--coverage": "it needs the tests of the source checkout, beside which `make test` runs it",
    "--note": "it would write into the package; it is run without",
}
SERVES = ("serve", "mcp")
"""What goes on until it is stopped."""
SAMPLE = {"branchline COMMAND --help", "branchline fields GAME --json"}


def as_typed(command: str) -> list[str]:
    words = [STANDS_FOR.get(word, word) for word in shlex.split(command)[1:] if word not in ("…", "--note")]
    if "master" in command and words[0] == "arena" and "--simulations" not in words:
        words += ["--simulations", "1"]
    for option, value in SHORTER.items():
        if option in words:
            words[words.index(option) + 1] = value
    return words


def elsewhere(command: str) -> str:
    """Why it is not run here; empty if it is."""
    return next((why for part, why in ELSEWHERE.items() if part != "--note" and part in command), "")


RUN = [command for command in commands() if not elsewhere(command)]


def test_most_commands_are_run_here() -> None:
    assert len(RUN) > len(commands()) / 2
    assert set(RUN) >= SAMPLE


@pytest.mark.parametrize(
    "command", [pytest.param(one, marks=() if one in SAMPLE else pytest.mark.exhaustive) for one in RUN]
)
def test_a_command_on_a_page_does_what_it_says(command: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    words = as_typed(command)
    data = ["--data", str(tmp_path / "data")] if words[0] in (*SERVES, "backup") and "--data" not in words else []
    quiet = ["--port", "0", "--no-browser"] if words[0] == "serve" else []
    whole = [sys.executable, "-m", "branchline", *words, *data, *(word for word in quiet if word not in words)]
    if words[0] == "serve":
        serves(whole, tmp_path)
        return
    if words[0] == "backup":
        serves([sys.executable, "-m", "branchline", "serve", *data, "--port", "0", "--no-browser"], tmp_path)
    done = subprocess.run(whole, cwd=tmp_path, input="", capture_output=True, encoding="utf-8", check=False,
                          timeout=600, env=os.environ | {"LC_ALL": "C.UTF-8"})  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout or words[0] in SERVES


def serves(whole: list[str], folder: Path) -> None:
    """It says where, and stops when it is asked to."""
    with subprocess.Popen(whole, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        try:
            assert "http://" in server.stdout.readline()
        finally:
            server.terminate()
    assert server.returncode in (0, -15)
