# What the board says in a terminal.

## The legend of the map. A bar begins the second line; a line has room for 21 letters.

legend-target = where the locomotive | is about to go
legend-land = free land: its column, | the row is at the left
legend-track = track | with a station of A
legend-locomotive = locomotive | and where it faces
legend-station = station of B
legend-home = start town | locomotive still there
legend-departed = start town | locomotive has left
legend-railway = railway town
legend-city = city and, by letter, | the tokens left there:

## Tables

column-company = Company
column-locomotive = Locomotive
column-worth = Towns
column-bank = Bank
at-home = at home
column-seat = Seat
column-money = Money
column-projected = If it ended now
column-stations = Stations left
column-passengers = Passengers
column-tokens = Tokens
holding = 3+1 ⌂2: 3 shares, 1 supplementary, 2 stations on the line
