# Ce que dit Railways of England and Wales, dans l’ordre où on le rencontre.

## Le jeu

game-name = Railways of England and Wales
game-summary = Vers 1850, chacun dirige une compagnie de chemin de fer, et personne n’a d’argent. Empruntez, posez des voies de ville en ville, achetez de meilleures locomotives et portez des marchandises dans les villes de leur couleur : chaque liaison parcourue rapporte un point à son propriétaire, et les points font le revenu. Mais un emprunt ne se rembourse jamais. Misez pour jouer en premier, soufflez aux autres lignes majeures et cartes d’opération, et gardez jusqu’au bout le secret de votre baron.

## Options

option-engine_costs = Prix des locomotives
option-engine_costs-help = Ordinaire : 5, 10, 10, 15, 15, 20 et 20 milliers pour les niveaux 2 à 8. Régulier : 5, 10, 15, 20, 25, 30 et 35 milliers.
option-end_timing = Fin de la partie
option-end_timing-help = Quand assez de villes sont vides, on finit le tour ; puis on en joue encore un, ou aucun.
option-passenger_tracking = La Ligne de voyageurs
option-passenger_tracking-help = Les livraisons qui comptent pour cette carte : celles faites depuis qu’elle est visible, ou celles de toute la partie.
option-tunnel_engineer = L’Ingénieur des tunnels
option-tunnel_engineer-help = Combien de temps sert la carte une fois employée : une action de construction, ou tout ce que vous construisez dans le même tour.
option-first_auction = Qui joue en premier
option-first_auction-help = On mise pour cela à chaque tour, ou le marqueur avance d’une place à chaque tour.
value-standard = ordinaire
value-linear = régulier
value-one_more_turn = encore un tour
value-end_of_turn = à la fin du tour
value-from_reveal = depuis qu’elle est visible
value-one_action = une action de construction
value-whole_turn = le tour entier
value-whole_game = toute la partie
value-auction = enchère
value-rotate = à tour de rôle

## Le nom des choses

card-railroad_era_begins = L’ère du rail
card-railroad_era_begins-help = La première livraison de la partie : 1 point.
card-speed_record = Record de vitesse
card-speed_record-help = La première livraison par trois liaisons ou plus : 3 points.
card-new_train = Nouveau train
card-new_train-help = La première locomotive de niveau 4 : 4 points.
card-passenger_line = Ligne de voyageurs
card-passenger_line-help = Le premier joueur à livrer des cubes de quatre couleurs : 4 points.
card-service_bounty_plymouth = Prime de desserte : Plymouth
card-service_bounty_plymouth-help = La première livraison à Plymouth : 3 points.
card-service_bounty_holyhead = Prime de desserte : Holyhead
card-service_bounty_holyhead-help = La première livraison à Holyhead, où il faut pour cela une tuile Ville nouvelle : 3 points.
card-service_bounty_norwich = Prime de desserte : Norwich
card-service_bounty_norwich-help = La première livraison à Norwich : 2 points.
card-hotel_london = Hôtel : Londres
card-hotel_london-help = 1 point pour chaque cube livré à Londres, par qui que ce soit.
card-hotel_manchester = Hôtel : Manchester
card-hotel_manchester-help = 1 point pour chaque cube livré à Manchester, par qui que ce soit.
card-hotel_birmingham = Hôtel : Birmingham
card-hotel_birmingham-help = 1 point pour chaque cube livré à Birmingham, par qui que ce soit.
card-hotel_bristol = Hôtel : Bristol
card-hotel_bristol-help = 1 point pour chaque cube livré à Bristol, par qui que ce soit.
card-perfect_engineering = Ingénierie parfaite
card-perfect_engineering-help = Cinq tuiles au lieu de quatre dans chacune de vos actions de construction.
card-tunnel_engineer = Ingénieur des tunnels
card-tunnel_engineer-help = Une fois : les montagnes coûtent 2k au lieu de 4k dans une action de construction, ou pendant un tour entier si la table joue ainsi.
card-government_land_grant = Concession de terres
card-government_land_grant-help = Une fois : les plaines ne coûtent rien dans une action de construction.
card-railways_inspector = Inspecteur des chemins de fer
card-railways_inspector-help = Une fois : arrêtez la livraison d’un autre. Le cube reste, et l’action est perdue.
card-railroad_executive = Directeur du rail
card-railroad_executive-help = Tout de suite : deux actions, l’une après l’autre.
card-new_industry = Nouvelle industrie
card-new_industry-help = Tout de suite : urbanisez une ville grise sans payer, avec deux cubes.
card-city_growth = Essor urbain
card-city_growth-help = Tout de suite : deux cubes du sac vont dans une ville de votre choix.

card_kind-achievement = exploit
card_kind-permanent = permanente
card_kind-single_use = à usage unique
card_kind-interrupt = interruption
card_kind-immediate = immédiate

baron-hudson-help = le plus de liaisons
baron-brunel-help = Londres, Bristol et Exeter reliées par vos liaisons
baron-stephenson-help = la plus longue chaîne de vos liaisons
baron-locke-help = le plus de tuiles de montagne dans vos liaisons
baron-brassey-help = le plus de villes touchées par vos liaisons
baron-watkin-help = Manchester et Londres reliées par vos liaisons
baron-gooch-help = le plus haut niveau de locomotive, sans égal
baron-moon-help = le moins d’emprunts, sans égal
baron-allport-help = le plus de livraisons dans les villes rouges
baron-denison-help = York et Londres reliées par vos liaisons
baron-peto-help = Norwich, Ipswich et Londres reliées par vos liaisons
baron-huish-help = le plus d’argent

line-london_newcastle = Londres–Newcastle
line-london_penzance = Londres–Penzance
line-london_holyhead = Londres–Holyhead
line-plymouth_newcastle = Plymouth–Newcastle
line-bristol_york = Bristol–York
line-london_manchester = Londres–Manchester
line-london_swansea = Londres–Swansea
line-liverpool_hull = Liverpool–Hull
line-birmingham_norwich = Birmingham–Norwich
line-cardiff_liverpool = Cardiff–Liverpool

saving-none = au plein tarif
saving-tunnel = avec l’Ingénieur des tunnels
saving-grant = avec la Concession de terres
saving-both = avec l’Ingénieur des tunnels et la Concession de terres

# Suites de « La partie s’achève : … ».
ending-empty_cities = assez de villes sont vides, et le dernier tour est joué
ending-turn_limit = le dernier tour possible est joué

## D’où viennent les points

source-paid_links = Liaisons
source-paid_hotel = Hôtels
source-paid_card = Exploits
source-paid_line = Lignes majeures
source-paid_baron = Baron
source-paid_bonds = Emprunts

## Les phases

phase-keep = Choix d’un baron
phase-auction = Enchère
phase-act = Choix d’une action
phase-start = Construction : d’où partir
phase-side = Construction : quitter la ville
phase-tile = Construction
phase-place = Urbanisation
phase-cube = Livraison : quel cube
phase-via = Livraison : par où
phase-card = Choix d’une carte
phase-industry = Nouvelle industrie
phase-grow = Essor urbain
phase-inspect = Inspecteur des chemins de fer
phase-over = Partie terminée
step-next_bid = Enchérisseur suivant
step-deliver_cube = La livraison est payée
step-end_action = Action suivante
step-end_turn = Revenus, lignes majeures, fin du tour
step-begin_turn = Un tour commence
step-begin_rounds = Les manches d’actions commencent

## Les actions : un bouton, puis une description

verb-keep = Garder
verb-bid = Miser
verb-pass = Passer
verb-build = Construire une voie
verb-urbanise = Urbaniser
verb-upgrade = Améliorer la locomotive
verb-deliver = Livrer un cube
verb-take = Prendre une carte
verb-start = Commencer une liaison
verb-resume = Continuer une liaison
verb-side = Quitter la ville
verb-tile = Poser une tuile
verb-finish = Finir et payer
verb-place = Poser une tuile
verb-cube = Choisir un cube
verb-via = Poursuivre
verb-card = Prendre
verb-grow = Agrandir une ville
verb-stop = Arrêter la livraison
verb-let = Laisser passer
verb-bond = Emprunter

action-keep = garder { $baron }
action-bid = miser { $bid }k
action-pass = passer
action-build = construire une voie
action-urbanise = urbaniser une ville grise
action-upgrade = améliorer la locomotive d’un niveau
action-deliver = livrer un cube
action-take = prendre une carte d’opération
action-start = commencer une liaison à { $city }
action-resume = { $side ->
    [est] continuer la liaison inachevée qui quitte { $city } vers l’est
    [ouest] continuer la liaison inachevée qui quitte { $city } vers l’ouest
   *[other] continuer la liaison inachevée qui quitte { $city } vers le { $side }
}
action-side = { $side ->
    [est] quitter la ville vers l’est
    [ouest] quitter la ville vers l’ouest
   *[other] quitter la ville vers le { $side }
}
action-tile = { $side ->
    [est] poser une tuile qui mène vers l’est
    [ouest] poser une tuile qui mène vers l’ouest
   *[other] poser une tuile qui mène vers le { $side }
}
action-finish = finir de construire et payer, { $saving }
action-place = urbaniser { $city } en { $colour }
action-cube = livrer un cube { $colour } depuis { $city }
action-via = { $side ->
    [est] prendre la liaison vers l’est
    [ouest] prendre la liaison vers l’ouest
   *[other] prendre la liaison vers le { $side }
}
action-card = prendre { $card }
action-grow = ajouter des cubes à { $city }
action-stop = jouer l’Inspecteur des chemins de fer et arrêter la livraison
action-let = laisser passer la livraison
action-bond = contracter un emprunt

## Des morceaux de phrases

bonds-taken = { $bonds ->
    [one] un emprunt
   *[other] { $bonds } emprunts
}
tiles-paid = { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
points-scored = { $money ->
    [one] { $money } point
   *[other] { $money } points
}
links-long = { $links ->
    [one] une liaison
   *[other] { $links } liaisons
}

## Les questions

prompt-keep = { $seat } garde un baron sur deux, en secret.
    .you = Gardez un de vos deux barons : personne d’autre ne saura lequel.
prompt-auction-open = Tour { $turn } : personne n’a encore misé pour jouer en premier. { $seat } peut miser de { $low } à { $most }k, ou passer.
    .you = Tour { $turn } : personne n’a encore misé pour jouer en premier. À vous : misez de { $low } à { $most }k, ou passez.
prompt-auction = Tour { $turn } : { $bidder } a misé { $high }k pour jouer en premier. { $seat } peut miser de { $low } à { $most }k, ou passer.
    .you = Tour { $turn } : { $bidder } a misé { $high }k pour jouer en premier. À vous : misez de { $low } à { $most }k, ou passez.
    .you-bidder = Tour { $turn } : vous avez misé { $high }k pour jouer en premier. { $seat } peut miser de { $low } à { $most }k, ou passer.
prompt-auction-pass = Tour { $turn } : { $bidder } a misé { $high }k pour jouer en premier, plus que ne le peut { $seat }, qui doit passer.
    .you = Tour { $turn } : { $bidder } a misé { $high }k pour jouer en premier, plus que vous ne le pouvez : vous devez passer.
    .you-bidder = Tour { $turn } : vous avez misé { $high }k pour jouer en premier, plus que ne le peut { $seat }, qui doit passer.
prompt-act = { $actions ->
    [one] Manche { $round } sur 3 : { $seat } joue une action.
   *[other] Manche { $round } sur 3 : { $seat } a { $actions } actions.
}
    .you = { $actions ->
        [one] Manche { $round } sur 3 : jouez une action.
       *[other] Manche { $round } sur 3 : vous avez { $actions } actions.
    }
prompt-start = { $seat } construit une voie : de quelle ville, ou de quel bout ouvert ?
    .you = Vous construisez une voie : de quelle ville, ou de quel bout ouvert ?
prompt-side = { $seat } commence une liaison à { $city } : de quel côté quitte-t-elle la ville ?
    .you = Vous commencez une liaison à { $city } : de quel côté quitte-t-elle la ville ?
prompt-tile-first = { $seat } commence une liaison à { $city }, de { $left } tuiles au plus dans cette action.
    .you = Vous commencez une liaison à { $city }, de { $left } tuiles au plus dans cette action. Posez la première.
prompt-tile-resume = { $seat } continue la liaison depuis { $city }, avec { $left } tuiles au plus dans cette action.
    .you = Vous continuez la liaison depuis { $city }, avec { $left } tuiles au plus dans cette action. Posez la suivante.
prompt-tile = { $left ->
    [one] { $seat } construit une liaison depuis { $city }, pour { $cost }k jusqu’ici ; il reste une tuile dans cette action.
   *[other] { $seat } construit une liaison depuis { $city }, pour { $cost }k jusqu’ici ; il reste { $left } tuiles dans cette action.
}
    .you = { $left ->
        [one] Vous construisez une liaison depuis { $city }, pour { $cost }k jusqu’ici. Posez la dernière tuile de cette action, ou arrêtez-vous là.
       *[other] Vous construisez une liaison depuis { $city }, pour { $cost }k jusqu’ici. Posez jusqu’à { $left } tuiles de plus, ou arrêtez-vous là.
    }
prompt-tile-last = { $seat } a posé toutes les tuiles de cette action sur la liaison depuis { $city }, pour { $cost }k, et paie.
    .you = Vous avez posé toutes les tuiles de cette action sur la liaison depuis { $city }, pour { $cost }k. Il reste à payer.
prompt-complete = { $seat } a achevé la liaison { $city }–{ $other }, pour { $cost }k, et paie.
    .you = Vous avez achevé la liaison { $city }–{ $other }, pour { $cost }k. Il reste à finir et à payer.
prompt-place = { $seat } urbanise une ville grise pour 10k : laquelle, et de quelle couleur ?
    .you = Vous urbanisez une ville grise pour 10k : laquelle, et de quelle couleur ?
prompt-cube = { $seat } livre un cube : lequel ?
    .you = Vous livrez un cube : lequel ?
prompt-via = { $left ->
    [one] { $seat } livre un cube { $colour } depuis { $origin } ; il est à { $city } et peut parcourir encore une liaison. Par où ?
   *[other] { $seat } livre un cube { $colour } depuis { $origin } ; il est à { $city } et peut parcourir encore { $left } liaisons. Par où ?
}
    .you = { $left ->
        [one] Vous livrez un cube { $colour } depuis { $origin } ; il est à { $city } et peut parcourir encore une liaison. Par où ?
       *[other] Vous livrez un cube { $colour } depuis { $origin } ; il est à { $city } et peut parcourir encore { $left } liaisons. Par où ?
    }
prompt-card = { $seat } prend une carte d’opération : laquelle ?
    .you = Prenez une carte d’opération : laquelle ?
prompt-industry = { $seat } pose une tuile Ville nouvelle sur une ville grise : laquelle, et de quelle couleur ?
    .you = Vous posez une tuile Ville nouvelle sur une ville grise : laquelle, et de quelle couleur ?
prompt-grow = { $seat } ajoute deux cubes à une ville : laquelle ?
    .you = Vous ajoutez deux cubes à une ville : laquelle ?
prompt-inspect = { $mover } veut livrer un cube { $colour } depuis { $origin } jusqu’à { $city }, par { links-long }. { $seat } peut l’arrêter avec l’{ card-railways_inspector }.
    .you = { $mover } veut livrer un cube { $colour } depuis { $origin } jusqu’à { $city }, par { links-long }. Vous pouvez l’arrêter avec l’{ card-railways_inspector }.
    .you-mover = Vous voulez livrer un cube { $colour } depuis { $origin } jusqu’à { $city }, par { links-long }. { $seat } peut l’arrêter avec l’{ card-railways_inspector }.
prompt-over = La partie est finie : qui a le plus de points l’emporte.

## Ce qui arrive

event-baron_chosen = { $seat } a gardé un baron.
    .you = Vous avez gardé un baron.
event-baron_kept = { $seat } garde { $baron }.
    .you = Vous gardez { $baron }.
event-turn_began = Le tour { $turn } commence.
event-bid_made = { $seat } mise { $money }k.
    .you = Vous misez { $money }k.
event-bid_passed = { $seat } passe à l’enchère.
    .you = Vous passez à l’enchère.
event-auction_won = { $seat } remporte l’enchère pour { $money }k et joue en premier.
    .you = Vous remportez l’enchère pour { $money }k et jouez en premier.
event-marker_passed = { $seat } prend le marqueur de premier joueur.
    .you = Vous prenez le marqueur de premier joueur.
event-action_passed = { $seat } passe.
    .you = Vous passez.
event-bonds_taken = { $seat } contracte { bonds-taken }.
    .you = Vous contractez { bonds-taken }.
event-link_started = { $seat } commence une liaison à { $city }.
    .you = Vous commencez une liaison à { $city }.
event-link_resumed = { $seat } continue la liaison depuis { $city }, à partir de { $hex }.
    .you = Vous continuez la liaison depuis { $city }, à partir de { $hex }.
event-tile_laid = { $seat } pose une tuile sur { $hex } ({ $money }k).
    .you = Vous posez une tuile sur { $hex } ({ $money }k).
event-link_completed = { $seat } achève la liaison { $city }–{ $other }.
    .you = Vous achevez la liaison { $city }–{ $other }.
event-link_left_open = { $seat } laisse inachevée, sur { $hex }, la liaison depuis { $city }.
    .you = Vous laissez inachevée, sur { $hex }, la liaison depuis { $city }.
event-link_removed = { $seat } perd sa liaison inachevée, retirée depuis { $city } jusqu’à { $hex }.
    .you = Vous perdez votre liaison inachevée, retirée depuis { $city } jusqu’à { $hex }.
event-track_paid = { $seat } paie { $money }k pour { tiles-paid }.
    .you = Vous payez { $money }k pour { tiles-paid }.
event-card_spent = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
event-city_urbanised = { $seat } urbanise { $city } en { $colour }.
    .you = Vous urbanisez { $city } en { $colour }.
event-cube_added = Un cube { $colour } s’ajoute à { $city }.
event-engine_raised = { $seat } améliore sa locomotive au niveau { $level } pour { $money }k.
    .you = Vous améliorez votre locomotive au niveau { $level } pour { $money }k.
event-cube_chosen = { $seat } choisit un cube { $colour } à { $city }.
    .you = Vous choisissez un cube { $colour } à { $city }.
event-cube_moved = { $seat } déplace le cube { $colour } depuis { $origin } vers { $city }.
    .you = Vous déplacez le cube { $colour } depuis { $origin } vers { $city }.
event-delivery_declared = { $seat } annonce la livraison d’un cube { $colour } depuis { $origin } jusqu’à { $city }.
    .you = Vous annoncez la livraison d’un cube { $colour } depuis { $origin } jusqu’à { $city }.
event-delivery_let = { $seat } laisse passer la livraison.
    .you = Vous laissez passer la livraison.
event-delivery_stopped = { $seat } joue l’{ card-railways_inspector } : { $mover } ne livrera pas ce cube.
    .you = Vous jouez l’{ card-railways_inspector } : { $mover } ne livrera pas ce cube.
    .you-mover = { $seat } joue l’{ card-railways_inspector } : vous ne livrerez pas ce cube.
event-cube_delivered = { $seat } livre un cube { $colour } depuis { $origin } jusqu’à { $city }.
    .you = Vous livrez un cube { $colour } depuis { $origin } jusqu’à { $city }.
event-paid_links = { $seat } marque { $money } point pour la liaison { $origin }–{ $city }.
    .you = Vous marquez { $money } point pour la liaison { $origin }–{ $city }.
event-paid_hotel = { $seat } marque { $money } point pour l’hôtel à { $city }.
    .you = Vous marquez { $money } point pour l’hôtel à { $city }.
event-paid_card = { $seat } marque { points-scored } pour { $card }.
    .you = Vous marquez { points-scored } pour { $card }.
event-city_emptied = { $city } n’a plus de cubes et reçoit un marqueur de ville vide.
event-end_triggered = Assez de villes sont vides : le tour { $turn } est le dernier.
event-card_taken = { $seat } prend { $card }.
    .you = Vous prenez { $card }.
event-card_turned_up = La carte { $card } est retournée.
event-paid_line = { $seat } achève en premier la ligne majeure { $line } : { $money } points.
    .you = Vous achevez en premier la ligne majeure { $line } : { $money } points.
event-income_received = { $seat } touche un revenu de { $income }k et paie { $interest }k d’intérêts.
    .you = Vous touchez un revenu de { $income }k et payez { $interest }k d’intérêts.
event-game_ended = La partie s’achève : { $ending }.
event-paid_baron = { $seat } atteint le but de son baron, { $baron } : { $money } points.
    .you = Vous atteignez le but de votre baron, { $baron } : { $money } points.
event-baron_failed = { $seat } n’atteint pas le but de son baron, { $baron }.
    .you = Vous n’atteignez pas le but de votre baron, { $baron }.
event-paid_bonds = Emprunts : { points-scored } pour { $seat }.
    .you = Emprunts : { points-scored } pour vous.

## Pourquoi pas : les barons et l’enchère

reason-keep_baron_first = Chacun garde d’abord un baron sur deux.
reason-not_dealt = Vous n’avez pas reçu ce baron.
reason-baron_is_kept = Les barons sont choisis, et cela ne change plus.
reason-auction_under_way = L’enchère est en cours : misez ou passez.
reason-no_auction = Il n’y a pas d’enchère en ce moment.
reason-bid_too_low = Il faut miser au moins { $low }k.
reason-bid_too_high = Vous ne pouvez pas miser plus de { $most }k : votre argent et cinq emprunts, et jamais plus de 99k.
reason-out_of_auction = Vous avez passé : cette enchère est finie pour vous.

## Pourquoi pas : les actions

reason-choose_action = Choisissez d’abord quelle action vous accomplissez.
reason-action_under_way = Vous êtes au milieu d’une autre action : poursuivez-la, ou annulez-la.
reason-bond_not_needed = On n’emprunte pas pour emprunter : un emprunt vient avec un paiement impossible sans lui, et jamais plus qu’il n’en faut.
reason-nothing_to_build = On ne peut construire de voie nulle part.
reason-not_your_track = Cette liaison inachevée est à un autre joueur.
reason-end_blocked = Cette liaison ne peut pas continuer : il n’y a pas de place pour une tuile à son bout ouvert.
reason-tile_limit = Vous ne pouvez pas poser plus de { $limit } tuiles en une action.
reason-no_tile_laid = Posez d’abord au moins une tuile.
reason-card_not_held = Vous n’avez pas cette carte.
reason-card_no_effect = Cette carte n’épargnerait rien ici.
reason-not_grey = Seule une ville grise sans tuile Ville nouvelle peut être urbanisée.
reason-no_tile_left = Il ne reste pas de tuile Ville nouvelle de cette couleur, ou pas de ville grise où la poser.
reason-max_engine = Votre locomotive est déjà au plus haut niveau.
reason-nothing_to_deliver = Il n’y a aucun cube que vous puissiez livrer.
reason-too_long = { $engine ->
    [one] C’est trop loin : votre locomotive ne porte un cube que sur une liaison.
   *[other] C’est trop loin : votre locomotive porte un cube sur { $engine } liaisons au plus.
}
reason-delivery_declared = Une livraison est annoncée : il faut d’abord l’arrêter ou la laisser passer.
reason-nothing_declared = Il n’y a pas de livraison à arrêter.
reason-already_inspected = Ce joueur a déjà perdu une livraison ce tour-ci, et ne peut en perdre une autre.
reason-own_delivery = On n’arrête pas sa propre livraison.
reason-no_card_to_take = Il n’y a aucune carte que vous puissiez prendre.
reason-achievement_card = Un exploit ne se prend pas : il revient à qui l’accomplit en premier.
reason-card_not_open = Cette carte n’est pas face visible.
reason-second_perfect_engineering = Vous avez déjà l’Ingénierie parfaite, et ne pouvez en prendre une seconde.
reason-card_useless_now = Cette carte serait maintenant sans effet.
reason-line_taken = Ceci achève la ligne majeure { $line }, mais un autre joueur l’a marquée avant.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (EW-16.1) : … ».

flaw-end-unmarked = le dernier tour est connu si, et seulement si, assez de villes ont un marqueur de ville vide
flaw-turn-too-late = la partie se serait achevée avant ce tour, ou le dernier tour est trop loin
flaw-no-engine = chaque joueur a une locomotive
flaw-ended-early = la partie n’est pas encore parvenue à cette fin
flaw-baron-early = les barons ne rapportent des points qu’à la fin
flaw-round = il y a une manche, et un joueur dont c’est l’action, si, et seulement si, on accomplit des actions
flaw-active = le joueur dont c’est l’action doit être celui qu’on interroge, et avoir encore une action
flaw-phase = cette question ne se pose pas à cette table, ou pas toute seule
flaw-inspection = seule une livraison arrivée est interrompue, par un autre joueur qui a un inspecteur, une fois par tour
flaw-tunnelling = l’Ingénieur des tunnels ne sert un tour entier que si la table l’a choisi
flaw-link-open = les liaisons inachevées sont retirées à la fin du tour
flaw-no-such-city = cette ville n’existe pas
flaw-high = il y a un auteur de la plus haute mise si, et seulement si, il y a une mise
flaw-no-auction = il y a des mises, ou des joueurs qui ont passé, mais pas d’enchère
flaw-asked-again = le joueur interrogé a passé, ou a la plus haute mise
flaw-bidder-passed = l’auteur de la plus haute mise ne peut pas avoir passé
flaw-tile-on-colour = { $city } a déjà sa couleur, et ne peut pas avoir de tuile Ville nouvelle
flaw-tiles-lost = les tuiles Ville nouvelle, posées et restantes, ne sont pas celles du début
flaw-deck = il devrait y avoir exactement { $count } cartes dans la pioche, et aucune au-delà
flaw-cards-lost = les exemplaires de { $card }, où qu’ils soient, devraient être { $all } en tout
flaw-card-not-held = un joueur n’a jamais devant lui d’exploit ni de carte immédiate
flaw-perfect-twice = personne ne peut avoir deux fois l’Ingénierie parfaite
flaw-no-tracking = on ne suit les couleurs que tant que la Ligne de voyageurs est à prendre
flaw-barons-dealt = chaque joueur reçoit deux barons, tous différents
flaw-baron-not-dealt = un joueur a gardé l’un de ses deux barons, ou n’a pas encore choisi
flaw-baron-chosen = on choisit les barons si, et seulement si, quelqu’un ne l’a pas encore fait, et c’est lui qu’on interroge
flaw-line-not-joined = on ne peut avoir marqué { $line } sans que ses liaisons en joignent les bouts

## Ce que rapporte une action, avant qu’elle soit faite

outcome-cash = { $sign }{ NUMBER($count) }k
outcome-bonds = { $count ->
    [one] { $sign }{ $count } emprunt
   *[other] { $sign }{ $count } emprunts
}
outcome-position = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
outcome-engine = locomotive de niveau { $value }
outcome-held = { $sign }{ $count } carte : { $card }
outcome-line_owner-gained = ligne majeure { $line }
outcome-line_owner-lost = sans la ligne majeure { $line }
outcome-first-gained = premier à jouer
outcome-first-lost = plus premier à jouer
outcome-last_turn = La partie se termine après le tour { $value }.
outcome-score = points moins emprunts { $sign }{ $count }

## La position en mots

told-seat = { $seat } : { $cash }k en argent ; { $bonds ->
    [0] pas d’emprunt
    [one] { $bonds } emprunt, intérêts { $interest }k
   *[other] { $bonds } emprunts, intérêts { $interest }k
} ; locomotive { $engine } ; { $position } points, revenu { $income }k ; { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
} ; { $count ->
    [0] pas de carte
   *[other] cartes : { $cards }
} ; { $delivered ->
    [0] rien de livré
   *[other] livré : { $colours }
} ; { $score } si la partie s’arrêtait là.
told-lines-left = { $count ->
    [0] Il ne reste aucune ligne majeure.
   *[other] Lignes majeures restantes : { $lines }.
}
told-line = { $seat } a la ligne majeure { $line } ({ $points }).
told-display = { $count ->
    [0] Aucune carte visible
   *[other] Cartes à prendre : { $cards }
} ; { $deck } cachées.
told-tiles-left = { $count ->
    [0] Il ne reste aucune tuile de ville nouvelle.
   *[other] Tuiles de ville nouvelle restantes : { $tiles }.
}
told-baron = Le baron de { $seat } veut : { $goal }. En l’état, { $fulfilled ->
    [0] ce n’est pas le cas ; cela rapporterait { $points } points.
   *[other] cela rapporte { $points } points.
}
