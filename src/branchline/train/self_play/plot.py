"""A picture of a training: over the decisions so far, what the net wins against others, and its entropy."""

from __future__ import annotations

import json
from pathlib import Path

WIDTH, HEIGHT, EDGE = 720, 300, 40
CURVES = {"against_earlier": "#1f5fa8", "against_greedy": "#2e7d4f", "entropy": "#b4572a"}


def write_plot(log: Path, picture: Path) -> None:
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    shapes = [_curve(lines, name, colour, k) for k, (name, colour) in enumerate(CURVES.items())] if lines else []
    size = f'width="{WIDTH - 2 * EDGE}" height="{HEIGHT - 2 * EDGE}"'
    frame = f'<rect x="{EDGE}" y="{EDGE}" {size} fill="none" stroke="#999"/>'
    style = 'font-family="sans-serif" font-size="12"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>'
    picture.write_text("\n".join([head, frame, *shapes, "</svg>"]) + "\n", encoding="utf-8")


def _curve(lines: list[dict[str, float]], name: str, colour: str, number: int) -> str:
    """One figure over the decisions, from nothing up to its highest."""
    last, highest = max(line["decisions"] for line in lines), max(*(line.get(name, 0.0) for line in lines), 1e-9)
    points = " ".join(
        f"{EDGE + (WIDTH - 2 * EDGE) * line['decisions'] / last:.1f},"
        f"{HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * max(line.get(name, 0.0), 0) / highest:.1f}"
        for line in lines
    )
    told = f'<text x="{EDGE}" y="{16 * (number + 1)}" fill="{colour}">{name} ≤ {highest:.3g}</text>'
    return f'{told}<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
