"""Other game engines, driven as their users drive them, for a comparison in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

Rate = Callable[[float], tuple[int, float]]
"""Play uniformly random games, or search, for about so many seconds; returns the number of actions, or simulations, and
the seconds it took."""


def catanatron(seconds: float) -> tuple[int, float]:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        actions += len(game.state.actions)
    return actions, time.perf_counter() - start


def openspiel_chess(seconds: float) -> tuple[int, float]:
    """Chess with two random players, driven from Python."""
    import pyspiel

    chess, rng = pyspiel.load_game("chess"), random.Random(1)
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = chess.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions, time.perf_counter() - start


def pettingzoo_chess(seconds: float) -> tuple[int, float]:
    """Its chess with two random players."""
    from pettingzoo.classic import chess_v6

    env: Any = chess_v6.env()
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.reset(seed=actions)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            actions += not over
    return actions, time.perf_counter() - start


def rlcard_holdem(seconds: float) -> tuple[int, float]:
    """No-limit hold'em with four random players."""
    import rlcard

    env, rng = rlcard.make("no-limit-holdem", config={"game_num_players": 4}), random.Random(1)
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            actions += 1
    return actions, time.perf_counter() - start


def openspiel_search(seconds: float) -> tuple[int, float]:
    """Its tree search from the beginning of chess, one random rollout a simulation; counts simulations."""
    import pyspiel

    chess = pyspiel.load_game("chess")
    simulations, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        bot = pyspiel.MCTSBot(chess, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SEARCH, 100, False, 1, False)
        bot.step(chess.new_initial_state())
        simulations += SEARCH
    return simulations, time.perf_counter() - start


def envpool_chess(seconds: float) -> tuple[int, float]:
    """Its chess by the thousand on as many threads as there are cores; a random legal move in each."""
    import envpool
    import numpy as np

    from branchline.envs.workers import cores

    env = envpool.make("Chess-v1", env_type="gymnasium", num_envs=AT_ONCE, num_threads=cores())
    rng = np.random.default_rng(1)
    seen = env.reset()[1]
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        seen = env.step(drawn(seen["legal_action_mask"], rng))[4]
        actions += AT_ONCE
    return actions, time.perf_counter() - start


def drawn(masks: Any, rng: Any) -> Any:
    """One of the legal actions in each row; any where a game has ended."""
    import numpy as np

    rows, actions = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    chosen = np.cumsum(counts) - counts + rng.integers(0, np.maximum(counts, 1))
    return actions[np.minimum(chosen, len(actions) - 1)].astype(np.int32)


SEARCH = 100
"""Simulations of one search."""
AT_ONCE = 1024
PEERS: dict[str, Rate] = {
    "catanatron": catanatron, "openspiel_chess": openspiel_chess, "pettingzoo_chess": pettingzoo_chess,
    "rlcard_holdem": rlcard_holdem,
}  # fmt: skip
SEARCHES: dict[str, Rate] = {"openspiel_chess": openspiel_search}
VECTORS: dict[str, Rate] = {"envpool_chess": envpool_chess} if find_spec("envpool") else {}
"""Where they are installed: EnvPool brings a gigabyte of other environments along."""
