"""Observations: the same for all that a seat cannot tell apart, whatever the game."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

import branchline
from branchline.bots.models import observation, observe
from branchline.bots.models.observe import Observer, observer_of
from branchline.kernel import Game, Match
from branchline.kernel.rules import checked

GAMES = sorted(branchline.catalogue())
MOMENTS = (0, 12, 60)
DETERMINIZATIONS = 4


@cache
def compiled(game: Game) -> Observer:
    game.load_rules()
    observer = observer_of(game)
    observer.prepare()
    return observer


def test_what_marks_mean_is_compiled_anew_when_it_changes() -> None:
    sources = observer_of(branchline.load("rocket")).unit.sources
    assert {str(observe.__file__), str(observation.__file__)} <= {str(path) for path in sources}


def played(game: Game, players: int, actions: int, seed: int = 5) -> Match:
    """A match after so many random actions, or as many as it takes to come to somebody with a choice."""
    match, choices = game.new(players=players, seed=seed), random.Random(seed)
    while len(match) < actions or len(match.legal_numbers()) < 2:
        match.play(choices.choice(match.legal_numbers()))
    return match


def seen(match: Match, seat: int) -> bytes:
    return bytes(compiled(match.game).row(match.board.record, match.state, seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_may_not_know_changes_nothing(game_id: str) -> None:
    game = branchline.load(game_id)
    for players in game.players:
        for actions in MOMENTS:
            match = played(game, players, actions)
            for seat in range(players):
                determinized = {seen(match.determinized(seat, seed), seat) for seed in range(DETERMINIZATIONS)}
                assert determinized == {seen(match, seat)}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_determinization_hangs_on_its_seed_alone(game_id: str) -> None:
    """Not on what lay hidden before: otherwise a bot with a seed would choose differently when only that changes."""
    game = branchline.load(game_id)
    for actions in MOMENTS:
        match = played(game, game.players[-1], actions)
        for seat in range(match.players):
            expected = match.determinized(seat, 99).position()
            for seed in range(DETERMINIZATIONS):
                assert match.determinized(seat, seed).determinized(seat, 99).position() == expected


@pytest.mark.parametrize("game_id", GAMES)
def test_seats_and_moments_are_told_apart(game_id: str) -> None:
    game = branchline.load(game_id)
    match = played(game, game.players[-1], MOMENTS[-1])
    assert len({seen(match, seat) for seat in range(match.players)}) == match.players
    number = match.legal_numbers()[0]
    before = seen(match, 0)
    match.play(number)
    assert seen(match, 0) != before


@pytest.mark.parametrize("game_id", GAMES)
def test_interpreted_and_compiled_alike_and_within_the_row(game_id: str) -> None:
    game = branchline.load(game_id)
    match = played(game, game.players[0], MOMENTS[1])
    with checked():
        interpreted = seen(match, 1)
    assert interpreted == seen(match, 1)
    assert any(interpreted)


def test_hidden_money_is_left_out() -> None:
    game = branchline.load("rocket")
    cash = next(block for block in compiled(game).layout.blocks if block.name == "cash")
    rows = {}
    for is_open in (True, False):
        match = game.new(players=3, seed=1, options={"open_cash": is_open})
        state = match.state
        state.cash[:3] = (4, 5, 6)
        row = compiled(game).row(match.board.record, state, 1)
        rows[is_open] = row[cash.start : cash.start + cash.width].reshape(game.players[-1], -1)[:, 0].tolist()
    assert rows == {True: [5, 6, 4, 0], False: [5, 0, 0, 0]}


@pytest.mark.parametrize("game_id", GAMES)
def test_threads_share_a_row(game_id: str) -> None:
    game = branchline.load(game_id)
    observer = observer_of(game)
    for players in game.players:
        match = played(game, players, 30 * players)
        for seat in range(players):
            row = np.zeros(observer.layout.size, np.uint8)
            for lane in range(7):
                observer.observe_together(match.board.record, match.state, seat, row, lane, 7)
            assert bytes(row) == bytes(observer.row(match.board.record, match.state, seat))


def test_an_amount_is_written_in_columns_and_steps() -> None:
    game = branchline.load("rocket")
    layout = compiled(game).layout
    block = next(block for block in layout.blocks if block.name == "cash")
    match = game.new(players=2, seed=1)
    state = match.state
    state.cash[0] = 700
    row = compiled(game).row(match.board.record, state, 0)[block.start :]
    assert row[:3].tolist() == [255, 700 >> 5, 0]
    assert row[3 : block.marks.width].sum() == 16 + len([24, 32, 48, 64, 96, 128, 192, 256, 384, 512])


def test_another_board_has_another_fingerprint() -> None:
    prints = {game_id: observer_of(branchline.load(game_id)).layout.fingerprint for game_id in GAMES}
    assert len(set(prints.values())) == len(GAMES)
