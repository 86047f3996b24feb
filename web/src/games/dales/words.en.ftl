# The Dales family in the browser: what is read on its boards, beside them, and instead of them.

dales-title-wensleydale = SURVEY OF THE YORKSHIRE DALES
dales-title-nuremberg = NÜRNBERG AND THE COUNTRY ROUND ABOUT
dales-map-label = Map of areas with towns, goods, people and railway lines. Arrow keys move the view; Tab goes to the areas.
dales-areas = Areas. Arrow keys go from area to area, Enter picks, N and P jump to where something can be done.
dales-extension = extension, not in play
dales-sheet-map = Map
dales-sheet-auction = Auction board
dales-sheet-trains = Train board
dales-sheet-ledger = Influence tracks
dales-tab-tables = Accounts
dales-log-turn = Move { $number } – { $name }
    .you = Move { $number } – you
dales-money = { NUMBER($amount) } VP

dales-letter-stone = S
dales-letter-cheese = C
dales-letter-beer = B
dales-letter-mail = M
dales-letter-red = R
dales-letter-green = G

dales-short-wensleydale-red = MR
dales-short-wensleydale-green = NER
dales-short-nuremberg-red = R
dales-short-nuremberg-green = G

dales-town-of = town of { $companies }
dales-arrows = loaded in { $towns }
dales-tracks-of = tracks of { $names }
dales-can-start = start a line here
dales-can-extend = lay a track to here, for { $points ->
    [one] { $points } build point
   *[other] { $points } build points
}{ $white ->
    [0] {""}
   *[other] , { $white } white influence
}{ $red ->
    [0] {""}
   *[other] , { $red } red influence
}{ $green ->
    [0] {""}
   *[other] , { $green } green influence
}
dales-can-load = load { $item }
dales-can-sell = begin a sale to { $company }
dales-can-sell_extend = sell the track to here

dales-minimum = from { $minimum }
dales-either = red or green
dales-free = no bid
dales-bid-of = { $name } bids { $cubes }
dales-no-bid = no bid, at least { $minimum } cubes
dales-space-label = Space { $space }: printed { $printed }; drawn { $drawn }; { $bid }.
dales-hands = Cubes in hand, in player order
dales-in-hand = in hand
dales-drawn-legend = drawn from the bag
dales-uses = What influence is for
dales-use-white = White: who builds first; sends objectors away
dales-use-brown = Brown: who loads first; buys trains
dales-use-companies = Companies: their towns on a line; sales

dales-cost = Costs { $cost } brown influence
dales-train-free = on offer
dales-train-of = bought by { $name }
dales-buy-aim = buy train { $train }, with { dales-places }
dales-train-label = Train { $train }, cost { $cost }, with { dales-places }, { $bearer }; carries: { $carried }.
dales-places = { $passengers ->
    [0] no place for passengers
    [one] { $passengers } place for passengers
   *[other] { $passengers } places for passengers
} and { $goods ->
    [0] none for goods
   *[other] { $goods } for goods
}
dales-passed = passed

dales-track-white = White · government
dales-track-brown = Brown · engines
dales-track-red = Red · { $company }
dales-track-green = Green · { $company }
dales-balance = Profit and loss
dales-pile = on { $level }: { $names }
dales-pile-note = Whoever came to a space last lies on top of the pile, and goes first among equals.
dales-influence = Influence and cubes
dales-order-player = Player order
dales-order-build = Building order
dales-order-train = Train order
dales-order-later = after the auction

dales-running = What the line costs so far
dales-line = Line
dales-sale = Sale
dales-tracks = { $count ->
    [one] { $count } track
   *[other] { $count } tracks
}
dales-price = { $count ->
    [one] { $count } build point
   *[other] { $count } build points
}
dales-price-influence = { $count } { $colour } influence
dales-price-exchange = { $count } points in exchange
dales-points = Build points
dales-cubes-used = paid in cubes
dales-to-choose = in influence
dales-slack = to spare

dales-collection = Carried so far
dales-item = Item
dales-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
dales-seat-line = Profit and loss { $balance } · { $laid ->
    [one] { $laid } track
   *[other] { $laid } tracks
} laid, { $supply } left
dales-turn = Turn { $turn } of { $turns }
dales-link-open = Nürnberg and Fürth are not joined yet: whoever has track on the first link scores.
dales-link-paid = Nürnberg and Fürth have been joined.
dales-projected = If the game ended now
dales-counted = Counted
dales-row-points = Points so far
dales-row-sets = Sets, 2 each
dales-row-balance = Profit and loss
dales-row-tracks = Own tracks
dales-company-left = Tracks the companies can still take over: red { $red }, green { $green }.

about-wensleydale = Last Train to Wensleydale was designed by Martin Wallace and published in 2009 by Treefrog Games.
about-wensleydale-chapter = WD-ABOUT
about-wensleydale-map = We had no copy of the printed board. The places are real and lie where they should, but how the Dales are divided into 109 areas, where hills, valleys and cheese are, and which towns belong to whom is ours, as far as the published examples do not say it. So is what is printed on seven of the eight auction spaces, and how many places each train has.
about-wensleydale-rulings = Where the rules are silent, a clause says “our ruling”.
about-nuremberg = First Train to Nürnberg, the revision of 2010 of Last Train to Wensleydale, was designed by Martin Wallace and published by Argentum Verlag and Treefrog Games.
about-nuremberg-chapter = NB-ABOUT
about-nuremberg-map = The 98 sectors around Nürnberg, the hop fields with their arrows and the rivers on the borders were drawn afresh from the real country, with the middle larger than life. The set-up sheet could not be found and was rebuilt from the older rules; the auction spaces, the trains of the side for two or three players and the number of turns there are reconstructions as well.
about-nuremberg-rulings = How the bonus for the first link is counted is in part our reading.

learn-picture-WD-1 = Around Wensleydale before the first turn: stone in the hills, cheese on the plains, people in the neutral towns, and no track.
learn-picture-NB-2 = Around Nürnberg before the first turn: beer on the hop fields, mail in its sectors, people in the neutral towns, and no track.
learn-picture-WD-5 = D has bid 4 cubes on space 1 and pushed A off it. The others have two bids each, so only A is left to bid: here 3 cubes on space 4, which is still free. In the dashed frames are the counters drawn from the bag.
learn-picture-WD-6 = White decides who builds first: A and C are level, but A came later and lies on top, so A builds before C. Brown decides the trains: C, A, D, B.
learn-picture-WD-7 = B builds from Skipton, a town of the Midland Railway, and has come to Linton: 1 + 1 + 2 build points, and 1 red for Skipton. The dashed track to Threshfield would cost 2 more, as it enters a valley.
learn-picture-WD-8 = B owns the line from Northallerton to Richmond and may load what glows: three green passengers bound for a green town, the cheese of Ainderby, and the stone of Marske Moor, whose arrow points to Richmond. Red passengers find no red town on this line.
learn-picture-WD-11 = B sells four tracks to the Midland Railway, from Skipton to Threshfield, for 2 red influence. Threshfield becomes a red town. The track to Bolton Abbey is not part of the sale and stays B’s.
learn-picture-NB-3 = A has built from Nürnberg Süd to Stein, paying off two objectors there. The dashed track to Gebersdorf crosses a river and costs 2. Between Nord and Süd the crosses bar the way.
learn-picture-NB-5 = A’s passengers sit in second class, in train 2d: 2 points each. Beer and mail bring 1 point whatever train they are in. B’s passengers in train 3b are worth 3 each.
learn-picture-NB-6 = The first link from Nürnberg to Fürth. A scores for the five tracks on the short way from Süd by Leyh; B and C share in the long way round from Nord. The last track, by Dambach to Fürth, is the red company’s and scores for nobody.

dales-standing-turn = Turn { $turn } of { $turns }
dales-standing-left = { $count ->
    [0] the last turn
    [one] 1 more turn
   *[other] { $count } more turns
}
