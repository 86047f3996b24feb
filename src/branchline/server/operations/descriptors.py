"""File descriptors: every connection takes one, and the system gives a process a limited number."""

from __future__ import annotations

WANTED = 65_536
USUAL = 1024
OWN = 200
"""What the server itself needs: for its database, its workers and their like."""
FEWEST = 16


def room_for_connections(most: int) -> int:
    """How many connections there may be, once the limit is raised as far as the system allows."""
    return max(min(most, raised_limit() - OWN), FEWEST)


def raised_limit() -> int:
    try:
        import resource
    except ImportError:
        return USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return WANTED if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
