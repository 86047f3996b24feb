"""Every allowed combination of game, players, side and other options, in whole games of random players. The conformance
tests of all games vary one option at a time."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.kernel import LANGUAGES, Match
from conformance.interpreted import account, interpreted_accounts
from dales.positions import TABLES, dales
from reading import played
from samples import sample

OPTIONS = [
    (game, players, {"side": side, "auction_stop": stop} | south)
    for game, players, side in TABLES
    for stop in ("first_stuck", "all_settled")
    for south in ([{}, {"south_extension": True}] if game == "wensleydale" else [{}])
]
every_option = pytest.mark.parametrize(("game", "players", "options"), sample(OPTIONS, 1, 6, -1), ids=str)
every_side = pytest.mark.parametrize(("game", "players", "side"), TABLES)


def whole_match(game: str, players: int, seed: int, options: dict[str, Any]) -> Match:
    match, chance = branchline.load(game).new(players, seed=seed, options=options), random.Random(seed)
    while not match.is_over:
        match.play(chance.choice(match.legal_numbers()))
    return match


@every_option
def test_pieces_are_conserved_and_caches_are_right(game: str, players: int, options: dict[str, Any]) -> None:
    contract = branchline.load(game).contract
    match, chance = branchline.load(game).new(players, seed=23, options=options), random.Random(23)
    while not match.is_over:
        numbers = match.legal_numbers()
        assert numbers
        assert len(numbers) == len(set(numbers))
        match.play(chance.choice(numbers))
        flaw = contract.check(match.board, match.state)
        assert flaw is None, (flaw.field, flaw.key, flaw.details)
        fresh = match.state
        contract.derive(match.board.record, fresh)
        for name, field in contract.State.fields.items():
            if field.role == "derived":
                assert np.array_equal(fresh[name], match.state[name]), name
    assert len(match.winners()) == 1


@every_side
def test_exactly_the_listed_actions_are_allowed(game: str, players: int, side: str) -> None:
    match = whole_match(game, players, 24, {"side": side})
    for moment in range(0, len(match), 29):
        past = match.at(moment)
        listed = set(past.legal_numbers())
        for number in range(past.game.contract.verbs.size):
            reason = past.why_not(number)
            assert (reason is None) == (number in listed), (number, reason, past.prompt())
            if reason is not None:
                assert all(reason.say(language) for language in LANGUAGES)


@every_side
def test_positions_survive_json_and_everything_has_words(game: str, players: int, side: str) -> None:
    match = whole_match(game, players, 25, {"side": side})
    for moment in range(0, len(match) + 1, 9):
        past = match.at(moment)
        again = past.game.from_position(json.loads(json.dumps(past.position())))
        assert (again.fingerprint(), again.legal(), again.view()) == (past.fingerprint(), past.legal(), past.view())
        assert all(past.prompt(language) for language in LANGUAGES)
        for event, language in itertools.product(past.events, LANGUAGES):
            assert past.tell(event, language)


@pytest.mark.parametrize("game", ["wensleydale", "nuremberg"])
def test_interpreted_rules_agree_with_compiled_ones_on_the_small_side(game: str) -> None:
    match = whole_match(game, 3, 26, {"side": "2-3", "auction_stop": "all_settled"})
    assert interpreted_accounts([match]) == [account(match)]


@every_side
def test_the_two_games_share_one_contract(game: str, players: int, side: str) -> None:
    """What differs is in the board."""
    assert branchline.load("wensleydale").contract is branchline.load("nuremberg").contract
    match = dales(players, game=game, phase="train", passed="BCD"[: players - 1], options={"side": side})
    assert played(match, "pass").view()["turn"] == 2
