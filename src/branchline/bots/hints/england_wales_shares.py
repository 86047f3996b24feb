"""What a good position of the share game looks like: cash, shares at their price, and what the companies behind the
shares will still earn and pay out, for their owner more than for the others; control is worth something of its own.

Values are in thousands. What is under way counts as what it will come to: a link half built by what it promises, a
merger to be voted on by what it would do to one's own holdings.
"""

from __future__ import annotations

from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.shares.auctions import is_initial
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import link_cost
from branchline.games.england_wales.shares.components import TILE, VIA, VOTE, YES
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.dividends import income_of
from branchline.games.england_wales.shares.ending import final_price, markers_to_end, score
from branchline.games.england_wales.shares.mergers import merger_price, price_of_share
from branchline.games.england_wales.shares.money import count_links
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import tiles_laid
from branchline.kernel import NOBODY, Array, present_phase, rule

STEPS = 8
"""A link of five tiles, with its city, its side and the choice to build."""
WAYS = 24

ENVY = 0.6
MARKERS_A_TURN = 2.5
MOST_TURNS_LEFT = 7.0
FUNDS_WORTH = 0.75
"""What money in a company is worth to its shareholders: it is paid out later, or lost in the end."""
FUNDS_WORTH_AT_END = 0.2
FIRST_LINK, EACH_LINK, MOST_LINKS = 3.0, 1.5, 9.0
"""What a turn brings a company with so many links."""
EARNINGS_WORTH = 0.55
CONTROL_WORTH = 2.5
BOND_BURDEN = 0.5
TILE_PROMISE = 0.9
STEP_PROMISE = 0.4


@rule
def evaluate(board: Board, state: State, seat: int, work: Array) -> float:
    """A seat's worth, less some of what the best of the others has."""
    if state.ended:
        return score(state, seat) - ENVY * best_other(board, state, seat, 0.0)
    turns = turns_left(board, state)
    value = worth(board, state, seat, turns)
    if present_phase(state) == VOTE and backs_merger(state, seat):
        value += 0.5 * merger_gain(board, state, seat, turns)
    return value + promise(board, state, seat, turns) - ENVY * best_other(board, state, seat, turns)


@rule
def turns_left(board: Board, state: State) -> float:
    """How many more turns the game is likely to take."""
    missing = markers_to_end(board, state) - count_emptied(board, state)
    return min(MOST_TURNS_LEFT, max(0.0, missing / MARKERS_A_TURN))


@rule
def best_other(board: Board, state: State, seat: int, turns: float) -> float:
    best = 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, worth(board, state, other, turns))
    return best


@rule
def worth(board: Board, state: State, seat: int, turns: float) -> float:
    """Cash, and each share at its price with its part of what its company has and will earn."""
    value = float(state.cash[seat])
    for company in range(board.companies):
        held = state.shares[company, seat]
        if held > 0:
            value += held * (final_price(state, company) + prospects(board, state, company, turns))
        if state.controller[company] == seat:
            value += CONTROL_WORTH * turns / MOST_TURNS_LEFT
    return value


@rule
def prospects(board: Board, state: State, company: int, turns: float) -> float:
    """What a share may still bring besides its price."""
    issued = max(1, issued_shares(state, company))
    kept = FUNDS_WORTH if turns > 0.5 or is_initial(state) else FUNDS_WORTH_AT_END
    money = kept * (state.funds[company] + income_of(board, state, state.income[company]))
    return (money + EARNINGS_WORTH * turns * earnings(state, company) - burden(state, company, turns)) / issued


@rule
def earnings(state: State, company: int) -> float:
    """What a turn brings a company with its network; with none, it has still to pay for one."""
    links = float(count_links(state, company))
    return 0.0 if links == 0.0 else FIRST_LINK + EACH_LINK * min(links, MOST_LINKS)


@rule
def burden(state: State, company: int, turns: float) -> float:
    return state.bonds[company] * (1.0 + BOND_BURDEN * turns)


# --- what is under way ---------------------------------------------------------------------------------------------


@rule
def promise(board: Board, state: State, seat: int, turns: float) -> float:
    """What a link half built or a cube on its way will come to, for who decides."""
    company = state.acting
    if company == NOBODY or state.controller[company] != seat:
        return 0.0
    share = float(state.shares[company, seat]) / max(1, issued_shares(state, company))
    if present_phase(state) == TILE:
        link = EARNINGS_WORTH * turns * (EACH_LINK if count_links(state, company) > 0 else FIRST_LINK + EACH_LINK)
        return share * (TILE_PROMISE * link - FUNDS_WORTH * (link_cost(board, state) + 1.0 / (1 + tiles_laid(state))))
    return STEP_PROMISE * own_steps(state, company) * share if present_phase(state) == VIA else 0.0


@rule
def own_steps(state: State, company: int) -> int:
    steps = 0
    for step in range(state.steps):
        steps += 1 if state.owner[state.path[step]] == company else -1
    return steps


@rule
def backs_merger(state: State, seat: int) -> bool:
    return state.vote[seat] == YES or state.controller[state.acting] == seat


@rule
def merger_gain(board: Board, state: State, seat: int, turns: float) -> float:
    """What the merger that is voted on does to one's own holdings: the premium on the target's shares, and the buyer's
    longer lines against what they cost."""
    buyer, target = state.acting, state.target
    sold = state.shares[target, seat] * (
        price_of_share(board, state, target) - final_price(state, target) - prospects(board, state, target, turns)
    )
    joint = earnings(state, target) * EARNINGS_WORTH * turns + FUNDS_WORTH * state.funds[target]
    cost = FUNDS_WORTH * merger_price(board, state, target) + burden(state, target, turns)
    part = float(state.shares[buyer, seat]) / max(1, issued_shares(state, buyer))
    return sold + part * (joint - cost)
