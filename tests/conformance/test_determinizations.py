"""Proof that hidden things are drawn right, for every game: a determinization for a seat shows it the same, does not
depend on what is true, differs from sample to sample, and has every hidden arrangement with its share.

What one seat may know and another may not is declared with the fields (`known_to`), so that a new game is tested here
without a line of its own, but for the shares, which only its rules can say.
"""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from math import sqrt
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.bots.models.observe import observer_of
from branchline.kernel import NOBODY, Game, Match
from branchline.kernel.positions import concealed
from branchline.kernel.record import DERIVED, EVERYONE, SCRATCH

CHANCE = {"key", "drawn", "coming", "generator"}
"""What is to come: it is drawn anew in every game."""
BLANK = {"rocket": {"cash"}}
"""What a seat could have counted and the rules leave open: it stands for nothing rather than for a guess (SR-15.2)."""
MOMENTS = 12


def random_match(game: Game, players: int, seed: int) -> Match:
    match, draws = game.new(players, seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(draws.choice(match.legal_numbers()))
    return match


def moments(match: Match) -> list[Match]:
    return [match.at(moment) for moment in range(0, len(match), max(1, len(match) // MOMENTS))]


def table(game: Game, players: int) -> Any:
    marks = () if players == game.players[-1] and game.id == "rocket" else pytest.mark.exhaustive
    return pytest.param(game, players, id=f"{game.id}-{players}", marks=marks)


TABLES = [table(game, players) for game in branchline.catalogue().values() for players in game.players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)


def hidden_fields(match: Match, seat: int) -> dict[str, Any]:
    """What the position holds that this seat may not know, but for what is to come."""
    fields, seen = match.game.contract.State.fields, concealed(match.game.contract.State, match.state, seat)
    unknown = {
        name: np.array(match.state[name])
        for name, field in fields.items()
        if field.known_to is not EVERYONE and field.role not in (SCRATCH, DERIVED) and name not in CHANCE
    }
    return {name: value for name, value in unknown.items() if not np.array_equal(value, seen[name])}


@every_table
def test_a_seat_is_shown_the_same_and_may_do_the_same(game: Game, players: int) -> None:
    observer = observer_of(game)
    for match, seat in itertools.product(moments(random_match(game, players, 3)), range(players)):
        row = observer.row(match.board.record, match.state, seat)
        for seed in range(3):
            other = match.determinized(seat, seed)
            assert (observer.row(other.board.record, other.state, seat) == row).all()
            assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
            assert (other.to_move, other.scores() if match.is_over else None) == (
                match.to_move, match.scores() if match.is_over else None)  # fmt: skip
            if match.to_move == seat:
                assert other.legal_numbers() == match.legal_numbers()


@every_table
def test_what_is_drawn_does_not_depend_on_the_truth(game: Game, players: int) -> None:
    """Two positions that a seat cannot tell apart have, number by number, the same determinizations; and nothing of
    either is left in working space that a rule or a bot could read."""
    fields = game.contract.State.fields
    for match, seat in itertools.product(moments(random_match(game, players, 4)), range(players)):
        other = match.determinized(seat, 17)
        for seed in (1, 2):
            one, two = match.determinized(seat, seed).state, other.determinized(seat, seed).state
            for name, field in fields.items():
                if field.role != SCRATCH or field.known_to is not EVERYONE:
                    assert np.array_equal(one[name], two[name]), name


@every_table
def test_what_is_hidden_differs_from_sample_to_sample(game: Game, players: int) -> None:
    """Each field that holds something hidden, somewhere in a match, comes out in more than one way."""
    ever, varied = set[str](), set[str]()
    for match, seat in itertools.product(moments(random_match(game, players, 5)), range(players)):
        hidden = hidden_fields(match, seat)
        samples = [match.determinized(seat, seed).state for seed in range(6)] if hidden else []
        for name in hidden:
            if len(np.unique(hidden[name])) > 1 or hidden[name].size == 1:
                ever.add(name)
                if len({np.array(sample[name]).tobytes() for sample in samples}) > 1:
                    varied.add(name)
    assert ever - varied <= BLANK.get(game.id, set())


@every_game
def test_what_is_to_come_is_nobodys_secret_that_could_be_read(game: Game) -> None:
    """The generator is another in every sample, and follows from the sample alone."""
    match = game.new(seed=6)
    keys = [tuple(match.determinized(0, seed).state.key) for seed in (1, 2, 1)]
    assert keys[0] == keys[2] != keys[1]
    assert tuple(match.state.key) not in keys


# --- every arrangement with its share ---------------------------------------------------------------------------


def limit(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand (Wilson and Hilferty)."""
    return float(freedom * (1 - 2 / (9 * freedom) + 3.719 * sqrt(2 / (9 * freedom))) ** 3)


def check_shares(
    match: Match, seat: int, told: Callable[[Any], Hashable], shares: dict[Any, float], samples: int
) -> None:
    """The arrangements of many determinizations against their shares."""
    counts: Counter[Any] = Counter(told(match.determinized(seat, seed).state) for seed in range(samples))
    assert set(counts) <= set(shares)
    assert sum(shares.values()) == pytest.approx(1)
    assert all(share * samples >= 5 for share in shares.values())
    found = sum((counts[one] - share * samples) ** 2 / (share * samples) for one, share in shares.items())
    assert found < limit(len(shares) - 1), (found, len(shares) - 1)


def test_barons_of_another_are_any_two_that_one_was_not_dealt() -> None:
    match = branchline.load("england-wales").new(2, seed=3)
    own, count = set(match.state.dealt[0].tolist()), int(match.board.record.barons)
    pairs = list(itertools.permutations([baron for baron in range(count) if baron not in own], 2))
    shares = {pair: 1 / len(pairs) for pair in pairs}
    check_shares(match, 0, lambda state: tuple(state.dealt[1].tolist()), shares, 20 * len(pairs))


def test_of_two_barons_another_has_kept_either() -> None:
    match = branchline.load("england-wales").new(2, seed=3)
    while match.phase == "keep":
        match.play(match.legal_numbers()[0])

    def kept_first(state: Any) -> bool:
        return bool(state.baron[1] == state.dealt[1, 0])

    check_shares(match, 0, kept_first, {True: 0.5, False: 0.5}, 2000)


def test_each_card_of_the_deck_is_on_top_as_often_as_there_are_copies() -> None:
    match = branchline.load("england-wales").new(3, seed=4)
    deck = match.state.deck[: int(match.state.deck_left)].tolist()
    shares = {card: count / len(deck) for card, count in Counter(deck).items()}
    for place in (0, len(deck) - 1):
        check_shares(match, 0, lambda state, place=place: int(state.deck[place]), shares, 3000)  # type: ignore[misc]


def test_each_hidden_tile_lies_everywhere_as_often_as_there_are_of_its_kind() -> None:
    match = branchline.load("rock-island").new(3, seed=5)
    state = match.state
    kinds = {tile["id"]: tile["kind"] for tile in match.board.data["tile_types"]}
    labels = [match.board.labels["tile"][tile] for tile in range(len(kinds))]
    land = [number for number, name in enumerate(labels) if kinds.get(str(name)) == "land"]
    hidden = [cell for cell in range(len(state.tile)) if state.tile[cell] in land and not state.open[cell]]
    pile = [tile for tile in state.land_pile.tolist() if tile != NOBODY]
    tiles = Counter([int(state.tile[cell]) for cell in hidden] + pile)
    shares = {tile: count / sum(tiles.values()) for tile, count in tiles.items()}
    for cell in (hidden[0], hidden[len(hidden) // 2], hidden[-1]):
        check_shares(match, 0, lambda state, cell=cell: int(state.tile[cell]), shares, 3000)  # type: ignore[misc]


@pytest.mark.exhaustive
def test_votes_of_others_are_anybodys_guess() -> None:
    """Every combination of the votes that one may not know yet is as likely as the others; one's own stands."""
    game = branchline.load("england-wales-shares")
    for match in (position for seed in range(200) for position in during_votes(game, seed)):
        seat, votes = match.to_move, match.state.vote
        assert seat is not None
        secret = [
            other for other in range(match.players)
            if other != seat and votes[other] != NOBODY and match.concealed(seat).vote[other] == NOBODY
        ]  # fmt: skip
        fixed = [
            other
            for other in secret
            if len({int(match.determinized(seat, k).state.vote[other]) for k in range(40)}) == 1
        ]
        assert len(fixed) <= 1, "only who has proposed is known to have said yes"
        free = [other for other in secret if other not in fixed]
        if len(free) < 2:
            continue
        combinations = list(itertools.product((0, 1), repeat=len(free)))
        check_shares(match, seat, partial(votes_of, free), dict.fromkeys(combinations, 1 / len(combinations)), 2000)
        return
    pytest.fail("no vote was found in which two others have voted in secret")


def votes_of(seats: list[int], state: Any) -> tuple[int, ...]:
    return tuple(int(state.vote[seat]) for seat in seats)


def during_votes(game: Game, seed: int) -> list[Match]:
    match = random_match(game, 5, seed)
    return [
        at for at in (match.at(k) for k in range(len(match))) if (at.state.vote != NOBODY).sum() >= 2 and not at.is_over
    ]
