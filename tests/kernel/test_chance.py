from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.kernel import Array, Position, draw, draw_hidden, i8, reseed, shuffle, up_to
from branchline.kernel.chance import FIRST_GENERATOR, GENERATOR, siphash


class Bag(Position):
    items: Array = i8(6, holds=up_to(5))


def seeded(seed: int, generator: int = GENERATOR) -> Bag:
    bag = Bag.blank()
    bag.generator = generator
    reseed(bag, seed)
    return bag


def test_the_hash_is_siphash() -> None:
    """The reference vector for a message of eight bytes under the key 00 01 … 0f."""
    assert siphash(np.uint64(0x0706050403020100), np.uint64(0x0F0E0D0C0B0A0908), np.uint64(0x0706050403020100)) == (
        0x93F5F5799A932462
    )


@settings(deadline=None)
@given(st.integers(0, 2**63 - 1), st.integers(1, 1000), st.sampled_from([FIRST_GENERATOR, GENERATOR]))
def test_draws_stay_in_range_and_repeat_from_the_same_seed(seed: int, n: int, generator: int) -> None:
    one, other = seeded(seed, generator), seeded(seed, generator)
    draws = [draw(one, n) for _ in range(20)]
    assert draws == [draw(other, n) for _ in range(20)]
    assert all(0 <= number < n for number in draws)


def test_draws_are_even() -> None:
    bag = seeded(3)
    counts = Counter(int(draw(bag, 6)) for _ in range(12_000))
    assert all(abs(counts[face] - 2000) < 180 for face in range(6))


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    firsts = Counter(int(draw(seeded(seed), 4)) for seed in range(2000))
    assert all(abs(firsts[face] - 500) < 90 for face in range(4))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    bag, counts = seeded(1), Counter[tuple[int, ...]]()
    for _ in range(3000):
        bag.items[:3] = [0, 1, 2]
        shuffle(bag, bag.items, 3)
        counts[tuple(bag.items[:3].tolist())] += 1
    assert len(counts) == 6
    assert all(abs(count - 500) < 110 for count in counts.values())


def test_what_is_hidden_does_not_move_what_is_rolled() -> None:
    one, other = seeded(5), seeded(5)
    for _ in range(7):
        draw_hidden(other, 10)
    assert [draw(one, 6) for _ in range(20)] == [draw(other, 6) for _ in range(20)]


def test_only_what_is_rolled_in_the_open_reveals() -> None:
    bag = seeded(5)
    draw_hidden(bag, 10)
    assert bag.revealed == 0
    draw(bag, 10)
    assert bag.revealed == 1


def test_coming_draws_can_be_fixed() -> None:
    bag, same = seeded(5), seeded(5)
    bag.coming[:3] = [4, 0, 5]
    assert [draw(bag, 6) for _ in range(3)] == [4, 0, 5]
    assert [draw(bag, 6) for _ in range(5)] == [draw(same, 6) for _ in range(5)]


# --- an attack: what a generator of linear bits gives away -----------------------------------------------------

DICE, MORE = 90, 40


def linear_forms(draws: int) -> list[int]:
    """For each draw of xorshift64 the bits of its start, as a mask, whose sum is the parity of a die."""
    forms, found = [1 << bit for bit in range(64)], []
    for _ in range(draws):
        for shift in (13, -7, 17):
            forms = [form ^ (forms[k - shift] if 0 <= k - shift < 64 else 0) for k, form in enumerate(forms)]
        found.append(forms[16])
    return found


def predicted(parities: list[int], more: int) -> list[int]:
    """Solve for the start from the parities seen, and tell the parities to come."""
    forms, rows = linear_forms(len(parities) + more), dict[int, tuple[int, int]]()
    for form, parity in zip(forms, parities, strict=False):
        left, told = _reduced(form, parity, rows)
        if left:
            rows[left.bit_length()] = (left, told)
    return [_reduced(form, 0, rows)[1] for form in forms[len(parities) :]]


def _reduced(form: int, parity: int, rows: dict[int, tuple[int, int]]) -> tuple[int, int]:
    for bit in sorted(rows, reverse=True):
        if form >> (bit - 1) & 1:
            form, parity = form ^ rows[bit][0], parity ^ rows[bit][1]
    return form, parity


def share_foretold(generator: int) -> float:
    right = 0
    for seed in range(20):
        bag = seeded(seed, generator)
        parities = [int(draw(bag, 6)) % 2 for _ in range(DICE + MORE)]
        foretold = predicted(parities[:DICE], MORE)
        right += sum(seen == told for seen, told in zip(parities[DICE:], foretold, strict=True))
    return right / (20 * MORE)


def test_public_dice_tell_nothing_of_those_to_come() -> None:
    assert share_foretold(FIRST_GENERATOR) == 1.0
    assert abs(share_foretold(GENERATOR) - 0.5) < 0.08
