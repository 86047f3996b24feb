"""Where nothing but the core is installed, environments say what they lack; the vector and `simulate` lack nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CORE_ONLY = """
import sys
sys.path.insert(0, {tests!r})
from importlib.machinery import BuiltinImporter, FrozenImporter
from cli.core_only import CoreFinder
sys.meta_path[:] = [BuiltinImporter, FrozenImporter, CoreFinder]
import branchline
from branchline.kernel.errors import BranchlineError
try:
    {line}
except BranchlineError as fault:
    print(fault)
"""


def said(line: str) -> str:
    program = CORE_ONLY.format(tests=str(TESTS), line=line)
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True, timeout=300
    )
    return ran.stdout.strip()


@pytest.mark.parametrize(
    ("line", "package", "extra"),
    [
        ("from branchline.envs import aec", "pettingzoo", "pettingzoo"),
        ("from branchline.envs import SingleEnv", "gymnasium", "gymnasium"),
        ("from branchline.envs import openspiel", "pyspiel", "openspiel"),
        (
            "from branchline.envs.drawing import render; render.pixels(branchline.load('rocket').new(seed=1))",
            "pillow",
            "pettingzoo",
        ),
    ],
)
def test_a_missing_package_is_named_with_its_extra(line: str, package: str, extra: str) -> None:
    wanted = f'This needs the package {package}, which is not installed: pip install "branchline[{extra}]"'
    assert said(line) == wanted


def test_the_core_alone_simulates() -> None:
    assert said("print(branchline.simulate('rocket', 2, 3, progress=False).scores.shape)") == "(2, 3)"
