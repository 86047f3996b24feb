"""The packages that environments need beside the core: without one, a sentence says what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from branchline.envs.drawing.shapes import MissingExtra


def need(package: str, extra: str) -> Any:
    """The package, or a sentence that names the extra it comes with."""
    try:
        return import_module(package)
    except ImportError as fault:
        raise MissingExtra("env-extra", package=package, extra=extra) from fault
