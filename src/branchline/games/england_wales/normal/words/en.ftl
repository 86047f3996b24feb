# What Railways of England and Wales says, in the order in which one meets it.

## The game

game-name = Railways of England and Wales
game-summary = Around 1850 everyone runs a railway company, and nobody has any money. Borrow, lay track from city to city, buy better engines and carry coloured goods to cities of their colour: every link a cube travels brings its owner a point, and points are income. But bonds are never paid back. Bid for the first move, snatch major lines and operation cards from under the others’ noses, and keep your baron’s goal a secret to the end.

## Options

option-engine_costs = Cost of engines
option-engine_costs-help = Standard: 5, 10, 10, 15, 15, 20 and 20 thousand for levels 2 to 8. Linear: 5, 10, 15, 20, 25, 30 and 35 thousand.
option-end_timing = How the game ends
option-end_timing-help = When enough cities are empty, the turn is finished; then one more turn is played, or none.
option-passenger_tracking = The Passenger Line
option-passenger_tracking-help = Which deliveries count for this card: those made since it was turned up, or all of the game.
option-tunnel_engineer = The Tunnel Engineer
option-tunnel_engineer-help = How long the card serves once it is used: for one build action, or for all that you build in the same turn.
option-first_auction = Who plays first
option-first_auction-help = The players bid for it every turn, or the marker goes round, one seat each turn.
value-standard = standard
value-linear = linear
value-one_more_turn = one more turn
value-end_of_turn = at the end of the turn
value-from_reveal = since it was turned up
value-one_action = one build action
value-whole_turn = the whole turn
value-whole_game = the whole game
value-auction = auction
value-rotate = in turn

## Words for things

card-railroad_era_begins = The Railroad Era Begins
card-railroad_era_begins-help = The first delivery of the game: 1 point.
card-speed_record = Speed Record
card-speed_record-help = The first delivery over three or more links: 3 points.
card-new_train = New Train
card-new_train-help = The first engine of level 4: 4 points.
card-passenger_line = Passenger Line
card-passenger_line-help = The first player who has delivered cubes of four colours: 4 points.
card-service_bounty_plymouth = Service Bounty: Plymouth
card-service_bounty_plymouth-help = The first delivery to Plymouth: 3 points.
card-service_bounty_holyhead = Service Bounty: Holyhead
card-service_bounty_holyhead-help = The first delivery to Holyhead, which needs a New City tile for that: 3 points.
card-service_bounty_norwich = Service Bounty: Norwich
card-service_bounty_norwich-help = The first delivery to Norwich: 2 points.
card-hotel_london = Hotel: London
card-hotel_london-help = 1 point for every cube that anybody delivers to London.
card-hotel_manchester = Hotel: Manchester
card-hotel_manchester-help = 1 point for every cube that anybody delivers to Manchester.
card-hotel_birmingham = Hotel: Birmingham
card-hotel_birmingham-help = 1 point for every cube that anybody delivers to Birmingham.
card-hotel_bristol = Hotel: Bristol
card-hotel_bristol-help = 1 point for every cube that anybody delivers to Bristol.
card-perfect_engineering = Perfect Engineering
card-perfect_engineering-help = Five tiles instead of four in each of your build actions.
card-tunnel_engineer = Tunnel Engineer
card-tunnel_engineer-help = Once: mountains cost 2k instead of 4k in one build action, or in one whole turn where the table plays so.
card-government_land_grant = Government Land Grant
card-government_land_grant-help = Once: plains cost nothing in one build action.
card-railways_inspector = Railways Inspector
card-railways_inspector-help = Once: stop another player’s delivery. The cube stays, and their action is lost.
card-railroad_executive = Railroad Executive
card-railroad_executive-help = At once: take two actions, one after the other.
card-new_industry = New Industry
card-new_industry-help = At once: urbanise a grey city without paying, with two cubes.
card-city_growth = City Growth
card-city_growth-help = At once: two cubes from the bag go to a city of your choice.

card_kind-achievement = achievement
card_kind-permanent = permanent
card_kind-single_use = single use
card_kind-interrupt = interruption
card_kind-immediate = immediate

baron-hudson-help = most links
baron-brunel-help = London, Bristol and Exeter connected by your links
baron-stephenson-help = longest chain of your links
baron-locke-help = most mountain tiles in your links
baron-brassey-help = most cities touched by your links
baron-watkin-help = Manchester and London connected by your links
baron-gooch-help = highest engine level, alone
baron-moon-help = fewest bonds, alone
baron-allport-help = most deliveries into red cities
baron-denison-help = York and London connected by your links
baron-peto-help = Norwich, Ipswich and London connected by your links
baron-huish-help = most cash

line-london_newcastle = London–Newcastle
line-london_penzance = London–Penzance
line-london_holyhead = London–Holyhead
line-plymouth_newcastle = Plymouth–Newcastle
line-bristol_york = Bristol–York
line-london_manchester = London–Manchester
line-london_swansea = London–Swansea
line-liverpool_hull = Liverpool–Hull
line-birmingham_norwich = Birmingham–Norwich
line-cardiff_liverpool = Cardiff–Liverpool

saving-none = in full
saving-tunnel = with the Tunnel Engineer
saving-grant = with the Government Land Grant
saving-both = with the Tunnel Engineer and the Government Land Grant

# These complete “The game ends: …”.
ending-empty_cities = enough cities are empty, and the last turn is over
ending-turn_limit = the last possible turn is over

## Where points come from

source-paid_links = Links
source-paid_hotel = Hotels
source-paid_card = Achievements
source-paid_line = Major lines
source-paid_baron = Baron
source-paid_bonds = Bonds

## Phases

phase-keep = Choosing a baron
phase-auction = Auction
phase-act = Choosing an action
phase-start = Building: where to start
phase-side = Building: leaving the city
phase-tile = Building
phase-place = Urbanising
phase-cube = Delivering: which cube
phase-via = Delivering: which way
phase-card = Taking a card
phase-industry = New Industry
phase-grow = City Growth
phase-inspect = Railways Inspector
phase-over = Game over
step-next_bid = Next bidder
step-deliver_cube = The delivery is paid
step-end_action = Next action
step-end_turn = Income, major lines, end of the turn
step-begin_turn = A turn begins
step-begin_rounds = The action rounds begin

## Actions: a button, then a description

verb-keep = Keep
verb-bid = Bid
verb-pass = Pass
verb-build = Build track
verb-urbanise = Urbanise
verb-upgrade = Upgrade engine
verb-deliver = Deliver a cube
verb-take = Take a card
verb-start = Start a link
verb-resume = Go on with a link
verb-side = Leave the city
verb-tile = Lay a tile
verb-finish = Finish and pay
verb-place = Place a tile
verb-cube = Choose a cube
verb-via = Go on
verb-card = Take
verb-grow = Let a city grow
verb-stop = Stop the delivery
verb-let = Let it pass
verb-bond = Take a bond

action-keep = keep { $baron }
action-bid = bid { $bid }k
action-pass = pass
action-build = build track
action-urbanise = urbanise a grey city
action-upgrade = upgrade the engine by one level
action-deliver = deliver a cube
action-take = take an operation card
action-start = start a link at { $city }
action-resume = go on with the unfinished link that leaves { $city } to the { $side }
action-side = leave the city to the { $side }
action-tile = lay a tile that leads on to the { $side }
action-finish = finish building and pay, { $saving }
action-place = make { $city } a { $colour } city
action-cube = deliver a { $colour } cube from { $city }
action-via = take the link to the { $side }
action-card = take { $card }
action-grow = add cubes to { $city }
action-stop = play the Railways Inspector and stop the delivery
action-let = let the delivery pass
action-bond = take a bond

## Parts of sentences

bonds-taken = { $bonds ->
    [one] a bond
   *[other] { $bonds } bonds
}
tiles-paid = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
points-scored = { $money ->
    [one] { $money } point
   *[other] { $money } points
}
links-long = { $links ->
    [one] one link
   *[other] { $links } links
}

## Questions

prompt-keep = { $seat } keeps one of two barons, in secret.
    .you = Keep one of your two barons: nobody else sees which.
prompt-auction-open = Turn { $turn }: nobody has bid for the first move yet. { $seat } may bid from { $low }k to { $most }k, or pass.
    .you = Turn { $turn }: nobody has bid for the first move yet. You may bid from { $low }k to { $most }k, or pass.
prompt-auction = Turn { $turn }: { $bidder } has bid { $high }k for the first move. { $seat } may bid from { $low }k to { $most }k, or pass.
    .you = Turn { $turn }: { $bidder } has bid { $high }k for the first move. You may bid from { $low }k to { $most }k, or pass.
    .you-bidder = Turn { $turn }: you have bid { $high }k for the first move. { $seat } may bid from { $low }k to { $most }k, or pass.
prompt-auction-pass = Turn { $turn }: { $bidder } has bid { $high }k for the first move, more than { $seat } may bid: { $seat } can only pass.
    .you = Turn { $turn }: { $bidder } has bid { $high }k for the first move, more than you may bid: you can only pass.
    .you-bidder = Turn { $turn }: you have bid { $high }k for the first move, more than { $seat } may bid: { $seat } can only pass.
prompt-act = { $actions ->
    [one] Round { $round } of 3: { $seat } takes one action.
   *[other] Round { $round } of 3: { $seat } has { $actions } actions.
}
    .you = { $actions ->
        [one] Round { $round } of 3: take one action.
       *[other] Round { $round } of 3: you have { $actions } actions.
    }
prompt-start = { $seat } builds track: from which city, or from which open end?
    .you = You build track: from which city, or from which open end?
prompt-side = { $seat } starts a link at { $city }: on which side does it leave the city?
    .you = You start a link at { $city }: on which side does it leave the city?
prompt-tile-first = { $seat } starts a link at { $city }, of up to { $left } tiles in this action.
    .you = You start a link at { $city }, of up to { $left } tiles in this action. Lay the first one.
prompt-tile-resume = { $seat } goes on with the link from { $city }, with up to { $left } tiles in this action.
    .you = You go on with the link from { $city }, with up to { $left } tiles in this action. Lay the next one.
prompt-tile = { $left ->
    [one] { $seat } builds a link from { $city }, for { $cost }k so far, with one tile left in this action.
   *[other] { $seat } builds a link from { $city }, for { $cost }k so far, with { $left } tiles left in this action.
}
    .you = { $left ->
        [one] You build a link from { $city }, for { $cost }k so far. Lay the last tile of this action, or stop.
       *[other] You build a link from { $city }, for { $cost }k so far. Lay up to { $left } more tiles, or stop.
    }
prompt-tile-last = { $seat } has laid all the tiles of this action on the link from { $city }, for { $cost }k, and pays.
    .you = You have laid all the tiles of this action on the link from { $city }, for { $cost }k. Stop and pay.
prompt-complete = { $seat } has completed the link { $city }–{ $other }, for { $cost }k, and pays.
    .you = You have completed the link { $city }–{ $other }, for { $cost }k. Finish and pay.
prompt-place = { $seat } urbanises a grey city for 10k: which one, and in which colour?
    .you = You urbanise a grey city for 10k: which one, and in which colour?
prompt-cube = { $seat } delivers a cube: which one?
    .you = You deliver a cube: which one?
prompt-via = { $left ->
    [one] { $seat } delivers a { $colour } cube from { $origin }; it is in { $city } now and can travel one more link. Which way?
   *[other] { $seat } delivers a { $colour } cube from { $origin }; it is in { $city } now and can travel up to { $left } more links. Which way?
}
    .you = { $left ->
        [one] You deliver a { $colour } cube from { $origin }; it is in { $city } now and can travel one more link. Which way?
       *[other] You deliver a { $colour } cube from { $origin }; it is in { $city } now and can travel up to { $left } more links. Which way?
    }
prompt-card = { $seat } takes an operation card: which one?
    .you = Take an operation card: which one?
prompt-industry = { $seat } puts a New City tile on a grey city: which one, and in which colour?
    .you = You put a New City tile on a grey city: which one, and in which colour?
prompt-grow = { $seat } adds two cubes to a city: which one?
    .you = You add two cubes to a city: which one?
prompt-inspect = { $mover } wants to deliver a { $colour } cube from { $origin } to { $city }, over { links-long }. { $seat } may stop it with the Railways Inspector.
    .you = { $mover } wants to deliver a { $colour } cube from { $origin } to { $city }, over { links-long }. You may stop it with the Railways Inspector.
    .you-mover = You want to deliver a { $colour } cube from { $origin } to { $city }, over { links-long }. { $seat } may stop it with the Railways Inspector.
prompt-over = The game is over: whoever has the most points wins.

## What happens

event-baron_chosen = { $seat } has kept a baron.
    .you = You have kept a baron.
event-baron_kept = { $seat } keeps { $baron }.
    .you = You keep { $baron }.
event-turn_began = Turn { $turn } begins.
event-bid_made = { $seat } bids { $money }k.
    .you = You bid { $money }k.
event-bid_passed = { $seat } passes in the auction.
    .you = You pass in the auction.
event-auction_won = { $seat } wins the auction for { $money }k and plays first.
    .you = You win the auction for { $money }k and play first.
event-marker_passed = { $seat } takes the first-player marker.
    .you = You take the first-player marker.
event-action_passed = { $seat } passes.
    .you = You pass.
event-bonds_taken = { $seat } takes { bonds-taken }.
    .you = You take { bonds-taken }.
event-link_started = { $seat } starts a link at { $city }.
    .you = You start a link at { $city }.
event-link_resumed = { $seat } goes on with the link from { $city } at { $hex }.
    .you = You go on with the link from { $city } at { $hex }.
event-tile_laid = { $seat } lays a tile on { $hex } ({ $money }k).
    .you = You lay a tile on { $hex } ({ $money }k).
event-link_completed = { $seat } completes the link { $city }–{ $other }.
    .you = You complete the link { $city }–{ $other }.
event-link_left_open = { $seat } leaves the link from { $city } unfinished at { $hex }.
    .you = You leave the link from { $city } unfinished at { $hex }.
event-link_removed = { $seat }’s unfinished link from { $city } to { $hex } is removed.
    .you = Your unfinished link from { $city } to { $hex } is removed.
event-track_paid = { $seat } pays { $money }k for { tiles-paid }.
    .you = You pay { $money }k for { tiles-paid }.
event-card_spent = { $seat } plays { $card }.
    .you = You play { $card }.
event-city_urbanised = { $seat } makes { $city } a { $colour } city.
    .you = You make { $city } a { $colour } city.
event-cube_added = A { $colour } cube is added to { $city }.
event-engine_raised = { $seat } upgrades the engine to level { $level } for { $money }k.
    .you = You upgrade the engine to level { $level } for { $money }k.
event-cube_chosen = { $seat } chooses a { $colour } cube in { $city }.
    .you = You choose a { $colour } cube in { $city }.
event-cube_moved = { $seat } moves the { $colour } cube from { $origin } to { $city }.
    .you = You move the { $colour } cube from { $origin } to { $city }.
event-delivery_declared = { $seat } announces the delivery of a { $colour } cube from { $origin } to { $city }.
    .you = You announce the delivery of a { $colour } cube from { $origin } to { $city }.
event-delivery_let = { $seat } lets the delivery pass.
    .you = You let the delivery pass.
event-delivery_stopped = { $seat } plays the Railways Inspector: { $mover }’s delivery is stopped.
    .you = You play the Railways Inspector: { $mover }’s delivery is stopped.
    .you-mover = { $seat } plays the Railways Inspector: your delivery is stopped.
event-cube_delivered = { $seat } delivers a { $colour } cube from { $origin } to { $city }.
    .you = You deliver a { $colour } cube from { $origin } to { $city }.
event-paid_links = { $seat } gets { $money } point for the link { $origin }–{ $city }.
    .you = You get { $money } point for the link { $origin }–{ $city }.
event-paid_hotel = { $seat } gets { $money } point for the hotel in { $city }.
    .you = You get { $money } point for the hotel in { $city }.
event-paid_card = { $seat } gets { points-scored } for { $card }.
    .you = You get { points-scored } for { $card }.
event-city_emptied = { $city } has run out of cubes and gets an empty-city marker.
event-end_triggered = Enough cities are empty: turn { $turn } is the last.
event-card_taken = { $seat } takes { $card }.
    .you = You take { $card }.
event-card_turned_up = { $card } is turned up.
event-paid_line = { $seat } is the first to complete the major line { $line }: { $money } points.
    .you = You are the first to complete the major line { $line }: { $money } points.
event-income_received = { $seat } receives an income of { $income }k and pays { $interest }k in interest.
    .you = You receive an income of { $income }k and pay { $interest }k in interest.
event-game_ended = The game ends: { $ending }.
event-paid_baron = { $seat } fulfils the goal of { $baron }: { $money } points.
    .you = You fulfil the goal of { $baron }: { $money } points.
event-baron_failed = { $seat } does not fulfil the goal of { $baron }.
    .you = You do not fulfil the goal of { $baron }.
event-paid_bonds = Bonds: { points-scored } for { $seat }.
    .you = Bonds: { points-scored } for you.

## Why not: barons and the auction

reason-keep_baron_first = First everyone keeps one of two barons.
reason-not_dealt = You were not dealt that baron.
reason-baron_is_kept = The barons are chosen, and that cannot be changed.
reason-auction_under_way = The auction is still under way: bid or pass.
reason-no_auction = There is no auction now.
reason-bid_too_low = You have to bid at least { $low }k.
reason-bid_too_high = You cannot bid more than { $most }k: your cash and five bonds, and never more than 99k.
reason-out_of_auction = You have passed, and are out of this auction.

## Why not: actions

reason-choose_action = First choose what kind of action you take.
reason-action_under_way = You are in the middle of another action: go on with it, or take it back.
reason-bond_not_needed = You cannot take a bond by itself: bonds come with a payment that you could not make without them, and never more of them than the payment needs.
reason-nothing_to_build = No track can be built anywhere.
reason-not_your_track = That unfinished link belongs to another player.
reason-end_blocked = That link cannot go on: there is no room for a tile at its open end.
reason-tile_limit = You may lay no more than { $limit } tiles in one action.
reason-no_tile_laid = Lay at least one tile first.
reason-card_not_held = You do not have that card.
reason-card_no_effect = That card would save nothing here.
reason-not_grey = Only a grey city without a New City tile can be urbanised.
reason-no_tile_left = There is no New City tile of that colour left, or no grey city to put one on.
reason-max_engine = Your engine has the highest level already.
reason-nothing_to_deliver = There is no cube that you could deliver.
reason-too_long = { $engine ->
    [one] That is too far: your engine carries a cube over one link only.
   *[other] That is too far: your engine carries a cube over { $engine } links at most.
}
reason-delivery_declared = A delivery has been announced, and may be stopped or let pass first.
reason-nothing_declared = There is no delivery to be stopped.
reason-already_inspected = This player has lost a delivery this turn already, and cannot lose another.
reason-own_delivery = You cannot stop your own delivery.
reason-no_card_to_take = There is no card that you could take.
reason-achievement_card = Achievements cannot be taken: they go to whoever fulfils them first.
reason-card_not_open = That card does not lie face up.
reason-second_perfect_engineering = You have Perfect Engineering already, and a second one cannot be taken.
reason-card_useless_now = That card would have no effect now.
reason-line_taken = This completes the major line { $line }, but another player has already scored it.

## Why a position is impossible. These complete “Field “x” is impossible (EW-16.1): …”.

flaw-end-unmarked = the last turn is known if, and only if, enough cities have an empty-city marker
flaw-turn-too-late = the game would have ended before this turn, or the last turn is too far away
flaw-no-engine = every player has an engine
flaw-ended-early = the game has not come to this end yet
flaw-baron-early = barons bring points at the end only
flaw-round = there is a round, and a player whose action it is, if, and only if, actions are being taken
flaw-active = the player whose action it is must be the one who is asked, and have an action left
flaw-phase = this question is not asked at this table, or not by itself
flaw-inspection = only a delivery that has arrived is interrupted, by another player with an inspector, once a turn
flaw-tunnelling = the Tunnel Engineer serves for a whole turn only where the table has chosen that
flaw-link-open = unfinished links are removed at the end of a turn
flaw-no-such-city = there is no such city
flaw-high = there must be a highest bidder if, and only if, there is a bid
flaw-no-auction = there are bids, or players who have passed, but no auction
flaw-asked-again = the player who is asked has passed, or has the highest bid
flaw-bidder-passed = the highest bidder cannot have passed
flaw-tile-on-colour = { $city } has a colour of its own, and cannot have a New City tile
flaw-tiles-lost = the New City tiles, on the map and left, are not those the game began with
flaw-deck = there should be exactly { $count } cards in the deck, and none beyond them
flaw-cards-lost = the copies of { $card }, wherever they are, should make { $all } together
flaw-card-not-held = achievements and immediate cards are never held by a player
flaw-perfect-twice = nobody can have Perfect Engineering twice
flaw-no-tracking = colours are only tracked while the Passenger Line is to be had
flaw-barons-dealt = every player is dealt two barons, all of them different
flaw-baron-not-dealt = a player has kept one of the two barons dealt, or has not chosen yet
flaw-baron-chosen = barons are being chosen if, and only if, somebody has not chosen yet, and it is they who are asked
flaw-line-not-joined = nobody can have scored { $line } whose links do not join its ends

## What an action brings, before it is made

outcome-cash = { $sign }{ NUMBER($count) }k
outcome-bonds = { $count ->
    [one] { $sign }{ $count } bond
   *[other] { $sign }{ $count } bonds
}
outcome-position = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
outcome-engine = engine of level { $value }
outcome-held = { $sign }{ $count } card: { $card }
outcome-line_owner-gained = major line { $line }
outcome-line_owner-lost = without the major line { $line }
outcome-first-gained = first to play
outcome-first-lost = no longer first to play
outcome-last_turn = The game ends after turn { $value }.
outcome-score = points after bonds { $sign }{ $count }

## The position in words

told-seat = { $seat }: { $cash }k cash; { $bonds ->
    [0] no bonds
    [one] { $bonds } bond, interest { $interest }k
   *[other] { $bonds } bonds, interest { $interest }k
}; engine { $engine }; { $position } points, income { $income }k; { $links ->
    [one] { $links } link
   *[other] { $links } links
}; { $count ->
    [0] no cards
   *[other] cards: { $cards }
}; { $delivered ->
    [0] nothing delivered
   *[other] delivered: { $colours }
}; { $score } if the game ended now.
told-lines-left = { $count ->
    [0] No major line is left.
   *[other] Major lines left: { $lines }.
}
told-line = { $seat } has the major line { $line } ({ $points }).
told-display = { $count ->
    [0] No card lies open
   *[other] Cards to take: { $cards }
}; { $deck } face down.
told-tiles-left = { $count ->
    [0] No New City tile is left.
   *[other] New City tiles left: { $tiles }.
}
told-baron = { $seat }’s baron wants: { $goal }. As things stand, { $fulfilled ->
    [0] that is not so; it would bring { $points } points.
   *[other] that brings { $points } points.
}
