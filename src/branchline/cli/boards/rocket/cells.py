"""What is printed on a hex of Rocket's map."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from branchline.cli.cells import FAINT, Cell, Cells
from branchline.cli.colours import INK, WHITE, inverse, readable_on, shaded
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard

ARROWS = {"e": "→", "ne": "↗", "nw": "↖", "w": "←", "sw": "↙", "se": "↘"}
STATION, RAILS, DEPARTED, TARGET = "⌂", "═╪═", "◇", "◎"

GREY, PAPER = "#777777", "#efe6cf"
SHADES = (1.0, 0.96, 1.03)
TOWNS = {"city": WHITE, "railway": "#c3d0da", "start": "#f6d3cb"}
SEATS = {"beige": "#c9a063", "black": "#3b3b3b", "brown": "#7a4a21", "green": "#1f6b3a"}


def cells_of(loaded: LoadedBoard, view: dict[str, Any]) -> Cells:
    cells = {hex_label(hex): land(hex["row"], hex["col"]) for hex in loaded.data["hexes"]}
    for company in view["companies"]:
        cells |= {hex: track(loaded, company["id"], hex) for hex in company["line"]}
        if company["facing"] and company["locomotive"]:
            cells[company["locomotive"]] = locomotive(loaded, company["id"], company["facing"])
    for hex, seat in view["stations"].items():
        cells[hex] = with_station(loaded, cells[hex], seat)
    for town in loaded.data["towns"]:
        cells[hex_label(town)] = _town(loaded, view, town)
    if view["veto"]:
        target = _target(loaded, view)
        cells[target] = replace(cells[target], bottom=TARGET)
    return {_place(hex): cell for hex, cell in cells.items()}


def land(row: int, col: int) -> Cell:
    return Cell(str(col), style=f"{FAINT} on {shade_at(PAPER, row, col)}")


def track(loaded: LoadedBoard, company: str, hex: str) -> Cell:
    return Cell(
        company_data(loaded, company)["abbr"], style=readable_on(shade_at(colour_of(loaded, company), *_place(hex)))
    )


def locomotive(loaded: LoadedBoard, company: str, facing: str) -> Cell:
    return Cell(company_data(loaded, company)["abbr"], ARROWS[facing], inverse(colour_of(loaded, company)))


def with_station(loaded: LoadedBoard, cell: Cell, seat: int) -> Cell:
    """On land the station fills the hex; on a line it stands below the company's name."""
    colours = loaded.data.get("player_colours", [])
    style = "bold " + readable_on(SEATS.get(colours[seat], GREY) if seat < len(colours) else GREY)
    house = f"{STATION}{SEAT_LETTERS[seat]}"
    if cell.top.isdigit():
        return Cell(house, style=style)
    return replace(cell, bottom=cell.bottom + house, lower="" if cell.bottom else style)


def town_cell(code: str, kind: str) -> Cell:
    return Cell(code, style=f"bold {INK} on {TOWNS[kind]}")


def with_tokens(cell: Cell, letters: str) -> Cell:
    return replace(cell, bottom=letters or "–", lower=f"{INK} on {WHITE}")


def at_home(cell: Cell, loaded: LoadedBoard, company: str) -> Cell:
    """A start town whose locomotive is still there."""
    return replace(cell, bottom=company_data(loaded, company)["abbr"], lower=inverse(colour_of(loaded, company)))


def departed(cell: Cell) -> Cell:
    return replace(cell, bottom=DEPARTED, lower=f"{INK} on {TOWNS['start']}")


def _town(loaded: LoadedBoard, view: dict[str, Any], town: dict[str, Any]) -> Cell:
    cell = town_cell(town["code"], town["kind"])
    if town["kind"] == "railway":
        return replace(cell, bottom=RAILS)
    if town["kind"] == "city":
        return with_tokens(cell, good_letters(view["cities"][town["id"]]))
    company = next(company["id"] for company in loaded.data["companies"] if company["start_town"] == town["id"])
    return at_home(cell, loaded, company) if _is_home(view, company) else departed(cell)


def _is_home(view: dict[str, Any], company: str) -> bool:
    """Whether the locomotive still stands in its start town."""
    return any(line["id"] == company and line["locomotive"] and not line["facing"] for line in view["companies"])


def _target(loaded: LoadedBoard, view: dict[str, Any]) -> str:
    """Where the locomotive of a veto would go as things stand."""
    veto, hexes = view["veto"], loaded.labels["hex"]
    locomotive = next(line["locomotive"] for line in view["companies"] if line["id"] == veto["company"])
    direction = loaded.labels["direction"].index(veto["direction"] or veto["aim"])
    return hexes[int(loaded.record.neighbour[hexes.index(locomotive), direction])]


def good_letters(goods: dict[str, int]) -> str:
    """`bbl`: two of brewing, one of leather."""
    return "".join(good[0] * count for good, count in goods.items())


def company_data(loaded: LoadedBoard, company: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in loaded.data["companies"] if entry["id"] == company)
    return found


def colour_of(loaded: LoadedBoard, company: str) -> str:
    return str(company_data(loaded, company).get("colour_hex", GREY))


def shade_at(colour: str, row: int, col: int) -> str:
    """One of three shades, so that neighbours never share one."""
    return shaded(colour, SHADES[(col - row // 2 - row) % 3])


def hex_label(place: dict[str, Any]) -> str:
    return f"{place['row']},{place['col']}"


def _place(hex: str) -> tuple[int, int]:
    row, col = hex.split(",")
    return int(row), int(col)
