"""How much of the machine one visitor may take.

- `limits`: the amounts
- `fair_queue`: whoever asks for much waits behind their own requests
- `rate_limit`: a bucket for each visitor
- `door`: requests: charged, and in turn
- `players`: whoever has acted lately goes first
- `quotas`: guests, tables, files, talk
- `long_answers`: a few at a time
- `connected`: work worth doing only while whoever asked is there
"""
