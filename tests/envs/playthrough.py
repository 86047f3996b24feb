"""`PYTHONPATH=tests python -m envs.playthrough` records a playthrough of every game in OpenSpiel: what it is, and a
whole game of random actions with what each seat knows on the way. A change in it is a change of the rules, or of what
is told.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import branchline
from branchline.envs import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
SEED, EVERY = 11, 20


def lines(game_id: str) -> list[str]:
    game = openspiel.load(game_id, branchline.load(game_id).players[0])
    state, draws = game.new_initial_state(), random.Random(SEED)
    state.apply_action(SEED)
    told = [f"game: {game}", f"players: {game.num_players()}", f"actions: {game.num_distinct_actions()}",
            f"observation: {game.observation_tensor_shape()}"]  # fmt: skip
    while not state.is_terminal():
        if state.move_number() % EVERY == 1:
            told += _moment(state, game.num_players())
        action = draws.choice(state.legal_actions())
        told.append(f"{state.current_player()} {state.action_to_string(action)}")
        state.apply_action(action)
    return [*told, f"returns: {[round(value, 4) for value in state.returns()]}"]


def _moment(state: Any, players: int) -> list[str]:
    knows = [_digest("\n".join(state.seen[seat]).encode() + state.row(seat).tobytes()) for seat in range(players)]
    return [f"# move {state.move_number()}: {len(state.legal_actions())} legal, the seats know {' '.join(knows)}"]


def _digest(known: bytes) -> str:
    """Of what a seat was told and of its observation; a view may say more in other words."""
    return hashlib.sha256(known).hexdigest()[:12]


def file_of(game_id: str) -> Path:
    return FOLDER / f"{game_id}-v{branchline.load(game_id).rules}.txt"


if __name__ == "__main__":
    for name in branchline.catalogue():
        file_of(name).write_text("\n".join(lines(name)) + "\n", encoding="utf-8")
