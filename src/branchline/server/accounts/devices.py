"""What a device is called where somebody looks for it in a list: its browser and its system, as far as it says."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 80
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"),
            ("SamsungBrowser/", "Samsung Internet"), ("Chrome/", "Chrome"), ("CriOS/", "Chrome"),
            ("Safari/", "Safari"))  # fmt: skip
"""What tells a browser, those first that name others too."""
SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
           ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip


def device_of(user_agent: str) -> str:
    """
    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.5.0"), device_of("")
    ('curl/8.5.0', '?')
    """
    found = [name for name in (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)) if name]
    if not found:
        found = ["".join(letter for letter in user_agent.partition(" ")[0] if letter.isprintable())]
    return ", ".join(found)[:LONGEST] or "?"


def _first(marks: Sequence[tuple[str, str]], user_agent: str) -> str | None:
    return next((name for mark, name in marks if mark in user_agent), None)
