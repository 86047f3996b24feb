"""`branchline bots`: the bots of a game, from weakest to strongest."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.columns import keyed_table
from branchline.cli.grammar import add_command
from branchline.cli.words import say, speaking

if TYPE_CHECKING:
    from branchline.kernel.game import Game


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "bots")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    from branchline.bots import BOTS

    game = branchline.load(args.game)
    listed = [{"id": bot, "remark": _remark(bot, game)} for bot in BOTS]
    if args.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        print(keyed_table(("bot", "remark"), [[str(bot["id"]), bot["remark"] or ""] for bot in listed]))
    return 0


def _remark(bot: str, game: Game) -> str | None:
    """What one should know about a bot that learned: that another stands in for it, or that the rules have changed."""
    if bot != "net":
        return None
    from branchline.bots.net import packed_net
    from branchline.bots.net_file import UnfitNet

    try:
        account = packed_net(game).account
    except UnfitNet as refusal:
        return refusal.say(speaking())
    return None if account.rules == game.rules else say("bots-older-rules", rules=account.rules, now=game.rules)
