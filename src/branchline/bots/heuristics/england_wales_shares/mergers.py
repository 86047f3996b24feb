"""Values a merger while shareholders vote on it: to oneself, and to all who are asked."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales_shares.net_worth import NET_WORTH_END, rate_shares, rated_lead, unheard
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import SEATS, YES
from branchline.games.england_wales.shares.mergers import merge
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.votes import voting_company
from branchline.kernel import NOBODY, Array, rule

SURE = 0.9
"""How likely shareholders are to agree who all gain by a merger; how likely to refuse, if they all lose."""
EFFORT = 0.5
"""The cost of a proposal, so that nobody asks for what the others are sure to refuse."""

GAIN = NET_WORTH_END
"""In the workspace, by seat: what a merger brings, what there is without it, and the shares of buyer and target."""
APART = GAIN + SEATS
STAKE = APART + SEATS
MERGERS_END = STAKE + 2 * SEATS


@rule
def lead_in_vote(board: Board, state: State, seat: int, workspace: Array) -> float:
    """Weigh the lead as things are with that after the merger, as likely as the shareholders are to agree. Whoever
    proposes, votes or guesses how others will vote goes by the same values."""
    buyer, target, voting = state.acting, state.target, voting_company(state)
    runs_buyer, runs_target = state.controller[buyer], state.controller[target]
    for other in range(state.players):
        workspace[STAKE + other] = state.shares[buyer, other]
        workspace[STAKE + SEATS + other] = state.shares[target, other]
    gain_by_merging(board, state, workspace)
    odds = agreement(state, seat, runs_target, STAKE + SEATS, voting == target, workspace)
    if voting == buyer:
        odds *= agreement(state, seat, runs_buyer, STAKE, True, workspace)
    effort = EFFORT if runs_buyer == seat else 0.0
    return workspace[APART + seat] + odds * workspace[GAIN + seat] - effort


@rule
def gain_by_merging(board: Board, state: State, workspace: Array) -> None:
    """Write the gain of each seat by the merger, and its value without it."""
    rate_shares(board, state, workspace)
    for seat in range(state.players):
        workspace[APART + seat] = rated_lead(board, state, seat, workspace)
    merge(board, state, unheard(state))
    rate_shares(board, state, workspace)
    for seat in range(state.players):
        workspace[GAIN + seat] = rated_lead(board, state, seat, workspace) - workspace[APART + seat]


@rule
def agreement(state: State, seat: int, controller: int, stakes: int, now: bool, workspace: Array) -> float:
    """Estimate how likely the shareholders of a company agree, if all vote for what they gain by; a seat knows its own
    vote."""
    votes, in_favour, alone, deciding = 0.0, 0.0, 0.0, 0.5
    for other in range(state.players):
        yes = workspace[GAIN + other] > 0.0
        if now and other == seat and state.vote[seat] != NOBODY:
            yes = state.vote[seat] == YES
        stake = workspace[stakes + other]
        votes += stake
        in_favour += stake if yes else -stake
        if other == controller:
            alone, deciding = stake, SURE if yes else 1.0 - SURE
    return deciding if 2.0 * alone >= votes else 0.5 + (SURE - 0.5) * in_favour / votes
