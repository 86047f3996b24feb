"""Long matches: what they cost is bounded, charged to whoever asks for it, and never worked out on the loop."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import branchline
from branchline.kernel.match import STRIDE, Match
from branchline.server.bots.bots import only_bots_play
from branchline.server.lobby.new_table import new_seat, new_table
from branchline.server.tables.journal import ACTION, CREATED, STARTED, UNDO
from branchline.server.tables.records import Entry, Seat
from branchline.server.tables.snapshot import Snapshot, folded, snapshot_then, with_events
from server.harness import SHORT, Client, Data, Server, Table, next_message
from server.test_shares import code
from server.test_strangers import stored


def played_on(table: Table, actions: int, dice: random.Random) -> None:
    for _ in range(actions):
        table.act(dice.choice(table.now["legal"])["text"])


def act_and_undo(table: Table, times: int) -> None:
    """What can be repeated without end."""
    for _ in range(times):
        table.act()
        table.now = table.post("undo", {"seq": table.now["seq"]})


def test_nothing_is_replayed_on_the_loop(own_server: Callable[..., Server]) -> None:
    """An action and its undo, again and again, then everything that looks back, also after a restart."""
    server = own_server(refuses_replays=True)
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    played_on(table, 6, random.Random(1))
    act_and_undo(table, 3)
    first = table.get("log")["entries"]
    for _ in range(2):
        with ada.watch(table.id, after=0) as socket:
            assert [line["seq"] for line in next_message(socket)["missed"]] == [line["seq"] for line in first]
        assert table.get("log")["entries"] == first
        assert table.get("at/3")["moment"] == 3
        assert [line["kind"] for line in table.get("since")["entries"]] == ["undo"]
        assert table.post("sandbox", {"moment": 2}, 201)["moment"] == 0
        again = table.post("actions", {"seq": 2, "action": first[2]["text"], "seat": first[2]["seat"]})
        assert again["entry"]["seq"] == 3
        server.kill()
        server.start()
    table.look()
    table.post("consent", {"about": "end"})
    assert len(table.get("course")["scores"]) == len(table.get("file")["actions"]) + 1 == 7


def test_lines_that_were_taken_back_tell_no_more_than_their_action(own_server: Callable[..., Server]) -> None:
    """The same whether the server remembers them or has been restarted since."""
    server = own_server()
    table = server.guest("Ada").open("me", "me")
    act_and_undo(table, 1)
    played_on(table, 1, random.Random(1))
    before = table.get("log")["entries"]
    taken_back, kept = (line for line in before if line["kind"] == "action")
    assert (taken_back["events"], taken_back["moment"]) == ([], None)
    assert taken_back["text"]
    assert taken_back["sentence"]
    assert kept["events"]
    server.kill()
    server.start()
    assert table.get("log")["entries"] == before


class Counting:
    """A game's rules that count how many actions are carried out."""

    def __init__(self, contract: Any) -> None:
        self._contract, self.actions = contract, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._contract, name)

    def apply(self, *given: Any) -> None:
        self.actions += 1
        self._contract.apply(*given)


def journal_of(actions: int, undone: int) -> tuple[Snapshot, list[Entry]]:
    """A table at which so many actions were taken, and then another taken back as often."""
    game = branchline.load("rocket")
    table = new_table(game="rocket", rules=game.rules, host="ada", seed="3")
    seats = tuple(new_seat(table.id, number, "person", name) for number, name in enumerate("AB"))
    match = game.new(2, 3, seats=["A", "B"])
    dice, texts = random.Random(1), list[str]()
    while len(texts) < actions:
        texts.append(str(dice.choice(match.legal())))
        match.play(texts[-1])
    lines: list[tuple[str, str | None, dict[str, int] | None]] = [(CREATED, None, None), (STARTED, None, None)]
    lines += [(ACTION, text, None) for text in texts]
    lines += [(ACTION, str(match.legal()[0]), None), (UNDO, None, {"to": actions})] * undone
    journal = [
        Entry(table_id=table.id, seq=seq, kind=kind, seat=0, person=None, text=text, data=data, at=0)
        for seq, (kind, text, data) in enumerate(lines, 1)
    ]
    return Snapshot(table, seats), journal


def test_what_was_taken_back_is_not_replayed_and_going_back_costs_no_more_in_a_long_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blank, journal = journal_of(actions=150, undone=50)
    counting = Counting(branchline.load("rocket").contract)
    monkeypatch.setattr(Match, "_contract", property(lambda match: counting, lambda match, contract: None), False)

    snapshot = folded(blank, journal)
    assert counting.actions == 150
    match = snapshot.match
    assert match is not None
    for work, most in (
        (lambda: with_events(snapshot, journal), 150),
        (lambda: with_events(snapshot, journal[-100:]), STRIDE),
        (lambda: match.at(149), STRIDE),
        (lambda: match.fork().undo(), STRIDE),
        (lambda: snapshot_then(snapshot, blank, journal[:152]), STRIDE),
    ):
        counting.actions = 0
        assert work()
        assert counting.actions <= most


def test_a_journal_has_a_greatest_length(own_server: Callable[..., Server]) -> None:
    """From then on the match goes on, but nothing is taken back or said; at twice that length the table ends."""
    server = own_server(limits={"journal_lines": 20})
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    act_and_undo(table, 9)
    assert table.now["seq"] == 20
    table.act()
    for path, body in (("undo", {"seq": table.now["seq"]}), ("chat", {"text": "hello"})):
        for language, word in (("en", "20 lines"), ("fr", "20 lignes")):
            answer = ada.http.post(f"{table.path}/{path}", json=body, params={"lang": language})
            assert code(answer, 409) == "log-full"
            assert word in answer.json()["error"]["message"]
    assert table.post("sandbox", {}, 201)["status"] == "running", "a copy is a way on"
    while table.look()["status"] == "running":
        table.act()
    last = table.get("log")["entries"][-1]
    assert (table.now["status"], table.now["seq"], last["kind"]) == ("abandoned", 41, "ended")
    assert "full" in last["sentence"]
    assert len(table.now["scores"]) == 2
    server.kill()
    server.start()
    assert table.look()["status"] == "abandoned"
    assert table.post("rematch")["status"] == "running"


def test_an_open_table_whose_journal_is_full_is_closed(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"journal_lines": 10})
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", "open", public=True)
    while table.look()["status"] == "open":
        ben.post(f"{table.path}/join", {})
        if table.look()["status"] == "open":
            ben.post(f"{table.path}/leave", {})
    assert (table.now["status"], table.now["seq"]) == ("abandoned", 21)


def test_a_table_that_a_server_did_not_survive_stops_no_third_one(own_server: Callable[..., Server]) -> None:
    """The second opens it with care, in a worker first; if it stops as well, the table is set aside."""
    server = own_server()
    ada = server.guest("Ada")
    deadly, other = ada.open("me", "me"), ada.open("me", "me")
    server.kill()
    server.settings["dies_opening"] = deadly.id
    for _ in range(2):
        server.start()
        with pytest.raises(httpx.TransportError):
            ada.http.get(deadly.path)
        server.process.join(20)
        assert not server.alive
    server.start()
    for language in ("en", "fr"):
        assert code(ada.http.get(deadly.path, params={"lang": language}), 409) == "aside-stopped"
    other.act()
    server.kill()
    del server.settings["dies_opening"]
    (server.data / "opening" / deadly.id).write_text("1")
    server.start()
    assert deadly.look()["status"] == "running", "once may be chance: it is opened with care"
    assert not list((server.data / "opening").iterdir())


def test_looking_back_is_charged_by_what_it_costs(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"lines_of_person": [400, 3600]})
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    played_on(table, 12, random.Random(1))
    for _ in range(5):
        assert ada.http.get(f"{table.path}/at/3").status_code == 200, "what was worked out before costs nothing"
    answers = [ada.http.get(f"{table.path}/at/{moment}") for moment in range(12)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert answers[0].status_code == 200
    assert code(refused[0], 429) == "too-many-lines"
    assert int(refused[0].headers["retry-after"]) >= 1
    table.act()
    assert server.guest("Ben").http.get(f"{table.path}/at/5").status_code == 200, "others have shares of their own"


def test_an_action_sent_again_is_charged_like_looking_back(own_server: Callable[..., Server]) -> None:
    """What it led to is worked out again, however long ago that was."""
    server = own_server(limits={"lines_of_person": [400, 3600]})
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    first = {"seq": table.now["seq"], "action": table.now["legal"][0]["text"]}
    told = table.act(first["action"])
    played_on(table, 12, random.Random(1))
    answers = [ada.http.post(f"{table.path}/actions", json=first) for _ in range(6)]
    assert answers[0].json()["entry"] == told["entry"]
    assert code(answers[-1], 429) == "too-many-lines"
    assert table.act()["moment"] == 14, "what is new is charged as an action"


@pytest.mark.parametrize(
    ("method", "path", "form"), [("GET", "since", None), ("GET", "analysis", None), ("POST", "undo", {"seq": 0})]
)
def test_what_grows_with_a_match_is_charged_like_a_log(
    own_server: Callable[..., Server], method: str, path: str, form: Data | None
) -> None:
    server = own_server(limits={"lines_of_person": [110, 3600]})
    table = server.guest("Ada").open("me", "me", options=SHORT)
    table.play_out(random.Random(1))
    eve = server.guest("Eve")
    answers = [eve.http.request(method, f"{table.path}/{path}", json=form) for _ in range(20)]
    assert answers[0].status_code in (200, 409)
    assert code(answers[-1], 429) == "too-many-lines"


def test_opening_a_long_table_is_charged_to_whoever_looks(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    played_on(table, 30, random.Random(1))
    server.kill()
    server.settings["limits"] = {"lines_of_person": [40, 1]}
    server.start()
    assert ada.http.get(table.path).status_code == 200
    assert code(ada.http.get(f"{table.path}/log"), 429) == "too-many-lines"


def test_opening_is_charged_whichever_way_a_table_is_named(own_server: Callable[..., Server]) -> None:
    """By a seat of it whose player is to be blocked, and by the code on a screen in a room."""
    server = own_server()
    ada, eve, bob = server.guest("Ada"), server.guest("Eve"), server.guest("Bob")
    tables = [ada.open("me", "me") for _ in range(4)]
    for table in tables:
        played_on(table, 30, random.Random(1))
    rooms = [table.post("room")["code"] for table in tables]
    server.kill()
    server.settings["limits"] = {"lines_of_person": [40, 1]}
    server.start()

    def block(table: Table) -> httpx.Response:
        return eve.http.post("/api/ties", json={"kind": "block", "table": table.id, "seat": 0})

    assert block(tables[0]).status_code == 200
    assert code(block(tables[1]), 429) == "too-many-lines"
    assert bob.http.get(f"/api/rooms/{rooms[2]}").status_code == 200
    assert code(bob.http.get(f"/api/rooms/{rooms[3]}"), 429) == "too-many-lines"


def test_ten_people_at_one_address_never_meet_these_limits(own_server: Callable[..., Server]) -> None:
    """They play at ten tables, come and go, read the whole log and look through their match."""
    server = own_server()

    def evening(number: int) -> int:
        with Client(server.address).enter(f"P{number}") as player:
            table = player.open("me", "me")
            played_on(table, 20, random.Random(number))
            act_and_undo(table, 2)
            for _ in range(3):
                with player.watch(table.id, after=0) as socket:
                    next_message(socket)
                player.at(table)
            for moment in range(20):
                table.get(f"at/{moment}")
            return len(table.get("log", limit=1000)["entries"])

    with ThreadPoolExecutor(10) as people:
        assert list(people.map(evening, range(10))) == [26] * 10


def test_a_table_of_rock_island_that_was_stored_without_a_limit_goes_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me", game="rock-island")
    played_on(table, 5, random.Random(1))
    refused = ada.http.post("/api/tables", json={"game": "rock-island", "seats": [{"kind": "me"}] * 2,
                                                 "options": {"max_rounds": 0}})  # fmt: skip
    assert "10–500" in refused.json()["error"]["message"]
    server.kill()
    stored(server, "UPDATE tables SET options = json_set(options, '$.max_rounds', 0)")
    server.start()
    table.look()
    assert table.now["view"]["max_rounds"] == 10_000
    table.act()
    table.post("consent", {"about": "end"})
    file = table.get("file")
    assert file["options"]["max_rounds"] == 0
    assert ada.post("/api/matches", file, 201)["view"]["max_rounds"] == 10_000
    assert table.post("rematch")["view"]["max_rounds"] == 60


def test_tables_that_people_hand_over_count_as_tables_of_bots(own_server: Callable[..., Server]) -> None:
    """Whoever hands all seats over has bots play among themselves, without having opened a table of bots."""
    server = own_server(bot_pause=30.0)
    table = server.guest("Ada").open("me", "me")

    def seats() -> tuple[Seat, ...]:
        told = table.look()["table"]["seats"]
        return tuple(new_seat(table.id, seat["seat"], seat["kind"], seat["name"], "ada") for seat in told)

    assert not only_bots_play(Snapshot(new_table(game="rocket", rules=2, host="ada"), seats()))
    table.post("hand", {"bot": "random", "seat": 0})
    table.post("hand", {"bot": "random", "seat": 1})
    assert only_bots_play(Snapshot(new_table(game="rocket", rules=2, host="ada"), seats()))
