"""Chance: a keyed generator in the state. Nothing else is random.

A draw is SipHash-2-4 of a counter under a key of 128 bits that follows from the secret seed, so nothing that was drawn
tells anything about what will be, nor about what lies hidden. What is rolled in the open and what is dealt face down
are counted apart. Matches of version 1 of the rules replay with the generator of that time.
"""

from __future__ import annotations

import numpy as np

from branchline.kernel.position import HIDDEN, MOST_COMING, OPEN, Position, reveal
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

FIRST_GENERATOR, GENERATOR = 1, 2
MOST_REDRAWS = 64

_U = np.uint64
GOLDEN, MIX_1, MIX_2 = _U(0x9E3779B97F4A7C15), _U(0xBF58476D1CE4E5B9), _U(0x94D049BB133111EB)
V0, V1, V2, V3 = _U(0x736F6D6570736575), _U(0x646F72616E646F6D), _U(0x6C7967656E657261), _U(0x7465646279746573)
LENGTH, CLOSING = _U(8 << 56), _U(0xFF)
LOW_HALF, HALF = _U(0xFFFFFFFF), _U(32)
ROUNDS = 8


@rule
def rotated(x: np.uint64, bits: int) -> np.uint64:
    return (x << np.uint64(bits)) | (x >> np.uint64(64 - bits))


@rule
def siphash(key_0: np.uint64, key_1: np.uint64, word: np.uint64) -> np.uint64:
    """SipHash-2-4 of a message of eight bytes."""
    v0, v1, v2, v3 = key_0 ^ V0, key_1 ^ V1, key_0 ^ V2, key_1 ^ V3 ^ word
    for step in range(ROUNDS):
        if step == 2:
            v0 ^= word
            v3 ^= LENGTH
        if step == 4:
            v0 ^= LENGTH
            v2 ^= CLOSING
        v0 += v1
        v2 += v3
        v1 = rotated(v1, 13) ^ v0
        v3 = rotated(v3, 16) ^ v2
        v0 = rotated(v0, 32)
        v2 += v1
        v0 += v3
        v1 = rotated(v1, 17) ^ v2
        v3 = rotated(v3, 21) ^ v0
        v2 = rotated(v2, 32)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def mixed(x: np.uint64) -> np.uint64:
    """One step of splitmix64: 64 bits that look nothing like those of neighbouring numbers."""
    x = x + GOLDEN
    x = (x ^ (x >> np.uint64(30))) * MIX_1
    x = (x ^ (x >> np.uint64(27))) * MIX_2
    return x ^ (x >> np.uint64(31))


@rule
def reseed(state: Position, seed: int) -> None:
    """Start the generator of this state anew; any 64-bit seed will do."""
    start = mixed(np.uint64(seed))
    if state.generator == FIRST_GENERATOR and start == np.uint64(0):
        start = np.uint64(1)
    set_key(state, start, mixed(start))


@rule
def set_key(state: Position, key_0: np.uint64, key_1: np.uint64) -> None:
    state.key[0] = key_0
    state.key[1] = key_1
    for stream in range(2):
        state.drawn[stream] = 0
    for k in range(MOST_COMING):
        state.coming[k] = -1


@rule
def next_word(state: Position, stream: int) -> np.uint64:
    number = np.uint64(state.drawn[stream])
    state.drawn[stream] += 1
    return siphash(state.key[0], state.key[1], number | (np.uint64(stream) << np.uint64(56)))


@rule
def draw_from(state: Position, stream: int, n: int) -> int:
    """A uniform integer from 0 to n - 1, by multiplication; the few words that would favour some of them are drawn
    again."""
    if state.coming[0] >= 0:
        return fixed_draw(state) % n
    if state.generator == FIRST_GENERATOR:
        return first_generator(state, n)
    limit = np.uint64(n)
    product = (next_word(state, stream) >> HALF) * limit
    if product & LOW_HALF < limit:
        unfair = (np.uint64(1 << 32) - limit) % limit
        for _ in range(MOST_REDRAWS):
            if product & LOW_HALF >= unfair:
                break
            product = (next_word(state, stream) >> HALF) * limit
    return np.int64(product >> HALF)  # type: ignore[return-value]


@rule
def fixed_draw(state: Position) -> int:
    """The first of the draws that are fixed; the others move up."""
    drawn = state.coming[0]
    for k in range(MOST_COMING - 1):
        state.coming[k] = state.coming[k + 1]
    state.coming[MOST_COMING - 1] = -1
    return drawn


@rule
def first_generator(state: Position, n: int) -> int:
    """xorshift64, from which version 1 of the rules drew."""
    x = state.key[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    state.key[0] = x
    return np.int64((x >> np.uint64(16)) % np.uint64(n))  # type: ignore[return-value]


@rule
def draw(state: Position, n: int) -> int:
    """Roll in the open: a uniform integer from 0 to n - 1."""
    reveal(state)
    return draw_from(state, OPEN, n)


@rule
def draw_hidden(state: Position, n: int) -> int:
    """What nobody sees: a uniform integer from 0 to n - 1."""
    return draw_from(state, HIDDEN, n)


@rule
def shuffle(state: Position, items: Array, n: int) -> None:
    """Put the first n items into a uniformly drawn order that nobody sees."""
    for last in range(n - 1, 0, -1):
        other = draw_hidden(state, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept


@rule
def reshuffle(state: Position, items: Array, n: int) -> None:
    """Shuffle items whose present order must not matter."""
    for end in range(1, n):
        for k in range(end, 0, -1):
            if items[k - 1] <= items[k]:
                break
            kept = items[k]
            items[k] = items[k - 1]
            items[k - 1] = kept
    shuffle(state, items, n)
