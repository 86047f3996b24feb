"""A page for each game, before the site is read: what it is, its picture, its turn, its options and its rules.

They are written from the game's own messages, rules page and declarations, into `docs/games`, which nobody keeps.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import branchline
from branchline.kernel.rules_page import load_page

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from branchline.kernel.game import Game

PICTURES = {
    "rocket": "rocket", "wensleydale": "wensleydale", "nuremberg": "nuremberg", "rock-island": "rock-island",
    "england-wales-shares": "shares",
}  # fmt: skip
INDEX = """# The games

Each page has the turn as it is declared, what a table may choose, and the rules clause by clause in our own words.

```{{toctree}}
{pages}
```
"""


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}


def write_pages(app: Sphinx) -> None:
    folder = Path(app.srcdir) / "games"
    folder.mkdir(exist_ok=True)
    games = branchline.catalogue()
    for game in games.values():
        _write(folder / f"{game.id}.md", page_of(game))
    _write(folder / "index.md", INDEX.format(pages="\n".join(games)))


def page_of(game: Game) -> str:
    parts = [
        f"# {game.name()}", game.words.say("game-summary"), _picture(game), _facts(game), "## The turn", _turn(game),
        "## What a table may choose", _options(game), "## The rules", _rules(game),
    ]  # fmt: skip
    return "\n\n".join(part for part in parts if part) + "\n"


def _picture(game: Game) -> str:
    return f"![{game.name()} in the browser](../images/{PICTURES[game.id]}.png)" if game.id in PICTURES else ""


def _facts(game: Game) -> str:
    players = f"{game.players[0]} to {game.players[-1]}"
    return f"`branchline.load({game.id!r})` · {players} players · version {game.rules} of its rules"


def _turn(game: Game) -> str:
    """The table made from the chart of `turns.md` whose heading names this game."""
    charts = (Path(__file__).parents[1] / "turns.md").read_text(encoding="utf-8").split("\n## ")
    chart = next(chart for chart in charts if game.name() in chart.partition("\n")[0])
    return chart.partition("\n")[2].strip()


def _options(game: Game) -> str:
    rows = [
        f"| `{option.name}` | {', '.join(f'`{value}`' for value in option.values)} | `{option.default}` "
        f"| {option.clause} |"
        for option in game.options
    ]
    return "\n".join(["| option | values | usual | clause |", "|---|---|---|---|", *rows])


def _rules(game: Game) -> str:
    """The rules page, its headings two levels deeper."""
    markdown = load_page(game.words_folders, "en").markdown().partition("\n")[2]
    return "\n".join(f"#{line}" if line.startswith("##") else line for line in markdown.strip().splitlines())


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
