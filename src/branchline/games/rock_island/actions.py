"""The verbs, each with the rules that tell, make and read its actions."""

from branchline.games.rock_island.components import CELL, COLUMN, DIRECTION, ROTATION, ROW, SLOT
from branchline.kernel import Verbs

VERBS = Verbs()
is_source, pack_source, unpack_source = VERBS("source", column=COLUMN)
is_course, pack_course, unpack_course = VERBS("course", direction=DIRECTION)
is_city_row, pack_city, unpack_city = VERBS("city", row=ROW)
is_reveal, pack_reveal, unpack_reveal = VERBS("reveal", cell=CELL)
is_crew, pack_crew, unpack_crew = VERBS("crew", cell=CELL)
is_exchange, pack_exchange, unpack_exchange = VERBS("exchange", cell=CELL, slot=SLOT)
is_keep, pack_keep, _ = VERBS("keep")
is_rotate, pack_rotate, unpack_rotate = VERBS("rotate", rotation=ROTATION)
is_run, pack_run, unpack_run = VERBS("run", direction=DIRECTION)
is_end, pack_end, _ = VERBS("end")
