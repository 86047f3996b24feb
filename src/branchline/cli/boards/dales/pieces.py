"""The signs and colours of the Dales family, and what lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard

CUBE = "•"
COMPANIES = {"red": "R", "green": "G"}
PEOPLE = {"red": "r", "green": "g", "objector": "o"}
COLOURS = {"white": "#d9d9d9", "brown": "#8a5a2b", "red": "#b3261e", "green": "#2e7d32"}
SEATS = ("#7e57c2", "#e0b400", "#1e88e5", "#9e9e9e")


def here_in(view: dict[str, Any], area: str) -> dict[str, Any]:
    """Who owns an area, and what stands there."""
    found: dict[str, Any] = view["areas"].get(area, {"owners": [], "pieces": {}})
    return found


def ends_of(loaded: LoadedBoard, border: dict[str, Any]) -> tuple[str, str]:
    whole = {area["id"]: area.get("part_of", area["id"]) for area in loaded.data["areas"]}
    return whole[border["a"]], whole[border["b"]]
