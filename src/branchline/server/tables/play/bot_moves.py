"""A bot's move: its provider chooses, and the choice becomes an ordinary action."""

from __future__ import annotations

from branchline.bots import BOTS, UnknownBot
from branchline.bots.characters import character_named
from branchline.server.tables.journal import ACTION
from branchline.server.tables.ports import MoveProvider
from branchline.server.tables.records import BOT
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, progress


def check_bot(bot: str) -> str:
    """A level, or one of its characters: `casual:hudson`."""
    level, _, character = bot.partition(":")
    if level not in BOTS:
        raise UnknownBot("bot-unknown", bot=bot, known=", ".join(BOTS))
    if character:
        character_named(level, character)
    return bot


def bot_to_move(snapshot: Snapshot) -> int | None:
    """The seat of the bot that must decide. While someone asks to take something back, bots wait for the answer, except
    where time is counted."""
    seat = snapshot.table.to_move
    if not snapshot.running or snapshot.waits_for_consent or seat is None or snapshot.seats[seat].kind != BOT:
        return None
    return seat


def goes_on(snapshot: Snapshot) -> bool:
    """Whether the bot that must decide has just moved; otherwise people need a moment to follow."""
    return bool(snapshot.played) and snapshot.played[-1].seat == bot_to_move(snapshot)


async def move_bot(session: Session, moves: MoveProvider) -> None:
    """Make one move of the bot that must decide, unless the table has moved on by the time it is found."""
    before = session.snapshot
    seat = bot_to_move(before)
    if seat is None or before.match is None:
        return
    bot = str(before.seats[seat].bot)
    choice = await moves.choose(before, before.match, seat, bot, session.owner())
    async with session.lock:
        moved_on = session.snapshot.game_seq != before.game_seq or bot_to_move(session.snapshot) != seat
        if session.stale or moved_on:
            return
        match = await session.played(choice.action, seat)
        entry = session.new_entry(ACTION, seat=seat, text=str(match.last), data={"bot": bot, "how": choice.how})
        await session.commit(entry, match=match, **progress(match))
