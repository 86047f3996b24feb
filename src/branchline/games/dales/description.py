"""The position in words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from branchline.games.dales.board import COLOUR_NAMES, COMPANY_NAMES
from branchline.games.dales.view_types import (
    Area,
    Building,
    DalesView,
    Needs,
    Sale,
    SeatView,
    Space,
    StartNeeds,
    Train,
)
from branchline.kernel import Description, Telling

AUCTION, TRAINS = ("bid", "choose_colour"), ("train", "exchange", "load_train")
"""The phases in which auction and trains matter."""


def describe(telling: Telling, view: DalesView) -> Description:
    """The turn, each seat, the orders, and what the phase is about; then tracks, towns, and places with goods."""
    standing = [turn(telling, view), *(_seat(telling, owned, seat) for seat, owned in enumerate(view["seats"]))]
    standing += [
        telling.say("told-company", company=telling.name("company", company), tracks=tracks["left"])
        for company, tracks in view["companies"].items()
    ]
    standing += list(_orders(telling, view))
    if view["phase"] in AUCTION:
        standing += [_space(telling, space) for space in view["auction"]]
    standing += [_train(telling, train) for train in view["trains"] if view["phase"] in TRAINS or train["carried"]]
    areas = [area for area in telling.board.data["areas"] if "part_of" not in area]
    board = [_tracks(telling, view, owner) for owner in (*telling.seats, *COMPANY_NAMES)]
    board += [_town(telling, area, _here(view, area["id"])) for area in areas if area["town"]]
    board += [_goods(telling, view, area) for area in areas if area["goods"] and _here(view, area["id"])["pieces"]]
    board += [telling.say(f"told-link-{view['link']}")] if view["link"] else []
    return Description([*standing, *begun(telling, view)], board)


def turn(telling: Telling, view: DalesView) -> str:
    return telling.say("told-turn", turn=view["turn"], turns=view["turns"],
                       phase=telling.say(f"phase-{view['phase']}"))  # fmt: skip


def _seat(telling: Telling, owned: SeatView, seat: int) -> str:
    collection = {item: count for item, count in owned["collection"].items() if count}
    return telling.say(
        "told-seat", seat=telling.seat(seat), points=owned["points"], projected=owned["projected"],
        balance=signed(owned["balance"]), hand=owned["hand"], stock=owned["stock"],
        influence=influence(telling, owned["influence"]), laid=owned["laid"], supply=owned["supply"],
        count=len(collection), collection=_pieces(telling, collection), sets=owned["sets"],
        passed=int(owned["passed"]),
    )  # fmt: skip


def _orders(telling: Telling, view: DalesView) -> Iterator[str]:
    orders = {"player": view["orders"]["player"], "build": view["orders"]["build"], "train": view["orders"]["train"]}
    for order, seats in orders.items():
        if seats:
            names = ", ".join(telling.seat(seat) for seat in seats)
            yield telling.say("told-order", order=telling.say(f"told-order-{order}"), seats=names)


def _space(telling: Telling, space: Space) -> str:
    bid = space["bid"]
    return telling.say(
        "told-space" if bid else "told-space-free", space=space["space"], minimum=space["minimum"],
        worth=worth_of(telling, space), lowest=space["lowest_bid"],
        seat=telling.seat(bid["seat"]) if bid else "", cubes=bid["cubes"] if bid else 0,
    )  # fmt: skip


def _train(telling: Telling, train: Train) -> str:
    buyer, price = train["buyer"], train["price"]
    load = {item: count for item, count in train["carried"].items() if count}
    told = telling.say(
        "told-train-free" if buyer is None else "told-train", train=telling.name("train", train["id"]),
        cost=train["cost"], passengers=train["places"]["passengers"], goods=train["places"]["goods"],
        seat="" if buyer is None else telling.seat(buyer), count=len(load), load=_pieces(telling, load),
    )  # fmt: skip
    return f"{told} {telling.say('told-train-price', **price)}" if price and buyer is None else told


# --- what has been begun --------------------------------------------------------------------------------------


def begun(telling: Telling, view: DalesView) -> Iterator[str]:
    """How a line, a payment or a sale under way stands, and what a line costs where it starts."""
    if view["starts"]:
        dues = {area: _due(telling, due) for area, due in view["starts"].items()}
        areas = [f"{_area(telling, area)} ({due})" for area, due in dues.items()]
        yield telling.say("told-starts", areas=telling.series(areas))
    if view["line"]:
        yield _line(telling, view["line"])
    for payment in (view["payment"], view["purchase"]):
        if payment:
            yield telling.say("told-payment", due=payment["due"], left=influence(telling, payment["left"]))
    if view["sale"]:
        yield _sale(telling, view["sale"])


def _line(telling: Telling, line: Building) -> str:
    told = telling.say("told-line", areas=_way(telling, line["areas"]), demand=_demand(telling, line),
                       cubes=line["cubes"], choose=line["choose"], slack=line["slack"])  # fmt: skip
    ways = [f"{_area(telling, way['area'])} ({_demand(telling, way)})" for way in line["extensions"]]
    return _with_ways(telling, told, ways)


def _sale(telling: Telling, sale: Sale) -> str:
    told = telling.say("told-sale", company=telling.name("company", sale["company"]),
                       areas=_way(telling, sale["areas"]), tracks=len(sale["borders"]), cost=sale["cost"])  # fmt: skip
    return _with_ways(telling, told, [_area(telling, way["area"]) for way in sale["extensions"]])


def _with_ways(telling: Telling, told: str, ways: list[str]) -> str:
    return f"{told} {telling.say('told-extensions', ways=telling.series(ways))}" if ways else told


def _demand(telling: Telling, cost: Needs) -> str:
    """Build points, and influence that must be paid in its own colour."""
    due = _due(telling, {"white": cost["white"], "red": cost["red"], "green": cost["green"]})
    points = telling.say("told-build-points", points=cost["points"])
    return f"{points}, {due}" if due else points


def _due(telling: Telling, colours: StartNeeds) -> str:
    counts = {"white": colours["white"], "red": colours["red"], "green": colours["green"]}
    return influence(telling, {colour: points for colour, points in counts.items() if points})


# --- the board ------------------------------------------------------------------------------------------------


def _tracks(telling: Telling, view: DalesView, owner: int | str) -> str:
    whole = {area["id"]: area.get("part_of", area["id"]) for area in telling.board.data["areas"]}
    passable = [border for border in telling.board.data["borders"] if border["passable"]]
    ends = {border["id"]: (whole[border["a"]], whole[border["b"]]) for border in passable}
    owned = [ends[border] for border, whose in view["tracks"].items() if whose == owner]
    name = telling.name("company", owner) if isinstance(owner, str) else telling.seat(owner)
    lines = telling.series(_way(telling, trail) for trail in trails(owned))
    return telling.say("told-tracks", owner=name, count=len(owned), lines=lines)


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


def _town(telling: Telling, area: dict[str, Any], here: Area) -> str:
    return telling.say(
        "told-town", town=_area(telling, area["id"]), kind=telling.say(f"town-{area['town']}"),
        owned=len(here["owners"]), owners=telling.names("company", here["owners"]),
        count=len(here["pieces"]), people=_pieces(telling, here["pieces"]),
    )  # fmt: skip


def _goods(telling: Telling, view: DalesView, area: dict[str, Any]) -> str:
    """Where its goods can be loaded: a town that has an owner takes none."""
    towns = [town for town in telling.board.data["arrows"].get(area["id"], []) if not _here(view, town)["owners"]]
    goods = _pieces(telling, _here(view, area["id"])["pieces"])
    key = "told-goods" if area["passable"] else "told-goods-for-towns"
    return telling.say(key, area=_area(telling, area["id"]), goods=goods, towns=telling.names("area", towns))


def _here(view: DalesView, area: str) -> Area:
    """Who owns an area, and what stands there."""
    return view["areas"].get(area, {"owners": [], "pieces": {}})


def _area(telling: Telling, area: str) -> str:
    return telling.name("area", area)


def _way(telling: Telling, areas: Iterable[str]) -> str:
    return " – ".join(_area(telling, area) for area in areas)


# --- numbers of things ----------------------------------------------------------------------------------------


def influence(telling: Telling, points: Mapping[str, int]) -> str:
    """Points of each colour, or cubes."""
    named = {telling.say(f"source-{source}"): count for source, count in points.items()}
    return ", ".join(telling.say("told-points", source=source, points=count) for source, count in named.items())


def worth_of(telling: Telling, space: Space) -> str:
    """The points of a space, with the counter that was drawn for it."""
    points = {colour: space["printed"].get(colour, 0) + (space["drawn"] == colour) for colour in COLOUR_NAMES}
    told = influence(telling, {colour: count for colour, count in points.items() if count})
    return ", ".join([told, *[telling.say("told-red-or-green")] * space["choice"]])


def _pieces(telling: Telling, pieces: Mapping[str, int]) -> str:
    return telling.listed([_counted(telling, piece, count) for piece, count in pieces.items()])


def _counted(telling: Telling, piece: str, count: int) -> str:
    if piece == "objector":
        return telling.say("told-objectors", count=count)
    return telling.say("counted-items", item=telling.name("item", piece), items=count)


def signed(amount: int) -> str:
    return f"{amount:+}" if amount else "0"
