game-name = Whispers
game-summary = Keep a card in secret, then vote with closed eyes.

prompt-keep = { $seat } keeps a card.
prompt-vote = { $seat } votes.
prompt-over = The game is over.

verb-keep = keep
verb-vote = vote
action-keep = Keep the { $card }
action-vote = Vote { $answer }

event-kept = { $seat } keeps the { $card }.
event-has_kept = { $seat } has kept a card.
event-voted = { $seat } votes { $answer }.
event-has_voted = { $seat } has voted.
event-vote_shown = The vote of { $seat } was: { $answer }.
event-votes_counted = There were { $yes } votes for it.
event-over = That was the last vote.

reason-game_over = The game is over.
reason-not_your_turn = Somebody else is asked.
reason-not_in_hand = You do not hold this card.
reason-wrong_phase = This is not asked now.

ending-last_vote = All votes have been held.
