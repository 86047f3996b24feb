# Railways of England and Wales, the share game: what is read on its board and beside it.

es-tab = Companies
es-money = { NUMBER($amount) }k
es-letter-black = K
es-letter-red = R
es-letter-blue = B
es-letter-green = G
es-letter-yellow = Y
es-letter-purple = P

## Companies and their money

es-company = Company
es-companies = Companies
es-company-of = { $company }, run by { $name }
es-building = { $company }: { $link }
es-runs = Runs it
es-price = Price
es-prices = Share prices
es-stack = { $price }k: { $names }
es-order = Order of the companies
es-funds = Cash
es-bonds = Bonds
es-bonds-free = { $count } ({ $free } more)
es-treasury = Treasury shares
es-times = { $count } × { $money }k
es-means = Can raise
es-income = Income
es-income-due = { $steps } steps: { $money }k
es-income-short = { $steps } ({ $money }k)
es-most-each = Dividend
es-most-each-help = Beside each company stands who runs it. Income: steps of the marker, and what they will bring. Dividend: the most a share could be paid now.
es-in-available = Never sold
es-in-treasury = Treasury
es-in-issued = Issued, unsold
es-shares = Shares
es-shares-help = Underlined: runs the company.
es-all-issued = All issued
es-raises = { $bonds ->
    [0] { $shares ->
        [one] Issues { $shares } share for it.
       *[other] Issues { $shares } shares for it.
    }
    [one] { $shares ->
        [0] Takes { $bonds } bond for it.
        [one] Issues { $shares } share and takes { $bonds } bond for it.
       *[other] Issues { $shares } shares and takes { $bonds } bond for it.
    }
   *[other] { $shares ->
        [0] Takes { $bonds } bonds for it.
        [one] Issues { $shares } share and takes { $bonds } bonds for it.
       *[other] Issues { $shares } shares and takes { $bonds } bonds for it.
    }
}

## Shares at auction

es-initial = Before the first turn: shares
es-stock-phase = Stock phase
es-put-up = Put up a share of { $company } ({ $source })
es-propose-first = Pick a number to put up one of those shares. What is bid goes to the company.
es-propose-help = Pick a number to put up one of those shares. What is bid for one that was never sold goes to the company, for an issued one to the bank.
es-share-of = A share of { $company }
es-could-pay = up to { $money }k
es-withdrawn = withdrew
es-left = dropped out

## Building and delivering

es-second-dearer = The second link: each tile costs 2k more.
es-pays = The company pays { $money }k.
es-balance = Links: { $own } own, { $foreign } of others

## Paying out

es-repay = { $company }: bonds to repay
es-repay-left = { $bonds ->
    [0] leaves { $money }k and no bond
    [one] leaves { $money }k and { $bonds } bond
   *[other] leaves { $money }k and { $bonds } bonds
}
es-dividend = Dividend of { $company }
es-dividend-of = { $shares ->
    [one] { $money }k in hand, { $shares } issued share, price { $price }k.
   *[other] { $money }k in hand, { $shares } issued shares, price { $price }k.
}
es-dividend-curve = The price after the dividend, for every amount
es-dividend-steps = Where the price changes: the dividend, and by how much the price moves.
es-dividend-amount = Dividend in thousands
es-pay-out = Pay out { $money }k
es-dividend-told = { $money }k: { $each }k a share, price { $price }k afterwards
es-each = A share gets
es-holds = { $name } ({ $count })
es-to-bank = To the bank
es-keeps = The company keeps

## Mergers

es-merge = { $company } may buy
es-merge-means = It can raise { $money }k.
es-afterwards = Together
es-merge-price = Costs { $money }k, { $each }k a share.
es-propose-merger = Propose to buy { $company }
es-no-merger = No company can be bought now.
es-ballot-asked = asks { $names }.
es-ballot-nobody = asks nobody.
es-ballot-said = { $name } has said yes by proposing (ES-9.9).
es-ballot-alone = { $name } holds at least half and decides alone (ES-9.12).
es-merge-beyond = Companies that cannot be bought now
es-why-not = Why not?
es-vote = Shareholders of { $company } vote
es-vote-about = Should { $buyer } buy { $target }?
es-has-voted = has voted
es-to-vote = still to vote
es-vote-secret = Nobody sees a vote before all are in.

## Standing

es-worth = If the game ended now
es-worth-sum = { $cash }k + { $shares }k in shares
es-worth-now = Worth now
es-from-bank = From the bank
es-from-dividends = Dividends
es-from-mergers = Mergers
es-for-shares = Paid for shares
es-shares-worth = Shares at the end
es-end-source = Money and shares
es-end-total = Cash and shares

about-england-wales-shares = The share game is the advanced game of Railways of England and Wales, designed by Martin Wallace and published by Eagle Games in 2009.
about-england-wales-shares-chapter = ES-ABOUT
about-england-wales-shares-map = It is played on the same reconstructed map; the prices at which the companies start are our reconstruction, too.
about-england-wales-shares-rulings = The highest bid and the limit of turns are ours; where the rules are silent, a clause says “our ruling”.
