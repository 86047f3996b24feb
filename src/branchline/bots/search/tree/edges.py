"""Nodes and their edges: find and add them, set priors, select one by PUCT, and back a value up."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import NO_VALUE
from branchline.bots.search.tree.storage import Tree
from branchline.kernel import NOBODY, Array, rule

C_PUCT = 0.5
"""The exploration constant."""
SHARPNESS = 3.0
"""The inverse temperature of heuristic priors, in units of the distance between the best score and the mean."""


@rule
def node_below(tree: Tree, edge: int) -> int:
    """The node below an edge, a new one if need be; NOBODY where there is no room left."""
    node = tree.child[edge]
    if node == NOBODY and tree.nodes[0] < tree.first.shape[0]:
        node = tree.nodes[0]
        tree.nodes[0] += 1
        tree.first[node] = NOBODY
        tree.expanded[node] = 0
        tree.child[edge] = node
    return node


@rule
def fill_slots(tree: Tree, node: int, mover: int) -> None:
    """Note the edges of a node at which this seat moves."""
    edge = tree.first[node]
    for _ in range(tree.action.shape[0]):
        if edge == NOBODY:
            break
        if tree.mover[edge] == mover:
            tree.slot[tree.action[edge]] = edge
        edge = tree.next[edge]


@rule
def clear_slots(tree: Tree, node: int) -> None:
    edge = tree.first[node]
    for _ in range(tree.action.shape[0]):
        if edge == NOBODY:
            break
        tree.slot[tree.action[edge]] = NOBODY
        edge = tree.next[edge]


@rule
def add_edge(tree: Tree, node: int, mover: int, action: int) -> None:
    edge = tree.edges[0]
    tree.edges[0] += 1
    tree.action[edge] = action
    tree.mover[edge] = mover
    tree.next[edge] = tree.first[node]
    tree.child[edge] = NOBODY
    tree.visits[edge] = 0
    tree.total[edge] = 0.0
    tree.first[node] = edge
    tree.slot[action] = edge


@rule
def set_softmax_priors(tree: Tree, actions: Array, count: int) -> None:
    """Set the priors of the present node by a softmax of the heuristic scores; zero where there is no score."""
    best, mean, known = -np.inf, 0.0, 0
    for k in range(count):
        if tree.score[actions[k]] > NO_VALUE:
            best = max(best, tree.score[actions[k]])
            mean += tree.score[actions[k]]
            known += 1
    spread = max(best - mean / known, 1e-9)
    total = 0.0
    for k in range(count):
        prior = np.exp(SHARPNESS * (tree.score[actions[k]] - best) / spread)
        tree.prior[tree.slot[actions[k]]] = prior
        total += prior
    for k in range(count):
        tree.prior[tree.slot[actions[k]]] /= total


@rule
def select_edge(tree: Tree, mover: int, actions: Array, count: int) -> int:
    """The place of the action with the best upper bound (PUCT) for whoever is to move. An edge without visits is
    expected to do as the others have; values are scaled to the bounds seen so far."""
    low = tree.low[mover]
    span = max(tree.high[mover] - low, 1e-9)
    total, all_visits = 0.0, 0
    for k in range(count):
        edge = tree.slot[actions[k]]
        total += tree.total[edge]
        all_visits += tree.visits[edge]
    usual = total / max(all_visits, 1)
    exploration = C_PUCT * np.sqrt(1.0 + all_visits)
    best, chosen = -np.inf, 0
    for k in range(count):
        edge = tree.slot[actions[k]]
        visits = tree.visits[edge]
        mean = tree.total[edge] / visits if visits else usual
        bound = (mean - low) / span if all_visits else 0.0
        bound += exploration * tree.prior[edge] / (1.0 + visits)
        if bound > best and tree.prior[edge] > 0.0:
            best, chosen = bound, k
    return chosen


@rule
def back_up(tree: Tree, depth: int) -> None:
    """Add the result of the simulation to every edge on its path, each for the seat that moves there."""
    for step in range(depth):
        edge = tree.path[step]
        mover = tree.mover[edge]
        value = tree.result[mover]
        tree.low[mover] = min(tree.low[mover], value)
        tree.high[mover] = max(tree.high[mover], value)
        tree.visits[edge] += 1
        tree.total[edge] += value
