# What the share game on the map of England and Wales says, in the order in which one meets it.

game-name = Railways of England and Wales: shares
game-summary = Six companies, and none of them is yours. Bid for shares, and run a company for as long as nobody holds more of it than you. It builds and delivers with its own money, not with yours; only a dividend brings any of it into your pocket, and what it pays moves the price of its shares. Buy up a neighbour, if the shareholders of both will have it. In the end cash and shares count, and a till full of money is worth nothing to anybody.

## Options

option-share_end_cities = Empty cities that end the game
option-share_end_cities-help = How many cities must run out of cubes: sixteen, as many as in the normal game for so many players, or any number from 1 to 40, all the cities of the map.
option-share_end_timing = How the game ends
option-share_end_timing-help = When enough cities are empty, the turn is finished with all its phases; or one whole turn more is played.
option-share_income = Income of the companies
option-share_income-help = What a company receives for its income marker: the amount printed there, or one thousand a step.
option-bond_condition = When a company may take bonds
option-bond_condition-help = Once its treasury is empty; or only when no share is left available either.
option-merged_assets = What a bought company had
option-merged_assets-help = Its cash and bonds pass to the buyer, or leave the game.
option-stock_phase = The stock phase
option-stock_phase-help = Shares are put up until everyone has withdrawn, or everyone puts up one share at most.
value-by_players = by the number of players
value-finish_turn = at the end of the turn
value-one_more_turn = one more turn
value-table = as printed
value-one_per_step = one thousand a step
value-treasury_empty = treasury empty
value-all_ten_out = no share left at all
value-to_buyer = to the buyer
value-vanish = out of the game
value-until_all_pass = until all withdraw
value-one_offer_each = one offer each

## Words for things

company-black = Black
company-red = Red
company-blue = Blue
company-green = Green
company-yellow = Yellow
company-purple = Purple

source-available = never sold
source-issued = issued

answer-no = no
answer-yes = yes

# These complete “The game ends: …”.
ending-empty_cities = enough cities are empty, and the last turn is over
ending-turn_limit = the last possible turn is over

## Phases

phase-propose = Shares: what to put up
phase-open = Shares: opening bid
phase-raise = Shares: auction
phase-act = Choosing an action
phase-start = Building: where to start
phase-side = Building: leaving the city
phase-tile = Building
phase-second = A second link
phase-cube = Delivering: which cube
phase-via = Delivering: which way
phase-repay = Repaying bonds
phase-dividend = Dividend
phase-merge = Merger
phase-vote = Vote
phase-over = Game over
step-next_bidder = Next bidder
step-next_proposer = Next to put up a share
step-end_auctions = The auctions end
step-begin_turn = A turn begins
step-deliver_cube = The delivery is paid
step-next_action = Next action
step-begin_dividends = The dividends begin
step-next_dividend = Next company
step-take_up_dividend = The company’s dividend
step-begin_mergers = The mergers begin
step-next_merger = Next merger
step-begin_auctions = The stock phase begins

## Actions: a button, then a description

verb-propose = Put up a share
verb-withdraw = Withdraw
verb-bid = Bid
verb-leave = Drop out
verb-build = Build
verb-deliver = Deliver a cube
verb-pass = Pass
verb-start = Start a link
verb-side = Leave the city
verb-tile = Lay a tile
verb-second = Second link
verb-cube = Choose a cube
verb-via = Go on
verb-abandon = Give up
verb-repay = Repay
verb-dividend = Pay a dividend
verb-merge = Propose a merger
verb-decline = No merger
verb-vote = Vote

action-propose = put up a share of { $company } ({ $source })
action-withdraw = withdraw from these auctions
action-bid = bid { $amount }k
action-leave = drop out of this auction
action-build = build track
action-deliver = deliver a cube
action-pass = pass
action-start = start a link at { $city }
action-side = leave the city to the { $side }
action-tile = lay a tile that leads on to the { $side }
action-second = build a second link: { $answer }
action-cube = deliver a { $colour } cube from { $city }
action-via = take the link to the { $side }
action-abandon = give up: the way cannot be completed
action-repay = { $bonds ->
    [0] repay no bond
    [one] repay one bond
   *[other] repay { $bonds } bonds
}
action-dividend = pay { $dividend }k
action-merge = propose to buy { $company }
action-decline = propose no merger
action-vote = vote { $answer }

## Parts of sentences

votes-cast = { $shares ->
    [one] one share
   *[other] { $shares } shares
}
bid-range = { $bids ->
    [one] { $low }k
   *[other] { $low }k to { $most }k
}
may-do = { $build ->
    [0] { $deliver ->
        [0] It can only pass.
       *[other] Deliver a cube, or pass.
    }
   *[other] { $deliver ->
        [0] Build, or pass.
       *[other] Build, deliver a cube, or pass.
    }
}
bonds-to-repay = { $most ->
    [one] one bond of { $company }, for 5k
   *[other] up to { $most } bonds of { $company }, 5k each
}

## Questions

prompt-propose-initial = Before the first turn: { $seat } puts up a share, or withdraws.
    .you = Before the first turn: put up a share for auction, or withdraw.
prompt-propose = Stock phase: { $seat } puts up a share, or withdraws.
    .you = Stock phase: put up a share for auction, or withdraw.
prompt-open = { $seat } puts up a share of { $company } and opens with { bid-range }.
    .you = You put up a share of { $company }: open with { bid-range }.
prompt-raise = { $bidder } bids { $high }k for a share of { $company }. { $seat } may bid { bid-range }, or drop out.
    .you = { $bidder } bids { $high }k for a share of { $company }. You may bid { bid-range }, or drop out.
    .you-bidder = You bid { $high }k for a share of { $company }. { $seat } may bid { bid-range }, or drop out.
prompt-act = Round { $round } of 3: { $seat } acts for { $company }, which can raise { $means }k. { may-do }
    .you = Round { $round } of 3: you act for { $company }, which can raise { $means }k. { may-do }
prompt-start = { $seat } builds for { $company }: from which city?
    .you = You build for { $company }: from which city?
prompt-side = { $seat } builds for { $company } from { $city }: on which side does the link leave the city?
    .you = You build for { $company } from { $city }: on which side does the link leave the city?
prompt-tile = { $seat } builds for { $company }: { $cost }k so far, { $left }k left. Where does the next tile lead?
    .you = You build for { $company }: { $cost }k so far, { $left }k left. Where does the next tile lead?
prompt-second = { $seat }, a second link for { $company }? Each of its tiles costs 2k more.
    .you = A second link for { $company }? Each of its tiles costs 2k more.
prompt-cube = { $seat } delivers for { $company }: which cube?
    .you = You deliver for { $company }: which cube?
prompt-via = { $seat } delivers a { $colour } cube for { $company }; it is in { $city }. Which way does it go?
    .you = You deliver a { $colour } cube for { $company }; it is in { $city }. Which way does it go?
prompt-repay = { $seat } may repay { bonds-to-repay }.
    .you = You may repay { bonds-to-repay }.
prompt-dividend = { $seat } chooses the dividend of { $company }: 0 to { $most }k; its price is { $price }k.
    .you = Choose the dividend of { $company }: 0 to { $most }k; its price is { $price }k.
prompt-merge = { $seat } may propose that { $company }, which can raise { $means }k, buys another company.
    .you = You may propose that { $company }, which can raise { $means }k, buys another company.
prompt-vote = { $seat } votes in secret, as a shareholder of { $voting }: should { $company } buy { $target }?
    .you = Vote in secret, as a shareholder of { $voting }: should { $company } buy { $target }?
prompt-over = The game is over: cash and shares together decide.

## What happens

event-share_proposed = { $seat } puts up a share of { $company } ({ $source }).
    .you = You put up a share of { $company } ({ $source }).
event-withdrew = { $seat } withdraws.
    .you = You withdraw.
event-had_to_withdraw = { $seat } cannot put anything up, and withdraws.
    .you = You cannot put anything up, and withdraw.
event-bid_made = { $seat } bids { $money }k for a share of { $company }.
    .you = You bid { $money }k for a share of { $company }.
event-left_auction = { $seat } drops out of the auction.
    .you = You drop out of the auction.
event-had_to_leave = { $seat } cannot bid more, and drops out.
    .you = You cannot bid more, and drop out.
event-share_sold = { $seat } buys a share of { $company } ({ $source }) for { $money }k.
    .you = You buy a share of { $company } ({ $source }) for { $money }k.
event-control_taken = { $seat } now runs { $company }.
    .you = You now run { $company }.
event-marker_moved = { $seat } takes the first-player marker.
    .you = You take the first-player marker.
event-turn_began = Turn { $turn } begins.
event-round_began = Round { $round } begins.
event-action_passed = { $company } passes.
event-nothing_to_do = { $company } can neither build nor deliver.
event-shares_issued = { $shares ->
    [one] { $company } issues a share for { $money }k.
   *[other] { $company } issues { $shares } shares for { $money }k.
}
event-bonds_taken = { $bonds ->
    [one] { $company } takes a bond.
   *[other] { $company } takes { $bonds } bonds.
}
event-link_started = { $company } starts a link at { $city }.
event-tile_laid = { $company } lays a tile on { $hex } ({ $money }k).
event-link_completed = { $company } completes the link { $city }–{ $other }.
event-track_paid = { $tiles ->
    [one] { $company } pays { $money }k for one tile.
   *[other] { $company } pays { $money }k for { $tiles } tiles.
}
event-link_abandoned = { $company } gives up its link from { $city }: it cannot be completed.
event-no_second_link = { $company } builds no second link.
event-cube_chosen = { $company } chooses a { $colour } cube in { $city }.
event-cube_moved = { $company } moves the { $colour } cube from { $origin } to { $city }.
event-cube_delivered = { $company } delivers a { $colour } cube from { $origin } to { $city }.
event-income_advanced = { $steps ->
    [one] The income marker of { $company } moves one step.
   *[other] The income marker of { $company } moves { $steps } steps.
}
event-city_emptied = { $city } is empty and gets a marker.
event-delivery_abandoned = { $company } gives up its delivery from { $city }: the cube cannot arrive.
event-end_triggered = Enough cities are empty: turn { $turn } is the last.
event-income_paid = { $company } receives { $money }k in income.
event-interest_paid = { $company } pays { $money }k in interest.
event-defaulted = { $company } cannot pay its interest: all it has, { $money }k, goes to the bank.
event-bonds_repaid = { $bonds ->
    [one] { $company } repays one bond.
   *[other] { $company } repays { $bonds } bonds.
}
event-dividend_declared = { $company } pays a dividend of { $money }k: { $each }k a share.
event-paid_dividend = { $seat } gets { $money }k from { $company }.
    .you = You get { $money }k from { $company }.
event-price_moved = The price of { $company } moves from { $before }k to { $money }k.
event-grant_paid = Every player gets { $money }k.
event-merger_proposed = { $seat } proposes that { $company } buys { $target } for { $money }k.
    .you = You propose that { $company } buys { $target } for { $money }k.
event-merger_declined = { $company } buys no other company.
event-voted = { $seat } votes { $answer }.
    .you = You vote { $answer }.
event-has_voted = { $seat } has voted.
    .you = You have voted.
event-vote_shown = { $seat }: { $answer }, with { votes-cast }.
    .you = You: { $answer }, with { votes-cast }.
event-vote_agreed = The shareholders of { $company } agree, { $yes } to { $no }.
event-vote_rejected = The shareholders of { $company } refuse: { $yes } for it, { $no } against.
event-paid_merger = { $seat } gets { $money }k for shares of { $company }.
    .you = You get { $money }k for your shares of { $company }.
event-company_absorbed = { $links ->
    [one] { $into } takes over { $company } and its link. { $company } may be founded again.
   *[other] { $into } takes over { $company } and its { $links } links. { $company } may be founded again.
}
event-game_ended = The game ends: { $ending }.
event-price_lowered = { $bonds ->
    [one] One bond lowers the price of { $company } to { $money }k.
   *[other] { $bonds } bonds lower the price of { $company } to { $money }k.
}
event-final_value = { $seat } is worth { $money }k, of which { $cash }k in cash.
    .you = You are worth { $money }k, of which { $cash }k in cash.

## Why not

reason-no_such_company = There is no such company.
reason-auctions_under_way = Shares are being auctioned now.
reason-no_auction = No share is up for auction now.
reason-open_first = A share is up: whoever put it up opens with a bid, and may not drop out.
reason-propose_first = Put up a share first, or withdraw.
reason-no_share_left = There is no such share left.
reason-below_minimum = The first bid must be at least the price, { $low }k.
reason-raise_too_low = You must bid at least { $low }k.
reason-not_enough_cash = You cannot bid more than { $most }k: players cannot borrow.
reason-withdrawn = You have withdrawn from these auctions.
reason-left_auction = You have dropped out of this auction.
reason-not_controller = Another player runs this company.
reason-choose_action = Choose first what the company does.
reason-action_under_way = The company is in the middle of another action.
reason-no_rounds = Companies build and deliver only in the action rounds.
reason-start_not_city = A link starts at a city.
reason-nothing_to_build = There is no link that this company could complete with what it can raise.
reason-not_connected = The link must start at the company’s own network.
reason-beyond_means = The company can raise { $means }k in all: that is not enough to complete a link this way.
reason-link_incomplete = The link must be completed in this action.
reason-third_link = A company builds two links at most in one action.
reason-nothing_to_deliver = There is no cube that this company could deliver.
reason-first_link_not_own = The first link of the way must be the company’s own.
reason-too_many_foreign_links = The way would have more links of other companies than of its own.
reason-way_is_open = There is a way to go on; only what cannot be completed is given up.
reason-not_paying = This is not the moment: bonds are repaid and dividends chosen when a company pays out.
reason-too_few_bonds = At most { $most } bonds can be repaid.
reason-dividend_too_high = A dividend is at most three times the price: { $most }k.
reason-dividend_no_cash = The company has only { $funds }k.
reason-not_merging = Mergers are proposed after the dividends.
reason-own_company = A company cannot buy itself.
reason-uncontrolled = Nobody runs that company, so it cannot be bought.
reason-not_linked_companies = The two companies share no city.
reason-merger_too_dear = It would cost { $price }k, and the company can raise { $means }k.
reason-vote_under_way = A vote is being held: yes or no.
reason-no_vote = No vote is being held.
reason-no_votes = You hold no share of the company that votes.
reason-already_voted = You have given your answer, or it is not asked for.

## Why a position is impossible. These complete “Field “x” is impossible (ES-2.1): …”.

flaw-end-unmarked = the last turn is known if, and only if, enough cities are empty
flaw-turn-too-late = the game would have ended before this turn, or the last turn is too far ahead
flaw-ended-early = the game has not come to this end
flaw-initial-auctions = before the first turn only shares are auctioned
flaw-round = there is a round if, and only if, companies act
flaw-shares-lost = there are { $counted } shares of { $company }, and should be { $all }
flaw-issued-early = { $company } has issued shares before the first turn
flaw-controller = { $company } is not run by the player with most of its shares
flaw-uncontrolled-owns = nobody runs { $company }, but it owns something
flaw-bonds = { $company } has { $bonds } bonds, but only { $links } links
flaw-price = a price must lie between { $low } and { $high }
flaw-order = every company must occur exactly once in this order
flaw-income-late = income markers move only in the action rounds
flaw-acting = the company that acts must be the one whose place in the order has come
flaw-not-controller = { $company } is not run by the player who is asked
flaw-no-auctions = somebody puts up shares if, and only if, shares are auctioned
flaw-not-proposer = the player who is asked is not the one who puts up shares
flaw-proposer-withdrew = the player who puts up shares has withdrawn
flaw-lot = a share that exists is up if, and only if, bids are asked for
flaw-high = there is a highest bid if, and only if, others are asked to raise it
flaw-bidders = those who are in the auction do not fit its bids
flaw-link-open = a link is unfinished that nobody is building
flaw-second = a second link can only follow a first one
flaw-no-such-city = the company cannot start a link there
flaw-nothing-to-pay = a company without cash is not asked about its dividend
flaw-no-vote = a company is to be bought if, and only if, a vote is held
flaw-voters = those who have voted and those still to be asked are not the shareholders

## What an action brings, before it is made

outcome-cash = { $sign }{ NUMBER($count) }k
outcome-shares = { $count ->
    [one] { $sign }{ $count } share of { $company }
   *[other] { $sign }{ $count } shares of { $company }
}
outcome-controller-gained = in control of { $company }
outcome-controller-lost = no longer in control of { $company }
outcome-score = worth { $sign }{ NUMBER($count) }k
outcome-funds = { $sign }{ NUMBER($count) }k
outcome-bonds = { $count ->
    [one] { $sign }{ $count } bond
   *[other] { $sign }{ $count } bonds
}
outcome-price = price now { NUMBER($value) }k
outcome-last_turn = The game ends after turn { $value }.

## Where money came from

source-paid_dividend = Dividends
source-paid_merger = Mergers

## The position in words

told-company = { $company }{ $run ->
    [0] , run by nobody
   *[other] , run by { $seat }
}: price { $price }k, funds { $funds }k, can raise { $means }k, income { $income }k, { $bonds ->
    [0] no bonds
    [one] { $bonds } bond
   *[other] { $bonds } bonds
}, { $links ->
    [one] { $links } link
   *[other] { $links } links
}; shares: { $count ->
    [0] nobody has any
   *[other] { $holders }
}; { $available } never sold, { $treasury } in the treasury, { $issued } issued.
told-prices = Prices, from the first to act: { $stacks }.
told-stack = { $price }k { $companies }
told-seat = { $seat }: { $cash }k cash; { $count ->
    [0] no shares
   *[other] shares: { $shares }
}; { $value }k if the game ended now.
told-order = Order of companies: { $companies }.
told-limits = { $count ->
    [0] Nobody could pay any more.
   *[other] Could still pay, in thousands: { $limits }.
}
told-payout = What { $company } may pay out:
told-dividend = { $amount }k: { $each }k a share{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
}; { $kept }k stay in the company, and the price goes to { $price }k.
told-vote = The shareholders of { $company } vote on whether { $buyer } takes over { $target }.{ $count ->
    [0] { "" }
   *[other] { " " }Still to vote: { $waiting }.
}
told-merger = Taking over { $target } costs { $price }k, { $each }k a share{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
}; the buyer then has { $funds }k, { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} and { $links ->
    [one] { $links } link
   *[other] { $links } links
}.
