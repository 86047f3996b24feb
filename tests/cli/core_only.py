"""`python tests/cli/core_only.py games --json`: the command where nothing but the core is installed."""

from __future__ import annotations

import sys
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, PathFinder
from typing import Any

CORE = {"branchline", "numpy", "numba", "llvmlite", "platformdirs", "fluent"}
FLUENT = {"attr", "attrs", "babel", "pytz", "typing_extensions"}
"""What the core needs in turn."""


class CoreFinder(PathFinder):
    """Finds nothing else that happens to be installed."""

    @classmethod
    def find_spec(cls, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        package = fullname.partition(".")[0]
        known = package in CORE | FLUENT or package in sys.stdlib_module_names
        return super().find_spec(fullname, path, target) if known else None


if __name__ == "__main__":
    sys.meta_path[:] = [BuiltinImporter, FrozenImporter, CoreFinder]
    from branchline.cli import main

    sys.exit(main(sys.argv[1:]))
