"""The verbs, each with the rules that tell, make and read its actions."""

from branchline.games.dales.components import AREA, COLOUR, COMPANY, CUBES, ITEM, SOURCE, SPACE, TRAIN_MARKER
from branchline.kernel import Verbs

VERBS = Verbs()
is_bid, pack_bid, unpack_bid = VERBS("bid", space=SPACE, cubes=CUBES)
is_choose_colour, pack_choose_colour, unpack_choose_colour = VERBS("choose_colour", colour=COLOUR)
is_start, pack_start, unpack_start = VERBS("start", area=AREA)
is_extend, pack_extend, unpack_extend = VERBS("extend", area=AREA)
is_finish, pack_finish, _ = VERBS("finish")
is_pay, pack_pay, unpack_pay = VERBS("pay", colour=COLOUR)
is_buy, pack_buy, unpack_buy = VERBS("buy", train=TRAIN_MARKER)
is_exchange, pack_exchange, unpack_exchange = VERBS("exchange", source=SOURCE)
is_load, pack_load, unpack_load = VERBS("load", area=AREA, item=ITEM)
is_load_train, pack_load_train, unpack_load_train = VERBS("load_train", train=TRAIN_MARKER)
is_sell, pack_sell, unpack_sell = VERBS("sell", company=COMPANY, area=AREA)
is_sell_extend, pack_sell_extend, unpack_sell_extend = VERBS("sell_extend", area=AREA)
is_sell_finish, pack_sell_finish, _ = VERBS("sell_finish")
is_pass, pack_pass, _ = VERBS("pass")
