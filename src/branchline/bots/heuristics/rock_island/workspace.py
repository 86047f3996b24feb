"""Sections of the workspace."""

from __future__ import annotations

from branchline.games.rock_island.components import CELLS
from branchline.kernel import SIDES

MARKS = CELLS * SIDES
"""The number of marks. Each is a way into a cell: cell * 6 + edge."""
WAY = 0
"""For each mark the cost of the way from there to Kansas City."""
PASSAGE = WAY + MARKS
"""For each mark the cost of going on over each edge of the cell."""
LIES = PASSAGE + MARKS * SIDES
"""What lies on each cell, as one number."""
CHANGED = LIES + CELLS
"""The cells on which something else lies than before."""
DOUBTED = CHANGED + CELLS
WAS = DOUBTED + MARKS
"""The marks to which what was found before no longer applies, and what that was."""
WAITING = WAS + MARKS
"""The line of marks that have become cheaper, in a ring, and for each mark whether it stands in it."""
QUEUED = WAITING + MARKS
FRONT, LENGTH, DOUBTS, RIVER_HIDDEN, RIVER_WATER, KEY = range(QUEUED + MARKS, QUEUED + MARKS + 6)
"""Where the line begins and how long it is; how many marks are doubted; what a hidden river tile and plain water cost;
and for which board, cities and die all this was found."""
