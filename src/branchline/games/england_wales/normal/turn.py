"""§5 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.england_wales.components import CITY
from branchline.games.england_wales.normal import (
    auction,
    building,
    cards,
    deliveries,
    engines,
    inspection,
    setup,
    steps,
    urbanising,
)
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
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    CHOOSING_CARD,
    CHOOSING_CUBE,
    GROWING,
    INDUSTRY,
    INSPECTION,
    KEEPING,
    LAYING,
    LEAVING_CITY,
    MOVING_CUBE,
    PHASE,
    PLACING,
    STARTING,
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
from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP, NO_SUCH_CITY, NOT_YOUR_TURN
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

PARTS = (START, RESUME, FIRST_SIDE, TILE, FINISH, PLACE, CUBE, VIA, CHOOSE_CARD, GROW)
"""What comes after the kind of action has been chosen."""

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=KEEPING, over=GAME_OVER, others=NOT_YOUR_TURN,
    never={BOND: BOND_NOT_NEEDED}, absent={CITY: NO_SUCH_CITY},
    refuses={KEEP: BARON_IS_KEPT, BID: NO_AUCTION, (STOP, LET): inspection.why_no_inspection},
    otherwise=ACTION_UNDER_WAY,
    phases=[
        Phase(KEEPING, asks=setup.next_keeper, answers=[
            Answer(KEEP, why=setup.why_no_keep, lists=setup.list_keeps, does=setup.keep_baron,
                   then=[KEEPING, steps.begin_turn]),
        ], otherwise=KEEP_BARON_FIRST),
        Phase(AUCTION, asks=auction.next_bidder, others=auction.why_not_bidding, answers=[
            Answer(PASS, why=ALLOWED, does=auction.pass_bid, then=steps.next_bid),
            Answer(BID, why=auction.why_no_bid, lists=auction.list_bids, does=auction.make_bid,
                   then=steps.next_bid, costs=True),
        ], otherwise=AUCTION_UNDER_WAY),
        Phase(ACT, asks=steps.active_player, answers=[
            Answer(PASS, why=ALLOWED, does=steps.pass_action, then=steps.end_action),
            Answer(BUILD, why=building.why_no_build, then=STARTING),
            Answer(URBANISE, why=urbanising.why_no_urbanise, then=PLACING),
            Answer(UPGRADE, why=engines.why_no_upgrade, does=engines.raise_engine, then=steps.end_action, costs=True),
            Answer(DELIVER, why=deliveries.why_no_deliver, then=CHOOSING_CUBE),
            Answer(TAKE, why=cards.why_no_take, then=CHOOSING_CARD),
        ], refuses={PARTS: CHOOSE_ACTION}),
        Phase(STARTING, asks=steps.active_player, answers=[
            Answer(START, why=building.why_no_new_link, does=building.choose_city, then=LEAVING_CITY),
            Answer(RESUME, why=building.why_no_resume, does=building.resume_link, then=LAYING),
        ]),
        Phase(LEAVING_CITY, answers=[
            Answer(FIRST_SIDE, why=building.why_no_way_out, does=building.start_link, then=LAYING),
        ]),
        Phase(LAYING, asks=steps.active_player, answers=[
            Answer(TILE, why=building.why_no_tile, lists=building.list_tiles, does=building.add_tile, then=LAYING),
            Answer(FINISH, why=building.why_no_finish, does=building.finish_build,
                   then=steps.end_action, costs=True, completes=True),
        ]),
        Phase(PLACING, asks=steps.active_player, answers=[
            Answer(PLACE, why=urbanising.why_no_place, does=urbanising.urbanise, then=steps.end_action, costs=True),
        ]),
        Phase(CHOOSING_CUBE, asks=steps.active_player, answers=[
            Answer(CUBE, why=deliveries.why_no_cube, lists=deliveries.list_cubes, does=deliveries.choose_cube,
                   then=MOVING_CUBE),
        ]),
        Phase(MOVING_CUBE, asks=steps.active_player, answers=[
            Answer(VIA, why=deliveries.why_no_via, does=deliveries.move_cube,
                   then=[MOVING_CUBE, INSPECTION, deliveries.deliver_cube]),
        ]),
        Phase(CHOOSING_CARD, asks=steps.active_player, answers=[
            Answer(CHOOSE_CARD, why=cards.why_no_card, does=cards.take_card,
                   then=[INDUSTRY, GROWING, steps.end_action]),
        ]),
        Phase(INDUSTRY, asks=steps.active_player, answers=[
            Answer(PLACE, why=urbanising.why_no_place, does=urbanising.found_industry, then=steps.end_action),
        ]),
        Phase(GROWING, asks=steps.active_player, answers=[
            Answer(GROW, why=ALLOWED, does=cards.grow_city, then=steps.end_action),
        ]),
        Phase(INSPECTION, interrupts=True, asks=inspection.next_inspector, others=inspection.why_not_inspecting,
              passes=LET, answers=[
            Answer(STOP, why=ALLOWED, does=inspection.stop_delivery, then=steps.end_action),
            Answer(LET, why=ALLOWED, does=inspection.let_it_pass, then=[INSPECTION, deliveries.deliver_cube]),
        ], refuses={VIA: MUST_STOP}, otherwise=DELIVERY_DECLARED),
    ],
    steps=[
        Step(steps.next_bid, then=[AUCTION, steps.begin_rounds]),
        Step(deliveries.deliver_cube, then=steps.end_action),
        Step(steps.end_action, then=[ACT, steps.end_turn]),
        Step(steps.end_turn, then=[steps.begin_turn, OVER]),
        Step(steps.begin_turn, then=[AUCTION, steps.begin_rounds]),
        Step(steps.begin_rounds, then=ACT),
    ],
)  # fmt: skip
