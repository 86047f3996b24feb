"""`branchline sim`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import statistics
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.arguments import HUMAN, bots_of, number_of, options_of, seats_of
from branchline.cli.columns import keyed_table
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say, speaking
from branchline.envs.progress import progress

if TYPE_CHECKING:
    from branchline.envs.simulation import Simulated
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

USUAL_BOT = "greedy"
WATCHED = 20
"""Of so many random games the events are counted."""
FIGURES = ("mean", "sd", "min", "q1", "median", "q3", "max")


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "sim")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--players", metavar="N", help=say("help-players"))
    parser.add_argument("-n", "--games", metavar="K", default="100", help=say("help-games-number"))
    parser.add_argument("--seed", metavar="S", default="0", help=say("help-sim-seed"))
    parser.add_argument("--bot", default=USUAL_BOT, help=say("help-bot"))
    parser.add_argument("--bots", metavar="greedy,random,…", help=say("help-sim-bots"))
    parser.add_argument("--workers", metavar="N", default="0", help=say("help-arena-workers"))
    parser.add_argument("--option", metavar="name=value", action="append", default=[], help=say("help-option"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    plan = _plan(args)
    report = simulate(plan, progress(plan.games))
    if args.json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        _show(plan.game, report)
    return 0


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: Game
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    workers: int = 0


def _plan(args: Namespace) -> Plan:
    game = branchline.load(args.game)
    bots = seats_of(args.bots) if args.bots else None
    players = number_of(args.players, "--players") if args.players else len(bots) if bots else game.players[-1]
    bots = bots or [args.bot] * players
    if len(bots) != players:
        raise BadCommand("seats", seats=len(bots), players=players)
    if HUMAN in bots:
        raise BadCommand("no-humans")
    game.check_players(players)
    return Plan(game, bots, number_of(args.games, "-n", 1), number_of(args.seed, "--seed"), options_of(args.option),
                number_of(args.workers, "--workers"))  # fmt: skip


def simulate(plan: Plan, advance: Callable[[int], None] = lambda count: None) -> dict[str, Any]:
    """Play the games, from seed to seed, and sum them up."""
    bots_of(plan.bots, plan.game, plan.seed)  # what must be compiled is compiled before the clock starts
    start = time.perf_counter()
    played = branchline.simulate(plan.game, plan.games, bots=plan.bots, seed=plan.seed, options=plan.options,
                                 workers=plan.workers, progress=advance)  # fmt: skip
    return _report(plan, played, time.perf_counter() - start)


# --- the report -----------------------------------------------------------------------------------------------


def _report(plan: Plan, played: Simulated, seconds: float) -> dict[str, Any]:
    seats, watched = range(len(plan.bots)), _watched(played)
    return {
        "game": plan.game.id,
        "players": len(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "bots": plan.bots,
        "options": plan.options,
        "scores": [spread(played.scores[:, seat].tolist()) for seat in seats],
        "totals": spread(played.scores.sum(axis=1).tolist()),
        "wins": [round(float(played.shares[:, seat].mean()), 4) for seat in seats],
        "actions": spread(played.lengths.tolist()),
        "ends": dict(Counter(played.endings.tolist()).most_common()),
        "watched": len(watched),
        **_happenings(plan.game, watched),
        "games_per_s": round(plan.games / seconds, 2),
    }


def _watched(played: Simulated) -> list[Match]:
    """The games whose events are counted: of those played at random, which are quick, only the first."""
    rows = min(len(played.seeds), WATCHED) if played.actions is None else len(played.seeds)
    return [played.match(row) for row in range(rows)]


def _happenings(game: Game, watched: list[Match]) -> dict[str, Any]:
    """The payments and the events of a game, on average."""
    from branchline.cli.history import PAYMENT, payments

    events, paid = Counter[str](), Counter[str]()
    for happened in (happened for match in watched for happened in match.events_from(0)):
        events.update(event.name for event in happened)
        for _, source, amount in payments(happened):
            paid[source] += amount
    kinds = [kind.name for kind in game.contract.events if kind.name.startswith(PAYMENT)]
    return {
        "payments": {kind: round(paid[kind] / len(watched), 1) for kind in kinds},
        "events": {name: round(count / len(watched), 2) for name, count in sorted(events.items())},
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    """How numbers are distributed.

    >>> spread([1, 2, 3, 4, 5])
    {'mean': 3.0, 'sd': 1.58, 'min': 1, 'q1': 2.0, 'median': 3.0, 'q3': 4.0, 'max': 5}
    """
    low, middle, high = statistics.quantiles([*values, values[0]] if len(values) == 1 else values, method="inclusive")
    return {
        "mean": round(statistics.fmean(values), 2),
        "sd": round(statistics.stdev(values), 2) if len(values) > 1 else 0.0,
        "min": min(values),
        "q1": low,
        "median": middle,
        "q3": high,
        "max": max(values),
    }


def _show(game: Game, report: dict[str, Any]) -> None:
    print(say("sim-title", games=report["games"], game=game.name(speaking()), rate=report["games_per_s"]))
    tables = [_spreads(report), *([_payments(game, report)] if report["payments"] else []), _ends(game, report)]
    print("\n\n".join(tables))


def _spreads(report: dict[str, Any]) -> str:
    """Scores, totals and lengths."""
    from branchline.kernel.kinds import SEAT_LETTERS

    players = enumerate(zip(report["bots"], report["scores"], report["wins"], strict=True))
    rows = [[f"{SEAT_LETTERS[seat]} {bot}", *_figures(scores), f"{wins:.1%}"] for seat, (bot, scores, wins) in players]
    totals = [[say(f"sim-{key}"), *_figures(report[key]), ""] for key in ("totals", "actions")]
    return keyed_table(("seat", *FIGURES, "wins"), [*rows, None, *totals], numbers=(*FIGURES, "wins"))


def _figures(numbers: dict[str, float]) -> list[str]:
    return [say("number", number=round(numbers[figure], 0 if numbers[figure] >= 1000 else 1)) for figure in FIGURES]


def _payments(game: Game, report: dict[str, Any]) -> str:
    from branchline.cli.screen import money

    means = report["payments"].items()
    rows = [[game.words.name(f"source-{kind}", kind, speaking()), money(game, round(mean))] for kind, mean in means]
    return keyed_table(("source", "mean"), rows, numbers=("mean",))


def _ends(game: Game, report: dict[str, Any]) -> str:
    counts = report["ends"].items()
    rows = [[game.words.name(f"ending-{key}", key, speaking()), str(count)] for key, count in counts]
    return keyed_table(("ending", "games"), rows, numbers=("games",))
