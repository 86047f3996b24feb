# What the field says in a terminal.

## The legend of the map. A line has room for 24 letters.

legend-crew = crew of A
legend-locomotive = locomotive, heading west
legend-land = land, face down
legend-river = river, face down
legend-target = tile to be set

## Tables

column-seat = Seat
column-crew = Crew
column-locomotive = Locomotive
column-distance = To Kansas City
column-reach = Can run to
column-last_run = Last run (turn)
