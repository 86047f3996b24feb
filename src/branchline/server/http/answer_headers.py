"""The headers that every answer carries, whoever gives it: a route, a guard before it, or a parser."""

from __future__ import annotations

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}
