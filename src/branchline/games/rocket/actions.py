"""The verbs."""

from branchline.games.rocket.components import COMPANY, DIRECTION, GOOD, HEX, SHARES, TOWN
from branchline.kernel import Verbs

VERBS = Verbs()
TOKEN = VERBS("token", town=TOWN, good=GOOD)
STATION = VERBS("station", hex=HEX)
LIFT = VERBS("lift", hex=HEX)
ADVANCE = VERBS("advance", company=COMPANY, direction=DIRECTION)
BID = VERBS("bid", shares=SHARES, direction=DIRECTION)
PASS = VERBS("pass")
MATCH = VERBS("match")
YIELD = VERBS("yield")
