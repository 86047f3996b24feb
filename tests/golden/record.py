"""Looks for short matches that end in each possible way and saves them beside this file.

`python tests/golden/record.py GAME [BOT [TRIES [OPTION=VALUE …]]]`. Of the matches that end alike, the one that uses
the most verbs is kept, and of those the shortest.
"""

from __future__ import annotations

import sys
from pathlib import Path

import branchline
from branchline.bots import make_bot
from branchline.cli.arguments import options_of
from branchline.kernel import Game, Match

HERE = Path(__file__).parent
TRIES = 4000


def played_match(game: Game, players: int, seed: int, bot: str, options: dict[str, object]) -> Match:
    match, player = game.new(players, seed=seed, options=options), make_bot(bot, game, seed)
    while not match.is_over:
        match.play(player.choose(match))
    return match


def worth(match: Match) -> tuple[int, int]:
    return len({action.verb for action in match.actions}), -len(match)


def main(name: str, bot: str = "random", tries: str = str(TRIES), *options: str) -> None:
    game, best = branchline.load(name), dict[str, Match]()
    for seed in range(int(tries)):
        match = played_match(game, game.players[seed % len(game.players)], seed, bot, options_of(list(options)))
        if match.end_reason not in best or worth(match) > worth(best[match.end_reason]):
            best[match.end_reason] = match
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    for ending, match in best.items():
        match.save(folder / f"{ending}.json")
        print(ending, len(match), match.scores())


if __name__ == "__main__":
    main(*sys.argv[1:])
