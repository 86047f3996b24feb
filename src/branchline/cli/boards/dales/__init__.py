"""The Dales family in a terminal."""

from pathlib import Path

from branchline.cli.words import translator
from branchline.kernel.words import Words

say = translator(Words(Path(__file__).parent / "words"))
