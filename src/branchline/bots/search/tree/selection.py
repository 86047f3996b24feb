"""Selection: from a node down the tree to a position that is not in it yet."""

from __future__ import annotations

from branchline.bots.heuristic import evaluate
from branchline.bots.search.beam import apply_unopposed
from branchline.bots.search.tree.edges import (
    add_edge,
    clear_slots,
    fill_slots,
    node_below,
    select_edge,
    set_softmax_priors,
)
from branchline.bots.search.tree.storage import HERE, MOST_STEPS, TRIAL, Buffers, Tree
from branchline.kernel import NOBODY, Record, rule
from branchline.kernel.contract import apply, is_over, legal, to_move


@rule
def descend(board: Record, buffers: Buffers, tree: Tree, node: int, depth: int, with_priors: bool) -> int:
    """Follow the tree from a node to a new position, or to the end of the game; return the length of the path. With
    `with_priors` a network sets the priors of new edges, else the heuristic does."""
    tree.leaf[0] = NOBODY
    for _ in range(MOST_STEPS):
        state = buffers.states[HERE]
        if is_over(state):
            break
        count = legal(board, state, buffers.actions)
        tree.choices[0] = count
        if count == 1:
            apply(board, state, buffers.actions[0], buffers.log)
            continue
        if node == NOBODY:
            break
        if not tree.expanded[node]:
            tree.expanded[node] = 1
            tree.leaf[0] = node
            break
        if not look_up_edges(board, buffers, tree, node, with_priors, count):
            break
        edge = tree.slot[buffers.actions[select_edge(tree, to_move(state), buffers.actions, count)]]
        clear_slots(tree, node)
        apply(board, state, tree.action[edge], buffers.log)
        tree.path[depth] = edge
        depth += 1
        node = node_below(tree, edge)
    return depth


@rule
def look_up_edges(board: Record, buffers: Buffers, tree: Tree, node: int, with_priors: bool, count: int) -> bool:
    """Note the edge of every legal action, and add those that are missing; return whether there was room."""
    mover, actions = to_move(buffers.states[HERE]), buffers.actions
    fill_slots(tree, node, mover)
    if tree.edges[0] + count > tree.action.shape[0]:
        clear_slots(tree, node)
        return False
    fresh = False
    for k in range(count):
        if tree.slot[actions[k]] == NOBODY:
            add_edge(tree, node, mover, actions[k])
            tree.prior[tree.slot[actions[k]]] = 1.0 / count
            fresh = True
    if fresh and not with_priors:
        for k in range(count):
            tree.score[actions[k]] = heuristic_score(board, buffers, mover, actions[k])
        set_softmax_priors(tree, actions, count)
    return True


@rule
def heuristic_score(board: Record, buffers: Buffers, mover: int, action: int) -> float:
    """The value to its mover of the position right after an action to which nobody objects."""
    buffers.states[TRIAL] = buffers.states[HERE]
    apply_unopposed(board, buffers.states[TRIAL], action, buffers.log)
    return evaluate(board, buffers.states[TRIAL], mover, buffers.workspace)
