"""Compiling: once for each version of the sources, and never silently.

What is compiled together is a unit, such as the rules of one game, and is kept as one file. Its name is a digest of all
it was made from: the kernel, the game's own folder, the compiler, the processor. So to edit one game leaves what is
compiled of the others alone, and a file is either what its name says or damaged, which its checksum shows.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.kernel.words import KERNEL_WORDS

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract
    from branchline.kernel.game import Game

KERNEL = Path(__file__).parent.parent

Tell = Callable[[str, int, int], None]
"""(step, done, total): what is being compiled, and how far that has come."""

Steps = list[tuple[str, Any, tuple[Any, ...]]]
"""What to compile: a name to show, the rule, and examples of the arguments that Python calls it with."""


@dataclass(frozen=True)
class Unit:
    """What is compiled together and kept in one file."""

    name: str
    sources: tuple[Path, ...]
    """The folders and files it is compiled from, besides the kernel."""
    target: str = ""
    """What it is compiled for, and by what, if not by Numba for this processor."""

    @cached_property
    def file(self) -> Path:
        digest = hashlib.sha256((self.target or _compiler()).encode())
        for path in _pages(KERNEL, *self.sources):
            digest.update(f"{path.parent.name}/{path.name}".encode())
            digest.update(path.read_bytes())
        return cache_root() / "compiled" / f"{self.name}-{digest.hexdigest()[:16]}"


def cache_root() -> Path:
    import platformdirs

    chosen = os.environ.get("BRANCHLINE_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("branchline"))


@cache
def _compiler() -> str:
    """Everything besides the sources on which machine code depends. Numba's code also knows where it is installed."""
    from importlib.metadata import version

    from llvmlite import binding
    from numba import config

    features = binding.get_host_cpu_features().flatten()
    versions = [version(package) for package in ("numba", "llvmlite", "numpy")]
    bounds = str(config.BOUNDSCHECK)  # type: ignore[attr-defined]
    machine = [platform.platform(), str(KERNEL), binding.get_host_cpu_name(), features]
    return " ".join([*versions, sys.version, bounds, *machine])


def _pages(*sources: Path) -> Iterator[Path]:
    for source in sources:
        yield from _pages_below(source) if source.is_dir() else [source]


def _pages_below(folder: Path) -> Iterator[Path]:
    """All pages in a folder and the folders in it, but not those of another game of the family."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield from () if _declares_game(path / "__init__.py") else _pages_below(path)
        elif path.suffix == ".py":
            yield path


def _declares_game(page: Path) -> bool:
    return page.exists() and "\nGAME = " in page.read_text(encoding="utf-8")


# --- storing --------------------------------------------------------------------------------------------------


def is_ready(unit: Unit) -> bool:
    """Whether it has been compiled, and its file is whole."""
    from branchline.kernel.rules import has_compiler, on_plain_numba

    if not has_compiler():
        from branchline.kernel.compiler.bound import is_offered

        return is_offered(unit.name)
    return on_plain_numba() or kept_file(unit) is not None


def kept_file(unit: Unit) -> bytes | None:
    """What was compiled, if it is there and whole."""
    try:
        checksum, data = unit.file.read_bytes().split(b"\n", 1)
    except (OSError, ValueError):
        return None
    return data if checksum == _checksum(data) else None


def keep_file(unit: Unit, data: bytes) -> None:
    """All at once, so that there is never half a file; without a place to write to, not at all."""
    draft = unit.file.with_name(f"{unit.file.name}.{os.getpid()}")
    with suppress(OSError):
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(_checksum(data) + b"\n" + data)
        draft.replace(unit.file)


def _checksum(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


# --- compiling and loading ------------------------------------------------------------------------------------


MACHINE_CODE = 4
"""Weight of the last compile step in the progress."""

_loaded: set[Path | str] = set()
"""What runs compiled in this process: files, or units that came compiled."""
_loading = threading.RLock()
"""Two threads that made the same rule ready would leave its calls ambiguous: they would run interpreted for good."""


def load(unit: Unit, steps: Callable[[], Steps]) -> bool:
    """Have these rules run compiled from now on, if the unit has been compiled."""
    from branchline.kernel.rules import has_compiler, interpreted, on_plain_numba

    if not has_compiler():
        return _load_offered(unit, steps)
    with _loading:
        if unit.file in _loaded or on_plain_numba():
            return True
        data = None if interpreted() else kept_file(unit)
        if data is None:
            return False
        from branchline.kernel.compiler import link

        try:
            binary = pickle.loads(data)
        except (ImportError, AttributeError):  # it shares machine code with modules that have moved since
            unit.file.unlink(missing_ok=True)
            return False
        _make_ready(unit, steps(), link.load(unit.name, binary))
        return True


def _load_offered(unit: Unit, steps: Callable[[], Steps]) -> bool:
    from branchline.kernel.compiler.bound import is_offered, make_ready

    if unit.name not in _loaded and is_offered(unit.name):
        make_ready(unit.name, steps())
        _loaded.add(unit.name)
    return unit.name in _loaded


def prepare(units: dict[Unit, Callable[[], Steps]], tell: Tell | None = None) -> None:
    """See to it that these rules run compiled: the only thing that compiles. Units that are compiled at the same time
    share their machine code."""
    from branchline.kernel.rules import interpreted

    cold = {unit: steps() for unit, steps in units.items() if not load(unit, steps) and not interpreted()}
    if cold:
        _compile(cold, tell or telling(", ".join(unit.name for unit in cold)))


def _note(name: str) -> Tell:
    """Say once that something is compiled."""
    logging.getLogger(__name__).warning(KERNEL_WORDS.say("compiling", game=name))
    return lambda step, done, total: None


_progress: Callable[[str], Tell] = _note


def telling(name: str) -> Tell:
    """Whoever is to be told while something of this name is compiled."""
    return _progress(name)


def show_progress(progress: Callable[[str], Tell]) -> None:
    """Have this told what is compiled from now on, and how far that has come."""
    global _progress  # noqa: PLW0603
    _progress = progress


def _compile(units: dict[Unit, Steps], tell: Tell) -> None:
    from branchline.kernel.compiler import link

    steps = [step for steps in units.values() for step in steps]
    total = len(steps) + MACHINE_CODE
    translated = []
    for done, (step, function, examples) in enumerate(steps):
        tell(step, done, total)
        translated.append(link.translate(function, argument_types(examples)))
    tell("", len(steps), total)
    library = link.link(" ".join(unit.name for unit in units), translated)
    for unit, own in units.items():
        entries, translated = translated[: len(own)], translated[len(own) :]
        _keep(unit, own, library, entries)
    tell("", total, total)


def _keep(unit: Unit, steps: Steps, library: Any, translated: list[Any]) -> None:
    from branchline.kernel.compiler import link
    from branchline.kernel.compiler.numba_parts import dumps

    binary = link.binary_of(library, translated)
    keep_file(unit, dumps(binary))
    _make_ready(unit, steps, link.entry_points(library, binary))


def _make_ready(unit: Unit, steps: Steps, entry_points: list[Any]) -> None:
    for (_, function, examples), entry_point in zip(steps, entry_points, strict=True):
        function.make_ready(argument_types(examples), entry_point)
    _loaded.add(unit.file)


def argument_types(examples: tuple[Any, ...]) -> tuple[Any, ...]:
    import numba

    return tuple(numba.typeof(example) for example in examples)


# --- the rules of a game --------------------------------------------------------------------------------------


@cache
def rules_of(game: Game) -> Unit:
    """The rules of a game, or of the games of a family that share a contract."""
    packages = {game.contract_package, game.family} - {""}
    folders = sorted(Path(str(import_module(package).__file__)).parent for package in packages)
    shared = game.contract_package == game.family
    return Unit(game.family.rpartition(".")[2].replace("_", "-") if shared else game.id, tuple(folders))


def is_warm(game: Game) -> bool:
    return is_ready(rules_of(game))


def load_compiled(game: Game, contract: Contract) -> bool:
    """Have matches run compiled rules from now on, if there are any."""
    return load(rules_of(game), lambda: rule_steps(contract))


def prepare_game(game: Game, contract: Contract, tell: Tell | None = None) -> None:
    prepare({rules_of(game): lambda: rule_steps(contract)}, tell)


def rule_steps(contract: Contract) -> Steps:
    """What matches call from Python."""
    import numpy as np

    from branchline.kernel.events import no_log

    state, board, log = contract.State.blank(), contract.Board.blank(), no_log()
    steps: Steps = [
        ("setup", contract.setup, (board, state)),
        ("derive", contract.derive, (board, state)),
        ("settle", contract.settle, (board, state, log)),
        ("legal", contract.legal, (board, state, np.zeros(1, np.int32))),
        ("why_not", contract.why_not, (board, state, 0)),
        ("why_not_seat", contract.why_not_seat, (board, state, 0)),
        ("apply", contract.apply, (board, state, 0, log)),
        ("let_pass", contract.let_pass, (state,)),
        ("to_move", contract.to_move, (state,)),
        ("is_over", contract.is_over, (state,)),
        ("score", contract.score, (state, 0)),
        ("standing", contract.standing or contract.score, (state, 0)),
        ("determinize", contract.determinize, (board, state, 0, 0)),
    ]
    steps += [("view", function, examples) for function, examples in contract.viewing(board, state, log)]
    return list({step[1]: step for step in steps}.values())
