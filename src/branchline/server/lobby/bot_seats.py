"""Bots at the seats of a table: who sits down, and under which name."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from branchline.bots.characters import bot_and_name
from branchline.server.lobby.names import own_name
from branchline.server.lobby.new_table import new_seat
from branchline.server.tables.play.bot_moves import check_bot
from branchline.server.tables.records import BOT

if TYPE_CHECKING:
    from branchline.server.tables.records import Seat, Table


def bot_seat(table: Table, seat: int, wanted: str, name: str, others: list[str]) -> Seat:
    """A seat with a bot; without a name it has one that suits it, the same for the same deal."""
    bot, usual = bot_and_name(check_bot(wanted), others, Random(f"{table.seed} {seat}"))
    return new_seat(table.id, seat, BOT, own_name(name or usual, others), bot=bot)
