game-name = Chuchotements
game-summary = Gardez une carte en secret, puis votez les yeux fermés.

prompt-keep = { $seat } garde une carte.
prompt-vote = { $seat } vote.
prompt-over = La partie est finie.

verb-keep = garder
verb-vote = voter
action-keep = Garder la carte { $card }
action-vote = Voter { $answer }

event-kept = { $seat } garde la carte { $card }.
event-has_kept = { $seat } a gardé une carte.
event-voted = { $seat } vote { $answer }.
event-has_voted = { $seat } a voté.
event-vote_shown = Le vote de { $seat } était : { $answer }.
event-votes_counted = Il y a eu { $yes } voix pour.
event-over = C’était le dernier vote.

reason-game_over = La partie est finie.
reason-not_your_turn = C’est à quelqu’un d’autre.
reason-not_in_hand = Vous n’avez pas cette carte.
reason-wrong_phase = Ce n’est pas le moment.

ending-last_vote = Tous les votes ont eu lieu.
