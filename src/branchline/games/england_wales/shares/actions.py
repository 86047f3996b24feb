"""The verbs."""

from branchline.games.england_wales.components import CITY, COLOUR, SIDE
from branchline.games.england_wales.shares.components import AMOUNT, ANSWER, BONDS, COMPANY, DIVIDEND, SOURCE
from branchline.kernel import Verbs

VERBS = Verbs()

PROPOSE = VERBS("propose", company=COMPANY, source=SOURCE)
WITHDRAW = VERBS("withdraw")
BID = VERBS("bid", amount=AMOUNT)
LEAVE = VERBS("leave")

BUILD = VERBS("build")
DELIVER = VERBS("deliver")
PASS = VERBS("pass")
START = VERBS("start", city=CITY)
FIRST_SIDE = VERBS("side", side=SIDE)
TILE = VERBS("tile", side=SIDE)
SECOND = VERBS("second", answer=ANSWER)
CUBE = VERBS("cube", city=CITY, colour=COLOUR)
VIA = VERBS("via", side=SIDE)
ABANDON = VERBS("abandon")

REPAY = VERBS("repay", bonds=BONDS)
PAY_OUT = VERBS("dividend", dividend=DIVIDEND)
MERGE = VERBS("merge", company=COMPANY)
DECLINE = VERBS("decline")
VOTE = VERBS("vote", answer=ANSWER, secret_until="votes_shown")
