"""The files for hosts: every command in them is one that Branchline understands, and what else they name is there."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from branchline.cli import _parser
from branchline.cli.words import speak

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = ("branchline.service", "branchline-work.service")


def understood(*words: str) -> Any:
    speak("en")
    return _parser().parse_args(list(words))


def test_the_container_file() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    command = next(line.removeprefix("CMD ") for line in lines if line.startswith("CMD "))
    assert understood(*yaml.safe_load(command)).command == "serve"
    requirements = re.findall(r"requirements/\S+\.txt", "\n".join(lines))
    assert all((ROOT / name).exists() for name in requirements)
    instructions = {line.split()[0] for line in lines if line and not line.startswith(("#", " "))}
    assert instructions <= {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"}
    assert lines.index("USER branchline") < lines.index('ENTRYPOINT ["branchline"]')


def test_the_compose_file() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    server, worker = (understood(*services[name]["command"]) for name in ("server", "worker"))
    assert (server.command, worker.command) == ("serve", "work")
    assert (server.database, server.redis) == (worker.database, worker.redis)
    assert (DEPLOY / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]).exists()
    assert (DEPLOY / services["proxy"]["volumes"][0].partition(":")[0]).exists()
    named = {name for service in services.values() for name in service.get("depends_on", ())}
    assert named <= set(services)


@pytest.mark.parametrize("unit", UNITS)
def test_the_units(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text()
    words = shlex.split(re.search(r"ExecStart=\S+ (.*)", text)[1].replace("$BRANCHLINE_OPTIONS", ""))  # type: ignore[index]
    assert understood(*words).command in ("serve", "work")
    program = shutil.which("systemd-analyze")
    if program is not None:
        copy = tmp_path / unit
        copy.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
        done = subprocess.run([program, "verify", copy], capture_output=True, text=True, check=False)
        assert unit not in done.stderr, done.stderr
