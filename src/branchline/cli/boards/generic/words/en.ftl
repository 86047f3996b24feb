# What is said about a game that has no board of its own in a terminal.

heading = { $name }:
yes = yes
no = no
nothing = –
between = { "; " }
amount = { NUMBER($amount) }
