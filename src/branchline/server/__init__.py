"""The table server: play any game over HTTP, and nothing is ever lost.

The application: `app`, `services` (all that a running server has), `middleware`, `rate_limit`, `error_handlers`,
`routes`, `dependencies`, `visitor`; `request_models`, `response_models`. What one can do: `people`, `tokens`, `lobby`,
`new_table`, `seating`, `play`, `trial`, `undo`, `ending`, `rematch`, `sandbox`, `match_import`, `history`, `lists`.
Tables in use: `rooms`, `room`, `snapshot`, `consent`, `message`. Live: `broadcast`, `channel`, `viewer`. Bots: `bots`,
`bot_moves`, `waiting_bots`, `worker_pool`, `worker_process`, `worker`. Several processes: `shared`. For whoever runs
it: `logs`, `metrics`, `observer`. What is sent: `perspective`, `hidden`, `table_json`, `present_json`, `entry_json`,
`live_json`. What is kept: `journal`, `models`, `writer`, `database`, `migrations`.
"""
