"""§7, §12 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP
from branchline.games.england_wales.shares import auctions, building, deliveries, dividends, mergers, steps, votes
from branchline.games.england_wales.shares.actions import (
    ABANDON,
    BID,
    BUILD,
    CUBE,
    DECLINE,
    DELIVER,
    FIRST_SIDE,
    LEAVE,
    MERGE,
    PASS,
    PAY_OUT,
    PROPOSE,
    REPAY,
    SECOND,
    START,
    TILE,
    VERBS,
    VIA,
    VOTE,
    WITHDRAW,
)
from branchline.games.england_wales.shares.components import (
    ACT,
    CHOOSING_CUBE,
    LAYING,
    LEAVING_CITY,
    MERGING,
    MOVING_CUBE,
    NO,
    OPENING,
    PAYING_OUT,
    PHASE,
    PROPOSING,
    RAISING,
    REPAYING,
    SECOND_LINK,
    STARTING,
    VOTING,
)
from branchline.games.england_wales.shares.reasons import (
    ACTION_UNDER_WAY,
    AUCTIONS_UNDER_WAY,
    CHOOSE_ACTION,
    LINK_INCOMPLETE,
    NO_AUCTION,
    NO_ROUNDS,
    NO_VOTE,
    NOT_CONTROLLER,
    NOT_MERGING,
    NOT_PAYING,
    OPEN_FIRST,
    PROPOSE_FIRST,
    REASONS,
    VOTE_UNDER_WAY,
)
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

PARTS = (START, FIRST_SIDE, TILE, SECOND, CUBE, VIA, ABANDON)
"""What comes after the kind of action has been chosen."""
IN_ROUNDS = (BUILD, DELIVER, PASS, *PARTS)

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=PROPOSING, over=GAME_OVER, others=NOT_CONTROLLER, most_steps=steps.MOST_STEPS,
    refuses={
        (PROPOSE, WITHDRAW, BID, LEAVE): NO_AUCTION, (REPAY, PAY_OUT): NOT_PAYING,
        (MERGE, DECLINE): NOT_MERGING, VOTE: NO_VOTE,
    }, otherwise=ACTION_UNDER_WAY,
    phases=[
        Phase(PROPOSING, asks=steps.proposer, others=steps.why_not_proposing, answers=[
            Answer(WITHDRAW, why=ALLOWED, does=auctions.withdraw, then=steps.next_proposer),
            Answer(PROPOSE, why=auctions.why_no_proposal, does=auctions.propose, then=OPENING),
        ], refuses={(BID, LEAVE): PROPOSE_FIRST}, otherwise=AUCTIONS_UNDER_WAY),
        Phase(OPENING, asks=steps.proposer, others=steps.why_not_proposing, answers=[
            Answer(BID, why=auctions.why_no_bid, lists=auctions.list_bids, does=auctions.make_bid,
                   then=steps.next_bidder, costs=True),
        ], refuses={(PROPOSE, WITHDRAW, LEAVE): OPEN_FIRST}, otherwise=AUCTIONS_UNDER_WAY),
        Phase(RAISING, asks=auctions.next_to_raise, others=steps.why_not_raising, answers=[
            Answer(LEAVE, why=ALLOWED, does=auctions.leave, then=steps.next_bidder),
            Answer(BID, why=auctions.why_no_bid, lists=auctions.list_bids, does=auctions.make_bid,
                   then=steps.next_bidder, costs=True),
        ], refuses={(PROPOSE, WITHDRAW): OPEN_FIRST}, otherwise=AUCTIONS_UNDER_WAY),

        Phase(ACT, asks=steps.acting_controller, answers=[
            Answer(PASS, why=ALLOWED, does=steps.pass_action, then=steps.next_action),
            Answer(BUILD, why=building.why_no_build, then=STARTING),
            Answer(DELIVER, why=deliveries.why_no_deliver, then=CHOOSING_CUBE),
        ], refuses={PARTS: CHOOSE_ACTION}),
        Phase(STARTING, asks=steps.acting_controller, answers=[
            Answer(START, why=building.why_no_start, does=building.choose_city, then=LEAVING_CITY),
        ], refuses={SECOND: building.why_no_third}),
        Phase(LEAVING_CITY, answers=[
            Answer(FIRST_SIDE, why=building.why_no_way_out, does=building.start_link, then=LAYING),
        ], refuses={SECOND: building.why_no_third}),
        Phase(LAYING, asks=steps.acting_controller, answers=[
            Answer(TILE, why=building.why_no_tile, lists=building.list_tiles, does=building.add_tile,
                   then=[LAYING, SECOND_LINK, steps.next_action], costs=True),
            Answer(ABANDON, why=building.why_not_abandon_link, lists=building.list_tiles, does=building.abandon_link,
                   then=steps.next_action),
        ], refuses={SECOND: building.why_no_third, PASS: LINK_INCOMPLETE}),
        Phase(SECOND_LINK, asks=steps.acting_controller, answers=[
            Answer(SECOND, why=building.why_no_second, does=building.choose_second, then=[STARTING, steps.next_action]),
        ]),
        Phase(CHOOSING_CUBE, asks=steps.acting_controller, answers=[
            Answer(CUBE, why=deliveries.why_no_cube, lists=deliveries.list_cubes, does=deliveries.choose_cube,
                   then=MOVING_CUBE),
        ], refuses={VIA: MUST_STOP}),
        Phase(MOVING_CUBE, asks=steps.acting_controller, answers=[
            Answer(VIA, why=deliveries.why_no_via, lists=deliveries.list_ways, does=deliveries.move_cube,
                   then=[MOVING_CUBE, deliveries.deliver_cube]),
            Answer(ABANDON, why=deliveries.why_not_abandon_delivery, lists=deliveries.list_ways,
                   does=deliveries.abandon_delivery, then=steps.next_action),
        ]),

        Phase(REPAYING, asks=steps.acting_controller, answers=[
            Answer(REPAY, why=dividends.why_no_repayment, does=dividends.repay,
                   then=steps.take_up_dividend, costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(PAYING_OUT, asks=steps.acting_controller, answers=[
            Answer(PAY_OUT, why=dividends.why_no_dividend, lists=dividends.list_dividends, does=dividends.pay_dividend,
                   then=steps.next_dividend, costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(MERGING, asks=steps.acting_controller, answers=[
            Answer(DECLINE, why=ALLOWED, does=mergers.decline_merger, then=steps.next_merger),
            Answer(MERGE, why=mergers.why_no_merger, does=votes.propose_merger,
                   then=[VOTING, steps.next_merger], costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(VOTING, others=votes.why_not_voting, overdue=VOTE.pack([NO]), answers=[
            Answer(VOTE, why=ALLOWED, does=votes.cast_vote, then=[VOTING, steps.next_merger]),
        ], refuses={IN_ROUNDS: NO_ROUNDS, (MERGE, DECLINE): VOTE_UNDER_WAY}),
    ],
    steps=[
        Step(steps.next_bidder, then=[RAISING, steps.next_proposer]),
        Step(steps.next_proposer, then=[PROPOSING, steps.end_auctions]),
        Step(steps.end_auctions, then=[steps.begin_turn, OVER]),
        Step(steps.begin_turn, then=steps.next_action),
        Step(deliveries.deliver_cube, then=steps.next_action),
        Step(steps.next_action, then=[ACT, steps.begin_dividends]),
        Step(steps.begin_dividends, then=steps.next_dividend),
        Step(steps.next_dividend, then=[REPAYING, steps.take_up_dividend, steps.begin_mergers]),
        Step(steps.take_up_dividend, then=[PAYING_OUT, steps.next_dividend]),
        Step(steps.begin_mergers, then=steps.next_merger),
        Step(steps.next_merger, then=[MERGING, steps.next_merger, auctions.begin_auctions]),
        Step(auctions.begin_auctions, then=steps.next_proposer),
    ],
)  # fmt: skip
