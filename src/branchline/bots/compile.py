"""`python -m branchline.bots.compile GAME` compiles the rules of a game, and what its bots need beside them; with
`--searching` also the tree search. With `--ready` it only says which of the games named are compiled.

It tells how far it has come in lines of JSON, works at low priority, and ends when its input does, so that it never
outlives whoever started it. A process of its own gives back the memory that the compiler takes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import branchline
from branchline.kernel.compiler.units import Steps, Tell, Unit, is_ready, prepare, rules_of

if TYPE_CHECKING:
    from branchline.kernel.game import Game

BOTS = Path(__file__).parent
NICE = 10
SEARCHING, READY = "--searching", "--ready"


@cache
def beam_unit(game: Game) -> Unit:
    """The beam search as it is compiled for a game, or for games that share a contract and a heuristic."""
    from branchline.bots.heuristic import heuristic_sources

    rules = rules_of(game)
    sources = (BOTS / "search" / "beam.py", BOTS / "heuristic.py", *heuristic_sources(game))
    return Unit(f"{rules.name}-greedy", (*rules.sources, *sources))


@cache
def search_unit(game: Game) -> Unit:
    """The tree search and the rollouts, which only bots that search need: compiled when the first of them sits down."""
    beam = beam_unit(game)
    return Unit(beam.name.replace("-greedy", "-tree"), (*beam.sources, BOTS / "search" / "tree", BOTS / "terminal.py"))


def observation_of(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """The observer of a game, if a model comes with it that reads observations."""
    from branchline.bots.models.observe import observer_of
    from branchline.bots.models.packaged import packaged_model

    if packaged_model(game) is None:
        return {}
    return observer_of(game).units


def searching_units(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """All that a bot needs that searches."""
    from branchline.bots.search.beam import greedy_units
    from branchline.bots.search.master import search_steps

    return greedy_units(game) | observation_of(game) | {search_unit(game): lambda: search_steps(game)}


def is_compiled(game: Game, *, searching: bool = False) -> bool:
    """Whether the rules of a game have been compiled, and what its bots need beside them.

    The observer is asked about last: it depends on the board, which nobody loads without compiled rules.
    """
    units = [rules_of(game), beam_unit(game), *([search_unit(game)] if searching else [])]
    return all(map(is_ready, units)) and all(map(is_ready, observation_of(game)))


def compile_game(game: Game, tell: Tell | None = None, *, searching: bool = False) -> None:
    """Compile what is not compiled yet of all that `is_compiled` asks for."""
    from branchline.bots.search.beam import greedy_units

    prepare(searching_units(game) if searching else greedy_units(game) | observation_of(game), tell)


def command(game: Game, *, searching: bool = False) -> list[str]:
    return [sys.executable, "-m", "branchline.bots.compile", game.id, *([SEARCHING] if searching else [])]


def asking_command(games: Iterable[Game], *, searching: bool = False) -> list[str]:
    """Prints the ids of those games that are compiled. Whoever asks need not import what the answer takes."""
    flags = [READY, *([SEARCHING] if searching else [])]
    return [sys.executable, "-m", "branchline.bots.compile", *flags, *(game.id for game in games)]


def compile_in_background(game: Game, *, searching: bool = False) -> subprocess.Popen[bytes]:
    """A process that compiles a game while this one goes on."""
    return subprocess.Popen(
        command(game, searching=searching), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def tell(step: str, done: int, total: int) -> None:
    print(json.dumps({"step": step, "progress": round(done / total, 3)}), flush=True)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    if READY in sys.argv:
        asked = [branchline.load(word) for word in sys.argv[1:] if not word.startswith("-")]
        print(json.dumps([game.id for game in asked if is_compiled(game, searching=SEARCHING in sys.argv)]))
        sys.exit()
    os.nice(NICE)
    threading.Thread(target=_end_with_input, daemon=True).start()
    compile_game(branchline.load(sys.argv[1]), tell, searching=SEARCHING in sys.argv)
    os._exit(0)  # an ordinary exit would stumble over the thread that still reads
