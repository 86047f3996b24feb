"""`branchline arena`: how strong bots are, each in every seat on the same seeds."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import branchline
from branchline.cli.arena_plot import picture
from branchline.cli.arguments import HUMAN, number_of, options_of, seats_of
from branchline.cli.columns import keyed_table
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say, speaking
from branchline.envs.progress import progress

COLUMNS = ("bot", "wins", "fair", "interval", "rank", "margin", "ms", "rating")
WITH_FIGURES = ("net:", "value:")
"""Bots of a network, in whose file measured figures can be kept."""


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "arena")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--bots", metavar="greedy,random,…", required=True, help=say("help-arena-bots"))
    parser.add_argument("--against", metavar="greedy", help=say("help-arena-against"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("-n", "--games", metavar="K", default="100", help=say("help-games-number"))
    parser.add_argument("--seed", metavar="S", default="0", help=say("help-arena-seed"))
    parser.add_argument("--simulations", metavar="N", default="0", help=say("help-arena-simulations"))
    parser.add_argument("--workers", metavar="N", default="0", help=say("help-arena-workers"))
    parser.add_argument("--ray", metavar=say("help-address"), help=say("help-arena-ray"))
    parser.add_argument("--option", metavar="name=value", action="append", default=[], help=say("help-option"))
    parser.add_argument("--note", action="store_true", help=say("help-arena-note"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    from branchline.bots import LEVELS
    from branchline.bots.play.arena import Contest, report, results
    from branchline.cli.ray_cluster import on_ray

    game = branchline.load(args.game)
    lineup = _lineup(args, game.players[-1])
    if args.note and not (args.against and (lineup[0].startswith(WITH_FIGURES) or lineup[0] in LEVELS)):
        raise BadCommand("arena-note")
    game.check_players(len(lineup))
    contest = Contest(game.id, lineup, number_of(args.games, "--games", 1), number_of(args.seed, "--seed"),
                      options_of(args.option), number_of(args.simulations, "--simulations"))  # fmt: skip
    advance = progress(contest.games)
    runner = on_ray(args.ray) if args.ray else None
    told = report(contest, results(contest, number_of(args.workers, "--workers"), advance, runner))
    if args.against:
        (tested,) = (bot for bot in told["bots"] if bot["bot"] == lineup[0])
        told |= {name: tested[name] for name in ("win_share", "fair_share", "interval")}
    if args.note:
        _note(lineup, told)
    if args.plot:
        _write(Path(args.plot), picture(_title(told), told))
    print(json.dumps(told, ensure_ascii=False, indent=2) if args.json else _table(told))
    return 0


def _note(lineup: tuple[str, ...], told: dict[str, Any]) -> None:
    """Keep how strong a bot was found to be: that of a network in its file, a level's with the ladder."""
    from branchline.bots.models.files import write_figures
    from branchline.bots.play.ladder import note_strength

    kept = {name: told[name] for name in ("games", "seed", "simulations", "win_share", "fair_share", "interval")}
    figures = {"against": lineup[1], **kept}
    kind, _, file = lineup[0].partition(":")
    if file:
        write_figures(Path(file), told["players"], figures)
    else:
        note_strength(told["game"], kind, told["players"], figures)


def _lineup(args: Namespace, usual: int) -> tuple[str, ...]:
    """Who plays: one bot against others of a kind, or all that are named, and again if seats are left."""
    bots = seats_of(args.bots)
    if HUMAN in bots:
        raise BadCommand("no-humans")
    players = number_of(args.players, "--players", 2) if args.players else usual if args.against else len(bots)
    if args.against:
        if len(bots) != 1 or args.against == bots[0]:
            raise BadCommand("arena-against")
        return bots[0], *([args.against] * (players - 1))
    if len(bots) > players:
        raise BadCommand("arena-seats", bots=len(bots), players=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise BadCommand("unwritable", file=str(file), fault=fault.strerror or str(fault)) from fault


def _title(told: dict[str, Any]) -> str:
    game = branchline.load(told["game"])
    return say("arena-title", games=told["games"], game=game.name(speaking()), players=told["players"])


def _table(told: dict[str, Any]) -> str:
    faults = [say("arena-fault", **fault) for fault in told["faults"]]
    return "\n".join(
        [_title(told), keyed_table(COLUMNS, [_row(bot) for bot in told["bots"]], numbers=COLUMNS[1:]), *faults]
    )


def _row(bot: dict[str, Any]) -> list[str]:
    low, high = bot["interval"]
    return [
        bot["bot"], f"{bot['win_share']:.1%}", f"{bot['fair_share']:.1%}", f"{low:.1%}–{high:.1%}",
        f"{bot['mean_rank']:.2f}", say("number", number=bot["margin"]), f"{bot['ms_a_move']:.2f}",
        f"{bot['rating']:.1f}",
    ]  # fmt: skip
