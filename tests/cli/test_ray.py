"""`branchline arena --ray`: the same games on a cluster. Ray is large, so that only `make ray` brings it."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from branchline.cli import extras
from cli.conftest import Run

CLUSTER = """
import ray, sys
ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
"""
ARENA = ("arena", "rock-island", "--bots", "random,random", "-n", "6", "--seed", "3", "--json")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed; make ray does it")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A real cluster on this machine, with a token of its own, which ends with its input."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    with subprocess.Popen([sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.DEVNULL) as process:  # fmt: skip
        assert process.stdout is not None
        yield process.stdout.readline().strip()


@needs_ray
def test_the_same_games_as_on_this_machine(run: Run, cluster: str) -> None:
    here, there = (json.loads(run(*ARENA, *where).out) for where in (("--workers", "1"), ("--ray", cluster)))
    for told in (here, there):
        for bot in told["bots"]:
            del bot["ms_a_move"]
    assert here == there


@needs_ray
def test_a_cluster_that_is_not_there(run: Run) -> None:
    refused = run(*ARENA, "--ray", "127.0.0.1:9")
    assert refused.status == 2
    assert "127.0.0.1:9 cannot be used" in refused.err


def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    refused = run(*ARENA, "--ray", "auto")
    assert refused.status == 2
    assert 'pip install "branchline[ray]"' in refused.err
