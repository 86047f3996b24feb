"""What keeps a worker process from outliving its server, and a job from outliving its limit."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def die_with_parent(parent: int) -> None:
    """On Linux the system ends this process together with its parent, however the parent ends and whatever is being
    worked on here. Elsewhere a worker notices the end of its input, or that its time is up."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit(1)


def die_after(seconds: float) -> None:
    """End this process if the job takes longer, even in the middle of a compiled rule; 0: no limit any more."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)
