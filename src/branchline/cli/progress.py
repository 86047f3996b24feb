"""The bar on the error stream while rules are compiled."""

from __future__ import annotations

import sys

from branchline.cli.words import speaking
from branchline.envs.progress import BAR
from branchline.kernel.compiler.units import Tell
from branchline.kernel.words import KERNEL_WORDS


def compiling(name: str) -> Tell:
    """The bar while something is compiled, in the terminal's plainest form."""
    text = KERNEL_WORDS.say("compiling", speaking(), game=name)

    def tell(step: str, done: int, total: int) -> None:
        filled, end = BAR * done // total, "\n" if done == total else ""
        bar = "#" * filled + "." * (BAR - filled)
        print(f"\r{text} [{bar}] {step:12}", end=end, file=sys.stderr, flush=True)

    return tell
