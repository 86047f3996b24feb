"""A picture of an arena's report: each bot's share of the wins with its interval, beside what would be fair."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

LEFT, SCALE, ROW, TOP, EDGE = 220, 480, 28, 48, 16
BAR, WHISKER, FAIR = "#1f5fa8", "#222", "#b4572a"


def picture(title: str, summary: dict[str, Any]) -> str:
    bots = summary["bots"]
    width, height = LEFT + SCALE + 4 * EDGE, TOP + ROW * len(bots) + EDGE
    fair = LEFT + SCALE * bots[0]["fair_share"]
    style = 'font-family="sans-serif" font-size="13"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {style}>',
        f'<text x="{EDGE}" y="24">{escape(title)}</text>',
        *(_row(bot, TOP + ROW * number) for number, bot in enumerate(bots)),
        f'<path d="M{fair:.1f} {TOP - 8}V{height - EDGE}" stroke="{FAIR}" stroke-dasharray="4 3"/>',
        "</svg>\n",
    ])  # fmt: skip


def _row(bot: dict[str, Any], y: int) -> str:
    low, high = (LEFT + SCALE * bound for bound in bot["interval"])
    middle = y + ROW // 2
    return (
        f'<text x="{EDGE}" y="{middle + 4}">{escape(bot["bot"])}</text>'
        f'<rect x="{LEFT}" y="{y + 4}" width="{SCALE * bot["win_share"]:.1f}" height="{ROW - 8}" fill="{BAR}"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}" stroke="{WHISKER}" stroke-width="2"/>'
        f'<text x="{high + 6:.1f}" y="{middle + 4}">{bot["win_share"]:.1%}</text>'
    )
