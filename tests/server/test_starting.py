"""Starting and stopping: what cannot be used is named in a sentence, nothing is overwritten, and the end is an end."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import branchline
from branchline.server.operations.backup import back_up
from server.engines import Postgres
from server.harness import Server, carried_out

LANGUAGES = ("en", "fr")
WORDS = Path(branchline.__file__).parent / "server" / "words"


def refused(data: Path, *words: str, language: str = "en") -> str:
    """What `branchline serve` complains of, having started nothing."""
    command = ["serve", "--no-browser", "--port", "0", "--data", str(data), *words]
    status, said = carried_out(command, os.environ | {"LANG": language})
    assert status not in (0, None), said
    assert "Traceback" not in said
    return said


def digests(folder: Path) -> dict[str, str]:
    """Every file of a folder, but for the lock and what SQLite keeps beside an open database."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.is_file() and not path.name.endswith((".lock", "-wal", "-shm"))
    }


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that a server has used, and left in order."""
    folder = tmp_path_factory.mktemp("used")
    server = Server(folder)
    server.guest("Ada").open("me", "me")
    server.stop()
    return folder


@pytest.fixture
def folder(used: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    shutil.copytree(used, copy)
    return copy


def check(folder: Path, *parts: str, options: tuple[str, ...] = ()) -> None:
    """Refused with a sentence that names these, and nothing changed."""
    before, sentence = digests(folder), refused(folder, *options)
    assert all(part in sentence for part in parts), sentence
    assert digests(folder) == before


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    files = [(WORDS / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    reasons = [set(re.findall(r"^(start-[\w-]+) =", text, re.MULTILINE)) for text in files]
    assert reasons[0] == reasons[1]
    assert len(reasons[0]) > 8


def test_a_file_that_is_no_database(folder: Path) -> None:
    (folder / "branchline.sqlite3").write_bytes(b"not a database, but long enough to be read as one" * 100)
    check(folder, "branchline.sqlite3", "--data")


def test_a_damaged_database(folder: Path) -> None:
    path = folder / "branchline.sqlite3"
    with path.open("r+b") as file:
        for page in range(2, path.stat().st_size // 4096):
            file.seek(page * 4096)
            file.write(b"\xff" * 512)
    check(folder, "branchline.sqlite3", "--data")


def test_a_database_of_a_newer_version(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "branchline.sqlite3")) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    check(folder, "branchline.sqlite3", "9999", "--data")


def test_a_database_of_another_program(folder: Path) -> None:
    other = folder / "music.sqlite3"
    with closing(sqlite3.connect(other)) as file:
        file.execute("CREATE TABLE songs (title TEXT)")
        file.commit()
    check(folder, "music.sqlite3", "--database", options=("--database", f"sqlite+aiosqlite:///{other}"))


def test_a_database_that_may_only_be_read(folder: Path) -> None:
    address = f"sqlite+aiosqlite:///file:{folder / 'branchline.sqlite3'}?mode=ro&uri=true"
    check(folder, "branchline.sqlite3", "--data", options=("--database", address))


def test_a_database_that_does_not_answer(folder: Path) -> None:
    address = "postgresql+asyncpg://ada:secret@127.0.0.1:1/tables"
    check(folder, "127.0.0.1:1", "--database", options=("--database", address))
    assert "secret@" not in refused(folder, "--database", address)


def test_no_database_at_all(folder: Path) -> None:
    check(folder, "nonsense", "--database", options=("--database", "nonsense"))


@pytest.mark.parametrize("secret", [b"", b"\n", b"short", b"\xff" * 64])
def test_an_empty_secret(folder: Path, secret: bytes) -> None:
    (folder / "secret.key").write_bytes(secret)
    check(folder, "secret.key")


def test_a_secret_that_is_gone_is_not_made_anew_unasked(folder: Path) -> None:
    (folder / "secret.key").unlink()
    check(folder, "secret.key", "--new-key")
    assert not (folder / "secret.key").exists()
    server = Server(folder, new_key=True)
    server.guest("Ada")
    server.stop()
    assert (folder / "secret.key").exists()


def test_a_folder_that_nobody_has_played_in_gets_a_key(folder: Path, tmp_path: Path) -> None:
    """Also where a server was killed after it had made its database, and before its key."""
    fresh = tmp_path / "fresh"
    Server(fresh).stop()
    (fresh / "secret.key").unlink()
    Server(fresh).stop()
    assert (fresh / "secret.key").exists()


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def test_what_is_kept_is_readable_by_its_owner_alone(folder: Path, tmp_path: Path) -> None:
    """In a new folder, in one that an older server has left open, and in a copy of it."""
    folder.chmod(0o755)
    (folder / "branchline.sqlite3").chmod(0o644)
    for place in (folder, tmp_path / "a" / "new one"):
        server = Server(place)
        server.guest("Ada").open("me", "me")
        assert {rights(path) for path in place.iterdir() if path.is_file()} == {"0o600"}
        assert {rights(path) for path in (place, *place.iterdir()) if path.is_dir()} == {"0o700"}
        server.stop()
    copy = tmp_path / "copy"
    copy.mkdir(mode=0o755)
    back_up(folder, copy)
    assert {rights(path) for path in copy.iterdir()} == {"0o600"}


def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    (shared / "letter").write_text("to all")
    (shared / "letter").chmod(0o644)
    Server(shared).stop()
    assert (rights(shared), rights(shared / "letter")) == ("0o755", "0o644")
    assert rights(shared / "branchline.sqlite3") == "0o600"


def test_a_folder_in_use(own_server: Callable[..., Server]) -> None:
    server = own_server()
    said = [refused(server.data, language=language) for language in LANGUAGES]
    assert said[0] != said[1]
    assert all(str(server.data) in sentence and str(server.pid) in sentence for sentence in said)
    assert server.stranger().get("/api/health")["status"] == "ok"
    server.kill()
    server.start()


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    taken = tmp_path / "data"
    taken.write_text("a letter")
    assert "--data" in refused(taken)
    assert taken.read_text() == "a letter"


def test_damage_found_later_is_told_as_such(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ada = server.guest("Ada")
    tables = [ada.open("me", "me") for _ in range(5)]
    ada.post("/api/guests", {"name": "Bo"}, 201)
    path = server.data / "branchline.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        for page in range(1, path.stat().st_size // 4096):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    found = set()
    for language in LANGUAGES:
        answers = [ada.http.get("/api/tables", params={"list": "mine", "lang": language})]
        answers += [
            ada.http.post(f"{table.path}/chat", json={"text": "x"}, params={"lang": language}) for table in tables
        ]
        found |= {answer.json()["error"]["message"] for answer in answers if answer.status_code >= 500}
    assert found
    assert not any("try again" in sentence.lower() or "réessayez" in sentence.lower() for sentence in found), found


def test_the_server_stops_when_told_even_with_work_under_way(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.guest("Ada").open("greedy", "greedy", "random")
    table.until(lambda now: now["moment"] >= 1)
    with httpx.stream("GET", f"{server.address}/api/games"):
        server.process.terminate()
        started = time.monotonic()
        server.process.join(25)
        assert not server.alive
    assert time.monotonic() - started < 20


def test_redis_without_a_database_to_share(folder: Path) -> None:
    check(folder, "--redis", "postgresql", options=("--redis", "redis://127.0.0.1:1"))


def test_a_redis_that_does_not_answer(folder: Path, postgres: Postgres) -> None:
    address = "redis://:secret@127.0.0.1:1"
    sentence = refused(folder, "--database", postgres.new_database(), "--redis", address)
    assert "127.0.0.1:1" in sentence
    assert "secret" not in sentence


def test_a_key_from_the_environment_that_is_too_short(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_SECRET", "short")
    check(folder, "BRANCHLINE_SECRET")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--seed", "seven"], ["seven"]),
        (["--seed", str(1 << 128)], [str(1 << 128), "128"]),
        (["--seed", "7", "--redis", "redis://127.0.0.1"], ["--seed", "--redis"]),
    ],
)
def test_a_seed_that_cannot_be_used_is_refused(folder: Path, words: list[str], parts: list[str]) -> None:
    check(folder, *parts, options=tuple(words))


READING = """
import gc, sys
from branchline.cli import main
passes = []
gc.callbacks.append(lambda phase, info: passes.append(info["generation"]))
main(["serve", "--port", "70000"])
assert "branchline.server.operations.serving" in sys.modules
assert gc.isenabled()
print(passes.count(2), {loaded.partition(".")[0] for loaded in sys.modules} & set(sys.argv))
"""
LATER = (
    "numba", "llvmlite", "alembic", "argon2", "authlib", "httpx2", "segno", "webauthn", "openskill", "PIL", "asyncpg",
    "redis", "prometheus_client", "torch",
)  # fmt: skip
"""What the first page does not need."""


def test_a_server_reads_little_before_it_starts_and_nothing_twice() -> None:
    """Nor does the collector of circles go through all that has been read, while more is."""
    asked = [sys.executable, "-c", READING, *LATER]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout == "0 set()\n"
