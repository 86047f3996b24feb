"""Other game engines, driven as their users drive them, for a comparison in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

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


SEARCH = 100
"""Simulations of one search."""
PEERS: dict[str, Rate] = {"catanatron": catanatron, "openspiel_chess": openspiel_chess}
SEARCHES: dict[str, Rate] = {"openspiel_chess": openspiel_search}
