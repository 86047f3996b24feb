"""Many tables at once: by the rules, and the same whichever device plays them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import branchline
from bots.threads import OneByOne
from branchline.bots.models.observe import observer_of
from branchline.kernel import Game
from branchline.train.self_play import cuda_tables
from branchline.train.self_play.cuda_tables import CudaTables
from branchline.train.self_play.starts import drawn_options, starts
from branchline.train.self_play.tables import CpuTables, Tables

TABLES, SEATS = 6, 4


class Tensor(np.ndarray[Any, Any]):
    """As much of a tensor as tables need."""

    def numpy(self) -> Any:
        return np.asarray(self)


def session(*shape: int, kind: Any = np.uint8) -> Any:
    return np.zeros(shape, kind).view(Tensor)


class Seen:
    """What one step showed and brought."""

    def __init__(self, game: Game, tables: Tables, step: int) -> None:
        self.rows = session(TABLES, observer_of(game).layout.size)
        self.allowed = session(TABLES, game.contract.verbs.size)
        self.seats = session(TABLES, kind=np.int64)
        self.over, self.shares, self.scores = (
            session(TABLES),
            *(session(TABLES, SEATS, kind=np.float32) for _ in range(2)),
        )
        tables.look(self.rows, self.allowed, self.seats)
        choices = [np.flatnonzero(row.numpy()) for row in self.allowed]
        self.actions = np.array([found[step % len(found)] for found in choices]).view(Tensor)
        tables.play(self.actions, 1000 + step * TABLES, self.over, self.shares, self.scores)


def played(game: Game, tables: Tables, steps: int) -> list[Seen]:
    tables.deal(7)
    return [Seen(game, tables, step) for step in range(steps)]


def test_a_table_is_played_by_the_rules() -> None:
    game = branchline.load("rocket")
    begun = starts(game, game.players, 0.0, 1)
    steps = played(game, CpuTables(game, observer_of(game), begun, TABLES), 400)
    for step in steps:
        for table in range(TABLES):
            players = game.players[table % len(game.players)]
            assert step.allowed[table].any()
            assert 0 <= step.seats[table] < players
            assert step.shares[table].sum() == pytest.approx(float(step.over[table]))
    over = [(step, table) for step in steps for table in range(TABLES) if step.over[table]]
    assert over
    for step, table in over:
        best = step.scores[table].max()
        assert all((share > 0) == (score == best) for share, score in
                   zip(step.shares[table], step.scores[table], strict=True) if score > 0)  # fmt: skip


def test_the_same_on_every_device(monkeypatch: pytest.MonkeyPatch) -> None:
    game = branchline.load("rocket")
    monkeypatch.setattr(cuda_tables, "cuda_library", OneByOne)
    begun = starts(game, game.players, 0.5, 1)
    runs = [played(game, kind(game, observer_of(game), begun, TABLES), 12) for kind in (CpuTables, CudaTables)]
    for on_cpu, on_cuda in zip(*runs, strict=True):
        for name, array in vars(on_cpu).items():
            assert np.array_equal(array, getattr(on_cuda, name)), name


@pytest.mark.parametrize("game_id", sorted(branchline.catalogue()))
def test_options_are_varied(game_id: str) -> None:
    game = branchline.load(game_id)
    assert game.contract.verbs.size
    drawn = [drawn_options(game, players, random.Random(seed)) for seed in range(20) for players in game.players]
    for option in game.options:
        values = {options[option.name] for options in drawn}
        assert len(values) > 1
    usual = starts(game, game.players, 0.0, 1)
    assert {tuple(state[option.name] for option in game.options) for state in usual} == {
        tuple(game.blank_state(players)[option.name] for option in game.options) for players in game.players
    }
    assert sorted({int(state.players) for state in usual}) == list(game.players)
