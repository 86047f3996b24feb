"""What the core alone can do, and what is said about the rest."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from branchline.cli.extras import EXTRAS, need
from branchline.cli.words import BadCommand

HERE = Path(__file__).parent
PROJECT = tomllib.loads((HERE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"argon2-cffi": "argon2", "open_spiel": "pyspiel", "pillow": "PIL"}
"""Where a package is imported under another name."""


def core(*argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(HERE / "core_only.py"), *argv]
    return subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", check=False, timeout=300)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("games", "Stephenson’s Rocket"),
        ("rules rocket SR-3.5", "You must use both actions."),
        ("sim rocket -n 1 --bot random", "1 game of Stephenson’s Rocket"),
        ("play rocket --plain --seed 7 --seats random,random", " wins with "),
        ("play rocket --seed 7 --seats random,random", " wins with "),
    ],
)
def test_the_core_alone_is_enough(command: str, answer: str) -> None:
    ran = core(*command.split())
    assert (ran.returncode, ran.stderr) == (0, "")
    assert answer in ran.stdout


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("mcp", "agents"),
        ("bench rocket --peers", "bench"),
        ("bench rocket --device cuda", "cuda"),
    ],
)
def test_a_command_names_the_extra_it_lacks(command: str, extra: str) -> None:
    ran = core(*command.split())
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith(f'which is not installed: pip install "branchline[{extra}]"\n')
    assert ran.stderr.count("\n") == 1


def test_a_database_names_the_extra_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "postgres", ("no_such_package",))
    with pytest.raises(BadCommand, match=r"no_such_package.*branchline\[postgres\]"):
        need("postgres")


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_of_an_extra_is_looked_for(extra: str) -> None:
    required = [requirement.split(">")[0].split("=")[0].split("[")[0] for requirement in extras()[extra]]
    assert set(EXTRAS[extra]) == {MODULES.get(name, name.replace("-", "_")) for name in required}


def test_all_has_everything_a_user_can_want() -> None:
    wanted = ",".join(extra for extra in EXTRAS if extra not in ("bench", "train", "ray"))
    assert extras()["all"] == [f"branchline[{wanted}]"]


def extras() -> dict[str, list[str]]:
    found: dict[str, list[str]] = PROJECT["optional-dependencies"]
    return found


def test_everything_has_bounds() -> None:
    for requirement in [*PROJECT["dependencies"], *(one for extra in extras().values() for one in extra)]:
        assert "<" in requirement or "==" in requirement or requirement.startswith("branchline["), requirement
