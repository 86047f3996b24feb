"""The verbs."""

from branchline.games.england_wales.components import CITY, COLOUR, SIDE
from branchline.games.england_wales.shares.components import AMOUNT, ANSWER, BONDS, COMPANY, DIVIDEND, SOURCE
from branchline.kernel import Verbs

VERBS = Verbs()

is_propose, pack_propose, unpack_propose = VERBS("propose", company=COMPANY, source=SOURCE)
is_withdraw, pack_withdraw, _ = VERBS("withdraw")
is_bid, pack_bid, unpack_bid = VERBS("bid", amount=AMOUNT)
is_leave, pack_leave, _ = VERBS("leave")

is_build, pack_build, _ = VERBS("build")
is_deliver, pack_deliver, _ = VERBS("deliver")
is_pass, pack_pass, _ = VERBS("pass")
is_start, pack_start, unpack_start = VERBS("start", city=CITY)
is_side, pack_side, unpack_side = VERBS("side", side=SIDE)
is_tile, pack_tile, unpack_tile = VERBS("tile", side=SIDE)
is_second, pack_second, unpack_second = VERBS("second", answer=ANSWER)
is_cube, pack_cube, unpack_cube = VERBS("cube", city=CITY, colour=COLOUR)
is_via, pack_via, unpack_via = VERBS("via", side=SIDE)
is_abandon, pack_abandon, _ = VERBS("abandon")

is_repay, pack_repay, unpack_repay = VERBS("repay", bonds=BONDS)
is_dividend, pack_dividend, unpack_dividend = VERBS("dividend", dividend=DIVIDEND)
is_merge, pack_merge, unpack_merge = VERBS("merge", company=COMPANY)
is_decline, pack_decline, _ = VERBS("decline")
is_vote, pack_vote, unpack_vote = VERBS("vote", answer=ANSWER, secret_until="votes_shown")
