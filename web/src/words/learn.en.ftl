# Learning: the rules, the guided first game, and the page about this site.

learn-title = Learn a game
learn-options = What a table may choose otherwise
learn-chapters = Chapters
learn-search = Search the rules
learn-found = { $count ->
    [0] No clause has these words.
    [one] { $count } clause
   *[other] { $count } clauses
}
learn-link-to = Link to { $clause }
value-true = yes
value-false = no
learn-whole = All the rules
learn-aid = The game on one page
learn-missing = There are no rules of such a game here.
learn-first-game = Play a guided first game
learn-first-game-lead = Ten minutes, every kind of action once, and everything explained as it happens.

learn-picture-SR-5 = GWR has left Bristol, and A has a station on 15,5. C may build on the dotted hexes; the other hexes are too close to a locomotive or a station, or are not empty.
learn-picture-SR-6 = L&Y faces east. Of the three hexes ahead one is Manchester, so two are left: straight on, or bearing to the right.
learn-picture-SR-7 = B sends GWR south-east, to the hex with B's flag. C bids one share to send it east instead. B has to answer.
learn-picture-SR-9 = LSWR steps onto A's station and comes next to Swindon, a railway town: A is paid for the only station on the line.
learn-picture-SR-10 = One step west and LSWR stands next to GWR. LSWR is then absorbed: its track turns green, and its shareholders are paid.
learn-picture-SR-12 = L&Y has run into the corner of the map. All it can still reach has no new town and no other line: it is autonomous, as its dashed plate shows.

## The guided game

learn-task = Task { $number } of { $all }
learn-progress = Progress
learn-happened = What happened
learn-others = The others are playing…
learn-continue = Continue
learn-unpick = Choose again
learn-not-this = Not now: in this lesson, pick the place that is outlined.
learn-leap = So much for the opening. Now to the end of another game, many turns later, where it is up to you to end it.
learn-done-title = You have won
learn-done-text = That was every kind of action, and the final scoring. Now try it against bots: the table tells you at any time what you may do, and why not.
learn-play = Play for real
learn-read = Read the rules

learn-rocket-token-title = Take a token
learn-rocket-token-text = On your turn you do two things. One thing you can do is take a token from a city. A token pays when a railway reaches its city, and again at the end, for its good. Gloucester makes leather and textiles, and it lies close to Bristol, where a locomotive is waiting.
learn-rocket-token-do = Pick Gloucester on the map, then confirm.
learn-rocket-advance-title = Advance a locomotive
learn-rocket-advance-text = The locomotives belong to nobody: anyone may drive any of them, one step at a time. Whoever does takes a share of the company. If GWR goes north-east it comes next to Gloucester, and you hold the only token of that city.
learn-rocket-advance-do = Send GWR to the outlined hex, north-east of Bristol.
learn-rocket-station-title = Place a station
learn-rocket-station-text = Gloucester paid you £2,000. Clara has set LSWR going, towards Reading. A station earns when the track runs over it: the line then pays its station owners at each railway town it reaches. Swindon is one, so build beside it, where LSWR may pass.
learn-rocket-station-do = Place a station on the outlined hex beside Swindon.
learn-rocket-share-title = A share of LSWR
learn-rocket-share-text = Now bring LSWR nearer to your station. Clara has a share of LSWR and may object; she will be asked first. You take a share in any case, and you will need it in a moment.
learn-rocket-share-do = Advance LSWR to the north-west.
learn-rocket-bid-title = Bid in a veto
learn-rocket-bid-text = Clara wants to drive LSWR past your station, to the north-east. As you own a share of LSWR you may bid it, and choose where the locomotive goes. Clara can match your bid, or give way. Only the winner pays.
learn-rocket-bid-do = Bid one share: pick your station.
learn-rocket-pass-title = Or let it go
learn-rocket-pass-text = Clara gave way. You paid your share, LSWR ran over your station and reached Swindon, and you got £3,000: one thousand for each of the three towns on the line. Now Robert advances GWR to the east, which suits you well. You are asked because you own a share.
learn-rocket-pass-do = Pass, and let GWR go where Robert wants it.
learn-rocket-again-title = Your turn again
learn-rocket-again-text = GWR lies between you and Robert now: one share each. Take another and lead, by advancing it once more.
learn-rocket-again-do = Advance GWR to the east.
learn-rocket-answer-title = Answer a veto
learn-rocket-answer-text = Robert objects, and bids one share to send GWR north-east. You may match that bid: then you pay one share, and the locomotive goes where you first said. Or you give way: Robert pays, and it goes north-east.
learn-rocket-answer-do = Match the bid.
learn-rocket-second-title = One more station
learn-rocket-second-text = You paid, and GWR went your way, to Oxford. You still have your second action. A station may stand anywhere that is empty, but never next to a locomotive or to another station.
learn-rocket-second-do = Place a station on the outlined hex.
learn-rocket-merger-title = A merger
learn-rocket-merger-text = GWR is only one step from the track of LSWR. When a locomotive comes next to another line, it is swallowed: GWR will be gone. First its shareholders are paid, £1,000 for each town on its line to whoever has most shares and half of it to the next. Then two shares of GWR become one of LSWR. The share you take for this very step counts, and makes you the largest owner.
learn-rocket-merger-do = Run GWR into LSWR: south-east.
learn-rocket-finale-title = The last action
learn-rocket-finale-text = Only two companies have shares left in the bank, and the game ends when there is just one. Run GWR into the long purple line and it is over: then goods, passengers, and the stations and shares of every line that is left are paid.
learn-rocket-finale-do = Advance GWR to the east.

## About

about-title = About Branchline
about-what = Branchline is a place to play railway board games: with friends, against bots, or at one screen; to learn them, and to watch them again.
about-games = The games and who made them
about-rocket = Stephenson's Rocket was designed by Reiner Knizia and first published in 1999. If you like it here, look for a copy: it is a pleasure on a real table.
about-affiliation = This site has no connection with the designers or publishers of these games, and is not endorsed by them. Names are used only to say which game is meant. Rules are told in our own words, and no artwork of any edition is used.
about-reconstruction = What is a reconstruction
about-rocket-chapter = SR-ABOUT
about-rocket-map = The map is not the printed one. We drew England afresh on 208 hexes and put each town on the hex nearest to its true place. The roles of most towns, three of the seven companies and the goods of all cities are ours.
about-rocket-rulings = Where the published rules are silent or contradict themselves we had to decide; such clauses say “our ruling”.
about-more = More about this edition
about-fair = Fair play
about-fair-text = Before the first action of a match the digest of its secret seed is published. At the end the seed is shown, so that anyone can check that nothing was bent on the way. Bots see exactly what a player in their seat would see.
about-made = How it is made
about-licence = Licence
about-licence-text = The program is free software under the MIT licence: use it, change it and pass it on.
about-type = Type
about-type-text = Libre Caslon Text by Pablo Impallari and Rodrigo Fuenzalida, and Source Sans 3 by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1, both served from this site.
about-drawings = Drawings
about-drawings-text = The maps, pieces and illustrations were drawn for Branchline.
about-colours = Colours
about-colours-text = There are three palettes, each checked for the common kinds of colour blindness. Every piece also has letters or a pattern of its own. You can change palettes in the settings.
about-interface = For programs
about-interface-text = Description of the interface
