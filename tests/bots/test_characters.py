"""Weak levels play like people: they misjudge and prefer, but what a decision may cost has a bound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import branchline
from branchline.bots import UnknownBot, make_bot
from branchline.bots.advice.win_probability import spreads
from branchline.bots.characters import CHARACTERS, bot_and_name
from branchline.bots.heuristic import heuristic_of
from branchline.bots.play.arena import Contest, report, results
from branchline.bots.play.ladder import WORDS, decision_costs
from branchline.bots.search.character import CharacterBot
from branchline.bots.search.greedy import GreedyBot
from branchline.kernel.words import LANGUAGES

ROCKET = branchline.load("rocket")
ALMOST_ALL_COST = 0.4
"""In spreads; as stated in docs/bots.md."""


def played(bot: Any, moves: int) -> list[tuple[float, float]]:
    """Of each decision its cost by the look of greedy, and the most that a decision could have cost."""
    match, judge, found = ROCKET.new(players=3, seed=4), GreedyBot(ROCKET, 2), []
    while match.to_move is not None and len(match) < moves:
        action = bot.choose(match)
        values = judge.analyse(match).values
        if len(values) > 1:
            best = max(values.values())
            found.append((best - values[action], best - min(values.values())))
        match.play(action)
    return found


@pytest.mark.parametrize("level", CHARACTERS)
def test_no_decision_costs_more_than_the_level_may(level: str) -> None:
    most = heuristic_of(ROCKET).most_costs[level] * spreads()["rocket"]["spread"]
    for character in CHARACTERS[level]:
        found = played(make_bot(f"{level}:{character.name}", ROCKET, 3), 60)
        assert max(cost for cost, _ in found) <= most + 0.01
        assert max(worst for _, worst in found) > most, "nothing had to be left out"
        assert max(cost for cost, _ in found) > 0.1, "nothing was misjudged"


def test_a_habit_shows_in_what_is_done() -> None:
    """On the same seeds whoever loves to build has put more stations on the board than whoever hoards."""
    stations = {}
    for name in ("Brunel", "Pease"):
        match, bot = ROCKET.new(players=2, seed=6), make_bot(f"novice:{name}", ROCKET, 5)
        while match.to_move is not None and len(match) < 40:
            match.play(bot.choose(match))
        stations[name] = int((match.state.station >= 0).sum())
    assert stations["Brunel"] > stations["Pease"]


def test_the_seed_chooses_a_character_and_no_other_is_known() -> None:
    names = {CharacterBot(ROCKET, seed, level="casual").character.name for seed in range(12)}
    assert names == {character.name for character in CHARACTERS["casual"]}
    with pytest.raises(UnknownBot, match="casual:pease"):
        make_bot("casual:pease", ROCKET)


def test_at_a_table_nobody_of_a_level_sits_twice_before_all_have() -> None:
    taken: list[str] = []
    for _ in range(3):
        bot, name = bot_and_name("novice", taken, Random(1))
        assert bot == f"novice:{name.casefold()}"
        taken.append(name)
    assert sorted(taken) == sorted(character.name for character in CHARACTERS["novice"])
    assert bot_and_name("novice", taken, Random(1))[1] in taken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", CHARACTERS)
def test_everyone_is_described(level: str, language: str) -> None:
    described = WORDS.say(f"level-{level}-character", language)
    assert all(character.name in described for character in CHARACTERS[level])


def test_mistakes_cost_games() -> None:
    contest = Contest("rocket", ("greedy", "novice"), games=6, seed=1)
    assert report(contest, results(contest, workers=1))["bots"][0]["bot"] == "greedy"


@pytest.mark.parametrize("game_id", sorted(branchline.catalogue()))
def test_the_worst_decisions_of_a_casual_cost_a_third_of_what_a_draw_by_lot_cost(game_id: str) -> None:
    """As measured: of a hundred decisions 99 cost less than `ALMOST_ALL_COST` spreads."""
    found = decision_costs()[game_id]
    (by_lot,) = (found[bot] for bot in found if bot.startswith("lot:"))
    assert found["casual"]["ninety_nine"] < ALMOST_ALL_COST
    assert 3 * found["casual"]["ninety_nine"] < by_lot["ninety_nine"]
