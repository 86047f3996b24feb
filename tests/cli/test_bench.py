"""`branchline bench` on a CPU: what it measures is there, and in ratios of one run."""

from __future__ import annotations

import pytest

import branchline
from branchline.cli import bench


@pytest.mark.exhaustive
def test_a_vector_is_measured_beside_rollouts_on_as_many_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    found = bench.in_vector(branchline.load("rocket"), 3)
    for name, rate in found["vectors"].items():
        assert rate > 0
        assert found["vector_ratios"][name] == pytest.approx(rate / found["threads_actions_per_s"], abs=0.006)
    assert found["vectors"]["vector_masks"] > found["vectors"]["vector_observations"]
