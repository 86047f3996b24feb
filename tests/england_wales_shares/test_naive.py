"""The rules against a second, naive reading of them, over random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from branchline.kernel import Event, Match
from england_wales_shares.naive import Books, Lines, PriceTrack, dividend, dividends
from england_wales_shares.positions import COMPANIES, GAME, options_of

GRANT = 5
EARLY = 420
"""So many actions into a game, all ways of a cube can still be tried."""


def random_game(players: int, seed: int, hear: Callable[[Event], None] | None = None) -> Iterator[Match]:
    """A random match before each of its actions, and at its end; `hear` is told all that happens."""
    match, rng = GAME.new(players, seed=seed), random.Random(seed)
    while not match.is_over:
        yield match
        for event in match.play(rng.choice(match.legal_numbers())):
            if hear:
                hear(event)
    yield match


@pytest.mark.rule("ES-8.6", "ES-8.7", "ES-8.8", "ES-8.9", "ES-8.10", "ES-8.11", "ES-8.12", "ES-8.13")
@pytest.mark.parametrize("players", [2, 5])
def test_dividends_are_those_of_the_naive_reading(players: int) -> None:
    paid = Counter[int]()
    for match in random_game(players, 60 + players):
        if match.phase == "dividend":
            view = match.view()
            assert view["payout"]["scale"] == dividends(view, view["acting"])
            compare_payment(match)
            paid[players] += 1
    assert paid[players] > 20


def compare_payment(match: Match) -> None:
    """Pay something, on a copy: the money is where it should be."""
    view, fork = match.view(), match.fork()
    chosen = random.Random(len(match)).choice(options_of(match, "dividend"))
    expected = dividend(view, view["acting"], int(chosen.split()[1]))
    grant = GRANT if any(event.name == "grant_paid" for event in fork.play(chosen)) else 0
    after = fork.view()
    company = next(company for company in after["companies"] if company["id"] == view["acting"])
    assert (company["funds"], company["price"]) == (expected["kept"], expected["price"])
    for before, now, got in zip(view["seats"], after["seats"], expected["seats"], strict=True):
        assert now["cash"] == before["cash"] + got + grant


@pytest.mark.rule("ES-2.5", "ES-2.6", "ES-2.7", "ES-2.8", "ES-7.3", "ES-9.1", "ES-9.18")
@pytest.mark.parametrize("players", [3, 4])
def test_the_order_is_that_of_piles_of_markers(players: int) -> None:
    track, phases = PriceTrack(), Counter[str]()
    for match in random_game(players, 70 + players, track.hear):
        if match.phase in ("act", "dividend", "merge"):
            phases[match.phase] += 1
            view = match.view()
            assert view["order"] == track.order
            assert view["stacks"] == track.shown()
            assert [company["rank"] for company in view["companies"]] == [
                1 + track.high_to_low().index(company["id"]) for company in view["companies"]
            ]
    assert min(phases[phase] for phase in ("act", "dividend", "merge")) > 0


@pytest.mark.rule("ES-2.3", "ES-6.2", "ES-6.4", "ES-6.10", "ES-8.12", "ES-9.14", "ES-9.15", "ES-9.16")
@pytest.mark.parametrize("players", [3, 5])
def test_money_and_bonds_come_and_go_only_as_told(players: int) -> None:
    books = Books(GAME.new(players, seed=80 + players).view())
    for match in random_game(players, 80 + players, books.hear):
        if match.is_over or len(match) % 5 == 0 or match.phase in ("merge", "vote"):
            books.compare(match.view())


@pytest.mark.rule("ES-7.13", "ES-7.14", "ES-7.15", "ES-7.17", "ES-12.3")
@pytest.mark.parametrize("chance", range(3))
def test_no_way_of_a_cube_is_refused(chance: int) -> None:
    """The search agrees with brute force; what is offered without proof is counted, and is rare."""
    asked, more = Counter[str](), 0
    for match in random_game(3, chance):
        if len(match) > EARLY:
            break
        if match.phase == "cube":
            listed, right = set(options_of(match, "cube")), Lines(match.view()).cubes()
        elif match.phase == "via":
            view = match.view()
            listed, right = {way["city"] for way in view["delivery"]["ways"]}, Lines(view).steps()
        else:
            continue
        assert right <= listed
        asked[match.phase] += len(listed)
        more += len(listed - right)
    assert asked["cube"] > 20
    assert asked["via"] > 20
    assert more <= sum(asked.values()) // 100


@pytest.mark.rule("ES-7.13", "ES-7.15", "ES-7.17", "ES-9.17", "ES-12.3")
@pytest.mark.parametrize("owners", [1, 2, 3, 6])
def test_nor_is_one_refused_whoever_owns_the_links(owners: int) -> None:
    """Links as random play lays them, spread anew over one to six companies, which also brings about what mergers do:
    several links of one company between the same cities."""
    rng, found = random.Random(owners), 0
    for chance in range(6):
        match = spread_anew(acting_at(300 + 25 * chance, 40 + chance), owners, rng)
        right = Lines(match.view()).cubes()
        assert (match.why_not("deliver") is None) == bool(right)
        if right:
            match.play("deliver")
            listed = set(options_of(match, "cube"))
            assert right <= listed
            assert len(listed - right) <= len(listed) // 50
            found += len(right) + follow_cube(match, rng)
    assert found > 20


def acting_at(moment: int, seed: int) -> Match:
    """A random game about so far on, where a company is to act."""
    return next(match for match in random_game(5, seed) if len(match) > moment and match.phase == "act")


def spread_anew(match: Match, owners: int, rng: random.Random) -> Match:
    """The same links, dealt out to so many companies, all run by A; one of them is to act."""
    companies = rng.sample(COMPANIES, owners)
    dealt = [None if owner is None else rng.choice(companies) for owner in match.position()["owner"]]
    run = {"shares": 1, "treasury": 5, "available": 4, "issued": 0, "bonds": 0, "controller": "A"}
    each = {field: dict.fromkeys(COMPANIES, value) for field, value in run.items()}
    each["shares"] = {company: [1, 0, 0, 0, 0] for company in COMPANIES}
    kept = {field: value for field, value in match.position().items() if field not in ("order", "place")}
    return GAME.from_position(kept | each | {"owner": dealt, "acting": companies[0], "decider": ["A"]})


def follow_cube(match: Match, rng: random.Random) -> int:
    """Carry some cube home at random: how many steps were compared."""
    match.play(rng.choice(options_of(match, "cube")))
    steps = 0
    while match.phase == "via":
        view = match.view()
        assert Lines(view).steps() <= {way["city"] for way in view["delivery"]["ways"]}
        match.play(rng.choice(match.legal_numbers()))
        steps += 1
    return steps


@pytest.mark.rule("ES-12.3")
def test_hardly_anything_is_abandoned() -> None:
    """Random play loses its way with a cube in fewer than one decision in a thousand, and never with a link."""
    verbs = Counter[str]()
    for seed in range(12):
        *_, match = random_game(2 + seed % 4, seed)
        verbs.update(action.verb for action in match.actions)
    assert verbs["abandon"] < verbs.total() / 1000
