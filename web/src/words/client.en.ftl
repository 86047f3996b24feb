# What the browser client says; the board and the lessons have files of their own.

## Everywhere

skip-to-content = Skip to the content
loading = Just a moment…
loading-failed = This page could not be loaded. Check your connection and try again.
unreachable = The server does not answer. Please try again in a moment.
close = Close
cancel = Cancel
confirm = Confirm
copy = Copy
copied = Copied
agree = Agree
disagree = Refuse
withdraw = Withdraw
nav-label = Main
nav-home = Branchline, home
nav-learn = Learn
nav-replay = Replay
nav-about = About
lost-title = No train stops here
lost-text = There is no page at this address:
lost-home = To the home page
money = £{ NUMBER($amount) }
money-secret = £ ?
title-waiting = ({ $count }) Branchline
title-your-turn = ● Your turn – { $game }

## Friendly names for guests: a title and a surname

friendly-name = { $title } { $surname }
friendly-title-1 = Signaller
friendly-title-2 = Engineer
friendly-title-3 = Stoker
friendly-title-4 = Porter
friendly-title-5 = Surveyor
friendly-title-6 = Guard
friendly-title-7 = Driver
friendly-title-8 = Conductor
friendly-title-9 = Platelayer
friendly-title-10 = Director
friendly-title-11 = Clerk
friendly-title-12 = Inspector
friendly-surname-1 = Ash
friendly-surname-2 = Birch
friendly-surname-3 = Clover
friendly-surname-4 = Dale
friendly-surname-5 = Fern
friendly-surname-6 = Hazel
friendly-surname-7 = Linden
friendly-surname-8 = Moss
friendly-surname-9 = Reed
friendly-surname-10 = Rowan
friendly-surname-11 = Sorrel
friendly-surname-12 = Wren

## Settings

settings = Settings
settings-name = Your name
settings-name-help = Shown at tables you sit down at from now on.
settings-name-draw = Another
settings-language = Language
settings-theme = Theme
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
settings-palette = Player colours
palette-livery = Livery
palette-distinct = Easy to tell apart
palette-contrast = Strong contrast
palette-own = My own
settings-colour = Colour of player { $seat }
settings-table = At the table
settings-confirm = Ask before a move is made
confirm-always = always
confirm-costly = if it costs something
confirm-never = never
settings-confirm-help = You are always asked about moves that cannot be taken back freely. A button that shows its price does not ask again.
settings-pace = The moves of others
pace-instant = at once
pace-brisk = briskly
pace-unhurried = without hurry
settings-pace-help = Only your own screen slows down; nobody has to wait.
contacts = Tell me when it is my turn
contacts-help = While you are away from the table. We first write to the address to ask whether its owner agrees.
contacts-unconfirmed = not confirmed yet
contacts-remove = Remove
contacts-kind = By
contacts-kind-email = e-mail
contacts-kind-webhook = webhook
contacts-address = Address
contacts-add = Add
push = In this browser
push-unsupported = This browser accepts no messages from websites, or only from those on your home screen.
push-blocked = This browser blocks messages from this site. Allow them in its settings for this site, then come back.
push-failed = This browser could not reach the service that brings it messages. Try again later.
push-unconfirmed = Waiting for the first message…
push-other = another browser
settings-animations = Animate the pieces
settings-sounds = Sounds
settings-sounds-help = A whistle when it is my turn; a soft note for chat, questions and the end of the match while I look elsewhere.

## Home

home-title = Railway board games, at your table
home-lead = Play against bots at once, invite friends with a link, or play together on one screen. No account, nothing to install.
home-games = Games
home-unreachable = The server does not answer.
home-mine = My tables
home-new = New here?
home-new-guided = A guided game shows you { $name }, the lightest of these, move by move, in a few minutes.
home-new-go = Begin the guided game
home-practice = Copies and lessons
home-open = Open tables
home-watch = Being played now
home-finished = Recently finished
card-players = { $few ->
    [1] 1 player
   *[other] { $few }–{ $many } players
}
card-minutes = { $few }–{ $many } minutes
card-weight = complexity { NUMBER($weight, minimumFractionDigits: 1) } of { $most }
card-designer = { $names }, { $year }
card-opponents = Opponents
card-strength = Strength
card-measured = Against bots of strength “{ $against }” it wins { NUMBER($share, maximumFractionDigits: 0) }% of games; an equal share would be { NUMBER($fair, maximumFractionDigits: 0) }%.
card-play = Play now
card-opening = Setting up…
card-compiling = getting ready, { $percent }% done; until then bots look less far ahead
card-invite = Invite friends
card-hotseat = Play together on this screen
card-learn = Learn the rules
seat-free = free seat
mark-your-turn = Your turn
mark-copy = copy
mark-copy-back = copy: back to the match
mark-lesson = lesson
mark-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
mark-running = { $name } to move
mark-won = Won by { $name }

## Opening a table

open-friends = Invite friends
open-friends-help = Choose the seats; you get a link to send.
open-friends-go = Open the table
open-hotseat = Play together on this screen
open-hotseat-help = Everyone plays on this device, in turn.
open-hotseat-go = Start playing
open-players = Players
you = You
open-name = Name of player { $number }
open-seat = Seat { $number }
open-options = Options
open-public = Anyone may find and join this table
open-pace = Pace
table-pace-sitting = in one sitting
table-pace-days = over days, move by move
open-level = Meant for
table-level-anyone = anyone
table-level-newcomers = newcomers
table-level-experienced = players who know the game
open-undo = Taking back
undo-rule-free = free within one’s own turn, then by consent
undo-rule-consent = only if everyone agrees
undo-rule-never = never
open-hints = Hints are allowed, also while others play
hints-allowed = Everyone at this table may ask for hints.
open-clock = Clock
clock-none = none: everyone takes the time they need
clock-quick = quick: a minute a turn, ten minutes to spare
clock-calm = calm: three minutes a turn, half an hour to spare
clock-daily = over days: a day a turn, three days to spare
open-absent = If someone does not act
absent-none = everyone waits
absent-minutes = after five minutes a bot plays for them
absent-hour = after an hour a bot plays for them
absent-day = after a day a bot plays for them
absent-days = after three days a bot plays for them
open-absent-help = Counted from when their time is up; without a clock, from when they were asked. The bot finishes that turn; then they can take their seat back at any time.
open-several-seats = One person may take several seats, for others at their screen
open-spectator-chat = Spectators may chat
kind-me = here
kind-open = a friend, by link
kind-bot = bot: { $name }
hotseat-name = Player { $number }
seat-number = seat { $number }

## Joining

join-title = You are invited
join-lead = { $name } invites you to a game of { $game } for { $players } players.
join-sit = Sit down
join-watch = Just watch
lobby-title = { $game }: waiting for players
lobby-waiting = { $count ->
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $count } seats are still free. The game starts as soon as they are taken.
}
lobby-invite = Send this link to your friends
lobby-fill = Fill with bots and start
lobby-close = Close the table
lobby-another = Take another seat, for someone beside me
lobby-leave = Leave the table
seat-reserved = reserved

## At the table

table-gone = There is no such table
table-closed = This table was closed before the game began
reconnecting = The server does not answer. Reconnecting…
standing-label = Where the match stands
standing-order = Order of play
standing-end = Until the end
standing-decides = { $name } decides
    .you = You decide
clock-left = time left
clock-bot-in = a bot plays in { $time }
clock-paused = Pause
seats-label = Players
panels-label = Panels
seat-you = (you)
seat-bot = bot
seat-agent = agent
seat-agent-here = agent, here
seat-agent-away = agent, away
seat-handed = a bot stands in
seat-resigned = resigned; a bot plays on
seat-here = here
seat-away = away
seat-time = time used
seat-to-move = to move
watchers = { $count ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $count } people are watching
}
tab-seats = Players
tab-tables = Companies
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-text = Text
tab-share = Share
fold-left = Players beside the map
fold-right = Ledger, log and rules beside the map
recap-label = What just happened
recap-previous = The turn before, on the board
recap-next = The next turn, on the board
recap-skip = Show it all now
answers-title = Answered for you
answers-forced = Play a move for me when it is the only one
answers-passes = Pass for me until I am asked something else
answers-private = Even while you are away. Nobody else is told.
answers-ended = You are asked something else, so nothing is passed for you any more.
recap-dismiss = I have seen it
recap-earlier = { $count ->
    [one] One earlier turn is in the log.
   *[other] { $count } earlier turns are in the log.
}
recap-show = Show the board after this turn
recap-summary = What it brought everyone
recap-more = and { $count } more
hint-costs = costs { $price }
hint-ask = Hint
hint-title = Hint
hint-thinking = Looking for good moves…
hint-chance = { NUMBER($percent, maximumFractionDigits: 0) }% to win
hint-else-chance = The rest depends on chance.
hint-whole = The whole move
hint-brings = What it brings
hint-of = { $number } of { $count }
hint-previous = The one before, which is better
hint-next = The next best
hint-gain = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% more than with the next best. Why?
hint-alike = About as good as the next. What differs?
hint-differs = At the end of the move, compared with the next best:
hint-differs-later = Right after the move everyone has the same either way; the difference shows later.
prompt-label = What is asked
prompt-yours = Your turn
prompt-covered = { $name } decides; everyone else, please look away.
prompt-uncover = I am { $name }
prompt-confirm = Confirm?
prompt-working = Working out what it would do…
prompt-sending-again = The server does not answer. Your move is sent again as soon as it does.
amounts-label = Amount
amounts-less = Less
amounts-more = More
outcome-if = If nobody objects:
outcome-next = { $name } decides next.
    .you = You decide next.
outcome-ends = This ends the game: { $why }.
outcome-chance-no = Nobody knows yet what comes next.
outcome-chance-perhaps = This may end the game: nobody knows yet.
outcome-chance-expected = As far as anyone can know, this ends the game; what is revealed then still counts.
outcome-nothing = Nobody gains or loses anything yet; you go on.
outcome-how = { $count ->
    [one] Step by step: 1 line
   *[other] Step by step: { $count } lines
}
dues-more = one more: { $what }
dues-less = one less: { $what }
dues-pay = { $what } ({ $chosen } of { $due })
prompt-not-there = There is nothing to do there now. Everything you can choose is marked.
prompt-on-board = Everything you can choose is marked on the board.
prompt-which = Which of these?
prompt-which-of = { $what }: which?
prompt-clause = Rule { $clause }
undo = Undo
undo-ask = Ask to undo
undo-crosses = This also takes back what { $names } did since.
undo-anyway = Take it all back
redo = Redo
undo-asked = { $name } asks to go back to step { $moment }.
takeover-asked = { $name } asks whether a bot may play for { $absent }, who is away. The table has waited since { $since }; they can take the seat back at any time.
end-asked = { $name } asks to end the match here, with the present scores.
pause-asked = { $name } asks for a pause: the clocks would stand still.
waiting-for = Waiting for { $names }.
announce-your-turn = It is your turn.
log-label = Log
log-search = Search the log
log-seat = Whose
log-anyone = everyone
log-turn = Turn { $number } – { $name }
    .you = Turn { $number } – you
log-did = { $name }: { $what }
    .you = You: { $what }
log-show = Show the board as it was then
log-taken-back = (taken back)
log-nothing = Nothing found.
chat-label = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
text-label = The board as text
text-standing = How things stand
text-board = On the board
text-move = Type a move
text-try = Try
history-label = History
history-first = To the start
history-back = One step back
history-forward = One step forward
history-moment = Step
history-at = Step { $at } of { $last }
history-play = Play
history-pause = Pause
history-since = { $count ->
    [one] Since my last turn (1)
   *[other] Since my last turn ({ $count })
}
history-now = Back to now
menu-title = Table menu
menu-share = Link to watch this table
menu-takeover = Away: ask for a bot
menu-takeover-turn = Away. Once the table waits for them, you can ask for a bot.
menu-takeover-from = Away. If they stay away, you can ask for a bot from { $time } on.
menu-hand = Let a bot play for me
menu-take = Take my seat back
menu-resign = Resign
menu-resign-sure = Really resign for good?
menu-end = Ask to end the match
menu-pause = Ask for a pause
menu-resume = End the pause
menu-sandbox = Try things out on a copy
menu-shortcuts = Keys
menu-commitment = Digest of the secret seed, fixed before the first move:
shortcut-1 = confirm
shortcut-2 = cancel
shortcut-3 = undo
shortcut-4 = one step back
shortcut-5 = one step on
shortcut-6 = back to now
shortcut-7 = type a move
shortcut-8 = redo
shortcut-9 = this menu
shortcut-10 = undo the whole turn

## The end of a game

end-title = { $count ->
    [0] The match is over
    [one] { $winners } wins
   *[other] A tie between { $winners }
}
    .you = You win
end-agreed = The match was ended by agreement.
end-rematch = Play again
end-rematch-join = Join the rematch
end-rematch-watch = Watch the rematch
end-replay = Look through the match
end-export = Save as a file
end-ranking = Ranking
end-source = Source
end-place = Place
end-rank = { $rank }
end-rest = Scored at the end
end-total = Total
end-chart = If it had ended then
end-board = The final board
end-swings = Turning points
end-swing = Step { $moment }: { $name } goes from { $before } to { $after }, { $amount } more than the others gain on average
    .you = Step { $moment }: you go from { $before } to { $after }, { $amount } more than the others gain on average
analysis-title = Analysis
analysis-lead = How likely was everyone to win, and when? Which moves cost most, and what was better?
analysis-begin = Analyse this match
analysis-working = A bot goes through the match decision by decision; this takes a minute or two…
analysis-progress = Decisions looked at
analysis-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
analysis-chart-label = How likely everyone was to win, in percent. At the end: { $who }.
analysis-mistakes = The moves that cost most
analysis-no-mistakes = No move cost anyone more than one point of winning chance in a hundred.
analysis-cost = { $steps ->
    [1] Step { $last }
   *[other] Steps { $first } to { $last }
}: { $name } falls from { $before }% to { $after }%
    .you = { $steps ->
        [1] Step { $last }
       *[other] Steps { $first } to { $last }
    }: you fall from { $before }% to { $after }%
analysis-instead = Instead of “{ $played }”, better: “{ $better }”.
analysis-try = Try it again
exercise-title = Exercise
exercise-find = Find a better move for { $name } than “{ $played }”, which cost { $cost } points of winning chance in 100.
exercise-right = Right: as good as the best that the bot found.
exercise-same = That is what was played. The bot sees something better.
exercise-worse = That is not among the best that the bot found.
exercise-again = Try again
exercise-show = Show a best move
exercise-best = A best move: “{ $move }”.
exercise-back = Back to the match
analysis-how = Judged by a bot from what each player could know; it examined { $looked } of { $decisions } decisions.
end-share = Share
end-picture = A picture of the end
end-share-whole = The whole match, to look back at wherever there is a Branchline
end-share-link = Link to the replay
end-why = { $name } wins with { $score }, { $lead } ahead of { $other }.
    .you = You win with { $score }, { $lead } ahead of { $other }.
    .you-other = { $name } wins with { $score }, { $lead } ahead of you.
end-why-tie = { $name } and { $other } have { $score } each; the tie-break decides for { $name }.
    .you = You and { $other } have { $score } each; the tie-break decides for you.
    .you-other = { $name } and you have { $score } each; the tie-break decides for { $name }.
end-why-shared = { $name } and { $other } have { $score } each, and share the win.
    .you = You and { $other } have { $score } each, and share the win.
    .you-other = { $name } and you have { $score } each, and share the win.
end-why-ahead = { $source }: { $winner } against { $other }.
end-why-behind = { $name } did better here – { $source }: { $other } against { $winner }.
    .you = You did better here – { $source }: { $other } against { $winner }.
end-why-since = { $moment ->
    [0] { $name } was ahead from the first move on.
   *[other] { $name } took the lead for good at step { $moment } of { $last }.
}
    .you = { $moment ->
        [0] You were ahead from the first move on.
       *[other] You took the lead for good at step { $moment } of { $last }.
    }
end-share-play = Link that plays the match from the start
end-seed = Seed check
end-seed-help = The digest of the seed was fixed before the first move. Your browser now works it out again from the seed itself.
seed-none = This table has no seed of its own: it started from a given position.
seed-unable = Your browser works out digests only over a secure connection.
seed-holds = The seed is the one promised at the start.
seed-broken = The seed is not the one promised at the start.
seed-text = Text
seed-digest = Its SHA-256, worked out here
seed-commitment = Promised at the start
chart-label = What everyone would have had if the match had ended then. At the end: { $who }.
chart-moments = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Replay

replay-title = Replay
replay-link-broken = The match in this address cannot be read: a part of it is missing, as where an address was cut off. Ask for it once more, or for the file.
replay-lead = Look through any finished match: follow its link, or open a file you have saved.
replay-drop = Drop a match file here
replay-drop-help = or choose one; it is checked move by move.
replay-not-json = { $name } is not a match file.
replay-of = Replay: { $game }
replay-start = The match begins.
replay-moment-link = Link to this moment
replay-sandbox = Play on from here
replay-table = To the table and its result

along-title = Take it along
along-link = Take it along on a train: everything but friends works without a network.
along-lead = Play against bots or together on one screen, learn, get hints and look back: all that also without any network, on a train or on a plane. Friends at other screens need one.
along-site = There is no server here: your tables live in this browser alone, and everything works against bots or together on one screen. Take it along, and you need no network either. Matches can be saved as files.
along-here-title = Playing without a network
along-here = Your tables live in this browser alone. Here are bots, hints, games on one screen, rules, lessons, replays and looking back. Not here are friends at other screens and the tables of others. Finished matches are kept, to be handed to the server when you are back.
along-away-title = The server cannot be reached
along-away = Friends at other screens and your tables there have to wait. What you took along works without it: bots, hints, games on one screen, rules, lessons, replays and looking back.
along-others = The other games can be taken along when there is a network.
along-games = Which games?
along-nets = With the networks of the strongest bots
along-take = Take along: { $size } MB
along-more = Take this along too: { $size } MB
along-update = Bring up to date: { $size } MB
along-taking = { $done } of { $size } MB are here.
along-taken = It is here: you can play without a network.
along-old = It is here, and there is a newer version by now. Your tables go on with it.
along-play = Play without a network
along-install = Install as an app
along-remove = Remove it
along-back = Back to the server
along-unsafe = Your browser has not promised to keep this: where room runs out it may remove it, your tables too. Save matches that matter as files.
along-full = There is not enough room on this device. Choose fewer games, or make room. Nothing that was here before is lost.
along-changed = A newer version came while this one was being fetched. Please begin once more.
along-broken = The network broke off. Begin once more: what has arrived is not fetched again.
along-refused = Your browser keeps nothing here, as in a private window. Open Branchline in an ordinary window.
along-playing = Offline
here-elsewhere = Your tables are open in another tab. They come here when that one is closed.
here-no-storage = Your browser keeps nothing here, as in a private window, so that no table can be opened. Open Branchline in an ordinary window.
here-damaged = What was taken along is damaged. Your tables are not: with a network it is mended by itself.
here-missing = What is needed to play is not here. With a network it is fetched by itself; your tables are still here.
here-failed = Your tables could not be opened. They are still here: load the page once more.
here-cleared = Your browser has removed the tables that were here, as it may where room runs out. What you saved as files can be read under “Replay”.
here-aside = One of your tables could not be read any more, and was left out. The others are here.
hand-in-title = Played without a network
hand-in-lead = { $count ->
    [one] One match that you finished without a network can be kept at the server too, to share it and to look back from anywhere.
   *[other] { $count } matches that you finished without a network can be kept at the server too, to share them and to look back from anywhere.
  }
hand-in-go = { $count ->
    [one] Hand it in
   *[other] Hand them in
  }
hand-in-not = Leave it
hand-in-done = { $count ->
    [one] It was checked move by move, and is at the server now.
   *[other] They were checked move by move, and are at the server now.
  }
hand-in-match = Match { $number }
