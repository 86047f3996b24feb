"""Floods: what one visitor can make the server do is bounded by what they were charged for it. In full size with
BRANCHLINE_STRESS_FLOOD, by how many times it is larger."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from branchline.server.limits import Limits
from server.harness import Server, next_message
from server.raw_lines import CLOSE, PING, PONG, TEXT, flooded, frame, live

LARGER = int(os.environ.get("BRANCHLINE_STRESS_FLOOD", "1"))
LIMITS = Limits()
SMALLEST = len(frame(PING))


def most_frames(seconds: float = 20) -> float:
    """How many frames an address can have read in this time, however many lines it has."""
    share = LIMITS.bytes_of_address
    return (share.at_once + share.an_hour / 3600 * seconds + 8 * LIMITS.bytes_of_line.at_once * 4) / SMALLEST


@pytest.mark.parametrize("lines", [1, 8])
def test_pings_without_end_are_read_no_faster_than_they_are_paid_for(
    own_server: Callable[..., Server], lines: int
) -> None:
    """150 pings at once, over and over. Eight lines of an address have no more than one, and whoever watches there
    quietly is not cut off with them."""
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    with ada.watch(table.id) as quiet:
        nameless = [live(server, table.id) for _ in range(lines)]
        came = flooded(nameless, frame(PING) * 150, 700 * LARGER // lines)
        pongs = sum(opcode == PONG for line in came for opcode, _ in line)
        assert pongs < most_frames()
        table.act()
        assert [next_message(quiet)["type"] for _ in range(2)] == ["hello", "entry"]
        assert quiet.ping().wait(30)


def test_frames_of_one_byte_are_cut_short_with_a_reason(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.guest("Ada").open("me", "me")
    came = flooded([live(server, table.id)], frame(TEXT, b"x") * 50, 400 * LARGER)[0]
    assert came[-1][0] == CLOSE
    assert came[-1][1][2:] == b"too-many"
