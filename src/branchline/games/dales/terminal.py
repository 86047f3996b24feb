"""The board in a terminal: as a map of names, as tables, and told in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.kernel import Kind, Match, Sheet
from branchline.kernel.kinds import SEAT_LETTERS
from branchline.kernel.words import KERNEL_WORDS, Words, joined

WORDS = Words(Path(__file__).parent / "words" / "terminal")

WIDEST = 100
TALL = 0.44
"""Lines of the map for each column that the same distance takes to the right."""
SHORTEST_NAME = 4
FAR = 16
"""How many columns a name may stand from its place."""
CUBE, HIGH_GROUND, OWNED = "•", "^", "="
CHEAP, DEAR = "·", ":"
COLOURS = ("white", "brown", "red", "green")
COMPANIES = {"red": "R", "green": "G"}
AUCTION, TRAINS = ("bid", "choose_colour"), ("train", "exchange", "load_train")
"""The phases in which auction and trains matter."""
PEOPLE = {"red": "r", "green": "g", "objector": "o"}

INK, WHITE = "#1d1b16", "#ffffff"
PAINTS = {"white": "#d9d9d9", "brown": "#8a5a2b", "red": "#b3261e", "green": "#2e7d32"}
SEATS = ("#7e57c2", "#e0b400", "#1e88e5", "#9e9e9e")
FAINT, TOWN, GROUND = "dim", "bold", "cyan"


# --- the map --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Name:
    """An area's name on the map: where it begins, how much room is kept for it, and what stands there."""

    row: int
    col: int
    text: str
    style: str

    @property
    def middle(self) -> tuple[int, int]:
        return self.row, self.col + len(self.text) // 2

    def covered(self) -> list[tuple[int, int]]:
        """Where no way is drawn: the name, and a cell after an owner's letter, which a track would seem to repeat."""
        return [(self.row, self.col + k) for k in range(len(self.text) + (OWNED in self.text))]

    def cells(self) -> Iterator[tuple[tuple[int, int], tuple[str, str]]]:
        for k, letter in enumerate(self.text):
            yield (self.row, self.col + k), (letter, self.style)


def draw(sheet: Sheet, view: dict[str, Any], colour: bool, language: str = "en", width: int = WIDEST) -> Text:
    """The map, what its signs mean, and where goods of high ground can be loaded."""
    columns = min(width, WIDEST)
    lines = [*_map_lines(sheet, view, columns), Text(), *_legend(language)]
    lines += _sources(sheet, view, language, columns)
    text = Text("\n", no_wrap=True).join(lines)
    return text if colour else Text(text.plain, no_wrap=True)


def _map_lines(sheet: Sheet, view: dict[str, Any], columns: int) -> list[Text]:
    names = _names(sheet, view, columns)
    covered = {cell for name in names.values() for cell in name.covered()}
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for ends, sign, style in _ways(sheet, view):
        path = _straight(*(names[end].middle for end in ends))
        cells |= {cell: (sign, style) for cell in path if cell not in covered}
    for name in names.values():
        cells |= dict(name.cells())
    rows = [row for row, _ in cells]
    return [_line(cells, row, columns) for row in range(min(rows), max(rows) + 1)]


def _line(cells: dict[tuple[int, int], tuple[str, str]], row: int, columns: int) -> Text:
    line = Text.assemble(*(cells.get((row, col), (" ", "")) for col in range(columns)))
    line.rstrip()
    return line


def _names(sheet: Sheet, view: dict[str, Any], columns: int) -> dict[str, Name]:
    """Towns are given their place first, then land for track, and high ground takes what is left."""
    areas = [area for area in sheet.data["areas"] if "part_of" not in area]
    shortened, scale = short_names([area["id"] for area in areas]), columns / sheet.data["canvas"]["width"]
    taken: set[tuple[int, int]] = set()
    names = {}
    for area in sorted(areas, key=lambda area: (area["town"] is None, not area["passable"])):
        name = _named(area, shortened[area["id"]])
        room = len(name) + (4 if area["town"] else 2 if area["goods"] else 0)
        row, col = _free(taken, area["at"], scale, room, columns)
        taken |= {(row, col + k) for k in range(-1, room + 1)}
        here = _here(view, area["id"])
        names[area["id"]] = Name(row, col, name + _contents(here), _look(area, here["owners"]))
    return names


def short_names(ids: list[str]) -> dict[str, str]:
    """The beginning of each id that no other shares: enough to type, and short enough for the map.

    >>> short_names(["ribblehead", "ribblesdale", "dent", "dentdale", "pen_y_ghent"])
    {'ribblehead': 'ribbleh', 'ribblesdale': 'ribbles', 'dent': 'dent', 'dentdale': 'dentd', 'pen_y_ghent': 'pen_y'}
    """
    return {id: _short(id, [other for other in ids if other != id]) for id in ids}


def _short(id: str, others: list[str]) -> str:
    for length in range(SHORTEST_NAME, len(id)):
        if id[length - 1] != "_" and not any(other.startswith(id[:length]) for other in others):
            return id[:length]
    return id


def _named(area: dict[str, Any], short: str) -> str:
    if not area["passable"]:
        return HIGH_GROUND + short
    return short.upper() if area["town"] else short


def _free(taken: set[tuple[int, int]], at: list[float], scale: float, room: int, columns: int) -> tuple[int, int]:
    """The nearest row and column where there is room for a name."""
    home = round(at[1] * scale * TALL), round(at[0] * scale) - room // 2
    for down, right in _offsets():
        row, col = max(home[0] + down, 0), min(max(home[1] + right, 0), columns - room)
        if not any((row, col + k) in taken for k in range(room)):
            return row, col
    return home


def _offsets() -> list[tuple[int, int]]:
    """Steps away from a place, near ones first; a line counts as much as two columns."""
    return sorted(
        product(range(-FAR // 2, FAR // 2 + 1), range(-FAR, FAR + 1)), key=lambda o: 4 * o[0] ** 2 + o[1] ** 2
    )


def _contents(here: dict[str, Any]) -> str:
    """`=R` for an owner, a letter for each person, a dot for each cube."""
    owners = "".join(COMPANIES[owner] for owner in here["owners"])
    pieces = "".join(PEOPLE.get(piece, CUBE) * count for piece, count in here["pieces"].items())
    return (OWNED + owners if owners else "") + pieces


def _look(area: dict[str, Any], owners: list[str]) -> str:
    if owners:
        return "bold " + _on(PAINTS[owners[0]])
    if area["town"]:
        return TOWN
    return "" if area["passable"] else GROUND


def _ways(sheet: Sheet, view: dict[str, Any]) -> list[tuple[tuple[str, str], str, str]]:
    """Borders that can carry track, then tracks, then the line under way: two areas, a sign and its style."""
    borders = {border["id"]: border for border in sheet.data["borders"] if border["passable"]}
    ways = [
        (_ends(sheet, border), CHEAP if border["cost"] == 1 else DEAR, FAINT)
        for id, border in borders.items()
        if not border.get("option") and id not in view["tracks"]
    ]
    ways += [(_ends(sheet, borders[id]), *_track(owner)) for id, owner in view["tracks"].items()]
    pending = view["line"]["borders"] if view["line"] else []
    mover = view["to_move"]
    return ways + [(_ends(sheet, borders[id]), SEAT_LETTERS[mover].lower(), _on(SEATS[mover])) for id in pending]


def _ends(sheet: Sheet, border: dict[str, Any]) -> tuple[str, str]:
    whole = {area["id"]: area.get("part_of", area["id"]) for area in sheet.data["areas"]}
    return whole[border["a"]], whole[border["b"]]


def _track(owner: int | str) -> tuple[str, str]:
    if isinstance(owner, str):
        return COMPANIES[owner], _on(PAINTS[owner])
    return SEAT_LETTERS[owner], _on(SEATS[owner])


def _straight(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of a straight line between two."""
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * k / steps), round(a[1] + (b[1] - a[1]) * k / steps)) for k in range(steps + 1)
    ]


def _legend(language: str) -> list[Text]:
    return [Text(" " + line, style=FAINT) for line in WORDS.say("legend", language).split(" | ")]


def _sources(sheet: Sheet, view: dict[str, Any], language: str, columns: int) -> list[Text]:
    """Each high ground that still has cubes, with the neutral towns where they can be loaded."""
    shortened = short_names([area["id"] for area in sheet.data["areas"] if "part_of" not in area])
    told = []
    for ground, towns in sheet.data["arrows"].items():
        cubes = sum(_here(view, ground)["pieces"].values())
        neutral = [shortened[town].upper() for town in towns if not _here(view, town)["owners"]]
        if cubes:
            told.append(f"{HIGH_GROUND}{shortened[ground]}{CUBE * cubes} {' '.join(neutral)}")
    return [Text(" " + line) for line in _packed([WORDS.say("sources", language), *told], columns - 1)] if told else []


def _packed(parts: list[str], columns: int) -> list[str]:
    """As many parts on a line as there is room for."""
    lines = parts[:1]
    for part in parts[1:]:
        longer = f"{lines[-1]}   {part}"
        lines[-1:] = [longer] if len(longer) <= columns else [lines[-1], part]
    return lines


def _here(view: dict[str, Any], area: str) -> dict[str, Any]:
    """Who owns an area, and what stands there."""
    found: dict[str, Any] = view["areas"].get(area, {"owners": [], "pieces": {}})
    return found


# --- tables ---------------------------------------------------------------------------------------------------


def tables(match: Match, seat: int | None, language: str = "en") -> list[RenderableType]:
    """What each seat has and who goes first; then what the phase is about, and what has been begun."""
    view = match.view(seat)
    shown = [_seats(match, view, language), _orders(view, language)]
    if view["phase"] in AUCTION:
        shown.append(_auction(match, view, language))
    if view["phase"] in TRAINS:
        shown.append(_trains(view, language))
    parts: list[RenderableType] = [Text(" " + _tell_turn(match, view, language))]
    for table in shown:
        parts += [table, Text()]
    notes = [WORDS.say("train-legend", language)] if view["phase"] in TRAINS else []
    notes += _notes(match, view, language)
    return [*parts[:-1], Text("\n".join(notes), style=FAINT)] if notes else parts[:-1]


def _table(keys: Iterable[str], numbers: Iterable[str], language: str) -> Table:
    table = Table(box=None, header_style="underline", collapse_padding=True, padding=(0, 1))
    for key in keys:
        justify: Literal["right", "left"] = "right" if key in numbers else "left"
        table.add_column(WORDS.say(f"column-{key}", language), justify=justify, no_wrap=True)
    return table


def _seats(match: Match, view: dict[str, Any], language: str) -> Table:
    numbers = ("points", "projected", "balance", "cubes", *COLOURS, "tracks", "sets")
    table = _table(("seat", *numbers), numbers, language)
    for item in match.sheet.labels["item"].labels:
        table.add_column(_item(match, item, language), justify="right")
    for seat, owned in enumerate(view["seats"]):
        table.add_row(
            Text(_seat(match, seat), _on(SEATS[seat])), str(owned["points"]), str(owned["projected"]),
            _signed(owned["balance"]), f"{owned['hand']}/{owned['stock']}",
            *(str(owned["influence"][colour]) for colour in COLOURS), f"{owned['laid']}/{owned['supply']}",
            str(owned["sets"]), *(str(count) for count in owned["collection"].values()),
        )  # fmt: skip
    return table


def _orders(view: dict[str, Any], language: str) -> Table:
    table = _table(("order", "seats", "piles"), (), language)
    piles = {"player": view["balance"], "build": view["influence"]["white"], "train": view["influence"]["brown"]}
    for order, levels in piles.items():
        seats = " ".join(SEAT_LETTERS[seat] for seat in view["orders"][order]) or "–"
        table.add_row(WORDS.say(f"order-{order}", language), seats, _piles(levels))
    return table


def _piles(levels: list[dict[str, Any]]) -> str:
    """`3: A C  2: B`, the highest level and the top of each pile first."""
    ordered = sorted(levels, key=lambda level: -int(level["level"]))
    return "  ".join(
        f"{level['level']}: {' '.join(SEAT_LETTERS[seat] for seat in reversed(level['pile']))}" for level in ordered
    )


def _auction(match: Match, view: dict[str, Any], language: str) -> Table:
    table = _table(("space", "minimum", "worth", "bid"), ("space", "minimum"), language)
    for space in view["auction"]:
        bid = space["bid"]
        told = f"{_seat(match, bid['seat'])}: {bid['cubes']}" if bid else "–"
        table.add_row(str(space["space"]), str(space["minimum"]), _worth(match, space, language), told)
    return table


def _worth(match: Match, space: dict[str, Any], language: str) -> str:
    points = dict(space["printed"])
    if space["drawn"]:
        points[space["drawn"]] = points.get(space["drawn"], 0) + 1
    told = _influence(match, points, language)
    return ", ".join([told, *[WORDS.say("red-or-green", language)] * space["choice"]])


def _trains(view: dict[str, Any], language: str) -> Table:
    """A row for each price."""
    table = Table(box=None, show_header=False)
    for cost in sorted({train["cost"] for train in view["trains"]}, reverse=True):
        trains = [_train(train) for train in view["trains"] if train["cost"] == cost]
        table.add_row(WORDS.say("price", language, cost=cost), *trains)
    return table


def _train(train: dict[str, Any]) -> Text:
    places = f"{train['id']} {train['places']['passengers']}+{train['places']['goods']}"
    if train["buyer"] is None:
        return Text(places)
    load = "".join(PEOPLE.get(item, CUBE) * count for item, count in train["carried"].items())
    return Text(f"{places} {SEAT_LETTERS[train['buyer']]} {load}".rstrip(), _on(SEATS[train["buyer"]]))


# --- told in lines --------------------------------------------------------------------------------------------


def describe(match: Match, language: str = "en") -> list[str]:
    """The board for those who listen: the tracks of each owner, each town, and each place with goods."""
    view = match.view(None)
    owners = [*range(match.players), *COMPANIES]
    lines = [_tell_tracks(match, view, owner, language) for owner in owners]
    areas = [area for area in match.sheet.data["areas"] if "part_of" not in area]
    lines += [_tell_town(match, view, area, language) for area in areas if area["town"]]
    goods = [area for area in areas if area["goods"] and _here(view, area["id"])["pieces"]]
    lines += [_tell_goods(match, view, area, language) for area in goods]
    return lines + ([WORDS.say(f"link-{view['link']}", language)] if view["link"] else [])


def _tell_tracks(match: Match, view: dict[str, Any], owner: int | str, language: str) -> str:
    ends = {border["id"]: _ends(match.sheet, border) for border in match.sheet.data["borders"]}
    owned = [ends[border] for border, whose in view["tracks"].items() if whose == owner]
    name = _company(match, owner, language) if isinstance(owner, str) else _seat(match, owner)
    lines = "; ".join(" > ".join(trail) for trail in trails(owned))
    return WORDS.say("tracks", language, owner=name, count=len(owned), lines=lines)


def trails(tracks: list[tuple[str, str]]) -> list[list[str]]:
    """Tracks as few walks from area to area, none of them used twice.

    >>> trails([("b", "c"), ("a", "b"), ("c", "d"), ("c", "e")])
    [['a', 'b', 'c', 'd'], ['c', 'e']]
    """
    left, walks = list(tracks), []
    while left:
        ends = [end for track in left for end in track]
        walk = [min(ends, key=lambda end: (ends.count(end) % 2 == 0, end))]
        while following := sorted(track for track in left if walk[-1] in track):
            a, b = following[0]
            left.remove(following[0])
            walk.append(b if walk[-1] == a else a)
        walks.append(walk)
    return walks


def _tell_town(match: Match, view: dict[str, Any], area: dict[str, Any], language: str) -> str:
    here = _here(view, area["id"])
    owners = [_company(match, owner, language) for owner in here["owners"]]
    return WORDS.say(
        "town", language, town=area["id"], kind=match.game.words.say(f"town-{area['town']}", language),
        owned=len(owners), owners=_joined(owners, language),
        count=len(here["pieces"]), people=_pieces(match, here["pieces"], language),
    )  # fmt: skip


def _tell_goods(match: Match, view: dict[str, Any], area: dict[str, Any], language: str) -> str:
    towns = [town for town in match.sheet.data["arrows"].get(area["id"], []) if not _here(view, town)["owners"]]
    goods = _pieces(match, _here(view, area["id"])["pieces"], language)
    key = "goods-here" if area["passable"] else "goods-towns"
    return WORDS.say(key, language, area=area["id"], goods=goods, towns=_joined(towns, language))


def accounts(match: Match, seat: int | None, language: str = "en") -> list[str]:
    """The tables for those who listen."""
    view = match.view(seat)
    lines = [_tell_turn(match, view, language)]
    lines += [_tell_seat(match, owned, seat, language) for seat, owned in enumerate(view["seats"])]
    lines += [_tell_order(match, view, order, language) for order in view["orders"] if view["orders"][order]]
    if view["phase"] in AUCTION:
        lines += [_tell_space(match, space, language) for space in view["auction"]]
    if view["phase"] in TRAINS:
        lines += [_tell_train(match, train, language) for train in view["trains"]]
    return lines + _notes(match, view, language)


def _tell_turn(match: Match, view: dict[str, Any], language: str) -> str:
    phase = match.game.words.say(f"phase-{view['phase']}", language)
    return WORDS.say("turn", language, turn=view["turn"], turns=view["turns"], phase=phase)


def _tell_seat(match: Match, owned: dict[str, Any], seat: int, language: str) -> str:
    collection = {item: count for item, count in owned["collection"].items() if count}
    return WORDS.say(
        "seat", language, seat=_seat(match, seat), points=owned["points"], projected=owned["projected"],
        balance=_signed(owned["balance"]), hand=owned["hand"], stock=owned["stock"],
        influence=_influence(match, owned["influence"], language),
        laid=owned["laid"], supply=owned["supply"],
        count=len(collection), collection=_pieces(match, collection, language), sets=owned["sets"],
    )  # fmt: skip


def _tell_order(match: Match, view: dict[str, Any], order: str, language: str) -> str:
    seats = ", ".join(_seat(match, seat) for seat in view["orders"][order])
    return WORDS.say("order", language, order=WORDS.say(f"order-{order}", language), seats=seats)


def _tell_space(match: Match, space: dict[str, Any], language: str) -> str:
    worth, bid = _worth(match, space, language), space["bid"]
    if bid is None:
        return WORDS.say("space-free", language, space=space["space"], minimum=space["minimum"], worth=worth)
    bidder = _seat(match, bid["seat"])
    return WORDS.say("space-taken", language, space=space["space"], worth=worth, seat=bidder, cubes=bid["cubes"])


def _tell_train(match: Match, train: dict[str, Any], language: str) -> str:
    buyer = train["buyer"]
    return WORDS.say(
        "train-free" if buyer is None else "train-bought", language, train=train["id"], cost=train["cost"],
        passengers=train["places"]["passengers"], goods=train["places"]["goods"],
        seat="" if buyer is None else _seat(match, buyer),
        count=len(train["carried"]), load=_pieces(match, train["carried"], language),
    )  # fmt: skip


# --- what has been begun --------------------------------------------------------------------------------------


def _notes(match: Match, view: dict[str, Any], language: str) -> list[str]:
    """What can be loaded now, and how a line, a payment or a sale under way stands."""
    tellers = {"line": _tell_line, "payment": _tell_payment, "purchase": _tell_payment, "sale": _tell_sale}
    lines = [teller(match, view[key], language) for key, teller in tellers.items() if view[key]]
    return lines + _loadable(match, language)


def _loadable(match: Match, language: str) -> list[str]:
    found: dict[str, list[str]] = {}
    for action in match.legal():
        if action.verb == "load":
            found.setdefault(str(action.arguments["item"]), []).append(str(action.arguments["area"]))
    told = [f"{_piece(match, item, language)}: {', '.join(areas)}" for item, areas in found.items()]
    return [WORDS.say("loadable", language, items="; ".join(told))] if told else []


def _tell_line(match: Match, line: dict[str, Any], language: str) -> str:
    told = WORDS.say(
        "line", language, areas=" > ".join(line["areas"]), demand=_demand(match, line, language),
        cubes=line["cubes"], choose=line["choose"], slack=line["slack"],
    )  # fmt: skip
    ways = [f"{way['area']} ({_demand(match, way, language)})" for way in line["extensions"]]
    return told + " " + WORDS.say("extensions", language, ways="; ".join(ways)) if ways else told


def _demand(match: Match, cost: dict[str, Any], language: str) -> str:
    """Build points, and influence that must be paid in its own colour."""
    colours = {colour: cost[colour] for colour in COLOURS if cost.get(colour)}
    points = WORDS.say("build-points", language, points=cost["points"])
    return f"{points}, {_influence(match, colours, language)}" if colours else points


def _tell_payment(match: Match, payment: dict[str, Any], language: str) -> str:
    left = _influence(match, payment["left"], language)
    return WORDS.say("payment", language, due=payment["due"], left=left)


def _tell_sale(match: Match, sale: dict[str, Any], language: str) -> str:
    told = WORDS.say(
        "sale", language, company=_company(match, sale["company"], language),
        areas=" > ".join(sale["areas"]), tracks=len(sale["borders"]), cost=sale["cost"],
    )  # fmt: skip
    ways = [way["area"] for way in sale["extensions"]]
    return told + " " + WORDS.say("extensions", language, ways="; ".join(ways)) if ways else told


# --- names ----------------------------------------------------------------------------------------------------


def money(amount: int | None, language: str = "en") -> str:
    """A number of victory points."""
    return "?" if amount is None else WORDS.say("victory-points", language, amount=amount)


def _signed(amount: int) -> str:
    return f"{amount:+}" if amount else "0"


def _seat(match: Match, seat: int) -> str:
    letter, name = SEAT_LETTERS[seat], match.seats[seat]
    return letter if name == letter else f"{letter} {name}"


def _company(match: Match, company: str, language: str) -> str:
    index = match.sheet.labels["company"].index(company)
    assert index is not None
    return str(match.name(Kind("company"), index, language))


def _influence(match: Match, points: dict[str, int], language: str) -> str:
    """Points of each colour, or cubes."""
    names = {source: match.game.words.say(f"source-{source}", language) for source in points}
    return ", ".join(WORDS.say("points", language, source=names[source], points=n) for source, n in points.items())


def _item(match: Match, item: str, language: str) -> str:
    return match.game.words.say(f"item-{item}", language)


def _piece(match: Match, piece: str, language: str) -> str:
    return match.game.words.say(f"piece-{piece}", language)


def _pieces(match: Match, pieces: dict[str, int], language: str) -> str:
    return _joined([_counted(match, piece, count, language) for piece, count in pieces.items()], language)


def _counted(match: Match, piece: str, count: int, language: str) -> str:
    if piece == "objector":
        return WORDS.say("objectors", language, count=count)
    return match.game.words.say("counted-items", language, item=_item(match, piece, language), items=count)


def _joined(names: list[str], language: str) -> str:
    return joined(names, KERNEL_WORDS, language)


# --- colours --------------------------------------------------------------------------------------------------


def _on(paint: str) -> str:
    """Dark or white letters, whichever read better on this paint."""
    red, green, blue = (int(paint[k : k + 2], 16) for k in (1, 3, 5))
    return f"{WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < 140 else INK} on {paint}"
