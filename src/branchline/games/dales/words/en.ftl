# What the two games of the Dales family say, in the order in which one meets it. What differs from game to game
# (names of goods and companies, one-item, counted-items, single-item, all-items, of-company, to-company) is in the
# words of each game.

## Options

option-side = Side of the boards
option-side-help = Which side of the auction and train boards is used. On the side for 2–3 players there is less to go round, and passengers in better classes score more.
option-auction_stop = When a bidder is stuck
option-auction_stop-help = What happens in the auction when somebody with one bid standing has too few cubes for another: it ends at once for everybody, or it goes on without that player.
option-south_extension = Extension of The South
option-south_extension-help = The South reaches further west, which opens one more way out of it, to Bentham.
value-3-4 = for 3–4 players
value-2-3 = for 2–3 players
value-first_stuck = the auction ends
value-all_settled = the others go on

## Words for things

colour-white = white
colour-brown = brown
colour-red = red
colour-green = green

# What an exchange takes: influence of a colour, or cubes.
source-white = white
source-brown = brown
source-red = red
source-green = green
source-cube = cube

item-red = red
item-green = green
piece-red = red passenger
piece-green = green passenger
piece-objector = objector

town-minor = minor town
town-major = major town
town-company = company town

# This completes “The game ends: …”.
ending-last_turn = the last turn has been played

## Where points come from

source-paid_goods = Goods
source-paid_passengers = Passengers
source-paid_link = Nürnberg–Fürth
source-paid_sets = Sets
source-paid_balance = Profit and loss
source-paid_tracks = Tracks left

## Phases

phase-bid = Auction
phase-choose_colour = Red or green
phase-build = Building
phase-extend = Building a line
phase-pay = Paying for the line
phase-train = Trains and loading
phase-exchange = Exchange for a train
phase-load_train = Choosing a class
phase-sell = Selling
phase-sell_extend = Selling a line
phase-over = Game over
step-next_bidder = Next bidder
step-settle_spaces = Spaces go to the highest bidders
step-begin_building = Building begins
step-pay_line = The line is paid for and laid
step-next_builder = Next builder
step-begin_loading = Loading begins
step-pay_train = The train is paid for
step-next_loader = Next in train order
step-take_stock = Points, profit and loss
step-begin_selling = New player order
step-next_seller = Next seller
step-end_turn = End of the turn

## Actions: a button, then a description

verb-bid = Bid
verb-choose_colour = Choose a colour
verb-start = Start a line
verb-extend = Lay track
verb-finish = Finish the line
verb-pay = Pay
verb-buy = Buy a train
verb-exchange = Exchange
verb-load = Load
verb-load_train = Choose a train
verb-sell = Sell a line
verb-sell_extend = Add a track
verb-sell_finish = Finish the sale
verb-pass = Pass

action-bid = { $cubes ->
    [one] bid { $cubes } cube on space { $space }
   *[other] bid { $cubes } cubes on space { $space }
}
action-choose_colour = take the point as { $colour } influence
action-start = start a line in { $area }
action-extend = lay a track to { $area }
action-finish = finish the line here and pay for it
action-pay = pay a point of { $colour } influence
action-buy = buy train { $train }
action-exchange = { $source ->
    [cube] give a cube
   *[other] give a point of { $source } influence
}
action-load = load { one-item } from { $area }
action-load_train = seat the passenger in train { $train }
action-sell = sell { to-company } a line that begins in { $area }
action-sell_extend = sell the track to { $area } as well
action-sell_finish = end the sale here
action-pass = pass

## Parts of sentences

cubes-counted = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
cubes-in-hand = { $hand ->
    [one] { $hand } cube in hand
   *[other] { $hand } cubes in hand
}
influence-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-due = { $due ->
    [one] { $due } more point
   *[other] { $due } more points
}
points-scored = { $money ->
    [one] { $money } point
   *[other] { $money } points
}
points-lost = { $tracks ->
    [one] { $tracks } point for a track
   *[other] { $tracks } points for as many tracks
}
tracks-counted = { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}
line-built = { $tracks ->
    [one] { $tracks } track
   *[other] a line of { $tracks } tracks
}
link-tracks = { $money ->
    [one] a track
   *[other] tracks
}
sets-counted = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}

## Questions

prompt-bid = { $seat } must bid in the auction, with { cubes-in-hand }. Where a rival’s bid stands, the new one must be higher.
    .you = Bid in the auction: name a space and a number of cubes. You have { cubes-in-hand }. Where a rival’s bid stands, bid more.
prompt-choose-colour = { $seat } wins space { $space } and takes one of its points as red or green influence.
    .you = You win space { $space }. Take one of its points as red or green influence.
prompt-build = { $seat } may build a line, with { cubes-in-hand } and any influence: where does it start? Or pass.
    .you = You may build a line, with { cubes-in-hand } and any influence: where does it start? Or pass.
prompt-extend-first = { $seat } starts a line in { $area }: where does the first track go?
    .you = You start a line in { $area }: where does the first track go?
prompt-extend = { $seat }’s line has { tracks-counted } and has come to { $area }. { line-costs } { line-goes-on }
    .you = Your line has { tracks-counted } and has come to { $area }. { line-costs } { line-goes-on }
line-costs = { $points ->
    [one] It costs { $points } build point so far
   *[other] It costs { $points } build points so far
}, and { $slack ->
    [0] there is nothing to spare.
   *[other] { $slack } more could be paid.
}
line-goes-on = { $extend ->
    [0] It can go no further: finish it.
   *[other] Lay another track, or finish.
}
prompt-pay = { $seat } has no cubes left and pays { points-due } with influence, of any colour.
    .you = You have no cubes left: pay { points-due } with influence, of any colour.
prompt-train = { $brown ->
    [0] { $seat } has no brown influence:
   *[other] { $seat } has { $brown } brown influence:
}{ train-choices }
    .you = { $brown ->
        [0] You have no brown influence:
       *[other] You have { $brown } brown influence:
    }{ train-choices }
train-choices = { $buy ->
    [0] {""}
   *[other] {" "}buy a train{ $brown ->
        [0] {" "}by exchange,
       *[other] ,
    }
}{ $load ->
    [0] {""}
   *[other] {" "}load something,
} or pass for the rest of the phase.
prompt-exchange = { $seat } is short of brown influence for train { $train } and gives { points-due } in exchange, in cubes or influence.
    .you = You are short of brown influence for train { $train }: give { points-due } in exchange, in cubes or influence.
prompt-load-train = { $seat } loads { one-item } from { $area }: on which train, and so in which class?
    .you = You load { one-item } from { $area }: on which train, and so in which class?
prompt-sell = { $seat } may sell a line: to which company, and from which of its towns? Or pass.
    .you = You may sell a line: to which company, and from which of its towns? Or pass.
prompt-sell-extend = { $tracks ->
    [0] { $seat } sells { to-company } a line from { $area }: along which track?
   *[other] { $seat } sells { tracks-counted } { to-company }, as far as { $area }. { sale-goes-on }
}
    .you = { $tracks ->
        [0] You sell { to-company } a line from { $area }: along which track?
       *[other] You sell { tracks-counted } { to-company }, as far as { $area }. { sale-goes-on }
    }
sale-goes-on = { $sell_finish ->
    [0] Add another: a sale ends in a town.
   *[other] { $sell_extend ->
        [0] End the sale here.
       *[other] Add another, or end the sale here.
    }
}
prompt-over = The game is over: whoever has the most points wins.

## What happens: the auction

event-only_choice = { $seat } has only one choice:
    .you = You have only one choice:
event-turn_began = Turn { $turn } begins, and everybody takes new cubes.
event-counter_drawn = A { $colour } counter is drawn for space { $space }.
event-bid_placed = { $seat } bids { cubes-counted } on space { $space }.
    .you = You bid { cubes-counted } on space { $space }.
event-bid_displaced = { $seat } is pushed off space { $space } and takes back { cubes-counted }.
    .you = You are pushed off space { $space } and take back { cubes-counted }.
event-bidder_stuck = { $seat } has too few cubes for another bid.
    .you = You have too few cubes for another bid.
event-space_won = { $seat } wins space { $space } for { cubes-counted }.
    .you = You win space { $space } for { cubes-counted }.
event-colour_chosen = { $seat } takes the point as { $colour } influence.
    .you = You take the point as { $colour } influence.
event-influence_gained = { $seat } gains { influence-counted } of { $colour } influence and now has { $level }.
    .you = You gain { influence-counted } of { $colour } influence and now have { $level }.
event-orders_set = First to build: { $builder }. First with the trains: { $buyer }.
    .you-builder = First to build: you. First with the trains: { $buyer }.
    .you-buyer = First to build: { $builder }. First with the trains: you.
    .you-builder-buyer = You are first to build, and first with the trains.

## What happens: building

event-line_started = { $seat } starts a line in { $area }.
    .you = You start a line in { $area }.
event-line_extended = { $seat } plans a track from { $origin } to { $area }.
    .you = You plan a track from { $origin } to { $area }.
event-line_built = { $seat } builds { line-built }, from { $origin } to { $area }.
    .you = You build { line-built }, from { $origin } to { $area }.
event-cubes_paid = { $seat } pays { cubes-counted }.
    .you = You pay { cubes-counted }.
event-influence_paid = { $seat } pays { influence-counted } of { $colour } influence and has { $level } left.
    .you = You pay { influence-counted } of { $colour } influence and have { $level } left.
event-objectors_left = { $objectors ->
    [one] { $objectors } objector in { $area } is paid off.
   *[other] { $objectors } objectors in { $area } are paid off.
}
event-build_passed = { $seat } builds nothing.
    .you = You build nothing.
event-build_skipped = { $seat } cannot start a line anywhere, and builds nothing.
    .you = You cannot start a line anywhere, and build nothing.
event-link_completed = { $seat } completes the first link between Nürnberg and Fürth.
    .you = You complete the first link between Nürnberg and Fürth.
event-paid_link = { $seat } scores { points-scored } for { link-tracks } on the link.
    .you = You score { points-scored } for { link-tracks } on the link.

## What happens: trains

event-train_bought = { $seat } buys train { $train }.
    .you = You buy train { $train }.
event-item_loaded = { $seat } loads { one-item } from { $area }, on train { $train }.
    .you = You load { one-item } from { $area }, on train { $train }.
event-loading_passed = { $seat } passes, and is done with trains this turn.
    .you = You pass, and are done with trains this turn.
event-loading_skipped = { $seat } can neither buy nor load anything more.
    .you = You can neither buy nor load anything more.
event-paid_goods = { $seat } scores { points-scored } for { all-items }.
    .you = You score { points-scored } for { all-items }.
event-paid_passengers = { $seat } scores { points-scored } for { all-items }.
    .you = You score { points-scored } for { all-items }.
event-result_booked = { $seat } books a profit of { $profit } and pays for { tracks-counted }: profit and loss is now { $balance }.
    .you = You book a profit of { $profit } and pay for { tracks-counted }: profit and loss is now { $balance }.
event-player_order_set = { $seat } is now first in player order.
    .you = You are now first in player order.

## What happens: sales

event-sale_started = { $seat } begins a sale { to-company }, in { $area }.
    .you = You begin a sale { to-company }, in { $area }.
event-sale_extended = { $seat } adds the track from { $origin } to { $area } to the sale.
    .you = You add the track from { $origin } to { $area } to the sale.
event-line_sold = { $seat } sells { tracks-counted } { to-company }.
    .you = You sell { tracks-counted } { to-company }.
event-town_acquired = { $area } is now a town { of-company }.
event-items_discarded = { $items ->
    [one] In { $area }, { counted-items } can no longer be carried and leaves the game.
   *[other] In { $area }, { counted-items } can no longer be carried and leave the game.
}
event-sale_passed = { $seat } sells nothing.
    .you = You sell nothing.
event-sale_skipped = { $seat } has nothing that could be sold.
    .you = You have nothing that could be sold.

## What happens: the end

event-game_ended = The game ends: { $ending }.
event-paid_sets = { $seat } scores { $money } points for { sets-counted }.
    .you = You score { $money } points for { sets-counted }.
event-paid_balance = Profit and loss changes { $seat }’s score by { $money }.
    .you = Profit and loss changes your score by { $money }.
event-paid_tracks = { $seat } loses { points-lost } left on the board.
    .you = You lose { points-lost } left on the board.

## Why not: whose turn it is, and for what

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-wrong_phase = That has to wait. { $phase ->
    [bid] The auction is on: bid on a space.
    [choose_colour] First say whether the point is red or green.
    [build] It is time to build: start a line, or pass.
    [extend] A line is being built: lay a track, or finish it.
    [pay] The line must be paid for first: choose a colour of influence.
    [train] It is time for trains: buy one, load something, or pass.
    [exchange] The train must be paid for first: choose what to give in exchange.
    [load_train] First say in which train the passenger travels.
    [sell] It is time to sell: choose a company and a town to begin in, or pass.
   *[sell_extend] A sale is being made: add a track, or finish it.
}

## Why not: the auction

reason-must_bid = You cannot pass in the auction: with fewer than two bids standing, you must bid if you can.
reason-two_bids_standing = You have two bids standing. You bid again only if you are pushed off one of them.
reason-no_such_space = There is no such space on this side of the auction board.
reason-below_minimum_bid = The first bid on this space must be at least { $minimum ->
    [one] { $minimum } cube
   *[other] { $minimum } cubes
}.
reason-must_beat_bid = A bid of { $high } stands on this space: bid more than that, or try another.
reason-own_bid_there = Your own bid stands on this space, and you cannot outbid yourself: choose another.
reason-not_enough_cubes_in_hand = { $hand ->
    [0] You have no cubes in hand.
    [one] You have only { $hand } cube in hand, and cannot bid more than that.
   *[other] You have only { $hand } cubes in hand, and cannot bid more than that.
}
reason-only_red_or_green = This point can be taken as red or as green influence, and nothing else.

## Why not: building

reason-start_not_connected = A line starts in a company town, or in an area that one of your own tracks touches. This is neither.
reason-start_leads_nowhere = From here you cannot lay even one track: the borders are closed or taken, or you could not pay for it.
reason-line_has_started = You have started a line: lay a track or finish it, or undo.
reason-no_track_yet = Your line has no track yet: lay at least one.
reason-not_from_end_of_line = A track goes on from the end of your line, and this area is not next to it.
reason-line_would_fork = Your line has been in this area already, and no area may be on it twice.
reason-not_adjacent = There is no border between these two areas.
reason-border_taken = There is track on this border already, and there is room for only one.
reason-hill_blocks = No track goes into a hill or out of one.
reason-hop_blocks = No track goes into a hop field or out of one.
reason-forbidden_border = No track may be built across this border. You can only go round.
reason-south_leave_only = Track may be built out of The South, but never into it.
reason-extension_not_in_play = This way leads through the extension of The South, which is not in play at this table.
reason-no_track_left = You have no tracks left: all 15 are on the board or in this line.
reason-needs_red_influence = { $held ->
    [0] Company towns on this line demand { $needed } red influence, and you have none.
   *[other] Company towns on this line demand { $needed } red influence, and you have only { $held }.
}
reason-needs_green_influence = { $held ->
    [0] Company towns on this line demand { $needed } green influence, and you have none.
   *[other] Company towns on this line demand { $needed } green influence, and you have only { $held }.
}
reason-needs_government = { $held ->
    [0] Objectors along this line demand { $needed } white influence, and you have none.
   *[other] Objectors along this line demand { $needed } white influence, and you have only { $held }.
}
reason-line_too_expensive = { $missing ->
    [one] With this track the line would cost { $missing } build point more than you can pay with all your cubes and influence.
   *[other] With this track the line would cost { $missing } build points more than you can pay with all your cubes and influence.
}
reason-cubes_first = Build points are paid with cubes first. Finish the line; you choose influence only for what cubes do not cover.
reason-colour_empty = You have no influence of this colour left to pay with.

## Why not: trains and loading

reason-no_such_train = There is no such train on this side of the train board.
reason-train_taken = This train has been bought already this turn.
reason-one_train_per_cost = You have bought a train at this price, and may have only one of each price in a turn.
reason-train_too_expensive = You are short of brown influence for this train: it would take { $needed } other points in exchange, and you have { $held }.
reason-exchange_not_needed = There is nothing to exchange: you exchange only what is missing when you buy a train, and your brown influence goes first.
reason-source_empty = You have nothing of this kind left to give. Brown influence cannot be exchanged.
reason-already_passed = You have passed, and take no further part in this phase.
reason-item_not_there = There is nothing of this kind here.
reason-no_train = You have no train yet: buy one first.
reason-no_free_place = None of your trains has a free place for this: goods and passengers need places of their own sort.
reason-no_own_track_there = None of your own tracks touches this area.
reason-company_track_there = A company track touches this area, so nothing can be loaded here.
reason-no_neutral_arrow_town = You touch no neutral town that the arrows from here point to. Company towns do not count.
reason-passenger_is_home = This passenger is in a town of the right colour already.
reason-no_path_to_company_town = Your own tracks do not lead from here to a town of this passenger’s colour.
reason-not_your_train = This is not one of your trains.
reason-no_place_in_that_class = This train has no passenger place free.
reason-within_reach = Within reach of your lines now: { $goods ->
    [0] no goods
    [one] { $goods } good
   *[other] { $goods } goods
} and { $passengers ->
    [0] no passengers.
    [one] { $passengers } passenger.
   *[other] { $passengers } passengers.
}
reason-load_pays = { $points ->
    [one] +{ $points } point and +{ $profit } profit once all are done with trains.
   *[other] +{ $points } points and +{ $profit } profit once all are done with trains.
}

## Why not: selling

reason-one_sale_per_turn = You have had your chance to sell in this turn.
reason-not_own_track = You can sell only your own tracks, one after the other, and none of yours leads there from here.
reason-sale_would_fork = The line you are selling has been in this area already, and no area may be on it twice.
reason-sale_needs_track = There is no track in this sale yet: add at least one.
reason-sale_must_start_at_company_town = A sale begins in a town of the company that buys, where one of your own tracks is.
reason-sale_must_end_in_town = A sale ends in a town. This way none can be reached, or there is none here.
reason-not_enough_company_influence = You have too little influence with this company: it costs 1 for every two tracks, rounded up.
reason-company_out_of_track = This company has not enough tracks left to replace yours.
reason-sale_has_started = You have begun a sale: add a track or finish it, or undo.

## Why a position is impossible. These complete “Field “x” is impossible (WD-1.1): …”.

flaw-no-such-turn = there is no turn { $value }: this game has { $all }
flaw-side-players = this side of the boards is not for so many players
flaw-no-extension = this board has no such extension
flaw-order = every player must occur exactly once in this order
flaw-place = nobody has this place in the order
flaw-passed = somebody has passed who is not in the game, or cannot have passed yet
flaw-not-in-turn = it cannot be the turn of seat { $seat }
flaw-cubes = seat { $seat } has { $hand } cubes in hand and { $bids } in bids, out of { $all }
flaw-influence = seat { $seat } has influence { $value }, which must lie between 0 and { $most }
flaw-pile = the markers of a track must have arrived one after the other, every player’s once
flaw-balance = the profit and loss of seat { $seat } is { $value }, which must lie between { $low } and { $high }
flaw-track-owner = the track on { $border } belongs to { $owner }, where nobody sits
flaw-track-extension = { $border } carries track, but the extension is not in play
flaw-tracks = seat { $seat } has { $laid } tracks on the board, out of { $all }
flaw-company-tracks = { $company } has { $laid } tracks on the board, out of { $all }
flaw-piece-place = { $area } cannot hold a piece of this kind: { $piece }
flaw-piece-many = { $area } holds more pieces than were ever put there
flaw-pieces-lost = there are { $pieces } pieces of one kind ({ $piece }), out of { $all }
flaw-town-owner = the owners of { $area } are impossible
flaw-counter = the counter on space { $space } is impossible
flaw-counters = there are too many counters of one colour: { $colour }
flaw-bid-space = the bid on space { $space } is impossible
flaw-bids = seat { $seat } has more than two bids standing
flaw-settling = a space is being settled if, and only if, a colour is being chosen
flaw-train-nobodys = train { $train } does not exist on this side, or belongs to a seat in which nobody sits
flaw-train-cost = seat { $seat } has two trains of one price
flaw-train-load = train { $train } carries what it has no place for
flaw-path = the line under way is broken, or cannot be where it is
flaw-company = a sale is made to a company if, and only if, a line is being sold
flaw-due = what is still to be paid does not fit the moment
flaw-spent = what has been paid so far does not fit the moment
flaw-purchase = a train is being paid for if, and only if, an exchange is under way
flaw-boarding = a passenger waits for a train if, and only if, one is being chosen
flaw-link = the link has been paid, but this board has none

## What an action brings, before it is made

outcome-points = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
outcome-balance = profit and loss { $sign }{ $count }
outcome-hand = { $count ->
    [one] { $sign }{ $count } cube
   *[other] { $sign }{ $count } cubes
}
outcome-influence = { $sign }{ $count } { $colour } influence
outcome-collection = { $count ->
    [one] { $sign }{ $count } { single-item }
   *[other] { $sign }{ $count } { all-items }
}
outcome-score = { $sign }{ $count } in all if it ended now

## The position in words

money = { NUMBER($amount) } VP
told-turn = Turn { $turn } of { $turns }: { $phase }.
told-seat = { $seat }: { $points } points, { $projected } if the game ended now; profit and loss { $balance }; cubes: { $hand } in hand, { $stock } in stock; influence { $influence }; tracks: { $laid } on the board, { $supply } in supply; { $count ->
    [0] nothing collected
   *[other] collected { $collection }, { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
}{ $passed ->
    [0] { "" }
   *[other] ; has passed
}.
told-company = { $company }: { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
} left.
told-order = { $order }: { $seats }.
told-order-player = Player order, by P/L
told-order-build = Build order, by white
told-order-train = Train order, by brown
told-points = { $points } { $source }
told-red-or-green = 1 red or green
told-space-free = Space { $space }, from { $minimum ->
    [one] { $minimum } cube
   *[other] { $minimum } cubes
}: { $worth }. No bid.
told-space = Space { $space }: { $worth }. { $seat } has bid { $cubes }; the next bid is at least { $lowest }.
told-train-free = Train { $train }, price { $cost }: places { $passengers } for passengers, { $goods } for goods; on offer.
told-train-price = Whoever is to move would pay { $brown } brown{ $other ->
    [0] { "" }
   *[other] {" "}and { $other } of other colours or cubes
}.
told-train = Train { $train }, price { $cost }: places { $passengers } for passengers, { $goods } for goods; bought by { $seat }, { $count ->
    [0] empty
   *[other] carrying { $load }
}.
told-starts = Influence is due to start a line in: { $areas }.
told-build-points = { $points ->
    [one] { $points } build point
   *[other] { $points } build points
}
told-line = Line { $areas }: { $demand }; { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} will be spent and { $choose } influence of any colour; { $slack } more could be paid.
told-extensions = Next: { $ways }.
told-payment = Still to pay: { $due }, out of { $left }.
told-sale = Sale to { $company }: { $areas }; { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
} for { $cost } influence.
told-tracks = { $count ->
    [0] { $owner } has no tracks on the board.
    [one] { $owner } has { $count } track: { $lines }.
   *[other] { $owner } has { $count } tracks: { $lines }.
}
told-town = { $town }, { $kind }, { $owned ->
    [0] neutral
   *[other] owned by { $owners }
}: { $count ->
    [0] nobody there
   *[other] { $people }
}.
told-objectors = { $count ->
    [one] an objector
   *[other] { $count } objectors
}
told-goods = { $area }: { $goods }.
# Every one of its towns may have an owner for a moment only: then the goods are discarded.
told-goods-for-towns = { $area }: { $goods }, to be loaded in { $towns }.
told-link-open = Nürnberg and Fürth are not linked yet.
told-link-paid = The link between Nürnberg and Fürth has been paid.
