"""Pairings: the best there is, by an independent look at all ways; and standings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations

import pytest

from branchline.server.tournaments.director import pair_next
from branchline.server.tournaments.history import Contender, boards, contenders
from branchline.server.tournaments.pairing import circle, group_sizes, knocked_out, paired
from branchline.server.tournaments.records import RUNNING, SWISS, Entrant, Format, Pairing, Tournament
from branchline.server.tournaments.standings import points_of, standings
from branchline.server.tournaments.store import Kept


def tournament(form: Format, seats: int, rounds: int, round: int = 0) -> Tournament:
    return Tournament(
        "t", "Test", "h", "rocket", {}, {}, form, seats, rounds, "random", 64, True, RUNNING, round, None, 1, 1
    )


def played(
    form: Format,
    people: int,
    seats: int,
    rounds: int,
    seed: int,
    *,
    gone: dict[int, int] | None = None,
    apart: Collection[frozenset[int]] = (),
) -> Kept:
    """A tournament whose tables end by chance. `gone`: after which round who withdraws; `apart`: who blocks whom."""
    dice = random.Random(seed)
    entrants = tuple(Entrant("t", n, f"p{n}", f"P{n}", 1, (gone or {}).get(n)) for n in range(1, people + 1))
    kept = Kept(tournament(form, seats, rounds), entrants, ())
    while tables := pair_next(kept, apart):
        number = kept.tournament.round + 1
        new = []
        for board, table in enumerate(tables, 1):
            places = dice.sample(range(1, seats + 1), seats)
            for seat, entrant in enumerate(table):
                share = (seats - places[seat] + 1) / seats
                new.append(
                    Pairing("t", number, board, seat, entrant, f"{number}-{board}", places[seat],
                            points_of(places)[seat], share)
                )  # fmt: skip
        kept = Kept(tournament(form, seats, rounds, number), entrants, (*kept.pairings, *new))
    return kept


def partitions(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways, and some of them twice."""
    if not people:
        yield []
        return
    first, *rest = people
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(rest, size - 1):
            for more in partitions([each for each in rest if each not in others], left):
                yield [(first, *others), *more]


def judged(groups: Sequence[Sequence[int]], known: dict[int, Contender], seats: int) -> tuple[int, int, int]:
    """Meetings again, unevenness of points, seats held before: written anew for this test."""
    again = spread = held = 0
    for group in groups:
        for one in group:
            again += known[one].met[0] * (seats - len(group))
        for one, other in combinations(group, 2):
            again += known[one].met[other]
            spread += (known[one].points - known[other].points) ** 2
        held += min(
            sum((1 + known[one].seats[seat]) ** 2 for one, seat in zip(group, order, strict=True))
            for order in permutations(range(seats), len(group))
        )
    return again, spread, held


@pytest.mark.parametrize(("people", "seats"), [(6, 3), (7, 3), (8, 2), (8, 4), (9, 3), (7, 5), (5, 4)])
def test_of_all_pairings_of_a_few_the_best_is_taken(people: int, seats: int) -> None:
    for seed in range(3):
        kept = played(SWISS, people, seats, 3, seed)
        for number in (1, 2, 3):
            before = [each for each in kept.pairings if each.round < number]
            known = contenders(range(1, people + 1), before)
            best = min(judged(groups, known, seats) for groups in partitions(list(known), group_sizes(people, seats)))
            tables = boards(each for each in kept.pairings if each.round == number).values()
            taken = [[each.entrant for each in table if each.entrant is not None] for table in tables]
            assert judged(taken, known, seats) == best
            sat = sum(
                (1 + known[each.entrant].seats[each.seat]) ** 2
                for table in tables for each in table if each.entrant is not None
            )  # fmt: skip
            assert sat == best[2]


def blocks(people: int, number: int, seed: int) -> set[frozenset[int]]:
    dice = random.Random(seed)
    return {frozenset(dice.sample(range(1, people + 1), 2)) for _ in range(number)}


def together(groups: Sequence[Sequence[int]], apart: Collection[frozenset[int]]) -> int:
    return sum(frozenset(pair) in apart for group in groups for pair in combinations(group, 2))


@pytest.mark.parametrize(("people", "seats", "number"), [(6, 3, 2), (6, 3, 8), (7, 3, 6), (8, 2, 12), (8, 4, 4)])
def test_nobody_meets_whom_they_block_where_there_is_another_way(people: int, seats: int, number: int) -> None:
    """And where there is none, as few as possible do, and all else is as good as it can be then."""
    for seed in range(3):
        apart = blocks(people, number, seed)
        kept = played(SWISS, people, seats, 3, seed, apart=apart)
        for round in (1, 2, 3):
            before = [each for each in kept.pairings if each.round < round]
            known = contenders(range(1, people + 1), before)
            ways = list(partitions(list(known), group_sizes(people, seats)))
            best = min((together(groups, apart), *judged(groups, known, seats)) for groups in ways)
            taken = groups_of(kept, round)
            assert (together(taken, apart), *judged(taken, known, seats)) == best


def groups_of(kept: Kept, round: int) -> list[list[int]]:
    tables = boards(each for each in kept.pairings if each.round == round).values()
    return [[each.entrant for each in table if each.entrant is not None] for table in tables]


def test_sixty_four_of_whom_some_block_each_other_meet_nobody_they_block() -> None:
    apart = blocks(64, 120, 4)
    kept = played(SWISS, 64, 3, 5, 8, apart=apart)
    assert kept.tournament.round == 5
    met = [frozenset(pair) for round in range(1, 6) for group in groups_of(kept, round)
           for pair in combinations(group, 2)]  # fmt: skip
    assert apart.isdisjoint(met)
    assert len(met) == len(set(met))


@pytest.mark.parametrize(("people", "seats"), [(8, 2), (9, 3), (11, 4), (7, 5)])
def test_a_knock_out_keeps_apart_whom_it_can_and_moves_nobody_else(people: int, seats: int) -> None:
    def groups(apart: Collection[frozenset[int]]) -> list[list[int]]:
        known = contenders(range(1, people + 1), [], apart)
        return [[each for each in table if each] for table in knocked_out(list(known.values()), seats)]

    plan = groups(set())
    assert together(plan, {frozenset((1, 2))}) == 0
    for seed in range(4):
        apart = blocks(people, 5, seed)
        taken = groups(apart)
        ways = partitions(list(range(1, people + 1)), group_sizes(people, seats))
        fewest = min(together(way, apart) for way in ways)
        assert together(taken, apart) == fewest
        if together(plan, apart) == fewest:
            assert sorted(map(sorted, taken)) == sorted(map(sorted, plan))


def test_a_final_is_played_whoever_blocks_whom_and_a_round_robin_ends_without_them() -> None:
    final = frozenset((1, 2))
    assert [sorted(group) for group in groups_of(played("knockout", 2, 2, 1, 1, apart={final}), 1)] == [[1, 2]]
    pairs = played("round_robin", 4, 2, 5, 1, apart={final})
    assert sum(together(groups_of(pairs, round), {final}) for round in range(1, 4)) == 1
    kept = played("round_robin", 6, 3, 30, 1, apart={final})
    assert kept.tournament.round < 30
    assert all(together(groups_of(kept, round), {final}) == 0 for round in range(1, kept.tournament.round + 1))


def test_sixty_four_meet_nobody_twice_in_five_rounds_at_three_seats() -> None:
    kept = played(SWISS, 64, 3, 5, 8)
    known = contenders(range(1, 65), kept.pairings)
    assert kept.tournament.round == 5
    assert all(count == 1 for each in known.values() for other, count in each.met.items() if other)
    assert max(max(each.seats.values()) for each in known.values()) <= 3
    for number in range(1, 6):
        there = [each.entrant for each in kept.pairings if each.round == number and each.entrant is not None]
        assert sorted(there) == list(range(1, 65))


def test_a_large_pairing_is_nearly_as_good_as_the_best() -> None:
    """Twelve are paired both ways: by looking at all, and by exchanging places."""
    from branchline.server.tournaments import pairing

    for seed in range(3):
        kept = played(SWISS, 12, 3, 3, seed)
        known = contenders(range(1, 13), [each for each in kept.pairings if each.round < 3])
        people, cost = list(known.values()), pairing._cost(list(known.values()), 3, True)
        good = sum(map(cost, pairing._good(people, [3] * 4, cost, 1)))
        best = sum(map(cost, pairing._best(12, [3] * 4, cost)))
        assert best <= good <= best * 2
        assert good // pairing.MEETING == best // pairing.MEETING


@pytest.mark.parametrize("people", [2, 3, 6, 7])
def test_in_a_round_robin_for_two_everyone_meets_everyone_once(people: int) -> None:
    kept = played("round_robin", people, 2, 15, 3)
    known = contenders(range(1, people + 1), kept.pairings)
    for each in known.values():
        assert {other: count for other, count in each.met.items() if other} == {
            other: 1 for other in known if other != each.number
        }
        assert max(each.seats.values()) - min(each.seats[0], each.seats[1]) <= 2


def test_in_a_round_robin_for_three_everyone_meets_everyone() -> None:
    kept = played("round_robin", 7, 3, 12, 3)
    known = contenders(range(1, 8), kept.pairings)
    assert all(each.met[other] for each in known.values() for other in known if other != each.number)


@pytest.mark.parametrize(("people", "seats"), [(2, 2), (5, 2), (9, 3), (16, 4), (11, 5), (64, 3), (3, 4)])
def test_a_knock_out_ends_with_one_winner(people: int, seats: int) -> None:
    kept = played("knockout", people, seats, 15, 5)
    last = {each.board for each in kept.pairings if each.round == kept.tournament.round}
    assert last == {1}
    over = Tournament(**{
        name: getattr(kept.tournament, name) for name in kept.tournament.__slots__
    } | {"state": "finished"})  # fmt: skip
    ranked = standings(over, kept.entrants, kept.pairings)
    final = [each for each in kept.pairings if each.round == over.round and each.entrant is not None]
    assert [each.rank for each in ranked][:2] == [1, 2]
    assert ranked[0].entrant.number == min(final, key=lambda each: each.place or 0).entrant
    left = Counter(each.entrant for each in kept.pairings if each.entrant is not None)
    assert left[ranked[0].entrant.number] == over.round


def test_who_has_withdrawn_is_paired_no_more_and_keeps_their_points() -> None:
    kept = played(SWISS, 9, 3, 4, 2, gone={4: 2, 7: 0})
    assert {each.round for each in kept.pairings if each.entrant == 4} == {1, 2}
    assert not [each for each in kept.pairings if each.entrant == 7]
    four = next(each for each in standings(kept.tournament, kept.entrants, kept.pairings) if each.entrant.number == 4)
    assert four.played == 2
    assert four.points == sum(each.points or 0 for each in kept.pairings if each.entrant == 4)


def test_with_one_left_there_is_no_other_round() -> None:
    assert played(SWISS, 3, 3, 5, 1, gone={1: 1, 2: 1}).tournament.round == 1
    assert circle([1, 2], 1) != []
    assert paired([], 3, 1) == []


def test_ties_are_broken_as_it_is_said() -> None:
    """Points, then first places, then the points of those one has met, then the share of what was scored."""

    def seat(round: int, board: int, number: int, entrant: int, place: int, points: int, share: float) -> Pairing:
        return Pairing("t", round, board, number, entrant, f"{round}-{board}", place, points, share)

    pairings = [
        seat(1, 1, 0, 1, 1, 2, 0.6), seat(1, 1, 1, 2, 2, 0, 0.4),
        seat(1, 2, 0, 3, 1, 2, 0.7), seat(1, 2, 1, 4, 2, 0, 0.3),
        seat(2, 1, 0, 1, 1, 2, 0.5), seat(2, 1, 1, 3, 2, 0, 0.5),
        seat(2, 2, 0, 2, 1, 1, 0.5), seat(2, 2, 1, 4, 1, 1, 0.5),
    ]  # fmt: skip
    entrants = [Entrant("t", n, f"p{n}", f"P{n}", 1, None) for n in (1, 2, 3, 4)]
    ranked = standings(tournament(SWISS, 2, 2, 2), entrants, pairings)
    assert [each.entrant.number for each in ranked] == [1, 3, 2, 4]
    assert [each.rank for each in ranked] == [1, 2, 3, 4]
    assert [each.opponents for each in ranked] == [3, 5, 5, 3]
