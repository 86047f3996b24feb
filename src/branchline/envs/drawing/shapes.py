"""What a drawing is made of: polygons, lines, discs and labels, in the order in which they cover each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from branchline.kernel.errors import BranchlineError
from branchline.kernel.record import Array

Point = tuple[float, float]
FONT = "DejaVu Sans, Verdana, sans-serif"
SAMPLES = 2
"""A picture is painted so many times as large, and shrunk: its edges are smooth."""


class MissingExtra(BranchlineError):
    """Something needs a package that is not installed."""


@dataclass(frozen=True)
class Polygon:
    points: Sequence[Point]
    fill: str
    edge: str = ""


@dataclass(frozen=True)
class Line:
    points: Sequence[Point]
    colour: str
    width: float


@dataclass(frozen=True)
class Disc:
    at: Point
    radius: float
    fill: str
    edge: str = "#222222"


@dataclass(frozen=True)
class Label:
    at: Point
    """The middle of the text, or where it begins."""
    text: str
    size: float
    colour: str = "#1d1b16"
    centred: bool = True


Shape = Polygon | Line | Disc | Label


@dataclass(frozen=True)
class Drawing:
    width: float
    height: float
    shapes: Sequence[Shape]
    ground: str = "#f7f3e8"


# --- as SVG ---------------------------------------------------------------------------------------------------


def svg(drawing: Drawing) -> str:
    size = f'width="{drawing.width:.0f}" height="{drawing.height:.0f}"'
    box = f'viewBox="0 0 {drawing.width:.0f} {drawing.height:.0f}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{FONT}">'
    ground = f'<rect width="100%" height="100%" fill="{drawing.ground}"/>'
    return "\n".join([head, ground, *map(_element, drawing.shapes), "</svg>"]) + "\n"


def _element(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        edge = f' stroke="{shape.edge}"' if shape.edge else ""
        return f'<polygon points="{_points(shape.points)}" fill="{shape.fill}"{edge}/>'
    if isinstance(shape, Line):
        style = f'fill="none" stroke="{shape.colour}" stroke-width="{shape.width}" stroke-linecap="round"'
        return f'<polyline points="{_points(shape.points)}" {style} stroke-linejoin="round"/>'
    if isinstance(shape, Disc):
        place = f'cx="{shape.at[0]:.1f}" cy="{shape.at[1]:.1f}" r="{shape.radius}"'
        return f'<circle {place} fill="{shape.fill}" stroke="{shape.edge}"/>'
    anchor = ' text-anchor="middle"' if shape.centred else ""
    place = f'x="{shape.at[0]:.1f}" y="{shape.at[1] + 0.35 * shape.size:.1f}" font-size="{shape.size}"'
    return f'<text {place} fill="{shape.colour}"{anchor}>{escape(shape.text)}</text>'


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


# --- as pixels ------------------------------------------------------------------------------------------------


def pixels(drawing: Drawing) -> Array:
    """Rows of red, green and blue, from 0 to 255."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as fault:
        raise MissingExtra("env-extra", package="pillow", extra="pettingzoo") from fault

    size = int(drawing.width), int(drawing.height)
    image = Image.new("RGB", (size[0] * SAMPLES, size[1] * SAMPLES), drawing.ground)
    brush = ImageDraw.Draw(image)
    for shape in drawing.shapes:
        _paint(brush, shape)
    return np.array(image.resize(size, Image.Resampling.LANCZOS), np.uint8)


def _paint(brush: Any, shape: Shape) -> None:
    from PIL import ImageFont

    if isinstance(shape, Polygon):
        brush.polygon(_scaled(shape.points), fill=shape.fill, outline=shape.edge or None, width=SAMPLES)
    elif isinstance(shape, Line):
        brush.line(_scaled(shape.points), fill=shape.colour, width=round(shape.width * SAMPLES), joint="curve")
    elif isinstance(shape, Disc):
        brush.circle(_scaled([shape.at])[0], shape.radius * SAMPLES, fill=shape.fill, outline=shape.edge, width=SAMPLES)
    else:
        font = ImageFont.load_default(shape.size * SAMPLES)
        anchor = "mm" if shape.centred else "lm"
        brush.text(_scaled([shape.at])[0], shape.text, fill=shape.colour, font=font, anchor=anchor)


def _scaled(points: Iterable[Point]) -> list[Point]:
    return [(x * SAMPLES, y * SAMPLES) for x, y in points]
