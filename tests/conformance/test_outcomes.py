"""What an action is said to bring is what it brings, over whole matches of every game, or its condition is told."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.kernel import LANGUAGES, Game, Match
from branchline.kernel.outcome import SCORE, Outcome, describe, foresee

every_game = pytest.mark.parametrize("game", branchline.catalogue().values(), ids=lambda game: game.id)
MOST_TRIED = 2
LONGEST_CHAIN = 3
SEEDS = (1, 2)

Held = dict[tuple[Any, ...], Any]


def at_stake(match: Match) -> Held:
    """What the match itself holds of all that is at stake, number by number."""
    stakes = match.game.contract.stakes
    held: Held = {(SCORE, seat): score for seat, score in enumerate(match.scores()) if SCORE in stakes}
    for name in stakes.keys() - {SCORE}:
        held |= {(name, *place): int(value) for place, value in np.ndenumerate(match.state[name])}
    return held


def as_told(outcome: Outcome) -> Held:
    return {(change.field, *change.place): (change.before, change.after) for change in outcome.changes}


def differences(before: Held, after: Held) -> Held:
    return {place: (before[place], after[place]) for place in before if before[place] != after[place]}


def let_pass(match: Match) -> int:
    return -1 if match.is_over else int(match.game.contract.let_pass(match.state))


def warns_of_the_end(outcome: Outcome) -> bool:
    return outcome.ended != "" or outcome.may_end != "no"


def compare(match: Match, number: int) -> Outcome:
    """An action as it is told to its seat, beside what follows when it is carried out."""
    seat = match.to_move
    assert seat is not None
    outcome = foresee(match, number, seat, SEEDS)
    trial = match.fork()
    trial.play(number)
    assert outcome.then_chance or trial.revealed == match.revealed
    assert outcome.if_nobody_objects == (let_pass(trial) >= 0) or outcome.then_chance
    assert trial.is_over <= warns_of_the_end(outcome)
    assert trial.is_over >= (outcome.may_end == "expected") or outcome.if_nobody_objects
    if not outcome.then_chance and not outcome.if_nobody_objects:
        assert as_told(outcome) == differences(at_stake(match), at_stake(trial)), match.action(number)
        assert (outcome.to_move, outcome.ended) == (trial.to_move, trial.end_reason)
    return outcome


@every_game
def test_what_an_action_is_said_to_bring_is_what_it_brings(game: Game) -> None:
    match, rng = game.new(game.players[-1], seed=7), random.Random(7)
    sure = ended = 0
    while not match.is_over:
        numbers = match.legal_numbers()
        chosen = rng.choice(numbers)
        for number in {chosen, *rng.sample(numbers, min(MOST_TRIED, len(numbers)) - 1)}:
            outcome = compare(match, number)
            sure += bool(outcome.changes) and not outcome.then_chance
            ended += outcome.ended != ""
        match.play(chosen)
    assert sure
    assert ended


@every_game
def test_what_several_actions_are_said_to_bring_is_what_they_bring_together(game: Game) -> None:
    match, rng, sure = game.new(game.players[-1], seed=9), random.Random(9), 0
    while not match.is_over:
        seat, trial = match.to_move, match.fork()
        chain: list[int] = []
        while trial.to_move == seat and len(chain) < LONGEST_CHAIN and trial.revealed == match.revealed:
            chain.append(rng.choice(trial.legal_numbers()))
            trial.play(chain[-1])
        assert seat is not None
        outcome = foresee(match, chain[0], seat, SEEDS, chain[1:])
        if not outcome.then_chance and not outcome.if_nobody_objects and len(chain) > 1:
            assert as_told(outcome) == differences(at_stake(match), at_stake(trial))
            assert (outcome.to_move, outcome.ended) == (trial.to_move, trial.end_reason)
            sure += 1
        for number in chain:
            match.play(number)
    assert sure


@every_game
def test_every_outcome_has_words_in_both_languages(game: Game) -> None:
    match, rng = game.new(game.players[-1], seed=8), random.Random(8)
    while not match.is_over:
        number, seat = rng.choice(match.legal_numbers()), match.to_move
        assert seat is not None
        outcome = foresee(match, number, seat, SEEDS[:1])
        english, french = (
            [line.changes for line in describe(match, outcome.changes, seat, language)] for language in LANGUAGES
        )
        assert len(english) == len(french)
        assert bool(english) == bool(outcome.changes)
        match.play(number)
