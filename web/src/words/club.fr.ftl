# Ce que disent les pages des joueurs, des archives, des études et des tournois.

## Partout

nav-club = Communauté
nav-players = Joueurs
nav-archive = Archives
nav-tournaments = Tournois
club-game = Jeu
club-any = peu importe
club-more = En voir plus
club-yes = oui
club-no = non
club-drop = (retirer)
club-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
club-players = { $count } joueurs
club-who-people = des personnes seulement
club-who-mixed = des personnes et des robots
club-who-bots = des robots seulement
mark-rated = classée

## Tables classées

open-rated = Classée : la partie compte pour le classement de tous
open-rated-help = Qui s’assied l’accepte et doit avoir un compte. Il n’y a pas d’indices, et chacun a une seule place.
open-one-house = Des personnes à la même adresse peuvent jouer ensemble
lobby-rated = Cette partie est classée : elle compte pour le classement de toutes les personnes qui s’assoient.

## Joueurs

players-title = Joueurs
players-lead = La force de chacun, jeu par jeu, d’après les parties classées jouées ici.
players-mine = Votre propre page
players-people = Personnes
players-bots = Robots
players-rank = Rang
players-name = Nom
players-strength = Force
players-wins = Gagnées
players-of = { $wins } sur { $matches }
players-none = Personne n’a encore joué assez de parties classées de ce jeu. Ouvrez une table en cochant « Classée » pour commencer.
players-how = Tout le monde commence à 25. Pour figurer ici, il faut avoir joué au moins cinq parties classées contre au moins trois personnes ; l’ordre est celui de la force que l’on a presque sûrement. Elle se situe entre les limites indiquées par ± avec 95 % de certitude.
players-measured = Mesurée en
players-games = { $count } parties
players-fixed = point fixe
players-bots-how = Les robots ne jouent pas de parties classées. Leur force a été mesurée entre eux, sur la même échelle.
players-all = Tous les joueurs
player-since = Ici depuis le { $day }.
player-guest = Compte invité : vous êtes seul à voir cette page.
player-matches = Toutes ses parties
player-ratings = Classements
player-unrated = Pas encore de parties classées.
player-provisional = pas encore dans la liste
player-rank = rang { $rank }
rating-curve = Classement après chacune des { $count } dernières parties classées : de { $from } à { $to }
player-pace = Fiabilité
player-kept = { $kept } parties sur { $finished } avec d’autres jouées jusqu’au bout et dans les temps ({ $share }).
player-late = { $late ->
    [0] Jamais à court de temps
    [one] À court de temps une fois
   *[other] À court de temps { $late } fois
} ; { $quit ->
    [0] aucune partie abandonnée.
    [one] une partie abandonnée.
   *[other] { $quit } parties abandonnées.
}
player-no-company = Pas encore de partie terminée avec d’autres personnes.
player-banned = A quitté trois parties classées. Les tables classées lui seront de nouveau ouvertes après { $owed ->
    [one] une autre partie jouée
   *[other] { $owed } autres parties jouées
} jusqu’au bout avec d’autres personnes.
player-places = Places
player-against-people = Contre des personnes
player-against-bots = Contre des robots
player-met = Parties
player-before = Devant
player-behind = Derrière

## Archives

archive-title = Archives
archive-matches = Parties
archive-openings = Ouvertures
archive-actions = Actions
archive-studies = Mes études
archive-players = Joueurs
archive-who = Jouées par
archive-name = Nom d’un joueur
archive-bot = Avec le robot
archive-option = Option
archive-least = Au moins … actions
archive-most = Au plus … actions
archive-search = Chercher
archive-person = Les parties d’une personne
archive-found = { $count ->
    [0] Aucune partie des archives ne correspond.
    [one] Une partie.
   *[other] { $count } parties.
}
archive-length = { $count } actions
archive-ended = Fin : { $why }
archive-same-ending = Les parties qui ont fini ainsi
statistics-openings-lead = Ce qui a été joué d’abord, combien de fois, et combien de fois chaque place a alors gagné. Choisissez une action pour voir ce qui l’a suivie.
statistics-actions-lead = Pour chaque question qui se pose dans un jeu, ce qui a été choisi et combien de fois cela a payé : combien de fois la personne avait un meilleur score à la fin de ce tour, dans le premier, le deuxième et le dernier tiers de la partie. À côté, de combien le score a monté en moyenne.
statistics-line = L’ouverture jusqu’ici ; choisissez une action pour revenir avant elle
statistics-matches = Les parties avec cette ouverture
statistics-action = Action
statistics-question = Question
statistics-times = Fois
statistics-seat = Gain de la place { $seat }
statistics-early = Début
statistics-middle = Milieu
statistics-late = Fin
statistics-gain = ({ $gain })
statistics-none = Il n’y a pas encore de telles parties dans les archives.

## Études

tab-study = Étude
studies-lead = Une étude est une partie terminée avec vos commentaires. Commencez-en une depuis n’importe quelle partie terminée, sous « Partager ».
studies-none = Vous n’avez pas encore d’études.
studies-notes = { $count ->
    [one] un commentaire
   *[other] { $count } commentaires
}
study-begin = Commenter cette partie
study-title = { $game } – mes commentaires
study-by = Par { $name }
study-before = Commentaire précédent
study-after = Commentaire suivant
study-note = Votre commentaire à l’étape { $moment }
study-save = Garder le commentaire
study-empty = Il n’y a pas encore de commentaires.
study-empty-mine = Allez à un moment de la partie et écrivez ce que vous en pensez. Un commentaire vide est supprimé.
study-link = Lien vers l’étude à ce moment
study-embed = Pour la montrer dans une autre page
study-match = La partie sans commentaires
study-remove = Supprimer cette étude
study-open = Ouvrir sur Branchline

## Tournois

cups-title = Tournois
cups-lead = Des rondes à des tables de deux à cinq, en une séance ou sur plusieurs jours. Tout le monde peut en organiser un.
cups-mine = Les vôtres
cups-open = Inscriptions ouvertes
cups-running = En cours
cups-finished = Terminés
cups-none = Il n’y a pas encore de tournois. Organisez-en un ci-dessous.
cups-all = Tous les tournois
cup-new = Organiser un tournoi
cup-name = Nom
cup-format = Formule
cup-format-swiss = Système suisse
cup-format-round_robin = Toutes rondes
cup-format-knockout = Élimination directe
cup-format-swiss-help = Système suisse : à chaque ronde, vous rencontrez des personnes que vous n’avez pas encore rencontrées, si possible avec autant de points que vous, à une place que vous avez rarement eue. Les tables sont choisies de sorte que, dans cet ordre, rien de mieux n’est possible. Personne ne rencontre quelqu’un qu’il bloque tant qu’il reste une autre solution. On peut encore s’inscrire plus tard ; on joue alors à partir de la ronde suivante.
cup-format-round_robin-help = Toutes rondes : chacun rencontre tous les autres, tant que durent les rondes. Aux tables de deux, chaque paire se rencontre une fois, même si l’un bloque l’autre ; aux tables plus grandes, les rondes continuent jusqu’à ce que tous ceux qui ne se bloquent pas se soient rencontrés. Au plus 16 participants.
cup-format-knockout-help = Élimination directe : aux tables de deux ou trois, le premier continue, aux tables de quatre ou cinq, les deux premiers, jusqu’à ce qu’il ne reste qu’une table. Deux personnes dont l’une bloque l’autre jouent à des tables différentes tant qu’il reste une autre solution : en finale, il peut ne pas y en avoir. Une fois le tournoi commencé, on ne peut plus s’inscrire.
cup-seats = Places à chaque table
cup-rounds = Rondes au plus
cup-most = Participants au plus
cup-fill = Robots aux places restées vides
cup-when = Commence tout seul le (ou laissez vide)
cup-public = Tout le monde le trouve ici et peut regarder
cup-begin = Organiser
cup-entrants = { $count } participants sur { $most } au plus
cup-round = Ronde { $round }
cup-round-of = Ronde { $round } sur { $rounds } au plus
cup-starts = Commence le { $when }
cup-waits = Il commence quand { $name } le décide.
cup-finished = Ce tournoi est terminé.
cup-closed = Ce tournoi a été annulé.
cup-at-tables = tables de { $seats }
cup-your-table = À votre table
cup-enter = S’inscrire
cup-leave = Se retirer
cup-start = Commencer maintenant
cup-close = Annuler le tournoi
cup-remove = Retirer
cup-link = Lien pour les autres
cup-who = Participants
cup-standings = Classement
cup-points = Points
cup-wins = Premières places
cup-opponents = Points des adversaires
cup-share = Part du score
cup-withdrawn = s’est retiré
cup-out = éliminé
cup-ties = Un point pour chaque place que vous laissez derrière vous à une table, un demi-point pour chacune qui partage la vôtre. À points égaux, on compare les premières places, puis les points de ceux qu’on a rencontrés, puis la part de ce qui a été marqué à ses tables. Qui abandonne vient après tous ceux qui sont restés.
cup-table = Table { $board }
cup-status-open = en préparation
cup-status-running = en cours
cup-status-finished = terminée
cup-status-abandoned = finie d’un commun accord
cup-got = +{ $points }
cup-why-new = Tous se rencontrent pour la première fois.
cup-why-again = { $count ->
    [one] Une paire se retrouve.
   *[other] { $count } paires se retrouvent.
}
cup-why-points = Ils avaient ces points : { $points }.
