"""`branchline serve`: the table server."""

from __future__ import annotations

import gc
import os
import webbrowser
from argparse import Namespace
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say
from branchline.kernel.seeds import check_seed

HOST, PORT, LAST_PORT = "127.0.0.1", "8222", 65535
BOT_PAUSE = "300"
LOGS = ("plain", "json")
ACCOUNTS = ("off", "optional", "required")
OPENID, OPENID_SECRET = "OpenID", "BRANCHLINE_OPENID_SECRET"


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "serve")
    parser.add_argument("--host", default=HOST, help=say("help-serve-host", host=HOST))
    parser.add_argument("--port", metavar="N", default=PORT, help=say("help-serve-port", port=PORT))
    parser.add_argument("--no-browser", action="store_true", help=say("help-serve-no-browser"))
    add_shared(parser)
    parser.add_argument(
        "--trusted-proxy", metavar=say("help-address"), action="append", default=[], help=say("help-serve-proxy")
    )
    parser.add_argument("--public-address", metavar="URL", default="", help=say("help-serve-public"))
    parser.add_argument("--smtp", metavar="URL", default="", help=say("help-serve-smtp"))
    parser.add_argument("--mail-from", metavar=say("help-address"), default="", help=say("help-serve-mail-from"))
    parser.add_argument("--accounts", choices=ACCOUNTS, help=say("help-serve-accounts"))
    parser.add_argument(
        "--moderator", metavar=say("help-name"), action="append", default=[], help=say("help-serve-moderator")
    )
    parser.add_argument("--by-invitation", action="store_true", help=say("help-serve-by-invitation"))
    parser.add_argument("--terms", metavar=say("help-file"), help=say("help-serve-terms"))
    parser.add_argument("--privacy", metavar=say("help-file"), help=say("help-serve-privacy"))
    parser.add_argument("--openid", metavar="URL", default="", help=say("help-serve-openid", secret=OPENID_SECRET))
    parser.add_argument("--openid-client", metavar=say("help-name"), default="", help=say("help-serve-openid-client"))
    parser.add_argument(
        "--openid-name", metavar=say("help-name"), default=OPENID, help=say("help-serve-openid-name", name=OPENID)
    )
    parser.add_argument("--drain", metavar="S", default="0", help=say("help-serve-drain"))
    parser.add_argument("--seed", metavar="N", help=say("help-serve-seed"))
    parser.add_argument("--new-key", action="store_true", help=say("help-serve-new-key"))
    parser.add_argument("--data", metavar=say("help-folder"), help=say("help-serve-data"))


def add_shared(parser: Any) -> None:
    """What servers and workers are told alike."""
    parser.add_argument("--database", metavar="URL", default="", help=say("help-serve-database"))
    parser.add_argument("--redis", metavar="URL", default="", help=say("help-serve-redis"))
    parser.add_argument(
        "--bot-pause", metavar="MS", default=BOT_PAUSE, help=say("help-serve-bot-pause", pause=BOT_PAUSE)
    )
    parser.add_argument("--metrics", metavar=say("help-address"), default="", help=say("help-serve-metrics"))
    parser.add_argument("--logs", choices=LOGS, default=LOGS[0], help=say("help-serve-logs"))


def shared_settings(args: Namespace) -> dict[str, Any]:
    return {
        "database": args.database, "redis": args.redis, "bot_pause": number_of(args.bot_pause, "bot-pause") / 1000,
        "metrics": _address(args.metrics), "logs": args.logs,
    }  # fmt: skip


def _address(text: str) -> str:
    if text and number_of(text.rpartition(":")[2], "metrics") > LAST_PORT:
        raise BadCommand("port", port=text, last=str(LAST_PORT))
    return text


def need_shared(args: Namespace) -> None:
    need("server")
    if args.database.startswith("postgresql"):
        need("postgres")
    if args.redis or args.metrics:
        need("hosting")


def run(args: Namespace) -> int:
    need_shared(args)
    if args.accounts in ACCOUNTS[1:]:
        need("accounts")
    gc.disable()  # what is read now stays: going through it again and again takes a sixth of the start
    from branchline.server.operations.serving import serve
    from branchline.server.settings import OPTIONAL, Settings

    gc.enable()
    port = number_of(args.port, "port")
    if port > LAST_PORT:
        raise BadCommand("port", port=str(port), last=str(LAST_PORT))
    settings = Settings(
        **shared_settings(args), **_messages(args), **_openid(args), accounts=args.accounts or OPTIONAL,
        bot_workers=os.cpu_count() or 1,
        seed=_seed(args), new_key=args.new_key, drain=number_of(args.drain, "drain"),
        moderators=tuple(args.moderator), by_invitation=args.by_invitation,
        terms=_page(args.terms), privacy=_page(args.privacy),
        trusted_proxies=tuple(_network(proxy) for proxy in args.trusted_proxy),
    )  # fmt: skip
    if args.data:
        settings = replace(settings, data=Path(args.data))
    if not serve(settings, args.host, port, lambda address: _listening(address, args)):
        raise BadCommand("listen", host=args.host, port=str(port))
    return 0


def _seed(args: Namespace) -> int | None:
    if args.seed is None:
        return None
    if args.redis:
        raise BadCommand("seed-shared")
    return check_seed(number_of(args.seed, "seed"))


def _messages(args: Namespace) -> dict[str, Any]:
    """A letter is of no use without a place to go back to."""
    if bool(args.smtp) != bool(args.mail_from) or (args.smtp and not args.public_address):
        raise BadCommand("mail-incomplete")
    if args.smtp and not args.smtp.startswith(("smtp://", "smtps://")):
        raise BadCommand("smtp", address=args.smtp)
    if args.public_address and not args.public_address.startswith(("http://", "https://")):
        raise BadCommand("public-address", address=args.public_address)
    return {"public_address": args.public_address, "smtp": args.smtp, "mail_from": args.mail_from}


def _page(name: str | None) -> Path | None:
    if name is None:
        return None
    try:
        Path(name).read_text(encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise BadCommand("page", file=name, fault=str(fault)) from None
    return Path(name).absolute()


def _openid(args: Namespace) -> dict[str, Any]:
    secret = os.environ.get(OPENID_SECRET, "")
    if args.openid and not (args.openid_client and secret):
        raise BadCommand("openid-incomplete", secret=OPENID_SECRET)
    if args.openid and not args.openid.startswith(("http://", "https://")):
        raise BadCommand("openid", address=args.openid)
    return {
        "openid": args.openid, "openid_client": args.openid_client, "openid_secret": secret,
        "openid_name": args.openid_name,
    }  # fmt: skip


def _network(proxy: str) -> str:
    try:
        return str(ip_network(proxy, strict=False))
    except ValueError:
        raise BadCommand("proxy", proxy=proxy) from None


def _listening(address: str, args: Namespace) -> None:
    print(say("serve-listening", address=address), flush=True)
    if not args.no_browser:
        webbrowser.open(address)
