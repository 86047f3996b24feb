"""§3 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.rocket.actions import ADVANCE, BID, LIFT, MATCH, PASS, STATION, TOKEN, VERBS, YIELD
from branchline.games.rocket.advance import choose_advance, why_no_advance
from branchline.games.rocket.components import ACT, ANSWER, NEXT_ACTION, PHASE, PUT_DOWN, RESOLVE_ADVANCE, VETO
from branchline.games.rocket.reasons import (
    GAME_OVER,
    MATCH_OR_YIELD,
    MUST_ACT,
    MUST_PUT_DOWN,
    NO_VETO,
    NOT_ASKED,
    REASONS,
    VETO_UNDER_WAY,
)
from branchline.games.rocket.stations import (
    lift_station,
    list_stations,
    place_station,
    why_no_lift,
    why_no_station,
    why_not_put_down,
)
from branchline.games.rocket.steps import active_player, next_action, resolve_advance, why_not_asked
from branchline.games.rocket.tokens import take_token, why_no_token
from branchline.games.rocket.veto import (
    bid,
    give_way,
    list_bids,
    match_bid,
    next_bidder,
    pass_veto,
    why_no_bid,
    why_no_counter_bid,
    why_no_match,
)
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=ACT, over=GAME_OVER, others=why_not_asked,
    phases=[
        Phase(ACT, asks=active_player, answers=[
            Answer(TOKEN, why=why_no_token, does=take_token, then=NEXT_ACTION),
            Answer(STATION, why=why_no_station, lists=list_stations, does=place_station, then=NEXT_ACTION),
            Answer(LIFT, why=why_no_lift, lists=list_stations, does=lift_station, then=PUT_DOWN),
            Answer(ADVANCE, why=why_no_advance, does=choose_advance, then=[VETO, RESOLVE_ADVANCE]),
        ], refuses={PASS: MUST_ACT}, otherwise=NO_VETO),
        Phase(PUT_DOWN, interrupts=True, asks=active_player, answers=[
            Answer(STATION, why=why_not_put_down, does=place_station, then=NEXT_ACTION),
        ], otherwise=MUST_PUT_DOWN),
        Phase(VETO, interrupts=True, asks=next_bidder, passes=PASS, answers=[
            Answer(PASS, why=ALLOWED, does=pass_veto, then=[VETO, ANSWER, RESOLVE_ADVANCE]),
            Answer(BID, why=why_no_bid, lists=list_bids, does=bid, then=[VETO, ANSWER, RESOLVE_ADVANCE], costs=True),
        ], refuses={(MATCH, YIELD): NOT_ASKED}, otherwise=VETO_UNDER_WAY),
        Phase(ANSWER, interrupts=True, asks=active_player, passes=YIELD, answers=[
            Answer(MATCH, why=why_no_match, does=match_bid, then=RESOLVE_ADVANCE, costs=True),
            Answer(YIELD, why=ALLOWED, does=give_way, then=RESOLVE_ADVANCE),
        ], refuses={BID: why_no_counter_bid, PASS: MATCH_OR_YIELD}, otherwise=VETO_UNDER_WAY),
    ],
    steps=[
        Step(RESOLVE_ADVANCE, does=resolve_advance, then=NEXT_ACTION),
        Step(NEXT_ACTION, does=next_action, then=[ACT, OVER]),
    ],
)  # fmt: skip
