"""`python -m branchline.bots.compile GAME` compiles the rules of a game, and what its bots need beside them; with
`--searching` also the tree search.

It tells how far it has come in lines of JSON, works at low priority, and ends when its input does, so that it never
outlives whoever started it. A process of its own gives back the memory that the compiler takes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import branchline
from branchline.kernel.compile import Steps, Tell, Unit, is_ready, prepare, rules_of

if TYPE_CHECKING:
    from branchline.kernel.game import Game

BOTS = Path(__file__).parent
NICE = 10
SEARCHING = "--searching"


def hints_page(game: Game) -> Path | None:
    """The page of hints named after the game, or after the family whose contract it shares; or the folder of many."""
    for name in (game.id, rules_of(game).name):
        folder = BOTS / "heuristics" / name.replace("-", "_")
        for page in (folder.with_suffix(".py"), folder):
            if page.exists():
                return page
    return None


@cache
def search_of(game: Game) -> Unit:
    """The search as it is compiled for a game, or for games that share a contract and their hints."""
    rules, page = rules_of(game), hints_page(game)
    return Unit(
        f"{rules.name}-greedy", (*rules.sources, BOTS / "search" / "greedy.py", *(pages_under(page) if page else []))
    )


@cache
def tree_of(game: Game) -> Unit:
    """The tree search, which only bots that search need: compiled when the first of them sits down."""
    greedy = search_of(game)
    return Unit(greedy.name.replace("-greedy", "-tree"), (*greedy.sources, BOTS / "search" / "tree"))


def pages_under(page: Path) -> list[Path]:
    """A page of hints, and those that it may build on: their names begin its own."""
    return [other for other in sorted(page.parent.iterdir()) if page.stem.startswith(other.stem)]


def observation_of(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """What the net or the outlook of a game needs compiled to see a position, if there is one."""
    from branchline.bots.models.observe import observer_of
    from branchline.bots.models.packaged import guide_of

    if guide_of(game) is None:
        return {}
    observer = observer_of(game)
    return {observer.unit: observer.steps}


def searching_units(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """All that a bot needs that searches."""
    from branchline.bots.search.greedy import search_units
    from branchline.bots.search.master import tree_steps

    return search_units(game) | observation_of(game) | {tree_of(game): lambda: tree_steps(game)}


def is_compiled(game: Game, *, searching: bool = False) -> bool:
    """Whether the rules of a game have been compiled, and what its bots need beside them.

    What they see with is asked about last: it depends on the board, which nobody loads without compiled rules.
    """
    units = [rules_of(game), search_of(game), *([tree_of(game)] if searching else [])]
    return all(map(is_ready, units)) and all(map(is_ready, observation_of(game)))


def compile_game(game: Game, tell: Tell | None = None, *, searching: bool = False) -> None:
    """Compile what is not compiled yet of all that `is_compiled` asks for."""
    from branchline.bots.search.greedy import search_units

    prepare(searching_units(game) if searching else search_units(game) | observation_of(game), tell)


def command(game: Game, *, searching: bool = False) -> list[str]:
    return [sys.executable, "-m", "branchline.bots.compile", game.id, *([SEARCHING] if searching else [])]


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
    os.nice(NICE)
    threading.Thread(target=_end_with_input, daemon=True).start()
    compile_game(branchline.load(sys.argv[1]), tell, searching=SEARCHING in sys.argv)
    os._exit(0)  # an ordinary exit would stumble over the thread that still reads
