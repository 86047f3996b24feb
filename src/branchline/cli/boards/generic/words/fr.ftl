# Ce qui est dit d’un jeu qui n’a pas de plateau à lui dans un terminal.

heading = { $name } :
yes = oui
no = non
nothing = –
between = { " ; " }
amount = { NUMBER($amount) }
