"""Running a server.

- `serving`: until it is told to stop
- `start_error`: why it cannot start
- `folder_lock`: one server for a data folder
- `backup`: a copy of a data folder
- `descriptors`: as many connections as the system allows
- `watchdog`: a server that has got stuck ends
- `memory`: what a crowd took goes back to the system
- `logs`, `metrics`, `observer`: what is told about it, and who is told
"""
