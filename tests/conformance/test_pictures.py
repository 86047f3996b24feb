"""The positions that the rules pages of the browser client show are views as the games declare them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import branchline
from conformance.declared_view import departures
from conformance.pictures import CLIENTS, DRAWN, file_of, final_scoring, hotel, written
from england_wales.positions import build, deliver, of, play, told
from reading import happened
from rocket.positions import cash

PICTURES = sorted(CLIENTS.glob("**/pictures/*.json"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: str(path.relative_to(CLIENTS)))
def test_a_picture_is_a_view(picture: Path) -> None:
    folder = str(picture.relative_to(CLIENTS).parents[2]).replace("/", ".")
    (game,) = (game for game in branchline.catalogue().values() if game.package.endswith(f"games.{folder}"))
    assert departures(game.contract.view, json.loads(picture.read_text("utf-8"))["view"]) == []


@pytest.mark.parametrize(("game", "clause"), DRAWN)
def test_a_drawn_picture_is_what_the_rules_make_of_it(game: str, clause: str) -> None:
    assert file_of(game, clause).read_text("utf-8") == written(DRAWN[game, clause])


def caption(game: str, clause: str, language: str) -> str:
    """The words below a picture of a worked example."""
    words = file_of(game, clause).parents[1] / f"words.{language}.ftl"
    (line,) = re.findall(rf"^learn-picture-{clause} = (.*)$", words.read_text("utf-8"), re.MULTILINE)
    return str(line)


def numbers(text: str) -> list[int]:
    return [int(re.sub(r"\D", "", number)) for number in re.findall(r"\d+(?:[,\u00a0\u202f ]\d{3})*", text)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_said_below_a_picture_is_what_it_pays(language: str) -> None:
    city = DRAWN["rocket", "SR-EX-4"].match()
    city.play("advance GWR 12,4")
    assert numbers(caption("rocket", "SR-EX-4", language)) == [paid["money"] for paid in happened(city, "paid_city")]
    final = final_scoring()
    play(final, "advance GWR 12,6", "pass")
    assert numbers(caption("rocket", "SR-EX-9", language)) == [1000 * cash(final)[seat] for seat in "ACB"]
    line = DRAWN["england-wales", "EW-EX-10"].match()
    (paid,) = told(build(line, "stoke / 9,13 / manchester"), "paid_line")
    assert paid["line"] == "london_manchester"
    assert numbers(caption("england-wales", "EW-EX-10", language))[-1] == paid["money"]
    guests = hotel()
    deliver(guests, "oxford", "red", "reading", "london")
    assert numbers(caption("england-wales", "EW-EX-14", language)) == [of(guests, "position")[seat] for seat in (0, 2)]
