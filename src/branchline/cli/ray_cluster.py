"""The arena's games on a Ray cluster: the same code, wherever there is a core."""

from __future__ import annotations

import socket
from collections.abc import Iterator

from branchline.bots.play.arena import ONE_THREAD, Contest, Result, Runner, batches, play_some
from branchline.cli.extras import need
from branchline.cli.words import BadCommand

SECONDS = 10.0
"""For a cluster to answer."""


def on_ray(address: str) -> Runner:
    """What plays games on the cluster at this address, where Branchline must be installed, too."""
    need("ray")

    def spread(contest: Contest) -> Iterator[list[Result]]:
        import ray

        _connect(address)
        try:
            play = ray.remote(num_cpus=1)(play_some)
            cores = int(ray.cluster_resources().get("CPU", 1))
            waiting = [play.remote(contest, numbers) for numbers in batches(contest, cores)]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return spread


def _connect(address: str) -> None:
    """Ray itself tries for minutes to reach a cluster that is not there, and then ends the process."""
    import ray

    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if port.isdecimal():
            socket.create_connection((host, int(port)), SECONDS).close()
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, runtime_env={"env_vars": ONE_THREAD})
    except (OSError, RuntimeError, ValueError) as fault:
        raise BadCommand("ray", address=address, fault=str(fault).partition("\n")[0]) from fault
