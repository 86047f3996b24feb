# Learning: the rules, the guided first game, and the page about this site.

learn-title = Learn a game
learn-turn = The sequence of play at a glance
learn-turn-lead = Each ring is a question, each dot something that happens by itself. What may follow stands after the arrow.
learn-turn-between = in between
learn-turn-then = then:
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
learn-missing = There is no such game here.
learn-first-game = Play a guided first game
learn-first-game-lead = Ten minutes, every kind of action once, and everything explained as it happens.

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

## About

about-title = About Branchline
about-what = Branchline is a place to play railway board games: with friends, against bots, or at one screen; to learn them, and to watch them again.
about-games = The games and who made them
about-affiliation = This site has no connection with the designers or publishers of these games, and is not endorsed by them. Names are used only to say which game is meant. Rules are told in our own words, and no artwork of any edition is used.
about-reconstruction = What is a reconstruction
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
about-manual = To read on
about-manual-text = The manual: the Python interface, bots, hosting
about-interface = For programs
about-interface-text = Description of the interface
