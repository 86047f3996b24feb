"""Sets as numbers: one bit for each member of a kind, as fields that hold `some_of(kind)` have them. A set of up to 64
members is a `np.uint64`, made of `bit` instead of `flag`.

>>> seats = flag(0) | flag(3)
>>> bool(seats & flag(3)), count_flags(seats), first_flag(bit(63) | bit(5))
(True, 2, 5)
"""

from __future__ import annotations

import numpy as np

from branchline.kernel.rules import rule

ONE = np.uint64(1)
PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
EIGHTS, EACH_BYTE = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)


@rule
def flag(member: int) -> int:
    """A member as one bit."""
    return np.int64(1) << np.int64(member)  # type: ignore[return-value]


@rule
def bit(member: int) -> np.uint64:
    """A member of a set that may have 64."""
    return ONE << np.uint64(member)


@rule
def count_flags(flags: int | np.uint64) -> int:
    """How many members a set has: bits, added up in pairs, fours, eights, and all at once."""
    bits = np.uint64(flags)
    pairs = bits - ((bits >> np.uint64(1)) & PAIRS)
    fours = (pairs & FOURS) + ((pairs >> np.uint64(2)) & FOURS)
    return int(np.int64((((fours + (fours >> np.uint64(4))) & EIGHTS) * EACH_BYTE) >> np.uint64(56)))


@rule
def first_flag(flags: int | np.uint64) -> int:
    """The lowest member: as many numbers lie below it as bits below its own."""
    bits = np.uint64(flags)
    return count_flags((bits & (~bits + ONE)) - ONE)
