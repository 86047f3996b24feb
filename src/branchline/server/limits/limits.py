"""How much of the machine one visitor may take, so that there is enough for the others."""

from __future__ import annotations

from dataclasses import dataclass

HOUR = 3600.0


@dataclass(frozen=True)
class Share:
    """So many at once, and so many more each hour."""

    at_once: float
    an_hour: float


@dataclass(frozen=True)
class Limits:
    """A guest costs nothing to make, so each address has a share too: wide enough for a club of 200 behind one."""

    reading_seconds: float = 20.0
    """From asking to have an untrusted file read until it must have been read."""
    opening_seconds: float = 20.0
    """For replaying a table that began as an untrusted file."""
    acting_seconds: float = 5.0
    """For trying out one action at such a table."""
    thinking_seconds: float = 30.0
    """For a bot to choose one action, whatever its level."""
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    """A request must have arrived by then."""

    largest_body: int = 64 * 1024
    largest_file: int = 1024 * 1024
    largest_board: int = 256 * 1024

    guests_of_address: Share = Share(500, 720)
    sign_ins_to_account: Share = Share(10, 20)
    sign_ins_of_address: Share = Share(300, 600)
    """Attempts to sign in, or to show that one is who one says: to one account from one address, to all of them."""
    strange_sign_ins: Share = Share(50, 100)
    """Attempts at one account from addresses at which its person was not seen lately."""
    challenges_of_address: Share = Share(600, 1200)
    """What is kept for a few minutes until somebody shows a passkey or types a code."""
    accounts_of_address: Share = Share(250, 360)
    links_to_inbox: Share = Share(5, 5)
    links_of_address: Share = Share(30, 60)
    """Links to an account, by e-mail."""
    exports_of_person: Share = Share(3, 3)
    reports_of_person: Share = Share(5, 10)
    reports_of_address: Share = Share(50, 100)
    """What is told to those who look after the server."""

    tables_of_person: Share = Share(60, 180)
    tables_of_address: Share = Share(1200, 3600)
    bot_tables_of_person: Share = Share(6, 30)
    bot_tables_of_address: Share = Share(60, 300)
    """Tables at which nobody but bots plays."""
    kilobytes_of_person: Share = Share(4 * 1024, 8 * 1024)
    kilobytes_of_address: Share = Share(64 * 1024, 128 * 1024)
    """Match files sent in."""
    tournaments_of_person: Share = Share(5, 5)
    tournaments_of_address: Share = Share(50, 50)
    chat_of_person: Share = Share(30, 1800)
    hints_of_person: Share = Share(60, 1200)
    hints_of_address: Share = Share(1200, 24_000)

    bytes_of_line: Share = Share(256, 16 * HOUR)
    bytes_of_person: Share = Share(4 * 1024, 1024 * HOUR)
    bytes_of_address: Share = Share(16 * 1024, 4 * 1024 * HOUR)
    """What live viewers send: an answer to a ping, ten bytes, every twenty seconds."""

    contacts_of_person: Share = Share(5, 10)
    contacts_of_address: Share = Share(100, 100)
    """Addresses that want to be told whose turn it is."""
    invitations_of_person: Share = Share(20, 20 / 24)
    invitations_of_address: Share = Share(200, 200 / 24)
    invitations_to_person: Share = Share(10, 10 / 24)
    """Messages about seats that are kept for somebody, in a day."""
    letters_to_house: Share = Share(200, 200 / 24)
    letters_of_server: Share = Share(1000, 1000 / 24)
    """Messages in a day, to one domain and to all, that come of what others do: first ones, which nobody has confirmed
    yet, and invitations."""

    connections: int = 60_000
    """At this process; fewer where the system gives it fewer descriptors."""
    connections_of_address: int = 1500
    live_of_person: int = 30
    live_of_address: int = 800
    """Live connections, one for each table that somebody has open."""

    open_tables: int = 10
    running_tables: int = 100
    running_bot_tables: int = 3
    """How many tables one person may have at the same time."""
    days_open: float = 7.0
    """An open table that nothing has happened at for so long is closed."""

    journal_lines: int = 10_000
    """When a journal has so many, nothing is taken back or said at its table any more; at twice as many it ends."""
    lines_of_person: Share = Share(100_000, 1_000_000)
    lines_of_address: Share = Share(500_000, 5_000_000)
    """Lines of journals replayed or told again: a table opened, a log, a past moment (as so many lines as it costs)."""
    long_answers: int = 2
    """How many long answers are worked out at the same time; others wait their turn."""
    long_answers_waiting: int = 8
    """How many of one person's may wait."""
