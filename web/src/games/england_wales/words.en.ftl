# Railways of England and Wales: what is read on its board and beside it.

ew-tab = Ledger
ew-log-turn = Move { $number } – { $name }
    .you = Move { $number } – you
ew-board-label = Map of England and Wales in hexes, with cities, goods and railways. Arrow keys move the view; Tab goes to the hexes.
ew-scotland = SCOTLAND
ew-north-sea = North Sea
ew-irish-sea = Irish Sea
ew-channel = English Channel
ew-bristol-channel = Bristol Channel
ew-title = RAILWAYS OF
ew-title-where = England and Wales
ew-motto = in the reign of Queen Victoria

ew-score = { NUMBER($amount) } { $amount ->
    [one] point
   *[other] points
}
ew-purse = { NUMBER($amount) }k
ew-money-k = { $amount }k
ew-of = { $count } of { $all }

## Places in words

ew-terrain-plain = plain, { $cost }k
ew-terrain-river = river, { $cost }k
ew-terrain-mountain = mountain, { $cost }k
ew-city = { $city } ({ $colour }): { $cubes }
ew-grey = grey
ew-no-cubes = no cubes
ew-has-tile = New City tile
ew-has-marker = empty-city marker
ew-link = { $from } – { $to }
ew-link-open = { $from } – unfinished
ew-link-of = { $name }’s link { $link }
ew-open-end = Open end
ew-can-start = start a link here
ew-can-resume = go on with your link
ew-can-side = lay track this way
ew-can-tile = lay track towards here
ew-can-place = put a New City tile here
ew-can-cube = move a cube from here
ew-can-via = send the cube here
ew-can-grow = let the city grow

## What is being done

ew-doing = What is being done
ew-here-cubes = Cubes, and who gets what
ew-here-none = { $colours }: no way to a city of that colour now.
ew-here-goal = Or pick the city that the link is to reach.
ew-here-build = Build track from here
ew-here-deliver = Deliver a cube from here
ew-here-urbanise = Urbanise
ew-means = You can raise
ew-means-of = { $name } can raise
ew-cash = Cash
ew-income-next = Next income
ew-income-sum = Income { $income }k, less { $interest }k interest
ew-cost-tile = Track a tile
ew-terrain-costs = { $plain }/{ $river }/{ $mountain }k
ew-cost-engine = Engine { $level }
ew-cost-urbanise = Urbanise
ew-bonds = { $count ->
    [one] { $count } bond
   *[other] { $count } bonds
}
ew-bonds-cost = { $count ->
    [one] Takes { $count } bond: { $money }k now, { $interest }k interest every turn, { $points } point less at the end.
   *[other] Takes { $count } bonds: { $money }k now, { $interest }k interest every turn, { $points } points less at the end.
}
ew-one-bond = One more bond: { $money }k now, { $interest }k interest every turn, { $points } point less at the end.
ew-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
ew-tiles-laid = Tiles
ew-tiles-plain = Plain
ew-tiles-river = River
ew-tiles-mountain = Mountain
ew-crossings = Crossings
ew-cost-so-far = Cost so far
ew-next-tile = Next tile ({ $terrain })
ew-this-tile = This tile ({ $terrain })
ew-tile-after = And the one after it
ew-ground-plain = plain
ew-ground-river = river
ew-ground-mountain = mountain
ew-would-complete = Completes { $link }.
ew-complete = The link is complete.
ew-finish-none = Finish building
ew-finish-tunnel = Finish with the Tunnel Engineer
ew-finish-grant = Finish with the Land Grant
ew-finish-both = Finish with both cards
ew-stop-none = Stop here, unfinished
ew-stop-tunnel = Stop here, with the Tunnel Engineer
ew-stop-grant = Stop here, with the Land Grant
ew-stop-both = Stop here, with both cards
ew-unfinished = A link that is unfinished at the end of the turn is taken off the map.
ew-delivery = A { $colour } cube from { $city }
ew-build-to = build from { $from } to { $to }, the cheapest way: { $cost }k for the tiles
ew-build-drawn = build from { $from } to { $to }, the way that is drawn
ew-lay-drawn = lay track from { $from }, the way that is drawn
ew-drawn-barred = Track cannot be laid the way you drew it. Go hex by hex: each click says what is in the way.
ew-deliver-to = deliver the { $colour } cube to { $city }
ew-links-left = { $count ->
    [one] { $count } link at most
   *[other] { $count } links at most
}
ew-how-act = Click a city to see what can be done there, or choose here.
ew-how-start = Click the city that the link starts from.
ew-how-side = Click the city that the link is to lead to, or lay it hex by hex.
ew-how-tile = Click the city that the link is to lead to, or the next hex.
ew-how-cube = Click the city that the cube is to leave.
ew-how-via = Click the city that the cube is to go to.
ew-how-place = Click the grey city.
ew-more-routes = There are more ways; go link by link to see them.
ew-auction = First player
ew-no-bid = No bid yet
ew-out = passed
ew-still-in = still in

## Cards

ew-cards = Cards
ew-cards-count = Cards ({ $count })
ew-close = Close
ew-see-map = Look at the map
ew-cards-back = Back to the choice
ew-display = On display
ew-deck = { $count ->
    [0] the deck is empty
    [one] { $count } in the deck
   *[other] { $count } in the deck
}
ew-unseen = Still in the deck
ew-hand = Own cards
ew-take = Take
ew-play = Play
ew-keep = Keep
ew-two-barons = Your two barons: you keep one of them, once it is your turn
ew-choose-baron = Keep one of these two barons; nobody sees which
ew-barons = The twelve barons
ew-baron-look = Look at your baron
ew-baron-cover = Cover your baron
ew-baron-hidden = Keeps a baron face down
ew-baron-met = Fulfilled as things stand
ew-baron-unmet = Not fulfilled as things stand

## The ledger

ew-track = Income track
ew-track-seat = { $name } at { $position }, income { $income }k
ew-points = Points
ew-income = Income
ew-bonds-held = Bonds
ew-next = Next income
ew-engine = Engine
ew-engine-next = next: { $cost }k
ew-links-held = Links
ew-deliveries = Deliveries (red)
ew-with-red = { $count } ({ $red })
ew-score-now = Points after bonds
ew-first = First player
ew-tracker = Colours delivered for the Passenger Line
ew-inspected = Stopped by an inspector this turn
ew-until-end = Until the end
ew-turn = Turn { $turn } of { $all } at most
ew-last-turn = Turn { $turn }; the last is turn { $last }
ew-round = round { $round } of { $all }
ew-emptied = Empty-city markers: { $count } of { $all }
ew-empty-left = { $count ->
    [0] The end has been called.
    [one] One more empty city brings the end.
   *[other] { $count } more empty cities bring the end.
}
ew-major-lines = Major lines
ew-supply = Supply
ew-tiles-left = New City tiles
ew-bag = Cubes in the bag

ew-end-source = Points for
ew-end-total = Final score

about-england-wales = Railways of England and Wales was designed by Martin Wallace, developed by Sean Brown and Keith Blume, and published by Eagle Games in 2009.
about-england-wales-chapter = EW-ABOUT
about-england-wales-map = The printed board was not at hand. The map was drawn afresh on hexes about 27 km wide; which cities there are, their colours and cubes, the barriers, the major lines, the barons and how many there are of most cards are our reconstruction.
about-england-wales-rulings = The rulebook tells only what differs from the game it extends; the rest was gathered from other descriptions. Where they are silent, a clause says “our ruling”.

ew-standing-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
ew-standing-round = Turn { $turn }, round { $round } of 3
ew-standing-markers = { $count ->
    [one] one city to empty
   *[other] { $count } cities to empty
}
ew-standing-last = turn { $turn } is the last
