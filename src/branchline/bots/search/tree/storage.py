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
FIRST, EXPANDED = range(2)
"""Columns of `Tree.nodes`."""
ACTION, MOVER, NEXT, CHILD, VISITS = range(5)
"""Columns of `Tree.edges`."""
PRIOR, TOTAL = range(2)
"""Columns of `Tree.values`."""
LOW, HIGH = range(2)
"""Columns of `Tree.bounds`."""
NODES, EDGES, LEAF, CHOICES = range(4)
"""Entries of `Tree.used`."""
HERE, TRIAL = range(2)
"""Entries of `Buffers.states`: the position of the present simulation, and one for trials."""

MOST_EDGES = 1 << 17
MOST_STEPS = 4096
"""Actions of one simulation, those without a choice included."""


class Tree(NamedTuple):
    """A search tree; node 0 is the root."""

    nodes: Array
    """First edge of each node; whether the node is expanded."""
    edges: Array
    """For each edge the action, the seat that moves, the next edge of the same node, the node below, the visits."""
    values: Array
    """For each edge its prior, and the sum of the values of its visits."""
    used: Array
    """The number of nodes and edges; the leaf of the present simulation, and the number of its legal actions."""
    bounds: Array
    """For each seat the lowest and the highest value seen."""
    path: Array
    """The edges of the present simulation."""
    slot: Array
    """For each action its edge in the present node, or NOBODY."""
    score: Array
    """For each action its heuristic score."""
    result: Array
    """For each seat the value of the present simulation."""


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
    tree = Tree(
        nodes=np.zeros((edges, 2), np.int32),
        edges=np.zeros((edges, 5), np.int32),
        values=np.zeros((edges, 2)),
        used=np.zeros(4, np.int32),
        bounds=np.zeros((SEATS, 2)),
        path=np.zeros(MOST_STEPS, np.int32),
        slot=np.full(actions, NOBODY, np.int32),
        score=np.zeros(actions),
        result=np.zeros(SEATS),
    )
    clear(tree)
    return tree


def root_edges(tree: Tree) -> list[int]:
    found, edge = [], int(tree.nodes[0, FIRST])
    while edge != NOBODY:
        found.append(edge)
        edge = int(tree.edges[edge, NEXT])
    return found


def advance_root(tree: Tree, action: int) -> None:
    """Reuse the subtree below this action as the new root, while half of the edges are still free; else begin anew."""
    chosen = [edge for edge in root_edges(tree) if tree.edges[edge, ACTION] == action]
    if not chosen or tree.edges[chosen[0], CHILD] == NOBODY or 2 * tree.used[EDGES] > len(tree.edges):
        clear(tree)
    else:
        tree.nodes[0] = tree.nodes[tree.edges[chosen[0], CHILD]]
        reset_bounds(tree)


def clear(tree: Tree) -> None:
    tree.nodes[0] = NOBODY, 0
    tree.used[:] = 1, 0, NOBODY, 0
    reset_bounds(tree)


def reset_bounds(tree: Tree) -> None:
    tree.bounds[:, LOW], tree.bounds[:, HIGH] = np.inf, -np.inf
