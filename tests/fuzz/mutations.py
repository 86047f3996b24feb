"""Data changed a little or a lot: other types, ranges, lengths, names, sums, absent seats."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

Json = Any
Place = tuple[Any, Any]
"""A list or object, and the index or key of something in it."""

NESTED: Json = []
for _ in range(300):
    NESTED = [NESTED]

JUNK: list[Json] = [
    None, True, False, 0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -2, 63, 64, 99, 100, 127, 128, 255, 256, 20_000, 32_767, 32_768,
    2**31 - 1, 2**31, -(2**31), 2**63 - 1, 2**63, -(2**63), 2**64 - 1, 2**64, 10**30, 0.5, 1.0, -0.0, float("inf"),
    float("nan"), "", " ", "0", "1", "-1", "A", "B", "C", "D", "E", "H", "I", "none", "null", "x" * 5000, "\u202e", "é",
    [], {}, [[]], [0], [0] * 1000, [None], {"": 0}, {"A": 1}, {"0": 0}, NESTED,
]  # fmt: skip


def mutated(data: Json, rng: random.Random) -> Json:
    """A copy with one change or a few."""
    changed = copy.deepcopy(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        change = rng.choices(CHANGES, WEIGHTS)[0]
        changed = change(changed, rng)
    return changed


def places_in(data: Json) -> Iterator[Place]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield data, key
        yield from places_in(value)


def _places(data: Json, kinds: type | tuple[type, ...] = object) -> list[Place]:
    """Where something of these types is."""
    return [(home, key) for home, key in places_in(data) if _is(home[key], kinds)]


def _is(value: Json, kinds: type | tuple[type, ...]) -> bool:
    return isinstance(value, kinds) and (kinds is object or not isinstance(value, bool))


def nudge(data: Json, rng: random.Random) -> Json:
    """A number a little higher or lower."""
    if places := _places(data, int):
        home, key = rng.choice(places)
        home[key] += rng.choice([-2, -1, -1, 1, 1, 2, 10])
    return data


def shift(data: Json, rng: random.Random) -> Json:
    """One number up and another down, so that their sum stays."""
    if len(places := _places(data, int)) > 1:
        (home, key), (other, its_key) = rng.sample(places, 2)
        amount = rng.choice([1, 1, 2, 3])
        home[key] += amount
        other[its_key] -= amount
    return data


def borrow(data: Json, rng: random.Random) -> Json:
    """A value from elsewhere, of the same type and if possible from beside it."""
    if not (places := _places(data, (int, str))):
        return data
    home, key = rng.choice(places)
    near = [value for value in (home.values() if isinstance(home, dict) else home) if type(value) is type(home[key])]
    far = [house[name] for house, name in places if type(house[name]) is type(home[key])]
    home[key] = rng.choice(near if len(near) > 1 and rng.random() < 0.6 else far)
    return data


def swap(data: Json, rng: random.Random) -> Json:
    """Two things in one list or object change places."""
    if houses := [home[key] for home, key in _places(data, (list, dict)) if len(home[key]) > 1]:
        home = rng.choice(houses)
        one, other = rng.sample(list(home) if isinstance(home, dict) else range(len(home)), 2)
        home[one], home[other] = home[other], home[one]
    return data


def lengthen(data: Json, rng: random.Random) -> Json:
    """A list that repeats one of its own, or an object with a key from elsewhere."""
    if houses := [home[key] for home, key in _places(data, (list, dict)) if home[key]]:
        home = rng.choice(houses)
        if isinstance(home, list):
            home.insert(rng.randint(0, len(home)), copy.deepcopy(rng.choice(home)))
        else:
            keys = [key for house, key in places_in(data) if isinstance(house, dict)]
            home[rng.choice(keys)] = copy.deepcopy(rng.choice(list(home.values())))
    return data


def shorten(data: Json, rng: random.Random) -> Json:
    """Something is left out."""
    if places := _places(data):
        home, key = rng.choice(places)
        del home[key]
    return data


def spoil(data: Json, rng: random.Random) -> Json:
    """Something is what nobody expects."""
    if places := _places(data):
        home, key = rng.choice(places)
        home[key] = copy.deepcopy(rng.choice(JUNK))
    return data


def rename(data: Json, rng: random.Random) -> Json:
    """A key is called differently."""
    if places := [(home, key) for home, key in places_in(data) if isinstance(home, dict)]:
        home, key = rng.choice(places)
        home[rng.choice([f"{key}s", key[:-1], "", "A", "0", "99", "x" * 300])] = home.pop(key)
    return data


def replace_all(data: Json, rng: random.Random) -> Json:
    return copy.deepcopy(rng.choice(JUNK))


Change = Callable[[Json, random.Random], Json]
CHANGES: list[Change] = [nudge, shift, borrow, swap, lengthen, shorten, spoil, rename, replace_all]
WEIGHTS = [8, 6, 8, 4, 3, 6, 5, 1, 0.2]
