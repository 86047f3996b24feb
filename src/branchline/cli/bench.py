"""`branchline bench`: how fast the rules run, on one core or on a GPU, and beside other engines in the same run."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

import branchline
from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import say

ROUNDS = 5
SECONDS = 1.0
GPU_GAMES = 1 << 18
COPIES = 1_000_000


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "bench")
    parser.add_argument("game", nargs="?", metavar=say("help-game"), help=say("help-bench-game"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("--peers", action="store_true", help=say("help-bench-peers"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=say("help-bench-device"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    games = [branchline.load(args.game)] if args.game else list(branchline.catalogue().values())
    measure = on_cuda if args.device == "cuda" else on_cpu
    players = number_of(args.players, "--players") if args.players else None
    results = [measure(game, game.check_players(players or game.players[-1]), args.peers) for game in games]
    if args.json:
        print(json.dumps(results[0] if len(results) == 1 else {"games": results}, indent=1))
    else:
        for result in results:
            show(result)
    return 0


def on_cpu(game: Any, players: int, peers: bool) -> dict[str, Any]:
    """Rounds of one second each, ours and the peers' by turns; the median of each counts."""
    from branchline.cli.peers import PEERS

    if peers:
        need("bench")
    play = RandomGames(game, players)
    play.for_seconds(0.2)
    rates: dict[str, list[float]] = {name: [] for name in ["ours", *(PEERS if peers else [])]}
    games_per_action = 0.0
    for _ in range(ROUNDS):
        actions, games, seconds = play.for_seconds(SECONDS)
        rates["ours"].append(actions / seconds)
        games_per_action = games / actions
        for name in PEERS if peers else ():
            peer_actions, peer_seconds = PEERS[name](SECONDS)
            rates[name].append(peer_actions / peer_seconds)
    medians = {name: statistics.median(rate) for name, rate in rates.items()}
    ours = medians.pop("ours")
    return {
        "game": game.id,
        "players": players,
        "device": "cpu",
        "actions_per_s": round(ours),
        "games_per_s": round(ours * games_per_action, 1),
        "copy_ns": round(play.copy_ns(), 1),
        "state_bytes": game.contract.State.dtype.itemsize,
        "peers": {name: round(rate) for name, rate in medians.items()},
        "ratios": {name: round(ours / rate, 1) for name, rate in medians.items()},
    }


class RandomGames:
    """Whole random games on one core."""

    CHUNK = 200

    def __init__(self, game: Any, players: int) -> None:
        import numpy as np

        from branchline.kernel.events import no_log
        from branchline.kernel.playout import prepare_playouts

        contract = game.contract
        prepare_playouts(game)
        self._board = game.sheet().record
        self._start = np.array([game.blank_state(players)], contract.State.dtype)
        self._states = np.zeros(8, contract.State.dtype)
        self._out = np.zeros(contract.out_size, np.int32)
        self._log = no_log()
        self._seed = 0

    def play(self, first_seed: int, games: int) -> tuple[Any, int]:
        """The scores of these games and their actions in all."""
        import numpy as np

        from branchline.kernel.playout import playouts

        scores = np.zeros((games, int(self._start[0].players)), np.int64)
        room = self._states[:1]
        return scores, playouts(self._board, room, self._start, first_seed, scores, self._out, self._log)

    def for_seconds(self, seconds: float) -> tuple[int, int, float]:
        actions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            actions += self.play(self._seed, self.CHUNK)[1]
            games += self.CHUNK
            self._seed += self.CHUNK
        return actions, games, time.perf_counter() - start

    def copy_ns(self) -> float:
        from branchline.kernel.playout import copies

        start = time.perf_counter()
        copies(self._states, COPIES)
        return (time.perf_counter() - start) / COPIES * 1e9


def on_cuda(game: Any, players: int, peers: bool) -> dict[str, Any]:
    """One launch after another on the GPU; the scores of the first games are compared with the CPU's."""
    need("cuda")
    from branchline.kernel.cuda import CudaPlayouts

    batch = CudaPlayouts(game.contract, game.sheet().record, game.blank_state(players), GPU_GAMES)
    compiled = time.perf_counter()
    scores, _ = batch.play(0)
    compile_s = time.perf_counter() - compiled
    checked = 4096
    same = bool((scores[:checked] == RandomGames(game, players).play(0, checked)[0]).all())
    rates = []
    games_per_action = 0.0
    for launch in range(1, ROUNDS + 1):
        start = time.perf_counter()
        _, actions = batch.play(launch * GPU_GAMES)
        rates.append(int(actions.sum()) / (time.perf_counter() - start))
        games_per_action = len(actions) / int(actions.sum())
    rate = statistics.median(rates)
    return {
        "game": game.id,
        "players": players,
        "device": "cuda",
        "actions_per_s": round(rate),
        "games_per_s": round(rate * games_per_action, 1),
        "games_at_once": GPU_GAMES,
        "first_launch_s": round(compile_s, 1),
        "same_scores_as_cpu": same,
        "scores_compared": checked,
        "peers": {},
    }


def show(result: dict[str, Any]) -> None:
    for name, value in result.items():
        if isinstance(value, dict):
            for peer, number in value.items():
                print(f"{say('bench-' + name):28} {peer:18} {number:>14,}")
        else:
            print(f"{say('bench-' + name):28} {value!s:>18}")
    sys.stdout.flush()
