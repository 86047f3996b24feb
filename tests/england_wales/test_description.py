"""The positions of both games on this map in words."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES

GAMES = ("england-wales", "england-wales-shares")


def match_of(game: str, actions: int) -> Match:
    """A match of three that nobody thinks about, so many actions old."""
    match, dice = branchline.load(game).new(3, seed=6), random.Random(6)
    while len(match) < actions and not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [0, 90, 400])
@pytest.mark.parametrize("game", GAMES)
def test_cities_and_tiles_are_told_at_every_stage(game: str, actions: int, language: str) -> None:
    match = match_of(game, actions)
    told = match.describe(0, language)
    board = "\n".join(told.board)
    assert all(f"({city['code']})" in board for city in match.board.data["cities"])
    assert all(tile["hex"] in board for link in match.view()["links"] for tile in link["tiles"])
    assert len(told.standing) > match.players


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_baron_that_only_this_board_has_is_told_too(language: str) -> None:
    game = branchline.load("england-wales")
    data = game.load_board().data
    barons = [baron | {"id": f"cousin_of_{baron['id']}"} for baron in data["baron_cards"]]
    match = game.new(2, seed=1, board=data | {"baron_cards": barons})
    while match.view()["phase"] == "keep":
        match.play(match.legal()[0])
    told = [line for line in match.describe(0, language).standing if "baron" in line]
    assert len(told) == 1
    assert "George Hudson" in told[0]


def test_a_baron_is_told_to_its_own_seat_alone() -> None:
    match = branchline.load("england-wales").new(2, seed=1)
    while match.view()["phase"] == "keep":
        match.play(match.legal()[0])
    barons = [[line for line in match.describe(seat).standing if "baron" in line] for seat in (0, 1, None)]
    assert [len(lines) for lines in barons] == [1, 1, 0]
    assert barons[0][0].startswith("A’s baron wants")
    assert barons[1][0].startswith("B’s baron wants")


def test_dividends_are_told_for_every_amount() -> None:
    match, dice = branchline.load("england-wales-shares").new(2, seed=3), random.Random(3)
    while match.view()["payout"] is None:
        match.play(dice.choice(match.legal_numbers()))
    scale = match.view()["payout"]["scale"]
    told = [line for line in match.describe().standing if "the price goes to" in line]
    assert [int(line.partition("k")[0]) for line in told] == [step["amount"] for step in scale]


@pytest.mark.parametrize("game", GAMES)
def test_how_track_and_cube_can_go_on_is_told(game: str) -> None:
    match, dice = branchline.load(game).new(3, seed=6), random.Random(6)
    found = {"build": "", "delivery": ""}
    while not (match.is_over or all(found.values())):
        view = match.view()
        for key, part, beginning in (("build", "exits", "The track can"), ("delivery", "routes", "The cube can")):
            if view[key] and view[key][part]:
                (found[key],) = [line for line in match.describe().standing if line.startswith(beginning)]
                assert found[key].count("; ") >= len(view[key][part]) - 1
        match.play(dice.choice(match.legal_numbers()))
    assert all(found.values())
