error-no-server = No table server answers at { $address }. Start “branchline serve”, or name another with --server.
error-no-table-server = What answers at { $address } is not a table server (status { $status }).
error-no-clause = There is no clause { $clause } in the rules of { $game }. Its chapters are: { $known }.
error-own-server = The table server could not be started: { $reason }
error-match-over = The match is over.
error-reset-first = Begin a match with reset() first.
