# What is said about a game that has no board of its own in a terminal.

entry = { $name }: { $value }
yes = yes
no = no
nothing = –
between = { "; " }
amount = { NUMBER($amount) }
