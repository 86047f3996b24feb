"""What a stranger may send: boards, positions, options, files and actions, each changed, and what comes of it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import branchline
from branchline.kernel import Game, Match
from branchline.kernel.files import read_match
from fuzz.mutations import JUNK, mutated
from raw import position_in_numbers

GOLDEN = Path(__file__).parents[1] / "golden"
POOL = 24
SHORT = 60
"""Actions of a file: it is played again before anything else happens."""


@cache
def pool(game: Game) -> list[Match]:
    """Matches of random players, from the first decision to beyond the last."""
    return [_played(game, seed) for seed in range(POOL)]


def _played(game: Game, seed: int) -> Match:
    rng = random.Random(seed)
    match = game.new(game.players[seed % len(game.players)], seed, random_options(game, seed, rng))
    for _ in range(int(rng.choice([0, 5, 20, SHORT, 120, 200, 300]) * rng.uniform(0.8, 1.2))):
        if match.is_over:
            break
        match.play(rng.choice(match.legal_numbers()))
    return match


def random_options(game: Game, seed: int, rng: random.Random) -> dict[str, Any]:
    players = game.players[seed % len(game.players)]
    usual = {option.name: option.usual(players) for option in game.options}
    suiting = {option.name: [v for v in option.values if option.suits(v, players)] for option in game.options}
    return {name: rng.choice([usual[name], rng.choice(values)]) for name, values in suiting.items()}


# --- kinds of case: each gives a match to play on, or raises ------------------------------------------------------


def board(game: Game, rng: random.Random) -> Match:
    data = mutated(game.load_board().data, rng)
    return game.new(rng.choice(game.players), rng.getrandbits(60), board=data)


def position(game: Game, rng: random.Random) -> Match:
    """All of a position or some fields of it, with names or in numbers."""
    match = rng.choice(pool(game))
    written = position_in_numbers(match) if rng.random() < 0.3 else match.position()
    if rng.random() < 0.4:
        named = rng.sample(list(written), rng.randint(1, len(written)))
        written = {"players": match.players} | {name: written[name] for name in named}
    return game.from_position(mutated(written, rng))


def options(game: Game, rng: random.Random) -> Match:
    """Options that suit another number of players, or that nobody offers."""
    chosen = random_options(game, rng.randrange(9), rng)
    if rng.random() < 0.5:
        chosen = mutated(chosen or {"none": 0}, rng)
    players = rng.choice(game.players) if rng.random() < 0.8 else rng.choice(JUNK)
    seed = rng.getrandbits(60) if rng.random() < 0.8 else rng.choice(JUNK)
    return game.new(players, seed, chosen)


def file(game: Game, rng: random.Random) -> Match:
    """A file of today or of an earlier version of the rules with a change; or one that adds up, but begins with a
    board or position that was changed."""
    if rng.random() < 0.5:
        begun = rng.choice([board, position])(game, rng)
        return read_match(_walked(begun, rng).to_json(), branchline.catalogue(), "file")
    match = rng.choice(pool(game))
    data = match.at(min(len(match), SHORT)).to_json()
    if rng.random() < 0.3 and old_files(game):
        data = rng.choice(old_files(game))
    return read_match(mutated(data, rng), branchline.catalogue(), "file")


def _walked(match: Match, rng: random.Random) -> Match:
    for _ in range(rng.randint(0, 10)):
        if not match.is_over:
            match.play(rng.choice(match.legal_numbers()))
    return match


@cache
def old_files(game: Game) -> list[dict[str, Any]]:
    files = [path for version in game.replays for path in (GOLDEN / f"version-{version}" / game.id).glob("*.json")]
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(files)]


def action(game: Game, rng: random.Random) -> Match:
    """An action as text, as a number, or as neither; by somebody."""
    match = rng.choice(pool(game)).fork()
    wish = rng.choice([_text, _text, _text, _number])(match, rng)
    seat = rng.choice([None, match.to_move, match.to_move, *range(match.players), rng.choice(JUNK)])
    reason = match.why_not(wish, seat)
    if reason is not None:
        assert reason.say("en")
        assert reason.say("fr")
    match.play(wish, seat)
    return match


def _number(match: Match, rng: random.Random) -> Any:
    size = match.game.contract.verbs.size
    return rng.choice([*match.legal_numbers()[:3], rng.randrange(size), rng.randrange(size), -1, size, *JUNK])


def _text(match: Match, rng: random.Random) -> str:
    """The words of an action, some of them others."""
    verbs = list(match.game.contract.verbs)
    legal = match.legal()
    words = str(rng.choice(legal)).split() if legal else [rng.choice(verbs).name]
    for _ in range(rng.randint(0, 2)):
        place = rng.randrange(len(words) + 1)
        words[place : place + rng.randint(0, 1)] = [rng.choice([word() for word in _words(match, rng)])]
    return " ".join(words)


def _words(match: Match, rng: random.Random) -> list[Callable[[], str]]:
    labels = list(match.board.labels.values())
    return [
        lambda: str(rng.choice(rng.choice(labels).labels or [""])) if labels else "",
        lambda: str(rng.randint(-3, 300)),
        lambda: str(rng.choice(JUNK))[:300],
        lambda: rng.choice(list(match.game.contract.verbs)).name,
    ]


KINDS: dict[str, Callable[[Game, random.Random], Match]] = {
    "board": board, "position": position, "options": options, "file": file, "action": action,
}  # fmt: skip
SHARES = {"board": 4, "position": 7, "options": 2, "file": 3, "action": 4}
