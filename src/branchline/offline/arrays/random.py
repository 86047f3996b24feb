"""NumPy's usual generator (PCG64 from a SeedSequence), for the little noise that decides between equals.

>>> default_rng(7).random(2).tolist()
[0.625095466604667, 0.8972138009695755]
"""

from __future__ import annotations

from math import log
from typing import Any

from .functions import array
from .layouts import float64

LOW, WORD, WHOLE = (1 << 32) - 1, (1 << 64) - 1, (1 << 128) - 1
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645
POOL = 4


class _Hash:
    """The hash of a SeedSequence, which changes with every number it is given."""

    def __init__(self, start: int, factor: int) -> None:
        self._constant, self._factor = start, factor

    def __call__(self, value: int) -> int:
        value ^= self._constant
        self._constant = self._constant * self._factor & LOW
        value = value * self._constant & LOW
        return value ^ value >> 16


def _mixed(x: int, y: int) -> int:
    found = (0xCA01F9DD * x - 0x4973F715 * y) & LOW
    return found ^ found >> 16


def _words(seed: int, count: int) -> list[int]:
    """So many numbers of 32 bits from a seed of any size."""
    entropy = [seed >> shift & LOW for shift in range(0, max(seed.bit_length(), 1), 32)]
    mix = _Hash(0x43B0D7E5, 0x931E8875)
    pool = [mix(entropy[k] if k < len(entropy) else 0) for k in range(POOL)]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = _mixed(pool[target], mix(pool[source]))
    for more in entropy[POOL:]:
        for target in range(POOL):
            pool[target] = _mixed(pool[target], mix(more))
    draw = _Hash(0x8B51F9DD, 0x58F38DED)
    return [draw(pool[k % POOL]) for k in range(count)]


class Generator:
    def __init__(self, seed: int) -> None:
        words = _words(seed, 8)
        high_state, state, high_step, step = (words[2 * k] | words[2 * k + 1] << 32 for k in range(4))
        self._step = ((high_step << 64 | step) << 1 | 1) & WHOLE
        self._state = (self._step + (high_state << 64 | state)) & WHOLE
        self._advance()

    def _advance(self) -> None:
        self._state = (self._state * MULTIPLIER + self._step) & WHOLE

    def _next(self) -> float:
        self._advance()
        word, turn = (self._state >> 64 ^ self._state) & WORD, self._state >> 122
        word = (word >> turn | word << (-turn & 63)) & WORD
        return (word >> 11) * 2.0**-53

    def random(self, count: int) -> Any:
        """So many numbers between 0 and 1."""
        return array([self._next() for _ in range(count)], float64)

    def gumbel(self, size: int) -> Any:
        """So many numbers of the Gumbel distribution."""
        return array([self._next_gumbel() for _ in range(size)], float64)

    def _next_gumbel(self) -> float:
        drawn = 1.0 - self._next()
        return -log(-log(drawn)) if drawn < 1.0 else self._next_gumbel()


def default_rng(seed: int) -> Generator:
    return Generator(seed)
