"""Positions in the notation of the rules page, so that a test of a clause is a few lines.

`A: skipton > rylstone > flasby` means: two tracks of A lie on the borders between these areas. Areas are named by
their ids. Unless a test says otherwise the board is empty: no goods, no people, no track.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import branchline
from branchline.kernel import Match
from raw import position_in_numbers
from reading import played

SEATS = "ABCD"
COLOURS = ("white", "brown", "red", "green")
COMPANIES = ("red", "green")
NOBODY = -1
PHASES = (
    "over", "bid", "choose_colour", "build", "extend", "pay", "train", "exchange", "load_train", "sell", "sell_extend",
)  # fmt: skip
GAMES = ("wensleydale", "nuremberg")
TABLES = [(game, players, side) for game in GAMES for players, side in ((2, "2-3"), (3, "2-3"), (3, "3-4"), (4, "3-4"))]
"""Every allowed combination of game, number of players and side."""


@cache
def board(game: str) -> dict[str, Any]:
    """The board file."""
    data: dict[str, Any] = json.loads((Path(branchline.__file__).parent / "boards" / f"{game}.json").read_text("utf-8"))
    return data


@cache
def same_area(game: str) -> dict[str, str]:
    """Each area of the file, and the area it is in play."""
    return {area["id"]: area.get("part_of", area["id"]) for area in board(game)["areas"]}


@cache
def areas(game: str) -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in board(game)["areas"] if "part_of" not in area}


@cache
def borders(game: str) -> dict[frozenset[str], dict[str, Any]]:
    """The borders that can carry track, by the areas they join."""
    own = same_area(game)
    return {frozenset((own[b["a"]], own[b["b"]])): b for b in board(game)["borders"] if b["passable"]}


def steps(path: str) -> list[tuple[str, str]]:
    """ "a > b > c" as [("a", "b"), ("b", "c")]."""
    places = [place.strip() for place in path.split(">")]
    return list(itertools.pairwise(places))


def border_id(game: str, a: str, b: str) -> str:
    return str(borders(game)[frozenset((a, b))]["id"])


def dales(
    players: int = 3,
    *,
    game: str = "wensleydale",
    phase: str = "build",
    active: str = "A",
    lines: str = "",
    pieces: str = "",
    owners: str = "",
    hand: str = "",
    influence: str = "",
    balance: str = "",
    points: str = "",
    collection: str = "",
    bids: str = "",
    counters: str = "",
    trains: str = "",
    passed: str = "",
    order: str = "",
    piles: str = "",
    turn: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that starts from this position: A is about to build, and everybody has 12 cubes in hand.

    lines       "A: skipton > rylstone > flasby; red: the_south > settle"
    pieces      "bedale: green 1, objector 1; marske_moor: stone 2"
    owners      "threshfield: red; hawes: red green"    towns acquired in play; those of the board are there anyhow
    hand        "A 3"            influence "A 3/5/1/3"  (white, brown, red, green)
    balance     "A -2"           points "A 17"          collection "A stone 4, red 2"
    bids        "1: A 3; 6: B 2" (taken from the 12 cubes in hand unless `hand` says otherwise)
    counters    "WBRBRGBG"       what was drawn for the spaces, in order
    trains      "A t3a: stone 2, red 1; B t1a"
    passed      "BC"             who has passed in the train phase
    order       "BCA"            player, build and train order at once; first in every pile lies on top
    piles       "white: BCA"     who arrived when, the last on top; also "balance"
    fields      raw fields of the position, set last
    """
    rules = branchline.load(game)
    match = rules.new(players, seed=1, options=options)
    position, labels = position_in_numbers(match), match.board.labels
    order = order or SEATS[:players]
    seats = [SEATS.index(seat) for seat in order]

    def number(kind: str, word: str) -> int:
        found = labels[kind].index(word)
        assert found is not None, (kind, word)
        return int(found)

    for name in ("order", "build_order", "train_order"):
        position[name][:players] = seats
    for pile in position["arrival"]:
        pile[:players] = seats[::-1]
    for name, arrivals in _pairs(piles, ":"):
        position["arrival"][(*COLOURS, "balance").index(name)][:players] = [SEATS.index(seat) for seat in arrivals]

    position["turn"], position["phase"] = turn, [PHASES.index(phase)]
    position["decider"], position["place"] = [SEATS.index(active)], order.index(active)
    position["passed"] = sum(1 << SEATS.index(seat) for seat in passed)
    for row in position["pieces"]:
        row[:] = [0] * len(row)
    for place, held in _pairs(pieces, ":"):
        for piece, count in _counts(held):
            position["pieces"][number("area", place)][number("piece", piece)] = count
    for place, companies in _pairs(owners, ":"):
        position["owners"][number("area", place)] |= sum(1 << COMPANIES.index(word) for word in companies.split())
    for owner, path in _pairs(lines, ":"):
        for a, b in steps(path):
            border = number("border", border_id(game, a, b))
            assert position["track"][border] == NOBODY, (a, b)
            position["track"][border] = (*SEATS, *COMPANIES).index(owner)

    position["hand"][:players] = [12] * players
    position["bidder"][:], position["bid"][:] = [NOBODY] * 8, [0] * 8
    for space, bid in _pairs(bids, ":"):
        seat, cubes = bid.split()
        position["bidder"][int(space) - 1], position["bid"][int(space) - 1] = SEATS.index(seat), int(cubes)
        position["hand"][SEATS.index(seat)] -= int(cubes)
    if phase == "bid":
        for drawn, colour in enumerate(counters):
            position["counter"][drawn] = "WBRG".index(colour)
    else:
        position["counter"][:] = [NOBODY] * 8
    for seat, cubes in _pairs(hand, " "):
        position["hand"][SEATS.index(seat)] = int(cubes)
    for seat, levels in _pairs(influence, " "):
        position["influence"][SEATS.index(seat)] = [int(level) for level in levels.split("/")]
    for name, text in (("balance", balance), ("points", points)):
        for seat, value in _pairs(text, " "):
            position[name][SEATS.index(seat)] = int(value)
    for seat, held in _pairs(collection, " "):
        for item, count in _counts(held):
            position["collection"][SEATS.index(seat)][number("item", item)] = count
    for bought, load in _pairs(trains, ":"):
        seat, train = bought.split()
        position["buyer"][number("train", train)] = SEATS.index(seat)
        for item, count in _counts(load):
            position["carried"][number("train", train)][number("item", item)] = count
    return rules.from_position(position | fields)


def _pairs(text: str, separator: str) -> list[tuple[str, str]]:
    """ "A 1; B 2" as pairs."""
    items = [item.strip().partition(separator) for item in text.split(";") if item.strip()]
    return [(head.strip(), tail.strip()) for head, _, tail in items]


def _counts(text: str) -> list[tuple[str, int]]:
    """ "stone 2, red 1" as pairs."""
    return [(word, int(count)) for word, count in (item.split() for item in text.split(",") if item.strip())]


# --- moves ------------------------------------------------------------------------------------------------


def laid(match: Match, path: str) -> Match:
    """A line laid along this path, not yet finished."""
    places = [place.strip() for place in path.split(">")]
    match.play(f"start {places[0]}")
    for place in places[1:]:
        if place not in match.view()["line"]["areas"]:
            match.play(f"extend {place}")
    assert match.view()["line"]["areas"] == places
    return match


def built(match: Match, path: str) -> Match:
    """A line along this path, finished."""
    return played(laid(match, path), "finish")


def offered(match: Match, company: str, path: str) -> Match:
    """A line offered to a company along this path, the sale not yet finished."""
    places = [place.strip() for place in path.split(">")]
    match.play(f"sell {company} {places[0]}")
    for place in places[1:]:
        if place not in match.view()["sale"]["areas"]:
            match.play(f"sell_extend {place}")
    assert match.view()["sale"]["areas"] == places
    return match


def sold(match: Match, company: str, path: str) -> Match:
    return played(offered(match, company, path), "sell_finish")


def later(match: Match, where: str, active: str = "A", **fields: Any) -> Match:
    """The board as it is, in another phase, with this seat to move."""
    position = position_in_numbers(match)
    seats = [SEATS.index(seat) for seat in sorted(SEATS[: match.players], key=lambda seat: seat != active)]
    orders = {name: [*seats, *[NOBODY] * (4 - len(seats))] for name in ("order", "build_order", "train_order")}
    auction = {"counter": [NOBODY] * 8, "bidder": [NOBODY] * 8, "bid": [0] * 8}
    moment = {"phase": [PHASES.index(where)], "decider": [seats[0]], "place": 0, "passed": 0}
    return match.game.from_position(position | orders | auction | moment | fields)


# --- questions --------------------------------------------------------------------------------------------


def to_move(match: Match) -> str:
    assert match.to_move is not None
    return SEATS[match.to_move]


def seat(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["seats"][SEATS.index(name)]
    return found


def influence(match: Match, name: str) -> str:
    """As it is told: white/brown/red/green."""
    return "/".join(str(seat(match, name)["influence"][colour]) for colour in COLOURS)


def each(match: Match, key: str) -> dict[str, Any]:
    """A figure of every seat, by letter."""
    return {SEATS[i]: seat[key] for i, seat in enumerate(match.view()["seats"])}


def pile(match: Match, track: str, level: int) -> str:
    """Whose markers lie on a space, bottom to top."""
    view = match.view()
    found = view["balance"] if track == "balance" else view["influence"][track]
    return "".join(SEATS[seat] for space in found if space["level"] == level for seat in space["pile"])


def order(match: Match, which: str) -> str:
    return "".join(SEATS[seat] for seat in match.view()["orders"][which])


def area(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["areas"].get(name, {"owners": [], "pieces": {}})
    return found


def pieces(match: Match, name: str) -> dict[str, int]:
    held: dict[str, int] = area(match, name)["pieces"]
    return held


def owners(match: Match, name: str) -> set[str]:
    return set(area(match, name)["owners"])


def owner_of(match: Match, a: str, b: str) -> str | None:
    """Whose track joins two areas: a seat letter, a company, or nobody's."""
    found = match.view()["tracks"].get(border_id(match.game.id, a, b))
    return SEATS[found] if isinstance(found, int) else found


def train(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(train for train in match.view()["trains"] if train["id"] == name)
    return found


def random_game(
    players: int,
    dice: int,
    *,
    game: str = "wensleydale",
    options: dict[str, Any] | None = None,
    prefer: frozenset[str] = frozenset(),
    shun: frozenset[str] = frozenset(),
) -> Iterator[Match]:
    """One game by random players, who draw a verb (one they prefer or do not shun, where they can) and then one of its
    actions, seen after each action."""
    match, chance = branchline.load(game).new(players, seed=dice, options=options), random.Random(dice)
    yield match
    while not match.is_over:
        legal = match.legal()
        verbs = sorted({action.verb for action in legal})
        liked = [verb for verb in verbs if verb in prefer] or [verb for verb in verbs if verb not in shun]
        verb = chance.choice(liked or verbs)
        match.play(chance.choice([action for action in legal if action.verb == verb]))
        yield match
