"""Ratings: who is rated, what a match does to them, and that the journals alone say the same."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from branchline.bots.play.ratings import rated as bradley_terry
from branchline.cli import main
from branchline.server.archive.records import Found, Result, ResultSeat
from branchline.server.ratings.bots import bot_ratings
from branchline.server.ratings.fold import Fold, rating_places
from branchline.server.ratings.model import order, unrated
from branchline.server.store.archive.rows import WORKED_OUT
from branchline.server.store.sql_store import SqlStore
from server.engines import Postgres
from server.harness import SHORT, Client, Server, Table
from server.test_accounts import account

RATED = {"rated": True, "one_house": True}
MANY = {"sign_ins_of_address": [1e6, 1e6], "tables_of_person": [1e6, 1e6]}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Any:
    server = Server(tmp_path_factory.mktemp("club"), limits=MANY)
    yield server
    server.stop()


def seat_down(players: list[Client], **more: Any) -> list[Table]:
    """A table of the first, at which all of them sit."""
    form = {"public": True, "options": SHORT, "settings": RATED} | more
    table = players[0].open("me", *["open"] * (len(players) - 1), **form)
    for player in players[1:]:
        player.post(f"{table.path}/join", {"invite": table.now["table"]["invite"]})
    return [player.at(table) for player in players]


def finish(tables: list[Table]) -> Table:
    """Nobody builds anything: that soon ends a match."""
    while tables[0].look()["status"] == "running":
        mover = tables[tables[0].now["to_move"]]
        mover.look()
        choices = {action["verb"]: action["text"] for action in mover.now["legal"]}
        mover.act(choices.get("lift") or choices["station"])
    return tables[0]


def archived(client: Client, table: Table, seconds: float = 20) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = [match for match in client.get("/api/archive")["matches"] if match["table"] == table.id]
        if found:
            return found[0]
        time.sleep(0.05)
    raise AssertionError("not archived")


def page(client: Client, who: Client) -> Any:
    return client.get(f"/api/players/{who.get('/api/me')['id']}")


def test_a_rated_match_moves_ratings_and_a_friendly_one_does_not(club: Server) -> None:
    ada, ben = account(club, "Rata"), account(club, "Ratb")
    archived(ada, finish(seat_down([ada, ben], settings={})))
    assert page(ada, ben)["ratings"] == []
    table = finish(seat_down([ada, ben]))
    places = archived(ada, table)["seats"]
    for client, seat in zip((ada, ben), places, strict=True):
        (rating,) = page(club.stranger(), client)["ratings"]
        assert rating["matches"] == 1
        assert rating["provisional"]
        assert rating["rank"] is None
        assert (rating["strength"] > 25) == (seat["place"] == 1 and places[0]["place"] != places[1]["place"])
        assert rating["uncertainty"] < 25 / 3
        steps = page(ada, client)["steps"]["rocket"]
        assert [step["table"] for step in steps] == [table.id]
    mine = page(ada, ada)
    (places_taken,) = mine["places"]
    assert (places_taken["players"], sum(places_taken["places"])) == (2, 2)
    assert [(met["player"]["name"], met["matches"]) for met in mine["people"]] == [("Ratb", 2)]
    assert mine["pace"] == {"finished": 2, "kept": 2, "late": 0, "quit": 0, "banned": False, "owed": 0}


def test_only_accounts_sit_at_rated_tables_and_one_house_only_by_leave(club: Server) -> None:
    ada, gus, ben = account(club, "House"), club.guest("Gus"), account(club, "Hall")
    table = ada.open("me", "open", public=True, settings={"rated": True})
    assert gus.post(f"{table.path}/join", {}, 403)["error"]["code"] == "rated-account"
    assert ben.post(f"{table.path}/join", {}, 409)["error"]["code"] == "rated-house"
    assert ada.post(f"{table.path}/join", {"seat": 1}, 409)["error"]["code"] == "one-seat"
    for settings, seats in (({"hints": True}, ["me", "open"]), ({"several_seats": True}, ["me", "open"]),
                            ({}, ["me", "me"]), ({}, ["me", "greedy"])):  # fmt: skip
        form = {
            "game": "rocket",
            "seats": [{"kind": seat} if seat in ("me", "open") else {"kind": "bot"} for seat in seats],
            "settings": {"rated": True} | settings,
        }
        assert ada.post("/api/tables", form, 422)["error"]["code"].startswith("rated-")
    form = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"rated": True}}
    assert gus.post("/api/tables", form, 403)["error"]["code"] == "rated-account"
    assert ada.post(f"{table.path}/start", {"fill": "random"}, 409)["error"]["code"] == "rated-few"


def test_who_leaves_rated_matches_plays_friendly_ones_first(club: Server) -> None:
    """Three left, then as many finished ones, and rated tables are open again."""
    ada, ben = account(club, "Stays"), account(club, "Leaves")
    for _ in range(3):
        tables = seat_down([ada, ben])
        tables[1].post("resign")
        play_with_bot(tables[0])
        archived(ada, tables[0])
    assert page(ada, ben)["pace"] | {"late": 0} == {
        "finished": 3, "kept": 0, "late": 0, "quit": 3, "banned": True, "owed": 3,
    }  # fmt: skip
    assert page(ada, ada)["pace"]["banned"] is False
    form = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"rated": True}}
    refused = ben.post("/api/tables", form, 403)
    assert refused["error"]["code"] == "rated-banned"
    assert "3" in refused["error"]["message"]
    for left in (2, 1, 0):
        archived(ada, finish(seat_down([ada, ben], settings={})))
        assert page(ada, ben)["pace"]["owed"] == left
        assert page(ada, ben)["pace"]["banned"] == (left > 0)
    ben.post("/api/tables", form, 201)


def play_with_bot(table: Table) -> None:
    table.look()
    while table.now["status"] == "running":
        if table.now["legal"]:
            choices = {action["verb"]: action["text"] for action in table.now["legal"]}
            table.act(choices.get("lift") or choices.get("station") or table.now["legal"][0]["text"])
        else:
            table.until(lambda now: now["legal"] or now["status"] != "running")


def test_whoever_gives_up_comes_last_wherever_the_bot_came_in() -> None:
    def seat(number: int, place: int, *, quit: bool) -> ResultSeat:
        return ResultSeat("t", number, "rocket", 3, 1, True, True, True, f"p{number}", None, "", place, 0, 0, quit)

    assert rating_places([seat(0, 1, quit=True), seat(1, 2, quit=False), seat(2, 3, quit=False)]) == [3, 1, 2]
    assert rating_places([seat(0, 1, quit=True), seat(1, 3, quit=True), seat(2, 2, quit=False)]) == [2, 2, 1]


def test_throwing_games_to_oneself_gains_less_and_less_and_no_place_in_the_list() -> None:
    fold = Fold()
    gains = []
    for number in range(40):
        before = fold.ratings.get(("rocket", "me"), unrated("rocket", "me")).shown
        fold.take(match(number, ["me", "puppet"]))
        gains.append(fold.ratings["rocket", "me"].mu - before)
    mine = fold.ratings["rocket", "me"]
    assert mine.opponents == 1
    assert mine.matches == 40
    late = [step.mu for step in fold.steps if step.person == "me"]
    assert late[-1] - late[-2] < (late[1] - late[0]) / 5


def match(number: int, people: list[str]) -> Found:
    """They come in in this order."""
    result = Result(f"t{number}", "rocket", len(people), "people", True, True, number + 1, 9, True, "x", {}, [])
    seats = tuple(
        ResultSeat(f"t{number}", seat, "rocket", len(people), number + 1, True, True, True, person, None, person,
                   seat + 1, 0, 0, False)
        for seat, person in enumerate(people)
    )  # fmt: skip
    return Found(result, seats)


def test_ratings_agree_with_another_reading_of_the_same_idea() -> None:
    """Bradley and Terry's model, as the arena uses it, moves two players alike: in the same direction, by about as
    much."""
    mine = [unrated("rocket", "a"), unrated("rocket", "b")]
    (winner, _), (loser, _) = order(mine, [1, 2])
    from branchline.bots.play.ratings import Rating

    other = bradley_terry([Rating(), Rating()], [1, 2])
    assert winner == pytest.approx(other[0].strength, abs=0.6)
    assert loser == pytest.approx(other[1].strength, abs=0.6)


def test_every_game_has_measured_bots_in_order(club: Server) -> None:
    for game in club.stranger().get("/api/games")["games"]:
        bots = club.stranger().get(f"/api/ratings/{game['id']}")["bots"]
        levels = [bot["level"] for bot in bots]
        assert levels[-1] == "random", game["id"]
        assert {"master", "greedy", "casual", "novice", "random"} >= set(levels)
        assert [bot["strength"] for bot in bots] == sorted((bot["strength"] for bot in bots), reverse=True)
        assert all(bot.games > 40 or bot.level == "greedy" for bot in bot_ratings(game["id"]))
    assert club.stranger().get("/api/ratings/chess", 404)["error"]["code"] == "no-game"


def test_the_list_names_whoever_has_met_enough_people(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
        await store.open()
        dice = random.Random(7)
        people = [f"p{number}" for number in range(6)]
        for number in range(30):
            await store.archive.add([match(number, dice.sample(people, 3))])
        best = await store.archive.best("rocket", 0, 50)
        assert [rating.shown for rating in best] == sorted((rating.shown for rating in best), reverse=True)
        assert all(rating.matches >= 5 and rating.opponents >= 3 for rating in best)
        assert [await store.archive.rank(rating) for rating in best] == list(range(1, len(best) + 1))
        for number in range(30, 50):
            await store.archive.add([match(number, ["puppet", "pal"])])
        assert "puppet" not in [rating.person for rating in await store.archive.best("rocket", 0, 50)]
        await store.close()

    asyncio.run(run())


async def rows_of(address: str) -> dict[str, list[Any]]:
    from sqlalchemy import select

    store = SqlStore(address)
    await store.open()
    async with store.database.engine.connect() as connection:
        found = {
            row.__tablename__: sorted(map(repr, await connection.execute(select(row.__table__)))) for row in WORKED_OUT
        }
    await store.close()
    return found


@pytest.mark.parametrize("engine", ["sqlite", pytest.param("postgresql", marks=pytest.mark.exhaustive)])
def test_the_journals_alone_say_the_same(
    engine: str, own_server: Callable[..., Server], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """What was noted match by match, also after a restart, and what the command works out."""
    database = ""
    if engine == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    server = own_server(limits=MANY, database=database)
    ada, ben, cleo = (account(server, name) for name in ("Anna", "Bodo", "Cleo"))
    archived(ada, finish(seat_down([ada, ben])))
    archived(ada, finish(seat_down([ada, ben, cleo], settings={})))
    archived(ada, finish(seat_down([cleo, ada])))
    tables = seat_down([ada, cleo])
    tables[1].post("hand", {"bot": "random"})
    play_with_bot(tables[0])
    server.kill()
    server.start()
    for client in (ada, ben, cleo):
        client.http.base_url = server.address
    archived(ada, tables[0])
    archived(ada, Table(ada, ada.open("random", "random", public=True, options=SHORT).until(over)))
    server.stop()
    address = database or f"sqlite+aiosqlite:///{tmp_path / 'branchline.sqlite3'}"
    noted = asyncio.run(rows_of(address))
    assert all(noted.values())
    for how in (["--ratings"], ["--processes", "1"], ["--processes", "2"]):
        assert main(["recompute", "--data", str(tmp_path), "--database", database, *how]) == 0
        assert asyncio.run(rows_of(address)) == noted, how


def over(now: Any) -> bool:
    return bool(now["status"] == "finished")
