"""Arrays that hold a search tree, and the buffers of a simulation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.bots.heuristic import WORKSPACE
from branchline.bots.search.beam import Beam, new_beam
from branchline.kernel import NOBODY, Array
from branchline.kernel.contract import Contract
from branchline.kernel.events import no_log
from branchline.kernel.kinds import SEAT_LETTERS

SEATS = len(SEAT_LETTERS)
HERE, TRIAL = range(2)
"""Entries of `Buffers.states`: the position of the present simulation, and one for trials."""

MOST_EDGES = 1 << 17
MOST_STEPS = 4096
"""Actions of one simulation, those without a choice included."""


class Tree(NamedTuple):
    """A search tree; node 0 is the root."""

    nodes: Array
    """One number: how many nodes there are."""
    first: Array
    """By node its first edge, or NOBODY."""
    expanded: Array
    """By node whether it has been judged."""
    edges: Array
    """One number: how many edges there are."""
    action: Array
    """By edge, as all that follow: the action."""
    mover: Array
    """The seat that moves."""
    next: Array
    """The next edge of the same node, or NOBODY."""
    child: Array
    """The node below, or NOBODY."""
    visits: Array
    prior: Array
    total: Array
    """The sum of the values of its visits."""
    low: Array
    """By seat the lowest value seen."""
    high: Array
    """By seat the highest value seen."""
    leaf: Array
    """One number: the node that the present simulation has reached, or NOBODY."""
    choices: Array
    """One number: how many actions are legal there."""
    path: Array
    """The edges of the present simulation."""
    slot: Array
    """By action its edge in the present node, or NOBODY."""
    score: Array
    """By action its heuristic score."""
    result: Array
    """By seat the value of the present simulation."""


class Buffers(NamedTuple):
    """Buffers of a simulation."""

    root: Array
    """The position to search."""
    states: Array
    """Two positions, HERE and TRIAL."""
    wide: Beam
    """The beam search of whoever decides at the root."""
    narrow: Beam
    """That of whoever plays on in a rollout."""
    actions: Array
    """The legal actions of the present position."""
    log: Array
    workspace: Array


def new_buffers(contract: Contract, wide: Beam | None = None, narrow: Beam | None = None) -> Buffers:
    """The beam searches share the workspace."""
    workspace, smallest = np.zeros(WORKSPACE), new_beam(contract, 1, 1)
    return Buffers(
        root=np.zeros(1, contract.State.dtype),
        states=np.zeros(2, contract.State.dtype),
        wide=(wide or smallest)._replace(workspace=workspace),
        narrow=(narrow or smallest)._replace(workspace=workspace),
        actions=np.zeros(contract.out_size, np.int32),
        log=no_log(),
        workspace=workspace,
    )


def new_tree(edges: int, actions: int) -> Tree:
    def numbers(size: int) -> Array:
        return np.zeros(size, np.int32)

    tree = Tree(
        nodes=numbers(1), first=numbers(edges), expanded=numbers(edges),
        edges=numbers(1), action=numbers(edges), mover=numbers(edges), next=numbers(edges), child=numbers(edges),
        visits=numbers(edges), prior=np.zeros(edges), total=np.zeros(edges),
        low=np.zeros(SEATS), high=np.zeros(SEATS), leaf=numbers(1), choices=numbers(1), path=numbers(MOST_STEPS),
        slot=np.full(actions, NOBODY, np.int32), score=np.zeros(actions), result=np.zeros(SEATS),
    )  # fmt: skip
    clear(tree)
    return tree


def root_edges(tree: Tree) -> list[int]:
    found, edge = [], int(tree.first[0])
    while edge != NOBODY:
        found.append(edge)
        edge = int(tree.next[edge])
    return found


def advance_root(tree: Tree, action: int) -> None:
    """Reuse the subtree below this action as the new root, while half of the edges are still free; else begin anew."""
    below = [int(tree.child[edge]) for edge in root_edges(tree) if tree.action[edge] == action]
    if not below or below[0] == NOBODY or 2 * tree.edges[0] > len(tree.action):
        clear(tree)
    else:
        tree.first[0], tree.expanded[0] = tree.first[below[0]], tree.expanded[below[0]]
        reset_bounds(tree)


def clear(tree: Tree) -> None:
    tree.nodes[0], tree.first[0], tree.expanded[0] = 1, NOBODY, 0
    tree.edges[0], tree.leaf[0], tree.choices[0] = 0, NOBODY, 0
    reset_bounds(tree)


def reset_bounds(tree: Tree) -> None:
    tree.low[:], tree.high[:] = np.inf, -np.inf
