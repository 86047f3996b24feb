# What the boards of both games say in a terminal. Money is in thousands.

amount = { NUMBER($amount) }
between = { "; " }
nothing = nothing

## The legend of the map. A bar begins the second line; a line has room for 21 letters.

letter-red = r
letter-yellow = y
letter-blue = b
letter-purple = p
letter-black = k
legend-plain = plain: its column, | the row is at the left
legend-river = river
legend-mountain = mountain
legend-track = track | and its owner
legend-open = track of a link | that is not finished
legend-city = city in the colour it | takes, its cubes below:
legend-emptied = grey city, empty

## The map told in lines

turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }
}: { $phase }. Empty cities: { $emptied } of { $enough }.{ $last ->
    [0] { "" }
   *[other] { " " }Turn { $last } is the last.
}
no-links = There is no track yet.
links = { $owner }: { $links }.
link = { $a }–{ $b } ({ $tiles ->
    [0] side by side
    [one] { $tiles } tile
   *[other] { $tiles } tiles
})
open-link = from { $a }, unfinished after { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, towards { $beyond }
city = { $city } ({ $code }) on { $hex }, { $colour }: { $cubes }.
city-emptied = { $city } ({ $code }) on { $hex }, { $colour }: emptied; { $cubes }.
grey = grey
bag = In the bag: { $cubes }.

## Tables

column-seat = Seat
column-cash = Cash
column-bonds = Bonds
column-engine = Engine
column-position = Points
column-income = Income
column-links = Links
column-score = If it ended now
column-cards = Cards
column-company = Company
column-controller = Run by
column-price = Price
column-funds = Funds
column-due = Income
column-available = Never sold
column-treasury = Treasury
column-issued = Issued
column-in-shares = In shares
column-value = If it ended now

## The normal game

seat = { $seat }: { $cash }k cash; { $bonds ->
    [0] no bonds
    [one] { $bonds } bond, interest { $interest }k
   *[other] { $bonds } bonds, interest { $interest }k
}; engine { $engine }; { $position } points, income { $income }k; { $links ->
    [one] { $links } link
   *[other] { $links } links
}; { $count ->
    [0] no cards
   *[other] cards: { $cards }
}; { $score } if the game ended now.
lines-left = { $count ->
    [0] No major line is left.
   *[other] Major lines left: { $lines }.
}
display = { $count ->
    [0] No card lies open
   *[other] Cards to take: { $cards }
}; { $deck } face down.
baron = Your baron wants: { $goal }. As things stand, you do not have that; it would bring { $points } points.
baron-fulfilled = Your baron wants: { $goal }. As things stand, that brings { $points } points.

## The share game

company = { $company }{ $run ->
    [0] , run by nobody
   *[other] , run by { $controller }
}: price { $price }, funds { $funds }k, income { $income }k, { $bonds ->
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
track = Prices, from the first to act: { $stacks }.
stack = { $price } { $companies }
portfolio = { $seat }: { $cash }k cash; { $count ->
    [0] no shares
   *[other] shares: { $shares }
}; { $value }k if the game ended now.
limits = Could still pay: { $limits }.
payout = What { $company } may pay out:
dividend = { $amount }k: { $each }k a share{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
}; { $kept }k stay in the company, and the price goes to { $price }.
vote = The shareholders of { $company } vote on whether { $buyer } takes over { $target }. Still to vote: { $waiting }.
merger = Taking over { $target } costs { $price }k, { $each }k a share{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
}; the buyer then has { $funds }k, { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
} and { $links ->
    [one] { $links } link
   *[other] { $links } links
}.
