"""`python -m fuzz [--cases N] [--first K] [--workers W] [GAME …]`: a long run, with `tests` on the path.

Prints what came of it, and each finding with its number; `--cases 1 --first NUMBER` tries that one again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial

import branchline
from branchline.kernel import Game
from branchline.kernel.compiler.units import prepare_game
from fuzz.trial import Tally, bounds_compiled, try_case

CASES = 20_000
BATCH = 50


def batch(name: str, last: int, first: int) -> Tally:
    game, tally = branchline.load(name), Tally()
    assert game.contract.verbs.size
    for number in range(first, min(first + BATCH, last)):
        try_case(game, number, tally)
    return tally


def compile_with_bounds(game: Game) -> None:
    """Compile its rules, and see that they look at an index before they use it."""
    prepare_game(game, game.contract)
    with suppress(IndexError):
        game.contract.score(game.new(game.players[0], seed=1)._state, 1 << 20)
        raise SystemExit(f"{game.id} was compiled without bounds checks")


def main() -> int:
    parser = ArgumentParser(prog="python -m fuzz", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(branchline.catalogue()))
    parser.add_argument("--cases", type=int, default=CASES)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    if bounds_compiled():
        for name in args.games:
            compile_with_bounds(branchline.load(name))
    last, found = args.first + args.cases, 0
    with ProcessPoolExecutor(args.workers) as workers:
        for name in args.games:
            tally = Tally()
            for part in workers.map(partial(batch, name, last), range(args.first, last, BATCH)):
                tally.add(part)
                for finding in part.findings:
                    print(finding, flush=True)
            print(f"{name}: {tally}", flush=True)
            found += len(tally.findings)
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
