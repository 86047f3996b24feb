"""A bar on the error stream while many games are played."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

BAR = 24


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
