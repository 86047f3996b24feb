"""The archive: what is found by what, what statistics say, studies, and pictures for links."""

from __future__ import annotations

import io
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

import branchline
from server.harness import SHORT, Server, Table
from server.test_accounts import account

MANY = {"bot_tables_of_person": [1e6, 1e6], "running_bot_tables": 1000, "tables_of_person": [1e6, 1e6]}
SCRIPT = '<script>alert(1)</script><img src=x onerror="alert(2)">'


class Club:
    def __init__(self, server: Server) -> None:
        self.server, self.ada = server, account(server, "Archie")
        self.bots = [self.play("random", "random") for _ in range(4)]
        self.three = self.play("random", "random", "novice")
        self.mine = self.play("me", "random")
        self.hidden = self.play("random", "random", public=False)
        self.await_all([*self.bots, self.three, self.mine])

    def play(self, *seats: str, public: bool = True) -> Table:
        table = self.ada.open(*seats, public=public, options=SHORT)
        table.play_out(random.Random(3))
        return table

    def await_all(self, tables: list[Table]) -> None:
        end = time.monotonic() + 30
        while not {table.id for table in tables} <= self.found():
            assert time.monotonic() < end
            time.sleep(0.05)

    def found(self, **wanted: Any) -> set[str]:
        return {match["table"] for match in self.ada.get("/api/archive", **wanted)["matches"]}


@pytest.fixture(scope="module", params=["sqlite", pytest.param("memory", marks=pytest.mark.exhaustive)])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("club")
    (folder / "client").mkdir()
    page = "<!doctype html><html><head><title>Branchline</title></head><body></body></html>"
    (folder / "client" / "index.html").write_text(page)
    database = "memory:" if request.param == "memory" else ""
    server = Server(folder, limits=MANY, client=str(folder / "client"), database=database)
    yield Club(server)
    server.stop()


def ids(*tables: Table) -> set[str]:
    return {table.id for table in tables}


def test_matches_are_found_by_what_they_have_in_common(club: Club) -> None:
    everything = ids(*club.bots, club.three, club.mine)
    assert club.found() == everything
    assert club.found(game="rocket") == everything
    assert club.found(game="rocket", players=3) == ids(club.three)
    assert club.found(who="mixed") == ids(club.mine)
    assert club.found(bot="novice") == ids(club.three)
    assert club.found(name="archie") == ids(club.mine)
    assert club.found(person=club.ada.get("/api/me")["id"]) == ids(club.mine)
    assert club.found(game="rocket", option="stall_limit_per_player=1") == everything
    assert club.found(game="rocket", option="stall_limit_per_player=6") == set()
    assert club.ada.get("/api/archive", 422, option="x=y")["error"]["code"] == "archive-game"
    (mine,) = (each for each in club.ada.get("/api/archive")["matches"] if each["table"] == club.mine.id)
    assert club.mine.id in club.found(ending=mine["ending"], game="rocket")
    assert club.found(opening=mine["opening"][:2], game="rocket") >= ids(club.mine)
    assert club.found(least=mine["length"], most=mine["length"]) >= ids(club.mine)
    assert club.found(least=mine["length"] + 10_000) == set()
    assert mine["ending_text"] != mine["ending"]
    assert mine["seats"][0]["player"]["name"] == "Archie"
    assert club.ada.get("/api/archive", 422, after="nonsense")["error"]["code"] == "cursor"
    assert club.ada.get("/api/archive", game="chess")["matches"] == []


def test_pages_follow_each_other_without_a_gap(club: Club) -> None:
    seen: list[str] = []
    after = None
    while True:
        page = club.ada.get("/api/archive", limit=2, **({"after": after} if after else {}))
        seen += [match["table"] for match in page["matches"]]
        after = page["next"]
        if after is None:
            break
    assert len(seen) == len(set(seen)) == 6
    assert seen[0] in club.found(limit=1)


def test_openings_and_actions_are_counted(club: Club) -> None:
    asked: dict[str, Any] = {"game": "rocket", "players": 2, "who": "bots"}
    first = Counter(match["opening"][0] for match in club.ada.get("/api/archive", **asked)["matches"])
    moves = club.ada.get("/api/archive/openings", **asked)["moves"]
    assert {move["action"]: move["matches"] for move in moves} == dict(first)
    assert all(sum(move["wins"]) >= move["matches"] for move in moves)
    following = club.ada.get("/api/archive/openings", **asked, line=[moves[0]["action"]])
    assert sum(move["matches"] for move in following["moves"]) == moves[0]["matches"]
    counted = 0
    for table in club.bots:
        match = branchline.load("rocket")
        data = club.ada.get(f"{table.path}/file")
        game = match.new(2, int(data["seed"]), data["options"])
        turns: set[tuple[str, str, int]] = set()
        seat = game.to_move
        for number, action in enumerate(data["actions"]):
            if game.to_move != seat:
                seat, turns = game.to_move, set()
            key = (game.phase, action.split()[0], number * 3 // len(data["actions"]))
            counted += key not in turns
            turns.add(key)
            game.play(action)
    actions = club.ada.get("/api/archive/actions", **asked)["actions"]
    assert sum(each["times"] for each in actions) == counted
    assert all(0 <= each["paid"] <= each["times"] for each in actions)
    assert club.ada.get("/api/archive/actions", 404, game="chess", players=2)["error"]["code"] == "no-game"


def test_a_study_is_text_for_whoever_has_its_link(club: Club) -> None:
    study = club.ada.post("/api/studies", {"table": club.mine.id, "title": "How <b>not</b> to"}, 201)
    path = f"/api/studies/{study['id']}"
    noted = club.ada.post(f"{path}/note", {"revision": 0, "moment": 3, "text": SCRIPT})
    assert noted["notes"] == {"3": SCRIPT}
    stale = club.ada.post(f"{path}/note", {"revision": 0, "moment": 4, "text": "x"}, 409)
    assert stale["error"]["code"] == "study-stale"
    assert club.ada.post(f"{path}/note", {"revision": 1, "moment": 9999, "text": "x"}, 404)
    assert club.ada.post(f"{path}/note", {"revision": 1, "moment": 1, "text": "x" * 2001}, 422)
    stranger, other = club.server.stranger(), club.server.guest("Other")
    read = stranger.http.get(path)
    assert read.json()["notes"] == {"3": SCRIPT}
    assert read.headers["content-type"] == "application/json"
    assert read.headers["x-content-type-options"] == "nosniff"
    assert other.post(f"{path}/note", {"revision": 1, "moment": 3, "text": "mine"}, 403)
    assert other.post(f"{path}/remove", {}, 403)
    assert other.get(path)["mine"] is False
    page = stranger.http.get(f"/study/{study['id']}")
    assert "How &lt;b&gt;not&lt;/b&gt; to" in page.text
    assert SCRIPT not in page.text
    assert f"/pictures/{club.mine.id}/3.png" in page.text
    club.ada.post(f"{path}/note", {"revision": 1, "moment": 3, "text": ""})
    assert club.ada.get(path)["notes"] == {}
    assert [each["id"] for each in club.ada.get("/api/studies")["studies"]] == [study["id"]]
    club.ada.post(f"{path}/remove")
    assert stranger.get(path, 404)["error"]["code"] == "no-study"


def test_only_a_study_stands_in_pages_of_others(club: Club) -> None:
    study = club.ada.post("/api/studies", {"table": club.mine.id, "title": "Frame"}, 201)
    framed = club.server.stranger().http.get(f"/embed/{study['id']}")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "default-src 'self'" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers
    for path in ("/", f"/study/{study['id']}", f"/table/{club.mine.id}", f"/api/studies/{study['id']}", "/embed"):
        answer = club.server.stranger().http.get(path)
        assert answer.headers["x-frame-options"] == "DENY", path
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path


def test_links_show_the_game_the_players_and_a_picture(club: Club) -> None:
    http = club.server.stranger().http
    page = http.get(f"/replay/{club.mine.id}/5", headers={"accept-language": "fr"}).text
    assert 'property="og:title" content="Stephenson' in page
    assert f'content="{club.server.address}/pictures/{club.mine.id}/5.png"' in page
    assert "Archie" in page
    assert "og:" not in http.get("/replay/nothing").text
    picture = http.get(f"/pictures/{club.mine.id}/5.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    image = Image.open(io.BytesIO(picture.content))
    assert image.size == (1200, 630)
    assert len(image.getcolors(1 << 24) or []) > 50
    assert http.get(f"/pictures/{club.mine.id}/5.png").content == picture.content
    assert http.get(f"/pictures/{club.mine.id}/0.png").content != picture.content
    assert http.get(f"/pictures/{club.mine.id}/9999.png").status_code == 404
    assert http.get("/pictures/nothing.png").status_code == 404


def test_a_picture_costs_what_it_costs(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"lines_of_person": [2600, 1], "lines_of_address": [2600, 1]})
    table = server.guest().open("me", "me", options=SHORT)
    table.play_out(random.Random(1))
    http = server.stranger().http
    answers = [http.get(f"/pictures/{table.id}/{moment}.png").status_code for moment in range(8)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert http.get(f"/pictures/{table.id}/0.png").status_code == 200
