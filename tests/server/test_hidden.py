"""Nothing hidden leaves the server."""

from __future__ import annotations

import json
import random
import secrets
from dataclasses import replace
from typing import Any

import branchline
from branchline.server.hidden import redealt
from branchline.server.journal import ACTION, CREATED, STARTED
from branchline.server.live import told_news
from branchline.server.models import PERSON, RUNNING, JournalRow
from branchline.server.reply import encoded
from branchline.server.room import News, Scene
from branchline.server.tables import new_seat, new_table
from branchline.server.telling import told_answer, told_facts, told_log, told_present
from server.harness import Server, heard

TURNS = 40


def scene_of(match: Any) -> Scene:
    """A table where this match is being played."""
    table = new_table(
        id="t", invite="i", game="rocket", rules=1, options=match.options, host="p0", status=RUNNING, seq=3, seed="7",
        to_move=match.to_move, created=0, updated=0,
    )  # fmt: skip
    seats = tuple(new_seat("t", seat, PERSON, match.seats[seat], f"p{seat}") for seat in range(match.players))
    return Scene(table, seats, match, (_line(3, ACTION, text=str(match.actions[-1])),), 3)


def _line(seq: int, kind: str, text: str | None = None) -> JournalRow:
    return JournalRow(table_id="t", seq=seq, kind=kind, seat=0, person="p0", text=text, data=None, at=0)


def sent(scene: Scene, eyes: tuple[int, ...]) -> bytes:
    """Everything the server would send to these eyes about the present position."""
    assert scene.match is not None
    entry, events = scene.line[-1], scene.match.events
    parts: list[Any] = []
    for language in ("en", "fr"):
        parts += [
            told_present(scene, eyes, language),
            told_answer(scene, entry, events, eyes, language),
            told_log(scene, [(_line(1, CREATED), []), (_line(2, STARTED), []), (entry, events)], eyes, language),
            told_news(News(entry, scene, events), eyes, language),
            told_facts(scene.table, scene.seats),
        ]
    return encoded(parts)


def test_the_same_bytes_for_positions_that_differ_only_in_what_is_hidden() -> None:
    """Two positions, one redealt: whoever looks cannot tell them apart."""
    dice = random.Random(5)
    for option in (True, False):
        match = branchline.load("rocket").new(players=4, seed=11, options={"open_cash": option})
        for _ in range(120):
            match.play(dice.choice(match.legal_numbers()))
        for eyes in ((), (0,), (1,), (2,), (3,)):
            twin = match.fork()
            twin._state = redealt(match, eyes[0] if eyes else None, secrets.randbits(60)).state
            assert twin.fingerprint() != match.fingerprint()
            assert sent(scene_of(match), eyes) == sent(scene_of(twin), eyes)


def test_the_same_bytes_whatever_money_others_have_while_it_is_secret() -> None:
    dice = random.Random(6)
    match = branchline.load("rocket").new(players=3, seed=12, options={"open_cash": False})
    for _ in range(90):
        match.play(dice.choice(match.legal_numbers()))
    twin = match.fork()
    twin._state.cash[1] += 5
    twin._state.cash[2] += 3
    for eyes in ((), (0,)):
        assert sent(scene_of(match), eyes) == sent(scene_of(twin), eyes)
    assert sent(scene_of(match), (1,)) != sent(scene_of(twin), (1,))


def test_the_seed_never_appears_in_what_is_sent() -> None:
    match = branchline.load("rocket").new(players=2, seed=7)
    match.play(match.legal_numbers()[0])
    seed = "340282366920938463463374607431768211455"
    scene = scene_of(match)
    scene = replace(scene, table=new_table(**{**_fields(scene), "seed": seed}))
    for eyes in ((), (0,), (1,)):
        assert seed.encode() not in sent(scene, eyes)


def _fields(scene: Scene) -> dict[str, Any]:
    return {column.key: getattr(scene.table, column.key) for column in scene.table.__table__.columns}


def hidden_money(told: Any, seats: set[int]) -> list[Any]:
    """The money of other seats anywhere in a message."""
    found = []
    if isinstance(told, dict):
        if "seats" in told and told["seats"] and "cash" in told["seats"][0]:
            found += [
                (seat["cash"], seat["projected"]) for number, seat in enumerate(told["seats"]) if number not in seats
            ]
        for value in told.values():
            found += hidden_money(value, seats)
    elif isinstance(told, list):
        for value in told:
            found += hidden_money(value, seats)
    return found


def test_no_money_of_others_in_any_answer_or_message(server: Server) -> None:
    """Secret money: neither players nor spectators are told what others have."""
    ada, ben, eve = server.guest("Ada"), server.guest("Ben"), server.guest("Eve")
    table = ada.open("me", "open", "random", public=True, options={"open_cash": False})
    ben.post(f"{table.path}/join")
    eyes = {"ada": {0}, "ben": {1}, "eve": set[int]()}
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
                    messages.append(heard(socket))
                for message in messages:
                    if message.get("status", "running") == "running":
                        money = hidden_money(message, eyes[name])
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
    for path in (table.path, f"{table.path}/at/0"):
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
