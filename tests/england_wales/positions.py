"""Positions in the notation of the rules page, so that a test of a clause is a few lines.

`B london / 14,20 / 13,20 / oxford` is a completed link of B over these hexes; `B london / 14,20 > nw` an unfinished one
that points north-west out of 14,20.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import branchline
from branchline.kernel import Event, Match
from england_wales.geography import CITIES, across, hex_of, side_towards, way

GAME = branchline.load("england-wales")
SEATS = "ABCDE"


def ew(
    players: int = 3,
    *,
    seat: str = "A",
    phase: str = "act",
    links: str = "",
    cubes: dict[str, str] | None = None,
    display: Iterable[str] = (),
    held: Mapping[str, Iterable[str]] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that starts from this position: A is to choose an action in the first round, unless told otherwise.

    links    "A london / 14,22 / reading; B london / 14,20 > nw"
    cubes    {"oxford": "red purple"}; all other cities have none, the rest is in the bag
    display  ["speed_record", "hotel_london"]; the other cards are in the deck
    held     {"B": ["tunnel_engineer"]}
    fields   by seat as "A 5, B 2", or raw
    """
    position: dict[str, Any] = {"players": players, "phase": [phase], "decider": [seat], **track(links)}
    position["cubes"] = {city: Counter(colours.split()) for city, colours in (cubes or {}).items()}
    position["display"] = dict(Counter(display))
    position["held"] = [dict(Counter((held or {}).get(SEATS[k], ()))) for k in range(players)]
    for name, value in fields.items():
        position[name] = by_seat(value, players, 1 if name == "engine" else 0) if isinstance(value, str) else value
    return GAME.from_position(position | (options or {}))


def by_seat(text: str, players: int, other: int) -> Any:
    """ "A 5, B 2" as a list; a text of another form as it is."""
    if text[:2] not in {f"{seat} " for seat in SEATS}:
        return text
    values = [other] * players
    for item in text.split(", "):
        seat, value = item.split()
        values[SEATS.index(seat)] = int(value)
    return values


def track(links: str) -> dict[str, Any]:
    """The fields `side` and `owner` for links in the notation of this page."""
    sides: dict[str, dict[str, int]] = {}
    owners = []
    for number, text in enumerate(item for item in links.split(";") if item.strip()):
        owner, _, route = text.strip().partition(" ")
        owners.append(owner)
        route, _, exit = route.partition(">")
        places = [hex_of(place.strip()) for place in route.split("/")]
        for here, there in pairwise(places):
            side = side_towards(here, there)
            sides.setdefault(here, {})[side] = number
            sides.setdefault(there, {})[across(side)] = number
        if exit:
            sides.setdefault(places[-1], {})[exit.strip()] = number
    return {"side": sides, "owner": owners}


def network(text: str) -> str:
    """Links in the notation of this page from pairs of cities, none of which meet: "A london-oxford; B york-leeds"."""
    links, used = [], set[str]()
    for item in text.split(";"):
        owner, *pairs = item.split()
        for pair in pairs:
            link = way(*pair.split("-"), *used)
            used.update(place for place in link.split(" / ") if place not in CITIES)
            links.append(f"{owner} {link}")
    return "; ".join(links)


# --- playing -------------------------------------------------------------------------------------------------------


def play(match: Match, *actions: str) -> list[Event]:
    """Carry out actions, each given alone or several in a text with semicolons; all that happened."""
    events = []
    for text in "; ".join(actions).split(";"):
        events += match.play(text.strip())
    return events


def build(match: Match, route: str, finish: str = "none") -> list[Event]:
    """Build along a route in the notation of this page, from a city or on from an own open end; `finish=""` leaves the
    bill open."""
    return play(match, *steps_of(route), *([f"finish {finish}"] if finish else []))


def steps_of(route: str) -> list[str]:
    places, _, exit = route.partition(">")
    city, *rest = [place.strip() for place in places.split("/")]
    hexes = [hex_of(place) for place in (city, *rest)]
    sides = [side_towards(here, there) for here, there in pairwise(hexes)]
    sides += [exit.strip()] if exit else []
    return ["build", f"start {city}", f"side {sides[0]}", *(f"tile {side}" for side in sides[1:])]


def deliver(match: Match, city: str, colour: str, *through: str) -> list[Event]:
    """Deliver a cube by way of these cities."""
    return play(match, "deliver", f"cube {city} {colour}", *(f"via {place}" for place in through))


def skip(match: Match, times: int = 1) -> None:
    play(match, *["pass"] * times)


def to_end_of_turn(match: Match) -> list[Event]:
    """Everyone passes until the turn is over."""
    turn, events = match.view()["turn"], []
    while not match.is_over and match.view()["turn"] == turn:
        events += match.play("pass")
    return events


# --- what one sees -------------------------------------------------------------------------------------------------


def sentence(match: Match, action: str) -> str:
    """The sentence of the reason why not."""
    reason = match.why_not(action)
    assert reason is not None
    return reason.sentence


def code(match: Match, action: str, seat: int | None = None) -> str | None:
    """The code of the reason why not, or None if the action is allowed."""
    reason = match.why_not(action, seat)
    return None if reason is None else reason.code


def clause(match: Match, action: str) -> str | None:
    reason = match.why_not(action)
    return None if reason is None else reason.clause


def texts(match: Match, verb: str = "") -> set[str]:
    """The legal actions, all or those of one verb."""
    return {str(action) for action in match.legal() if verb in ("", action.verb)}


def seat_view(match: Match, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["seats"][SEATS.index(seat)]
    return found


def of(match: Match, field: str) -> list[Any]:
    """A field of all seats' views: `of(match, "cash")`."""
    return [seat[field] for seat in match.view()["seats"]]


def names(events: Iterable[Event]) -> list[str]:
    return [event.name for event in events]


def told(events: Iterable[Event], name: str) -> list[dict[str, Any]]:
    """The arguments of all events of a name."""
    return [event.arguments for event in events if event.name == name]


def ids(cards: Iterable[dict[str, Any]]) -> dict[str, int]:
    """Cards of a view by id."""
    return {card["id"]: card["count"] for card in cards}


def cube_count(match: Match) -> int:
    """All cubes: on the cities, in the bag, and in front of the players."""
    view = match.view()
    on_cities = sum(sum(city["cubes"].values()) for city in view["cities"].values())
    aside = sum(len(seat["tracker"]) for seat in view["seats"])
    return int(on_cities + sum(view["bag"].values()) + aside)


def random_match(players: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    match, rng = GAME.new(players, seed=seed, options=options), random.Random(seed)
    while not match.is_over:
        match.play(rng.choice(match.legal_numbers()))
    return match


def moments(match: Match, step: int = 1) -> Iterator[Match]:
    """The match as it stood after every so many actions, played once more; each is valid until the next."""
    past = match.at(0)
    for number, action in enumerate(match.actions):
        if number % step == 0:
            yield past
        past.play(action)
    yield past
