"""The map in words, and how far the game has come; what both games tell."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from branchline.games.england_wales.view import CityView, LinkView
from branchline.kernel import Telling

Owner = Callable[[int], str]


class Route(NamedTuple):
    """A way for a cube: the cities with whose link leads there, and what everyone would gain."""

    legs: list[tuple[str, str]]
    gains: list[tuple[str, int]]


def board_lines(telling: Telling, view: Mapping[str, Any], owner: Owner) -> list[str]:
    """A line for the links of each owner, for each city, and for the bag."""
    owners = sorted({link["owner"] for link in view["links"]})
    lines = [_links(telling, view["links"], each, owner(each)) for each in owners] or [telling.say("told-no-links")]
    lines += [_city(telling, city, view["cities"][city["id"]]) for city in telling.board.data["cities"]]
    return [*lines, telling.say("told-bag", cubes=cubes(telling, view["bag"]))]


def turn(telling: Telling, view: Mapping[str, Any]) -> str:
    return telling.say(
        "told-turn", turn=view["turn"], round=view["round"], phase=telling.say(f"phase-{view['phase']}"),
        emptied=view["emptied"], enough=view["emptied_to_end"], last=view["last_turn"] or 0,
    )  # fmt: skip


def in_hand(telling: Telling, view: Mapping[str, Any], route: Callable[[Any], Route]) -> Iterator[str]:
    """How the track and the delivery that have been begun can go on."""
    build, delivery = view["build"], view["delivery"]
    if build and build["exits"]:
        yield telling.say("told-exits", exits=telling.series(_exit(telling, way) for way in build["exits"]))
    if delivery and delivery["routes"]:
        yield _ways(telling, delivery, [route(way) for way in delivery["routes"]])


def _ways(telling: Telling, delivery: Mapping[str, Any], routes: list[Route]) -> str:
    """Each way the cube can still go with what everyone would gain; at its end, what they gain."""
    if not routes[0].legs:
        city = telling.name("city", delivery["at"])
        return telling.say("told-arrived", city=city, gains=_gains(routes[0]))
    told = telling.series(_route(telling, route) for route in routes)
    return telling.say("told-routes", routes=told, more=int(delivery["more_routes"]))


def _route(telling: Telling, route: Route) -> str:
    legs = [telling.say("told-leg", city=telling.name("city", city), owner=owner) for city, owner in route.legs]
    return telling.say("told-route", legs=", ".join(legs), gains=_gains(route))


def _gains(route: Route) -> str:
    return ", ".join(f"{who} {gain}" for who, gain in route.gains)


def cubes(telling: Telling, counts: Mapping[str, int]) -> str:
    named = {telling.say(f"colour-{colour}"): count for colour, count in counts.items()}
    parts = [telling.say("told-cube", colour=colour, count=count) for colour, count in named.items()]
    return telling.listed(parts) if parts else telling.say("told-no-cubes")


def money(telling: Telling, amount: int) -> str:
    return telling.say("money", amount=amount)


def _links(telling: Telling, links: Iterable[LinkView], owner: int, name: str) -> str:
    mine = [_link(telling, link) for link in links if link["owner"] == owner]
    return telling.say("told-links", owner=name, links=telling.series(mine))


def _link(telling: Telling, link: LinkView) -> str:
    ends = [telling.name("city", city) for city in link["cities"]]
    way = " ".join(tile["hex"] for tile in link["tiles"])
    if link["complete"]:
        return telling.say("told-link", a=ends[0], b=ends[1], tiles=len(link["tiles"]), way=way)
    return telling.say("told-link-open", a=ends[0], way=way, beyond=link["beyond"] or "")


def _city(telling: Telling, city: dict[str, Any], now: CityView) -> str:
    colour = telling.say(f"colour-{now['colour']}") if now["colour"] else telling.say("told-grey")
    return telling.say(
        "told-city", city=telling.name("city", city["id"]), code=city["code"], hex=f"{city['col']},{city['row']}",
        colour=colour, tile=int(now["tile"] is not None), emptied=int(now["emptied"]),
        cubes=cubes(telling, now["cubes"]),
    )  # fmt: skip


def _exit(telling: Telling, way: Mapping[str, Any]) -> str:
    city = telling.name("city", way["city"]) if way["city"] else ""
    return telling.say(
        "told-exit", side=telling.say(f"side-{way['side']}"), hex=way["hex"], cost=way["cost"],
        terrain=telling.say(f"terrain-{way['terrain']}"), crossing=int(way["crossing"]),
        leads="city" if city else "on" if way["beyond"] else "out", city=city, beyond=way["beyond"] or "",
    )  # fmt: skip
