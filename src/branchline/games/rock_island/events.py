"""What can happen."""

from branchline.games.rock_island.components import CELL, CITY, DIRECTION, ENDING, ROTATION, SEAT, SLOT, TILE
from branchline.kernel import NUMBER, Events

EVENTS = Events()

RIVER_LAID = EVENTS("river_laid", seat=SEAT, cell=CELL)
CITY_LAID = EVENTS("city_laid", seat=SEAT, city=CITY, cell=CELL)
TILES_LAID = EVENTS("tiles_laid")

ONLY_CHOICE = EVENTS("only_choice", seat=SEAT)
"""What follows was not chosen: nothing else was possible."""

TILE_REVEALED = EVENTS("tile_revealed", seat=SEAT, cell=CELL, tile=TILE)
TILE_SET = EVENTS("tile_set", seat=SEAT, cell=CELL, tile=TILE, rotation=ROTATION)
TILE_TURNED = EVENTS("tile_turned", seat=SEAT, cell=CELL, tile=TILE, rotation=ROTATION)
TILE_LEFT = EVENTS("tile_left", seat=SEAT, cell=CELL, tile=TILE)
LOCOMOTIVE_TURNED = EVENTS("locomotive_turned", seat=SEAT, cell=CELL, direction=DIRECTION)
OPENING_ENDED = EVENTS("opening_ended", seat=SEAT)

ROUND_BEGAN = EVENTS("round_began", round=NUMBER)
CREW_DIE_ROLLED = EVENTS("crew_die_rolled", seat=SEAT, crew=NUMBER)
DICE_ROLLED = EVENTS("dice_rolled", seat=SEAT, crew=NUMBER, locomotive=NUMBER)
CREW_MOVED = EVENTS("crew_moved", seat=SEAT, origin=CELL, cell=CELL)
CREW_STAYED = EVENTS("crew_stayed", seat=SEAT, cell=CELL)

SLOT_REVEALED = EVENTS("slot_revealed", seat=SEAT, slot=SLOT, tile=TILE)
TILE_EXCHANGED = EVENTS("tile_exchanged", seat=SEAT, cell=CELL, tile=TILE, old=TILE)
EXCHANGE_DECLINED = EVENTS("exchange_declined", seat=SEAT)

LOCOMOTIVE_MOVED = EVENTS("locomotive_moved", seat=SEAT, direction=DIRECTION, cell=CELL)
RUN_ENDED = EVENTS("run_ended", seat=SEAT, steps=NUMBER, cell=CELL)
LOCOMOTIVE_STAYED = EVENTS("locomotive_stayed", seat=SEAT, cell=CELL)

KANSAS_CITY_REACHED = EVENTS("kansas_city_reached", seat=SEAT)
GAME_ENDED = EVENTS("game_ended", ending=ENDING)
DISTANCE_LEFT = EVENTS("distance_left", seat=SEAT, distance=NUMBER)
