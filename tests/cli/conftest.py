"""Real runs of the command, in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import branchline
from branchline.bots.compile import compile_game
from branchline.cli import main
from branchline.cli.words import speak


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """What has to be compiled is compiled before anyone looks at the error stream."""
    compile_game(branchline.load("rocket"), searching=True)


@pytest.fixture(autouse=True)
def _english() -> None:
    speak("en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`; what is typed goes into `typed`, a line each."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*argv: str, typed: str = "") -> Outcome:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(list(argv))
        return Outcome(status, *capsys.readouterr())

    return run


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A finished match between bots."""
    file = tmp_path / "match.json"
    assert run("play", "rocket", "--seats", "greedy,random", "--seed", "5", "--save", str(file)).status == 0
    return file
