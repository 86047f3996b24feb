"""Everything that crosses the wire is declared here.

- `requests`: what may be asked
- `answers`: what is answered
- `archive`: what is answered about players and finished matches
- `tournaments`: what is asked and answered about tournaments
- `live`: what live viewers are sent
- `meanings`: the texts below declared fields
"""
