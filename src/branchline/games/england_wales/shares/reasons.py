"""Why not: the reasons of the family, and those of the share game."""

from copy import deepcopy

from branchline.games.england_wales.reasons import (
    FIRST_LINK_NOT_OWN,
    GAME_OVER,
    LINK_UNFINISHED,
    NOT_YOUR_TURN,
    SHARED,
    START_NOT_CITY,
)

REASONS = deepcopy(SHARED)
REASONS.cite(GAME_OVER, "ES-11.2")
REASONS.cite(NOT_YOUR_TURN, "ES-7.2")
REASONS.cite(START_NOT_CITY, "ES-7.7")
REASONS.cite(LINK_UNFINISHED, "ES-7.13")
REASONS.cite(FIRST_LINK_NOT_OWN, "ES-7.13")

NO_SUCH_COMPANY = REASONS("no_such_company", "ES-2.4")
AUCTIONS_UNDER_WAY = REASONS("auctions_under_way", "ES-7.1")
NO_AUCTION = REASONS("no_auction", "ES-7.1")
OPEN_FIRST = REASONS("open_first", "ES-4.2")
PROPOSE_FIRST = REASONS("propose_first", "ES-4.2")
NO_SHARE_LEFT = REASONS("no_share_left", "ES-4.2")
BELOW_MINIMUM = REASONS("below_minimum", "ES-4.3")
RAISE_TOO_LOW = REASONS("raise_too_low", "ES-4.5")
NOT_ENOUGH_CASH = REASONS("not_enough_cash", "ES-4.4")
WITHDRAWN = REASONS("withdrawn", "ES-4.8")
LEFT_AUCTION = REASONS("left_auction", "ES-4.5")

NOT_CONTROLLER = REASONS("not_controller", "ES-5.1")
CHOOSE_ACTION = REASONS("choose_action", "ES-7.2")
ACTION_UNDER_WAY = REASONS("action_under_way", "ES-12.4")
NO_ROUNDS = REASONS("no_rounds", "ES-7.1")
NOTHING_TO_BUILD = REASONS("nothing_to_build", "ES-7.5")
NOT_CONNECTED = REASONS("not_connected", "ES-7.7")
BEYOND_MEANS = REASONS("beyond_means", "ES-6.6")
LINK_INCOMPLETE = REASONS("link_incomplete", "ES-7.5")
THIRD_LINK = REASONS("third_link", "ES-7.4")
NOTHING_TO_DELIVER = REASONS("nothing_to_deliver", "ES-7.13")
TOO_MANY_FOREIGN_LINKS = REASONS("too_many_foreign_links", "ES-7.15")
WAY_IS_OPEN = REASONS("way_is_open", "ES-12.3")

NOT_PAYING = REASONS("not_paying", "ES-8.1")
TOO_FEW_BONDS = REASONS("too_few_bonds", "ES-8.5")
DIVIDEND_TOO_HIGH = REASONS("dividend_too_high", "ES-8.6")
DIVIDEND_NO_CASH = REASONS("dividend_no_cash", "ES-8.6")

NOT_MERGING = REASONS("not_merging", "ES-9.1")
OWN_COMPANY = REASONS("own_company", "ES-9.1")
UNCONTROLLED = REASONS("uncontrolled", "ES-9.4")
NOT_LINKED_COMPANIES = REASONS("not_linked_companies", "ES-9.3")
MERGER_TOO_DEAR = REASONS("merger_too_dear", "ES-9.6")
VOTE_UNDER_WAY = REASONS("vote_under_way", "ES-9.7")
NO_VOTE = REASONS("no_vote", "ES-9.7")
NO_VOTES = REASONS("no_votes", "ES-9.7")
ALREADY_VOTED = REASONS("already_voted", "ES-9.10")
