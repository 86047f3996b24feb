"""Hints: for whoever must decide, where nobody else plays or the table allows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from branchline.server.words import WORDS
from server.harness import Data, Server, Table

FIRST = {"first_player": 0}


def why(table: Table, language: str = "en", status: int = 403) -> str:
    return str(table.post("hint", status=status, lang=language)["error"]["message"])


def test_the_best_moves_with_what_they_bring_and_what_they_gain(server: Server) -> None:
    table = server.guest("Ada").open("me", "random", "random", options=FIRST)
    table.until(lambda now: now["legal"])
    for language in ("en", "fr"):
        moves = table.post("hint", lang=language)["moves"]
        assert 1 < len(moves) <= 3
        allowed = {action["text"] for action in table.now["legal"]}
        assert {move["action"]["text"] for move in moves} <= allowed
        chances = [move["chance"] for move in moves]
        assert chances == sorted(chances, reverse=True)
        assert moves[0]["gain"]["chance"] >= 0
        assert all(line["changes"] for move in moves for line in move["lines"])
        assert moves[-1]["gain"] is None
    assert table.look()["moment"] == 0


def test_not_against_people_unless_the_table_allows_it(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    for allowed in (False, True):
        table = ada.open("me", "open", options=FIRST, settings={"hints": allowed})
        ben.post(f"{table.path}/join", {"invite": table.now["table"]["invite"]})
        assert ben.at(table).now["table"]["settings"]["hints"] is allowed
        table.until(lambda now: now["legal"])
        if allowed:
            assert table.post("hint")["moves"]
            assert why(ben.at(table), status=409) == WORDS.say("refusal-hint-turn")
        else:
            assert why(table) == WORDS.say("refusal-hint-unfair")
            assert why(table, "fr") == WORDS.say("refusal-hint-unfair", "fr")
        assert why(server.guest("Eve").at(table)) == WORDS.say("refusal-not-seated")


def test_someone_whose_seat_a_bot_plays_is_still_a_player(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", options=FIRST)
    ben.post(f"{table.path}/join", {"invite": table.now["table"]["invite"]})
    ben.post(f"{table.path}/hand", {"bot": "random"})
    assert why(table) == WORDS.say("refusal-hint-unfair")
    ben.post(f"{table.path}/resign")
    assert table.post("hint")["moves"]


def test_round_one_screen_it_is_a_setting(server: Server) -> None:
    ada = server.guest("Ada")
    assert why(ada.open("me", "me", options=FIRST)) == WORDS.say("refusal-hint-unfair")
    assert ada.open("me", "me", options=FIRST, settings={"hints": True}).post("hint")["moves"]


def test_a_copy_is_no_way_round_while_the_match_is_running(server: Server) -> None:
    ada = server.guest("Ada")

    def copied(table: Table) -> Table:
        return ada.at(table.post("sandbox", status=201)["table"]["id"])

    table = ada.open("me", "me", options=FIRST)
    copies = copied(table), copied(copied(table))
    assert [why(copy) for copy in copies] == 2 * [WORDS.say("refusal-hint-unfair")]
    table.post("consent", {"about": "end"})
    assert all(copy.post("hint")["moves"] for copy in copies)
    assert copied(ada.open("me", "me", options=FIRST, settings={"hints": True})).post("hint")["moves"]


def test_no_way_round_leads_over_copies_that_have_ended_or_files_of_them(server: Server) -> None:
    """Hints and looking back are refused wherever a running match was copied to, and given once it is over."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0})
    ben.post(f"{table.path}/join")

    def copy_of(original: Table) -> Table:
        return Table(ada, original.post("sandbox", {}, 201))

    def imported(match: Data) -> Table:
        return Table(ada, ada.post("/api/matches", match, 201))

    first = copy_of(table)
    second = copy_of(first)
    assert first.post("consent", {"about": "end"})["status"] == "abandoned"
    match = first.get("file")
    renamed = match | {"seats": ["Eve", "Gus"]}
    others = [second, copy_of(first), imported(match), imported(renamed), copy_of(imported(match))]
    assert [why(other) for other in others] == [WORDS.say("refusal-hint-unfair")] * len(others)
    assert first.post("analysis", {}, 403)["error"]["code"] == "hint-unfair"
    assert not any(table.id in str(other.look()["table"]["origin"]) for other in others[2:4])
    table.post("consent", {"about": "end"})
    ben.post(f"{table.path}/consent/answer", {"about": "end", "agree": True})
    for other in others:
        assert other.client.http.post(f"{other.path}/hint", json={}).status_code != 403


def test_until_the_game_is_compiled_it_says_so(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server(environment={"BRANCHLINE_CACHE": str(tmp_path / "cold")})
    table = server.guest("Ada").open("me", "me", options=FIRST, settings={"hints": True})
    assert why(table, status=409) == WORDS.say("refusal-hint-compiling", percent=0)
