# Ce que dit le client ; le plateau et les leçons ont leurs propres fichiers.

## Partout

skip-to-content = Aller au contenu
loading = Un instant…
loading-failed = Impossible de charger cette page. Vérifiez votre connexion et réessayez.
unreachable = Le serveur ne répond pas. Réessayez dans un instant.
close = Fermer
cancel = Annuler
confirm = Confirmer
copy = Copier
copied = Copié
agree = Accepter
disagree = Refuser
withdraw = Retirer la demande
nav-label = Principale
nav-home = Branchline, accueil
nav-learn = Apprendre
nav-replay = Revoir
nav-about = À propos
lost-title = Aucun train ne s’arrête ici
lost-text = Il n’y a pas de page à cette adresse :
lost-home = Vers l’accueil
money = { NUMBER($amount) } £
money-secret = ? £
title-waiting = ({ $count }) Branchline
title-your-turn = ● À vous – { $game }

## Des noms pour les invités : un métier et un nom

friendly-name = { $title } { $surname }
friendly-title-1 = Aiguilleur
friendly-title-2 = Mécano
friendly-title-3 = Chauffeur
friendly-title-4 = Bagagiste
friendly-title-5 = Géomètre
friendly-title-6 = Garde
friendly-title-7 = Cheminot
friendly-title-8 = Contrôleur
friendly-title-9 = Cantonnier
friendly-title-10 = Directeur
friendly-title-11 = Commis
friendly-title-12 = Inspecteur
friendly-surname-1 = Aubépine
friendly-surname-2 = Bouleau
friendly-surname-3 = Chardon
friendly-surname-4 = Duval
friendly-surname-5 = Fougère
friendly-surname-6 = Genêt
friendly-surname-7 = Laurier
friendly-surname-8 = Muguet
friendly-surname-9 = Noisetier
friendly-surname-10 = Peuplier
friendly-surname-11 = Sureau
friendly-surname-12 = Tilleul

## Réglages

settings = Réglages
settings-name = Votre nom
settings-name-help = Affiché aux tables où vous vous assiérez désormais.
settings-name-draw = Un autre
settings-language = Langue
settings-theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-palette = Couleurs des joueurs
palette-livery = Livrées
palette-distinct = Faciles à distinguer
palette-contrast = Très contrastées
palette-own = Les miennes
settings-colour = Couleur du joueur { $seat }
settings-table = À la table
settings-confirm = Demander avant de jouer un coup
confirm-always = toujours
confirm-costly = s’il coûte quelque chose
confirm-never = jamais
settings-confirm-help = Les coups qu’on ne peut pas annuler librement sont toujours confirmés. Un bouton qui affiche son prix ne demande rien de plus.
settings-pace = Les coups des autres
pace-instant = aussitôt
pace-brisk = rapidement
pace-unhurried = sans hâte
settings-pace-help = Seul votre écran ralentit : personne n’a à attendre.
contacts = Me prévenir quand c’est mon tour
contacts-help = Quand vous n’êtes pas à la table. Nous écrivons d’abord à l’adresse pour demander l’accord de la personne.
contacts-unconfirmed = pas encore confirmée
contacts-remove = Retirer
contacts-kind = Par
contacts-kind-email = courriel
contacts-kind-webhook = webhook
contacts-address = Adresse
contacts-add = Ajouter
push = Dans ce navigateur
push-unsupported = Ce navigateur n’accepte pas de messages des sites, ou seulement de ceux de votre écran d’accueil.
push-blocked = Ce navigateur bloque les messages de ce site. Autorisez-les dans ses réglages pour ce site, puis revenez.
push-failed = Ce navigateur n’a pas pu joindre le service qui lui apporte les messages. Réessayez plus tard.
push-unconfirmed = En attente du premier message…
push-other = un autre navigateur
settings-animations = Animer les pièces
settings-sounds = Sons
settings-sounds-help = Un coup de sifflet quand c’est à moi ; une note douce pour le chat, les questions et la fin de la partie quand je regarde ailleurs.

## Accueil

home-title = Des jeux de chemin de fer, à votre table
home-lead = Jouez tout de suite contre des robots, invitez des amis par un lien ou jouez à plusieurs sur un même écran. Sans compte et sans rien installer.
home-games = Jeux
home-unreachable = Le serveur ne répond pas.
home-mine = Mes tables
home-new = Première visite ?
home-new-guided = Une partie guidée vous montre { $name }, le plus simple de ces jeux, coup par coup, en quelques minutes.
home-new-go = Commencer la partie guidée
home-practice = Copies et leçons
home-open = Tables ouvertes
home-watch = Parties en cours
home-finished = Terminées récemment
card-players = { $few ->
    [1] 1 joueur
   *[other] { $few } à { $many } joueurs
}
card-minutes = { $few } à { $many } minutes
card-weight = difficulté { NUMBER($weight, minimumFractionDigits: 1) } sur { $most }
card-designer = { $names }, { $year }
card-opponents = Adversaires
card-strength = Force
card-measured = Contre des robots de force « { $against } », gagne { NUMBER($share, maximumFractionDigits: 0) } % des parties ; une part égale serait de { NUMBER($fair, maximumFractionDigits: 0) } %.
card-play = Jouer maintenant
card-opening = On installe…
card-compiling = en préparation, à { $percent } % ; d’ici là, les robots regardent moins loin
card-invite = Inviter des amis
card-hotseat = Jouer à plusieurs sur cet écran
card-learn = Apprendre les règles
seat-free = place libre
mark-your-turn = À vous
mark-copy = copie
mark-copy-back = copie : retour à la partie
mark-lesson = leçon
mark-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
mark-running = À { $name } de jouer
mark-won = Vainqueur : { $name }

## Ouvrir une table

open-friends = Inviter des amis
open-friends-help = Choisissez les places ; vous recevrez un lien à envoyer.
open-friends-go = Ouvrir la table
open-hotseat = Jouer à plusieurs sur cet écran
open-hotseat-help = Tout le monde joue sur cet appareil, chacun son tour.
open-hotseat-go = Commencer
open-players = Joueurs
you = Vous
open-name = Nom du joueur { $number }
open-seat = Place { $number }
open-options = Options
open-public = Tout le monde peut trouver et rejoindre cette table
open-pace = Rythme
table-pace-sitting = d’une seule traite
table-pace-days = sur plusieurs jours, coup par coup
open-level = Pour qui
table-level-anyone = pour tous
table-level-newcomers = pour débuter
table-level-experienced = pour qui connaît le jeu
open-undo = Annuler un coup
undo-rule-free = librement pendant son tour, ensuite avec l’accord des autres
undo-rule-consent = seulement si tous sont d’accord
undo-rule-never = jamais
open-hints = Les conseils sont permis, même quand d’autres jouent
hints-allowed = À cette table, chacun peut demander des conseils.
open-clock = Pendule
clock-none = aucune : chacun prend son temps
clock-quick = rapide : une minute par tour, dix minutes en réserve
clock-calm = calme : trois minutes par tour, une demi-heure en réserve
clock-daily = sur plusieurs jours : un jour par tour, trois jours en réserve
open-absent = Si quelqu’un ne joue pas
absent-none = tout le monde attend
absent-minutes = au bout de cinq minutes, un robot joue à sa place
absent-hour = au bout d’une heure, un robot joue à sa place
absent-day = au bout d’un jour, un robot joue à sa place
absent-days = au bout de trois jours, un robot joue à sa place
open-absent-help = Compté à partir de la fin du temps de réflexion ou, sans pendule, du moment où c’est le tour de la personne. Le robot termine ce tour ; ensuite, elle peut reprendre sa place à tout moment.
open-several-seats = Une personne peut prendre plusieurs places, pour d’autres devant son écran
open-spectator-chat = Les spectateurs peuvent discuter
kind-me = ici
kind-open = un ami, par un lien
kind-bot = robot : { $name }
hotseat-name = Joueur { $number }
seat-number = place { $number }

## Rejoindre

join-title = Une invitation pour vous
join-lead = { $name } vous invite à une partie de { $game } à { $players } joueurs.
join-sit = S’asseoir
join-watch = Seulement regarder
lobby-title = { $game } : on attend des joueurs
lobby-waiting = { $count ->
    [one] Il reste une place libre. La partie commence dès qu’elle est prise.
   *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
}
lobby-invite = Envoyez ce lien à vos amis
lobby-fill = Compléter avec des robots et commencer
lobby-close = Fermer la table
lobby-another = Prendre une autre place, pour quelqu’un à côté de moi
lobby-leave = Quitter la table
seat-reserved = place réservée

## À la table

table-gone = Cette table n’existe pas
table-closed = Cette table a été fermée avant le début de la partie
reconnecting = Le serveur ne répond pas. Reconnexion…
standing-label = Où en est la partie
standing-order = Ordre de jeu
standing-end = Jusqu’à la fin
standing-decides = { $name } décide
    .you = À vous de décider
clock-left = temps restant
clock-bot-in = un robot joue dans { $time }
clock-paused = Pause
seats-label = Joueurs
panels-label = Panneaux
seat-you = (vous)
seat-bot = robot
seat-agent = agent
seat-agent-here = agent, présent
seat-agent-away = agent, absent
seat-handed = un robot joue à sa place
seat-resigned = abandon ; un robot continue
seat-here = en ligne
seat-away = hors ligne
seat-time = temps utilisé
seat-to-move = doit jouer
watchers = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
tab-seats = Joueurs
tab-tables = Compagnies
tab-log = Journal
tab-chat = Chat
tab-rules = Règles
tab-text = Texte
tab-share = Partager
fold-left = Joueurs à côté de la carte
fold-right = Registre, journal et règles à côté de la carte
recap-label = Ce qui vient de se passer
recap-previous = Le tour d’avant, sur le plateau
recap-next = Le tour suivant, sur le plateau
recap-skip = Tout montrer
answers-title = Réponses à votre place
answers-forced = Jouer pour moi le coup quand il n’y en a qu’un
answers-passes = Passer pour moi jusqu’à ce qu’on me demande autre chose
answers-private = Même en votre absence. Personne d’autre n’en sait rien.
answers-ended = On vous demande autre chose : désormais, rien ne passe plus sans vous.
recap-dismiss = C’est vu
recap-earlier = { $count ->
    [one] Un tour plus ancien est dans le journal.
   *[other] { $count } tours plus anciens sont dans le journal.
}
recap-show = Montrer le plateau après ce tour
recap-summary = Ce que chacun en a tiré
recap-more = et { $count } de plus
hint-costs = coûte { $price }
hint-ask = Conseil
hint-title = Conseil
hint-thinking = Recherche de bons coups…
hint-chance = { NUMBER($percent, maximumFractionDigits: 0) } % de chances de gagner
hint-else-chance = Le reste dépend du hasard.
hint-whole = Le coup en entier
hint-brings = Ce qu’il apporte
hint-of = { $number } sur { $count }
hint-previous = Le précédent, meilleur
hint-next = Le suivant
hint-gain = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de plus qu’avec le suivant. Pourquoi ?
hint-alike = À peu près aussi bon que le suivant. Quelle différence ?
hint-differs = À la fin du coup, face au suivant :
hint-differs-later = À la fin du coup chacun a la même chose dans les deux cas ; la différence se verra plus tard.
prompt-label = Ce qui est demandé
prompt-yours = À vous de jouer
prompt-covered = À { $name } de décider ; que les autres regardent ailleurs.
prompt-uncover = Je suis { $name }
prompt-confirm = Confirmer ?
prompt-working = Calcul des conséquences…
prompt-sending-again = Le serveur ne répond pas. Votre coup sera renvoyé dès qu’il répondra.
amounts-label = Quantité
amounts-less = Moins
amounts-more = Plus
outcome-if = Si personne ne s’y oppose :
outcome-next = Puis c’est à { $name } de décider.
    .you = Puis c’est à vous de décider.
outcome-ends = Cela met fin à la partie : { $why }.
outcome-chance-no = Personne ne connaît encore la suite.
outcome-chance-perhaps = Cela mettra peut-être fin à la partie : personne ne le sait encore.
outcome-chance-expected = Cela met fin à la partie, autant qu’on puisse le savoir ; ce qui se révélera alors compte encore.
outcome-nothing = Personne n’y gagne ni n’y perd encore ; vous continuez.
outcome-how = { $count ->
    [one] Pas à pas : 1 ligne
   *[other] Pas à pas : { $count } lignes
}
dues-more = un de plus : { $what }
dues-less = un de moins : { $what }
dues-pay = { $what } ({ $chosen } sur { $due })
prompt-not-there = Il n’y a rien à faire là pour l’instant. Tout ce que vous pouvez choisir est marqué.
prompt-on-board = Tout ce que vous pouvez choisir est marqué sur le plateau.
prompt-which = Laquelle de ces actions ?
prompt-which-of = { $what } : que choisissez-vous ?
prompt-clause = Règle { $clause }
undo = Annuler le coup
undo-ask = Demander à annuler
undo-crosses = Cela annule aussi les coups joués depuis par { $names }.
undo-anyway = Tout annuler
redo = Rejouer le coup
undo-asked = { $name } demande à revenir à l’étape { $moment }.
takeover-asked = { $name } demande si un robot peut jouer pour { $absent } pendant son absence. La table attend depuis { $since } ; la place peut être reprise à tout moment.
end-asked = { $name } propose d’arrêter la partie ici, avec les scores actuels.
pause-asked = { $name } demande une pause : les pendules s’arrêteraient.
waiting-for = On attend { $names }.
announce-your-turn = C’est à vous de jouer.
log-label = Journal
log-search = Chercher dans le journal
log-seat = De qui
log-anyone = tous
log-turn = Tour { $number } – { $name }
    .you = Tour { $number } – vous
log-did = { $name } : { $what }
    .you = Vous : { $what }
log-show = Montrer le plateau à ce moment
log-taken-back = (annulé)
log-nothing = Aucun résultat.
chat-label = Chat
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
text-label = Le plateau en texte
text-standing = Où l’on en est
text-board = Sur le plateau
text-move = Tapez un coup
text-try = Essayer
history-label = Historique
history-first = Au début
history-back = Un pas en arrière
history-forward = Un pas en avant
history-moment = Étape
history-at = Étape { $at } sur { $last }
history-play = Lire
history-pause = Pause
history-since = Depuis mon dernier tour ({ $count })
history-now = Au présent
menu-title = Menu de la table
menu-share = Lien pour regarder cette table
menu-takeover = Absence : demander un robot
menu-takeover-turn = Absence. On pourra demander un robot quand la table attendra son coup.
menu-takeover-from = Absence. Si elle dure, on pourra demander un robot à partir de { $time }.
menu-hand = Laisser un robot jouer pour moi
menu-take = Reprendre ma place
menu-resign = Abandonner
menu-resign-sure = Abandonner pour de bon ?
menu-end = Proposer d’arrêter la partie
menu-pause = Demander une pause
menu-resume = Mettre fin à la pause
menu-sandbox = Essayer sur une copie
menu-shortcuts = Touches
menu-commitment = Empreinte de la graine secrète, fixée avant le premier coup :
shortcut-1 = confirmer
shortcut-2 = renoncer
shortcut-3 = annuler le coup
shortcut-4 = une étape en arrière
shortcut-5 = une étape en avant
shortcut-6 = au présent
shortcut-7 = taper un coup
shortcut-8 = rejouer le coup annulé
shortcut-9 = ce menu
shortcut-10 = annuler tout le tour

## La fin de partie

end-title = { $count ->
    [0] La partie est finie
    [one] { $winners } gagne
   *[other] Égalité entre { $winners }
}
    .you = Vous gagnez
end-agreed = La partie a été arrêtée d’un commun accord.
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-rematch-watch = Regarder la revanche
end-replay = Revoir la partie
end-export = Enregistrer le fichier
end-ranking = Classement
end-source = Origine
end-place = Rang
end-rank = { $rank }
end-rest = Décompte final
end-total = Total
end-chart = Si la partie s’était arrêtée là
end-board = Le plateau final
end-swings = Les tournants
end-swing = Étape { $moment } : { $name } passe de { $before } à { $after }, soit { $amount } de plus que le gain moyen des autres
    .you = Étape { $moment } : vous passez de { $before } à { $after }, soit { $amount } de plus que le gain moyen des autres
analysis-title = Analyse
analysis-lead = Qui avait quelles chances, et quand ? Quels coups ont coûté le plus, et qu’est-ce qui était mieux ?
analysis-begin = Analyser cette partie
analysis-working = Un robot reprend la partie décision par décision ; cela prend une minute ou deux…
analysis-progress = Décisions examinées
analysis-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-chart-label = Les chances de chacun, en pour cent. À la fin : { $who }.
analysis-mistakes = Les coups qui ont coûté le plus
analysis-no-mistakes = Aucun coup n’a coûté plus d’un point sur cent de chances de gagner.
analysis-cost = { $steps ->
    [1] Étape { $last }
   *[other] Étapes { $first } à { $last }
} : { $name } tombe de { $before } % à { $after } %
    .you = { $steps ->
        [1] Étape { $last }
       *[other] Étapes { $first } à { $last }
    } : vous tombez de { $before } % à { $after } %
analysis-instead = Au lieu de « { $played } », mieux : « { $better } ».
analysis-try = Rejouer ce coup
exercise-title = Exercice
exercise-find = Trouvez un meilleur coup pour { $name } que « { $played } », qui a coûté { $cost } points de chances de gagner sur 100.
exercise-right = Bien vu : aussi bon que le meilleur coup trouvé par le robot.
exercise-same = C’est le coup qui a été joué. Le robot en voit un meilleur.
exercise-worse = Ce n’est pas l’un des meilleurs coups trouvés par le robot.
exercise-again = Réessayer
exercise-show = Montrer un meilleur coup
exercise-best = Un meilleur coup : « { $move } ».
exercise-back = Retour à la partie
analysis-how = Jugé par un robot d’après ce que chacun pouvait savoir ; { $looked } décisions sur { $decisions } ont été examinées.
end-share = Partager
end-picture = Une image de la fin
end-share-whole = Toute la partie, à revoir partout où il y a un Branchline
end-share-link = Lien pour revoir la partie
end-why = { $name } l’emporte avec { $score }, { $lead } de plus que { $other }.
    .you = Vous l’emportez avec { $score }, { $lead } de plus que { $other }.
    .you-other = { $name } l’emporte avec { $score }, { $lead } de plus que vous.
end-why-tie = { $name } et { $other } ont { $score } chacun ; le départage désigne { $name }.
    .you = { $other } et vous avez { $score } chacun ; le départage vous désigne.
    .you-other = { $name } et vous avez { $score } chacun ; le départage désigne { $name }.
end-why-shared = { $name } et { $other } ont { $score } chacun, et se partagent la victoire.
    .you = { $other } et vous avez { $score } chacun, et vous partagez la victoire.
    .you-other = { $name } et vous avez { $score } chacun, et vous partagez la victoire.
end-why-ahead = { $source } : { $winner } contre { $other }.
end-why-behind = { $name } a fait mieux ici – { $source } : { $other } contre { $winner }.
    .you = Vous avez fait mieux ici – { $source } : { $other } contre { $winner }.
end-why-since = { $moment ->
    [0] { $name } était en tête dès le premier coup.
   *[other] { $name } a pris la tête pour de bon à l’étape { $moment } sur { $last }.
}
    .you = { $moment ->
        [0] Vous étiez en tête dès le premier coup.
       *[other] Vous avez pris la tête pour de bon à l’étape { $moment } sur { $last }.
    }
end-share-play = Lien qui rejoue la partie toute seule
end-seed = Vérification de la graine
end-seed-help = L’empreinte de la graine a été fixée avant le premier coup. Votre navigateur la recalcule maintenant à partir de la graine.
seed-none = Cette table n’a pas de graine : elle est partie d’une position donnée.
seed-unable = Votre navigateur ne calcule les empreintes que sur une connexion sécurisée.
seed-holds = La graine est bien celle promise au début.
seed-broken = La graine n’est pas celle promise au début.
seed-text = Texte
seed-digest = Son SHA-256, calculé ici
seed-commitment = Promis au début
chart-label = Ce que chacun aurait eu si la partie s’était arrêtée là. À la fin : { $who }.
chart-moments = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}

## Revoir

replay-title = Revoir une partie
replay-link-broken = La partie contenue dans cette adresse est illisible : il en manque un bout, comme quand une adresse a été coupée. Redemandez-la, ou demandez le fichier.
replay-lead = Parcourez n’importe quelle partie terminée : suivez son lien, ou ouvrez un fichier enregistré.
replay-drop = Déposez ici un fichier de partie
replay-drop-help = ou choisissez-en un ; il est vérifié coup par coup.
replay-not-json = { $name } n’est pas un fichier de partie.
replay-of = Revoir : { $game }
replay-start = La partie commence.
replay-moment-link = Lien vers ce moment
replay-sandbox = Continuer d’ici
replay-table = Vers la table et son résultat

along-title = À emporter
along-link = À emporter dans le train : tout, sauf les amis, fonctionne sans réseau.
along-lead = Jouez contre des robots ou à plusieurs sur un même écran, apprenez, demandez des conseils, revoyez vos parties : tout cela aussi sans aucun réseau, dans le train ou en avion. Il en faut un pour jouer avec des amis devant d’autres écrans.
along-site = Il n’y a pas de serveur ici : vos tables ne sont que dans ce navigateur, et tout fonctionne contre des robots ou à plusieurs sur un même écran. Emportez le tout, et vous n’aurez même plus besoin de réseau. Les parties s’enregistrent comme fichiers.
along-here-title = Vous jouez sans réseau
along-here = Vos tables ne sont que dans ce navigateur. Vous avez ici les robots, les conseils, le jeu à plusieurs sur un écran, les règles, les leçons et les parties à revoir. Il n’y a pas d’amis devant d’autres écrans, ni les tables des autres. Les parties finies sont gardées, pour être remises au serveur à votre retour.
along-away-title = Le serveur est injoignable
along-away = Vos amis et vos tables là-bas devront attendre. Ce que vous avez emporté fonctionne sans lui : robots, conseils, jeu à plusieurs sur un écran, règles, leçons et parties à revoir.
along-others = Les autres jeux pourront être emportés quand il y aura un réseau.
along-games = Quels jeux ?
along-nets = Avec les réseaux de neurones des robots les plus forts
along-take = Emporter : { $size } Mo
along-more = Emporter cela aussi : { $size } Mo
along-update = Mettre à jour : { $size } Mo
along-taking = { $done } Mo sur { $size } sont là.
along-taken = Tout est là : vous pouvez jouer sans réseau.
along-old = Tout est là, et il existe depuis une version plus récente. Vos tables y continuent.
along-play = Jouer sans réseau
along-install = Installer l’application
along-remove = Supprimer
along-back = Retour au serveur
along-unsafe = Votre navigateur n’a pas promis de conserver tout cela : si la place manque, il peut le supprimer, vos tables aussi. Enregistrez comme fichiers les parties qui comptent.
along-full = Il n’y a pas assez de place sur cet appareil. Choisissez moins de jeux ou libérez de la place. Rien de ce qui était là n’est perdu.
along-changed = Une version plus récente est arrivée pendant le téléchargement. Veuillez recommencer.
along-broken = Le réseau s’est interrompu. Recommencez : ce qui est arrivé ne sera pas demandé de nouveau.
along-refused = Votre navigateur ne conserve rien ici, comme dans une fenêtre privée. Ouvrez Branchline dans une fenêtre ordinaire.
along-playing = Hors ligne
here-elsewhere = Vos tables sont ouvertes dans un autre onglet. Elles arrivent ici quand vous le fermez.
here-no-storage = Votre navigateur ne conserve rien ici, comme dans une fenêtre privée : aucune table ne peut être ouverte. Ouvrez Branchline dans une fenêtre ordinaire.
here-damaged = Ce que vous avez emporté est abîmé, mais pas vos tables : avec un réseau, cela se répare tout seul.
here-missing = Ce qu’il faut pour jouer n’est pas là. Avec un réseau, cela se télécharge tout seul ; vos tables sont toujours ici.
here-failed = Vos tables n’ont pas pu être ouvertes. Elles sont toujours là : rechargez la page.
here-cleared = Votre navigateur a supprimé les tables qui étaient ici, comme il en a le droit quand la place manque. Ce que vous avez enregistré comme fichier se relit sous « Revoir ».
here-aside = Une de vos tables n’était plus lisible, et a été laissée de côté. Les autres sont là.
hand-in-title = Parties jouées sans réseau
hand-in-lead = { $count ->
    [one] Une partie que vous avez finie sans réseau peut aussi être gardée sur le serveur, pour la partager et la revoir de partout.
   *[other] { $count } parties que vous avez finies sans réseau peuvent aussi être gardées sur le serveur, pour les partager et les revoir de partout.
  }
hand-in-go = { $count ->
    [one] La remettre
   *[other] Les remettre
  }
hand-in-not = Laisser
hand-in-done = { $count ->
    [one] Elle a été vérifiée coup par coup, et se trouve maintenant sur le serveur.
   *[other] Elles ont été vérifiées coup par coup, et se trouvent maintenant sur le serveur.
  }
hand-in-match = Partie { $number }
