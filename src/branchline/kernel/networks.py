"""Networks: searches over the edges that belong to one owner.

A search is breadth first. `far` says how many steps away each node is, or NOT_SEEN; `queue` holds the nodes in the
order in which they were found. Whoever searches goes through the queue until they have found what they look for:

    tail = begin_search(far, queue, start)
    for head in range(NODES):
        if head == tail:
            break
        tail = look_around(near, over, ways, owners, owner, far, queue, queue[head], tail)
"""

from __future__ import annotations

from branchline.kernel.kinds import NOBODY
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

NOT_SEEN = -1


@rule
def begin_search(far: Array, queue: Array, start: int) -> int:
    """Forget what was seen, and stand at a node. Returns the end of the queue."""
    for node in range(far.shape[0]):
        far[node] = NOT_SEEN
    far[start] = 0
    queue[0] = start
    return 1


@rule
def look_around(
    near: Array, over: Array, ways: int, owners: Array, owner: int, far: Array, queue: Array, here: int, tail: int
) -> int:
    """The nodes next to `here`, over edges of this owner, that were not seen before wait at the end of the queue.
    `near` are so many neighbours, or NOBODY, and `over` the edges to them. Returns the new end of the queue."""
    for k in range(ways):
        there = near[k]
        if there != NOBODY and far[there] == NOT_SEEN and owners[over[k]] == owner:
            far[there] = far[here] + 1
            queue[tail] = there
            tail += 1
    return tail
