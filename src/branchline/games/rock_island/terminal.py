"""The field in a terminal: as a picture, its track in braille dots; as tables; and told in lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.kernel import SIDES, Kind, Match, Sheet, opposite
from branchline.kernel.kinds import SEAT_LETTERS
from branchline.kernel.words import KERNEL_WORDS, Words, joined

FOLDER = Path(__file__).parent / "words"
WORDS = Words(FOLDER, FOLDER / "terminal")

LARGE, SMALL = 8, 6
"""The columns of a tile. It has half as many lines, which makes it about as high as wide."""
MARGIN = 3
GAP = 2
ROOM_FOR_LARGE = MARGIN + LARGE * 12 + LARGE // 2
ARROWS = ("→", "↘", "↙", "←", "↖", "↗")
CREW, WATER, TURN, NONE = "▲", "~", "↻", "–"
FRAME, CORNERS = "┌┐└┘", ((0, 0), (0, -1), (-1, 0), (-1, -1))
NAMES: dict[int, dict[str, tuple[str, ...]]] = {
    LARGE: {"chicago": ("", "CHICAGO"), "kansas_city": ("KANSAS", "CITY")},
    SMALL: {"chicago": ("CHI",), "kansas_city": ("KC",)},
}
CITIES = ("chicago", "kansas_city")

MIDDLES = ((1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5), (0.25, 0.0), (0.75, 0.0))
"""Where the middles of the edges lie on a tile of size 1, as the rows are laid like bricks."""
CENTRE = 0.5
SAMPLES = 64
BRAILLE, BLANK_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)), 0x2800
STOPS = (0.5, 0.3, 0.7, 0.2)
"""How far along its line a locomotive may be drawn, best first."""

INK, FAINT, BLACK, WHITE = "#1d1b16", "#8d846c", "#111111", "#ffffff"
OPEN = {"land": "#f4efe0", "river": "#c9e0ee", "chicago": "#f6d3cb", "kansas_city": "#cfe6c8"}
HIDDEN = {"land": "#c8b890", "river": "#8fb4cf"}
SHADES = (1.0, 0.94, 1.04)
SEATS = ("#b3372b", "#1f5fa8", "#8a5a00", "#1f7a3d")

Spot = tuple[int, int]


class Patch:
    """What is printed on a tile: a character and a style for each place."""

    def __init__(self, wide: int, fill: str, style: str) -> None:
        self.wide, self.high = wide, wide // 2
        self._places = [[(fill, style)] * wide for _ in range(self.high)]

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        """Over what is there, in its style unless told otherwise."""
        for at, letter in enumerate(text, column):
            self._places[line][at] = (letter, style or self._places[line][at][1])

    def centre(self, line: int, text: str, style: str = "") -> None:
        self.write(line, (self.wide - len(text)) // 2, text, style)

    def line(self, line: int) -> Text:
        return Text.assemble(*self._places[line])


# --- the picture ----------------------------------------------------------------------------------------------


def draw(sheet: Sheet, view: dict[str, Any], colour: bool, language: str = "en", width: int = 110) -> Text:
    """The field, as large as there is room for, and below it the reserve and a legend."""
    wide = LARGE if width >= ROOM_FOR_LARGE else SMALL
    text = Text("\n", no_wrap=True).join([*_field(sheet, view, wide), Text(), *_below(sheet, view, wide, language)])
    return text if colour else Text(text.plain, no_wrap=True)


def _field(sheet: Sheet, view: dict[str, Any], wide: int) -> list[Text]:
    """Two rulers, for the rows further west and those further east, then the rows."""
    patches = _patches(sheet, view, wide)
    columns = range(1, sheet.data["field"]["cols"] + 1)
    lines = [_indented("", odd, wide, [Text(f"{column:^{wide}}", FAINT) for column in columns]) for odd in (0, 1)]
    for row, letter in enumerate(sheet.data["field"]["row_labels"]):
        in_row = [patches[f"{letter}{column}"] for column in columns]
        for line in range(wide // 2):
            label = letter if line == (wide // 2 - 1) // 2 else ""
            lines.append(_indented(label, row % 2, wide, [patch.line(line) for patch in in_row]))
    return lines


def _indented(label: str, odd: int, wide: int, parts: list[Text]) -> Text:
    """Every other row stands half a tile to the right."""
    return Text.assemble((f"{label:>{MARGIN - 1}} ", FAINT), " " * (odd * wide // 2), *parts)


def _patches(sheet: Sheet, view: dict[str, Any], wide: int) -> dict[str, Patch]:
    patches = {}
    for cell, lies in view["cells"].items():
        patches[cell] = _patch(sheet, lies, wide, cell, SHADES[_shade(sheet, cell)])
        _add_pieces(sheet, view, cell, patches[cell])
    if view["turning"]:
        _frame(patches[view["turning"]["cell"]])
    return patches


def _patch(sheet: Sheet, lies: dict[str, Any], wide: int, name: str, shade: float = 1.0) -> Patch:
    """A tile: its track if it is open, else its name on its back; or a city."""
    ground = lies["ground"]
    paint = _shaded((OPEN if lies["open"] or ground not in HIDDEN else HIDDEN)[ground], shade)
    patch = Patch(wide, WATER if ground == "river" else " ", f"{INK} on {paint}")
    if ground in CITIES:
        _draw_dots(patch, _exit_dots(sheet, ground, wide))
        _write_name(patch, ground)
    elif lies["open"] and lies["tile"]:
        _draw_dots(patch, _track_dots(sheet, lies["tile"], lies["rotation"] or 0, wide))
    else:
        patch.centre((wide // 2 - 1) // 2, f" {name} " if ground == "river" else name)
    return patch


def _write_name(patch: Patch, city: str) -> None:
    """Clear of the exits: Chicago's are in the west, Kansas City's in the east."""
    for line, name in enumerate(NAMES[patch.wide][city]):
        patch.write(line, patch.wide - len(name) if city == "chicago" else 0, name)


def _add_pieces(sheet: Sheet, view: dict[str, Any], cell: str, patch: Patch) -> None:
    crews = [seat for seat, place in enumerate(view["crews"]) if place == cell]
    engines = [seat for seat, engine in enumerate(view["locomotives"]) if engine["cell"] == cell]
    lies = view["cells"][cell]
    if lies["ground"] in CITIES:
        _crowd(patch, lies["ground"], crews, engines)
        return
    taken = []
    for seat in engines:
        entry = _edge(sheet, view["locomotives"][seat]["entry"])
        taken.append(_stop(sheet, lies, entry, patch.wide))
        patch.write(*taken[-1], SEAT_LETTERS[seat] + ARROWS[opposite(entry)], _engine(seat))
    for seat in crews:
        line = next(line for line in (0, patch.high - 1) if all(line != stop for stop, _ in taken))
        patch.centre(line, CREW + SEAT_LETTERS[seat], _paint(seat))


def _crowd(patch: Patch, city: str, crews: list[int], engines: list[int]) -> None:
    """In a city: the letters of all crews, and below them those of all locomotives."""
    first = 2 if city == "chicago" else 1
    if crews:
        patch.write(patch.high - 2, first - 1, CREW)
    for place, seat in enumerate(crews, first):
        patch.write(patch.high - 2, place, SEAT_LETTERS[seat], _paint(seat))
    for place, seat in enumerate(engines, first):
        patch.write(patch.high - 1, place, SEAT_LETTERS[seat], _engine(seat))


def _frame(patch: Patch) -> None:
    for corner, (line, column) in zip(FRAME, CORNERS, strict=True):
        patch.write(line % patch.high, column % patch.wide, corner)


def _below(sheet: Sheet, view: dict[str, Any], wide: int, language: str) -> list[Text]:
    """The reserve, and to its right what the signs mean; then the ways in which a tile may be set."""
    slots = {slot["slot"]: _patch(sheet, slot | {"rotation": 0}, wide, "?") for slot in view["reserve"]}
    lines, legend = _strip(slots, wide), list(_legend(language))
    lines += [Text(" " * lines[0].cell_len)] * (len(legend) - len(lines))
    lines = [Text.assemble(line, *legend[k : k + 1]) for k, line in enumerate(lines)]
    return lines + _strip(_rotations(sheet, view, wide), wide) if view["turning"] else lines


def _strip(patches: dict[str, Patch], wide: int) -> list[Text]:
    """Tiles side by side, each with a label above it."""
    rows = [[Text(f"{label:^{wide}}", FAINT) for label in patches]]
    rows += [[patch.line(line) for patch in patches.values()] for line in range(wide // 2)]
    return [Text.assemble(" " * MARGIN, *(Text.assemble(part, " " * GAP) for part in row)) for row in rows]


def _rotations(sheet: Sheet, view: dict[str, Any], wide: int) -> dict[str, Patch]:
    """The tile to be set, in each position allowed."""
    lies = view["cells"][view["turning"]["cell"]]
    return {
        f"{TURN} {rotation}": _patch(sheet, lies | {"rotation": rotation}, wide, "")
        for rotation in view["turning"]["rotations"]
    }


def _legend(language: str) -> Iterator[Text]:
    signs = {
        "crew": (f"{CREW}A", _paint(0)),
        "locomotive": (f"A{ARROWS[3]}", _engine(0)),
        "land": ("E2", f"{INK} on {HIDDEN['land']}"),
        "river": (f"{WATER}{WATER}", f"{INK} on {HIDDEN['river']}"),
        "target": (FRAME[:2], f"{INK} on {OPEN['land']}"),
    }
    for key, sign in signs.items():
        yield Text.assemble(sign, " ", WORDS.say(f"legend-{key}", language))


# --- track ----------------------------------------------------------------------------------------------------


def _groups(sheet: Sheet, tile: str, rotation: int) -> list[list[Spot]]:
    """The lines of a turned tile, as pairs of edges, group by group."""
    return [
        [((one + rotation) % SIDES, (other + rotation) % SIDES) for one, other in group["lines"]]
        for group in _type(sheet, tile)["groups"]
    ]


def _type(sheet: Sheet, tile: str) -> dict[str, Any]:
    found: dict[str, Any] = next(kind for kind in sheet.data["tile_types"] if kind["id"] == tile)
    return found


def _track_dots(sheet: Sheet, tile: str, rotation: int, wide: int) -> frozenset[Spot]:
    return _dots(tuple(map(tuple, _groups(sheet, tile, rotation))), wide)


@cache
def _dots(groups: tuple[tuple[Spot, ...], ...], wide: int) -> frozenset[Spot]:
    """The dots of all lines; where groups cross without meeting, the later one is interrupted."""
    dots: frozenset[Spot] = frozenset()
    for lines in groups:
        group = {dot for line in lines for step in range(SAMPLES + 1) for dot in _thick(line, step / SAMPLES, wide)}
        dots |= {(x, y) for x, y in group if all(max(abs(x - u), abs(y - v)) > 1 for u, v in dots)}
    return dots


def _exit_dots(sheet: Sheet, city: str, wide: int) -> set[Spot]:
    """Short stumps at the exits."""
    edges = sheet.data["cities"][city]["exits"]
    stump = range(SAMPLES // wide)
    return {dot for edge in edges for step in stump for dot in _thick((edge, opposite(edge)), step / SAMPLES, wide)}


def _thick(line: Spot, part: float, wide: int) -> Iterator[Spot]:
    """The dots under a point of a line: two by two."""
    size = 2 * wide
    x, y = (size * share for share in _point(line, part))
    for u, v in ((x + dx, y + dy) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5)):
        if 0 <= u < size and 0 <= v < size:
            yield int(u), int(v)


def _point(line: Spot, part: float) -> tuple[float, float]:
    """A point of the curve that leaves both edges at a right angle."""
    (x1, y1), (x2, y2) = MIDDLES[line[0]], MIDDLES[line[1]]
    first, bend, last = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return first * x1 + bend * CENTRE + last * x2, first * y1 + bend * CENTRE + last * y2


def _draw_dots(patch: Patch, dots: Collection[Spot]) -> None:
    """Two dots by four make a character."""
    letters: dict[Spot, int] = {}
    for x, y in dots:
        place = (y // 4, x // 2)
        letters[place] = letters.get(place, BLANK_BRAILLE) | BRAILLE[y % 4][x % 2]
    for (line, column), letter in letters.items():
        patch.write(line, column, chr(letter))


def _stop(sheet: Sheet, lies: dict[str, Any], entry: int, wide: int) -> Spot:
    """Where a locomotive that came in over this edge is written: on its group, apart from those of other groups."""
    taken: list[Spot] = []
    for lines in _groups(sheet, lies["tile"], lies["rotation"]):
        places = [_place(_point(lines[0], part), wide) for part in STOPS]
        taken.append(next(place for place in places if not any(_overlap(place, other) for other in taken)))
        if any(entry in line for line in lines):
            break
    return taken[-1]


def _place(point: tuple[float, float], wide: int) -> Spot:
    """The line and the first column of two letters around a point."""
    x, y = point
    return min(int(y * wide / 2), wide // 2 - 1), min(max(round(x * wide) - 1, 0), wide - 2)


def _overlap(place: Spot, other: Spot) -> bool:
    return place[0] == other[0] and abs(place[1] - other[1]) < 2


def _edge(sheet: Sheet, direction: str) -> int:
    edge = sheet.labels["direction"].index(direction)
    assert edge is not None
    return edge


# --- colours --------------------------------------------------------------------------------------------------


def _paint(seat: int) -> str:
    return f"bold {WHITE} on {SEATS[seat]}"


def _engine(seat: int) -> str:
    """The inverse of a crew: the seat's colour, brightened, on black."""
    return f"bold {_hexed((channel + 255) / 2 for channel in _channels(SEATS[seat]))} on {BLACK}"


def _shade(sheet: Sheet, cell: str) -> int:
    """One of three, so that neighbours never share one."""
    row, column = divmod(sheet.labels["cell"].index(cell), sheet.data["field"]["cols"])
    return int(column - row // 2 - row) % len(SHADES)


def _shaded(paint: str, shade: float) -> str:
    return _hexed(min(channel * shade, 255) for channel in _channels(paint))


def _channels(paint: str) -> tuple[int, ...]:
    return tuple(int(paint[k : k + 2], 16) for k in (1, 3, 5))


def _hexed(channels: Iterator[float]) -> str:
    return "#" + "".join(f"{int(channel):02x}" for channel in channels)


# --- tables ---------------------------------------------------------------------------------------------------


def tables(match: Match, seat: int | None, language: str = "en") -> list[RenderableType]:
    """Where everyone stands, the dice, and what is still face down."""
    view = match.view(seat)
    return [
        _seats(match, view, language), Text(" " + _dice(view, language)),
        Text(" " + _remaining(match, view, language), style="dim"),
    ]  # fmt: skip


def _seats(match: Match, view: dict[str, Any], language: str) -> Table:
    table = Table(box=None, header_style="underline")
    for key in ("seat", "crew", "locomotive", "distance", "reach", "last_run"):
        right = key in ("distance", "last_run")
        table.add_column(WORDS.say(f"column-{key}", language), justify="right" if right else "left")
    for seat, engine in enumerate(view["locomotives"]):
        table.add_row(
            _seat(match, seat), view["crews"][seat], _engine_at(match, engine),
            NONE if engine["distance"] is None else str(engine["distance"]),
            " ".join(_reached(engine)) or NONE, str(engine["last_run"] or NONE),
        )  # fmt: skip
    return table


def _engine_at(match: Match, engine: dict[str, Any]) -> str:
    if not engine["entry"]:
        return str(engine["cell"])
    return f"{engine['cell']} {ARROWS[opposite(_edge(match.sheet, engine['entry']))]}"


def _reached(engine: dict[str, Any]) -> list[str]:
    """The cells a locomotive could run to, each once, nearest first."""
    return list(dict.fromkeys(mark["cell"] for mark in engine["reach"]))


def _seat(match: Match, seat: int) -> str:
    letter, name = SEAT_LETTERS[seat], match.seats[seat]
    return letter if name == letter else f"{letter} {name}"


def _dice(view: dict[str, Any], language: str) -> str:
    """The round, and what the dice show."""
    if view["dice"] is None:
        return WORDS.say("before-turns", language)
    said = WORDS.say("round", language, round=view["round"], limit=view["max_rounds"], turn=view["turn"])
    key = "crew-die" if view["dice"]["locomotive"] is None else "both-dice"
    return f"{said} {WORDS.say(key, language, **{die: face or 0 for die, face in view['dice'].items()})}"


def _remaining(match: Match, view: dict[str, Any], language: str) -> str:
    counts = [
        WORDS.say("count", language, count=count, tile=_name(match, "tile", tile, language))
        for tile, count in view["remaining"].items()
    ]
    return WORDS.say("remaining", language, tiles=", ".join(counts))


def money(amount: int | None, language: str = "en") -> str:
    """How many tiles nearer to Kansas City a locomotive has come."""
    return WORDS.say("money", language, amount=amount or 0)


# --- told in lines --------------------------------------------------------------------------------------------


def describe(match: Match, language: str = "en") -> list[str]:
    """The field for those who listen: the cities, the river, each open tile, what is hidden, and the reserve."""
    view = match.view(None)
    opened = {cell: lies for cell, lies in view["cells"].items() if lies["open"] and lies["tile"]}
    lines = [*_tell_cities(view, language), *_tell_hidden(view, language)]
    lines += [_tell_tile(match, cell, lies, language) for cell, lies in opened.items()]
    return [*lines, _tell_reserve(match, view, language), _dice(view, language), _remaining(match, view, language)]


def _tell_cities(view: dict[str, Any], language: str) -> Iterator[str]:
    for city in CITIES:
        for cell in _cells_of(view, city):
            yield WORDS.say("city-place", language, city=WORDS.say(f"city-{city}", language), cell=cell)


def _tell_hidden(view: dict[str, Any], language: str) -> Iterator[str]:
    river = _cells_of(view, "river")
    if river:
        yield WORDS.say("river", language, cells=_joined(river, language))
    for ground in () if view["laying"] else HIDDEN:
        cells = [cell for cell in _cells_of(view, ground) if not view["cells"][cell]["open"]]
        yield WORDS.say(f"hidden-{ground}", language, count=len(cells), cells=_joined(cells, language))


def _cells_of(view: dict[str, Any], ground: str) -> list[str]:
    return [cell for cell, lies in view["cells"].items() if lies["ground"] == ground]


def _tell_tile(match: Match, cell: str, lies: dict[str, Any], language: str) -> str:
    groups = _groups(match.sheet, lies["tile"], lies["rotation"])
    track = [told for lines in groups for told in _tell_group(match, lines, language)]
    return WORDS.say(
        "tile-open", language, cell=cell, tile=_name(match, "tile", lies["tile"], language),
        rotation=lies["rotation"], count=len(track), track=", ".join(track),
    )  # fmt: skip


def _tell_group(match: Match, lines: list[Spot], language: str) -> Iterator[str]:
    """Line by line, unless every edge of a junction leads to every other."""
    edges = sorted({edge for line in lines for edge in line})
    if len(edges) > 2 and len(lines) == len(list(combinations(edges, 2))):
        yield WORDS.say("track-any", language, edges=_joined(_edge_names(match, edges, language), language))
        return
    for line in lines:
        one, other = _edge_names(match, list(line), language)
        yield WORDS.say("track-line", language, one=one, other=other)


def _edge_names(match: Match, edges: list[int], language: str) -> list[str]:
    return [str(match.name(Kind("direction"), edge, language)) for edge in edges]


def _tell_reserve(match: Match, view: dict[str, Any], language: str) -> str:
    tiles = [
        WORDS.say(
            "slot-tile" if slot["tile"] else "slot-hidden", language,
            slot=_name(match, "slot", slot["slot"], language),
            tile=_name(match, "tile", slot["tile"], language) if slot["tile"] else "",
        )
        for slot in view["reserve"]
    ]  # fmt: skip
    return WORDS.say("reserve", language, tiles=WORDS.say("between", language).join(tiles))


def accounts(match: Match, seat: int | None, language: str = "en") -> list[str]:
    """The tables for those who listen: a line for each seat."""
    view = match.view(seat)
    seats = [] if view["laying"] else range(match.players)
    return [*(_tell_seat(match, view, each, language) for each in seats), _dice(view, language)]


def _tell_seat(match: Match, view: dict[str, Any], seat: int, language: str) -> str:
    engine = view["locomotives"][seat]
    reached = _reached(engine)
    return WORDS.say(
        "seat-line", language, seat=_seat(match, seat), crew=_tell_place(view, view["crews"][seat], language),
        locomotive=_tell_engine(match, view, engine, language), distance=engine["distance"],
        ran=engine["last_run"], count=len(reached), reach=_joined(reached, language),
    )  # fmt: skip


def _tell_engine(match: Match, view: dict[str, Any], engine: dict[str, Any], language: str) -> str:
    if not engine["entry"]:
        return _tell_place(view, engine["cell"], language)
    direction = _name(match, "direction", engine["entry"], language)
    return WORDS.say("heading", language, cell=engine["cell"], direction=direction)


def _tell_place(view: dict[str, Any], cell: str, language: str) -> str:
    ground = view["cells"][cell]["ground"]
    if ground in CITIES:
        return WORDS.say("in-city", language, city=WORDS.say(f"city-{ground}", language))
    return WORDS.say("on-cell", language, cell=cell)


def _name(match: Match, kind: str, label: str, language: str) -> str:
    index = match.sheet.labels[kind].index(label)
    assert index is not None
    return str(match.name(Kind(kind), index, language))


def _joined(names: list[str], language: str) -> str:
    return joined(names, KERNEL_WORDS, language)
