"""Who meets whom in the next round.

Four things count, one after the other: that nobody meets whom they block, or who blocks them; as few meetings as
possible with somebody met before; tables of people with as many points as each other; and seats that each has had
seldom. Bots take the seats that nobody is left for, spread over the tables, and meeting one again counts like meeting
anybody again. For up to twelve people all ways are looked at; for more, places are exchanged as long as that makes it
better, from several beginnings.

>>> fresh = [Contender(number) for number in range(1, 7)]
>>> sorted(len(table) for table in paired(fresh, 3, 1))
[3, 3]
>>> paired([Contender(1), Contender(2)], 3, 1)[0].count(None)
1
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

from branchline.server.beside import considerately
from branchline.server.tournaments.history import BOT, Contender

Table = list[int | None]
"""Entrants in the order of their seats; None is a bot."""
Group = frozenset[int]
"""Places in the list of contenders that sit at one table."""
EXACT = 12
BEGINNINGS = 6
BLOCKED, MEETING, SPREAD = 10**25, 10**15, 10**5
"""So many times as much as anything that counts less."""


def paired(contenders: Sequence[Contender], size: int, seed: int, *, by_points: bool = True) -> list[Table]:
    """The tables of the next round; those with the most points come first."""
    if not contenders:
        return []
    cost = _cost(contenders, size, by_points)
    sizes = group_sizes(len(contenders), size)
    groups = _best(len(contenders), sizes, cost) if len(contenders) <= EXACT else _good(contenders, sizes, cost, seed)
    groups.sort(key=lambda group: (-sum(contenders[each].points for each in group), min(group)))
    return [seated([contenders[each] for each in sorted(group)], size) for group in groups]


def group_sizes(people: int, size: int) -> list[int]:
    """As few tables as possible, with as many people as each other."""
    tables = -(-people // size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def _cost(contenders: Sequence[Contender], size: int, by_points: bool) -> Callable[[Group], int]:
    @cache
    def cost(group: Group) -> int:
        people = [contenders[each] for each in sorted(group)]
        bots = size - len(people)
        meetings = sum(one.met[other.number] for one, other in combinations(people, 2))
        meetings += bots * sum(one.met[BOT] for one in people)
        spread = sum((one.points - other.points) ** 2 for one, other in combinations(people, 2)) if by_points else 0
        return BLOCKED * blocked(people) + MEETING * meetings + SPREAD * spread + seat_cost(people, size)[0]

    return cost


def blocked(people: Sequence[Contender]) -> int:
    """How many pairs of these are not to meet."""
    return sum(other.number in one.apart for one, other in combinations(people, 2))


def seat_cost(people: Sequence[Contender], size: int) -> tuple[int, tuple[int, ...]]:
    """How often they had the seats they get, squared so that nobody gets one again and again; and which these are."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for one in people:
        had = [(one.seats[seat] + 1) ** 2 for seat in range(size)]
        further: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, seats) in best.items():
            for seat in range(size):
                now = taken | 1 << seat
                if now != taken and (now not in further or (cost + had[seat], (*seats, seat)) < further[now]):
                    further[now] = cost + had[seat], (*seats, seat)
        best = further
    return min(best.values())


def seated(people: Sequence[Contender], size: int) -> Table:
    table: Table = [None] * size
    for one, seat in zip(people, seat_cost(people, size)[1], strict=True):
        table[seat] = one.number
    return table


def _best(count: int, sizes: Sequence[int], cost: Callable[[Group], int]) -> list[Group]:
    """Of all ways to make groups of these sizes, one that costs least."""
    larger, smaller = max(sizes), min(sizes)

    @cache
    def rest(free: Group, large: int) -> tuple[int, tuple[Group, ...]]:
        if not free:
            return 0, ()
        first, found = min(free), []
        for size in {larger, smaller} if larger != smaller else {larger}:
            left = large - (size == larger)
            if left < 0 or (size == smaller != larger and large * larger > len(free) - size):
                continue
            for others in considerately(combinations(sorted(free - {first}), size - 1)):
                group = frozenset((first, *others))
                after, groups = rest(free - group, left)
                found.append((cost(group) + after, (group, *groups)))
        return min(found, key=lambda each: each[0])

    return list(rest(frozenset(range(count)), sizes.count(larger))[1])


def _good(
    contenders: Sequence[Contender], sizes: Sequence[int], cost: Callable[[Group], int], seed: int
) -> list[Group]:
    found = (_settled(_cut(order, sizes), cost) for order in _beginnings(contenders, seed))
    return min(found, key=lambda groups: sum(map(cost, groups)))


def _beginnings(contenders: Sequence[Contender], seed: int) -> Iterator[list[int]]:
    """The order of points, with equals in another order each time."""
    dice = random.Random(seed)
    order = sorted(range(len(contenders)), key=lambda each: (-contenders[each].points, contenders[each].number))
    yield order
    for _ in range(BEGINNINGS - 1):
        yield sorted(order, key=lambda each: (-contenders[each].points, dice.random()))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[Group]:
    groups, first = [], 0
    for size in sizes:
        groups.append(frozenset(order[first : first + size]))
        first += size
    return groups


def _settled(groups: list[Group], cost: Callable[[Group], int]) -> list[Group]:
    """Two exchange their places as long as that makes it better."""
    better = True
    while better:
        better = False
        for one, other in considerately(combinations(range(len(groups)), 2)):
            found = _exchanged(groups[one], groups[other], cost)
            if found is not None:
                groups[one], groups[other] = found
                better = True
    return groups


def _exchanged(one: Group, other: Group, cost: Callable[[Group], int]) -> tuple[Group, Group] | None:
    """The best exchange between two groups; None if none makes it better."""
    least, best = cost(one) + cost(other), None
    for mine in one:
        for theirs in other:
            changed = (one - {mine}) | {theirs}, (other - {theirs}) | {mine}
            now = cost(changed[0]) + cost(changed[1])
            if now < least:
                least, best = now, changed
    return best


def circle(numbers: Sequence[int], round: int) -> list[Table]:
    """Everyone meets everyone at tables for two; whoever is left over meets a bot.

    >>> [circle([1, 2, 3, 4], round) for round in (1, 2, 3)]
    [[[1, 4], [2, 3]], [[3, 1], [4, 2]], [[1, 2], [3, 4]]]
    """
    ring: Table = [*numbers] if len(numbers) % 2 == 0 else [*numbers, None]
    fixed, moving = ring[0], ring[1:]
    turn = (round - 1) % len(moving)
    ring = [fixed, *moving[len(moving) - turn :], *moving[: len(moving) - turn]]
    half = len(ring) // 2
    pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
    return [[other, one] if (round + number) % 2 == 0 and number == 0 else [one, other] for number, (one, other) in
            enumerate(pairs)]  # fmt: skip


def knocked_out(order: Sequence[Contender], size: int) -> list[Table]:
    """Those who are left, in the order of their standing, spread over the tables like a snake: the best meet last.
    Where that would bring people together who are not to meet, as few as possible sit elsewhere."""
    sizes = group_sizes(len(order), size)
    groups: list[Group] = [frozenset() for _ in sizes]
    for number in range(len(order)):
        lap, step = divmod(number, len(sizes))
        groups[step if lap % 2 == 0 else len(sizes) - 1 - step] |= {number}
    if any(blocked([order[each] for each in group]) for group in groups):
        cost = _cost_of_moving(order, groups)
        groups = _best(len(order), sizes, cost) if len(order) <= EXACT else _settled(groups, cost)
        groups.sort(key=min)
    return [seated([order[each] for each in sorted(group)], size) for group in groups]


def _cost_of_moving(order: Sequence[Contender], planned: Sequence[Group]) -> Callable[[Group], int]:
    """Pairs that are not to meet, and pairs that were not planned together."""
    table = {each: number for number, group in enumerate(planned) for each in group}

    @cache
    def cost(group: Group) -> int:
        new = sum(table[one] != table[other] for one, other in combinations(group, 2))
        return BLOCKED * blocked([order[each] for each in sorted(group)]) + new

    return cost
