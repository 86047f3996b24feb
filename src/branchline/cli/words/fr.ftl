# Ce que dit la commande `branchline`.

## Les champs d’une position

holds-member = { $kind }
holds-maybe = { $kind }, ou null
holds-set = une liste de { $kind }
holds-range = { $low } à { $high }
holds-switch = true ou false
holds-choice = une option de la table
known-to-everyone = tous
known-to-no_seat = personne
known-to-own_seat = son joueur
known-to-some = certains, selon la position

## La ligne de commande

help-branchline = Des jeux de société ferroviaires dans le terminal : entre amis, contre des robots, et par milliers.
help-examples =
    exemples :
    { "  " }branchline games                                     les jeux disponibles
    { "  " }branchline play rocket                               jouer contre deux robots
    { "  " }branchline play rocket --seats human,human,greedy    deux personnes et un robot
    { "  " }branchline rules rocket SR-5.2                       un article des règles
    { "  " }branchline sim rocket -n 1000 --bot random           mille parties
help-commands = commandes
help-command = COMMANDE
help-lang = la langue : en ou fr (sinon, celle de l’environnement)
help-json = écrire du JSON, pour les programmes
help-game = JEU
help-game-id = l’identifiant d’un jeu, tel que l’affiche « branchline games »
help-version = afficher la version et s’arrêter
help-file = FICHIER
help-clause-name = ARTICLE
help-option = une option du jeu ; peut être répété
help-hints = permettre les conseils bien que plusieurs personnes jouent
help-plain = ni couleurs, ni cadres, ni dessin : des lignes faites pour un lecteur d’écran
help-players = le nombre de joueurs
help-seed = partir de cette graine : les mêmes coups donnent alors la même partie

help-games = la liste des jeux
help-games-examples = { "" }

help-play = jouer dans le terminal
help-play-examples =
    exemples :
    { "  " }branchline play rocket --seats human,greedy,random --names Ada,Ben,Cat
    { "  " }branchline play rocket --option open_cash=false --save soiree.json
    { "  " }branchline play rocket --load soiree.json
    Pendant la partie, tapez « aide » pour savoir quoi taper.
help-seats = qui est assis où : « human », ou le nom d’un robot (random, novice, casual, greedy, master) ; d’ordinaire human,greedy,greedy
help-names = le nom des joueurs
help-save = enregistrer la partie dans ce fichier en partant et à la fin
help-load = reprendre la partie enregistrée dans ce fichier

help-replay = revoir une partie enregistrée pas à pas, ou tout entière dans un tube
help-replay-examples =
    exemples :
    { "  " }branchline replay soiree.json
    { "  " }branchline replay soiree.json --plain | less
help-replay-file = une partie enregistrée

help-analyse = revenir sur une partie finie : qui allait gagner et quand, et quels coups ont coûté le plus
help-analyse-examples =
    exemples :
    { "  " }branchline analyse soiree.json
    { "  " }branchline analyse soiree.json --json

help-sim = faire jouer beaucoup de parties à des robots et en faire le bilan
help-sim-examples =
    exemples :
    { "  " }branchline sim rocket --players 3 -n 1000 --seed 1
    { "  " }branchline sim rocket --bots greedy,random,random -n 200 --json
help-games-number = le nombre de parties (100)
help-sim-seed = la graine de la première partie ; chaque partie prend la suivante (0)
help-bot = le robot de toutes les places (greedy)
help-sim-bots = le robot de chaque place

help-arena = mesurer des robots entre eux, chacun à chaque place sur les mêmes graines
help-arena-examples =
    exemples :
    { "  " }branchline arena rocket --bots master,greedy,casual -n 1000
    { "  " }branchline arena rocket --players 4 --bots master --against greedy --simulations 100 -n 400 --json
    { "  " }branchline arena rocket --players 3 --bots net:essai/rocket.npz --against greedy
help-arena-bots = les robots qui jouent ; « net:FICHIER » est le réseau d’un fichier, « exec:COMMANDE » un programme qui répond ligne par ligne
help-arena-simulations = ce que ceux qui cherchent peuvent essayer par coup, pour que les parties se répètent (d’ordinaire selon leur niveau)
help-arena-against = le robot à toutes les autres places, contre un seul de --bots
help-arena-seed = la graine des premières parties ; chacune fait une fois le tour de la table (0)
help-arena-plot = dessiner les parts de victoires dans une image
help-arena-note = garder ce qui a été mesuré : dans le fichier d’un réseau, ou avec l’échelle des niveaux
help-arena-ray = jouer sur la grappe Ray à cette adresse (« auto » : celle de cette machine), où Branchline est installé
help-arena-workers = combien de processus jouent (un par cœur)

help-bots = lister les robots d’un jeu, du plus faible au plus fort
help-bots-examples = { "" }

help-train = laisser un réseau apprendre un jeu en jouant contre lui-même
help-train-examples =
    exemples :
    { "  " }branchline train rocket --folder nets/rocket --minutes 9
    { "  " }branchline train rocket --folder essai --device cpu --tables 96 --width 64 --minutes 1
    Relancé avec le même dossier, il reprend là où il s’était arrêté, sur n’importe quelle machine.
help-train-folder = où sont gardés le réseau, le journal et tout ce qu’il faut pour reprendre
help-train-minutes = s’arrêter après tant de minutes (8)
help-train-device = où apprendre (cuda)
help-train-players = les nombres de joueurs, tour à tour (tous) ; celui qui est nommé deux fois vient deux fois plus souvent
help-train-again = recommencer le programme à partir de ce qui est appris, avec tout le taux d’apprentissage et l’entropie
help-train-tables = parties jouées à la fois
help-train-steps = décisions à chaque table par itération
help-train-minibatch = décisions apprises à la fois
help-train-passes = combien de fois on apprend de chaque décision
help-train-width = la largeur du réseau
help-train-input-width = la largeur de sa première couche
help-train-keep-every = itérations après lesquelles le réseau rejoint ses propres adversaires
help-train-seed = la graine de tout hasard
help-train-decisions = la longueur d’un programme en décisions
help-train-learning-rate = le taux d’apprentissage au début
help-train-entropy = la prime à l’exploration, au début
help-train-last-entropy = la même à la fin
help-train-trace = jusqu’où un résultat est crédité (λ)
help-train-varied = la part des tables aux options tirées au hasard
help-train-earlier = la part des tables où des versions antérieures tiennent toutes les places sauf une
help-train-greedy-games = parties de greedy qu’un réseau élève imite d’abord ; un nouvel apprentissage part de lui
help-train-greedy-tables = la part des tables où l’élève de greedy, s’il y en a un, tient toutes les places sauf une

help-rules = lire les règles d’un jeu
help-rules-examples =
    exemples :
    { "  " }branchline rules rocket
    { "  " }branchline rules rocket SR-7
    { "  " }branchline rules rocket --coverage
help-clause = un article ou un chapitre, comme SR-5.2 ou SR-5
help-coverage = dire quels articles ont des tests (dans les sources)

help-fields = énumérer les champs des positions d’un jeu
help-fields-examples =
    exemples :
    { "  " }branchline fields rocket
    { "  " }branchline fields rocket --json

help-bench = mesurer la vitesse des règles
help-bench-examples =
    exemples :
    { "  " }branchline bench rocket --players 3
    { "  " }branchline bench --peers --json
help-bench-game = l’identifiant d’un jeu ; sans lui, tous
help-bench-peers = mesurer d’autres moteurs de jeu à côté, dans le même essai
help-bench-device = où calculer : cpu ou cuda (cpu)
help-bench-games = combien de parties le GPU joue à la fois (autant qu’il en tient dans 4 Go)
help-bench-prepare = compiler ce qui sera mesuré sur un GPU, sans rien mesurer

argparse-usage = usage :{ " " }
argparse-positionals = arguments
argparse-options = options
argparse-help = afficher cette aide et s’arrêter
argparse-one-value = il manque une valeur
argparse-some-values = il manque au moins une valeur
argparse-argument = { $argument } : { $fault }
argparse-required = il manque : { $names }
argparse-unrecognized = incompris : { $words }
argparse-choice = { $value } ne figure pas parmi { $choices }
argparse-no-value = ne prend pas de valeur, donc pas { $value }

## Ce qui ne se peut pas

error-usage = { $fault } (voir « { $command } --help »).
error-language = La langue « { $language } » n’existe pas ; les langues sont : { $known }.
error-extra = Il faut pour cela le paquet { $package }, qui n’est pas installé : pip install "branchline[{ $extra }]"
error-option-form = Une option s’écrit nom=valeur, et non « { $option } ».
error-number = « { $value } » ne peut pas être la valeur de { $name } : il y faut un nombre entier à partir de { $least }.
error-seats = { $seats ->
    [one] { $seats } place est indiquée
   *[other] { $seats } places sont indiquées
}, mais il y a { $players } joueurs.
error-no-humans = Seuls des robots jouent une simulation ; « human » est pour « branchline play ».
error-other-game = { $file } est une partie de { $game }.
error-clause = Il n’y a ni article ni chapitre « { $clause } » ; les chapitres sont : { $known }.
error-no-checkout = Les tests ne sont pas ici : { $folder } n’est pas dans les sources (un dossier avec pyproject.toml et tests/).
error-unwritable = Impossible d’écrire { $file } : { $fault }.
error-hint-unfair = Plusieurs personnes jouent ici : il faut permettre les conseils dès le début, avec --hints.
error-hint-compiling = Les conseils se préparent. Réessayez dans un instant.
error-not-over = { $file } est une partie qui n’est pas finie ; on ne revient que sur celles qui le sont.
error-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
error-no-choice = Aucun coup ne commence par « { $text } » en ce moment. Verbes utilisables : { $verbs }. « aide » donne tout le reste.
error-move-missing = Dites quel coup, par son texte ou son numéro.
error-save-form = Dites où : sauver FICHIER
error-step = « { $step } » n’est pas un pas : tapez suivant, précédent, début, fin, carte, tableau, quitter, ou un nombre de 0 à { $last }.

## Les tableaux

number = { NUMBER($number) }
column-id = Id
column-game = Jeu
column-players = Joueurs
column-minutes = Minutes
column-weight = Poids
column-year = Année
column-seat = Place
column-total = Argent
column-mean = moyenne
column-sd = écart-type
column-min = min
column-q1 = ¼
column-median = médiane
column-q3 = ¾
column-max = max
column-wins = victoires
column-bot = Robot
column-fair = équitable
column-interval = 95 %
column-rank = rang moyen
column-margin = écart
column-ms = ms par coup
column-rating = cote
column-remark = Remarque
column-source = L’argent vient de
column-ending = La partie s’achève :
column-games = Parties
column-field = Champ
column-axes = Pour chaque
column-holds = Contient
column-known-to = Connu de
games-next = Pour jouer : branchline play { $game }. Pour lire les règles : branchline rules { $game }.

## En jouant

player-human = humain
table = { $game } : { $seats }.
uncover = { $seat }, appuyez sur Entrée pour voir ce qui n’est qu’à vous >{ " " }
since = Depuis votre dernière décision :
hint = Tapez un coup, un numéro, un verbe pour la liste de ses coups, ou aide.
hint-plain = Tapez un coup, un numéro, un verbe pour la liste de ses coups, carte, tableau, ou aide.
hint-move = { $rank }. { $action } – { $sentence } Pour autant qu’on puisse voir, vous gagnez { NUMBER($chance, style: "percent") } de telles parties.
hint-then = Ensuite : { $moves }.
hint-chance = Le reste dépend du hasard.
hint-over-next = Face au suivant : { NUMBER($gain, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
hint-like-next = À peu près aussi bon que le suivant.
hint-differs = Face au suivant, à la fin :
outcome-if = Si personne ne s’y oppose :
outcome-next = Puis c’est à { $seat } de décider.
outcome-ends = La partie finit ainsi : { $why }.
outcome-chance-no = La suite, personne ne la connaît encore.
outcome-chance-perhaps = Cela peut mettre fin à la partie : nul ne le sait encore.
outcome-chance-expected = Cela met fin à la partie, autant qu’on puisse le savoir ; ce qui se révélera alors compte encore.
allowed = C’est permis.
undone = Coup annulé.
saved = Enregistré dans { $file }.
compiling = Les règles sont compilées en arrière-plan ; d’ici là, les robots regardent moins loin.
left = Vous avez quitté la partie avant la fin.
log-empty = Rien ne s’est encore passé.
result = { $count ->
    [one] { $winners } l’emporte avec { $money }.
   *[other] { $winners } se partagent la victoire avec { $money } chacun.
}
    .you = Vous gagnez avec { $money }.
interrupted = Quitter la partie ? Ctrl-C encore une fois pour quitter ; « sauver FICHIER » la garde d’abord.

command-list = liste
command-why = pourquoi
command-what = effet
command-hint = conseil
command-undo = annuler
    .also = reprendre
command-map = carte
command-table = tableau
command-log = journal
command-rules = règles
command-save = sauver
command-help = aide
command-quit = quitter

play-intro = Tapez un coup (advance GWR ne), son numéro, ou ses premiers mots pour voir ce qui peut suivre. La touche Tab complète. En dehors des coups, il y a :
play-list = liste [MOTS]        tous les coups permis, ou ceux qui commencent par ces mots
play-why = pourquoi COUP       pourquoi un coup n’est pas permis, avec l’article des règles
play-what = effet COUP          ce que ferait un coup, si personne ne s’y oppose
play-hint = conseil             les meilleurs coups, ce qu’ils peuvent apporter, et l’avantage du meilleur sur le suivant
play-undo = annuler             revenir avant votre dernière décision
play-map = carte               le plateau
play-table = tableau             ce qu’ont les compagnies et les joueurs
play-log = journal             tout ce qui s’est passé
play-rules = règles [ARTICLE]    les chapitres des règles, ou un article ou un chapitre
play-save = sauver FICHIER      enregistrer la partie
play-help = aide                cette liste
play-quit = quitter             partir (avec --save, la partie est enregistrée)

## Revoir une partie

step-next = suivant
step-previous = précédent
step-first = début
step-last = fin
step-quit = quitter
replay-hint = suivant (n), précédent (p), début (f), fin (l), un nombre, carte, tableau, ou quitter (q)

## Retour sur une partie

analysis-chances = Les chances de chacun :
analysis-moment = Moment
analysis-mistakes = Les coups qui ont coûté le plus :
analysis-no-mistakes = Aucun coup n’a coûté plus d’un centième.
analysis-mistake = { $moment }. { $name } : { $action } (gagne dans { NUMBER($left, style: "percent") }). Mieux : { $better } – { $sentence } (gagne dans { NUMBER($chance, style: "percent") })

## Les simulations

sim-title = { $games ->
    [one] { $games } partie de { $game }
   *[other] { $games } parties de { $game }
}, { NUMBER($rate, maximumFractionDigits: 1) } par seconde.
sim-totals = ensemble
sim-actions = actions

## Les articles testés

coverage = { $tested } articles sur { $clauses } ont un test.
coverage-missing = Sans test : { $clauses }
coverage-unknown = Marques qui ne nomment aucun article : { $clauses }

## Les mesures

bench-game = jeu
bench-players = joueurs
bench-device = appareil
bench-actions_per_s = actions par seconde
bench-games_per_s = parties par seconde
bench-copy_ns = copie d’une position, ns
bench-longest_list_us = liste d’actions la plus lente, µs
bench-state_bytes = une position, octets
bench-peers = autre moteur, actions par seconde
bench-ratios = fois plus rapide que
bench-simulations_per_s = simulations par seconde
bench-searches = autre moteur, simulations par seconde
bench-search_ratios = recherche, fois plus rapide que
bench-vector_games = parties dans le vecteur
bench-vector_threads = fils d’exécution
bench-threads_actions_per_s = parties au hasard sur les fils, actions par seconde
bench-vectors = vecteur, actions par seconde
bench-vector_ratios = vecteur, par rapport à celles-ci
bench-games_at_once = parties à la fois
bench-shown = en montrant quelque chose à chaque pas, actions par seconde
bench-same_as_cpu = chaque pas comme sur le processeur
bench-compared_games = parties comparées
bench-compared_actions = actions comparées
bench-comparing_s = compiler et comparer, s

## Servir

help-serve = ouvrir des tables à tout le monde, par HTTP
help-serve-examples =
    exemples :
    { "  " }branchline serve                              sur cette machine, à http://127.0.0.1:8222/
    { "  " }branchline serve --host 0.0.0.0 --no-browser  pour tout le réseau
help-serve-host = l’adresse où écouter ({ $host })
help-serve-port = le port où écouter ({ $port }) ; 0 : n’importe lequel de libre
help-serve-no-browser = ne pas ouvrir le navigateur
help-serve-bot-pause = millisecondes avant qu’un robot ne joue après quelqu’un d’autre, pour qu’on puisse suivre (d’ordinaire { $pause })
help-serve-seed = distribuer chaque fois les mêmes parties à partir de ce nombre, le hasard des robots compris, pour les démonstrations et les tests : qui le connaît peut prévoir chaque tirage
help-serve-database = une autre base de données que le fichier SQLite, comme postgresql+asyncpg://… ; memory: ne garde rien
help-serve-redis = où plusieurs serveurs sur une même base s’entendent, comme redis://… ; leurs robots ont alors besoin de `branchline work`
help-serve-metrics = où Prometheus peut demander des chiffres, comme 127.0.0.1:9101 ; hors de portée des visiteurs
help-serve-logs = des lignes simples sur ce qui va mal, ou un objet JSON pour cela et pour chaque demande
help-serve-accounts = si l’on peut avoir un compte : off (non), optional (au choix) ou required (obligatoire pour jouer) ; optional d’office, si branchline[accounts] est installé
help-serve-drain = secondes pendant lesquelles un serveur qu’on arrête sert encore, tandis que /api/ready dit non (0)
help-serve-new-key = créer une nouvelle clé des cookies si l’ancienne a disparu ; tout le monde est alors un nouvel invité
help-serve-data = où garder les tables ; sinon $BRANCHLINE_DATA ou le dossier de données de l’utilisateur
help-serve-moderator = le nom d’un compte qui s’occupe de ce serveur : signalements, exclusions, invitations ; peut être donné plusieurs fois. Le compte doit déjà exister
help-serve-by-invitation = les nouveaux venus doivent être invités par un modérateur
help-serve-terms = un fichier texte avec vos conditions, montré à l’adresse /terms ; FICHIER.fr.txt à côté de FICHIER.txt est pour qui lit le français
help-serve-privacy = un fichier texte qui dit ce que vous faites des données, montré à l’adresse /privacy
help-serve-openid = un fournisseur OpenID à vous pour se connecter, par exemple https://login.example.org ; son secret pour ce serveur est lu dans { $secret }
help-serve-openid-client = sous quel nom le fournisseur connaît ce serveur
help-serve-openid-name = comment on appelle ce fournisseur ({ $name })
help-serve-proxy = l’adresse ou le réseau d’un mandataire dont on croit la provenance des demandes ; peut être donné plusieurs fois
help-serve-public = où les visiteurs trouvent ce serveur, par exemple https://play.example.org ; permet de prévenir par courriel ou par webhook que c’est à quelqu’un de jouer
help-serve-smtp = le serveur de courriel, par exemple smtp://nom:motdepasse@hote:587 ou smtps://…
help-serve-mail-from = de qui viennent les courriels, par exemple turns@play.example.org
help-folder = DOSSIER
help-address = ADRESSE
help-name = NOM
serve-listening = Branchline écoute à { $address }
error-listen = Le serveur ne peut pas écouter à { $host }, port { $port } : y en a-t-il déjà un ? Choisissez-en un autre avec --port.
error-proxy = « { $proxy } » n’est pas l’adresse d’un mandataire. Écrivez-la comme 10.0.0.2 ou 10.0.0.0/24.
error-seed-shared = --seed ne vaut que pour un seul serveur : plusieurs distribueraient les mêmes parties. Retirez --redis ou --seed.
error-page = Le fichier { $file } ne peut être lu comme du texte ({ $fault }).
error-openid-incomplete = Pour un fournisseur, donnez --openid et --openid-client, et son secret dans la variable { $secret }.
error-openid = « { $address } » n’est pas l’adresse d’un fournisseur. Écrivez-la comme https://login.example.org.
error-mail-incomplete = Pour le courriel, donnez ensemble --smtp, --mail-from et --public-address.
error-smtp = « { $address } » n’est pas l’adresse d’un serveur de courriel. Écrivez-la comme smtp://nom:motdepasse@hote:587.
error-public-address = « { $address } » n’est pas une adresse utilisable par des visiteurs. Écrivez-la comme https://play.example.org.
help-mcp = laisser jouer des agents, par le Model Context Protocol
help-mcp-examples =
    exemples :
    { "  " }branchline mcp                                sur l’entrée et la sortie standard, avec son propre serveur
    { "  " }branchline mcp --server http://127.0.0.1:8222  sur un serveur en marche, avec ceux qui y jouent
    { "  " }branchline mcp --http 8223                    par HTTP, à http://127.0.0.1:8223/mcp
help-mcp-server = le serveur de tables où jouer ; sans lui, un serveur est lancé le temps que l’agent joue
help-mcp-name = le nom de l’agent à la table ({ $name })
help-mcp-token = le jeton d’un invité, pour s’asseoir à sa place ; sinon un nouvel invité arrive
help-mcp-name-name = NOM
help-mcp-token-name = JETON
help-mcp-http = proposer les outils par HTTP à ce port de { $host }, chemin { $path }, au lieu de l’entrée et de la sortie standard
help-work = jouer pour les robots, pour des serveurs qui partagent une base de données et Redis
help-work-examples =
    exemples :
      branchline work --database postgresql+asyncpg://branchline@bd/branchline --redis redis://cache
help-work-bots = combien de robots réfléchissent en même temps ({ $bots })
help-backup = copier toutes les tables du serveur de cette machine, même pendant qu’il tourne
help-backup-examples =
    exemples :
      branchline backup /var/backups/branchline/lundi
      branchline serve --data /var/backups/branchline/lundi
help-backup-folder = le dossier où copier, vide ou nouveau ; on peut servir depuis lui tel quel
backup-done = Tout est dans { $folder }.

help-recompute = recalculer les archives, leurs statistiques et tous les classements à partir des journaux des parties
help-recompute-examples =
    exemples :
      branchline recompute
      branchline recompute --ratings --data /var/lib/branchline
help-recompute-ratings = seulement les classements, pour lesquels rien n’est rejoué
help-recompute-processes = combien de processus rejouent des parties ; sans autre indication, un par processeur
recompute-so-far = { $count } parties …
recompute-done = { $count ->
    [one] Une partie parcourue.
   *[other] { $count } parties parcourues.
}
help-export-site = écrire toute la maison comme simples fichiers, pour jouer chez n’importe quel hébergeur, sans serveur
help-export-site-examples =
    exemples :
      branchline export-site public
      python -m http.server --directory public
help-export-site-folder = le dossier où écrire : nouveau, vide, ou déjà écrit par cette commande
export-site-done = Le site est dans { $folder } : { $size } Mo. Tout hébergeur de simples fichiers peut l’accueillir, même dans un sous-dossier.
error-site-not-built = Ce qu’il faut pour jouer sans serveur n’a pas été fabriqué : lancez d’abord « make offline » dans les sources, ou installez un paquet qui le contient.
error-site-folder = Il y a autre chose dans { $folder }. Nommez un dossier nouveau ou vide ; celui que cette commande a déjà écrit est remplacé.
error-site-not-written = { $folder } n’a pas pu être écrit : { $fault }.
work-ready = Prêt à jouer pour les robots.
error-work-alone = Un travailleur doit connaître la base de données et le Redis des serveurs qu’il sert : --database postgresql+asyncpg://… --redis redis://…
error-port = Il n’y a pas de port { $port } ; les ports vont jusqu’à { $last }.

## L’apprentissage

train-decisions = décisions
train-games = parties
train-decisions-per-s = décisions/s
train-entropy = entropie
train-error = erreur
train-drift = dérive
train-against-earlier = contre avant
train-against-greedy = contre l’élève
train-greedy-first = Greedy joue { $games } parties dont on apprend.

## L’arène

arena-fault = Partie { $game } : { $bot } a perdu. { $reason }
arena-title = { $games } parties de { $game } à { $players } joueurs
error-ray = La grappe Ray à l’adresse { $address } est inutilisable : { $fault }
error-arena-against = Avec --against, nommez un seul robot dans --bots, et un autre après --against.
error-arena-seats = { $bots } robots ne tiennent pas à une table de { $players }.
error-arena-note = --note va avec --against, et un seul robot dans --bots : un niveau, net:FICHIER ou value:FICHIER.
bots-strength = { $players } joueurs : gagne { NUMBER($share, style: "percent") } contre { $against } (part équitable { NUMBER($fair, style: "percent") })
bots-no-net = Aucun réseau ne le guide encore dans ce jeu.
bots-no-search = Sans réseau, une recherche ne gagne rien dans ce jeu : greedy joue à sa place.
bots-older-rules = A appris sous la version { $rules } des règles, qui en sont à { $now }.
