"""Bars on the error stream: while rules are compiled, and while many games are played."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from branchline.cli.words import speaking
from branchline.kernel.compiler.units import Tell
from branchline.kernel.words import KERNEL_WORDS

BAR = 24


def compiling(name: str) -> Tell:
    """The bar while something is compiled, in the terminal's plainest form."""
    text = KERNEL_WORDS.say("compiling", speaking(), game=name)

    def tell(step: str, done: int, total: int) -> None:
        filled, end = BAR * done // total, "\n" if done == total else ""
        bar = "#" * filled + "." * (BAR - filled)
        print(f"\r{text} [{bar}] {step:12}", end=end, file=sys.stderr, flush=True)

    return tell


def progress(games: int) -> Callable[[int], None]:
    """What to call with the number of games that have been finished since."""
    if not sys.stderr.isatty():
        return lambda count: None
    done, start = 0, time.perf_counter()

    def advance(count: int) -> None:
        nonlocal done
        done += count
        filled, left = BAR * done // games, (time.perf_counter() - start) / done * (games - done)
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games} {left // 60:.0f}:{left % 60:02.0f}"
        print(f"\r{bar if done < games else ' ' * len(bar)}", end="\r", file=sys.stderr, flush=True)

    return advance
