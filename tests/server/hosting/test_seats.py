"""What concerns one seat is known at every server: what its player has said in advance, and whether they are there."""

from __future__ import annotations

from typing import Any

import branchline
from rocket.positions import rocket
from server.harness import Server, next_message
from server.hosting.house import House
from server.twins import SECRET, Case, client_of, write_table

KEY = {"BRANCHLINE_SECRET": SECRET}


def _servers(house: House, **given: Any) -> tuple[Server, Server]:
    write_table(Case("rocket", branchline.load("rocket").rules, 2, **given), house.database)
    return house.server(environment=KEY), house.server(environment=KEY)


def test_what_is_said_in_advance_at_one_server_is_answered_at_the_other(house: House) -> None:
    """Ada's server knows the table from before Ben said at another that they let everything pass."""
    position = rocket(2, lines="GWR: Bristol > 14,4", shares="GWR: B 2").position()
    here, there = _servers(house, start=position)
    ada, ben = client_of(here, "ada").at("t"), client_of(there, "ben").at("t")
    ben.post("answers", {"passes": True})
    ada.act("advance GWR 15,4")
    ada.until(lambda now: now["moment"] == 2)
    assert client_of(here, "ben").at("t").now["answers"]["passes"]
    client_of(here, "ben").at("t").post("answers", {})
    assert not ben.look()["answers"]["passes"]


def test_whoever_is_at_one_server_is_not_replaced_at_the_other(house: House) -> None:
    here, there = _servers(house, seed="5", options={"first_player": 1})
    ada, ben = client_of(here, "ada").at("t"), client_of(there, "ben").at("t")
    codes = []

    def refused(_: object) -> str:
        codes.append(ada.post("consent", {"about": "takeover", "seat": 1}, 409)["error"]["code"])
        return str(codes[-1])

    with ben.client.watch("t") as socket:
        next_message(socket)
        ada.until(lambda now: refused(now) == "takeover-here")
    ada.until(lambda now: refused(now) == "takeover-soon")
    assert set(codes) == {"takeover-here", "takeover-soon"}
