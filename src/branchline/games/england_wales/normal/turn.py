"""§5 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.england_wales.components import CITY
from branchline.games.england_wales.normal.actions import (
    BID,
    BOND,
    BUILD,
    CHOOSE_CARD,
    CUBE,
    DELIVER,
    FINISH,
    FIRST_SIDE,
    GROW,
    KEEP,
    LET,
    PASS,
    PLACE,
    RESUME,
    START,
    STOP,
    TAKE,
    TILE,
    UPGRADE,
    URBANISE,
    VERBS,
    VIA,
)
from branchline.games.england_wales.normal.auction import (
    list_bids,
    make_bid,
    next_bidder,
    pass_bid,
    why_no_bid,
    why_not_bidding,
)
from branchline.games.england_wales.normal.building import (
    add_tile,
    choose_city,
    finish_build,
    list_tiles,
    resume_link,
    start_link,
    why_no_build,
    why_no_finish,
    why_no_new_link,
    why_no_resume,
    why_no_tile,
    why_no_way_out,
)
from branchline.games.england_wales.normal.cards import grow_city, take_card, why_no_card, why_no_take
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    BEGIN_ROUNDS,
    BEGIN_TURN,
    CHOOSING_CARD,
    CHOOSING_CUBE,
    DELIVER_CUBE,
    END_ACTION,
    END_TURN,
    GROWING,
    INDUSTRY,
    INSPECTION,
    KEEPING,
    LAYING,
    LEAVING_CITY,
    MOVING_CUBE,
    NEXT_BID,
    PHASE,
    PLACING,
    STARTING,
)
from branchline.games.england_wales.normal.deliveries import (
    choose_cube,
    deliver_cube,
    list_cubes,
    move_cube,
    why_no_cube,
    why_no_deliver,
    why_no_via,
)
from branchline.games.england_wales.normal.engines import raise_engine, why_no_upgrade
from branchline.games.england_wales.normal.inspection import (
    let_it_pass,
    next_inspector,
    stop_delivery,
    why_no_inspection,
    why_not_inspecting,
)
from branchline.games.england_wales.normal.reasons import (
    ACTION_UNDER_WAY,
    AUCTION_UNDER_WAY,
    BARON_IS_KEPT,
    BOND_NOT_NEEDED,
    CHOOSE_ACTION,
    DELIVERY_DECLARED,
    KEEP_BARON_FIRST,
    NO_AUCTION,
    REASONS,
)
from branchline.games.england_wales.normal.setup import keep_baron, list_keeps, next_keeper, why_no_keep
from branchline.games.england_wales.normal.steps import (
    active_player,
    begin_rounds,
    begin_turn,
    end_action,
    end_turn,
    next_bid,
    pass_action,
)
from branchline.games.england_wales.normal.urbanising import found_industry, urbanise, why_no_place, why_no_urbanise
from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP, NO_SUCH_CITY, NOT_YOUR_TURN
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

PARTS = (START, RESUME, FIRST_SIDE, TILE, FINISH, PLACE, CUBE, VIA, CHOOSE_CARD, GROW)
"""What comes after the kind of action has been chosen."""

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=KEEPING, over=GAME_OVER, others=NOT_YOUR_TURN,
    never={BOND: BOND_NOT_NEEDED}, absent={CITY: NO_SUCH_CITY},
    refuses={KEEP: BARON_IS_KEPT, BID: NO_AUCTION, (STOP, LET): why_no_inspection}, otherwise=ACTION_UNDER_WAY,
    phases=[
        Phase(KEEPING, asks=next_keeper, answers=[
            Answer(KEEP, why=why_no_keep, lists=list_keeps, does=keep_baron, then=[KEEPING, BEGIN_TURN]),
        ], otherwise=KEEP_BARON_FIRST),
        Phase(AUCTION, asks=next_bidder, others=why_not_bidding, answers=[
            Answer(PASS, why=ALLOWED, does=pass_bid, then=NEXT_BID),
            Answer(BID, why=why_no_bid, lists=list_bids, does=make_bid, then=NEXT_BID, costs=True),
        ], otherwise=AUCTION_UNDER_WAY),
        Phase(ACT, asks=active_player, answers=[
            Answer(PASS, why=ALLOWED, does=pass_action, then=END_ACTION),
            Answer(BUILD, why=why_no_build, then=STARTING),
            Answer(URBANISE, why=why_no_urbanise, then=PLACING),
            Answer(UPGRADE, why=why_no_upgrade, does=raise_engine, then=END_ACTION, costs=True),
            Answer(DELIVER, why=why_no_deliver, then=CHOOSING_CUBE),
            Answer(TAKE, why=why_no_take, then=CHOOSING_CARD),
        ], refuses={PARTS: CHOOSE_ACTION}),
        Phase(STARTING, asks=active_player, answers=[
            Answer(START, why=why_no_new_link, does=choose_city, then=LEAVING_CITY),
            Answer(RESUME, why=why_no_resume, does=resume_link, then=LAYING),
        ]),
        Phase(LEAVING_CITY, answers=[
            Answer(FIRST_SIDE, why=why_no_way_out, does=start_link, then=LAYING),
        ]),
        Phase(LAYING, asks=active_player, answers=[
            Answer(TILE, why=why_no_tile, lists=list_tiles, does=add_tile, then=LAYING),
            Answer(FINISH, why=why_no_finish, does=finish_build, then=END_ACTION, costs=True, completes=True),
        ]),
        Phase(PLACING, asks=active_player, answers=[
            Answer(PLACE, why=why_no_place, does=urbanise, then=END_ACTION, costs=True),
        ]),
        Phase(CHOOSING_CUBE, asks=active_player, answers=[
            Answer(CUBE, why=why_no_cube, lists=list_cubes, does=choose_cube, then=MOVING_CUBE),
        ]),
        Phase(MOVING_CUBE, asks=active_player, answers=[
            Answer(VIA, why=why_no_via, does=move_cube, then=[MOVING_CUBE, INSPECTION, DELIVER_CUBE]),
        ]),
        Phase(CHOOSING_CARD, asks=active_player, answers=[
            Answer(CHOOSE_CARD, why=why_no_card, does=take_card, then=[INDUSTRY, GROWING, END_ACTION]),
        ]),
        Phase(INDUSTRY, asks=active_player, answers=[
            Answer(PLACE, why=why_no_place, does=found_industry, then=END_ACTION),
        ]),
        Phase(GROWING, asks=active_player, answers=[
            Answer(GROW, why=ALLOWED, does=grow_city, then=END_ACTION),
        ]),
        Phase(INSPECTION, interrupts=True, asks=next_inspector, others=why_not_inspecting, passes=LET, answers=[
            Answer(STOP, why=ALLOWED, does=stop_delivery, then=END_ACTION),
            Answer(LET, why=ALLOWED, does=let_it_pass, then=[INSPECTION, DELIVER_CUBE]),
        ], refuses={VIA: MUST_STOP}, otherwise=DELIVERY_DECLARED),
    ],
    steps=[
        Step(NEXT_BID, does=next_bid, then=[AUCTION, BEGIN_ROUNDS]),
        Step(DELIVER_CUBE, does=deliver_cube, then=END_ACTION),
        Step(END_ACTION, does=end_action, then=[ACT, END_TURN]),
        Step(END_TURN, does=end_turn, then=[BEGIN_TURN, OVER]),
        Step(BEGIN_TURN, does=begin_turn, then=[AUCTION, BEGIN_ROUNDS]),
        Step(BEGIN_ROUNDS, does=begin_rounds, then=ACT),
    ],
)  # fmt: skip
