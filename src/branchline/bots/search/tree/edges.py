"""Nodes and their edges: find and add them, set priors, select one by PUCT, and back a value up."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import NO_VALUE
from branchline.bots.search.tree.storage import (
    ACTION,
    CHILD,
    EDGES,
    EXPANDED,
    FIRST,
    HIGH,
    LOW,
    MOVER,
    NEXT,
    NODES,
    PRIOR,
    TOTAL,
    VISITS,
    Tree,
)
from branchline.kernel import NOBODY, Array, rule

C_PUCT = 0.5
"""The exploration constant."""
SHARPNESS = 3.0
"""The inverse temperature of heuristic priors, in units of the distance between the best score and the mean."""


@rule
def node_below(tree: Tree, edge: int) -> int:
    """The node below an edge, a new one if need be; NOBODY where there is no room left."""
    node = tree.edges[edge, CHILD]
    if node == NOBODY and tree.used[NODES] < tree.nodes.shape[0]:
        node = tree.used[NODES]
        tree.used[NODES] += 1
        tree.nodes[node, FIRST] = NOBODY
        tree.nodes[node, EXPANDED] = 0
        tree.edges[edge, CHILD] = node
    return node


@rule
def fill_slots(tree: Tree, node: int, mover: int) -> None:
    """Note the edges of a node at which this seat moves."""
    edge = tree.nodes[node, FIRST]
    for _ in range(tree.edges.shape[0]):
        if edge == NOBODY:
            break
        if tree.edges[edge, MOVER] == mover:
            tree.slot[tree.edges[edge, ACTION]] = edge
        edge = tree.edges[edge, NEXT]


@rule
def clear_slots(tree: Tree, node: int) -> None:
    edge = tree.nodes[node, FIRST]
    for _ in range(tree.edges.shape[0]):
        if edge == NOBODY:
            break
        tree.slot[tree.edges[edge, ACTION]] = NOBODY
        edge = tree.edges[edge, NEXT]


@rule
def add_edge(tree: Tree, node: int, mover: int, action: int) -> None:
    edge = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.edges[edge, ACTION] = action
    tree.edges[edge, MOVER] = mover
    tree.edges[edge, NEXT] = tree.nodes[node, FIRST]
    tree.edges[edge, CHILD] = NOBODY
    tree.edges[edge, VISITS] = 0
    tree.values[edge, TOTAL] = 0.0
    tree.nodes[node, FIRST] = edge
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
        tree.values[tree.slot[actions[k]], PRIOR] = prior
        total += prior
    for k in range(count):
        tree.values[tree.slot[actions[k]], PRIOR] /= total


@rule
def select_edge(tree: Tree, mover: int, actions: Array, count: int) -> int:
    """The place of the action with the best upper bound (PUCT) for whoever is to move. An edge without visits is
    expected to do as the others have; values are scaled to the bounds seen so far."""
    low = tree.bounds[mover, LOW]
    span = max(tree.bounds[mover, HIGH] - low, 1e-9)
    total, all_visits = 0.0, 0
    for k in range(count):
        edge = tree.slot[actions[k]]
        total += tree.values[edge, TOTAL]
        all_visits += tree.edges[edge, VISITS]
    usual = total / max(all_visits, 1)
    exploration = C_PUCT * np.sqrt(1.0 + all_visits)
    best, chosen = -np.inf, 0
    for k in range(count):
        edge = tree.slot[actions[k]]
        visits = tree.edges[edge, VISITS]
        mean = tree.values[edge, TOTAL] / visits if visits else usual
        bound = (mean - low) / span if all_visits else 0.0
        bound += exploration * tree.values[edge, PRIOR] / (1.0 + visits)
        if bound > best and tree.values[edge, PRIOR] > 0.0:
            best, chosen = bound, k
    return chosen


@rule
def back_up(tree: Tree, depth: int) -> None:
    """Add the result of the simulation to every edge on its path, each for the seat that moves there."""
    for step in range(depth):
        edge = tree.path[step]
        mover = tree.edges[edge, MOVER]
        value = tree.result[mover]
        tree.bounds[mover, LOW] = min(tree.bounds[mover, LOW], value)
        tree.bounds[mover, HIGH] = max(tree.bounds[mover, HIGH], value)
        tree.edges[edge, VISITS] += 1
        tree.values[edge, TOTAL] += value
