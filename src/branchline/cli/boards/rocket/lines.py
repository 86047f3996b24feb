"""Rocket told in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.boards.rocket import say
from branchline.cli.boards.rocket.cells import hex_label
from branchline.cli.naming import game_word, listed, seat_name, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def describe(match: Match) -> list[str]:
    """A line for each company, station and town."""
    view = match.view(None)
    lines = [_tell_line(match, company) for company in view["companies"]]
    lines += [_tell_station(match, view, hex, seat) for hex, seat in view["stations"].items()]
    lines += [_tell_town(match, view, town) for town in match.board.data["towns"]]
    return [*lines, tell_supply(view)]


def accounts(match: Match, seat: int | None) -> list[str]:
    """A line for each company and each seat."""
    view = match.view(seat)
    live = [company for company in view["companies"] if company["status"] != "absorbed"]
    lines = [_tell_holdings(match, company) for company in live]
    return lines + [_tell_seat(match, owned, other) for other, owned in enumerate(view["seats"])]


def money(amount: int | None) -> str:
    """An amount in pounds; None is somebody's secret."""
    return "?" if amount is None else say("money", amount=amount)


def tell_supply(view: dict[str, Any]) -> str:
    return say("supply", tiles=view["tiles_left"], passengers=view["passengers_left"])


def _tell_line(match: Match, company: dict[str, Any]) -> str:
    name = thing_name(match, "company", company["id"])
    if company["status"] == "absorbed":
        return say("line-absorbed", company=name)
    facing = company["facing"] and thing_name(match, "direction", company["facing"])
    return say(
        "line-departed" if facing else "line-home",
        company=name, hex=company["locomotive"], facing=facing or "", worth=company["worth"],
        status=game_word(match, f"status-{company['status']}"), line=listed(company["line"]),
        towns=listed([thing_name(match, "town", town) for town in company["towns"]]),
    )  # fmt: skip


def _tell_station(match: Match, view: dict[str, Any], hex: str, seat: int) -> str:
    owners = [company["id"] for company in view["companies"] if hex in company["line"]]
    company = thing_name(match, "company", owners[0]) if owners else ""
    return say("station-on-line" if owners else "station-alone", seat=seat_name(match, seat), hex=hex, company=company)


def _tell_town(match: Match, view: dict[str, Any], town: dict[str, Any]) -> str:
    left = view["cities"].get(town["id"], {})
    homes = [company["abbr"] for company in match.board.data["companies"] if company["start_town"] == town["id"]]
    return say(
        f"town-{town['kind']}", town=thing_name(match, "town", town["id"]), code=town["code"], hex=hex_label(town),
        count=sum(left.values()), tokens=_tell_goods(match, left), company="".join(homes),
    )  # fmt: skip


def _tell_holdings(match: Match, company: dict[str, Any]) -> str:
    shares, more, stations = company["shares"], company["supplementary"], company["stations"]
    holders = [
        say("holder", seat=seat_name(match, seat), shares=shares[seat], more=more[seat], stations=stations[seat])
        for seat in range(match.players)
        if shares[seat] or more[seat] or stations[seat]
    ]
    shares = say("between").join(holders or [say("no-holder")])
    return say("holders", company=thing_name(match, "company", company["id"]), bank=company["bank"], holders=shares)


def _tell_seat(match: Match, owned: dict[str, Any], seat: int) -> str:
    tokens = [
        f"{thing_name(match, 'town', town)} {_tell_goods(match, goods)}" for town, goods in owned["tokens"].items()
    ]
    return say(
        "seat-hidden" if owned["cash"] is None else "seat-open",
        seat=seat_name(match, seat), money=money(owned["cash"]), projected=money(owned["projected"]),
        stations=owned["stations_left"], passengers=owned["passengers"],
        count=len(tokens), tokens=say("between").join(tokens),
    )  # fmt: skip


def _tell_goods(match: Match, goods: dict[str, int]) -> str:
    return listed([f"{count} {game_word(match, 'good-' + good)}" for good, count in goods.items()])
