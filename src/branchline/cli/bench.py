"""`branchline bench`: how fast the rules run, on one core or on a GPU, and beside other engines in the same run."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import say
from branchline.kernel.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.cli.peers import Rate

PACKAGES = ("numba", "numpy", "numba-cuda", "open_spiel", "catanatron", "pettingzoo", "rlcard", "envpool")
ROUNDS = 5
SECONDS = 1.0
WARMING_UP = 0.2
GPU_POSITIONS = 4_000_000_000
"""Bytes: a GPU has so many games at once that their positions fill at most this."""
STEPS_AT_ONCE = 50
"""Steps of a GPU between two looks at how far its games have come."""
SHOWN: dict[str, dict[str, Any]] = {
    "nothing": {"masks": False, "observations": False},
    "observations": {"masks": False, "observations": True},
}
COMPARED_ROWS, COMPARED_GAMES = 1024, 1000
"""So many games of a GPU are played on the CPU as well."""
CLOSE = 1e-6
"""Shares and rewards are fractions, which a GPU may round otherwise in the last place."""
COPIES = 1_000_000
LATE_POSITIONS = 1_000
"""One of each of so many games, from their last quarter."""
VECTOR_GAMES = 1024
OBSERVED = {"masks": False, "observations": True}
"""What is written at every step: masks of legal actions, and beside them observations or not."""
TRIES = 3
"""How often each list is made: the quickest counts, so that the rest of the machine does not."""


class DevicesDiffer(BranchlineError):
    """A game went another way on the GPU."""


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "bench")
    parser.add_argument("game", nargs="?", metavar=say("help-game"), help=say("help-bench-game"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("--peers", action="store_true", help=say("help-bench-peers"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=say("help-bench-device"))
    parser.add_argument("--games", metavar="K", help=say("help-bench-games"))
    parser.add_argument("--prepare", action="store_true", help=say("help-bench-prepare"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    from branchline.cli.figures import made_with, versions_of

    games = [branchline.load(args.game)] if args.game else list(branchline.catalogue().values())
    players = number_of(args.players, "--players") if args.players else None
    at_once = number_of(args.games, "--games", 1) if args.games else None

    if args.device == "cuda":
        prepare_for_gpu(games)
    if args.prepare:
        return 0

    def measure(game: Any) -> dict[str, Any]:
        seats = game.check_players(players or game.players[-1])
        return on_cuda(game, seats, at_once) if args.device == "cuda" else on_cpu(game, seats, args.peers)

    made = made_with(PACKAGES) | ({"gpu": gpu_name()} if args.device == "cuda" else {})
    results = []
    for game in games:
        results.append(measure(game) | versions_of(game))
        if args.json:
            print(game.name(), file=sys.stderr, flush=True)
        else:
            show(results[-1])
    if args.json:
        print(json.dumps({"made": made, "games": results}, indent=1))
    return 0


def gpu_name() -> str:
    from numba import cuda

    name = cuda.get_current_device().name
    return str(name.decode() if isinstance(name, bytes) else name)


def on_cpu(game: Any, players: int, peers: bool) -> dict[str, Any]:
    """Rounds of one second each, ours and the peers' by turns; the median of each counts."""
    from branchline.cli.peers import PEERS, SEARCHES

    if peers:
        need("bench")
    play, search = RandomGames(game, players), RandomSearch(game, players)
    play.rate(WARMING_UP)
    rates = _rates({"ours": play.rate, **(PEERS if peers else {})})
    searches = _rates({"ours": search.rate, **(SEARCHES if peers else {})})
    ours, simulations = rates.pop("ours"), searches.pop("ours")
    return {
        "game": game.id,
        "players": players,
        "device": "cpu",
        "actions_per_s": round(ours),
        "games_per_s": round(ours * play.games_per_action, 1),
        "copy_ns": round(play.copy_ns(), 1),
        "longest_list_us": round(play.longest_list_us(), 1),
        "state_bytes": game.contract.State.dtype.itemsize,
        "peers": {name: round(rate) for name, rate in rates.items()},
        "ratios": {name: round(ours / rate, 1) for name, rate in rates.items()},
        "simulations_per_s": round(simulations),
        "searches": {name: round(rate) for name, rate in searches.items()},
        "search_ratios": {name: round(simulations / rate, 1) for name, rate in searches.items()},
        **in_vector(game, players, peers),
    }


def in_vector(game: Any, players: int, peers: bool = False) -> dict[str, Any]:
    """Many games stepped together, and as many threads that each play one game after the other, by turns."""
    from branchline.cli.peers import VECTORS
    from branchline.envs.workers import cores

    threads = cores()
    vectors = {f"vector_{name}": RandomVector(game, players, threads, observed) for name, observed in OBSERVED.items()}
    others = VECTORS if peers else {}
    rates = _rates({"alone": RandomThreads(game, players, threads).rate, **{k: v.rate for k, v in vectors.items()},
                    **others})  # fmt: skip
    alone = rates.pop("alone")
    for vector in vectors.values():
        vector.close()
    return {
        "vector_games": VECTOR_GAMES,
        "vector_threads": threads,
        "threads_actions_per_s": round(alone),
        "vectors": {name: round(rate) for name, rate in rates.items() if name in vectors},
        "vector_ratios": {name: round(rate / alone, 2) for name, rate in rates.items() if name in vectors},
        "vector_peers": {name: round(rate) for name, rate in rates.items() if name in others},
    }


class RandomThreads:
    """Whole random games on several threads."""

    def __init__(self, game: Any, players: int, threads: int) -> None:
        from concurrent.futures import ThreadPoolExecutor

        self._games = [RandomGames(game, players) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads)

    def rate(self, seconds: float) -> tuple[int, float]:
        played = list(self._pool.map(lambda games: games.rate(seconds), self._games))
        return sum(actions for actions, _ in played), max(taken for _, taken in played)


class RandomVector:
    """Random games in a vector environment."""

    def __init__(self, game: Any, players: int, threads: int, observed: bool) -> None:
        from branchline.envs import VectorEnv

        self._env = VectorEnv(game, VECTOR_GAMES, players=players, threads=threads, observations=observed)
        self._env.reset()
        self.close = self._env.close

    def rate(self, seconds: float) -> tuple[int, float]:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            self._env.step(self._env.random_actions())
            steps += 1
        return steps * VECTOR_GAMES, time.perf_counter() - start


def _rates(players: Mapping[str, Rate]) -> dict[str, float]:
    """The median of each one's actions a second."""
    rounds = [{name: play(SECONDS) for name, play in players.items()} for _ in range(ROUNDS)]
    return {
        name: statistics.median(actions / seconds for actions, seconds in (taken[name] for taken in rounds))
        for name in players
    }


class RandomSearch:
    """Simulations from the beginning of a game, each with a random rollout to the end, on one core."""

    def __init__(self, game: Any, players: int) -> None:
        from branchline.bots.search.random_tree import RandomTree

        self._tree, self._seed = RandomTree(game, players), 0

    def rate(self, seconds: float) -> tuple[int, float]:
        """Search for about so long; the number of simulations, and how long it took."""
        from branchline.cli.peers import SEARCH

        simulations, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            self._tree.search(SEARCH, self._seed)
            self._seed += 1
            simulations += SEARCH
        return simulations, time.perf_counter() - start


class RandomGames:
    """Whole random games on one core."""

    CHUNK = 200

    def __init__(self, game: Any, players: int) -> None:
        import numpy as np

        from branchline.kernel.events import no_log
        from branchline.kernel.rollout import prepare_rollouts

        contract = game.contract
        prepare_rollouts(game)
        self._board = game.load_board().record
        self._start = np.array([game.blank_state(players)], contract.State.dtype)
        self._states = np.zeros(8, contract.State.dtype)
        self._out = np.zeros(contract.out_size, np.int32)
        self._log = no_log()
        self._legal = contract.legal
        self._seed = 0
        self._actions = self._games = 0

    def play(self, first_seed: int, games: int) -> tuple[Any, int]:
        """The scores of these games and their actions in all."""
        import numpy as np

        from branchline.kernel.rollout import rollouts

        scores = np.zeros((games, int(self._start[0].players)), np.int64)
        room = self._states[:1]
        return scores, rollouts(self._board, room, self._start, first_seed, scores, self._out, self._log)

    def rate(self, seconds: float) -> tuple[int, float]:
        """Play for about so long; the number of actions, and how long it took."""
        before, start = self._actions, time.perf_counter()
        while time.perf_counter() - start < seconds:
            self._actions += self.play(self._seed, self.CHUNK)[1]
            self._games += self.CHUNK
            self._seed += self.CHUNK
        return self._actions - before, time.perf_counter() - start

    @property
    def games_per_action(self) -> float:
        return self._games / self._actions

    def longest_list_us(self) -> float:
        """How long it takes at most, over late positions, to list what may be done."""
        from branchline.kernel.rollout import MOST_ACTIONS, play_from_setup

        board, room, out, longest = self._board, self._states[:1], self._out, 0.0
        for seed in range(LATE_POSITIONS):
            length = play_from_setup(board, room, self._start, seed, MOST_ACTIONS, out, self._log)
            late = length - 1 - length * seed // (4 * LATE_POSITIONS)
            play_from_setup(board, room, self._start, seed, late, out, self._log)
            longest = max(longest, min(self._list_seconds() for _ in range(TRIES)))
        return longest * 1e6

    def _list_seconds(self) -> float:
        state, start = self._states[0], time.perf_counter()
        self._legal(self._board, state, self._out)
        return time.perf_counter() - start

    def copy_ns(self) -> float:
        from branchline.kernel.rollout import copies

        start = time.perf_counter()
        copies(self._states, COPIES)
        return (time.perf_counter() - start) / COPIES * 1e9


def on_cuda(game: Any, players: int, at_once: int | None = None) -> dict[str, Any]:
    """Random games on the GPU, which chooses by itself; before that, games there and here are compared step by step."""
    need("cuda")
    at_once = at_once or 1 << (GPU_POSITIONS // game.contract.State.dtype.itemsize).bit_length() - 1
    start = time.perf_counter()
    compared = compare_devices(game)
    ready = time.perf_counter() - start
    rates = _cuda_rates(game, players, at_once)
    return {
        "game": game.id,
        "players": players,
        "device": "cuda",
        "actions_per_s": round(rates["nothing"]),
        "games_at_once": at_once,
        "shown": {f"shown_{name}": round(rates[name]) for name in SHOWN if name != "nothing"},
        "same_as_cpu": True,
        **compared,
        "comparing_s": round(ready, 1),
    }


def prepare_for_gpu(games: list[Any]) -> None:
    """Compile what games need there and here; several beside each other, in processes of their own."""
    from concurrent.futures import ThreadPoolExecutor

    from branchline.envs import VectorEnv
    from branchline.envs.workers import cores

    need("cuda")
    if len(games) == 1:
        for device in ("cpu", "cuda"):
            VectorEnv(games[0], 1, device=device).close()
        return
    command = [sys.executable, sys.argv[0], "bench", "--device", "cuda", "--prepare"]
    with ThreadPoolExecutor(cores()) as processes:
        list(processes.map(lambda game: subprocess.run([*command, game.id], check=True), games))


def compare_devices(game: Any, rows: int = COMPARED_ROWS, games: int = COMPARED_GAMES) -> dict[str, int]:
    """Play the same games here and on the GPU, with all numbers of players, until so many have ended; whatever is shown
    must be the same after every action."""
    import numpy as np

    from branchline.envs import VectorEnv

    here, there = (VectorEnv(game, rows, players=game.players, device=device) for device in ("cpu", "cuda"))
    ended, steps, batches = 0, 0, (here.reset(), there.reset())
    while True:
        for name in batches[0]._fields:
            of_cpu, of_gpu = (np.asarray(_on_host(getattr(batch, name))) for batch in batches)
            same = np.isclose(of_cpu, of_gpu, rtol=CLOSE, atol=CLOSE) if of_cpu.dtype.kind == "f" else of_cpu == of_gpu
            if not same.all():
                rows_apart = np.flatnonzero(~same.reshape(rows, -1).all(1))
                raise DevicesDiffer("devices-differ", game=game.id, what=name, step=str(steps), row=str(rows_apart[0]))
        ended += int(batches[0].terminated.sum())
        if ended >= games:
            here.close()
            return {"compared_games": ended, "compared_actions": steps * rows}
        batches = here.step(here.random_actions()), there.step(there.random_actions())
        steps += 1


def _on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _cuda_rates(game: Any, players: int, at_once: int) -> dict[str, float]:
    """Actions a second for each of what is shown, over a whole game in every row, after one before it: games that
    began together are long at the same phase, and some phases take several times as long as others."""
    from branchline.envs import VectorEnv

    rates = {}
    for name, shown in SHOWN.items():
        with VectorEnv(game, at_once, players=players, device="cuda", **shown) as env:
            batch = env.reset()
            _play_games(env, batch, 1)
            start = time.perf_counter()
            steps = _play_games(env, batch, 2)
            rates[name] = steps * at_once / (time.perf_counter() - start)
    return rates


def _play_games(env: Any, batch: Any, games: int) -> int:
    """Until so many have ended in each row, on average; the number of steps."""
    steps = 0
    while (_on_host(batch.games) // env.num_envs).mean() < games:
        for _ in range(STEPS_AT_ONCE):
            env.step(env.random_actions())
        steps += STEPS_AT_ONCE
    return steps


def show(result: dict[str, Any]) -> None:
    for name, value in result.items():
        if isinstance(value, dict):
            for peer, number in value.items():
                print(f"{say('bench-' + name):28} {peer:18} {number:>14,}")
        else:
            print(f"{say('bench-' + name):28} {value!s:>18}")
    sys.stdout.flush()
