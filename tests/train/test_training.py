"""A net teaches itself on a CPU: the whole path, from observations to a net file that plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import branchline
from branchline.bots.models.files import IncompatibleModel
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import POLICY_VALUE_NETS, PolicyValueNet
from branchline.bots.play.arena import Contest, report, results
from branchline.envs import VectorEnv
from branchline.train.cloning.games import play_game
from branchline.train.self_play.checkpoint import IncompatibleCheckpoint
from branchline.train.self_play.learner import WARM_UP, Learner
from branchline.train.self_play.session import LOG, STUDENT, Session
from branchline.train.self_play.settings import Settings

pytestmark = pytest.mark.exhaustive
TINY = Settings(players=(2, 3), tables=16, steps=4, minibatch=32, width=32, input_width=32, decisions=16 * 4 * 6)
SMALL = Settings(
    players=(2,), tables=64, steps=32, minibatch=256, passes=2, width=64, input_width=64, learning_rate=2e-3,
    entropy=0.01, last_entropy=0.001, varied=0.0, decisions=64 * 32 * 16, keep_every=4,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def weights(session: Session) -> list[float]:
    return [float(part.detach().double().sum()) for part in session.learner.network.parameters()]


def test_a_training_beats_random_clearly(tmp_path: Path) -> None:
    game = branchline.load("rocket")
    session = Session(game, SMALL, tmp_path, "cpu")
    session.run(10.0, lambda line: None)
    assert (tmp_path / LOG).exists()
    bot = f"net:{tmp_path / 'rocket.npz'}"
    contest = Contest("rocket", (bot, "random"), 40, seed=900)
    net = next(figures for figures in report(contest, results(contest, workers=1))["bots"] if figures["bot"] == bot)
    assert net["interval"][0] > 0.6
    assert net["ms_a_move"] < 50


def test_it_stops_and_goes_on(tmp_path: Path) -> None:
    """As far as a checkpoint tells: the same weights, moments, pool and counters."""
    game = branchline.load("rocket")
    session = Session(game, TINY, tmp_path, "cpu")
    for _ in range(3):
        session.learner.iterate()
    session.save()
    resumed = Session(game, TINY, tmp_path, "cpu")
    assert resumed.resumed
    assert weights(resumed) == weights(session)
    assert (resumed.learner.iterations, resumed.learner.decisions) == (3, 3 * 64)
    assert len(resumed.learner.optimiser.state) == len(session.learner.optimiser.state) > 0
    resumed.run(10.0, lambda line: None)
    assert resumed.learner.progress == 1
    with pytest.raises(IncompatibleCheckpoint):
        Session(game, replace(TINY, width=64, input_width=64), tmp_path, "cpu")


def test_the_first_steps_are_short(tmp_path: Path) -> None:
    """Two minibatches are far from a warm optimiser: no weight has gone further than two such steps."""
    learner = Session(branchline.load("rocket"), TINY, tmp_path, "cpu").learner
    before = [part.detach().clone() for part in learner.network.parameters()]
    learner.iterate()
    moved = max(
        float((now.detach() - was).abs().max()) for now, was in zip(learner.network.parameters(), before, strict=True)
    )
    assert 0 < moved < 4 * TINY.learning_rate / WARM_UP


def test_another_schedule_begins_with_the_full_learning_rate(tmp_path: Path) -> None:
    game = branchline.load("rocket")
    Session(game, TINY, tmp_path, "cpu").run(10.0, lambda line: None)
    assert Session(game, TINY, tmp_path, "cpu").learner.progress == 1
    assert Session(game, TINY, tmp_path, "cpu", again=True).learner.progress == 0


def test_a_net_file_plays_what_the_net_would(tmp_path: Path) -> None:
    """But for the rounding to eight bits."""
    game = branchline.load("rocket")
    session = Session(game, TINY, tmp_path, "cpu")
    session.learner.iterate()
    session.learner.seen[:] = True
    session.save()
    net, observer = PolicyValueNet(tmp_path / "rocket.npz"), observer_of(game)
    match = game.new(players=3, seed=4)
    row = observer.row(match.board.record, match.state, match.to_move or 0)
    actions = np.array(match.legal_numbers())
    logits, values = net.answer(row, observer.layout.scale(), actions)
    with torch.no_grad():
        all_logits, all_values = session.learner.network(torch.tensor(row)[None])
    assert np.abs(logits - all_logits[0].numpy()[actions]).max() < 0.02
    assert np.abs(values - all_values[0].numpy()).max() < 0.02
    assert net.metadata.decisions == session.learner.decisions


def test_a_net_that_does_not_fit_refuses_with_a_sentence(tmp_path: Path) -> None:
    rocket, other = branchline.load("rocket"), branchline.load("rock-island")
    Session(rocket, TINY, tmp_path, "cpu").save()
    assert POLICY_VALUE_NETS.load(rocket, tmp_path / "rocket.npz").metadata.game == "rocket"
    with pytest.raises(IncompatibleModel, match="another board"):
        POLICY_VALUE_NETS.load(other, tmp_path / "rocket.npz")


TAUGHT = replace(
    SMALL,
    players=(2, 3),
    greedy_games=15,
    greedy_tables=0.25,
    tables=16,
    steps=16,
    minibatch=128,
    decisions=16 * 16 * 20,
)


def test_a_training_goes_on_from_what_greedy_does(tmp_path: Path) -> None:
    """The student does more often as greedy does than by chance, and where it sits nobody learns but one."""
    game = branchline.load("rocket")
    session = Session(game, TAUGHT, tmp_path, "cpu")
    session.train_student()
    learner, metadata = session.learner, PolicyValueNet(tmp_path / STUDENT).metadata
    assert learner.student is not None
    assert metadata.games == 15
    assert metadata.settings["agreement"] > 0.2
    taught = [part.detach().clone() for part in learner.student.parameters()]
    assert all(map(torch.equal, learner.network.parameters(), taught))
    figures = [learner.iterate() for _ in range(20)]
    assert sum(one["games_against_greedy"] for one in figures) > 0
    group, own = TAUGHT.groups["greedy"], learner.memory.own
    assert group == slice(12, 16)
    assert own[:, group].any()
    assert (learner.memory.seats[:-1, group][own[:, group]] == _learning_seats(learner, group)[own[:, group]]).all()
    assert all(map(torch.equal, learner.student.parameters(), taught))
    assert not any(map(torch.equal, learner.network.parameters(), taught))


def _learning_seats(learner: Learner, group: slice) -> torch.Tensor:
    seats = torch.arange(TAUGHT.tables)[group] // len(TAUGHT.players) % learner.players[group]
    return seats.expand(TAUGHT.steps, -1)


def test_a_student_is_kept_with_the_training(tmp_path: Path) -> None:
    game = branchline.load("rocket")
    session = Session(game, replace(TINY, greedy_games=2), tmp_path, "cpu")
    session.run(10.0, lambda line: None)
    kept = Session(game, replace(TINY, greedy_games=2), tmp_path, "cpu").learner.student
    assert session.learner.student is not None
    assert kept is not None
    pairs = zip(kept.parameters(), session.learner.student.parameters(), strict=True)
    assert all(torch.equal(one, other.to(torch.bfloat16).float()) for one, other in pairs)


def test_games_of_greedy_repeat_and_are_seen_from_the_own_seat() -> None:
    game = branchline.load("rocket")
    first, again = (play_game(game.id, (2, 3), 0.5, 7, 1) for _ in range(2))
    for name in first.__dataclass_fields__:
        assert np.array_equal(getattr(first, name), getattr(again, name))
    assert (first.players == 3).all()
    assert first.allowed[np.arange(len(first.actions)), first.actions].all()
    assert np.allclose(first.shares.sum(axis=1), 1)
    assert not first.scores[:, 3:].any()
    assert len({tuple(row) for row in first.scores}) == 3


def test_an_opponent_plays_its_game_to_the_end(tmp_path: Path) -> None:
    """Networks join the pool all the time; at a table another sits down only when a game has ended there."""
    settings = replace(TINY, earlier=1.0, keep_every=1, steps=16, decisions=10**6)
    learner = Session(branchline.load("rocket"), settings, tmp_path, "cpu").learner
    begun_by = learner._opponent.clone()
    for _ in range(30):
        before = learner._opponent.clone()
        learner.iterate()
        ended = (learner.memory.over != 0).any(dim=0)
        assert not ((learner._opponent != before) & ~ended).any()
    assert (learner._opponent != begun_by).any()
    assert len(learner._opponent.unique()) > 1


def test_observations_are_shared_with_tensors() -> None:
    with VectorEnv("rocket", 4) as env:
        tensor = torch.from_dlpack(env.reset(1).observations)
        before = tensor.clone()
        env.step(env.random_actions())
        assert (tensor != before).any()
