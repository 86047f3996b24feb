"""Keeps the doctests of training aside where PyTorch is not installed, as in `make test`."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["src/branchline/train/*"]
