"""The map told in lines, and how far the game has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.cells import hex_label
from branchline.cli.boards.england_wales.owners import owner_name
from branchline.cli.naming import game_word, listed, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def describe(match: Match) -> list[str]:
    """A line for the links of each owner, for each city, and for the bag."""
    view = match.view(None)
    owners = sorted({link["owner"] for link in view["links"]})
    lines = [_tell_links(match, view, owner) for owner in owners] or [say("no-links")]
    lines += [_tell_city(match, city, view["cities"][city["id"]]) for city in match.board.data["cities"]]
    return [*lines, say("bag", cubes=tell_cubes(match, view["bag"]))]


def money(amount: int | None) -> str:
    return say("amount", amount=amount or 0)


def tell_turn(match: Match, view: dict[str, Any]) -> str:
    return say(
        "turn", turn=view["turn"], round=view["round"], phase=game_word(match, f"phase-{view['phase']}"),
        emptied=view["emptied"], enough=view["emptied_to_end"], last=view["last_turn"] or 0,
    )  # fmt: skip


def tell_cubes(match: Match, cubes: dict[str, int]) -> str:
    parts = [f"{count} {game_word(match, f'colour-{colour}')}" for colour, count in cubes.items()]
    return listed(parts) if parts else say("nothing")


def city_name(match: Match, city: str) -> str:
    return thing_name(match, "city", city)


def _tell_links(match: Match, view: dict[str, Any], owner: int) -> str:
    links = [_tell_link(match, link) for link in view["links"] if link["owner"] == owner]
    return say("links", owner=owner_name(match, owner), links=say("between").join(links))


def _tell_link(match: Match, link: dict[str, Any]) -> str:
    ends = [city_name(match, city) for city in link["cities"]]
    if link["complete"]:
        return say("link", a=ends[0], b=ends[1], tiles=len(link["tiles"]))
    return say("open-link", a=ends[0], tiles=len(link["tiles"]), beyond=link["beyond"])


def _tell_city(match: Match, city: dict[str, Any], now: dict[str, Any]) -> str:
    return say(
        "city-emptied" if now["emptied"] else "city", city=city_name(match, city["id"]), code=city["code"],
        hex=hex_label(city), cubes=tell_cubes(match, now["cubes"]),
        colour=game_word(match, f"colour-{now['colour']}") if now["colour"] else say("grey"),
    )  # fmt: skip
