"""Requests to addresses that strangers have given: never into the host's own network, and never anywhere else than
where the name led when it was looked at."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
PORTS = {"http": 80, "https": 443}
GLOBAL = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is handed out for the internet; what lies outside it is local, or another way of writing IPv4."""
SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")))
"""Handed out for something else than hosts, which Python does not know everywhere."""
LONGEST_STATUS = 1024
GONE = (404, 410)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """Nothing was sent, or it was not taken."""


class Gone(Unreachable):
    """Nobody is there any more to take it."""


@dataclass(frozen=True)
class Outbound:
    own: tuple[str, ...] = ()
    """Networks of the host's own that may be reached all the same."""

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """`Unreachable` unless it was taken; whoever answers that it has moved has not taken it."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(urlsplit(url), body, headers)
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as fault:
            raise Unreachable(str(fault) or type(fault).__name__) from fault
        if not 200 <= status < 300:
            raise (Gone if status in GONE else Unreachable)(f"answered with {status}")

    def is_private_way(self, url: str) -> bool:
        """Whether nobody on the way there can read along: it is encrypted, or stays in a network of the host's own."""
        return is_address(url) and (url.startswith("https:") or self._is_own(urlsplit(url).hostname or ""))

    async def _post(self, url: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        host, port = _place(url)
        secure = _certificates() if url.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            str(await self._pinned(host, port)), port, ssl=secure, server_hostname=host if secure else None,
            limit=LONGEST_STATUS,
        )  # fmt: skip
        try:
            writer.write(_head(url, len(body), headers) + body)
            await writer.drain()
            return int((await reader.readuntil(b"\n")).split()[1])
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _pinned(self, host: str, port: int) -> Address:
        """The address that a name leads to. One that may not be reached among them spoils all."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port)
        addresses = [ipaddress.ip_address(each[4][0]) for each in found]
        if not all(self._is_allowed(address) for address in addresses):
            raise Unreachable("an address of the host's own network")
        return addresses[0]

    def _is_allowed(self, address: Address) -> bool:
        return is_public(address) or self._is_own(str(address))

    def _is_own(self, host: str) -> bool:
        with suppress(ValueError):
            return any(ipaddress.ip_address(host) in ipaddress.ip_network(network) for network in self.own)
        return False


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


def is_public(address: Address) -> bool:
    """Whether an address is on the internet, and not another way of writing one that is not.

    >>> def public(text: str) -> bool:
    ...     return is_public(ipaddress.ip_address(text))
    >>> public("9.9.9.9"), public("2620:fe::fe")
    (True, True)
    >>> any(map(public, ["127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "::1"]))
    False
    >>> any(map(public, ["fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"]))
    False
    >>> any(map(public, ["fec0::1", "64:ff9b:1::a00:1", "::127.0.0.1", "::ffff:0:10.0.0.1", "100::1", "5f00::1"]))
    False
    >>> any(map(public, ["192.0.0.8", "192.88.99.1", "3fff::1", "::ffff:192.0.0.8"]))
    False
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in GLOBAL or address.sixtofour is not None or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not any(address in network for network in SPECIAL)


def is_address(url: str) -> bool:
    """Whether a request could be sent there.

    >>> is_address("https://example.org/turn"), is_address("ftp://example.org"), is_address("https://a:b@example.org")
    (True, False, False)
    """
    try:
        _place(urlsplit(url))
    except ValueError:
        return False
    return url.isascii() and url.isprintable() and " " not in url


def _place(url: SplitResult) -> tuple[str, int]:
    if url.scheme not in PORTS or not url.hostname or url.username is not None:
        raise ValueError("no address that can be written to")
    return url.hostname, url.port or PORTS[url.scheme]


def _head(url: SplitResult, length: int, headers: dict[str, str]) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    lines = {"Host": url.netloc, "Content-Length": str(length), "Connection": "close"} | headers
    return "".join([f"POST {path} HTTP/1.1\r\n", *_written(lines), "\r\n"]).encode("ascii")


def _written(headers: dict[str, str]) -> Sequence[str]:
    return [f"{name}: {value}\r\n" for name, value in headers.items()]
