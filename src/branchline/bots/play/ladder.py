"""The ladder: the same five levels in every game, with their characters and how strong they were measured to be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.bots import LEVELS
from branchline.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from branchline.kernel.game import Game

WORDS = Words(Path(__file__).parent / "words")
STRENGTHS = Path(__file__).parent / "strengths.json"
"""By game, level and number of players, what the arena has measured; with other budgets than usual, by the budget."""
BUDGETS, FIRST_GAME, OUTDATED = "budgets", "first_game", "outdated"
"""Of a cell, beside its figures: those with other budgets, the digest of its first game, and whether that game goes
otherwise with the bots as they are now."""
HIDDEN = {BUDGETS, FIRST_GAME, OUTDATED}
COSTS = Path(__file__).parent / "decision_costs.json"
"""By game and weak level, the costs of its decisions, as `tools/decision_costs.py` has measured them."""


def ladder(game: Game) -> list[dict[str, Any]]:
    """The levels from weakest to strongest, ready for JSON."""
    measured = strengths().get(game.id, {})
    return [
        {
            "id": level,
            "names": {language: WORDS.say(f"level-{level}", language) for language in LANGUAGES},
            "characters": {language: WORDS.say(f"level-{level}-character", language) for language in LANGUAGES},
            "strength": [
                {
                    "players": int(players),
                    **{name: found[name] for name in found if name not in HIDDEN},
                }
                for players, found in measured.get(level, {}).items()
                if "win_share" in found
            ],
        }
        for level in LEVELS
    ]


def strengths() -> dict[str, Any]:
    return dict(json.loads(STRENGTHS.read_text(encoding="utf-8")))


def decision_costs() -> dict[str, Any]:
    return dict(json.loads(COSTS.read_text(encoding="utf-8"))) if COSTS.exists() else {}


def note_strength(game: str, level: str, players: int, figures: dict[str, Any]) -> None:
    kept = strengths()
    cell = kept.setdefault(game, {}).setdefault(level, {}).setdefault(str(players), {})
    other_budgets = cell.get(BUDGETS, {})
    if budget := figures.get("simulations"):
        cell[BUDGETS] = dict(sorted({**other_budgets, str(budget): figures}.items(), key=lambda each: int(each[0])))
    else:
        cell.clear()
        cell |= figures | ({BUDGETS: other_budgets} if other_budgets else {})
    ordered = {
        game: {level: dict(sorted(levels[level].items())) for level in LEVELS if level in levels}
        for game, levels in sorted(kept.items())
    }
    STRENGTHS.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
