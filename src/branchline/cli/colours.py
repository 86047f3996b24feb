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
"""White letters read better on a colour that is not brighter than this."""


def readable_on(colour: str) -> str:
    """Dark or white letters, whichever read better on this colour."""
    red, green, blue = _channels(colour)
    return f"{WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < DARK else INK} on {colour}"


def inverse(colour: str) -> str:
    """Letters of this colour, brightened, on black."""
    return f"bold {brightened(colour)} on {BLACK}"


def brightened(colour: str) -> str:
    """Half-way to white."""
    return _hexadecimal((channel + 255) / 2 for channel in _channels(colour))


def shaded(colour: str, shade: float) -> str:
    """So many times as bright."""
    return _hexadecimal(min(channel * shade, 255) for channel in _channels(colour))


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))


def _hexadecimal(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)
