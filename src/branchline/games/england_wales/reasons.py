"""Why no track can go there, and no cube: both games know these reasons, and go on counting from here."""

from branchline.kernel import Reasons

SHARED = Reasons()

GAME_OVER = SHARED("game_over", "EW-16.2")
NOT_YOUR_TURN = SHARED("not_your_turn", "EW-5.1")

NO_SUCH_CITY = SHARED("no_such_city", "EW-2.6")
START_NOT_CITY = SHARED("start_not_city", "EW-6.3")
CITY_CLOSED = SHARED("city_closed", "EW-6.22")
SEA = SHARED("sea", "EW-2.4")
BARRIER = SHARED("barrier", "EW-2.2")
TOO_SHARP = SHARED("too_sharp", "EW-6.4")
SIDE_USED = SHARED("side_used", "EW-6.5")
HEX_FULL = SHARED("hex_full", "EW-6.7")
OWN_LOOP = SHARED("own_loop", "EW-6.6")
SECOND_SAME_LINK = SHARED("second_same_link", "EW-6.11")
THROUGH_CITY = SHARED("through_city", "EW-6.12")
DEAD_END = SHARED("dead_end", "EW-6.6")

NO_CUBE = SHARED("no_cube", "EW-9.1")
NO_TRACK = SHARED("no_track", "EW-9.1")
LINK_UNFINISHED = SHARED("link_unfinished", "EW-6.18")
FIRST_LINK_NOT_OWN = SHARED("first_link_not_own", "EW-9.2")
CITY_TWICE = SHARED("city_twice", "EW-9.4")
WRONG_COLOUR = SHARED("wrong_colour", "EW-9.5")
MUST_STOP = SHARED("must_stop", "EW-9.6")
