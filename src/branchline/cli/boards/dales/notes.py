"""What has been begun in the Dales family: a line, a payment, a sale; and what can be loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.boards.dales import say
from branchline.cli.boards.dales.pieces import COLOURS
from branchline.cli.boards.dales.quantities import influence
from branchline.cli.naming import game_word, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def notes(match: Match, view: dict[str, Any]) -> list[str]:
    """What can be loaded now, and how a line, a payment or a sale under way stands."""
    tellers = {"line": _tell_line, "payment": _tell_payment, "purchase": _tell_payment, "sale": _tell_sale}
    lines = [teller(match, view[key]) for key, teller in tellers.items() if view[key]]
    return lines + _loadable(match)


def _loadable(match: Match) -> list[str]:
    found: dict[str, list[str]] = {}
    for action in match.legal():
        if action.verb == "load":
            found.setdefault(str(action.arguments["item"]), []).append(str(action.arguments["area"]))
    note = [f"{game_word(match, f'piece-{item}')}: {', '.join(areas)}" for item, areas in found.items()]
    return [say("loadable", items="; ".join(note))] if note else []


def _tell_line(match: Match, line: dict[str, Any]) -> str:
    note = say(
        "line", areas=" > ".join(line["areas"]), demand=_demand(match, line),
        cubes=line["cubes"], choose=line["choose"], slack=line["slack"],
    )  # fmt: skip
    ways = [f"{way['area']} ({_demand(match, way)})" for way in line["extensions"]]
    return note + " " + say("extensions", ways="; ".join(ways)) if ways else note


def _demand(match: Match, cost: dict[str, Any]) -> str:
    """Build points, and influence that must be paid in its own colour."""
    colours = {colour: cost[colour] for colour in COLOURS if cost.get(colour)}
    points = say("build-points", points=cost["points"])
    return f"{points}, {influence(match, colours)}" if colours else points


def _tell_payment(match: Match, payment: dict[str, Any]) -> str:
    left = influence(match, payment["left"])
    return say("payment", due=payment["due"], left=left)


def _tell_sale(match: Match, sale: dict[str, Any]) -> str:
    note = say(
        "sale", company=thing_name(match, "company", sale["company"]),
        areas=" > ".join(sale["areas"]), tracks=len(sale["borders"]), cost=sale["cost"],
    )  # fmt: skip
    ways = [way["area"] for way in sale["extensions"]]
    return note + " " + say("extensions", ways="; ".join(ways)) if ways else note
