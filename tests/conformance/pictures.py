"""The positions that the rules pages of the browser client show at a set-up and beside worked examples.

Each is what the real rules make of it, and the words below it are checked against the same match
(`tests/conformance/test_pictures.py`). `NUMBA_DISABLE_JIT=1 PYTHONPATH=tests python -m conformance.pictures` writes the
files anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import branchline
from branchline.kernel import Match
from england_wales.positions import ew, network
from england_wales_shares.positions import shares
from rocket.positions import rocket

CLIENTS = Path(__file__).parents[2] / "web" / "src" / "games"
TO_CAMBRIDGE = "B oxford / 12,21 / reading; B reading / 14,22 / london; C london / 15,20 / 15,19 / cambridge"
TO_STOKE = (
    "E london / 14,20 / 13,19 / northampton; E northampton / 12,17 / 11,17 / birmingham; "
    "E birmingham / 10,16 / 9,15 / stoke"
)
TO_NOTTINGHAM = (
    "red swansea-cardiff cardiff-gloucester; green gloucester-oxford; yellow oxford-northampton northampton-leicester; "
    "red leicester-nottingham"
)


@dataclass(frozen=True)
class Drawn:
    """A position; the places in the corners of what is shown; those pointed out; and what is about to be done."""

    match: Callable[[], Match]
    window: str
    outlined: str = ""
    chosen: str = ""

    def picture(self) -> dict[str, Any]:
        match = self.match()
        chosen = [self._action(match)] if self.chosen else []
        return {
            "window": self.window.split(),
            "view": match.view(),
            "legal": chosen or None,
            "chosen": chosen[0] if chosen else None,
            "outlined": self.outlined.split(),
        }

    def _action(self, match: Match) -> dict[str, Any]:
        action = match.action(match.number(self.chosen))
        words = {"verb": action.verb, "arguments": dict(action.arguments)}
        return {"number": match.number(self.chosen), "text": str(action), **words}


def begun(game: str, *actions: str) -> Callable[[], Match]:
    """A match that has just been set up, and what may have to be said before the first turn."""

    def begin() -> Match:
        match = branchline.load(game).new(players=3, seed=1)
        for action in actions:
            match.play(action)
        return match

    return begin


def final_scoring() -> Match:
    return rocket(
        lines="GWR: Bristol > 12,4 > 12,5", shares="GWR: A 2, B 2", stations="A 12,4; C 12,6", tiles_left=1,
        tokens="A gloucester leather; B gloucester textiles; C london brewing", passengers="A 1; C 3",
    )  # fmt: skip


def hotel() -> Match:
    links = "A oxford / 12,21 / reading; A reading / 14,22 / london"
    return ew(links=links, cubes={"oxford": "red"}, held={"C": ["hotel_london"]}, engine="A 2")


#: By game and chapter or clause.
DRAWN: dict[tuple[str, str], Drawn] = {
    ("rocket", "SR-1"): Drawn(begun("rocket"), "0,0 18,15"),
    ("rocket", "SR-EX-4"): Drawn(
        lambda: rocket(tokens="A gloucester leather", active="B"), "10,1 16,8", chosen="advance GWR 12,4"
    ),
    ("rocket", "SR-EX-9"): Drawn(final_scoring, "10,1 16,9", chosen="advance GWR 12,6"),
    ("wensleydale", "WD-1"): Drawn(begun("wensleydale"), "hawes reeth leyburn kettlewell"),
    ("nuremberg", "NB-2"): Drawn(begun("nuremberg"), "fuerth nuernberg_sued zirndorf lauf"),
    ("england-wales", "EW-3"): Drawn(begun("england-wales"), "5,14 18,24"),
    ("england-wales", "EW-EX-5"): Drawn(
        lambda: ew(seat="B", first="B", links=TO_CAMBRIDGE, cubes={"oxford": "purple red"}, engine="B 3",
                   display=["speed_record"]),
        "10,17 17,24", "oxford reading london cambridge",
    ),
    ("england-wales", "EW-EX-10"): Drawn(
        lambda: ew(5, seat="E", first="E", links=TO_STOKE), "7,11 17,22", "london manchester"
    ),
    ("england-wales", "EW-EX-14"): Drawn(hotel, "10,18 17,24", "oxford reading london"),
    ("england-wales-shares", "ES-3"): Drawn(begun("england-wales-shares"), "5,14 18,24"),
    ("england-wales-shares", "ES-EX-2"): Drawn(
        lambda: shares(links=network(TO_NOTTINGHAM), cubes={"swansea": "blue"}), "5,13 15,22",
        "swansea cardiff gloucester oxford northampton leicester nottingham",
    ),
}  # fmt: skip


def file_of(game: str, clause: str) -> Path:
    folder = branchline.catalogue()[game].package.rpartition("games.")[2].replace(".", "/")
    return CLIENTS / folder / "lesson" / "pictures" / f"{clause}.json"


def written(drawn: Drawn) -> str:
    return json.dumps(drawn.picture(), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for (game, clause), drawn in DRAWN.items():
        path = file_of(game, clause)
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(drawn), encoding="utf-8")
