"""Railways of England and Wales in a terminal: the map, and what both of its games say."""

from pathlib import Path

from branchline.cli.words import translator
from branchline.kernel.words import Words

say = translator(Words(Path(__file__).parent / "words"))
