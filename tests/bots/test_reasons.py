"""The reasons that hints give: in every game and both languages, at many positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import branchline
from branchline.bots.advice.advisor import Advisor, Suggestion
from branchline.bots.advice.reasons import HARDLY, LATER, advantage, reason_lines
from branchline.bots.advice.whole_move import MOST_ACTIONS
from branchline.bots.compile import searching_units
from branchline.bots.heuristic import heuristic_of
from branchline.bots.search.greedy import GreedyBot
from branchline.kernel import Match
from branchline.kernel.compiler.units import prepare
from branchline.kernel.outcome import changes, describe
from branchline.kernel.words import LANGUAGES

GAMES = sorted(branchline.catalogue())
FEW, MANY = 6, 40
POSITIONS = [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.exhaustive)]
BETWEEN = 7
"""Every seventh decision is one to ask about."""
UNNAMED = re.compile(r"\b\d+,\d+\b(?! (near|près d))")
"""A hex by its number alone, which no map prints."""
MOSTLY, MUCH = 0.7, 0.1
NEVER_SAID = re.compile(r"compil|changes? hands|change de mains|\?\?\?|[{}]", re.IGNORECASE)


@cache
def hints(game_id: str, count: int) -> list[tuple[Match, list[Suggestion]]]:
    """Positions of a game between greedy players, and what is advised there."""
    return list(_hints(game_id, count))


def _hints(game_id: str, count: int) -> Iterator[tuple[Match, list[Suggestion]]]:
    game = branchline.load(game_id)
    prepare(searching_units(game))
    match, player, guide = game.new(players=3, seed=3), GreedyBot(game, 1), Advisor(game, 5, simulations=8)
    decisions = 0
    while count and not match.is_over:
        decisions += 1
        if decisions % BETWEEN == 0:
            yield match.fork(), guide.advise(match)
            count -= 1
        match.play(player.choose(match))


def what_is_done(match: Match, move: Suggestion, language: str) -> Iterator[str]:
    for number in (move.action, *move.then):
        yield match.tell_action(match.action(number), language)
    yield from (match.tell(event, language, match.to_move) for event in move.deeds)


def what_it_brings(match: Match, move: Suggestion, language: str) -> Iterator[str]:
    for line in (*describe(match, move.changes, match.to_move, language), *reason_lines(match, move.reasons, language)):
        yield from line.changes


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_move_has_its_reason_for_whoever_makes_it(game_id: str, count: int) -> None:
    for match, moves in hints(game_id, count):
        for move in moves:
            own = [reason.aim for reason in move.reasons if reason.seat == match.to_move and reason.aim != LATER]
            assert own == list(heuristic_of(match.game).aims) != []
            others = [reason for reason in move.reasons if reason.seat != match.to_move]
            assert all(reason.before != reason.after for reason in others)


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_reason_speaks_against_the_order(game_id: str, count: int) -> None:
    """What is ranked first has more of the aims than what is clearly worse, or it is said that more is to come."""
    for match, moves in hints(game_id, count):
        assert [move.win_probability for move in moves] == sorted(
            (each.win_probability for each in moves), reverse=True
        )
        for place, move in enumerate(moves):
            own = advantage(match, move.reasons)
            worse = [each for each in moves[place + 1 :] if move.win_probability - each.win_probability >= HARDLY]
            says_so = any(reason.aim == LATER for reason in move.reasons)
            assert says_so == any(advantage(match, each.reasons) > own for each in worse)


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_words_with_places_by_their_names(language: str, game_id: str, count: int) -> None:
    for match, moves in hints(game_id, count):
        for move in moves:
            done, brings = list(what_is_done(match, move, language)), list(what_it_brings(match, move, language))
            assert all(sentence.strip() for sentence in (*done, *brings))
            assert not [sentence for sentence in done if UNNAMED.search(sentence)]
            assert not [sentence for sentence in (*done, *brings) if NEVER_SAID.search(sentence)]


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_move_is_told_and_brings_what_is_said(game_id: str, count: int) -> None:
    whole = 0
    for match, moves in hints(game_id, count):
        for move in moves:
            walk = match.determinized(match.to_move, 9)
            before = walk.state
            for number in (move.action, *move.then):
                assert (walk.to_move, walk.why_not(number)) == (match.to_move, None)
                walk.play(number)
                while (answer := walk.let_pass()) is not None:
                    walk.play(answer)
            if not move.then_chance:
                whole_told = 1 + len(move.then) < MOST_ACTIONS
                assert walk.is_over or walk.to_move != match.to_move or not whole_told
                assert tuple(changes(match, before, walk.state)) == move.changes
            assert move.then_chance == (walk.revealed != match.revealed)
            whole += bool(move.then)
    assert whole or heuristic_of(branchline.load(game_id)).depth == 1


def test_what_is_told_of_the_best_move_is_what_is_likely_after_it() -> None:
    game = branchline.load("wensleydale")
    for match, (best, *_) in hints(game.id, FEW):
        then = match.fork()
        for number in (best.action, *best.then):
            then.play(number)
        assert best.win_probability == pytest.approx(Advisor(game).win_probabilities(then)[match.to_move or 0])


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_follows_a_hint_and_asks_again_is_mostly_told_the_same(game_id: str, count: int) -> None:
    """And never that the chance has fallen by much, though searches draw anew what is hidden."""
    guide, same = Advisor(branchline.load(game_id), 5, simulations=8), []
    for match, (best, *_) in hints(game_id, count):
        then = match.fork()
        then.play(best.action)
        if best.then and not best.then_chance and then.to_move == match.to_move and len(then.legal_numbers()) > 1:
            again = guide.advise(then)[0]
            same.append(again.action == best.then[0])
            assert again.win_probability > best.win_probability - MUCH
    assert sum(same) >= MOSTLY * len(same)
