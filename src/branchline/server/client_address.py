"""Where a request comes from, as far as shares of the machine are concerned."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope

HOUSEHOLD = 64
"""The bits of an IPv6 address that belong to a household; the rest its devices choose themselves."""


def address_of(scope: Scope) -> str:
    """
    >>> address_of({"client": ("192.0.2.7", 5000)}), address_of({"client": ("2001:db8:1:2:3:4:5:6", 5000)})
    ('192.0.2.7', '2001:db8:1:2::')
    """
    host = str((scope.get("client") or ("",))[0])
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False).network_address)
    return str(getattr(address, "ipv4_mapped", None) or address)
