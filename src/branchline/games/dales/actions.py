"""The verbs."""

from branchline.games.dales.components import AREA, COLOUR, COMPANY, CUBES, ITEM, SOURCE, SPACE, TRAIN_MARKER
from branchline.kernel import Verbs

VERBS = Verbs()
BID = VERBS("bid", space=SPACE, cubes=CUBES)
CHOOSE_COLOUR = VERBS("choose_colour", colour=COLOUR)
START = VERBS("start", area=AREA)
EXTEND = VERBS("extend", area=AREA)
FINISH = VERBS("finish")
PAY = VERBS("pay", colour=COLOUR)
BUY = VERBS("buy", train=TRAIN_MARKER)
EXCHANGE = VERBS("exchange", source=SOURCE)
LOAD = VERBS("load", area=AREA, item=ITEM)
LOAD_TRAIN = VERBS("load_train", train=TRAIN_MARKER)
SELL = VERBS("sell", company=COMPANY, area=AREA)
SELL_EXTEND = VERBS("sell_extend", area=AREA)
SELL_FINISH = VERBS("sell_finish")
PASS = VERBS("pass")
