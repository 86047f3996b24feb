"""The extras of the package: what a command needs that the core does without."""

from __future__ import annotations

from importlib.util import find_spec

from branchline.cli.words import BadCommand

EXTRAS = {
    "server": (
        "aiosqlite",
        "alembic",
        "confusable_homoglyphs",
        "fastapi",
        "itsdangerous",
        "PIL",
        "sqlalchemy",
        "uvicorn",
    ),
    "terminal": ("prompt_toolkit", "rich"),
    "postgres": ("asyncpg",),
    "hosting": ("cryptography", "prometheus_client", "redis", "saq"),
    "accounts": ("argon2", "authlib", "httpx2", "openskill", "segno", "webauthn"),
    "agents": ("httpx2", "mcp", "websockets"),
    "cuda": ("numba_cuda",),
    "train": ("torch",),
    "ray": ("ray",),
    "bench": ("catanatron", "chess", "pettingzoo", "pygame", "pyspiel", "rlcard"),
}
"""The modules that each extra brings."""


def has(extra: str) -> bool:
    return not _missing(extra)


def need(extra: str) -> None:
    """Say which extra is not installed, before anything is tried without it."""
    if missing := _missing(extra):
        raise BadCommand("extra", extra=extra, package=missing[0])


def _missing(extra: str) -> list[str]:
    return [module for module in EXTRAS[extra] if find_spec(module) is None]
