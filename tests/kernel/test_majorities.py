from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import prize_of


def prizes(counts: list[int], first: int, second: int) -> list[int]:
    held = np.array(counts, np.int64)
    return [prize_of(seat, held, len(counts), first, second) for seat in range(len(counts))]


def naive(counts: list[int], first: int, second: int) -> list[int]:
    """The definition: pool the prizes of the places that a group of equals takes, as long as there are prizes."""
    places = sorted({count for count in counts if count > 0}, reverse=True)
    if not places:
        return [0] * len(counts)
    leaders = counts.count(places[0])
    pools = {places[0]: first if leaders == 1 else first + second}
    if leaders == 1 and len(places) > 1:
        pools[places[1]] = second
    return [int(Fraction(pools.get(count, 0), max(counts.count(count), 1))) if count > 0 else 0 for count in counts]


@given(st.lists(st.integers(0, 5), min_size=2, max_size=4), st.integers(0, 40), st.integers(0, 20))
def test_prizes_follow_the_definition(counts: list[int], first: int, second: int) -> None:
    assert prizes(counts, first, second) == naive(counts, first, second)


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.integers(2, 40))
def test_more_never_earns_less_and_the_bank_never_pays_too_much(counts: list[int], first: int) -> None:
    paid = prizes(counts, first, first // 2)
    assert sum(paid) <= first + first // 2
    assert all(paid[a] >= paid[b] for a in range(len(counts)) for b in range(len(counts)) if counts[a] > counts[b])
