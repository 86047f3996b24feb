"""What runs on a GPU, as far as it can be tried without one; `branchline bench --device cuda` compares the rest."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

import branchline
from branchline.envs import VectorEnv, cuda
from branchline.kernel.compiler.units import is_ready
from branchline.kernel.cuda import compiled, unit_of
from envs.threads import StandIn

HOPPER = (9, 0)
ELF = b"\x7fELF"


@pytest.mark.exhaustive
@pytest.mark.skipif(find_spec("numba_cuda") is None or find_spec("nvidia") is None, reason="needs numba-cuda")
@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_kernels_become_machine_code_without_a_gpu(game_id: str) -> None:
    name, sources, kernels = cuda.kernels_of(branchline.load(game_id))
    code = compiled(name, sources, kernels, HOPPER)
    assert code.keys() == kernels.keys()
    for symbol, binary in code.values():
        assert binary.startswith(ELF)
        assert symbol.encode() in binary
    assert is_ready(unit_of(name, sources, HOPPER))


def test_games_are_put_in_order_by_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "Gpu", StandIn)
    monkeypatch.setattr(cuda, "flat", lambda arrays: arrays)
    games = VectorEnv("rocket", 200, device="cuda", observations=False, masks=False)._backend
    assert isinstance(games, cuda.CudaGames)
    dice = np.random.default_rng(1)
    for keys in ([0, 1, 7, 250], [0, 3, 7]):
        games._order.keys[:] = dice.choice(keys, 200)
        games._arrange(max(keys) + 1)
        assert sorted(games._order.rows) == list(range(200))
        found = games._order.keys[games._order.rows]
        assert (found[1:] >= found[:-1]).all()


@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_every_action_has_a_group_and_those_that_complete_a_move_come_first(game_id: str) -> None:
    contract = branchline.load(game_id).contract
    groups = cuda.groups_of(contract)
    assert groups.min() > cuda.BEGIN
    assert groups.max() < cuda.GROUPS
    complete = {answer.verb.name for phase in contract.turn.phases for answer in phase.answers if answer.completes}
    seen = [sorted(set(groups[verb.start : verb.start + verb.size])) for verb in contract.verbs]
    assert sum(map(len, seen)) == len({group for several in seen for group in several}), "verbs stand apart"
    firsts = [several[0] for verb, several in zip(contract.verbs, seen, strict=True) if verb.name in complete]
    assert sorted(firsts)[:1] == [1] or not complete


def test_the_quickest_way_is_taken_once_games_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(cuda, "perf_counter", lambda: now[0])
    taken: list[str] = []

    def way(name: str, seconds: float) -> None:
        taken.append(name)
        now[0] += seconds

    quickest = cuda.Quickest([lambda: way("slow", 3), lambda: way("quick", 1), lambda: way("other", 2)], lambda: None)
    for _ in range(cuda.UNDER_WAY):
        quickest()
    assert set(taken) == {"slow"}
    for _ in range(3 * cuda.TRIES):
        quickest()
    assert set(taken) == {"slow", "quick", "other"}
    del taken[:]
    for _ in range(5):
        quickest()
    assert taken == ["quick"] * 5
