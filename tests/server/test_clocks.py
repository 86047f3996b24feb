"""Time at the table: clocks with banks, pauses by consent, and bots in place of those who stay away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.server.lobby.new_table import new_seat, new_table
from branchline.server.tables import records
from branchline.server.tables.clocks.clock import Clock, clock_of, timed
from branchline.server.tables.journal import (
    ACTION,
    CHAT,
    CONSENT,
    HANDED,
    LATE,
    PAUSED,
    RESUMED,
    STARTED,
    TAKEN,
    UNDO,
)
from branchline.server.tables.records import BOT, PERSON, RUNNING, Entry, Seat, changed
from server.harness import Data, Server, Table, request_about
from server.test_secrets import TO_A_VOTE
from server.twins import Case, client_of, server_of

MINUTE = 60_000
LONG = {"turn": 3600, "bank": 600}


class Sitting:
    """The row of a table whose time passes as a test says."""

    def __init__(self, **settings: Any) -> None:
        self.table: records.Table = new_table(game="rocket", rules=1, host="ada", settings=settings)
        self.seats = [new_seat("one", number, PERSON, person=f"person {number}") for number in range(2)]
        self.at = 1_000_000
        self.line(STARTED, status=RUNNING, to_move=0)

    def line(
        self, kind: str, after: int = 0, seat: int | None = None, then: str | None = None, **changes: Any
    ) -> Clock:
        """Something happens, so many milliseconds later."""
        self.at += after
        data = {"to": 0, "from": 1}
        entries = [Entry(self.table.id, 1, each, self.at, seat, data=data) for each in (kind, then) if each]
        self.table = timed(self.table, changed(self.table, **changes), self.seats, entries, self.at)
        clock = clock_of(self.table)
        assert clock is not None
        return clock

    def sit(self, number: int, kind: str) -> Seat:
        self.seats[number] = changed(self.seats[number], kind=kind)
        return self.seats[number]


def test_a_turn_uses_its_own_time_first_and_then_the_bank() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 600})
    clock = sitting.line(ACTION, 45_000, to_move=0)
    assert (clock.turn, clock.bank) == ((15_000, MINUTE), (10 * MINUTE, 10 * MINUTE))
    clock = sitting.line(ACTION, 45_000, to_move=1)
    assert (clock.turn, clock.bank) == ((0, MINUTE), (10 * MINUTE - 30_000, 10 * MINUTE))
    clock = sitting.line(ACTION, 5_000, to_move=0)
    assert (clock.turn, clock.bank) == ((MINUTE, 55_000), (10 * MINUTE - 30_000, 10 * MINUTE))
    assert sitting.line(ACTION, 100 * MINUTE, to_move=1).bank[0] == 0
    assert sitting.table.due is None


def test_taking_back_gives_no_time_and_talk_takes_none() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 0}, absent=10)
    sitting.line(ACTION, 20_000, to_move=1)
    sitting.line(UNDO, 5_000, to_move=0)
    clock, due = sitting.line(ACTION, 20_000, to_move=0), sitting.table.due
    assert clock.turn == (15_000, MINUTE), "whoever takes back pays for the time that the other was kept waiting"
    assert due == sitting.at + 25_000
    assert sitting.line(CHAT, 3_000) == clock
    assert sitting.table.due == due


def test_what_was_agreed_to_costs_whoever_was_to_move() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 0})
    sitting.line(ACTION, 20_000, to_move=1)
    assert sitting.line(CONSENT, 5_000, then=UNDO, to_move=0).turn == (40_000, 55_000)


def test_nobodys_time_passes_while_a_bot_of_its_own_decides_or_during_a_pause() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 0}, absent=10)
    sitting.seats[0] = changed(sitting.seats[0], kind=BOT, person=None)
    clock = sitting.line(HANDED, 10_000, seat=0)
    assert (clock.turn[0], clock.since, sitting.table.due) == (50_000, None, None)
    sitting.sit(0, PERSON)
    assert sitting.line(TAKEN, 70_000, seat=0).since == sitting.at
    assert sitting.line(PAUSED, 10_000).since is None
    assert sitting.line(RESUMED, 500 * MINUTE).turn[0] == 40_000
    sitting.line(PAUSED)
    clock = sitting.line(ACTION, 500 * MINUTE, to_move=1)
    assert (clock.turn, clock.paused, clock.since) == ((40_000, MINUTE), False, sitting.at)


def test_a_bot_plays_on_the_clock_of_its_person() -> None:
    """Otherwise one could think in peace while a master does, and take the seat back before it moves."""
    sitting = Sitting(clock={"turn": 60, "bank": 0}, absent=10)
    sitting.sit(0, BOT)
    assert sitting.line(HANDED, 10_000, seat=0).turn[0] == 50_000
    assert sitting.table.due is None
    sitting.sit(0, PERSON)
    assert sitting.line(TAKEN, 20_000, seat=0).turn[0] == 30_000
    assert sitting.table.due == sitting.at + 40_000


def test_running_late_begins_no_turn_anew() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 30}, absent=10)
    assert sitting.table.due == sitting.at + 100_000
    sitting.sit(0, BOT)
    clock = sitting.line(LATE, 100_000, seat=0)
    assert (clock.turn[0], clock.bank[0], clock.late) == (0, 0, 0)
    assert sitting.line(ACTION, 1, to_move=0).late == 0
    assert sitting.line(ACTION, 1, to_move=1).late is None
    sitting.sit(0, PERSON)
    sitting.line(TAKEN, 1, seat=0)
    assert sitting.line(ACTION, 1, to_move=0).turn[0] == MINUTE


def test_to_and_fro_does_not_renew_what_is_granted_to_the_late() -> None:
    sitting = Sitting(clock={"turn": 60, "bank": 0}, absent=10)
    end = sitting.at + 70_000
    sitting.line(ACTION, 66_000, to_move=0)
    assert sitting.table.due == end
    sitting.line(UNDO, 2_000, to_move=0)
    assert sitting.table.due == end


def test_to_and_fro_renews_no_limit_without_a_clock_either() -> None:
    """The same question again is none of its own; the next one is."""
    sitting = Sitting(absent=10)
    sitting.line(ACTION, 8_000, to_move=0)
    end = sitting.at + 10_000
    for _ in range(3):
        sitting.line(UNDO, 1_000, to_move=0)
        sitting.line(ACTION, 1_000, to_move=0)
        assert sitting.table.due == end
    sitting.line(ACTION, 1_000, to_move=0)
    assert sitting.table.due == sitting.at + 10_000


def test_a_limit_without_a_clock_counts_from_the_question() -> None:
    sitting = Sitting(absent=10)
    assert sitting.table.due == sitting.at + 10_000
    sitting.line(ACTION, 4_000, to_move=1)
    assert sitting.table.due == sitting.at + 10_000


def two(server: Server, **settings: Any) -> tuple[Table, Table]:
    """Ada and Ben; Ada is to move."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open("me", "open", public=True, options={"first_player": 0}, settings=settings)
    ben.post(f"{table.path}/join")
    return ada.at(table), ben.at(table)


def clock_at(table: Table) -> Data:
    clock: Data = table.look()["table"]["clock"]
    return {name: value for name, value in clock.items() if name != "now"}


def test_without_settings_no_time_is_counted(server: Server) -> None:
    ada, _ = two(server)
    assert ada.now["table"]["clock"] is None
    assert ada.post("consent", {"about": "pause"}, 409)["error"]["code"] == "no-clock"


def test_clocks_are_told_and_survive_a_kill(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada, ben = two(server, clock=LONG)
    assert clock_at(ada)["since"] is not None
    ada.act()
    before = clock_at(ben)
    assert (before["bank"], before["turn"][1], before["due"]) == ([600_000, 600_000], 3600_000, None)
    server.kill()
    server.start()
    assert clock_at(ben) == before


@pytest.mark.parametrize(("clock", "limit"), [(None, 2000), ({"turn": 0, "bank": 1}, 3000)])
def test_a_bot_plays_for_whoever_stays_away_until_they_are_back(server: Server, clock: Data | None, limit: int) -> None:
    ada, ben = two(server, clock=clock, absent=2)
    ben.until(lambda now: now["table"]["seats"][0]["handed"] and now["to_move"] == 1)
    lines = {entry["kind"]: entry for entry in reversed(ben.get("log", limit=100)["entries"])}
    assert lines["late"]["at"] - lines["started"]["at"] >= limit
    assert (lines["late"]["seat"], lines["late"]["bot"]) == (0, "greedy")
    assert "Ada" in lines["late"]["sentence"]
    assert ada.post("take")["table"]["seats"][0]["kind"] == "person"


def test_whoever_was_late_cannot_begin_the_turn_anew(own_server: Callable[..., Server]) -> None:
    """The bot waits for an hour, so that the turn goes on: neither taking the seat back nor an undo helps."""
    ada, ben = two(own_server(bot_pause=3600.0), clock={"turn": 1, "bank": 0}, absent=1)
    ada.act()
    ben.until(lambda now: now["table"]["seats"][0]["handed"])
    assert ada.look()["table"]["clock"]["late"] == 0
    refused = ada.post("take", {}, 409)["error"]
    assert refused["code"] == "turn-late"
    assert "turn" in refused["message"]
    asked = ada.post("undo", {"seq": ada.look()["seq"]})
    assert asked["entry"]["kind"] == "consent"
    assert ben.post("consent/answer", {"about": "undo", "agree": True})["moment"] == 0


def test_asking_for_an_undo_stops_no_clock(server: Server) -> None:
    """Nobody answers, and a bot plays for whoever ran out of time all the same."""
    ada, ben = two(server, clock={"turn": 1, "bank": 0}, absent=1, undo="consent")
    ada.act()
    assert request_about(ada.post("undo", {"seq": ada.look()["seq"]}), "undo")["waiting"] == [1]
    ben.until(lambda now: now["to_move"] == 1)
    assert request_about(ben.now, "undo") is None


def test_steps_of_the_machines_clock_cost_nobody_time(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """What is written down has the new time, but no time has passed."""
    step = tmp_path / "an hour on"
    ada, ben = two(own_server(step_file=str(step)), clock=LONG, absent=60)
    before = clock_at(ada)
    step.touch()
    ada.act()
    clock = clock_at(ben)
    lines = {entry["kind"]: entry["at"] for entry in ben.get("log")["entries"]}
    assert lines["action"] - lines["started"] > 3_000_000
    assert clock["bank"] == before["bank"]
    assert clock["turn"][0] > 3_000_000
    assert not ben.look()["table"]["seats"][0]["handed"]


def test_a_vote_that_does_not_come_in_time_is_a_no(tmp_path: Path) -> None:
    """ES-9.13: a bot plays on for whoever was late, but their vote is the rules' own."""
    options = {"cube_setup": "full"}
    match = branchline.load("england-wales-shares").new(players=3, seed=1, options=options)
    for text in (*TO_A_VOTE.split("|"), "vote yes"):
        match.play(text.strip())
    waiting, actions = match.view()["vote"]["waiting"], [str(action) for action in match.actions]
    case = Case(match.game.id, match.rules, 3, options, seed="1", actions=actions, settings={"absent": 1})
    server = server_of(case, tmp_path / "voting", still=False)
    ada = client_of(server, "ada").at("t")
    ada.until(lambda now: now["moment"] >= len(actions) + len(waiting))
    lines = ada.get("log", limit=1000)["entries"]
    assert [line["seat"] for line in lines if line["kind"] == "late"][: len(waiting)] == waiting
    votes = [line["text"] for line in lines if str(line["text"]).startswith("vote")]
    assert votes == ["vote yes", "vote no", "vote no"]
    server.stop()


def test_a_pause_needs_everyone_and_anyone_ends_it(server: Server) -> None:
    ada, ben = two(server, clock=LONG, absent=3600)
    asked = ada.post("consent", {"about": "pause"})
    assert request_about(asked, "pause")["waiting"] == [1]
    assert ada.post("consent", {"about": "pause"}, 409)["error"]["code"] == "pause-asked"
    assert ada.post("consent/answer", {"about": "pause", "agree": True}, 409)["error"]["code"] == "pause-unasked"
    assert request_about(ben.post("consent/answer", {"about": "pause", "agree": False}), "pause") is None
    ben.post("consent", {"about": "pause"})
    paused = ada.post("consent/answer", {"about": "pause", "agree": True})["table"]["clock"]
    assert (paused["paused"], paused["since"], paused["due"]) == (True, None, None)
    assert ada.post("consent", {"about": "pause"}, 409)["error"]["code"] == "paused"
    going = ada.post("resume")["table"]["clock"]
    assert not going["paused"]
    assert going["since"] is not None
    assert ada.post("resume", {}, 409)["error"]["code"] == "not-paused"


def test_whoever_plays_alone_pauses_at_once_and_an_action_ends_it(server: Server) -> None:
    table = server.guest("Ada").open("me", "me", settings={"clock": LONG})
    assert table.post("consent", {"about": "pause"})["table"]["clock"]["paused"]
    table.look()
    table.act()
    assert not table.look()["table"]["clock"]["paused"]


@pytest.mark.parametrize(
    "settings", [{"absent": 0}, {"absent": 10**9}, {"clock": {"bank": 5}}, {"clock": {"turn": -1}}, {"absent": True}]
)
def test_what_no_clock_can_be(server: Server, settings: Data) -> None:
    form = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": settings}
    server.guest("Ada").post("/api/tables", form, 422)
