"""Everything that crosses the wire is declared here.

- `requests`: what may be asked
"""
