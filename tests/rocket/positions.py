"""Positions in the notation of the rules page, so that a test of a clause is a few lines.

`GWR: Bristol > 12,4 > 12,5` means: the locomotive left Bristol to 12,4, then went to 12,5 and stands there, facing the
way of its last step; every hex before the last carries a tile.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import branchline
from branchline.kernel import Match

ROCKET = branchline.load("rocket")
SEATS = "ABCD"
BOARD: dict[str, Any] = json.loads((Path(branchline.__file__).parent / "boards" / "rocket.json").read_text("utf-8"))
LAND = {hex["id"] for hex in BOARD["hexes"]}
TOWN_AT = {town["hex"]: town for town in BOARD["towns"]}

CROSSROADS = (
    "LNWR: Shrewsbury > 7,4; LY: Liverpool > 4,3 > 4,4 > 4,5 > 5,5 > 6,6;"
    "GWR: Bristol > 12,4 > 12,5 > 12,6 > 11,6 > 10,7 > 9,6 > 8,6"
)
"""All that LNWR has ahead is 7,5, which touches both L&Y and GWR."""
STANDSTILL = CROSSROADS + "; NER: York > 2,8 > 3,8 > 4,8 > 5,7 > 6,8 > 6,9 > 7,9 > 8,9 > 8,8"
"""With NER on 7,7 these four cannot move: every hex ahead is a town, track, or touches two other lines."""
NER_ALONE = CROSSROADS + "; NER: York > 2,8 > 3,8 > 4,8 > 5,7 > 6,8 > 7,7 > 8,8 > 9,8"
"""Of these four only NER can move."""


def rocket(
    players: int = 3,
    *,
    lines: str = "",
    shares: str = "",
    stations: str = "",
    tokens: str = "",
    passengers: str = "",
    active: str = "A",
    second_action: bool = False,
    tiles_left: int | None = None,
    autonomous: str = "",
    absorbed: str = "",
    track: str = "",
    cash: str = "",
    passengers_left: int | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that starts from this position, A to move unless told otherwise.

    lines       "GWR: Bristol > 12,4 > 12,5; LY: Liverpool > 4,3"   (towns by name, companies by id)
    shares      "GWR: A 3+1, B 2; LSWR: C 1"                         (ordinary + supplementary)
    stations    "A 15,5; A 12,3; B 14,7"
    tokens      "A gloucester leather; B london brewing 2"
    passengers  "A 2; B 1"       cash "A 5"  (in thousands)
    autonomous  "GWR SER"        absorbed "LNWR" (its shares are gone; give its hexes to another line with `track`)
    track       "GWR: 13,6 14,7"  further hexes of a line, such as those it absorbed
    tiles_left  60 minus the tiles lying, unless given
    fields      other fields of the position, set last
    """
    match = ROCKET.new(players, seed=1, options={"first_player": SEATS.index(active)} | (options or {}))
    position = match.position()
    _lay_lines(position, lines)
    _lay_track(position, track)
    _hand_out_shares(position, shares)
    for company in autonomous.split():
        position["status"][company], position["bank"][company] = "autonomous", 0
    for company in absorbed.split():
        position["status"][company], position["bank"][company] = "absorbed", 0
        del position["line"][position["locomotive"].pop(company)]
    for seat, place in _pairs(stations, " "):
        position["station"][hex_of(place)] = seat
        position["stations_left"][SEATS.index(seat)] -= 1
    _hand_out_tokens(position, tokens)
    for seat, number in _pairs(passengers, " "):
        position["passengers"][SEATS.index(seat)] = int(number)
        position["passengers_left"] -= int(number)
    for seat, thousands in _pairs(cash, " "):
        position["cash"][SEATS.index(seat)] = int(thousands)
    known = {"passengers_left": passengers_left, "tiles_left": tiles_left}
    position |= {name: number for name, number in known.items() if number is not None}
    return ROCKET.from_position(position | {"actions_done": int(second_action)} | fields)


def hex_of(place: str) -> str:
    """Of a town by name, or as it is."""
    towns = {town["id"]: town["hex"] for town in BOARD["towns"]}
    return str(towns.get(place.strip().casefold().replace(" ", "_"), place.strip()))


def _lay_lines(position: dict[str, Any], lines: str) -> None:
    for company, route in _pairs(lines, ":"):
        first, *hexes = map(hex_of, route.split(">"))
        del position["line"][first]
        position["line"] |= dict.fromkeys(hexes, company)
        position["locomotive"][company] = hexes[-1]
        last_step = around([first, *hexes][-2]).index(hexes[-1])
        position["facing"][company] = BOARD["directions"][last_step].lower()
        position["tiles_left"] -= len(hexes) - 1


def _lay_track(position: dict[str, Any], track: str) -> None:
    for company, places in _pairs(track, ":"):
        position["line"] |= {hex_of(place): company for place in places.split()}
        position["tiles_left"] -= len(places.split())


def _hand_out_shares(position: dict[str, Any], shares: str) -> None:
    for company, holders in _pairs(shares, ":"):
        held, more = [0] * len(SEATS), [0] * len(SEATS)
        for seat, amount in (holder.split() for holder in holders.split(",")):
            ordinary, _, supplementary = amount.partition("+")
            held[SEATS.index(seat)], more[SEATS.index(seat)] = int(ordinary), int(supplementary or 0)
        players = position["players"]
        position["shares"][company], position["supplementary"][company] = held[:players], more[:players]
        position["bank"][company] -= sum(held)


def _hand_out_tokens(position: dict[str, Any], tokens: str) -> None:
    for seat, what in _pairs(tokens, " "):
        town, good, *count = what.split()
        number, own = int(count[0]) if count else 1, position["tokens"][SEATS.index(seat)].setdefault(town, {})
        own[good] = own.get(good, 0) + number
        position["tokens_left"][town][good] -= number


def _pairs(text: str, separator: str) -> list[tuple[str, str]]:
    """ "A 1; B 2" as pairs."""
    items = [item.strip().partition(separator) for item in text.split(";") if item.strip()]
    return [(head.strip(), tail.strip()) for head, _, tail in items]


def shares(match: Match, company: str) -> dict[str, int]:
    """What each seat holds, both kinds together, and the bank: {"A": 3, "B": 1, "C": 0, "bank": 12}."""
    line = company_view(match, company)
    held = [a + b for a, b in zip(line["shares"], line["supplementary"], strict=True)]
    return dict(zip(SEATS, held, strict=False)) | {"bank": line["bank"]}


def company_view(match: Match, company: str) -> dict[str, Any]:
    view: dict[str, Any] = next(line for line in match.view(0)["companies"] if line["id"] == company)
    return view


def cash(match: Match) -> dict[str, int]:
    """Money in thousands, by seat letter."""
    return {seat: score // 1000 for seat, score in zip(SEATS, match.scores(), strict=False)}


def unopposed(match: Match, action: str) -> Match:
    """Plays the action; everyone who is asked for a veto passes."""
    match.play(action)
    while match.view()["phase"] == "veto":
        match.play("pass")
    return match


@cache
def around(hex: str) -> list[str]:
    """The six hexes next to this one by direction, off the map or not, from the board's own data."""
    row, column = map(int, hex.split(","))
    steps = BOARD["neighbour_offsets"]["odd_row" if row % 2 else "even_row"]
    return [f"{row + down},{column + right}" for down, right in steps]


def towns_near(hexes: Iterable[str]) -> set[str]:
    """SR-2.5 The towns on or next to these hexes."""
    return {TOWN_AT[near]["id"] for hex in hexes for near in [hex, *around(hex)] if near in TOWN_AT}


def random_game(players: int, seed: int, prefer: str = "") -> Iterator[Match]:
    """One game by random players (who prefer one verb, if told), seen after each action."""
    match, dice = ROCKET.new(players, seed=seed), random.Random(seed)
    yield match
    while not match.is_over:
        legal = match.legal()
        verbs = sorted({action.verb for action in legal})
        verb = prefer if prefer in verbs else dice.choice(verbs)
        match.play(dice.choice([action for action in legal if action.verb == verb]))
        yield match
