# What the kernel says. One sentence for each thing that can be wrong.

compiling = Compiling the rules of { $game }, once
list-last = { $first } and { $last }

error-game-unknown = There is no game “{ $game }”; the games are: { $known }.
error-option-unknown = There is no option “{ $option }”; the options are: { $known }.
error-options-not-an-object = Options are an object with a value for each option that is named.
error-option-value = Option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
error-option-players = Option “{ $option }” cannot be “{ $value }” with { $players } players ({ $clause }).
error-seats-count = { $game } is for { $allowed } players, not { $players }.
error-seats-names = { $names } names were given for { $players } players.
error-seats-seat = There is no seat { $seat }; seats go from 0 to { $last }.
error-seed-bad = The seed “{ $seed }” is not a whole number of at most { $bits } bits.
error-board-unreadable = The board file { $file } cannot be read: { $fault }
error-board-field = The board data lacks or misuses { $field }.
error-board-value = The board’s “{ $field }” is wrong: { $fault }.
error-board-too-large = The board has too many { $field }: at most { $limit } fit.
error-board-repeats = The board names the same place twice in “{ $field }”.
error-board-border = The border { $border } does not join two areas of the board.
error-position-not-an-object = A position is an object with one entry for each field.
error-position-field-unknown = A position has no field “{ $field }”.
error-position-field-shape = Field “{ $field }” must be a list of { $shape } whole numbers.
error-position-field-type = Field “{ $field }” holds “{ $value }”, which is not a whole number.
error-position-field-range = Field “{ $field }” is { $value }, which is outside { $low } to { $high }.
error-position-option = Field “{ $field }” is { $value }, which is not one of the option’s values ({ $allowed }).
error-position-impossible = Field “{ $field }” is impossible ({ $clause }): { $fault }.
error-file-unreadable = { $source } cannot be read: { $fault }.
error-file-not-json = { $source } is damaged or cut short: { $fault }.
error-file-not-a-match = { $source } is not a saved match.
error-file-field-missing = { $source } lacks the field “{ $field }”.
error-file-field-type = In { $source } the field “{ $field }” holds “{ $value }”, which does not belong there.
error-file-field-unknown = { $source } has a field “{ $field }” that no saved match has.
error-file-format = { $source } has “{ $field }” { $value }; only { $known } can be read.
error-file-game = { $source } is of a game “{ $value }” that is not here (field “{ $field }”).
error-file-rules = { $source } was played under version { $value } of the rules (field “{ $field }”); here is version { $known }.
error-file-start = { $source } cannot be started: { $fault }
error-file-board = { $source } was played on another board (field “{ $field }”).
error-file-commitment = In { $source } the seed does not match the “{ $field }”.
error-file-action = In { $source } action { $number }, “{ $action }”, cannot be played: { $fault }
error-file-fingerprint = { $source } was changed: its actions do not lead to the recorded “{ $field }”.
error-verb-unknown = There is no verb “{ $verb }” (in “{ $text }”); the verbs are: { $known }.
error-verb-arguments = “{ $text }” has the wrong number of words; write: { $expected }.
error-argument-unknown = “{ $word }” is no { $kind } of this board (in “{ $text }”).
error-action-number = There is no action number { $action }; they go from 0 to just under { $size }.
error-action-type = “{ $action }” is neither an action’s text nor its number.
error-action-illegal = “{ $action }” is not allowed now.
error-nothing-to-undo = There is nothing to take back: the match has just begun.
error-moment = There is no moment { $moment }; moments go from 0 to { $last }.
error-bot-unknown = There is no bot “{ $bot }”; the bots are: { $known }.
error-bot-start = “{ $command }” cannot be run: { $fault }
error-bot-late = It did not answer within { $seconds } seconds.
error-bot-ended = It ended with status { $status }.
error-bot-answer = “{ $answer }” is not an answer; what is expected is a line of JSON with an “action”.
error-bot-action = “{ $answer }” is not allowed: { $reason }
error-net-missing = There is no net for { $game } yet; the bot below plays in its stead.
error-net-unreadable = The net for { $game } cannot be read; the bot below plays in its stead.
error-net-format = The net for { $game } is in a format this version does not know; the bot below plays in its stead.
error-net-board = The net was trained for another game or another board than this one of { $game }; the bot below plays in its stead.
error-net-encoding = The net for { $game } was trained on positions written another way; the bot below plays in its stead.
error-train-unfit = What is kept in { $folder } is of another game, another board, another width of net or another version: choose another folder.
error-no-cuda = Running on a GPU needs the package numba-cuda: { $fault }.
error-no-gpu = No NVIDIA GPU was found on this machine.
error-devices-differ = { $game }: row { $row } of “{ $what }” is another on the GPU than on the CPU after { $step } steps.
error-env-extra = This needs the package { $package }, which is not installed: pip install "branchline[{ $extra }]"
error-env-not-reset = The environment must be reset before this.
error-env-closed = This environment has been closed; make a new one.
error-env-actions = { $games } whole numbers are wanted, an action for each game; these are { $shape } of kind { $kind }.
error-env-number = “{ $value }” is not a whole number from { $low } to { $high } (in “{ $name }”).
error-env-choice = “{ $value }” is not possible for “{ $name }”; there are: { $known }.
error-env-opponents = { $bots } { $bots ->
    [one] bot does
   *[other] bots do
} not fill a table for { $players }: there is one bot for each seat but the learner’s.
error-option-elsewhere = Option “{ $option }” is for another board of this family, not for this one.
error-board-size = A board is an object of at most { $limit } KB.
error-board-range = The board’s “{ $field }” is { $value }, which is outside { $low } to { $high }.
error-position-field-word = Field “{ $field }”: “{ $word }” is no { $kind } here.
error-position-frames = In field “{ $field }” nobody at the table is asked anything at level { $level }.
error-position-stuck = In this position nobody has anything to decide (field “{ $field }”).
error-argument-range = A { $kind } of { $value } does not exist (in “{ $text }”); it goes from { $low } to { $high }.

# A view of a game that has no description of its own.
view-entry = { $name }: { $value }
view-yes = yes
view-no = no
view-nothing = –
view-between = { "; " }
