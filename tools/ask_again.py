"""Follows hints and asks again: `python tools/ask_again.py GAME… [--positions 30] [--simulations 8]`.

At positions of a match of three players, as far apart as they can be, the best move is followed action by action, and a
hint is asked for at each of its decisions. Printed is how often another action was advised than was told, and by how
much the chance to win had fallen at most.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

import branchline
from branchline.bots import make_bot
from branchline.bots.advice.advisor import Advisor
from branchline.kernel import Game, Match

LINEUP = ("casual", "greedy", "casual")


def positions(game: Game, most: int) -> list[Match]:
    """Positions with a choice."""
    match, found = game.new(players=len(LINEUP), seed=11), []
    bots = [make_bot(name, game, seat) for seat, name in enumerate(LINEUP)]
    while match.to_move is not None and len(match) < most:
        if len(match.legal_numbers()) > 1:
            found.append(match.fork())
        match.play(bots[match.to_move].choose(match))
    return found


def followed(match: Match, advisor: Advisor) -> Iterator[tuple[bool, float]]:
    """At each decision within the move that was told: whether that is still advised, and how far the chance fell."""
    told, walk = advisor.advise(match)[0], match.fork()
    for action, then in zip((told.action, *told.then), told.then, strict=False):
        walk.play(action)
        if told.then_chance or walk.to_move != match.to_move:
            return
        if len(walk.legal_numbers()) > 1:
            again = advisor.advise(walk)[0]
            yield again.action == then, told.win_probability - again.win_probability


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", metavar="GAME", nargs="+")
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--most", type=int, default=220, help="actions of the match at most")
    parser.add_argument("--simulations", type=int, default=8)
    args = parser.parse_args()
    for name in args.names:
        game = branchline.load(name)
        advisor, found = Advisor(game, 5, simulations=args.simulations), positions(game, args.most)
        chosen = found[:: max(1, len(found) // args.positions)][: args.positions]
        asked = [each for match in chosen for each in followed(match, advisor)]
        fallen = max((fall for _, fall in asked), default=0.0)
        print(json.dumps({"game": name, "positions": len(chosen), "asked_again": len(asked),
                          "another_action": sum(not same for same, _ in asked), "fallen_at_most": round(fallen, 3)}),
              flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
