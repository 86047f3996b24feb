# What the board says in a terminal.

## Under the map. A bar begins the next line.

legend = SETTrgo  neutral town: red (r) and green (g) passengers, objectors (o)   SKIP=R  town of red | ryls••  land with two cubes of goods   ^pen_y•  hill or hop field with a cube, closed to track | ····  open to track   ::::  for 2 build points   AAA  tracks of A   RRR  of red   aaa  planned
sources = Cubes on closed ground, and the neutral towns where they can be loaded:

## Tables

column-seat = Seat
column-points = VP
column-projected = Total
column-balance = P/L
column-cubes = Cubes
column-white = White
column-brown = Brown
column-red = Red
column-green = Green
column-tracks = Tracks
column-sets = Sets
column-order = Order
column-seats = First to last
column-piles = Piles, from the top
column-space = Space
column-minimum = From
column-worth = Worth
column-bid = Bid
price = Price { $cost }
train-legend = t3a 3+2: 3 passenger places, 2 goods places; then the buyer and what is on board
loadable = Can be loaded now: { $items }.
