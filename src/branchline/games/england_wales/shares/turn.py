"""§7, §12 The turn: what is asked, what may be answered, and what follows."""

from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP
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
from branchline.games.england_wales.shares.auctions import (
    begin_auctions,
    leave,
    list_bids,
    make_bid,
    next_to_raise,
    propose,
    why_no_bid,
    why_no_proposal,
    withdraw,
)
from branchline.games.england_wales.shares.building import (
    abandon_link,
    add_tile,
    choose_city,
    choose_second,
    list_tiles,
    start_link,
    why_no_build,
    why_no_second,
    why_no_start,
    why_no_third,
    why_no_tile,
    why_no_way_out,
    why_not_abandon_link,
)
from branchline.games.england_wales.shares.components import (
    ACT,
    BEGIN_AUCTIONS,
    BEGIN_DIVIDENDS,
    BEGIN_MERGERS,
    BEGIN_TURN,
    CHOOSING_CUBE,
    DELIVER_CUBE,
    END_AUCTIONS,
    LAYING,
    LEAVING_CITY,
    MERGING,
    MOVING_CUBE,
    NEXT_ACTION,
    NEXT_BIDDER,
    NEXT_DIVIDEND,
    NEXT_MERGER,
    NEXT_PROPOSER,
    NO,
    OPENING,
    PAYING_OUT,
    PHASE,
    PROPOSING,
    RAISING,
    REPAYING,
    SECOND_LINK,
    STARTING,
    TAKE_UP_DIVIDEND,
    VOTING,
)
from branchline.games.england_wales.shares.deliveries import (
    abandon_delivery,
    choose_cube,
    deliver_cube,
    list_cubes,
    list_ways,
    move_cube,
    why_no_cube,
    why_no_deliver,
    why_no_via,
    why_not_abandon_delivery,
)
from branchline.games.england_wales.shares.dividends import (
    list_dividends,
    pay_dividend,
    repay,
    why_no_dividend,
    why_no_repayment,
)
from branchline.games.england_wales.shares.mergers import decline_merger, why_no_merger
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
from branchline.games.england_wales.shares.steps import (
    MOST_STEPS,
    acting_controller,
    begin_dividends,
    begin_mergers,
    begin_turn,
    end_auctions,
    next_action,
    next_bidder,
    next_dividend,
    next_merger,
    next_proposer,
    pass_action,
    proposer,
    take_up_dividend,
    why_not_proposing,
    why_not_raising,
)
from branchline.games.england_wales.shares.votes import cast_vote, propose_merger, why_not_voting
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

PARTS = (START, FIRST_SIDE, TILE, SECOND, CUBE, VIA, ABANDON)
"""What comes after the kind of action has been chosen."""
IN_ROUNDS = (BUILD, DELIVER, PASS, *PARTS)

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=PROPOSING, over=GAME_OVER, others=NOT_CONTROLLER, most_steps=MOST_STEPS,
    refuses={
        (PROPOSE, WITHDRAW, BID, LEAVE): NO_AUCTION, (REPAY, PAY_OUT): NOT_PAYING,
        (MERGE, DECLINE): NOT_MERGING, VOTE: NO_VOTE,
    }, otherwise=ACTION_UNDER_WAY,
    phases=[
        Phase(PROPOSING, asks=proposer, others=why_not_proposing, answers=[
            Answer(WITHDRAW, why=ALLOWED, does=withdraw, then=NEXT_PROPOSER),
            Answer(PROPOSE, why=why_no_proposal, does=propose, then=OPENING),
        ], refuses={(BID, LEAVE): PROPOSE_FIRST}, otherwise=AUCTIONS_UNDER_WAY),
        Phase(OPENING, asks=proposer, others=why_not_proposing, answers=[
            Answer(BID, why=why_no_bid, lists=list_bids, does=make_bid, then=NEXT_BIDDER, costs=True),
        ], refuses={(PROPOSE, WITHDRAW, LEAVE): OPEN_FIRST}, otherwise=AUCTIONS_UNDER_WAY),
        Phase(RAISING, asks=next_to_raise, others=why_not_raising, answers=[
            Answer(LEAVE, why=ALLOWED, does=leave, then=NEXT_BIDDER),
            Answer(BID, why=why_no_bid, lists=list_bids, does=make_bid, then=NEXT_BIDDER, costs=True),
        ], refuses={(PROPOSE, WITHDRAW): OPEN_FIRST}, otherwise=AUCTIONS_UNDER_WAY),

        Phase(ACT, asks=acting_controller, answers=[
            Answer(PASS, why=ALLOWED, does=pass_action, then=NEXT_ACTION),
            Answer(BUILD, why=why_no_build, then=STARTING),
            Answer(DELIVER, why=why_no_deliver, then=CHOOSING_CUBE),
        ], refuses={PARTS: CHOOSE_ACTION}),
        Phase(STARTING, asks=acting_controller, answers=[
            Answer(START, why=why_no_start, does=choose_city, then=LEAVING_CITY),
        ], refuses={SECOND: why_no_third}),
        Phase(LEAVING_CITY, answers=[
            Answer(FIRST_SIDE, why=why_no_way_out, does=start_link, then=LAYING),
        ], refuses={SECOND: why_no_third}),
        Phase(LAYING, asks=acting_controller, answers=[
            Answer(TILE, why=why_no_tile, lists=list_tiles, does=add_tile, then=[LAYING, SECOND_LINK, NEXT_ACTION],
                   costs=True),
            Answer(ABANDON, why=why_not_abandon_link, lists=list_tiles, does=abandon_link, then=NEXT_ACTION),
        ], refuses={SECOND: why_no_third, PASS: LINK_INCOMPLETE}),
        Phase(SECOND_LINK, asks=acting_controller, answers=[
            Answer(SECOND, why=why_no_second, does=choose_second, then=[STARTING, NEXT_ACTION]),
        ]),
        Phase(CHOOSING_CUBE, asks=acting_controller, answers=[
            Answer(CUBE, why=why_no_cube, lists=list_cubes, does=choose_cube, then=MOVING_CUBE),
        ], refuses={VIA: MUST_STOP}),
        Phase(MOVING_CUBE, asks=acting_controller, answers=[
            Answer(VIA, why=why_no_via, lists=list_ways, does=move_cube, then=[MOVING_CUBE, DELIVER_CUBE]),
            Answer(ABANDON, why=why_not_abandon_delivery, lists=list_ways, does=abandon_delivery, then=NEXT_ACTION),
        ]),

        Phase(REPAYING, asks=acting_controller, answers=[
            Answer(REPAY, why=why_no_repayment, does=repay, then=TAKE_UP_DIVIDEND, costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(PAYING_OUT, asks=acting_controller, answers=[
            Answer(PAY_OUT, why=why_no_dividend, lists=list_dividends, does=pay_dividend, then=NEXT_DIVIDEND,
                   costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(MERGING, asks=acting_controller, answers=[
            Answer(DECLINE, why=ALLOWED, does=decline_merger, then=NEXT_MERGER),
            Answer(MERGE, why=why_no_merger, does=propose_merger, then=[VOTING, NEXT_MERGER], costs=True),
        ], refuses={IN_ROUNDS: NO_ROUNDS}),
        Phase(VOTING, others=why_not_voting, overdue=VOTE.pack([NO]), answers=[
            Answer(VOTE, why=ALLOWED, does=cast_vote, then=[VOTING, NEXT_MERGER]),
        ], refuses={IN_ROUNDS: NO_ROUNDS, (MERGE, DECLINE): VOTE_UNDER_WAY}),
    ],
    steps=[
        Step(NEXT_BIDDER, does=next_bidder, then=[RAISING, NEXT_PROPOSER]),
        Step(NEXT_PROPOSER, does=next_proposer, then=[PROPOSING, END_AUCTIONS]),
        Step(END_AUCTIONS, does=end_auctions, then=[BEGIN_TURN, OVER]),
        Step(BEGIN_TURN, does=begin_turn, then=NEXT_ACTION),
        Step(DELIVER_CUBE, does=deliver_cube, then=NEXT_ACTION),
        Step(NEXT_ACTION, does=next_action, then=[ACT, BEGIN_DIVIDENDS]),
        Step(BEGIN_DIVIDENDS, does=begin_dividends, then=NEXT_DIVIDEND),
        Step(NEXT_DIVIDEND, does=next_dividend, then=[REPAYING, TAKE_UP_DIVIDEND, BEGIN_MERGERS]),
        Step(TAKE_UP_DIVIDEND, does=take_up_dividend, then=[PAYING_OUT, NEXT_DIVIDEND]),
        Step(BEGIN_MERGERS, does=begin_mergers, then=NEXT_MERGER),
        Step(NEXT_MERGER, does=next_merger, then=[MERGING, NEXT_MERGER, BEGIN_AUCTIONS]),
        Step(BEGIN_AUCTIONS, does=begin_auctions, then=NEXT_PROPOSER),
    ],
)  # fmt: skip
