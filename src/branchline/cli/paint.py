"""Colours of a drawing, as `#rrggbb`, and styles made of them.

>>> readable_on("#ffee00"), readable_on("#003366")
('#1d1b16 on #ffee00', '#ffffff on #003366')
>>> brightened("#204060"), shaded("#204060", 0.5)
('#8f9faf', '#102030')
"""

from __future__ import annotations

from collections.abc import Iterable

INK, BLACK, WHITE = "#1d1b16", "#111111", "#ffffff"
DARK = 140
"""White letters read better on a paint that is not brighter than this."""


def readable_on(paint: str) -> str:
    """Dark or white letters, whichever read better on this paint."""
    red, green, blue = _channels(paint)
    return f"{WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < DARK else INK} on {paint}"


def inverse(paint: str) -> str:
    """Letters of this paint, brightened, on black."""
    return f"bold {brightened(paint)} on {BLACK}"


def brightened(paint: str) -> str:
    """Half-way to white."""
    return _paint((channel + 255) / 2 for channel in _channels(paint))


def shaded(paint: str, shade: float) -> str:
    """So many times as bright."""
    return _paint(min(channel * shade, 255) for channel in _channels(paint))


def _channels(paint: str) -> tuple[int, ...]:
    return tuple(int(paint[k : k + 2], 16) for k in (1, 3, 5))


def _paint(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)
