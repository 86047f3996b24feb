"""What a server needs to know before it starts; the defaults need no configuration."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from branchline.server.limits.limits import Limits
from branchline.server.operations.logs import PLAIN


def data_folder() -> Path:
    """Where tables are kept: $BRANCHLINE_DATA, or the user's data folder."""
    import platformdirs

    chosen = os.environ.get("BRANCHLINE_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("branchline"))


MEMORY = "memory:"
OFF: Final = "off"
OPTIONAL: Final = "optional"
REQUIRED: Final = "required"
AccountsWanted = Literal["off", "optional", "required"]
BUILT_CLIENT = Path(__file__).parents[1] / "web"


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    client: Path = BUILT_CLIENT
    """The folder of the browser client; without one there is a plain first page. The manual lies beside it."""
    database: str = ""
    """An SQLAlchemy address; empty: an SQLite file in the data folder; `memory:` keeps nothing beyond this process."""
    redis: str = ""
    """Where processes that share the database hear from each other; empty: this process is alone."""
    metrics: str = ""
    """Where Prometheus may ask for figures, such as `127.0.0.1:9101`; empty: nowhere."""
    logs: str = PLAIN
    drain: float = 0.0
    """Seconds for which a server that is told to stop still serves, while it says that it is not ready any more."""
    compile: bool = True
    """Whether games that are not compiled are compiled behind the scenes."""
    bot_workers: int = 1
    bot_pause: float = 0.0
    """Seconds to wait before a bot's first move after someone else's, so that people can follow."""
    bot_rest: float = 60.0
    """After so many seconds without a bot's move the worker processes end."""
    new_key: bool = False
    """Whether a key that is gone is made anew, though everyone is a new guest then."""
    requests_per_second: float = 200.0
    """What one visitor may ask for in the long run; bursts may be ten times as large."""
    seed: int | None = None
    """What every deal follows from, where all are to be the same each time; None: nobody can foretell one."""
    limits: Limits = field(default_factory=Limits)
    accounts: AccountsWanted = OPTIONAL
    """Whether people can have accounts: not at all, if they like, or whoever plays must have one."""
    moderators: tuple[str, ...] = ()
    """The accounts of those who look after this server, by their names."""
    by_invitation: bool = False
    """Whether somebody new must have been invited by a moderator."""
    terms: Path | None = None
    privacy: Path | None = None
    """Files with the host's terms, and with what is said about privacy."""
    openid: str = ""
    """The address of the host's own OpenID provider, such as `https://login.example.org`; empty: there is none."""
    openid_client: str = ""
    openid_secret: str = ""
    """As whom the provider knows this server."""
    openid_name: str = "OpenID"
    """What people call the provider."""
    public_address: str = ""
    """Where visitors find this server, such as `https://play.example.org`; without it nobody is written to."""
    smtp: str = ""
    """The server for e-mail, such as `smtp://user:password@host:587`; empty: no e-mail is sent."""
    mail_from: str = ""
    notify_after: float = 60.0
    """Seconds after which whoever must decide and is not there is told."""
    own_networks: tuple[str, ...] = ()
    """Networks of the host's own that webhooks and messages to browsers may reach all the same."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for where a request comes from."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server in a visitor's name, such as `https://play.example.org`."""

    @property
    def manual(self) -> Path:
        return self.client.with_name("manual")

    @property
    def in_memory(self) -> bool:
        return self.database == MEMORY

    @property
    def shared(self) -> bool:
        """Whether this is one of several processes on one PostgreSQL and one Redis."""
        return bool(self.redis)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'branchline.sqlite3'}"
