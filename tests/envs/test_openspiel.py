"""OpenSpiel's own test, recorded playthroughs, and what hidden things are to its algorithms."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
import branchline  # noqa: E402
from branchline.envs import openspiel  # noqa: E402
from branchline.envs.openspiel import SpielBot, name_of  # noqa: E402
from branchline.kernel.errors import BranchlineError  # noqa: E402
from envs.playthrough import file_of, lines  # noqa: E402

SAMPLE = "rocket"
GAMES = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.exhaustive, id=game)
    for game in branchline.catalogue()
]
every_game = pytest.mark.parametrize("game_id", GAMES)


def begun(game_id: str, players: int, seed: int, moves: int) -> Any:
    """A state after so many random actions."""
    state, draws = openspiel.load(game_id, players).new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(draws.choice(state.legal_actions()))
    return state


@pytest.mark.exhaustive
@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_openspiels_own_test_passes_with_serialization(game_id: str) -> None:
    pyspiel.random_sim_test(openspiel.load(game_id), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_playthrough_is_as_recorded(game_id: str) -> None:
    assert lines(game_id) == file_of(game_id).read_text(encoding="utf-8").splitlines()


@every_game
def test_the_game_of_a_seed_is_that_of_the_library(game_id: str) -> None:
    state, match = begun(game_id, 3, 7, 0), branchline.load(game_id).new(3, 7)
    draws = random.Random(1)
    while not match.is_over:
        assert state.legal_actions() == sorted(match.legal_numbers())
        assert state.current_player() == match.to_move
        action = draws.choice(state.legal_actions())
        match.play(action)
        state.apply_action(action)
    places = match.places()
    assert state.is_terminal()
    assert state.returns() == pytest.approx([(place == 1) / places.count(1) - 1 / 3 for place in places])
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_resampled_state_tells_its_seat_the_same_and_hides_the_seed(game_id: str) -> None:
    state = begun(game_id, 3, 5, 60)
    seat = state.current_player()
    for draw in (0.1, 0.7):
        other = state.resample_from_infostate(seat, lambda draw=draw: draw)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert (np.array(other.observation_tensor(seat)) == np.array(state.observation_tensor(seat))).all()
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        assert other.match.seed is None
        again = openspiel.load(game_id, 3).deserialize_state(other.serialize())
        assert again.match.fingerprint() == other.match.fingerprint()


def test_copies_share_nothing() -> None:
    state = begun(SAMPLE, 3, 5, 0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (len(state.match), len(copy.match)) == (0, 1)
    assert state.history() == [5]


def test_structs_have_the_words_of_the_game() -> None:
    state = begun(SAMPLE, 3, 5, 8)
    for action in state.legal_actions()[:20]:
        struct = state.action_to_struct(state.current_player(), action)
        assert state.struct_to_actions(struct) == [action]
    seen = json.loads(state.to_observation_struct(1).to_json())
    assert seen == json.loads(json.dumps(state.match.view(1)))
    position = json.loads(state.to_struct().to_json())["position"]
    assert branchline.load(SAMPLE).from_position(position).fingerprint() == state.match.fingerprint()


def test_bots_sit_at_an_openspiel_table() -> None:
    game = openspiel.load(SAMPLE, 3)
    bots = [SpielBot(SAMPLE, "greedy", 0, seed=1), SpielBot(SAMPLE, "random", 1), SpielBot(SAMPLE, "random", 2)]
    state = game.new_initial_state()
    state.apply_action(3)
    returns = pyspiel.evaluate_bots(state, bots, 0)
    assert returns[0] == pytest.approx(2 / 3)


def test_a_search_for_hidden_information_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=openspiel.load("rock-island", 2), evaluator=evaluator, uct_c=1.0, max_simulations=3,
                           random_state=np.random.RandomState(2))  # fmt: skip
    state = begun("rock-island", 2, 4, 30)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_knows_the_games_by_name() -> None:
    openspiel.register_all()
    known = pyspiel.registered_names()
    assert {name_of(game) for game in branchline.catalogue().values()} <= set(known)
    assert str(pyspiel.load_game(f"{name_of(branchline.load(SAMPLE))}(players=2)")).endswith("(players=2)")
    with pytest.raises(BranchlineError, match="9"):
        openspiel.load(SAMPLE, 9)
