"""The watchdog: a server that has got stuck ends, instead of answering nobody and hearing no signal.

The system counts the processor time of this process and ends it when the count runs out; as long as the loop turns, the
count is set back. Time in which the machine sleeps, or in which the process is held, does not count.
"""

from __future__ import annotations

import asyncio
import faulthandler
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

STUCK = 30.0
"""Seconds of processor time in which the loop has not turned once."""
OFTEN = 5.0


@asynccontextmanager
async def watched() -> AsyncIterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    faulthandler.register(signal.SIGVTALRM, chain=True)
    setting_back = asyncio.create_task(_set_back(), name="watchdog")
    try:
        yield
    finally:
        setting_back.cancel()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        faulthandler.unregister(signal.SIGVTALRM)


async def _set_back() -> None:
    while True:
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        await asyncio.sleep(OFTEN)
