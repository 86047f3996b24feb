"""Nothing hidden leaves the server."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import branchline
from branchline.server.http.json_response import encode_json
from branchline.server.live.live_json import message_json
from branchline.server.lobby.new_table import new_seat, new_table
from branchline.server.tables.journal import ACTION, CREATED, STARTED
from branchline.server.tables.records import PERSON, RUNNING, Entry, changed
from branchline.server.tables.session import Message
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.entry_json import Lines, acted_json, log_json
from branchline.server.visibility.perspective import Perspective
from branchline.server.visibility.present_json import present_json
from branchline.server.visibility.table_json import table_facts_json
from server.harness import Server, next_message

TURNS = 20


def snapshot_of(match: Any) -> Snapshot:
    """A table where this match is being played."""
    table = new_table(
        id="t", invite="i", game="rocket", rules=1, options=match.options, host="p0", status=RUNNING, seq=3, seed="7",
        to_move=match.to_move, created=0, updated=0,
    )  # fmt: skip
    seats = tuple(new_seat("t", seat, PERSON, match.seats[seat], f"p{seat}") for seat in range(match.players))
    return Snapshot(table, seats, None, match, (_line(3, ACTION, text=str(match.actions[-1])),), (0, 0), 3)


def _line(seq: int, kind: str, text: str | None = None) -> Entry:
    return Entry(table_id="t", seq=seq, kind=kind, seat=0, person="p0", text=text, data=None, at=0)


def sent(snapshot: Snapshot, seats: tuple[int, ...]) -> bytes:
    """Everything the server would send about the present position."""
    perspective = Perspective(seats, bool(seats))
    assert snapshot.match is not None
    entry, events = snapshot.played[-1], snapshot.match.events
    lines: Lines = [(_line(1, CREATED), []), (_line(2, STARTED), []), (entry, events)]
    parts: list[Any] = []
    for language in ("en", "fr"):
        parts += [
            present_json(snapshot, perspective, language),
            acted_json(snapshot, entry, events, perspective, language),
            asyncio.run(log_json(snapshot, lines, perspective, language)),
            message_json(Message(entry, snapshot, events), perspective, seats, language),
            table_facts_json(snapshot.table, snapshot.seats),
        ]
    return encode_json(parts)


def test_the_same_bytes_for_positions_that_differ_only_in_what_is_hidden() -> None:
    """Two positions, one determinized: whoever looks cannot tell them apart."""
    dice = random.Random(5)
    for option in (True, False):
        match = branchline.load("rocket").new(players=4, seed=11, options={"open_cash": option})
        for _ in range(120):
            match.play(dice.choice(match.legal_numbers()))
        for perspective in ((), (0,), (1,), (2,), (3,)):
            twin = match.fork()
            twin._state = match.determinized(perspective[0] if perspective else None, dice.getrandbits(60)).state
            assert twin.fingerprint() != match.fingerprint()
            assert sent(snapshot_of(match), perspective) == sent(snapshot_of(twin), perspective)


def test_the_same_bytes_whatever_money_others_have_while_it_is_secret() -> None:
    dice = random.Random(6)
    match = branchline.load("rocket").new(players=3, seed=12, options={"open_cash": False})
    for _ in range(90):
        match.play(dice.choice(match.legal_numbers()))
    twin = match.fork()
    twin._state.cash[1] += 5
    twin._state.cash[2] += 3
    for perspective in ((), (0,)):
        assert sent(snapshot_of(match), perspective) == sent(snapshot_of(twin), perspective)
    assert sent(snapshot_of(match), (1,)) != sent(snapshot_of(twin), (1,))


def test_the_seed_never_appears_in_what_is_sent() -> None:
    match = branchline.load("rocket").new(players=2, seed=7)
    match.play(match.legal_numbers()[0])
    seed = "340282366920938463463374607431768211455"
    snapshot = snapshot_of(match)
    snapshot = replace(snapshot, table=changed(snapshot.table, seed=seed))
    for perspective in ((), (0,), (1,)):
        assert seed.encode() not in sent(snapshot, perspective)


def hidden_money(found_in: Any, seats: set[int]) -> list[Any]:
    """The money of other seats anywhere in a message."""
    found = []
    if isinstance(found_in, dict):
        if "seats" in found_in and found_in["seats"] and "cash" in found_in["seats"][0]:
            found += [
                (seat["cash"], seat["projected"])
                for number, seat in enumerate(found_in["seats"])
                if number not in seats
            ]
        for value in found_in.values():
            found += hidden_money(value, seats)
    elif isinstance(found_in, list):
        for value in found_in:
            found += hidden_money(value, seats)
    return found


def test_no_money_of_others_in_any_answer_or_message(server: Server) -> None:
    """Secret money: neither players nor spectators are told what others have."""
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = ada.open("me", "open", "random", public=True, options={"open_cash": False})
    ben.post(f"{table.path}/join")
    perspective = {"ada": {0}, "ben": {1}, "eve": set[int]()}
    with ada.watch(table.id) as a, ben.watch(table.id) as b, eve.watch(table.id) as e:
        players = {0: ada.at(table), 1: ben.at(table)}
        dice, checked = random.Random(3), 0
        for _ in range(TURNS):
            for name, client, socket in (("ada", ada, a), ("ben", ben, b), ("eve", eve, e)):
                messages = [client.get(table.path)]
                if dice.random() < 0.1:
                    messages += [client.get(f"{table.path}/log", limit=1000)]
                    messages += [client.get(f"{table.path}/at/{messages[0]['moment'] // 2}")]
                if messages[0]["status"] != "running":
                    break
                if dice.random() < 0.5:
                    messages.append(next_message(socket))
                for message in messages:
                    if message.get("status", "running") == "running":
                        money = hidden_money(message, perspective[name])
                        assert all(pair == (None, None) for pair in money), message
                        checked += len(money)
                    assert "seed" not in json.dumps(message)
            now = players[0].look()
            if now["status"] != "running":
                break
            mover = players.get(now["to_move"])
            if mover is not None and mover.look()["legal"]:
                mover.act(dice.choice(mover.now["legal"])["number"])
        assert checked > 100


def test_nobody_looks_through_a_foreign_seat(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "random", options={"open_cash": False})
    for path in (table.path, f"{table.path}/at/0", f"{table.path}/at/0/words"):
        assert eve.get(path, 403, seat=0)["error"]["code"] == "foreign-seat"
        assert ada.get(path, 403, seat=1)["error"]["code"] == "foreign-seat"
    assert ada.get(table.path, seat=0)["view"]["seats"][0]["cash"] == 0
    assert eve.get(f"{table.path}/at/0")["view"]["seats"][0]["cash"] is None


def test_a_sandbox_shows_no_more_than_the_table_it_was_copied_from(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "me", options={"open_cash": False})
    copy = eve.post(f"{table.path}/sandbox", {}, 201)
    assert copy["table"]["mine"] == [0, 1]
    assert copy["table"]["commitment"] is None
    assert all(seat["cash"] is None for seat in copy["view"]["seats"])
    again = eve.post(f"/api/tables/{copy['table']['id']}/sandbox", {"seat": 0}, 201)
    assert all(seat["cash"] is None for seat in again["view"]["seats"])
