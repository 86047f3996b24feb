"""History: the log, past moments, since my last turn, sandboxes, files and the seed."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

import branchline
from server.harness import SHORT, Server, Table


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """A game of two people in one browser, played to its end with an undo on the way."""
    table = server.guest("Ada").open("me", "me", options={"open_cash": False} | SHORT)
    table.act()
    table.act()
    table.post("undo", {"seq": table.now["seq"]})
    table.play_out(random.Random(4))
    return table


def test_the_log_comes_in_pages_and_tells_everything(finished: Table) -> None:
    whole = finished.get("log", limit=1000)["entries"]
    pages, after = [], 0
    while after is not None:
        page = finished.get("log", after=after, limit=20, lang="en")
        pages += page["entries"]
        after = page["next"]
    assert pages == whole
    assert [entry["seq"] for entry in whole] == list(range(1, len(whole) + 1))
    assert all(entry["sentence"] for entry in whole)


def test_an_action_that_caused_nothing_is_told_in_words(server: Server) -> None:
    match = branchline.load("wensleydale").new(players=2, seed=3)
    dice = random.Random(1)
    while not len(match) or match.events or str(match.last) != "finish":
        match.play(dice.choice(match.legal_numbers()))
    eve = server.guest("Eve")
    table = Table(eve, eve.post("/api/matches", match.to_json(), 201))
    for language, words in (("en", ": finish the line here"), ("fr", "\N{NO-BREAK SPACE}: achever la ligne ici")):
        told = table.get("log", limit=1000, lang=language)["entries"][-1]
        assert (told["text"], told["events"]) == ("finish", [])
        assert words in told["sentence"]


def test_any_past_moment_with_what_led_to_it(finished: Table) -> None:
    last = finished.now["moment"]
    start, middle, end = (finished.get(f"at/{moment}", seat=1) for moment in (0, last // 2, last))
    assert (start["action"], start["events"]) == (None, [])
    assert middle["action"]
    assert middle["events"]
    assert end["view"] == finished.look()["view"] or end["seat"] != finished.now["seat"]
    assert end["to_move"] is None
    assert finished.get(f"at/{last + 1}", 404)["error"]["code"] == "moment"


def test_any_moment_can_be_had_in_words(finished: Table) -> None:
    last = finished.now["moment"]
    told = {language: finished.get(f"at/{last // 2}/words", lang=language) for language in ("en", "fr")}
    assert told["en"]["moment"] == last // 2
    assert any(line.startswith("GWR") for line in told["en"]["board"])
    assert any("if the game ended now" in line for line in told["en"]["standing"])
    assert any("si la partie finissait maintenant" in line for line in told["fr"]["standing"])
    assert finished.get(f"at/{last + 1}/words", 404)["error"]["code"] == "moment"


def test_words_keep_what_is_anothers(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"open_cash": False})
    ben.post(f"{table.path}/join")
    for reader, own in ((ada, "Ada"), (ben, "Ben")):
        standing = reader.get(f"{table.path}/at/0/words", lang="en")["standing"]
        seats = [line for line in standing if line.startswith(("Ada:", "Ben:"))]
        assert [line.startswith(f"{own}:") != ("money secret" in line) for line in seats] == [True, True]


def test_what_was_secret_is_open_to_everyone_at_the_end(finished: Table, server: Server) -> None:
    answer = server.stranger().get(finished.path)
    assert all(seat["cash"] is not None for seat in answer["view"]["seats"])
    assert answer["scores"] == [seat["cash"] for seat in answer["view"]["seats"]]


def test_since_my_last_action(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    bens = Table(ben, ben.post(f"{table.path}/join"))
    table.look()
    for player in (table, table, bens, bens):
        player.look()
        player.act(next(a["text"] for a in player.now["legal"] if a["verb"] == "token"))
    since = table.get("since")
    assert [(entry["kind"], entry["seat"]) for entry in since["entries"]] == [("action", 1), ("action", 1)]
    assert bens.get("since")["entries"] == []


def test_the_file_is_secret_until_the_end_and_then_replays_to_the_same_scores(finished: Table, tmp_path: Path) -> None:
    running = finished.client.open("me", "random")
    assert running.get("file", 409)["error"]["code"] == "file-secret"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(finished.get("file")), encoding="utf-8")
    match = branchline.replay(path)
    assert match.is_over
    assert match.scores() == finished.look()["scores"]
    assert len(match) == finished.now["moment"]


def test_a_file_is_read_back_as_a_table(finished: Table, server: Server) -> None:
    file = finished.get("file")
    eve = server.guest("Eve")
    copy = Table(eve, eve.post("/api/matches", file, 201))
    assert copy.now["status"] == "finished"
    assert copy.now["scores"] == finished.now["scores"]
    assert copy.get("file")["fingerprint"] == file["fingerprint"]
    assert copy.get("at/10")["view"] == finished.get("at/10", seat=copy.get("at/10")["seat"])["view"]
    past = eve.get("/api/tables", list="past")["tables"]
    assert [table["id"] for table in past] == [copy.id]


def test_an_unfinished_file_can_be_played_on(server: Server) -> None:
    match = branchline.load("rocket").new(players=2, seed=5)
    for _ in range(10):
        match.play(match.legal_numbers()[0])
    eve = server.guest("Eve")
    table = Table(eve, eve.post("/api/matches", match.to_json(), 201))
    assert (table.now["status"], table.now["moment"], table.now["table"]["mine"]) == ("running", 10, [0, 1])
    table.act()
    position = branchline.load("rocket").from_position(match.position())
    assert eve.post("/api/matches", position.to_json(), 201)["view"] == match.view(match.to_move)


def test_a_bent_file_is_refused_with_the_reason(finished: Table, server: Server) -> None:
    eve, file = server.guest("Eve"), finished.get("file")
    for change, code in (
        ({"scores": [1, 2]}, "file-fingerprint"),
        ({"seed": "5"}, "file-commitment"),
        ({"actions": ["pass"]}, "file-action"),
        ({"game": "chess"}, "file-game"),
        ({"board": {"digest": "0"}}, "file-board"),
        ({"board": {"digest": "0", "data": {"hexes": 3}}}, "file-start"),
        ({"actions": ["pass"] * 6000}, "file-long"),
        ({"more": 1}, "file-field-unknown"),
    ):
        assert eve.post("/api/matches", file | change, 422)["error"]["code"] == code
    french = eve.post("/api/matches", file | {"scores": [1, 2]}, 422, lang="fr")
    assert "empreinte" in french["error"]["message"] or "fingerprint" in french["error"]["message"]


def test_the_seed_is_shown_at_the_end_and_is_the_one_promised(finished: Table, server: Server) -> None:
    running = finished.client.open("me", "random")
    promised = running.get("seed")
    assert promised["seed"] is None
    assert promised["commitment"] == running.now["table"]["commitment"]
    answer = finished.get("seed")
    assert answer["holds"]
    assert hashlib.sha256(answer["text"].encode()).hexdigest() == answer["commitment"]
    assert answer["commitment"] == finished.now["table"]["commitment"] if "table" in finished.now else True
    assert answer["text"] == f"branchline rocket {answer['seed']}"


def test_the_course_tells_what_everyone_would_have_scored_at_each_moment(finished: Table) -> None:
    scores = finished.get("course")["scores"]
    now = finished.look()
    assert len(scores) == now["moment"] + 1
    assert scores[-1] == now["table"]["scores"]
    known = [finished.get(f"at/{now['moment'] - 2}", seat=seat)["view"]["seats"][seat] for seat in range(2)]
    assert scores[-3] == [seat["projected"] for seat in known]
    finished.client.open("me", "random").get("course", 409)


def test_a_sandbox_starts_from_any_moment_with_bots_or_alone(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "me", "me", options={"first_player": 0} | SHORT)
    for _ in range(6):
        table.act()
    copy = Table(ada, table.post("sandbox", {"moment": 4, "bots": {"2": "random"}}, 201))
    assert copy.now["view"] == table.get("at/4")["view"]
    assert copy.now["table"]["origin"]["table"] == table.id
    assert [seat["kind"] for seat in copy.now["table"]["seats"]] == ["person", "person", "bot"]
    assert not copy.now["table"]["public"]
    copy.play_out(random.Random(8))
    assert table.look()["moment"] == 6
    table.post("sandbox", {"moment": 99}, 404)
    table.post("sandbox", {"bots": {"0": "deep"}}, 422)
