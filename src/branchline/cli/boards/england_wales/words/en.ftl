# What the boards of both games say in a terminal. Money is in thousands.

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
