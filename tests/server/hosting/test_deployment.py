"""The files for hosts: every command of Branchline in them is run, and what else they name is there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from branchline.cli import _parser
from branchline.cli.words import speak
from server.engines import Postgres, RedisServer, free_port
from server.harness import Client

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = ("branchline.service", "branchline-work.service")


@contextmanager
def started(words: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The program itself, as a container or systemd starts it."""
    program = Path(sys.executable).with_name("branchline")
    environment = os.environ | {"BRANCHLINE_DATA": str(folder), "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen([program, *words], env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[-1].rstrip("/")


def here(words: list[str], **places: str) -> list[str]:
    """A command with the places of this machine in it instead of those between containers."""
    given = {f"--{name}": place for name, place in places.items()}
    given |= {"--host": "127.0.0.1", "--metrics": f"127.0.0.1:{free_port()}"}
    words = [given.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    return [*words, "--port", "0"] if words[0] == "serve" else words


def understood(*words: str) -> Any:
    speak("en")
    return _parser().parse_args(list(words))


def container_command() -> list[str]:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    command: list[str] = yaml.safe_load(next(line.removeprefix("CMD ") for line in lines if line.startswith("CMD ")))
    return command


def unit_command(unit: str) -> list[str]:
    found = re.search(r"ExecStart=\S+ (.*)", (DEPLOY / unit).read_text())
    assert found is not None
    return shlex.split(found[1].replace("$BRANCHLINE_OPTIONS", ""))


def test_the_container_file() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    requirements = re.findall(r"requirements/\S+\.txt", "\n".join(lines))
    assert all((ROOT / name).exists() for name in requirements)
    instructions = {line.split()[0] for line in lines if line and not line.startswith(("#", " "))}
    assert instructions <= {
        "ARG",
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "ENTRYPOINT",
        "CMD",
    }
    assert lines.index("USER 822") < lines.index('ENTRYPOINT ["branchline"]')


def test_every_image_is_pinned_by_its_digest() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    images = [line.partition("=")[2] for line in lines if line.startswith("ARG ") and "_IMAGE=" in line]
    images += [service["image"].partition(":-")[2].rstrip("}") for service in services.values() if "image" in service]
    assert len(images) == 5
    assert all(re.fullmatch(r"[a-z/]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}", image) for image in images), images


def test_the_compose_file() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    server, worker = (understood(*services[name]["command"]) for name in ("server", "worker"))
    assert (server.command, worker.command) == ("serve", "work")
    assert (server.database, server.redis) == (worker.database, worker.redis)
    assert (DEPLOY / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]).exists()
    assert (DEPLOY / services["proxy"]["volumes"][0].partition(":")[0]).exists()
    named = {name for service in services.values() for name in service.get("depends_on", ())}
    assert named <= set(services)


@pytest.mark.parametrize("worker", ["compose", pytest.param("unit", marks=pytest.mark.exhaustive)])
def test_servers_and_workers_play(worker: str, tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    database = postgres.new_database()
    given = ["--database", database, "--redis", redis.address]
    workers = {"compose": services["worker"]["command"], "unit": [*unit_command("branchline-work.service"), *given]}
    serve, work = (here(words, database=database, redis=redis.address) for words in (
        services["server"]["command"], workers[worker]))  # fmt: skip
    with started(serve, tmp_path) as server, started(work, tmp_path), Client(address_of(server)) as client:
        client.enter("Ada").open("random", "random").until(lambda now: now["moment"] > 1)


def test_what_the_container_and_the_units_start_serves(tmp_path: Path) -> None:
    for number, words in enumerate([container_command(), unit_command("branchline.service")]):
        with started(here(words), tmp_path / str(number)) as server, Client(address_of(server)) as client:
            assert client.get("/api/ready")["status"] == "ready"


def test_linters_find_nothing_in_the_container_files() -> None:
    for command in (
        ["hadolint", "--failure-threshold", "style", "Containerfile"],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"],
    ):
        program = Path(sys.executable).with_name(command[0])
        done = subprocess.run([program, *command[1:]], cwd=DEPLOY, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("unit", UNITS)
def test_the_units(unit: str, tmp_path: Path) -> None:
    assert understood(*unit_command(unit)).command in ("serve", "work")
    program = shutil.which("systemd-analyze")
    if program is not None:
        copy = tmp_path / unit
        text = (DEPLOY / unit).read_text()
        copy.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
        done = subprocess.run([program, "verify", copy], capture_output=True, text=True, check=False)
        assert unit not in done.stderr, done.stderr
