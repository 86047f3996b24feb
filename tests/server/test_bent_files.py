"""Files that once ended or hung the server: each is refused with a sentence, and the server goes on."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest

import branchline
from server.harness import Client, Server

Data = dict[str, Any]


def file_on(board: Data, **options: Any) -> Data:
    """A match file on another board; what is wrong with it is for the server to find."""
    file: Data = branchline.load("rock-island").new(players=2, seed=5, options=options).to_json()
    digest = hashlib.sha256(json.dumps(board, sort_keys=True).encode()).hexdigest()
    return file | {"board": {"digest": digest, "data": board}}


def board() -> Data:
    return copy.deepcopy(branchline.load("rock-island").load_board().data)


def city_far_away(column: int) -> Data:
    bent = board()
    bent["cities"]["chicago"] |= {"col": column, "rows": [7, 7, 7]}
    return file_on(bent)


def dice_of_nothing() -> Data:
    bent = board()
    for edition in bent["dice"].values():
        edition["crew"] = [0, 0, 0, 0, 0, 0]
    file = file_on(bent)
    return file | {"options": file["options"] | {"max_rounds": 0}}


def city_without_exits() -> Data:
    bent = board()
    bent["cities"]["chicago"]["exits"] = []
    return file_on(bent)


def bent_position(game: str, field: str, value: Any) -> Data:
    match = branchline.load(game).from_position(branchline.load(game).new(players=2, seed=5).position())
    file: Data = match.to_json()
    return file | {"start": file["start"] | {field: value}}


BENT: dict[str, Callable[[], Data]] = {
    "city at 122": lambda: city_far_away(122),
    "city at 123": lambda: city_far_away(123),
    "dice of nothing": dice_of_nothing,
    "no exits": city_without_exits,
    "crew of an absent seat": lambda: bent_position("rock-island", "crew", [1, 2, 206, 20000]),
    "facing nowhere": lambda: bent_position("rocket", "facing", [77, 77, 77, 77]),
    "players beyond the table": lambda: bent_position("rocket", "players", 9),
}


@pytest.mark.parametrize("name", BENT)
def test_bent_files_are_refused_and_the_server_goes_on(server: Server, name: str) -> None:
    eve = server.guest("Eve")
    refuse(eve, BENT[name]())
    assert server.alive
    assert eve.open("me", "me").act()["moment"] == 1


def test_two_such_boards_in_turn_end_nobody(server: Server) -> None:
    eve, workers = server.guest("Eve"), set[int]()
    for column in (122, 123) * 5:
        refuse(eve, city_far_away(column))
        workers |= set(server.workers)
    assert server.alive
    assert workers <= set(server.workers), "no worker ended either"


def refuse(client: Client, file: Data) -> None:
    answer = client.http.post("/api/matches", json=file)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] != "file-strange", "refused for a reason, not because it went wrong"
    assert answer.json()["error"]["message"]
