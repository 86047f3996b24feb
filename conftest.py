"""Keeps some modules out of the doctests: those of training where PyTorch is not installed, as in `make test`, and the
page of the offline client, which puts stand-ins for the server's libraries in their place as soon as it is imported."""

from importlib.util import find_spec

collect_ignore = ["src/branchline/offline/page.py"]
collect_ignore_glob = [] if find_spec("torch") else ["src/branchline/train/*"]
