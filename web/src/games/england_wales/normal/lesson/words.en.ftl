# The drawings in the rules of Railways of England and Wales.

learn-ew-delivery = B’s engine is of level 3 and takes a purple cube from Oxford to Cambridge. Every link brings its owner a point: two for B, and one for C.

## The guided game

learn-england-wales-baron-title = Keep a baron
learn-england-wales-baron-text = Before the first turn you were dealt two barons. You keep one, and nobody sees which. Edward Watkin brings 5 points at the end if your own links join Manchester and London. Richard Moon wants you to have fewer bonds than anybody else, and that is hard for beginners.
learn-england-wales-baron-do = Keep Edward Watkin.
learn-england-wales-baron-button = Keep Edward Watkin
learn-england-wales-bid-title = Who goes first?
learn-england-wales-bid-text = Each turn begins with an auction for the right to act first. You have no money at all, but you may bid: if you win, you take a bond. A bond brings 5k now, costs 1k every turn, and a point at the end. There is a fine red cube in Reading, so going first is worth 1k.
learn-england-wales-bid-do = Bid 1k.
learn-england-wales-bid-button = Bid 1k
learn-england-wales-city-title = Build track
learn-england-wales-city-text = Clara passed. You took a bond, paid 1k, and have 4k left. Now each of you takes one action in each of three rounds. Your first is to build. Track may start in any city.
learn-england-wales-city-do = Start in London.
learn-england-wales-side-title = The first hex
learn-england-wales-side-text = A link leads from city to city, hex by hex, at most four hexes in one action. Plain costs 2k, river 3k, mountain 4k. South-west of London lies a plain, and behind it Reading.
learn-england-wales-side-do = Pick the outlined hex.
learn-england-wales-tile-title = Where it leads
learn-england-wales-tile-text = In each hex the track goes straight on or bears one side to the left or right. One side to the right, and it leads into Reading: the link is complete.
learn-england-wales-tile-do = Lead the track to Reading.
learn-england-wales-finish-title = Settle the bill
learn-england-wales-finish-text = The link costs 2k, and you have 4k. Had you less, as many bonds as needed would be taken, and not one more.
learn-england-wales-finish-do = Build the link.
learn-england-wales-finish-button = Build for 2k
learn-england-wales-cube-title = Deliver a cube
learn-england-wales-cube-text = Clara has joined London and Cambridge. Now you deliver: a cube travels over links to a city of its own colour, and every link it uses gives its owner a point. London is red, and so is a cube in Reading.
learn-england-wales-cube-do = Pick the red cube in Reading.
learn-england-wales-route-title = Its route
learn-england-wales-route-text = The first link must be yours, and your engine, of level 1, takes a cube over one link. That is just far enough.
learn-england-wales-route-do = Send it to London.
learn-england-wales-engine-title = A stronger engine
learn-england-wales-engine-text = One point for your link, and one more because it was the first delivery of the game. Points are also your place on the income track. For the third round, buy a better engine: level 2 costs 5k. You have 2k, so this takes another bond.
learn-england-wales-engine-do = Improve your engine.
learn-england-wales-engine-button = Improve the engine for 5k
learn-england-wales-pass-title = Income, and a new auction
learn-england-wales-pass-text = The turn is over. Position 2 earned you 4k, and two bonds cost you 2k. Now you are asked again what going first is worth to you. This time it makes no difference.
learn-england-wales-pass-do = Pass.
learn-england-wales-pass-button = Pass
learn-england-wales-second-title = A second link
learn-england-wales-second-text = Clara pays 1k, goes first, and takes a card that makes plains free for her once. You build again, from Reading over the river to Oxford, for 3k.
learn-england-wales-second-do = Start in Reading. The rest is done for you.
learn-england-wales-far-title = Further
learn-england-wales-far-text = With an engine of level 2 a cube can go over two links. The purple cube in Reading wants to go to a purple city, and Cambridge is one.
learn-england-wales-far-do = Pick the purple cube in Reading.
learn-england-wales-foreign-title = Over other people’s links
learn-england-wales-foreign-text = The cube has come to London over your own link. The way to Cambridge is Clara’s. You may use it: only the first link must be yours. But the point for it is hers.
learn-england-wales-foreign-do = Send it on to Cambridge.
learn-england-wales-card-title = Take a card
learn-england-wales-card-text = It works both ways: Clara has bought a better engine and carried a yellow cube from Cambridge to Oxford, two of the three links being yours: 2 points for you. For the first delivery over three links she got 3 more. Your last action: take a card. A hotel in London brings a point for every cube that anybody delivers there.
learn-england-wales-card-do = Take the hotel in London.
learn-england-wales-card-button = Take Hotel: London
learn-england-wales-urbanise-title = Urbanise
learn-england-wales-urbanise-text = A new turn; nobody bid for it. Grey cities take no cubes. For 10k you can give one a colour, and it gets two new cubes as well. Northampton lies between Clara’s links and yours.
learn-england-wales-urbanise-do = Make Northampton a blue city.
learn-england-wales-line-title = The last action
learn-england-wales-line-text = It is the last turn of another game, and Clara is ahead, 36 to 31. Your links go from London as far as Stoke. From there it is one hex to Manchester, and the line from London to Manchester is worth 5 points to the first who owns all of it. And do you remember whom you kept?
learn-england-wales-line-do = Start in Stoke.
learn-england-wales-last-title = To Manchester
learn-england-wales-last-text = One tile of river, 3k. Then income is paid, the barons are shown, and each bond costs a point.
learn-england-wales-last-do = Lead the track to Manchester.

learn-picture-EW-3 = The south before the first turn: cubes in every city, and no track anywhere.
learn-picture-EW-EX-5 = B’s purple cube goes from Oxford by Reading and London to Cambridge: over two links of B’s and one of C’s.
learn-picture-EW-EX-10 = From London by Northampton and Birmingham to Stoke the links are E’s. The river of 9,13 is all that is missing to Manchester, and to 5 points.
learn-picture-EW-EX-14 = The red cube of Oxford goes over both of A’s links to London, where C has the hotel: 2 points for A, and 1 for C.
