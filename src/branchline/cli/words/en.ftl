# What the `branchline` command says.

## The command line

help-branchline = Railway board games in the terminal: for people, against bots, and by the thousand.
help-examples =
    examples:
    { "  " }branchline games                                     what there is to play
    { "  " }branchline play rocket                               play against two bots
    { "  " }branchline play rocket --seats human,human,greedy    two people and a bot
    { "  " }branchline rules rocket SR-5.2                       one clause of the rules
    { "  " }branchline sim rocket -n 1000 --bot random           a thousand games
help-commands = commands
help-command = COMMAND
help-lang = the language: en or fr (otherwise that of the environment)
help-json = print JSON, for programs
help-game = GAME
help-game-id = the id of a game, as “branchline games” shows it
help-version = show the version and stop
help-file = FILE
help-clause-name = CLAUSE
help-option = an option of the game; may be given several times
help-hints = allow hints though several people play
help-plain = no colours, boxes or pictures: lines that a screen reader reads well
help-players = how many players
help-seed = start from this seed, so that the same moves give the same game

help-games = list the games
help-games-examples = { "" }

help-play = play a game in the terminal
help-play-examples =
    examples:
    { "  " }branchline play rocket --seats human,greedy,random --names Ada,Ben,Cat
    { "  " }branchline play rocket --option open_cash=false --save evening.json
    { "  " }branchline play rocket --load evening.json
    Type “help” during the game to see what can be typed.
help-seats = who sits where: “human”, or the name of a bot (random, novice, casual, greedy, master); usually human,greedy,greedy
help-names = what the players are called
help-save = save the match in this file on leaving and at the end
help-load = go on with the match saved in this file

help-replay = step through a saved match, or print all of it into a pipe
help-replay-examples =
    examples:
    { "  " }branchline replay evening.json
    { "  " }branchline replay evening.json --plain | less
help-replay-file = a saved match

help-analyse = look back at a finished match: who was likely to win when, and which moves cost most
help-analyse-examples =
    examples:
    { "  " }branchline analyse evening.json
    { "  " }branchline analyse evening.json --json

help-sim = play many games between bots and report what came of them
help-sim-examples =
    examples:
    { "  " }branchline sim rocket --players 3 -n 1000 --seed 1
    { "  " }branchline sim rocket --bots greedy,random,random -n 200 --json
help-games-number = how many games (100)
help-sim-seed = the seed of the first game; each further game takes the next (0)
help-bot = the bot in every seat (greedy)
help-sim-bots = the bot in each seat

help-arena = measure bots against bots, each in every seat on the same seeds
help-arena-examples =
    examples:
    { "  " }branchline arena rocket --bots master,greedy,casual -n 1000
    { "  " }branchline arena rocket --players 4 --bots master --against greedy --simulations 100 -n 400 --json
    { "  " }branchline arena rocket --players 3 --bots net:trial/rocket.npz --against greedy
help-arena-bots = the bots that play; “net:FILE” is the net in a file, “exec:COMMAND” a program that answers line by line
help-arena-simulations = how much those that search may try for a move, so that games repeat (usually what their level says)
help-arena-against = the bot in all other seats, against one of --bots
help-arena-seed = the seed of the first games; each goes round the table once (0)
help-arena-plot = draw the shares of the wins into a picture
help-arena-note = keep what was measured: in the file of a net, or with the ladder
help-arena-ray = play on the Ray cluster at this address (“auto”: the one of this machine), where Branchline is installed
help-arena-workers = how many processes play (one for each core)

help-bots = list the bots of a game from weakest to strongest
help-bots-examples = { "" }

help-train = let a net teach itself a game by playing against itself
help-train-examples =
    examples:
    { "  " }branchline train rocket --folder nets/rocket --minutes 9
    { "  " }branchline train rocket --folder trial --device cpu --tables 96 --width 64 --minutes 1
    Started again with the same folder it goes on where it stopped, on any machine.
help-train-folder = where the net, the log and all it takes to go on are kept
help-train-minutes = stop after so many minutes (8)
help-train-device = where to train (cuda)
help-train-players = the numbers of players, by turns (all); one named twice comes twice as often
help-train-again = begin another schedule from what was learned, with the full learning rate and entropy
help-train-tables = games played at once
help-train-steps = decisions at each table in one iteration
help-train-minibatch = decisions learned from at a time
help-train-passes = how often each decision is learned from
help-train-width = the width of the net
help-train-input-width = the width of its first layer
help-train-keep-every = iterations after which the net joins its own opponents
help-train-seed = the seed of all chance
help-train-decisions = the length of a schedule in decisions
help-train-learning-rate = the learning rate at the beginning
help-train-entropy = the bonus for exploration, at the beginning
help-train-last-entropy = the same at the end
help-train-trace = how far back a result is credited (λ)
help-train-varied = the share of tables with options drawn at random
help-train-earlier = the share of tables with earlier selves in all seats but one
help-train-greedy-games = games of greedy that a student network clones first; a new training begins from the student
help-train-greedy-tables = the share of tables with greedy’s student in all seats but one, if there is one

help-rules = read the rules of a game
help-rules-examples =
    examples:
    { "  " }branchline rules rocket
    { "  " }branchline rules rocket SR-7
    { "  " }branchline rules rocket --coverage
help-clause = a clause or a chapter, such as SR-5.2 or SR-5
help-coverage = say which clauses have tests (in a source checkout)

help-fields = list the fields of a game’s positions
help-fields-examples =
    examples:
    { "  " }branchline fields rocket
    { "  " }branchline fields rocket --json

help-bench = measure how fast the rules run
help-bench-examples =
    examples:
    { "  " }branchline bench rocket --players 3
    { "  " }branchline bench --peers --json
help-bench-game = the id of a game; without one, all of them
help-bench-peers = measure other game engines beside it, in the same run
help-bench-device = where to run: cpu or cuda (cpu)
help-bench-games = how many games the GPU plays at once (as many as fit into 4 GB)
help-bench-prepare = compile what will be measured on a GPU, and measure nothing

argparse-usage = usage:{ " " }
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help and stop
argparse-one-value = a value is missing
argparse-some-values = at least one value is missing
argparse-argument = { $argument }: { $fault }
argparse-required = missing: { $names }
argparse-unrecognized = not understood: { $words }
argparse-choice = { $value } is not one of { $choices }
argparse-no-value = takes no value, so not { $value }

## What cannot be done

error-usage = { $fault } (see “{ $command } --help”).
error-language = There is no language “{ $language }”; the languages are: { $known }.
error-extra = This needs the package { $package }, which is not installed: pip install "branchline[{ $extra }]"
error-option-form = Write an option as name=value, not “{ $option }”.
error-number = “{ $value }” cannot be the value of { $name }: it takes a whole number from { $least } up.
error-seats = { $seats ->
    [one] { $seats } seat is given
   *[other] { $seats } seats are given
}, but there are { $players } players.
error-no-humans = Only bots play in a simulation; “human” is for “branchline play”.
error-other-game = { $file } is a match of { $game }.
error-clause = There is no clause or chapter “{ $clause }”; the chapters are: { $known }.
error-no-checkout = The tests are not here: { $folder } is not in a source checkout (a folder with pyproject.toml and tests/).
error-unwritable = { $file } cannot be written: { $fault }.
error-hint-unfair = Several people play here: hints must be allowed from the beginning, with --hints.
error-hint-compiling = Hints are being prepared. Try again in a moment.
error-not-over = { $file } is a match that is not over yet; only finished ones are looked back at.
error-choice = There is no choice { $number }; they go from 1 to { $last }.
error-no-choice = No move begins with “{ $text }” now. Verbs you can use: { $verbs }. “help” lists everything else.
error-move-missing = Say which move, as text or as its number.
error-save-form = Say where: save FILE
error-step = “{ $step }” is not a step here: type next, previous, first, last, map, table, quit, or a number from 0 to { $last }.

## Tables

number = { NUMBER($number) }
column-id = Id
column-game = Game
column-players = Players
column-minutes = Minutes
column-weight = Weight
column-year = Year
column-seat = Seat
column-total = Money
column-mean = mean
column-sd = sd
column-min = min
column-q1 = ¼
column-median = median
column-q3 = ¾
column-max = max
column-wins = wins
column-bot = Bot
column-fair = fair
column-interval = 95 %
column-rank = mean rank
column-margin = margin
column-ms = ms a move
column-rating = rating
column-remark = Remark
column-source = Money from
column-ending = The game ends:
column-games = Games
column-field = Field
column-axes = For each
column-holds = Holds
column-known-to = Known to
games-next = To play: branchline play { $game }. To read the rules: branchline rules { $game }.

## Playing

player-human = human
table = { $game }: { $seats }.
uncover = { $seat }, press Enter to see what is yours alone >{ " " }
since = Since your last decision:
hint = Type a move, a number, a verb to list its moves, or help.
hint-plain = Type a move, a number, a verb to list its moves, map, table, or help.
hint-move = { $rank }. { $action } – { $sentence } You win in { NUMBER($chance, style: "percent") } of such games, as far as can be seen.
hint-then = Then: { $moves }.
hint-chance = What else it brings is up to chance.
hint-over-next = Over the next best: { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } more.
hint-like-next = About as good as the next.
hint-differs = Against the next best it ends with:
outcome-if = If nobody objects:
outcome-next = { $seat } decides next.
outcome-ends = This ends the game: { $why }.
outcome-chance-no = Nobody knows yet what comes then.
outcome-chance-perhaps = This may end the game: nobody knows yet.
outcome-chance-expected = This ends the game, as far as anyone can know; what comes to light then still counts.
allowed = That is allowed.
undone = Taken back.
saved = Saved in { $file }.
compiling = The rules are being compiled behind the scenes; until that is done, bots look less far ahead.
left = You left the game before its end.
log-empty = Nothing has happened yet.
result = { $count ->
    [one] { $winners } wins with { $money }.
   *[other] { $winners } share the victory with { $money } each.
}
    .you = You win with { $money }.
interrupted = Leave the game? Ctrl-C again leaves; “save FILE” keeps it first.

command-list = list
command-why = why
command-what = what
command-hint = hint
command-undo = undo
    .also = takeback
command-map = map
command-table = table
command-log = log
command-rules = rules
command-save = save
command-help = help
command-quit = quit

play-intro = Type a move (advance GWR ne), its number, or its first words to list what goes on from there. The Tab key completes. Other than moves, there are:
play-list = list [WORDS]     every legal move, or those that begin with these words
play-why = why MOVE         why a move is not allowed, with the clause of the rules
play-what = what MOVE        what a move would do, if nobody objects
play-hint = hint             the best moves, what they may bring, and what the best gains over the next
play-undo = undo             back to before your last decision
play-map = map              the board
play-table = table            what companies and players have
play-log = log              everything that has happened
play-rules = rules [CLAUSE]   the chapters of the rules, or one clause or chapter
play-save = save FILE        save the match
play-help = help             this list
play-quit = quit             leave (with --save, the match is saved)

## Replays

step-next = next
step-previous = previous
step-first = first
step-last = last
step-quit = quit
replay-hint = next (n), previous (p), first (f), last (l), a number, map, table, or quit (q)

## Looking back

analysis-chances = How likely everyone was to win:
analysis-moment = Moment
analysis-mistakes = The moves that cost most:
analysis-no-mistakes = No move cost more than one in a hundred.
analysis-mistake = { $moment }. { $name }: { $action } (won in { NUMBER($left, style: "percent") }). Better: { $better } – { $sentence } (won in { NUMBER($chance, style: "percent") })

## Simulations

sim-title = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
}, { NUMBER($rate, maximumFractionDigits: 1) } a second.
sim-totals = all seats
sim-actions = actions

## Coverage

coverage = { $tested } of { $clauses } clauses have a test.
coverage-missing = Without a test: { $clauses }
coverage-unknown = Marks that name no clause: { $clauses }

## Fields of a position

holds-member = { $kind }
holds-maybe = { $kind }, or null
holds-set = a list of { $kind }
holds-range = { $low } to { $high }
holds-switch = true or false
holds-choice = an option of the table
known-to-everyone = everybody
known-to-no_seat = nobody
known-to-own_seat = its seat
known-to-some = some, by the position

## Benchmarks

bench-game = game
bench-players = players
bench-device = device
bench-actions_per_s = actions a second
bench-games_per_s = games a second
bench-copy_ns = copying a position, ns
bench-longest_list_us = slowest legal list, µs
bench-state_bytes = a position, bytes
bench-peers = peer, actions a second
bench-ratios = times as fast as
bench-simulations_per_s = simulations a second
bench-searches = peer, simulations a second
bench-search_ratios = search, times as fast as
bench-vector_games = games in the vector
bench-vector_threads = threads
bench-threads_actions_per_s = rollouts on the threads, actions a second
bench-vectors = vector, actions a second
bench-vector_ratios = vector, beside the rollouts
bench-games_at_once = games at once
bench-shown = showing something at every step, actions a second
bench-same_as_cpu = every step as on the CPU
bench-compared_games = games compared
bench-compared_actions = actions compared
bench-comparing_s = compiling and comparing, s

## Serving

help-serve = open tables to everyone, over HTTP
help-serve-examples =
    examples:
    { "  " }branchline serve                              on this machine, at http://127.0.0.1:8222/
    { "  " }branchline serve --host 0.0.0.0 --no-browser  for everyone in the network
help-serve-host = the address to listen on ({ $host })
help-serve-port = the port to listen on ({ $port }); 0: any that is free
help-serve-no-browser = do not open the browser
help-serve-bot-pause = milliseconds before a bot moves after someone else, so that people can follow (usually { $pause })
help-serve-seed = deal the same tables every time, from this number, and have bots leave the same to chance, for demonstrations and tests: whoever knows it can foretell every deal
help-serve-database = another database than the SQLite file, such as postgresql+asyncpg://…; memory: keeps nothing
help-serve-redis = where several servers on one database hear from each other, such as redis://…; their bots then need `branchline work`
help-serve-metrics = where Prometheus may ask for figures, such as 127.0.0.1:9101; visitors must not reach it
help-serve-logs = plain lines about what goes wrong, or a JSON object for that and for every request
help-serve-accounts = whether people can have accounts: off, optional, or required of whoever plays (optional, if branchline[accounts] is installed)
help-serve-drain = seconds for which a server that is told to stop still serves, while /api/ready says no (0)
help-serve-new-key = make a new key for cookies where the old one is gone; everyone is a new guest then
help-serve-data = where tables are kept; otherwise $BRANCHLINE_DATA or the user’s data folder
help-serve-moderator = the name of an account that looks after this server: reports, bans, invitations; may be given several times. The account must be there already
help-serve-by-invitation = somebody new must have been invited by a moderator
help-serve-terms = a text file with your terms, shown at /terms; FILE.fr.txt beside FILE.txt is for those who read French
help-serve-privacy = a text file that says what you do with people’s data, shown at /privacy
help-serve-openid = an OpenID provider of your own to sign in with, such as https://login.example.org; its secret for this server is read from { $secret }
help-serve-openid-client = as whom the provider knows this server
help-serve-openid-name = what people call the provider ({ $name })
help-serve-proxy = the address or network of a proxy whose word is taken for where requests come from; may be given several times
help-serve-public = where visitors find this server, such as https://play.example.org; lets people be told by e-mail or webhook that it is their turn
help-serve-smtp = the server for e-mail, such as smtp://user:password@host:587 or smtps://…
help-serve-mail-from = from whom e-mail comes, such as turns@play.example.org
help-folder = FOLDER
help-address = ADDRESS
help-name = NAME
serve-listening = Branchline listens at { $address }
error-listen = The server cannot listen at { $host }, port { $port }: is another one running there? Choose another with --port.
error-proxy = “{ $proxy }” is not the address of a proxy. Write it like 10.0.0.2 or 10.0.0.0/24.
error-seed-shared = --seed is for one server alone: several would deal the same tables. Leave out --redis or --seed.
error-page = The file { $file } cannot be read as text ({ $fault }).
error-openid-incomplete = For a provider, give --openid and --openid-client, and its secret in the variable { $secret }.
error-openid = “{ $address }” is not the address of a provider. Write it like https://login.example.org.
error-mail-incomplete = For e-mail, give --smtp, --mail-from and --public-address together.
error-smtp = “{ $address }” is not the address of a mail server. Write it like smtp://user:password@host:587.
error-public-address = “{ $address }” is not an address that visitors can use. Write it like https://play.example.org.
help-mcp = let agents play, by the Model Context Protocol
help-mcp-examples =
    examples:
    { "  " }branchline mcp                                on standard input and output, with a table server of its own
    { "  " }branchline mcp --server http://127.0.0.1:8222  at a server that runs, with the people who play there
    { "  " }branchline mcp --http 8223                    over HTTP, at http://127.0.0.1:8223/mcp
help-mcp-server = the table server to play at; without it, one is started for as long as the agent plays
help-mcp-name = what the agent is called at the table ({ $name })
help-mcp-token = the token of a guest, to sit where that guest sits; otherwise a new guest comes
help-mcp-name-name = NAME
help-mcp-token-name = TOKEN
help-mcp-http = offer the tools over HTTP at this port of { $host }, path { $path }, instead of standard input and output
help-work = move for bots, for servers that share a database and Redis
help-work-examples =
    examples:
      branchline work --database postgresql+asyncpg://branchline@db/branchline --redis redis://cache
help-work-bots = how many bots think at the same time ({ $bots })
help-backup = copy all tables of this machine’s server, also while it runs
help-backup-examples =
    examples:
      branchline backup /var/backups/branchline/monday
      branchline serve --data /var/backups/branchline/monday
help-backup-folder = the folder to copy to, which must be empty or new; it can be served from as it is
backup-done = Everything is in { $folder }.

help-recompute = work out the archive, its statistics and all ratings again, from the journals of the matches
help-recompute-examples =
    examples:
      branchline recompute
      branchline recompute --ratings --data /var/lib/branchline
help-recompute-ratings = the ratings alone, for which nothing is replayed
help-recompute-processes = how many processes replay matches; as many as there are processors, unless you say otherwise
recompute-so-far = { $count } matches …
recompute-done = { $count ->
    [one] One match was
   *[other] { $count } matches were
} gone through.
help-export-site = write the whole house as plain files, to play on any host without a server
help-export-site-examples =
    examples:
      branchline export-site public
      python -m http.server --directory public
help-export-site-folder = the folder to write to: new, empty, or written by this command before
export-site-done = The site is in { $folder }: { $size } MB. Any host of plain files can have it, also in a folder of its own.
error-site-not-built = What is needed to play without a server was not made: run “make offline” in the sources first, or install a wheel that has it.
error-site-folder = There are other things in { $folder }. Name a folder that is new or empty; one that this command wrote before is replaced.
error-site-not-written = { $folder } could not be written: { $fault }.
work-ready = Ready to move for bots.
error-work-alone = A worker needs to know the database and Redis of the servers it works for: --database postgresql+asyncpg://… --redis redis://…
error-port = There is no port { $port }; ports go up to { $last }.

## Training

train-decisions = decisions
train-games = games
train-decisions-per-s = decisions/s
train-entropy = entropy
train-error = error
train-drift = drift
train-against-earlier = against earlier
train-against-greedy = against greedy’s student
train-greedy-first = Greedy plays { $games } games to learn from.

## The arena

arena-fault = Game { $game }: { $bot } lost. { $reason }
arena-title = { $games } games of { $game } with { $players } players
error-ray = The Ray cluster at { $address } cannot be used: { $fault }
error-arena-against = With --against, name one bot in --bots, and another one after --against.
error-arena-seats = { $bots } bots cannot sit at a table of { $players }.
error-arena-note = --note goes with --against, and one of --bots that is a level, net:FILE or value:FILE.
bots-strength = { $players } players: wins { NUMBER($share, style: "percent") } against { $against } (fair { NUMBER($fair, style: "percent") })
bots-no-net = There is no net to guide it in this game yet.
bots-no-search = Without a net, a search was found to gain nothing in this game: greedy plays in its stead.
bots-older-rules = Trained under version { $rules } of the rules, which are now at { $now }.
