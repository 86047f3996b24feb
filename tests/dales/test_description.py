"""The positions of Wensleydale and Nürnberg in words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import branchline
from branchline.kernel import Game, Match

WENSLEYDALE, NUREMBERG = branchline.load("wensleydale"), branchline.load("nuremberg")


def moments(game: Game) -> Iterator[Match]:
    """A match of four that nobody thinks about, before each decision and at the end."""
    match, dice = game.new(4, seed=6, seats=["Ada", "Benedikt", "Cleo", "Dan"]), random.Random(6)
    yield match
    while not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
        yield match


def first(game: Game, fits: Callable[[dict[str, Any]], bool]) -> Match:
    """The first moment of such a match that looks like this."""
    return next(match for match in moments(game) if fits(match.view()))


def told(match: Match, beginning: str) -> str:
    """The one line of what is told that begins like this."""
    (line,) = [line for line in match.describe().standing if line.startswith(beginning)]
    return line


def names(match: Match, areas: list[str]) -> list[str]:
    found = {area["id"]: area["name"] for area in match.board.data["areas"]}
    return [found[area] for area in areas]


def test_a_line_under_way_is_reckoned() -> None:
    match = first(WENSLEYDALE, lambda view: view["phase"] == "extend" and view["line"]["borders"])
    line = match.view()["line"]
    note = told(match, "Line ")
    assert " – ".join(names(match, line["areas"])) in note
    assert f"{line['slack']} more could be paid" in note
    assert all(name in note for name in names(match, [way["area"] for way in line["extensions"]]))


def test_where_a_line_starts_for_influence_is_told() -> None:
    match = first(NUREMBERG, lambda view: bool(view["starts"]))
    note = told(match, "Influence is due")
    assert all(name in note for name in names(match, list(match.view()["starts"])))


def test_the_auction_tells_what_a_space_is_worth_and_who_bids() -> None:
    match = NUREMBERG.new(2, seed=1)
    assert "1 red or green" in told(match, "Space 2, from 2 cubes")
    match.play("bid 2 4")
    assert told(match, "Space 2:").endswith("B has bid 4; the next bid is at least 5.")


def test_trains_tell_who_bought_them() -> None:
    match = first(WENSLEYDALE, lambda view: any(train["buyer"] is not None for train in view["trains"]))
    bought = next(train for train in match.view()["trains"] if train["buyer"] is not None)
    assert f"bought by {match.seats[bought['buyer']]}, " in told(match, f"Train {bought['id'][1:]},")


def test_tracks_are_told_as_walks() -> None:
    *_, match = moments(WENSLEYDALE)
    owners = match.describe().board[: 4 + 2]
    assert sum(line.count(" – ") for line in owners) == len(match.view()["tracks"])


def test_goods_are_told_with_the_towns_that_take_them() -> None:
    position = WENSLEYDALE.new(3, seed=1).position()
    position["owners"]["settle"] = ["red"]
    position["pieces"] |= {"malham_moor": {"stone": 2}}
    told = WENSLEYDALE.from_position(position).describe().board
    assert any(line.startswith("Settle, major town, owned by Midland Railway: ") for line in told)
    assert any(line.startswith("Malham Moor: 2 stones, to be loaded in ") for line in told)
