"""Writes the tables of docs/bots.md from what the arena, `tools/fit_spreads.py` and `tools/decision_costs.py` have
noted; `--check` says whether they are stale."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import branchline
from branchline.bots import SEARCHING
from branchline.bots.advice.win_probability import SPREADS
from branchline.bots.play.ladder import BUDGETS, OUTDATED, decision_costs, strengths
from branchline.bots.search.master import usual_simulations

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN = "<!-- What was noted of the {}, written by `make docs`: -->\n"
END = "<!-- That was it. -->\n"
HEAD = (
    "| game | players | bot | against | simulations a move | wins (95 % interval) of games | fair shares |",
    "|---|---|---|---|---|---|---|",
)


def ladder() -> Iterator[str]:
    yield from HEAD
    for game, level, players, found in _measured():
        if "win_share" in found:
            yield _cell(game, level, players, found)


def budgets() -> Iterator[str]:
    yield from HEAD
    for game, level, players, found in _measured():
        for figures in found.get(BUDGETS, {}).values():
            yield _cell(game, level, players, figures)


def _measured() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    for game, levels in strengths().items():
        for level, cells in levels.items():
            for players, found in cells.items():
                yield game, level, players, found


def _cell(game: str, level: str, players: str, found: dict[str, Any]) -> str:
    low, high = found["interval"]
    games = f"{found['games']}{' †' if found.get(OUTDATED) else ''}"
    return (
        f"| {branchline.catalogue()[game].name()} | {players} | `{level}` | `{found['against']}` "
        f"| {_simulations(game, level, found)} | {found['win_share']:.0%} ({low:.0%}–{high:.0%}) of {games} "
        f"| {found['win_share'] / found['fair_share']:.1f} ({low / found['fair_share']:.1f} at least) |"
    )


def _simulations(game: str, level: str, found: dict[str, Any]) -> str:
    """The usual ones, where none were asked for."""
    if level not in SEARCHING:
        return ""
    return str(found.get("simulations") or usual_simulations(branchline.load(game), None))


def spreads() -> Iterator[str]:
    yield "| game | spread | games | positions | surprise | if all were even |"
    yield "|---|---|---|---|---|---|"
    for game, found in json.loads(SPREADS.read_text(encoding="utf-8")).items():
        figures = (found[name] for name in ("spread", "games", "positions", "surprise", "surprise_if_all_were_even"))
        yield f"| {branchline.catalogue()[game].name()} | {' | '.join(map(str, figures))} |"


def costs() -> Iterator[str]:
    yield "| game | bot | games | decisions | cost on average | 99 of 100 cost at most | all cost at most |"
    yield "|---|---|---|---|---|---|---|"
    for game, levels in decision_costs().items():
        for level, found in levels.items():
            figures = (found[name] for name in ("games", "decisions", "mean", "ninety_nine", "most"))
            yield f"| {branchline.catalogue()[game].name()} | `{level}` | {' | '.join(map(str, figures))} |"


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "ladder": ladder,
    "budgets": budgets,
    "spreads": spreads,
    "costs": costs,
}


def filled(page: str, tables: dict[str, Callable[[], Iterator[str]]]) -> str:
    for name, table in tables.items():
        before, begin, rest = page.partition(BEGIN.format(name))
        page = before + begin + "\n" + "\n".join(table()) + "\n\n" + END + rest.partition(END)[2]
    return page


def main() -> int:
    written = PAGE.read_text(encoding="utf-8")
    page = filled(written, TABLES)
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
    elif page != written:
        print(f"{PAGE.name} is stale: run “make docs”.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
