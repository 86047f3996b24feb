"""The board in a terminal: as a picture, as tables, and told in lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.kernel import Kind, Match, Sheet
from branchline.kernel.kinds import SEAT_LETTERS
from branchline.kernel.words import KERNEL_WORDS, Words, joined

FOLDER = Path(__file__).parent / "words"
WORDS = Words(FOLDER, FOLDER / "terminal")

WIDE = 4
"""The columns of a hex. It is two lines high, which makes it about as high as wide."""
MARGIN = 4
LEGEND_WIDTH = 30
ARROWS = {"e": "→", "ne": "↗", "nw": "↖", "w": "←", "sw": "↙", "se": "↘"}
STATION, RAILS, DEPARTED, TARGET = "⌂", "═╪═", "◇", "◎"

INK, FAINT, BLACK, WHITE, GREY = "#1d1b16", "#8d846c", "#111111", "#ffffff", "#777777"
PAPER = "#efe6cf"
SHADES = (1.0, 0.96, 1.03)
TOWNS = {"city": WHITE, "railway": "#c3d0da", "start": "#f6d3cb"}
SEATS = {"beige": "#c9a063", "black": "#3b3b3b", "brown": "#7a4a21", "green": "#1f6b3a"}


@dataclass(frozen=True)
class Cell:
    """What is printed on a hex: two lines and their styles."""

    top: str = ""
    bottom: str = ""
    style: str = ""
    lower: str = ""

    def line(self, half: int) -> tuple[str, str]:
        """The upper (0) or lower (1) line with its style."""
        return (f"{self.bottom:^{WIDE}}", self.lower or self.style) if half else (f"{self.top:^{WIDE}}", self.style)


# --- the picture ----------------------------------------------------------------------------------------------


def draw(sheet: Sheet, view: dict[str, Any], colour: bool, language: str = "en", width: int = 100) -> Text:
    """The map, with its legend to the right where there is room, else below."""
    picture, legend = _map_lines(sheet, view), list(_legend(sheet, view, language))
    if width >= picture[0].cell_len + LEGEND_WIDTH:
        picture = [Text.assemble(line, *legend[k : k + 1]) for k, line in enumerate(picture)]
    else:
        picture += legend
    text = Text("\n", no_wrap=True).join(picture)
    return text if colour else Text(text.plain, no_wrap=True)


def _map_lines(sheet: Sheet, view: dict[str, Any]) -> list[Text]:
    """Two rulers, for even and for odd rows, then two lines for each row."""
    cells = _cells(sheet, view)
    height, width = (max(place[axis] for place in cells) + 1 for axis in (0, 1))
    lines = [_ruler(cells, odd) for odd in (0, 1)]
    for row in range(height):
        in_row = [cells.get((row, col), Cell()) for col in range(width)]
        lines += [_indented("" if half else str(row), row, [cell.line(half) for cell in in_row]) for half in (0, 1)]
    columns = MARGIN + WIDE * width
    for line in lines:
        line.set_length(columns)
    return lines


def _ruler(cells: dict[tuple[int, int], Cell], odd: int) -> Text:
    last = max(col for row, col in cells if row % 2 == odd)
    return _indented("", odd, [(f"{col:^{WIDE}}", FAINT) for col in range(last + 1)])


def _indented(label: str, row: int, parts: list[tuple[str, str]]) -> Text:
    """Odd rows stand half a hex to the right."""
    return Text.assemble((f"{label:>{MARGIN - 1}} ", FAINT), " " * (row % 2 * WIDE // 2), *parts)


def _cells(sheet: Sheet, view: dict[str, Any]) -> dict[tuple[int, int], Cell]:
    cells = {_label(hex): _land(hex["row"], hex["col"]) for hex in sheet.data["hexes"]}
    for company in view["companies"]:
        cells |= {hex: _track(sheet, company["id"], hex) for hex in company["line"]}
        if company["facing"] and company["locomotive"]:
            cells[company["locomotive"]] = _locomotive(sheet, company["id"], company["facing"])
    for hex, seat in view["stations"].items():
        cells[hex] = _with_station(sheet, cells[hex], seat)
    for town in sheet.data["towns"]:
        cells[_label(town)] = _town(sheet, view, town)
    if view["veto"]:
        target = _target(sheet, view)
        cells[target] = replace(cells[target], bottom=TARGET)
    return {_place(hex): cell for hex, cell in cells.items()}


def _land(row: int, col: int) -> Cell:
    return Cell(str(col), style=f"{FAINT} on {_shaded(PAPER, row, col)}")


def _track(sheet: Sheet, company: str, hex: str) -> Cell:
    return Cell(_data(sheet, company)["abbr"], style=_on(_shaded(_paint(sheet, company), *_place(hex))))


def _locomotive(sheet: Sheet, company: str, facing: str) -> Cell:
    return Cell(_data(sheet, company)["abbr"], ARROWS[facing], _engine(sheet, company))


def _with_station(sheet: Sheet, cell: Cell, seat: int) -> Cell:
    """On land the station fills the hex; on a line it stands below the company's name."""
    colours = sheet.data.get("player_colours", [])
    style = "bold " + _on(SEATS.get(colours[seat], GREY) if seat < len(colours) else GREY)
    house = f"{STATION}{SEAT_LETTERS[seat]}"
    if cell.top.isdigit():
        return Cell(house, style=style)
    return replace(cell, bottom=cell.bottom + house, lower="" if cell.bottom else style)


def _town(sheet: Sheet, view: dict[str, Any], town: dict[str, Any]) -> Cell:
    cell = Cell(town["code"], style=f"bold {INK} on {TOWNS[town['kind']]}")
    if town["kind"] == "railway":
        return replace(cell, bottom=RAILS)
    if town["kind"] == "city":
        left = view["cities"][town["id"]]
        letters = "".join(good[0] * count for good, count in left.items())
        return replace(cell, bottom=letters or "–", lower=f"{INK} on {WHITE}")
    company = next(company["id"] for company in sheet.data["companies"] if company["start_town"] == town["id"])
    if _is_home(view, company):
        return replace(cell, bottom=_data(sheet, company)["abbr"], lower=_engine(sheet, company))
    return replace(cell, bottom=DEPARTED, lower=f"{INK} on {TOWNS['start']}")


def _is_home(view: dict[str, Any], company: str) -> bool:
    """Whether the locomotive still stands in its start town."""
    return any(line["id"] == company and line["locomotive"] and not line["facing"] for line in view["companies"])


def _target(sheet: Sheet, view: dict[str, Any]) -> str:
    """Where the locomotive of a veto would go as things stand."""
    veto, hexes = view["veto"], sheet.labels["hex"]
    locomotive = next(line["locomotive"] for line in view["companies"] if line["id"] == veto["company"])
    direction = sheet.labels["direction"].index(veto["direction"] or veto["aim"])
    return hexes[int(sheet.record.neighbour[hexes.index(locomotive), direction])]


def _legend(sheet: Sheet, view: dict[str, Any], language: str) -> Iterator[Text]:
    """A line for each company, then two for each kind of hex."""
    yield from (Text(), Text())
    for company, line in zip(sheet.data["companies"], view["companies"], strict=True):
        gone = line["status"] == "absorbed"
        told = WORDS.say("status-absorbed", language) if gone else company["name"].removesuffix(" Railway")
        yield Text.assemble("  ", (f"{company['abbr']:^6}", _on(_paint(sheet, company["id"]))), " ", told)
    yield Text()
    for key, cell in _samples(sheet, view).items():
        explained = [*WORDS.say(f"legend-{key}", language).split(" | "), ""]
        for half in (0, 1):
            yield Text.assemble("   ", cell.line(half), "  ", explained[half])
    letters = [f"{good['id'][0]} {WORDS.say('good-' + good['id'], language)}" for good in sheet.data["goods"]]
    yield from (Text(" " * 9 + "  ".join(letters[k : k + 2])) for k in range(0, len(letters), 2))


def _samples(sheet: Sheet, view: dict[str, Any]) -> dict[str, Cell]:
    company, hex = str(sheet.data["companies"][0]["id"]), "0,0"
    town = Cell("YOR", style=f"bold {INK} on {TOWNS['start']}")
    track = _track(sheet, company, hex)
    return ({"target": replace(_land(0, 0), bottom=TARGET)} if view["veto"] else {}) | {
        "land": replace(_land(0, 0), top="7"),
        "track": _with_station(sheet, track, 0),
        "locomotive": _locomotive(sheet, company, "ne"),
        "station": _with_station(sheet, _land(0, 0), 1),
        "home": replace(town, bottom=track.top, lower=_engine(sheet, company)),
        "departed": replace(town, bottom=DEPARTED, lower=f"{INK} on {TOWNS['start']}"),
        "railway": replace(town, top="LEE", bottom=RAILS, style=f"bold {INK} on {TOWNS['railway']}"),
        "city": Cell("LON", "bbl", f"bold {INK} on {WHITE}", f"{INK} on {WHITE}"),
    }


def _data(sheet: Sheet, company: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in sheet.data["companies"] if entry["id"] == company)
    return found


def _label(place: dict[str, Any]) -> str:
    return f"{place['row']},{place['col']}"


def _place(hex: str) -> tuple[int, int]:
    row, col = hex.split(",")
    return int(row), int(col)


# --- colours --------------------------------------------------------------------------------------------------


def _paint(sheet: Sheet, company: str) -> str:
    return str(_data(sheet, company).get("colour_hex", GREY))


def _on(paint: str) -> str:
    """Black or white, whichever reads better on this paint."""
    red, green, blue = _channels(paint)
    return f"{WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK} on {paint}"


def _engine(sheet: Sheet, company: str) -> str:
    """The inverse of track: the company's colour, brightened, on black."""
    return f"bold {_hexed((channel + 255) / 2 for channel in _channels(_paint(sheet, company)))} on {BLACK}"


def _shaded(paint: str, row: int, col: int) -> str:
    """One of three shades, so that neighbours never share one."""
    shade = SHADES[(col - row // 2 - row) % 3]
    return _hexed(min(channel * shade, 255) for channel in _channels(paint))


def _channels(paint: str) -> tuple[int, ...]:
    return tuple(int(paint[k : k + 2], 16) for k in (1, 3, 5))


def _hexed(channels: Iterator[float]) -> str:
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)


# --- tables ---------------------------------------------------------------------------------------------------


def tables(match: Match, seat: int | None, language: str = "en") -> list[RenderableType]:
    """What each company and each seat has, and what is left in the supply."""
    view = match.view(seat)
    explained = Text(" " + WORDS.say("holding", language), style="dim")
    return [
        _companies(match, view, language), explained, Text(),
        _seats(match, view, language), Text(" " + _supply(view, language)),
    ]  # fmt: skip


def _companies(match: Match, view: dict[str, Any], language: str) -> Table:
    table = Table(box=None, header_style="underline")
    for key in ("company", "locomotive", "worth", "bank"):
        right = key in ("worth", "bank")
        table.add_column(WORDS.say(f"column-{key}", language), justify="right" if right else "left")
    for seat in range(match.players):
        table.add_column(SEAT_LETTERS[seat], min_width=6)
    for company in view["companies"]:
        name = Text(f"{_data(match.sheet, company['id'])['abbr']:^6}", _on(_paint(match.sheet, company["id"])))
        table.add_row(name, *_company_row(match, company, language))
    return table


def _company_row(match: Match, company: dict[str, Any], language: str) -> list[str]:
    if company["status"] == "absorbed":
        return [WORDS.say("status-absorbed", language), *[""] * (2 + match.players)]
    facing = ARROWS[company["facing"]] if company["facing"] else WORDS.say("at-home", language)
    status = "" if company["status"] == "live" else " " + WORDS.say(f"status-{company['status']}", language)
    holdings = zip(company["shares"], company["supplementary"], company["stations"], strict=True)
    return [
        f"{company['locomotive']} {facing}{status}", str(company["worth"]), str(company["bank"]),
        *(_holding(*held) for held in holdings),
    ]  # fmt: skip


def _holding(shares: int, supplementary: int, stations: int) -> str:
    """`3+1 ⌂2`: ordinary and supplementary shares, stations on the line."""
    held = f"{shares}+{supplementary}" if supplementary else str(shares or "·")
    return f"{held} {STATION}{stations}" if stations else held


def _seats(match: Match, view: dict[str, Any], language: str) -> Table:
    table = Table(box=None, header_style="underline")
    for key in ("seat", "money", "projected", "stations", "passengers", "tokens"):
        right = key in ("money", "projected", "stations", "passengers")
        table.add_column(WORDS.say(f"column-{key}", language), justify="right" if right else "left")
    for seat, owned in enumerate(view["seats"]):
        table.add_row(
            _seat(match, seat), money(owned["cash"], language), money(owned["projected"], language),
            str(owned["stations_left"]), str(owned["passengers"]), _token_letters(match, owned["tokens"]),
        )  # fmt: skip
    return table


def _seat(match: Match, seat: int) -> str:
    letter, name = SEAT_LETTERS[seat], match.seats[seat]
    return letter if name == letter else f"{letter} {name}"


def money(amount: int | None, language: str = "en") -> str:
    """An amount in pounds; None is somebody's secret."""
    return "?" if amount is None else WORDS.say("money", language, amount=amount)


def _token_letters(match: Match, tokens: dict[str, dict[str, int]]) -> str:
    codes = {town["id"]: town["code"] for town in match.sheet.data["towns"]}
    return " ".join(
        codes[town] + "·" + "".join(good[0] * count for good, count in goods.items()) for town, goods in tokens.items()
    )


# --- told in lines --------------------------------------------------------------------------------------------


def describe(match: Match, language: str = "en") -> list[str]:
    """The board for those who listen: a line for each company, station and town."""
    view = match.view(None)
    lines = [_tell_line(match, company, language) for company in view["companies"]]
    lines += [_tell_station(match, view, hex, seat, language) for hex, seat in view["stations"].items()]
    lines += [_tell_town(match, view, town, language) for town in match.sheet.data["towns"]]
    return [*lines, _supply(view, language)]


def _supply(view: dict[str, Any], language: str) -> str:
    return WORDS.say("supply", language, tiles=view["tiles_left"], passengers=view["passengers_left"])


def _tell_line(match: Match, company: dict[str, Any], language: str) -> str:
    name = _name(match, "company", company["id"], language)
    if company["status"] == "absorbed":
        return WORDS.say("line-absorbed", language, company=name)
    towns = [_name(match, "town", town, language) for town in company["towns"]]
    facing = company["facing"] and _name(match, "direction", company["facing"], language)
    return WORDS.say(
        "line-departed" if facing else "line-home", language,
        company=name, hex=company["locomotive"], facing=facing or "", worth=company["worth"],
        status=WORDS.say(f"status-{company['status']}", language),
        line=_joined(company["line"], language), towns=_joined(towns, language),
    )  # fmt: skip


def _tell_station(match: Match, view: dict[str, Any], hex: str, seat: int, language: str) -> str:
    owners = [company["id"] for company in view["companies"] if hex in company["line"]]
    company = _name(match, "company", owners[0], language) if owners else ""
    key = "station-on-line" if owners else "station-alone"
    return WORDS.say(key, language, seat=_seat(match, seat), hex=hex, company=company)


def _tell_town(match: Match, view: dict[str, Any], town: dict[str, Any], language: str) -> str:
    left = view["cities"].get(town["id"], {})
    homes = [company["abbr"] for company in match.sheet.data["companies"] if company["start_town"] == town["id"]]
    return WORDS.say(
        f"town-{town['kind']}", language,
        town=_name(match, "town", town["id"], language), code=town["code"], hex=_label(town),
        count=sum(left.values()), tokens=_tell_goods(left, language), company="".join(homes),
    )  # fmt: skip


def accounts(match: Match, seat: int | None, language: str = "en") -> list[str]:
    """The tables for those who listen: a line for each company and each seat."""
    view = match.view(seat)
    live = [company for company in view["companies"] if company["status"] != "absorbed"]
    lines = [_tell_holdings(match, company, language) for company in live]
    return lines + [_tell_seat(match, owned, seat, language) for seat, owned in enumerate(view["seats"])]


def _tell_holdings(match: Match, company: dict[str, Any], language: str) -> str:
    shares, more, stations = company["shares"], company["supplementary"], company["stations"]
    holders = [
        WORDS.say("holder", language, seat=_seat(match, s), shares=shares[s], more=more[s], stations=stations[s])
        for s in range(match.players)
        if shares[s] or more[s] or stations[s]
    ]
    name = _name(match, "company", company["id"], language)
    holders = holders or [WORDS.say("no-holder", language)]
    return WORDS.say(
        "holders", language, company=name, bank=company["bank"], holders=WORDS.say("between", language).join(holders)
    )


def _tell_seat(match: Match, owned: dict[str, Any], seat: int, language: str) -> str:
    tokens = [
        f"{_name(match, 'town', town, language)} {_tell_goods(goods, language)}"
        for town, goods in owned["tokens"].items()
    ]
    return WORDS.say(
        "seat-hidden" if owned["cash"] is None else "seat-open", language,
        seat=_seat(match, seat), money=money(owned["cash"], language),
        projected=money(owned["projected"], language), stations=owned["stations_left"],
        passengers=owned["passengers"], count=len(tokens), tokens=WORDS.say("between", language).join(tokens),
    )  # fmt: skip


def _tell_goods(goods: dict[str, int], language: str) -> str:
    return _joined([f"{count} {WORDS.say('good-' + good, language)}" for good, count in goods.items()], language)


def _name(match: Match, kind: str, label: str, language: str) -> str:
    index = match.sheet.labels[kind].index(label)
    assert index is not None
    return str(match.name(Kind(kind), index, language))


def _joined(names: list[str], language: str) -> str:
    return joined(names, KERNEL_WORDS, language)
