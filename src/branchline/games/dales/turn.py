"""The turn: what is asked, what may be answered, and what follows."""

from branchline.games.dales import auction, building, loading, orders, payment, profit, selling, steps, trains
from branchline.games.dales.actions import (
    BID,
    BUY,
    CHOOSE_COLOUR,
    EXCHANGE,
    EXTEND,
    FINISH,
    LOAD,
    LOAD_TRAIN,
    PASS,
    PAY,
    SELL,
    SELL_EXTEND,
    SELL_FINISH,
    START,
    VERBS,
)
from branchline.games.dales.components import (
    BIDDING,
    BUILD,
    COLOUR_CHOICE,
    EXCHANGING,
    EXTENDING,
    PAYMENT,
    PHASE,
    SALE,
    SALE_EXTEND,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.reasons import (
    EXCHANGE_NOT_NEEDED,
    GAME_OVER,
    LINE_HAS_STARTED,
    MUST_BID,
    NOT_YOUR_TURN,
    REASONS,
    SALE_HAS_STARTED,
    WRONG_PHASE,
)
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=BIDDING, over=GAME_OVER, others=NOT_YOUR_TURN, otherwise=WRONG_PHASE,
    phases=[
        Phase(BIDDING, asks=orders.in_player_order, others=auction.why_not_bidding, answers=[
            Answer(BID, why=auction.why_no_bid, lists=auction.list_bids, does=auction.place_bid,
                   then=steps.next_bidder, costs=True),
        ], refuses={PASS: MUST_BID}),
        Phase(COLOUR_CHOICE, asks=auction.winner, answers=[
            Answer(CHOOSE_COLOUR, why=auction.why_no_colour, does=auction.choose_colour, then=steps.settle_spaces),
        ]),
        Phase(BUILD, asks=orders.in_build_order, answers=[
            Answer(START, why=building.why_no_start, does=building.start_line, then=EXTENDING),
            Answer(PASS, why=ALLOWED, does=building.pass_building, then=steps.next_builder),
        ]),
        Phase(EXTENDING, asks=orders.in_build_order, answers=[
            Answer(EXTEND, why=building.why_no_extension, lists=building.list_extensions, does=building.extend_line,
                   then=EXTENDING),
            Answer(FINISH, why=building.why_no_finish, does=payment.price_line,
                   then=steps.pay_line, costs=True, completes=True),
        ], refuses={(START, PASS): LINE_HAS_STARTED, PAY: building.why_not_paid_yet}),
        Phase(PAYMENT, asks=orders.in_build_order, answers=[
            Answer(PAY, why=payment.why_no_payment, does=payment.choose_colour_to_pay, then=steps.pay_line, costs=True),
        ]),
        Phase(TRAIN, asks=orders.in_train_order, others=loading.why_not_loading, answers=[
            Answer(PASS, why=ALLOWED, does=loading.pass_loading, then=steps.next_loader),
            Answer(BUY, why=trains.why_no_purchase, does=payment.choose_train, then=steps.pay_train, costs=True),
            Answer(LOAD, why=loading.why_no_load, lists=loading.list_loads, does=loading.load_item,
                   then=[TRAIN_CHOICE, steps.next_loader]),
        ], refuses={EXCHANGE: EXCHANGE_NOT_NEEDED}),
        Phase(EXCHANGING, asks=orders.in_train_order, others=loading.why_not_loading, answers=[
            Answer(EXCHANGE, why=payment.why_no_exchange, does=payment.choose_point, then=steps.pay_train, costs=True),
        ]),
        Phase(TRAIN_CHOICE, asks=orders.in_train_order, others=loading.why_not_loading, answers=[
            Answer(LOAD_TRAIN, why=loading.why_no_train, does=loading.load_passenger, then=steps.next_loader),
        ]),
        Phase(SALE, asks=orders.in_player_order, others=selling.why_not_selling, answers=[
            Answer(SELL, why=selling.why_no_sale, does=selling.start_sale, then=SALE_EXTEND),
            Answer(PASS, why=ALLOWED, does=selling.pass_selling, then=steps.next_seller),
        ]),
        Phase(SALE_EXTEND, asks=orders.in_player_order, others=selling.why_not_selling, answers=[
            Answer(SELL_EXTEND, why=selling.why_no_sale_extension, lists=selling.list_sale_extensions,
                   does=selling.extend_sale, then=SALE_EXTEND),
            Answer(SELL_FINISH, why=selling.why_no_sale_finish, does=selling.complete_sale,
                   then=steps.next_seller, costs=True, completes=True),
        ], refuses={(SELL, PASS): SALE_HAS_STARTED}),
    ],
    steps=[
        Step(steps.next_bidder, then=[BIDDING, steps.settle_spaces]),
        Step(steps.settle_spaces, then=[COLOUR_CHOICE, steps.begin_building]),
        Step(steps.begin_building, then=steps.next_builder),
        Step(steps.pay_line, then=[PAYMENT, steps.next_builder]),
        Step(steps.next_builder, then=[BUILD, steps.begin_loading]),
        Step(steps.begin_loading, then=steps.next_loader),
        Step(steps.pay_train, then=[EXCHANGING, steps.next_loader]),
        Step(steps.next_loader, then=[TRAIN, profit.take_stock]),
        Step(profit.take_stock, then=steps.begin_selling),
        Step(steps.begin_selling, then=steps.next_seller),
        Step(steps.next_seller, then=[SALE, steps.end_turn]),
        Step(steps.end_turn, then=[BIDDING, OVER]),
    ],
)  # fmt: skip
