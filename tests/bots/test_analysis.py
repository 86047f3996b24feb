"""Looking back at a finished match."""

from __future__ import annotations

import json
import random

import pytest

import branchline
from branchline.bots import make_bot
from branchline.bots.advice.advisor import Advisor
from branchline.bots.advice.analysis import LEAST, MOST, Analysis, analyse
from branchline.bots.search.findings import BATCH
from branchline.kernel import Match


@pytest.fixture(scope="module")
def match() -> Match:
    """Greedy against somebody who plays anything."""
    game, dice = branchline.load("rocket"), random.Random(1)
    played, bot = game.new(players=2, seed=3, options={"first_player": 0}), make_bot("greedy", game, 1)
    while (seat := played.to_move) is not None:
        played.play(bot.choose(played) if seat == 0 else dice.choice(played.legal_numbers()))
    return played


@pytest.fixture(scope="module")
def found(match: Match) -> Analysis:
    return analyse(match, Advisor(match.game, simulations=BATCH))


def test_everyones_win_probability_at_each_moment(match: Match, found: Analysis) -> None:
    assert len(found.win_probabilities) == len(match) + 1
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in found.win_probabilities)
    assert found.win_probabilities[-1] == [1.0, 0.0]
    assert found.looked_at == found.decisions > 0


def test_whoever_plays_anything_makes_the_mistakes(match: Match, found: Analysis) -> None:
    assert 0 < len(found.mistakes) <= MOST
    assert {mistake.seat for mistake in found.mistakes} == {1}
    costs = [mistake.cost for mistake in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= LEAST
    for mistake in found.mistakes:
        then = match.at(mistake.moment)
        assert then.to_move == mistake.seat
        assert match.actions[mistake.moment].number == mistake.action != mistake.better
        assert then.why_not(mistake.better) is None
        assert mistake.better in mistake.as_good
        assert mistake.action not in mistake.as_good
        assert all(then.why_not(action) is None for action in mistake.as_good)


def test_a_mistake_is_a_whole_move_and_its_win_probability_is_that_of_the_chart(match: Match, found: Analysis) -> None:
    for mistake in found.mistakes:
        assert mistake.first <= mistake.moment < mistake.last
        assert {match.at(moment).to_move for moment in range(mistake.first, mistake.last)} == {mistake.seat}
        assert mistake.win_probability == found.win_probabilities[mistake.moment][mistake.seat] >= mistake.cost
    assert len({mistake.first for mistake in found.mistakes}) == len(found.mistakes)


def test_a_match_that_was_ended_by_agreement_has_no_decision_at_its_last_moment(match: Match) -> None:
    part = branchline.load("rocket").new(players=2, seed=3, options={"first_player": 0})
    for action in match.actions[:12]:
        part.play(action)
    found = analyse(part, Advisor(match.game, simulations=BATCH))
    assert not part.is_over
    assert found.decisions <= len(part)
    assert json.loads(json.dumps(found.to_json(part)))["decisions"] == found.looked_at


def test_without_time_nothing_is_looked_at_but_the_chances(match: Match) -> None:
    hurried = analyse(match, Advisor(match.game, simulations=BATCH), seconds=0.0)
    assert hurried.looked_at == 0 < hurried.decisions
    assert not hurried.mistakes
    assert len(hurried.win_probabilities) == len(match) + 1


def test_it_can_be_kept(match: Match, found: Analysis) -> None:
    told = json.loads(json.dumps(found.to_json(match)))
    assert told["mistakes"][0]["better"]["text"] == str(match.action(found.mistakes[0].better))
