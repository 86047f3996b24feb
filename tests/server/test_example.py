"""The sample bot of the documentation works as printed."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from server.harness import SHORT, Server

ROOT = Path(__file__).parent.parent.parent


def test_the_sample_bot_follows_an_invitation_and_plays_to_the_end(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "open", options=SHORT)
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.address, table.now["table"]["invite"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        table.until(lambda now: now["status"] == "running")
        table.play_out(random.Random(1))
        said, _ = bot.communicate(timeout=60)
    assert said.strip() == f"final scores: {table.look()['scores']}"


@pytest.mark.parametrize("name", ["http_bot.py", "line_bot.py"])
def test_the_page_prints_the_samples_as_they_are(name: str) -> None:
    sample = (ROOT / "examples" / name).read_text(encoding="utf-8")
    assert sample in (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
