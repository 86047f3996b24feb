"""§3 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.rocket import advance, stations, steps, tokens, veto
from branchline.games.rocket.actions import ADVANCE, BID, LIFT, MATCH, PASS, STATION, TOKEN, VERBS, YIELD
from branchline.games.rocket.components import ACT, ANSWER, PHASE, PUT_DOWN, VETO
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
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=ACT, over=GAME_OVER, others=steps.why_not_asked,
    phases=[
        Phase(ACT, asks=steps.active_player, answers=[
            Answer(TOKEN, why=tokens.why_no_token, does=tokens.take_token, then=steps.next_action),
            Answer(STATION, why=stations.why_no_station, lists=stations.list_stations, does=stations.place_station,
                   then=steps.next_action),
            Answer(LIFT, why=stations.why_no_lift, lists=stations.list_stations, does=stations.lift_station,
                   then=PUT_DOWN),
            Answer(ADVANCE, why=advance.why_no_advance, does=advance.choose_advance,
                   then=[VETO, steps.resolve_advance]),
        ], refuses={PASS: MUST_ACT}, otherwise=NO_VETO),
        Phase(PUT_DOWN, interrupts=True, asks=steps.active_player, answers=[
            Answer(STATION, why=stations.why_not_put_down, does=stations.place_station, then=steps.next_action),
        ], otherwise=MUST_PUT_DOWN),
        Phase(VETO, interrupts=True, asks=veto.next_bidder, passes=PASS, answers=[
            Answer(PASS, why=ALLOWED, does=veto.pass_veto, then=[VETO, ANSWER, steps.resolve_advance]),
            Answer(BID, why=veto.why_no_bid, lists=veto.list_bids, does=veto.bid,
                   then=[VETO, ANSWER, steps.resolve_advance], costs=True),
        ], refuses={(MATCH, YIELD): NOT_ASKED}, otherwise=VETO_UNDER_WAY),
        Phase(ANSWER, interrupts=True, asks=steps.active_player, passes=YIELD, answers=[
            Answer(MATCH, why=veto.why_no_match, does=veto.match_bid, then=steps.resolve_advance, costs=True),
            Answer(YIELD, why=ALLOWED, does=veto.give_way, then=steps.resolve_advance),
        ], refuses={BID: veto.why_no_counter_bid, PASS: MATCH_OR_YIELD}, otherwise=VETO_UNDER_WAY),
    ],
    steps=[
        Step(steps.resolve_advance, then=steps.next_action),
        Step(steps.next_action, then=[ACT, OVER]),
    ],
)  # fmt: skip
