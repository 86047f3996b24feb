"""The verbs."""

from branchline.games.rock_island.components import CELL, COLUMN, DIRECTION, ROTATION, ROW, SLOT
from branchline.kernel import Verbs

VERBS = Verbs()
SOURCE = VERBS("source", column=COLUMN)
COURSE = VERBS("course", direction=DIRECTION)
CITY_ROW = VERBS("city", row=ROW)
REVEAL = VERBS("reveal", cell=CELL)
CREW = VERBS("crew", cell=CELL)
EXCHANGE = VERBS("exchange", cell=CELL, slot=SLOT)
KEEP = VERBS("keep")
ROTATE = VERBS("rotate", rotation=ROTATION)
RUN = VERBS("run", direction=DIRECTION)
END = VERBS("end")
