from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import Array, Record, draw, i8, shuffle, sow, u64


class Bag(Record):
    rng: int = u64()
    items: Array = i8(6)


def sown(seed: int) -> np.ndarray:
    bag = np.zeros(1, Bag.dtype)
    sow(bag[0], seed)
    return bag


@given(st.integers(0, 2**63 - 1), st.integers(1, 1000))
def test_draws_stay_in_range_and_repeat_from_the_same_seed(seed: int, n: int) -> None:
    one, other = sown(seed), sown(seed)
    draws = [draw(one[0], n) for _ in range(20)]
    assert draws == [draw(other[0], n) for _ in range(20)]
    assert all(0 <= number < n for number in draws)


def test_draws_are_even() -> None:
    bag = sown(3)
    counts = Counter(draw(bag[0], 6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    firsts = Counter(draw(sown(seed)[0], 4) for seed in range(4000))
    assert all(abs(firsts[face] - 1000) < 120 for face in range(4))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    bag, counts = sown(1), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        bag[0].items[:3] = [0, 1, 2]
        shuffle(bag[0], bag[0].items, 3)
        counts[tuple(bag[0].items[:3].tolist())] += 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 200 for count in counts.values())
