"""The position in words."""

from collections.abc import Iterator
from typing import Any

from branchline.games.rocket.view import CompanyView, Majority, RocketView, SeatView, VetoView
from branchline.kernel import Description, Telling


def describe(telling: Telling, view: RocketView) -> Description:
    """The veto under way, each company and seat, and who has most; then lines, stations and towns."""
    live = [company for company in view["companies"] if company["status"] != "absorbed"]
    standing = [_veto(telling, view["active"], view["veto"])] if view["veto"] else []
    standing += [_holders(telling, company) for company in live]
    standing += [_seat(telling, owned, seat) for seat, owned in enumerate(view["seats"])]
    standing += _majorities(telling, view)
    board = [_line(telling, company) for company in view["companies"]]
    board += [_stations(telling, view, seat) for seat in sorted(set(view["stations"].values()))]
    board += [_town(telling, view, town) for town in telling.board.data["towns"]]
    return Description([*standing, *_course(telling, view)], [*board, supply(telling, view)])


def supply(telling: Telling, view: RocketView) -> str:
    return telling.say("told-supply", tiles=view["tiles_left"], passengers=view["passengers_left"])


def money(telling: Telling, amount: int | None) -> str:
    """An amount in pounds; None is somebody's secret."""
    return "?" if amount is None else telling.say("money", amount=amount)


def _veto(telling: Telling, active: int, veto: VetoView) -> str:
    company = telling.name("company", veto["company"])
    exits = telling.names("direction", veto["exits"])
    aimed = telling.say("told-veto", seat=telling.seat(active), company=company,
                        direction=telling.name("direction", veto["aim"]), exits=exits)  # fmt: skip
    if veto["direction"] is None or veto["bidder"] is None:
        return aimed
    direction = telling.name("direction", veto["direction"])
    bidder = telling.seat(veto["bidder"])
    return f"{aimed} {telling.say('told-bid', seat=bidder, shares=veto['high'], direction=direction)}"


def _course(telling: Telling, view: RocketView) -> Iterator[str]:
    """What of the turn so far, and of the turns before, bears on what may follow."""
    if view["advanced"]:
        yield telling.say("told-advanced", companies=telling.names("company", view["advanced"]))
    if view["stall"]:
        yield telling.say("told-stall", actions=view["stall"])


def _holders(telling: Telling, company: CompanyView) -> str:
    shares, more, stations = company["shares"], company["supplementary"], company["stations"]
    holders = [
        telling.say(
            "told-holder", seat=telling.seat(seat), shares=shares[seat], more=more[seat], stations=stations[seat]
        )
        for seat in telling.seats
        if shares[seat] or more[seat] or stations[seat]
    ]
    told = telling.series(holders) or telling.say("told-no-holder")
    return telling.say("told-holders", company=telling.name("company", company["id"]), bank=company["bank"],
                       holders=told)  # fmt: skip


def _seat(telling: Telling, owned: SeatView, seat: int) -> str:
    tokens = [f"{telling.name('town', town)} {_goods(telling, goods)}" for town, goods in owned["tokens"].items()]
    return telling.say(
        "told-seat-hidden" if owned["cash"] is None else "told-seat",
        seat=telling.seat(seat), money=money(telling, owned["cash"]), projected=money(telling, owned["projected"]),
        stations=owned["stations_left"], passengers=owned["passengers"],
        count=len(tokens), tokens=telling.series(tokens),
    )  # fmt: skip


def _majorities(telling: Telling, view: RocketView) -> Iterator[str]:
    named = {telling.name("good", good): majority for good, majority in view["goods"].items()}
    for name, majority in {**named, telling.say("told-passengers"): view["passengers"]}.items():
        if any(majority["counts"]):
            yield telling.say("told-majority", what=name, seats=telling.series(_counted(telling, majority)))


def _counted(telling: Telling, majority: Majority) -> Iterator[str]:
    """Whoever has any, most first."""
    held = zip(majority["counts"], majority["places"], telling.seats, strict=True)
    for count, place, seat in sorted(held, key=lambda each: -each[0]):
        if count:
            yield telling.say("told-place", seat=telling.seat(seat), count=count, place=place)


def _line(telling: Telling, company: CompanyView) -> str:
    name = telling.name("company", company["id"])
    if company["status"] == "absorbed":
        return telling.say("told-line-absorbed", company=name)
    facing = company["facing"]
    return telling.say(
        "told-line" if facing else "told-line-home",
        company=name, hex=company["locomotive"], facing=telling.name("direction", facing) if facing else "",
        worth=company["worth"], status=telling.say(f"status-{company['status']}"),
        line=telling.series(company["line"]), towns=telling.names("town", company["towns"]),
    )  # fmt: skip


def _stations(telling: Telling, view: RocketView, seat: int) -> str:
    hexes = [hex for hex, owner in view["stations"].items() if owner == seat]
    return telling.say("told-stations", seat=telling.seat(seat),
                       hexes=telling.series(_station(telling, view, hex) for hex in hexes))  # fmt: skip


def _station(telling: Telling, view: RocketView, hex: str) -> str:
    owner = next((company["id"] for company in view["companies"] if hex in company["line"]), None)
    return telling.say("told-station-on-line", hex=hex, company=telling.name("company", owner)) if owner else hex


def _town(telling: Telling, view: RocketView, town: dict[str, Any]) -> str:
    left = view["cities"].get(town["id"], {})
    homes = [each["id"] for each in telling.board.data["companies"] if each["start_town"] == town["id"]]
    return telling.say(
        f"told-town-{town['kind']}", town=telling.name("town", town["id"]), code=town["code"],
        hex=town["hex"], count=sum(left.values()), tokens=_goods(telling, left),
        company=telling.names("company", homes),
    )  # fmt: skip


def _goods(telling: Telling, goods: dict[str, int]) -> str:
    named = {telling.name("good", good): count for good, count in goods.items()}
    return telling.listed([telling.say("told-good", good=good, count=count) for good, count in named.items()])
