"""Where a request comes from, as far as shares of the machine are concerned."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

from starlette.types import Scope

HOUSEHOLD = 64
"""The bits of an IPv6 address that belong to a household; the rest its devices choose themselves."""


def address_of(scope: Scope) -> str:
    """
    >>> address_of({"client": ("192.0.2.7", 5000)}), address_of({"client": ("2001:db8:1:2:3:4:5:6", 5000)})
    ('192.0.2.7', '2001:db8:1:2::')
    """
    return plain_address(str((scope.get("client") or ("",))[0]))


def plain_address(host: str) -> str:
    """An address as shares are counted by it."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False).network_address)
    return str(getattr(address, "ipv4_mapped", None) or address)


def trusted(proxies: Iterable[str]) -> Callable[[str], bool]:
    """Whether an address is one of these, or in one of these networks. A proxy that comes by a socket of the file
    system has none.

    >>> is_proxy = trusted(["127.0.0.1", "10.0.0.0/8"])
    >>> is_proxy("127.0.0.1"), is_proxy("10.2.3.4"), is_proxy("192.0.2.7"), is_proxy("")
    (True, True, False, True)
    """
    networks = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def is_trusted(address: str) -> bool:
        return not address or any(ipaddress.ip_address(address) in network for network in networks)

    return is_trusted
