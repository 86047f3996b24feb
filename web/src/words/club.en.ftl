# What the pages say about players, the archive, studies and tournaments.

## Together

nav-club = Community
nav-players = Players
nav-archive = Archive
nav-tournaments = Tournaments
club-game = Game
club-any = any
club-more = Show more
club-yes = yes
club-no = no
club-drop = (remove)
club-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
club-players = { $count } players
club-who-people = people only
club-who-mixed = people and bots
club-who-bots = bots only
mark-rated = rated

## Rated tables

open-rated = Rated: the match counts for everyone’s rating
open-rated-help = Whoever sits down agrees and needs an account. There are no hints, and everyone has one seat.
open-one-house = People at the same address may play each other
lobby-rated = This match is rated: it counts for the rating of everyone who sits down.

## Players

players-title = Players
players-lead = How strong everyone is, game by game, from the rated matches played here.
players-mine = Your own page
players-people = People
players-bots = Bots
players-rank = Place
players-name = Name
players-strength = Strength
players-wins = Won
players-of = { $wins } of { $matches }
players-none = Nobody has played enough rated matches of this game yet. Open a table with “Rated” ticked to be the first.
players-how = Everyone begins at 25. Whoever is listed has played at least five rated matches against at least three people; the order is by the strength somebody almost certainly has. Between the limits given as ± it lies with 95 % certainty.
players-measured = Measured in
players-games = { $count } matches
players-fixed = fixed point
players-bots-how = Bots play no rated matches. Their strength was measured against each other, on the same scale.
players-all = All players
player-since = Here since { $day }.
player-guest = A guest: only you see this page.
player-matches = All their matches
player-ratings = Ratings
player-unrated = No rated matches yet.
player-provisional = not in the list yet
player-rank = place { $rank }
rating-curve = Rating after each of the last { $count } rated matches: from { $from } to { $to }
player-pace = Reliability
player-kept = Played { $kept } of { $finished } matches with others to the end and in time ({ $share }).
player-late = { $late ->
    [0] Never out of time
    [one] Out of time once
   *[other] Out of time { $late } times
}; { $quit ->
    [0] no match given up.
    [one] one match given up.
   *[other] { $quit } matches given up.
}
player-no-company = No finished matches with other people yet.
player-banned = Has left three rated matches. Rated tables open again after { $owed ->
    [one] one more match
   *[other] { $owed } more matches
} played to the end with other people.
player-places = Places
player-against-people = Against people
player-against-bots = Against bots
player-met = Matches
player-before = Ahead
player-behind = Behind

## Archive

archive-title = Archive
archive-matches = Matches
archive-openings = Openings
archive-actions = Actions
archive-studies = My studies
archive-players = Players
archive-who = Played by
archive-name = Name of a player
archive-bot = With the bot
archive-option = Option
archive-least = At least … actions
archive-most = At most … actions
archive-search = Search
archive-person = One player’s matches
archive-found = { $count ->
    [0] No match in the archive is like that.
    [one] One match.
   *[other] { $count } matches.
}
archive-length = { $count } actions
archive-ended = Ended: { $why }
archive-same-ending = Matches that ended this way
statistics-openings-lead = What was played first, how often, and how often each seat won then. Choose an action to see what followed it.
statistics-actions-lead = For each question that comes up in a game, what was chosen and how often it paid: how often whoever chose it had a higher score at the end of that turn, in the first, second and last third of the match. Below it, by how much the score rose on average.
statistics-line = The opening so far; choose an action to go back before it
statistics-matches = Matches with this opening
statistics-action = Action
statistics-question = Question
statistics-times = Times
statistics-seat = Seat { $seat } won
statistics-early = Early
statistics-middle = Middle
statistics-late = Late
statistics-gain = ({ $gain })
statistics-none = There are no such matches in the archive yet.

## Studies

tab-study = Study
studies-lead = A study is a finished match with your comments. Begin one from any finished match, under “Share”.
studies-none = You have no studies yet.
studies-notes = { $count ->
    [one] one comment
   *[other] { $count } comments
}
study-begin = Comment on this match
study-title = { $game } – my comments
study-by = By { $name }
study-before = Comment before
study-after = Next comment
study-note = Your comment at step { $moment }
study-save = Keep comment
study-empty = There are no comments yet.
study-empty-mine = Go to a moment of the match and write what you think of it. An empty comment is removed.
study-link = Link to the study at this moment
study-embed = To show it in another page
study-match = The match without comments
study-remove = Remove this study
study-open = Open at Branchline

## Tournaments

cups-title = Tournaments
cups-lead = Rounds at tables for two to five, in one sitting or over days. Anyone can set one up.
cups-mine = Yours
cups-open = Taking entrants
cups-running = Being played
cups-finished = Played
cups-none = There are no tournaments yet. Set one up below.
cups-all = All tournaments
cup-new = Set up a tournament
cup-name = Name
cup-format = Format
cup-format-swiss = Swiss
cup-format-round_robin = Round robin
cup-format-knockout = Knock-out
cup-format-swiss-help = Swiss: in each round you meet people you have not met yet, with as many points as you if possible, in a seat you have seldom had. The tables are chosen so that nothing better can be had in that order. Nobody meets somebody they block as long as there is any other way. You can still enter later; you then play from the next round.
cup-format-round_robin-help = Round robin: everyone meets everyone, as far as the rounds last. At tables for two each pair meets once; also people one of whom blocks the other; at larger tables the rounds go on until all have met who do not block each other. At most 16 entrants.
cup-format-knockout-help = Knock-out: at tables for two or three the first goes on, at tables for four or five the first two, until one table is left. People one of whom blocks the other sit at different tables as long as there is any other way: in a final there may be none. Nobody can enter once it has begun.
cup-seats = Seats at each table
cup-rounds = Rounds at most
cup-most = Entrants at most
cup-fill = Bots for seats nobody is left for
cup-when = Begins by itself at (or leave empty)
cup-public = Everyone finds it here, and may watch
cup-begin = Set up
cup-entrants = { $count } of at most { $most } entrants
cup-round = Round { $round }
cup-round-of = Round { $round } of at most { $rounds }
cup-starts = Begins on { $when }
cup-waits = It begins when { $name } says so.
cup-finished = This tournament is over.
cup-closed = This tournament was called off.
cup-at-tables = tables for { $seats }
cup-your-table = To your table
cup-enter = Enter
cup-leave = Withdraw
cup-start = Begin now
cup-close = Call it off
cup-remove = Remove
cup-link = Link for others
cup-who = Entrants
cup-standings = Standings
cup-points = Points
cup-wins = Firsts
cup-opponents = Opponents’ points
cup-share = Share of score
cup-withdrawn = withdrawn
cup-out = knocked out
cup-ties = A point for each seat you leave behind at a table, half a point for each that shares your place. Equal points are broken by more first places, then by more points of those you have met, then by the larger share of what was scored at your tables. Whoever gives up comes after all who stayed.
cup-table = Table { $board }
cup-status-open = being set up
cup-status-running = being played
cup-status-finished = over
cup-status-abandoned = ended by agreement
cup-got = +{ $points }
cup-why-new = All meet for the first time.
cup-why-again = { $count ->
    [one] One pair meets again.
   *[other] { $count } pairs meet again.
}
cup-why-points = They came with these points: { $points }.
