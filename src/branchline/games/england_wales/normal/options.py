"""The options of a table."""

from branchline.games.england_wales.options import CROSSING_SURCHARGE, CUBE_SETUP
from branchline.kernel.options import Option

STANDARD, LINEAR = range(2)
ONE_MORE_TURN, END_OF_TURN = range(2)
FROM_REVEAL, WHOLE_GAME = range(2)
BY_AUCTION, ROTATE = range(2)
ONE_ACTION, WHOLE_TURN = range(2)

OPTIONS = (
    CUBE_SETUP,
    Option("engine_costs", "standard", {"standard": STANDARD, "linear": LINEAR}, "EW-8.1"),
    CROSSING_SURCHARGE,
    Option("end_timing", "one_more_turn", {"one_more_turn": ONE_MORE_TURN, "end_of_turn": END_OF_TURN}, "EW-16.2"),
    Option("passenger_tracking", "from_reveal", {"from_reveal": FROM_REVEAL, "whole_game": WHOLE_GAME}, "EW-11.10"),
    Option("tunnel_engineer", "one_action", {"one_action": ONE_ACTION, "whole_turn": WHOLE_TURN}, "EW-11.14"),
    Option("first_auction", "auction", {"auction": BY_AUCTION, "rotate": ROTATE}, "EW-4.11"),
)
