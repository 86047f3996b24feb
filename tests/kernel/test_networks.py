import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import NOBODY, NOT_SEEN, begin_search, look_around

NODES, WAYS = 7, 4


@st.composite
def networks(draw: st.DrawFn) -> list[tuple[int, int, int]]:
    """Edges as (node, node, owner), no more than WAYS at a node."""
    edges = draw(st.lists(st.tuples(*[st.integers(0, NODES - 1)] * 2, st.integers(-1, 2)), max_size=12))
    taken = [0] * NODES
    kept = []
    for one, other, owner in edges:
        if one != other and taken[one] < WAYS and taken[other] < WAYS:
            taken[one] += 1
            taken[other] += 1
            kept.append((one, other, owner))
    return kept


def searched(edges: list[tuple[int, int, int]], owner: int, start: int) -> list[int]:
    near, over = np.full((NODES, WAYS), NOBODY, np.int8), np.full((NODES, WAYS), NOBODY, np.int8)
    for number, (one, other, _) in enumerate(edges):
        for here, there in ((one, other), (other, one)):
            k = int((near[here] != NOBODY).sum())
            near[here, k], over[here, k] = there, number
    owners = np.array([edge[2] for edge in edges] or [NOBODY], np.int8)
    far, queue = np.zeros(NODES, np.int16), np.zeros(NODES, np.int8)
    tail = begin_search(far, queue, start)
    for head in range(NODES):
        if head == tail:
            break
        here = int(queue[head])
        tail = look_around(near[here], over[here], WAYS, owners, owner, far, queue, here, tail)
    assert sorted(queue[:tail].tolist()) == [node for node in range(NODES) if far[node] != NOT_SEEN]
    return far.tolist()


def relaxed(edges: list[tuple[int, int, int]], owner: int, start: int) -> list[int]:
    """The definition: no edge of the owner joins nodes that are more than a step apart."""
    unreached = NODES + 1
    far = [unreached] * NODES
    far[start] = 0
    for _ in range(NODES):
        for one, other, whose in edges:
            if whose == owner:
                far[one], far[other] = min(far[one], far[other] + 1), min(far[other], far[one] + 1)
    return [NOT_SEEN if steps >= unreached else steps for steps in far]


@given(networks(), st.integers(0, 2), st.integers(0, NODES - 1))
def test_the_steps_over_an_owners_edges(edges: list[tuple[int, int, int]], owner: int, start: int) -> None:
    assert searched(edges, owner, start) == relaxed(edges, owner, start)
