"""The position in words."""

from collections.abc import Iterator

from branchline.games.england_wales.description import Route, board_lines, cubes, in_hand, turn
from branchline.games.england_wales.normal.plans import Route as Way
from branchline.games.england_wales.normal.view import BaronView, CardView, EnglandWalesView, LineView, SeatView
from branchline.kernel import Description, Telling


def describe(telling: Telling, view: EnglandWalesView) -> Description:
    """The turn, each seat, and what lies open for everyone; then the map."""
    seats = [_seat(telling, owned, seat) for seat, owned in enumerate(view["seats"])]
    return Description([turn(telling, view), *seats, *notes(telling, view)], board_lines(telling, view, telling.seat))


def notes(telling: Telling, view: EnglandWalesView) -> Iterator[str]:
    """Major lines, cards and New City tiles; barons, as far as they are known; and what has been begun."""
    left = [f"{_line_name(telling, line)} ({line['points']})" for line in view["lines"] if line["seat"] is None]
    yield telling.say("told-lines-left", count=len(left), lines=telling.listed(left))
    for line in view["lines"]:
        if line["seat"] is not None:
            yield telling.say("told-line", line=_line_name(telling, line), points=line["points"],
                              seat=telling.seat(line["seat"]))  # fmt: skip
    cards = [card_name(telling, card) for card in view["cards"]["display"]]
    yield telling.say("told-display", count=len(cards), cards=telling.listed(cards), deck=view["cards"]["deck"])
    tiles = view["tiles_left"]
    yield telling.say("told-tiles-left", count=sum(tiles.values()), tiles=cubes(telling, tiles))
    for seat, owned in enumerate(view["seats"]):
        if owned["baron"]:
            yield _baron(telling, owned["baron"], seat)
    yield from in_hand(telling, view, lambda way: _route(telling, way))


def card_name(telling: Telling, card: CardView) -> str:
    name = telling.name("card", card["id"])
    return f"{name} ×{card['count']}" if card["count"] > 1 else name


def _seat(telling: Telling, owned: SeatView, seat: int) -> str:
    cards = [card_name(telling, card) for card in owned["cards"]]
    colours = [telling.say(f"colour-{colour}") for colour in owned["tracker"]]
    return telling.say(
        "told-seat", seat=telling.seat(seat), cash=owned["cash"], bonds=owned["bonds"], interest=owned["interest"],
        engine=owned["engine"], position=owned["position"], income=owned["income"], links=owned["links"],
        score=owned["score"], count=len(cards), cards=telling.listed(cards),
        delivered=len(colours), colours=telling.listed(colours),
    )  # fmt: skip


def _line_name(telling: Telling, line: LineView) -> str:
    return telling.name("line", line["id"])


def _baron(telling: Telling, baron: BaronView, seat: int) -> str:
    goal = telling.word(f"baron-{baron['id']}-help", telling.name("baron", baron["id"]))
    return telling.say(
        "told-baron", seat=telling.seat(seat), goal=goal,
        fulfilled=int(baron["fulfilled"]), points=baron["points"],
    )  # fmt: skip


def _route(telling: Telling, way: Way) -> Route:
    legs = [(step["city"], telling.seat(step["owner"])) for step in way["steps"]]
    return Route(legs, [(telling.seat(seat), points) for seat, points in enumerate(way["points"]) if points])
