"""What a game answers, the same with NumPy and compiled rules as in a browser: both run this page.

Matches are played at random from seeds; everything a page is told of them is asked, and digested step by step.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import branchline
from branchline.bots import make_bot
from branchline.bots.search.beam import search_beam
from branchline.kernel import Match
from branchline.kernel.outcome import describe, foresee

LANGUAGES = ("en", "fr")
WORD = 0xFFFFFFFF
ASKED_EVERY, REASONS_EVERY, MOST_REASONS = 8, 7, 400


def chosen(word: int, count: int) -> tuple[int, int]:
    """The next number of a xorshift generator, and which of so many it picks."""
    word ^= word << 13 & WORD
    word ^= word >> 17
    word ^= word << 5 & WORD
    return word, word % count


def digest(answer: Any) -> str:
    return hashlib.sha256(json.dumps(answer, sort_keys=True).encode()).hexdigest()[:16]


def outcome_of(match: Match, action: int, seat: int) -> Any:
    outcome = foresee(match, action, seat, [11, 12])
    lines = [[vars(line) for line in describe(match, outcome.changes, seat, language)] for language in LANGUAGES]
    return [lines, outcome.to_move, outcome.ended, outcome.then_chance, outcome.may_end]


def asked_now(match: Match, seat: int, action: int) -> dict[str, Any]:
    """What is asked only now and then."""
    numbers = range(0, min(MOST_REASONS, match.game.contract.verbs.size), REASONS_EVERY)
    reasons = [match.why_not(number) for number in numbers]
    return {
        "spectator": match.view(None),
        "position": match.position(),
        "determinized": match.determinized(seat, 99).fingerprint(),
        "outcome": outcome_of(match, action, seat),
        "reasons": [[str(reason.code), reason.sentence] if reason else None for reason in reasons],
        "scores": match.scores(),
        "places": match.places(),
    }


def answers(game_id: str, players: int, seed: int, most: int) -> list[str]:
    """A digest for each step of a random match."""
    match, word, digests = branchline.load(game_id).new(players, seed=seed), seed + 1, []
    for step in range(most):
        if match.is_over:
            break
        seat, legal = match.to_move or 0, match.legal()
        word, choice = chosen(word, len(legal))
        action = legal[choice]
        answer: dict[str, Any] = {
            "legal": [each.to_json() for each in legal],
            "view": match.view(seat),
            "prompts": [match.prompt(language) for language in LANGUAGES],
        }
        if step % ASKED_EVERY == 0:
            answer |= asked_now(match, seat, action.number)
        events = match.play(action, seat)
        answer["events"] = [[event.to_json(), *(match.tell(event, each) for each in LANGUAGES)] for event in events]
        digests.append(digest([answer, match.fingerprint()]))
    return [*digests, match.at(len(match)).fingerprint()[:16]]


def finals(game_id: str, players: int, seeds: range) -> list[str]:
    """For each seed how a random match ends."""
    found = []
    for seed in seeds:
        match, word = branchline.load(game_id).new(players, seed=seed), seed
        while not match.is_over:
            legal = match.legal_numbers()
            word, choice = chosen(word, len(legal))
            match.play(legal[choice])
        found.append(digest([match.fingerprint(), match.scores(), match.end_reason, len(match)]))
    return found


def choices(game_id: str, bot: str, count: int, every: int = 7, **budget: Any) -> list[int]:
    """What a bot chooses in some positions of a random match."""
    game = branchline.load(game_id)
    match, word = game.new(game.players[-1], seed=3), 12345
    found: list[int] = []
    player = make_bot(bot, game, 7, **budget)
    while not match.is_over and len(found) < count:
        legal = match.legal_numbers()
        word, choice = chosen(word, len(legal))
        if len(legal) > 1 and len(match) % every == 0:
            found.append(player.choose(match))
            choice = legal.index(found[-1])
        match.play(legal[choice])
    return found


def strengths(game_id: str) -> list[Any]:
    """Whether bots that do not wait for a compiler, as at a table, look as far as they can, and the search they share
    runs compiled."""
    game = branchline.load(game_id)
    found: list[Any] = []
    for level in ("novice", "casual", "greedy", "master"):
        player = make_bot(level, game, 7, wait=False)
        player.choose(game.new(seed=4))
        found.append([level, player.at_full_strength, search_beam.runs_compiled])  # type: ignore[attr-defined]
    return found


CASES: dict[str, Callable[..., Any]] = {
    "answers": answers,
    "finals": finals,
    "choices": choices,
    "strengths": strengths,
}


def run(cases: list[dict[str, Any]]) -> list[Any]:
    """The answers to a list of questions, each the name of one of the functions above and its arguments."""
    return [CASES[case["ask"]](**{key: _range(value) for key, value in case.items() if key != "ask"}) for case in cases]


def _range(value: Any) -> Any:
    return range(*value) if isinstance(value, list) else value
