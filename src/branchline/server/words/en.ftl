# What the server says.

somebody = somebody

## Why a request is refused

refusal-invalid = The request is not as it should be: { $field } { $fault }.
refusal-not-json-body = The body is not JSON that can be read.
refusal-not-json = Send the body as JSON, with the header “Content-Type: application/json”.
refusal-cross-site = This request comes from a page of another site, so it is not carried out.
refusal-too-large = The body is too large: at most { $kilobytes } kB are read here.
refusal-no-room = This server has no room for more connections just now. Try again in { $seconds } seconds.
refusal-too-many-live = You, or people at your address, have many tables open at the same time. Close some, or try again in { $seconds } seconds.
refusal-too-many = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refusal-not-found = There is nothing at this address.
refusal-not-allowed = This address does not take that method.
refusal-inside = Something went wrong in the server. Nothing that was acknowledged is lost; try again.
refusal-busy = The server could not write this down just now. Look at the table and try again.
refusal-database-damaged = The server’s database is damaged, and this cannot be read or written. Whoever runs the server must restore it from a copy; trying again will not help.
refusal-database-read-only = The server may not write to its database any more. Whoever runs the server must see to it.
refusal-database-full = The server’s disk is full: nothing more can be written. Whoever runs the server must see to it.
refusal-browser-incomplete = What this game needs is damaged in this browser, or not here. With a network it is fetched anew: then try once more. Your tables are still here.
refusal-browser-full = This browser has no room left to keep your tables, so that nothing was changed. Make room on this device, or remove what you no longer need here; then try once more.
refusal-who = Say who you are first: POST /api/guests with a name.
refusal-token-forged = Your cookie or token is not one that this server gave out. Get a new one with POST /api/guests.
refusal-token-unknown = Your cookie or token belongs to nobody known here. Get a new one with POST /api/guests.
refusal-no-table = There is no such table.
refusal-no-game = There is no game called “{ $game }” here.
refusal-no-player = Nobody with an account is called so here.
refusal-no-study = There is no such study; perhaps it was removed.
refusal-foreign-study = Only whoever wrote this study can change it.
refusal-study-stale = This study was changed somewhere else meanwhile. Load it anew, then change it.
refusal-quota-studies = You have { $most } studies. Remove one of them first.
refusal-quota-notes = This study has comments at { $most } moments, and takes no more.
refusal-rated-off = This server has no accounts, so nothing is rated here.
refusal-rated-account = This table is rated: to sit down you need an account.
refusal-rated-banned = You have left too many rated matches. Play { $matches ->
    [one] one match with other people
   *[other] { $matches } matches with other people
} to the end, and rated tables are open to you again.
refusal-rated-hints = At a rated table there are no hints.
refusal-rated-seats = At a rated table each person has one seat, and the board is the game’s own.
refusal-rated-few = A rated match needs at least two people.
refusal-rated-house = Somebody at your address is already playing at this rated table. Whoever opens a table can allow that.
refusal-no-tournament = There is no such tournament.
refusal-tournament-host = Only whoever set this tournament up can do this.
refusal-tournament-standstill = A tournament needs clocks, or a time after which a bot plays for whoever is absent; otherwise one person could keep everyone waiting.
refusal-tournament-most = This kind of tournament takes at most { $most } entrants.
refusal-tournament-starts = A tournament begins later than now, and within ninety days.
refusal-tournament-late = This tournament takes no more entrants.
refusal-tournament-full = This tournament is full: it has { $most } entrants.
refusal-tournament-out = They are not taking part in this tournament.
refusal-tournament-over = This tournament is over.
refusal-tournament-begun = This tournament has already begun.
refusal-tournament-few = A tournament begins with at least { $fewest } entrants.
refusal-quota-tournaments = You have { $most } tournaments that are not over. Finish one of them first, or call it off.
refusal-too-many-tournaments = Too many tournaments have been set up by you, or from your address. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-archive-game = Endings, options and openings belong to a game: say which.
refusal-no-invite = This invitation leads nowhere: there is no such table any more.
refusal-not-open = This table is no longer waiting for players.
refusal-not-running = No match is going on at this table.
refusal-not-over = This is possible only once the match is over.
refusal-not-started = The match has not started yet.
refusal-not-host = Only whoever opened the table can do this.
refusal-not-invited = This table is private: you need its invitation to sit down.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-seat-taken = Seat { $seat } is not free.
refusal-table-full = There is no free seat at this table.
refusal-seats-empty = There are still empty seats: fill them with bots, or wait.
refusal-not-seated = You have no seat at this table.
refusal-foreign-seat = Seat { $seat } is not yours.
refusal-which-seat = You hold several seats: say which one you mean.
refusal-seat-handed = A bot is playing seat { $seat } for you: take the seat back first.
refusal-not-handed = No bot is playing seat { $seat } for you.
refusal-turn-late = Your time for this turn has run out: a bot finishes it, and then you can take your seat back.
refusal-seat-resigned = Seat { $seat } has resigned.
refusal-stale = The table has moved on since you looked: here is how it stands now.
refusal-undo-never = At this table nothing can be taken back.
refusal-undo-nothing = You have nothing to take back.
refusal-undo-moment = There is no step { $to } to go back to; it must be before step { $now }.
refusal-undo-asked = Someone has already asked to take something back: that must be answered first.
refusal-undo-unasked = Nobody is asking you to take anything back.
refusal-end-asked = Someone has already asked to end the match: that must be answered first.
refusal-end-unasked = Nobody is asking you to end the match.
refusal-takeover-asked = Someone has already asked for a bot: that must be answered first.
refusal-takeover-unasked = Nobody is asking you whether a bot may play for someone.
refusal-takeover-unneeded = Nobody is missing from seat { $seat }.
refusal-takeover-unwaited = The table is not waiting for { $name } now: it is not their turn.
refusal-takeover-here = { $name } is at the table.
refusal-takeover-soon = A bot can be asked for once the table has waited for { $name } and they have been away for { $days ->
    [0] { $minutes } minutes
   *[other] { $days } days
}.
refusal-no-clock = This table has no clock.
refusal-paused = The clocks are stopped already.
refusal-not-paused = The clocks are not stopped.
refusal-pause-asked = Someone has already asked for a pause: that must be answered first.
refusal-pause-unasked = Nobody is asking you for a pause.
refusal-preview-illegal = Only a legal action of the seat whose turn it is can be tried out.
refusal-hint-turn = A hint is for the seat whose turn it is.
refusal-hint-unfair = Other people play at this table, and it was opened without hints.
refusal-hint-compiling = Hints for this game are being prepared ({ $percent } % so far). Try again in a moment.
refusal-chat-players = Only the players can talk at this table.
refusal-file-secret = While a match is running its file stays here, because it holds the seed. It can be fetched once the match is over.
refusal-file-long = The file has too many actions: at most { $most } are read.
refusal-file-strange = The file cannot be replayed as a match of this game.
refusal-compiling = This match is so long that it waits until the rules of its game are compiled ({ $percent } % so far). Try again in a moment.
refusal-cursor = This page mark is not one that this list gave out.
refusal-moment = There is no step { $moment }; steps go from 0 to { $last }.
refusal-not-in-time = This could not be tried out in time, because others are being served. Try again in a moment.
refusal-too-slow = The request did not arrive in time.
refusal-too-many-guests = Too many guests have been created from your address lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-accounts = Too many accounts have been created from your address lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-tables = Too many tables have been set up by you or from your address lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-files = Too many files have been sent by you or from your address lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-hints = You, or people at your address, have asked for too many hints lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-hints-waiting = You are already waiting for hints. Ask for the next one once they have come.
refusal-too-much-chat = You have said a lot in a short time. Try again in a moment.
refusal-too-many-long = You have asked for too many long answers at once. Wait for some of them first.
refusal-too-many-lines = You have opened, looked up or replayed long matches too often lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-log-full = The log of this table has { $most } lines: nothing more can be taken back or said here. You can play on to the end, or copy the present moment to a table of its own.
refusal-contact-off = This server does not write to such addresses.
refusal-contact-address = This is not an address that can be written to.
refusal-contact-keys = This browser’s keys for messages are damaged: turn them off and on again.
refusal-contact-there = You are told there already, or have been asked there whether you want to be.
refusal-contact-many = You can be told at { $most } addresses. Remove one of them first.
refusal-contact-written = A message has already gone to this address: nothing else goes there until it is confirmed.
refusal-too-many-contacts = Too many addresses have been given by you or from your address lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-letters = Too many first messages have gone to such addresses today. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-accounts-off = There are no accounts on this server.
refusal-accounts-required = Whoever plays on this server needs an account: make one, or sign in.
refusal-openid-off = This server has no provider to sign in with.
refusal-openid-away = The provider cannot be reached just now. Try again later, or sign in another way.
refusal-openid-late = This took too long, or was begun in another browser. Try again.
refusal-openid-failed = The provider has not said who you are. Try again, or sign in another way.
refusal-tie-self = You cannot follow or block yourself.
refusal-tie-blocked = You block this person. Unblock them first.
refusal-tie-whom = Say whom you mean: by the name of their account, or by their seat at a table.
refusal-ties-many = There are { $most } people in this list already. Take somebody out first.
refusal-nobody-called = Nobody here has an account with the name “{ $name }”.
refusal-nobody-there = Nobody sits there.
refusal-blocked-by-you = Somebody whom you block is at this table.
refusal-not-together = You cannot sit down at this table with those who are there.
refusal-notes-many = You have notes at { $most } tables. Empty one of them first.
refusal-not-moderator = This is for those who look after this server.
refusal-not-reported = Nobody has reported anything about this table: what is said there is theirs.
refusal-ban-moderator = Moderators look after this server with you: they cannot be kept out here.
refusal-banned = You may not play on this server any more. The reason: { $reason }
refusal-passes-many = There are { $most } invitations. Withdraw one of them first.
refusal-pass-needed = This server is by invitation: ask those who look after it for a link.
refusal-pass-used = This invitation has been used up, withdrawn, or has expired. Ask for another one.
refusal-no-such-room = No table has this code, or not any more. Look at the screen once more.
refusal-banned-until = You may not play on this server for { $days ->
    [one] { $days } more day
   *[other] { $days } more days
}. The reason: { $reason }
refusal-too-many-reports = You have sent too many reports lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-identities-many = You have { $most } ways in by the provider already.
refusal-account-there = You have an account already.
refusal-account-agent = A program has no account.
refusal-account-way = Give either a password or a passkey.
refusal-no-account = You play as a guest here: this needs an account.
refusal-name-taken = Somebody has this name already, or one that looks like it. Choose another.
refusal-sign-in-wrong = There is no account with this name and this password.
refusal-signed-out = You are signed out on this device. Sign in again.
refusal-confirm-first = Show first that it is you, with your password or a passkey: this changes how one gets into your account.
refusal-last-way = This is the last way into your account. Add another one first.
refusal-password-short = The password is too short: it needs at least { $least } characters. A few words that only you would put together are easy to remember and hard to guess.
refusal-password-weak = This password is easy to guess. A few words that only you would put together are easy to remember and hard to guess.
refusal-password-wrong = This is not your password.
refusal-passkeys-off = Passkeys work only where this server has a name, and not at an address of numbers. Use a password here.
refusal-passkeys-many = You have { $most } passkeys. Remove one of them first.
refusal-passkey-there = This passkey is in use already.
refusal-passkey-unknown = This passkey opens no account here. Sign in another way, and make a new one.
refusal-passkey-late = This took too long, or was sent twice. Try again.
refusal-passkey-refused = This passkey could not be checked. Try again, or sign in another way.
refusal-passkey-copied = There seems to be a copy of this passkey: it opens nothing any more. Sign in another way, and remove it from your account.
refusal-code-wrong = This code is wrong, has been used, or is older than five minutes. Have the other device show a new one.
refusal-link-used = This link has been used, or is older than fifteen minutes. Have a new one sent.
refusal-recovery-off = This server sends no e-mail. Sign in with a passkey, a password, or a code from another device.
refusal-recovery-there = Your account has an address for recovery already. Remove it first.
refusal-too-many-sign-ins = There have been too many attempts to sign in with this name, or from your address. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-links = Too many links have been asked for lately, for this address or from yours. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-exports = You have fetched your data too often lately. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-quota-open = You have { $most } tables that wait for players. Start or leave one of them first.
refusal-quota-running = You have { $most } tables at which a match is going on. Finish one of them first.
refusal-quota-bots = You have { $most } tables at which only bots play. Wait until one of them is finished.
refusal-one-seat = You already have a seat at this table, and its host wants one seat a person. Whoever sits beside you can join from a browser of their own.
refusal-position-strange = From this position no match can be played: trying it out went wrong or took too long.
refusal-action-strange = This action was not carried out: trying it out went wrong or took too long.
refusal-board-large = The board is too large: at most { $kilobytes } kB are read.
refusal-old-rules = This match was played under rules that are no longer known here: its log and its scores are kept, but its positions cannot be shown.
refusal-aside-game = This table cannot be opened: there is no game “{ $game }” here. It is kept, and the other tables are not affected.
refusal-aside-rules = This table cannot be opened: it was played under version { $then } of the rules, and here they are version { $now }. It is kept, and the other tables are not affected.
refusal-aside-log = This table cannot be opened: its log cannot be replayed. It is kept, and the other tables are not affected.
refusal-aside-slow = This table cannot be opened: replaying it went wrong or took too long. It is kept, and the other tables are not affected.
refusal-aside-stopped = This table cannot be opened: the server has stopped twice while opening it. It is kept, and the other tables are not affected.
refusal-draining = This server is about to stop and takes no new visitors.
refusal-database-away = The database does not answer just now.

## Why the server cannot start

start-folder-unusable = The folder { $folder } cannot be used ({ $fault }). Make it writable, or choose another with --data.
start-folder-in-use = The folder { $folder } is in use by another server (process { $process }). Stop that one first, or choose another folder with --data.
start-secret-empty = The file { $file }, which holds the key that signs cookies, is empty or damaged. Put it back from a copy; or remove it and start once with --new-key, but then everyone is a new guest.
start-secret-gone = The file { $file }, which holds the key that signs cookies, is gone. Put it back from a copy: without it everyone who plays here loses their seats. To make a new one all the same, start once with --new-key.
start-secret-short = The key that signs cookies, in the variable { $variable }, is too short: give it at least { $least } characters that nobody can guess.
start-redis-alone = --redis is for several servers on one PostgreSQL: give --database postgresql+asyncpg://… too, or leave --redis out.
start-redis-unreachable = Redis at { $address } cannot be reached ({ $fault }). See that it runs, or leave --redis out.
start-backup-nothing = There are no tables in the folder { $folder }. Name the folder of the server with --data; a PostgreSQL is copied with pg_dump.
start-backup-there = The folder { $folder } is not empty. Choose a new one; nothing was changed in it.
start-backup-failed = The tables could not be copied to { $folder } ({ $fault }).
start-database-address = “{ $address }” is not the address of a database. Write it like postgresql+asyncpg://user@host/name, or leave --database out.
start-database-damaged = The database { $file } is damaged or not a database ({ $fault }). Put it back from a copy, or choose another folder with --data. Nothing was changed in it.
start-database-newer = The database { $file } was written by a newer version of Branchline (revision { $revision }). Install that version, or choose another folder with --data. Nothing was changed in it.
start-database-foreign = The file { $file } is a database of another program. Choose another with --database or --data. Nothing was changed in it.
start-database-read-only = The database { $file } cannot be written to ({ $fault }). Make it and its folder writable, or choose another folder with --data.
start-database-full = The disk with the database { $file } is full ({ $fault }). Make room on it first.
start-database-failed = The database { $file } cannot be used ({ $fault }). See that no other program has it open, or choose another with --database or --data.
start-database-unreachable = The database { $address } cannot be reached ({ $fault }). See that it runs and that its driver is installed (branchline[postgres]), or leave --database out.

## What is wrong with a field

fault-missing = is missing
fault-unknown = is not known here
fault-text = must be text
fault-number = must be a whole number
fault-truth = must be true or false
fault-choice = must be one of the values listed in the description
fault-long = is too long
fault-short = is too short
fault-range = is out of range
fault-object = must be an object
fault-list = must be a list
fault-wrong = is not as described
fault-legible = has characters that cannot be seen or that reverse the text

## The journal

hint-soon = This is a first look, to the end of the move alone. Ask again in a minute for a longer one.
bot-soon = This game is still being prepared: until that is done, this bot looks less far ahead.
bot-briefly = Many bots are thinking at the same time: this one had less time than usual.
bot-random = This bot failed, so its action was drawn at random.
entry-created = { $name } opens the table.
    .you = You open the table.
entry-joined = { $name } sits down.
    .you = You sit down.
entry-left = { $name } leaves.
    .you = You leave.
entry-started = The match begins.
entry-acted = { $name }: { $text }
    .you = You: { $text }
entry-decided = { $name } has decided.
    .you = You have decided.
entry-undo = { $name } takes back what was done; the match stands at step { $to } again.
    .you = You take back what was done; the match stands at step { $to } again.
entry-consent-undo = { $name } asks to go back to step { $to }.
    .you = You ask to go back to step { $to }.
entry-consent-undo-yes = { $name } agrees to go back.
    .you = You agree to go back.
entry-consent-undo-no = { $name } does not agree to go back.
    .you = You do not agree to go back.
entry-resigned = { $name } resigns; a bot plays on in this seat.
    .you = You resign; a bot plays on in your seat.
entry-handed = { $name } lets the bot “{ $bot }” play on.
    .you = You let the bot “{ $bot }” play on.
entry-taken = { $name } takes the seat back from the bot.
    .you = You take your seat back from the bot.
entry-consent-end = { $name } asks to end the match here.
    .you = You ask to end the match here.
entry-consent-end-yes = { $name } agrees to end the match.
    .you = You agree to end the match.
entry-consent-end-no = { $name } wants to play on.
    .you = You want to play on.
entry-consent-takeover = { $name } asks whether a bot may play for someone who is away.
    .you = You ask whether a bot may play for someone who is away.
entry-consent-takeover-yes = { $name } agrees that a bot may play.
    .you = You agree that a bot may play.
entry-consent-takeover-no = { $name } would rather wait.
    .you = You would rather wait.
entry-taken_over = A bot plays for { $name }, until they take the seat back.
    .you = A bot plays for you, until you take your seat back.
entry-late = { $name } did not act in time: a bot plays for them, until they take the seat back.
    .you = You did not act in time: a bot plays for you, until you take your seat back.
entry-consent-pause = { $name } asks for a pause.
    .you = You ask for a pause.
entry-consent-pause-yes = { $name } agrees to a pause.
    .you = You agree to a pause.
entry-consent-pause-no = { $name } does not want a pause now.
    .you = You do not want a pause now.
entry-paused = The clocks are stopped until someone ends the pause.
entry-resumed = { $name } ends the pause: the clocks go on.
    .you = You end the pause: the clocks go on.
entry-ended-agreed = The match is ended by agreement.
entry-invited = { $name } invites { $whom }.
    .you = You invite { $whom }.
entry-hidden = A moderator has hidden something that was said.
entry-ended-moderator = A moderator has closed the table; the scores count as they stand.
entry-ended-closed = { $name } closes the table.
    .you = You close the table.
entry-chat = { $name }: { $text }
entry-rematch = { $name } sets up a rematch.
    .you = You set up a rematch.
entry-migrated = The rules have changed since this match began (version { $then }, now { $now }): it goes on from its position, and cannot be taken back to before it.
entry-ended-full = The log of this table is full: the table is closed, and the scores count as they stand.
entry-ended-expired = Nobody came: the table is closed.

## About a table

note-old-rules = This match was played under version { $rules } of the rules, which is no longer known here. Its log and its scores are kept, but its positions cannot be shown.

## Messages to those who are not there

mail-confirm-subject = Messages from Branchline?
mail-confirm-text =
    Someone has asked at Branchline to be told at this address when it is their turn in a game, and when a seat is kept for them. The name they gave is “{ $name }”.

    If that was you, confirm it here:
    { $link }

    If it was not, do nothing: no other message comes here. To rule that out for good, say so at the same place.
mail-recovery-subject = Is this address yours?
mail-recovery-text =
    Whoever plays on Branchline as { $name } would like to use
    this address to recover their account. If that is you, say yes here:

    { $link }

    If it is not, or you have changed your mind, do nothing: nothing more is
    sent here. To have it ruled out for good: { $stop }
mail-link-subject = Your link to sign in
mail-link-text =
    With this link you sign in on Branchline as { $name }, once, within
    fifteen minutes:

    { $link }

    If you have not asked for it, do nothing: without it nobody gets in.
mail-turn-subject = { $game }: it is your turn
mail-turn-text =
    It is your turn in { $game }, with { $players }:
    { $link }

    No more messages like this: { $stop }
mail-invited-subject = { $game }: a seat is kept for you
mail-invited-text =
    { $name } keeps a seat for you at a table of { $game }. Sit down there,
    or say that you will not come:
    { $link }

    No more messages like this: { $stop }
push-confirm-title = You will be told here
push-confirm-text = When it is your turn in a game and you are not at the table, and when a seat is kept for you.
push-turn-title = { $game }: it is your turn
push-turn-text = Click to open the table.
push-invited-title = { $game }: a seat is kept for you
push-invited-text = Click to sit down, or to say that you will not come.

notice-recovery-title = Your Branchline account
notice-recovery-new = Should Branchline send a link to { $address } when you ask to recover your account?
notice-recovery-confirmed = { $address } gets a link when you ask for one to recover your account, and nothing else.
notice-recovery-stopped = Nothing more is sent to { $address }.
notice-recovery-confirm = Yes, this address is mine
notice-recovery-stop = No links here
notice-title = Messages from Branchline
notice-new = Should Branchline write to { $address } when it is your turn in a game, and when a seat is kept for you?
notice-confirmed = Branchline writes to { $address } when it is your turn in a game and you are not at the table, and when a seat is kept for you.
notice-stopped = Nothing more is sent to { $address }.
notice-confirm = Yes, tell me
notice-stop = No more messages

## The first page

page-title = Branchline
page-what = This is a Branchline table server: railway board games for people, bots and scripts, over HTTP.
page-terms = Terms
page-privacy = Privacy
page-home = To the home page
page-api = How to talk to it
page-games = The games
page-no-client = The browser client has not been built here (“make client” does it); without it, the server speaks JSON.

## The page about the interface

docs-title = The interface of this server
docs-intro = Every address, what it takes and what it answers. The same as data:
docs-takes = takes
docs-answers = answers
docs-parameters = parameters

## What sites show of a link

link-open = A table that waits for players: { $names }
link-running = Being played: { $names }
link-finished = Played by { $names }
link-abandoned = Played by { $names }
