"""The turn: what is asked, what may be answered, and what follows."""

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
from branchline.games.dales.auction import (
    choose_colour,
    list_bids,
    place_bid,
    why_no_bid,
    why_no_colour,
    why_not_bidding,
    winner,
)
from branchline.games.dales.building import (
    extend_line,
    list_extensions,
    pass_building,
    start_line,
    why_no_extension,
    why_no_finish,
    why_no_start,
    why_not_paid_yet,
)
from branchline.games.dales.components import (
    BEGIN_BUILDING,
    BEGIN_LOADING,
    BEGIN_SELLING,
    BIDDING,
    BUILD,
    COLOUR_CHOICE,
    END_TURN,
    EXCHANGING,
    EXTENDING,
    NEXT_BIDDER,
    NEXT_BUILDER,
    NEXT_LOADER,
    NEXT_SELLER,
    PAY_LINE,
    PAY_TRAIN,
    PAYMENT,
    PHASE,
    SALE,
    SALE_EXTEND,
    SETTLE_SPACES,
    TAKE_STOCK,
    TRAIN,
    TRAIN_CHOICE,
)
from branchline.games.dales.loading import (
    list_loads,
    load_item,
    load_passenger,
    pass_loading,
    why_no_load,
    why_no_train,
    why_not_loading,
)
from branchline.games.dales.orders import in_build_order, in_player_order, in_train_order
from branchline.games.dales.payment import (
    choose_colour_to_pay,
    choose_point,
    choose_train,
    price_line,
    why_no_exchange,
    why_no_payment,
)
from branchline.games.dales.profit import take_stock
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
from branchline.games.dales.selling import (
    complete_sale,
    extend_sale,
    list_sale_extensions,
    pass_selling,
    start_sale,
    why_no_sale,
    why_no_sale_extension,
    why_no_sale_finish,
    why_not_selling,
)
from branchline.games.dales.steps import (
    begin_building,
    begin_loading,
    begin_selling,
    end_turn,
    next_bidder,
    next_builder,
    next_loader,
    next_seller,
    pay_line,
    pay_train,
    settle_spaces,
)
from branchline.games.dales.trains import why_no_purchase
from branchline.kernel import ALLOWED, OVER, Answer, Phase, Step, Turn

TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=BIDDING, over=GAME_OVER, others=NOT_YOUR_TURN, otherwise=WRONG_PHASE,
    phases=[
        Phase(BIDDING, asks=in_player_order, others=why_not_bidding, answers=[
            Answer(BID, why=why_no_bid, lists=list_bids, does=place_bid, then=NEXT_BIDDER, costs=True),
        ], refuses={PASS: MUST_BID}),
        Phase(COLOUR_CHOICE, asks=winner, answers=[
            Answer(CHOOSE_COLOUR, why=why_no_colour, does=choose_colour, then=SETTLE_SPACES),
        ]),
        Phase(BUILD, asks=in_build_order, answers=[
            Answer(START, why=why_no_start, does=start_line, then=EXTENDING),
            Answer(PASS, why=ALLOWED, does=pass_building, then=NEXT_BUILDER),
        ]),
        Phase(EXTENDING, asks=in_build_order, answers=[
            Answer(EXTEND, why=why_no_extension, lists=list_extensions, does=extend_line, then=EXTENDING),
            Answer(FINISH, why=why_no_finish, does=price_line, then=PAY_LINE, costs=True, completes=True),
        ], refuses={(START, PASS): LINE_HAS_STARTED, PAY: why_not_paid_yet}),
        Phase(PAYMENT, asks=in_build_order, answers=[
            Answer(PAY, why=why_no_payment, does=choose_colour_to_pay, then=PAY_LINE, costs=True),
        ]),
        Phase(TRAIN, asks=in_train_order, others=why_not_loading, answers=[
            Answer(PASS, why=ALLOWED, does=pass_loading, then=NEXT_LOADER),
            Answer(BUY, why=why_no_purchase, does=choose_train, then=PAY_TRAIN, costs=True),
            Answer(LOAD, why=why_no_load, lists=list_loads, does=load_item, then=[TRAIN_CHOICE, NEXT_LOADER]),
        ], refuses={EXCHANGE: EXCHANGE_NOT_NEEDED}),
        Phase(EXCHANGING, asks=in_train_order, others=why_not_loading, answers=[
            Answer(EXCHANGE, why=why_no_exchange, does=choose_point, then=PAY_TRAIN, costs=True),
        ]),
        Phase(TRAIN_CHOICE, asks=in_train_order, others=why_not_loading, answers=[
            Answer(LOAD_TRAIN, why=why_no_train, does=load_passenger, then=NEXT_LOADER),
        ]),
        Phase(SALE, asks=in_player_order, others=why_not_selling, answers=[
            Answer(SELL, why=why_no_sale, does=start_sale, then=SALE_EXTEND),
            Answer(PASS, why=ALLOWED, does=pass_selling, then=NEXT_SELLER),
        ]),
        Phase(SALE_EXTEND, asks=in_player_order, others=why_not_selling, answers=[
            Answer(SELL_EXTEND, why=why_no_sale_extension, lists=list_sale_extensions, does=extend_sale,
                   then=SALE_EXTEND),
            Answer(SELL_FINISH, why=why_no_sale_finish, does=complete_sale, then=NEXT_SELLER,
                   costs=True, completes=True),
        ], refuses={(SELL, PASS): SALE_HAS_STARTED}),
    ],
    steps=[
        Step(NEXT_BIDDER, does=next_bidder, then=[BIDDING, SETTLE_SPACES]),
        Step(SETTLE_SPACES, does=settle_spaces, then=[COLOUR_CHOICE, BEGIN_BUILDING]),
        Step(BEGIN_BUILDING, does=begin_building, then=NEXT_BUILDER),
        Step(PAY_LINE, does=pay_line, then=[PAYMENT, NEXT_BUILDER]),
        Step(NEXT_BUILDER, does=next_builder, then=[BUILD, BEGIN_LOADING]),
        Step(BEGIN_LOADING, does=begin_loading, then=NEXT_LOADER),
        Step(PAY_TRAIN, does=pay_train, then=[EXCHANGING, NEXT_LOADER]),
        Step(NEXT_LOADER, does=next_loader, then=[TRAIN, TAKE_STOCK]),
        Step(TAKE_STOCK, does=take_stock, then=BEGIN_SELLING),
        Step(BEGIN_SELLING, does=begin_selling, then=NEXT_SELLER),
        Step(NEXT_SELLER, does=next_seller, then=[SALE, END_TURN]),
        Step(END_TURN, does=end_turn, then=[BIDDING, OVER]),
    ],
)  # fmt: skip
