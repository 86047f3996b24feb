"""The verbs."""

from branchline.games.england_wales.components import CITY, COLOUR, SIDE
from branchline.games.england_wales.normal.components import AMOUNT, BARON, CARD, SAVING
from branchline.kernel import Verbs

VERBS = Verbs()

KEEP = VERBS("keep", baron=BARON, secret_until="ended")
BID = VERBS("bid", bid=AMOUNT)
PASS = VERBS("pass")

BUILD = VERBS("build")
URBANISE = VERBS("urbanise")
UPGRADE = VERBS("upgrade")
DELIVER = VERBS("deliver")
TAKE = VERBS("take")

START = VERBS("start", city=CITY)
RESUME = VERBS("resume", city=CITY, side=SIDE)
FIRST_SIDE = VERBS("side", side=SIDE)
TILE = VERBS("tile", side=SIDE)
FINISH = VERBS("finish", saving=SAVING)

PLACE = VERBS("place", city=CITY, colour=COLOUR)
CUBE = VERBS("cube", city=CITY, colour=COLOUR)
VIA = VERBS("via", side=SIDE)
CHOOSE_CARD = VERBS("card", card=CARD)
GROW = VERBS("grow", city=CITY)
STOP = VERBS("stop")
LET = VERBS("let")
BOND = VERBS("bond")
"""EW-12.1 Never legal: bonds come by themselves with a payment. Asking tells why."""
