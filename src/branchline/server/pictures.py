"""Addresses as pictures, for the cameras of phones."""

from __future__ import annotations


def qr_code(address: str) -> list[str]:
    """A QR code, a row of 0 and 1 for each line, without the margin that whoever draws it leaves; none where the
    library for them is not installed."""
    try:
        import segno
    except ModuleNotFoundError:
        return []
    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(address, error="m").matrix]
