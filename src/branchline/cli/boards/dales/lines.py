"""The Dales family told in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.boards.dales import say
from branchline.cli.boards.dales.notes import notes
from branchline.cli.boards.dales.pieces import COMPANIES, ends_of, here_in
from branchline.cli.boards.dales.quantities import influence, signed, tell_pieces, worth_of
from branchline.cli.naming import game_word, listed, seat_name, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match

AUCTION, TRAINS = ("bid", "choose_colour"), ("train", "exchange", "load_train")
"""The phases in which auction and trains matter."""


def describe(match: Match) -> list[str]:
    """The board for those who listen: the tracks of each owner, each town, and each place with goods."""
    view = match.view(None)
    owners = [*range(match.players), *COMPANIES]
    lines = [_tell_tracks(match, view, owner) for owner in owners]
    areas = [area for area in match.board.data["areas"] if "part_of" not in area]
    lines += [_tell_town(match, view, area) for area in areas if area["town"]]
    goods = [area for area in areas if area["goods"] and here_in(view, area["id"])["pieces"]]
    lines += [_tell_goods(match, view, area) for area in goods]
    return lines + ([say(f"link-{view['link']}")] if view["link"] else [])


def accounts(match: Match, seat: int | None) -> list[str]:
    """The tables for those who listen."""
    view = match.view(seat)
    lines = [tell_turn(match, view)]
    lines += [_tell_seat(match, owned, seat) for seat, owned in enumerate(view["seats"])]
    lines += [_tell_order(match, view, order) for order in ("player", "build", "train") if view["orders"][order]]
    if view["phase"] in AUCTION:
        lines += [_tell_space(match, space) for space in view["auction"]]
    if view["phase"] in TRAINS:
        lines += [_tell_train(match, train) for train in view["trains"]]
    return lines + notes(match, view)


def money(amount: int | None) -> str:
    """A number of victory points."""
    return "?" if amount is None else say("victory-points", amount=amount)


def _tell_tracks(match: Match, view: dict[str, Any], owner: int | str) -> str:
    ends = {border["id"]: ends_of(match.board, border) for border in match.board.data["borders"]}
    owned = [ends[border] for border, whose in view["tracks"].items() if whose == owner]
    name = thing_name(match, "company", owner) if isinstance(owner, str) else seat_name(match, owner)
    lines = "; ".join(" > ".join(trail) for trail in trails(owned))
    return say("tracks", owner=name, count=len(owned), lines=lines)


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


def _tell_town(match: Match, view: dict[str, Any], area: dict[str, Any]) -> str:
    here = here_in(view, area["id"])
    owners = [thing_name(match, "company", owner) for owner in here["owners"]]
    return say(
        "town", town=area["id"], kind=game_word(match, f"town-{area['town']}"),
        owned=len(owners), owners=listed(owners),
        count=len(here["pieces"]), people=tell_pieces(match, here["pieces"]),
    )  # fmt: skip


def _tell_goods(match: Match, view: dict[str, Any], area: dict[str, Any]) -> str:
    towns = [town for town in match.board.data["arrows"].get(area["id"], []) if not here_in(view, town)["owners"]]
    goods = tell_pieces(match, here_in(view, area["id"])["pieces"])
    key = "goods-here" if area["passable"] else "goods-towns"
    return say(key, area=area["id"], goods=goods, towns=listed(towns))


def tell_turn(match: Match, view: dict[str, Any]) -> str:
    phase = game_word(match, f"phase-{view['phase']}")
    return say("turn", turn=view["turn"], turns=view["turns"], phase=phase)


def _tell_seat(match: Match, owned: dict[str, Any], seat: int) -> str:
    collection = {item: count for item, count in owned["collection"].items() if count}
    return say(
        "seat", seat=seat_name(match, seat), points=owned["points"], projected=owned["projected"],
        balance=signed(owned["balance"]), hand=owned["hand"], stock=owned["stock"],
        influence=influence(match, owned["influence"]),
        laid=owned["laid"], supply=owned["supply"],
        count=len(collection), collection=tell_pieces(match, collection), sets=owned["sets"],
    )  # fmt: skip


def _tell_order(match: Match, view: dict[str, Any], order: str) -> str:
    seats = ", ".join(seat_name(match, seat) for seat in view["orders"][order])
    return say("order", order=say(f"order-{order}"), seats=seats)


def _tell_space(match: Match, space: dict[str, Any]) -> str:
    worth, bid = worth_of(match, space), space["bid"]
    if bid is None:
        return say("space-free", space=space["space"], minimum=space["minimum"], worth=worth)
    bidder = seat_name(match, bid["seat"])
    return say("space-taken", space=space["space"], worth=worth, seat=bidder, cubes=bid["cubes"])


def _tell_train(match: Match, train: dict[str, Any]) -> str:
    buyer = train["buyer"]
    return say(
        "train-free" if buyer is None else "train-bought", train=train["id"], cost=train["cost"],
        passengers=train["places"]["passengers"], goods=train["places"]["goods"],
        seat="" if buyer is None else seat_name(match, buyer),
        count=len(train["carried"]), load=tell_pieces(match, train["carried"]),
    )  # fmt: skip
