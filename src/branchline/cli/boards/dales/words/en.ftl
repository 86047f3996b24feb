# What the board says in a terminal.

victory-points = { NUMBER($amount) } VP

## Under the map. A bar begins the next line.

legend = SETTrgo  neutral town: red (r) and green (g) passengers, objectors (o)   SKIP=R  town of red | ryls••  land with two cubes of goods   ^pen_y•  hill or hop field with a cube, closed to track | ····  open to track   ::::  for 2 build points   AAA  tracks of A   RRR  of red   aaa  planned
sources = Cubes on closed ground, and the neutral towns where they can be loaded:

## Tables

turn = Turn { $turn } of { $turns }: { $phase }.
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
order-player = Player order, by P/L
order-build = Build order, by white
order-train = Train order, by brown
points = { $points } { $source }
red-or-green = 1 red or green
price = Price { $cost }
train-legend = t3a 3+2: 3 passenger places, 2 goods places; then the buyer and what is on board

## The board told in lines

objectors = { $count ->
    [one] an objector
   *[other] { $count } objectors
}
tracks = { $count ->
    [0] { $owner } has no tracks on the board.
    [one] { $owner } has { $count } track: { $lines }.
   *[other] { $owner } has { $count } tracks: { $lines }.
}
town = { $town }, { $kind }, { $owned ->
    [0] neutral
   *[other] owned by { $owners }
}: { $count ->
    [0] nobody there
   *[other] { $people }
}.
goods-here = { $area }: { $goods }.
# Every one of its towns may have an owner for a moment only: then the goods are discarded.
goods-towns = { $area }: { $goods }, to be loaded in { $towns }.
link-open = Nürnberg and Fürth are not linked yet.
link-paid = The link between Nürnberg and Fürth has been paid.
seat = { $seat }: { $points } points, { $projected } if the game ended now; profit and loss { $balance }; cubes: { $hand } in hand, { $stock } in stock; influence { $influence }; tracks: { $laid } on the board, { $supply } in supply; { $count ->
    [0] nothing collected
   *[other] collected { $collection }, { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
}.
order = { $order }: { $seats }.
space-free = Space { $space }, from { $minimum } cubes: { $worth }. No bid.
space-taken = Space { $space }: { $worth }. { $seat } has bid { $cubes }.
train-free = Train { $train }, price { $cost }: places { $passengers } for passengers, { $goods } for goods; on offer.
train-bought = Train { $train }, price { $cost }: places { $passengers } for passengers, { $goods } for goods; bought by { $seat }, { $count ->
    [0] empty
   *[other] carrying { $load }
}.

## What has been begun

loadable = Can be loaded now: { $items }.
build-points = { $points ->
    [one] { $points } build point
   *[other] { $points } build points
}
line = Line { $areas }: { $demand }; { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} will be spent and { $choose } influence of your choice; { $slack } more could be paid.
extensions = Next: { $ways }.
payment = Still to pay: { $due }, out of { $left }.
sale = Sale to { $company }: { $areas }; { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
} for { $cost } influence.
