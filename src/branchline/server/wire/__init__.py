"""Everything that crosses the wire is declared here.

- `requests`: what may be asked
- `answers`: what is answered
- `live`: what live viewers are sent
- `meanings`: the texts below declared fields
"""
