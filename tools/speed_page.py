"""Writes the figures of docs/speed.md and of the examples in docs/environments.md from docs/figures, where `make bench`
and `make bench-gpu` note them, and marks what was made with earlier rules or code; `--check` says whether they are
stale.

That code has changed since is no reason to measure again at once, so `--check` does not ask for that mark.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot_page import filled

import branchline
from branchline.cli.figures import code_of

DOCS = Path(__file__).parents[1] / "docs"
FIGURES = DOCS / "figures"
EARLIER_CODE, EARLIER_RULES = " †", " ‡ (outdated)"
PEERS = {
    "catanatron": "Catanatron, four random players",
    "openspiel_chess": "OpenSpiel, chess from Python",
    "pettingzoo_chess": "PettingZoo, chess",
    "rlcard_holdem": "RLCard, no-limit hold’em for four",
    "envpool_chess": "EnvPool, chess",
}


def noted(part: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FIGURES / f"{part}.json").read_text(encoding="utf-8"))
    return found


def made(part: str) -> str:
    """With what."""
    found = noted(part)["made"]
    versions = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    machine = f"{found['cores']} × {found['processor']}" + (f" and {found['gpu']}" if found.get("gpu") else "")
    return " ".join(["", f"*{found['day']}, {machine}; {versions}.", found.get("remark", "")]).strip() + "*"


def name_of(found: dict[str, Any]) -> str:
    game = branchline.load(found["game"])
    mark = EARLIER_RULES if game.rules != found["rules"] else EARLIER_CODE if code_of(game) != found["code"] else ""
    return f"{game.name()}, {found['players']} players{mark}"


def millions(rate: float) -> str:
    return f"{rate / 1e6:.1f}" if rate >= 1e7 else f"{rate / 1e6:.2f}"


def table(*heads: str) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"


def row(*cells: Any) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def rules() -> Iterator[str]:
    games = noted("rules")["games"]
    peers = [name for name in PEERS if any(name in game["ratios"] for game in games)]
    yield from table("game", "million actions a second", "games a second", *(f"times {PEERS[name]}" for name in peers))
    for game in games:
        ratios = (f"{game['ratios'][name]} ×" if name in game["ratios"] else "" for name in peers)
        yield row(name_of(game), millions(game["actions_per_s"]), f"{game['games_per_s']:,.0f}", *ratios)
    for game in games:
        for name, rate in game.get("vector_peers", {}).items():
            own = game["vectors"]["vector_masks"]
            yield ""
            where = f"{game['vector_games']:,} games on {game['vector_threads']} threads"
            yield f"{PEERS[name]}, {where}: {rate:,} actions a second; {name_of(game)}, likewise: {own:,}."
    yield from ("", made("rules"))


def lists() -> Iterator[str]:
    yield from table(
        "game", "slowest list", "a position", "copied in", "simulations a second", "times OpenSpiel’s on chess"
    )
    for game in noted("rules")["games"]:
        ratio = game["search_ratios"].get("openspiel_chess")
        yield row(name_of(game), f"{game['longest_list_us']} µs", f"{game['state_bytes']:,} bytes",
                  f"{game['copy_ns']} ns", f"{game['simulations_per_s']:,}",
                  f"{ratio} ×" if ratio else "")  # fmt: skip


def vector() -> Iterator[str]:
    part = "vector" if (FIGURES / "vector.json").exists() else "rules"
    games = noted(part)["games"]
    yield from table(
        "game", "one after the other", "in the vector, with masks", "part of that", "with observations too"
    )
    for game in games:
        masks, observed = game["vectors"]["vector_masks"], game["vectors"]["vector_observations"]
        yield row(name_of(game), millions(game["threads_actions_per_s"]), millions(masks),
                  f"{game['vector_ratios']['vector_masks']:.0%}", millions(observed))  # fmt: skip
    first = games[0]
    yield from ("", f"{first['vector_games']:,} games, {first['vector_threads']} threads; million actions a second.")
    yield from ("", made(part))


def gpu() -> Iterator[str]:
    yield from table("game", "million actions a second", "with observations", "games at once", "compared with the CPU")
    for game in noted("gpu")["games"]:
        observed = game["shown"].get("shown_observations")
        compared = f"{game['compared_games']:,} games, {game['compared_actions']:,} actions"
        yield row(name_of(game), millions(game["actions_per_s"]), millions(observed) if observed else "",
                  f"{game['games_at_once']:,}", compared)  # fmt: skip
    yield from ("", made("gpu"))


def server() -> Iterator[str]:
    yield from table("watching", "acknowledged, p50 / p99", "flat out", "processor time of an action")
    found = noted("server")
    for name, one in found["loads"].items():
        times, who = one["paced"]["action_ms"], name.replace("crowd", f"{found['crowd']} at one table")
        yield row(who, f"{times['p50']} / {times['p99']} ms", f"{one['flat_out']['actions_per_s']} actions/s",
                  f"{one['processor_ms']} ms")  # fmt: skip
    yield from ("", made("server"))


def examples() -> Iterator[str]:
    yield from table("example", "on", "decisions learned from", "against", "fair shares (95 % interval) of games")
    for one in json.loads((FIGURES / "examples.json").read_text(encoding="utf-8")):
        low, high = one["interval"]
        outdated = EARLIER_RULES if branchline.load(one["game"]).rules != one["rules"] else ""
        yield row(f"`{one['script']}`{outdated}", one["machine"], f"{one['decisions']:,}", f"`{one['against']}`",
                  f"{one['fair_shares']} ({low}–{high}) of {one['games']}")  # fmt: skip


PAGES: dict[Path, dict[str, Callable[[], Iterator[str]]]] = {
    DOCS / "speed.md": {"rules": rules, "lists": lists, "vector": vector, "gpu": gpu, "server": server},
    DOCS / "environments.md": {"examples": examples},
}


def main() -> int:
    for page, tables in PAGES.items():
        written = page.read_text(encoding="utf-8")
        text = filled(written, tables)
        if "--check" not in sys.argv[1:]:
            page.write_text(text, encoding="utf-8")
        elif text.replace(EARLIER_CODE, "") != written.replace(EARLIER_CODE, ""):
            print(f"{page.name} is stale: run “make docs”.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
