"""Rock Island in a terminal."""

from pathlib import Path

from branchline.cli.words import voice
from branchline.kernel.words import Words

say = voice(Words(Path(__file__).parent / "words"))
