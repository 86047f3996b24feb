"""The pieces of the share game: how many fit into a record, and what the numbers mean."""

from branchline.kernel import Kind

SEATS = 5
SEAT = Kind("seat", SEATS)
MONEY = Kind("money")
COMPANIES = 6
COMPANY = Kind("company", COMPANIES, counted_by="companies")
PLACE = Kind("place", COMPANIES)
SHARES = 10
"""Of each company."""
MOST_PRICE = 100
MOST_MULTIPLE = 3
MOST_BID = 255
MOST_BONDS = 97
MOST_MONEY = 1_000_000
MOST_TURNS = 31
"""The limit of turns, and one more if the end was brought about in the last."""
ROUNDS = 3

SOURCE = Kind("source", labels=("available", "issued"))
AVAILABLE, ISSUED = range(2)
AMOUNT = Kind("amount", MOST_BID, first=1)
BONDS = Kind("bonds", MOST_BONDS + 1)
DIVIDEND = Kind("dividend", MOST_MULTIPLE * MOST_PRICE + 1)
ANSWER = Kind("answer", labels=("no", "yes"))
NO, YES = range(2)

PHASE = Kind(
    "phase",
    labels=(
        "", "propose", "open", "raise", "act", "start", "side", "tile", "second", "cube", "via", "repay", "dividend",
        "merge", "vote",
    ),
)  # fmt: skip
PROPOSING, OPENING, RAISING, ACT, STARTING, LEAVING_CITY, LAYING, SECOND_LINK = range(1, 9)
CHOOSING_CUBE, MOVING_CUBE, REPAYING, PAYING_OUT, MERGING, VOTING = range(9, 15)
NEXT_BIDDER, NEXT_PROPOSER, END_AUCTIONS, BEGIN_TURN, DELIVER_CUBE, NEXT_ACTION = range(15, 21)
BEGIN_DIVIDENDS, NEXT_DIVIDEND, TAKE_UP_DIVIDEND, BEGIN_MERGERS, NEXT_MERGER, BEGIN_AUCTIONS = range(21, 27)
"""The phases, and the steps that the game takes by itself, as they stand in the turn."""
