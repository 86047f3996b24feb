# Ce que dit Rock Island, dans l’ordre où on le rencontre.

## Le jeu

game-name = Rock Island
game-summary = Une course en train de Chicago à Kansas City, par-delà le Mississippi, à travers un pays posé face cachée. Votre équipe marche selon le dé, retourne des tuiles et les oriente ; puis votre locomotive file aussi loin que les voies se trouvent raccordées. Chacun roule sur les rails de tous, et chacun peut les détourner. Le premier à Kansas City gagne.

## Options

option-edition = Dés
option-edition-help = Avec un dé, comme dans la boîte Mattel, un 6 permet un échange, et une locomotive va aussi loin qu’on veut. Avec deux, comme dans celle de Hans im Glück, le second règle la longueur de la course, et son 0 permet l’échange. Pour experts : les deux dés, mais des courses libres.
option-max_rounds = Limite de manches
option-max_rounds-help = Si personne n’est arrivé après ce nombre de manches, la locomotive la plus proche de Kansas City gagne.
option-map_laying = Pose de la carte
option-map_laying-help = Le programme tire au sort le cours du fleuve et la place des villes, ou les joueurs les posent à tour de rôle.
option-city_river_distance = Villes et fleuve
option-city_river_distance-help = À quelle distance au moins chaque tuile du fleuve doit se trouver des deux villes.
option-river_set = Tuiles de fleuve courbes
option-river_set-help = La forme des deux tuiles de fleuve courbes : une presqu’île ne touche qu’une rive, un large coude peut mener de l’autre côté.
option-reserve_river_face = Réserve de fleuve
option-reserve_river_face-help = Si les tuiles de fleuve de la réserve sont visibles de tous, ou cachées jusqu’à ce que quelqu’un en prenne une.
option-first_player = Premier joueur
option-first_player-help = Qui commence : une place tirée au sort, ou la première.
option-opening_target = Tuiles de l’ouverture
option-opening_target-help = Si, pendant l’ouverture, on doit retourner une tuile où mène déjà une voie, tant qu’il y en a une.
option-crew_half_turn = Demi-tour de l’équipe
option-crew_half_turn-help = Si l’unique changement de direction d’une équipe peut être un demi-tour.
option-crew_in_city = Équipes en ville
option-crew_in_city-help = Si une équipe peut finir sa marche à Chicago ou à Kansas City ; si elle bloque, seulement là où il n’y a pas de pièce d’un autre joueur, et aucune autre locomotive n’y entre tant qu’elle y reste.
option-unconnected_rotation = Tuiles sans raccord possible
option-unconnected_rotation-help = Comment orienter une tuile qui ne peut rejoindre aucune voie : à volonté, ou tournée vers une voisine visible.
option-exchange_place = Lieu de l’échange
option-exchange_place-help = Quelle tuile peut être échangée : toute tuile visible sans pièce d’un autre joueur dessus, ou seulement celle où votre équipe s’est arrêtée.
option-exchange_under_own_loco = Échange sous une locomotive
option-exchange_under_own_loco-help = Si une tuile peut être échangée alors que votre propre locomotive s’y trouve ; la nouvelle doit garder une voie sous elle.
option-turntable_back = Retour de plaque tournante
option-turntable_back-help = Si une locomotive peut quitter une plaque tournante par le bord d’où elle est venue, dans la même course.
option-run_by_die = Longueur d’une course
option-run_by_die-help = Avec deux dés : si une course commencée doit épuiser le dé autant que la voie le permet, ou peut s’arrêter plus tôt.
option-chicago_through = Traverser Chicago
option-chicago_through-help = Si une course qui entre à Chicago s’y termine, ou peut repartir par une autre sortie.
option-kansas_city_exact = Arrivée exacte
option-kansas_city_exact-help = Avec deux dés : si l’on n’entre à Kansas City qu’avec le dernier pas du dé.

value-mattel = un dé
value-hans_im_glueck = deux dés
value-hans_im_glueck_expert = deux dés, pour experts
value-generator = par le programme
value-by_hand = par les joueurs
value-peninsula = presqu’îles
value-wide_bend = larges coudes
value-up = visible
value-down = cachée
value-random = au hasard
value-seat_0 = première place
value-connectable_first = d’abord celles qui se raccordent
value-any_touching = toute voisine d’une tuile visible
value-allowed = permis
value-forbidden = interdit
value-blocks = permis, et bloque la ville
value-any = à volonté
value-point_at_open = vers une tuile visible
value-under_crew = sous l’équipe
value-any_free_tile = toute tuile libre
value-no = non
value-yes = oui
value-full = aussi loin que le dit le dé
value-up_to = au plus ce que dit le dé
value-stop = s’y termine
value-pass = peut continuer

## Le nom des choses

tile-L1 = voie droite
tile-L2 = grande courbe
tile-L3 = courbe serrée
tile-L4 = deux grandes courbes
tile-L5 = voie droite et courbe serrée
tile-L6 = voie droite et deux courbes serrées
tile-L7 = deux courbes serrées
tile-L8 = passage supérieur
tile-L9 = croisement
tile-L10 = aiguillage à gauche
tile-L11 = aiguillage à droite
tile-L12 = bifurcation à trois voies
tile-L13 = plaque tournante
tile-R1 = pont droit
tile-R2 = presqu’île
tile-R3 = eau
tile-R4 = large coude

slot-land1 = tuile de terre 1
slot-land2 = tuile de terre 2
slot-land3 = tuile de terre 3
slot-land4 = tuile de terre 4
slot-river1 = tuile de fleuve 1
slot-river2 = tuile de fleuve 2

city-chicago = Chicago
city-kansas_city = Kansas City

ground-land = terre
ground-river = fleuve
ground-chicago = Chicago
ground-kansas_city = Kansas City

# « est » et « ouest » se retrouvent dans les actions et les événements, pour l’élision.
direction-e = est
direction-se = sud-est
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest
direction-ne = nord-est

# Suites de « La partie s’achève : … ».
ending-arrival = une locomotive est arrivée à Kansas City
ending-round_limit = la dernière manche est jouée, et la locomotive la plus proche de Kansas City gagne

## Les phases

phase-laying_source = Pose du fleuve
phase-laying_course = Pose du fleuve
phase-laying_city = Pose d’une ville
phase-revealing = Ouverture
phase-walking = Marche de l’équipe
phase-exchanging = Échange
phase-turning = Orientation de la tuile
phase-running = Course
phase-over = Partie terminée
step-next_placement = Suite de la carte
step-take_up_reveal = Tuile suivante de l’ouverture
step-begin_turn = Un tour commence : dés
step-take_up_walk = L’équipe
step-stop_crew = L’équipe arrive
step-take_up_exchange = Un échange ?
step-take_up_tile = La tuile
step-after_turning = La tuile est posée
step-take_up_run = La locomotive

## Les actions : un bouton, puis une description

verb-source = Commencer le fleuve
verb-course = Poser le fleuve
verb-city = Poser la ville
verb-reveal = Retourner
verb-crew = Déplacer l’équipe
verb-exchange = Échanger
verb-keep = Ne pas échanger
verb-rotate = Orienter la tuile
verb-run = Rouler
verb-end = Finir le tour

action-source = faire commencer le fleuve dans la colonne { $column }
action-course = faire couler le fleuve vers le { $direction }
action-city = poser la ville dans la rangée { $row }
action-reveal = retourner la tuile en { $cell }
action-crew = mener l’équipe en { $cell }
action-exchange = échanger la tuile en { $cell } contre la { $slot } de la réserve
action-keep = ne faire aucun échange
action-rotate = { $rotation ->
    [0] mettre la tuile dans son sens d’origine
    [one] mettre la tuile tournée d’un cran
   *[other] mettre la tuile tournée de { $rotation } crans
}
action-run = rouler d’une tuile vers { ahead }
action-end = finir le tour

## Des morceaux de phrases

tiles-run = { $steps ->
    [one] { $steps } tuile
   *[other] { $steps } tuiles
}
tiles-left = { $distance ->
    [one] { $distance } tuile
   *[other] { $distance } tuiles
}
tiles-by-die = { $die ->
    [one] d’{ $die } tuile
   *[other] de { $die } tuiles au plus
}
ahead = { $direction ->
    [est] l’{ $direction }
    [ouest] l’{ $direction }
   *[other] le { $direction }
}

## Les questions

prompt-laying-source = { $seat } pose la première tuile du fleuve : dans quelle colonne de la rangée A commence-t-il ?
    .you = Posez la première tuile du fleuve : dans quelle colonne de la rangée A commence-t-il ?
prompt-laying-course = { $seat } pose le fleuve dans la rangée { $row } : coule-t-il vers le sud-ouest ou vers le sud-est ?
    .you = Posez le fleuve dans la rangée { $row } : coule-t-il vers le sud-ouest ou vers le sud-est ?
prompt-laying-city = { $seat } pose { $city } : dans quelle rangée ?
    .you = Posez { $city } : dans quelle rangée ?
prompt-revealing = { $left ->
    [one] Ouverture, dernière tuile : { $seat } la retourne.
   *[other] Ouverture, encore { $left } tuiles à retourner : { $seat } en retourne une près de Chicago.
}
    .you = { $left ->
        [one] Ouverture : retournez la dernière tuile.
       *[other] Ouverture, encore { $left } tuiles à retourner : retournez-en une près de Chicago.
    }
prompt-turning-opening = { $seat } a retourné { $cell } ({ $tile }) et doit maintenant orienter la tuile, de façon qu’elle rejoigne une voie voisine si c’est possible.
    .you = Vous avez retourné { $cell } ({ $tile }). Orientez la tuile de façon qu’elle rejoigne une voie voisine si c’est possible.
prompt-turning-new = { $seat } doit orienter la nouvelle tuile en { $cell } ({ $tile }), de façon qu’elle rejoigne une voie voisine si c’est possible.
    .you = Orientez la nouvelle tuile en { $cell } ({ $tile }), de façon qu’elle rejoigne une voie voisine si c’est possible.
prompt-turning-open = L’équipe de { $seat } est en { $cell } ({ $tile }) : { $seat } tourne la tuile, ou la laisse telle quelle.
    .you = Votre équipe est en { $cell } ({ $tile }) : tournez la tuile, ou laissez-la telle quelle.
prompt-walking = { $crew ->
    [one] { $seat } a fait { $crew } et mène son équipe sur une tuile voisine.
   *[other] { $seat } a fait { $crew } et déplace son équipe d’exactement { $crew } tuiles, en changeant de direction une fois au plus.
}
    .you = { $crew ->
        [one] Vous avez fait { $crew } : menez votre équipe sur une tuile voisine.
       *[other] Vous avez fait { $crew } : déplacez votre équipe d’exactement { $crew } tuiles, en changeant de direction une fois au plus.
    }
prompt-exchanging = { $seat } peut échanger la tuile sous son équipe, en { $cell } ({ $tile }), contre une tuile de même nature de la réserve, ou la garder.
    .you = Vous pouvez échanger la tuile sous votre équipe, en { $cell } ({ $tile }), contre une tuile de même nature de la réserve, ou la garder.
prompt-exchanging-anywhere = { $seat } peut échanger une tuile visible, sans pièce d’un autre joueur dessus, contre une tuile de même nature de la réserve, ou tout laisser en l’état.
    .you = Vous pouvez échanger une tuile visible, sans pièce d’un autre joueur dessus, contre une tuile de même nature de la réserve, ou tout laisser en l’état.
prompt-running-first = { $seat } peut faire rouler sa locomotive, en avant ou en arrière et tuile par tuile, ou finir son tour.
    .you = Vous pouvez faire rouler votre locomotive, en avant ou en arrière et tuile par tuile, ou finir votre tour.
prompt-running-on = La locomotive de { $seat } a roulé de { tiles-run }. Elle peut continuer, mais pas reculer, ou le tour peut finir là.
    .you = Votre locomotive a roulé de { tiles-run }. Elle peut continuer, mais pas reculer, ou votre tour peut finir là.
prompt-running-first-no-further = La locomotive de { $seat } ne peut pas rouler d’où elle est : le tour ne peut que finir.
    .you = Votre locomotive ne peut pas rouler d’où elle est : votre tour ne peut que finir.
prompt-running-on-no-further = La locomotive de { $seat } a roulé de { tiles-run } et ne peut aller plus loin : le tour ne peut que finir.
    .you = Votre locomotive a roulé de { tiles-run } et ne peut aller plus loin : votre tour ne peut que finir.
prompt-running-first-die = La locomotive de { $seat } peut rouler { tiles-by-die }, en avant ou en arrière, ou rester où elle est.
    .you = Votre locomotive peut rouler { tiles-by-die }, en avant ou en arrière, ou rester où elle est.
prompt-running-on-die = La locomotive de { $seat } a parcouru { $steps } des { $die } tuiles. Elle continue, sans reculer ; le tour finit dès qu’elle n’y est plus tenue ou ne le peut plus.
    .you = Votre locomotive a parcouru { $steps } des { $die } tuiles. Elle continue, sans reculer ; votre tour finit dès qu’elle n’y est plus tenue ou ne le peut plus.
prompt-over = La partie est finie : gagne qui a atteint Kansas City, ou s’en est le plus approché.

## Ce qui arrive

event-river_laid = { $seat } pose le fleuve en { $cell }.
    .you = Vous posez le fleuve en { $cell }.
event-city_laid = { $seat } pose { $city } en { $cell }.
    .you = Vous posez { $city } en { $cell }.
event-tiles_laid = Toutes les autres tuiles sont posées face cachée.
event-only_choice = { $seat } n’a qu’une possibilité :
    .you = Vous n’avez qu’une possibilité :
event-tile_revealed = { $seat } retourne { $cell } : { $tile }.
    .you = Vous retournez { $cell } : { $tile }.
event-tile_set = { $seat } oriente la tuile en { $cell } ({ $tile }).
    .you = Vous orientez la tuile en { $cell } ({ $tile }).
event-tile_turned = { $seat } tourne la tuile en { $cell } ({ $tile }).
    .you = Vous tournez la tuile en { $cell } ({ $tile }).
event-tile_left = { $seat } laisse la tuile en { $cell } ({ $tile }) telle quelle.
    .you = Vous laissez la tuile en { $cell } ({ $tile }) telle quelle.
event-locomotive_turned = La locomotive de { $seat } en { $cell } tourne avec sa tuile, et a désormais { ahead } dans le dos.
    .you = Votre locomotive en { $cell } tourne avec sa tuile, et a désormais { ahead } dans le dos.
event-opening_ended = Le pays autour de Chicago est découvert. { $seat } joue le premier tour.
    .you = Le pays autour de Chicago est découvert. Vous jouez le premier tour.
event-round_began = La manche { $round } commence.
event-crew_die_rolled = { $seat } fait { $crew }.
    .you = Vous faites { $crew }.
event-dice_rolled = { $seat } fait { $crew } pour son équipe et { $locomotive } pour sa locomotive.
    .you = Vous faites { $crew } pour votre équipe et { $locomotive } pour votre locomotive.
event-crew_moved = L’équipe de { $seat } va de { $origin } en { $cell }.
    .you = Votre équipe va de { $origin } en { $cell }.
event-crew_stayed = L’équipe de { $seat } n’a nulle part où s’arrêter et reste en { $cell }.
    .you = Votre équipe n’a nulle part où s’arrêter et reste en { $cell }.
event-slot_revealed = { $seat } retourne la { $slot } de la réserve : { $tile }.
    .you = Vous retournez la { $slot } de la réserve : { $tile }.
event-tile_exchanged = { $seat } échange la tuile en { $cell } ({ $old }) contre une tuile de la réserve ({ $tile }).
    .you = Vous échangez la tuile en { $cell } ({ $old }) contre une tuile de la réserve ({ $tile }).
event-exchange_declined = { $seat } ne fait pas d’échange.
    .you = Vous ne faites pas d’échange.
event-locomotive_moved = La locomotive de { $seat } roule vers { ahead }, en { $cell }.
    .you = Votre locomotive roule vers { ahead }, en { $cell }.
event-run_ended = La locomotive de { $seat } s’arrête en { $cell } après { tiles-run }.
    .you = Votre locomotive s’arrête en { $cell } après { tiles-run }.
event-locomotive_stayed = La locomotive de { $seat } reste en { $cell }.
    .you = Votre locomotive reste en { $cell }.
event-kansas_city_reached = La locomotive de { $seat } est arrivée à Kansas City !
    .you = Votre locomotive est arrivée à Kansas City !
event-game_ended = La partie s’achève : { $ending }.
event-distance_left = La locomotive de { $seat } est à { tiles-left } de Kansas City.
    .you = Votre locomotive est à { tiles-left } de Kansas City.

## Pourquoi pas : à qui de jouer, et quoi

reason-game_over = La partie est finie.
reason-not_your_turn = Ce n’est pas à vous de jouer.
reason-wrong_step = Il est trop tôt ou trop tard pour cela : un tour va des dés à l’équipe, puis à sa tuile, puis à la locomotive.

## Pourquoi pas : poser la carte

reason-no_such_course = Un fleuve qui passe par là ne peut pas rester sur le terrain et garder ses distances avec les deux villes : choisissez un autre cours.
reason-river_flows_south = Le fleuve coule du nord au sud : seuls le sud-ouest et le sud-est lui sont ouverts.
reason-no_city_in_row = Les trois sorties de la ville ne donneraient pas toutes sur la terre : Chicago va dans la rangée B, D ou F, Kansas City dans la rangée C, E ou G.
reason-city_near_river = La ville serait ici trop près du fleuve : il faut une distance d’au moins { $distance } tuiles.

## Pourquoi pas : l’ouverture

reason-outside_opening_area = Cette tuile est trop loin : l’ouverture ne découvre que les terres à { $distance } tuiles au plus de Chicago.
reason-already_open = Cette tuile est déjà visible : choisissez-en une qui soit cachée.
reason-not_touching_open = Cette tuile ne touche ni Chicago ni une tuile visible : choisissez-en une qui le fasse.
reason-pick_connectable_first = Aucune voie ne mène à cette tuile, mais il y en a une vers une autre : choisissez d’abord celle qui peut se raccorder.

## Pourquoi pas : l’équipe

reason-crew_must_move = { $roll ->
    [one] L’équipe ne peut pas rester : elle doit avancer de { $roll } tuile.
   *[other] L’équipe ne peut pas rester : elle doit avancer de { $roll } tuiles.
}
reason-wrong_distance = { $roll ->
    [one] Aucune marche d’exactement { $roll } tuile ne finit ici.
   *[other] Aucune marche d’exactement { $roll } tuiles ne finit ici.
}
reason-two_bends_needed = Pour arriver ici en exactement { $roll } tuiles, l’équipe devrait changer deux fois de direction, et elle ne le peut qu’une fois.
reason-route_leaves_field = Toute marche de { $roll } tuiles qui mène ici en un seul virage sort du terrain.
reason-half_turn_forbidden = Pour finir ici avec { $roll } tuiles, l’équipe devrait faire demi-tour, et à cette table c’est interdit.
reason-stop_occupied_crew = L’équipe d’un autre est ici : la vôtre peut passer, mais pas s’arrêter.
reason-stop_occupied_loco = La locomotive d’un autre est ici : votre équipe peut passer, mais pas s’arrêter.
reason-city_stop_forbidden = À cette table, une équipe ne s’arrête pas dans une ville : elle ne fait qu’y passer.

## Pourquoi pas : la tuile

reason-no_connection = Ainsi, la tuile ne rejoint aucune voie voisine, alors qu’une autre position le permet : choisissez-en une qui se raccorde.
reason-point_at_open_first = Rien ne peut être raccordé ici ; la voie doit au moins être tournée vers une tuile visible ou une ville, et dans cette position elle ne l’est pas.
reason-bridge_not_on_land = Un pont doit relier deux tuiles de terre : ainsi, l’un de ses bouts donne sur l’eau ou hors du terrain.
reason-peninsula_not_on_land = Les deux bouts de cette tuile de fleuve doivent donner sur la terre : ainsi, l’un d’eux donne sur l’eau ou hors du terrain.
reason-city_fixed = Une ville ne peut être ni tournée ni échangée.
reason-looks_alike = Dans cette position, la tuile a le même aspect que dans une autre de numéro plus petit : choisissez celle-là.

## Pourquoi pas : l’échange

reason-exchange_not_rolled = Vos dés ne permettent pas d’échange : il faut un 6 au dé de l’équipe ou, avec deux dés, un 0 au dé de locomotive.
reason-exchanged_already = Vous avez déjà fait l’échange de ce tour.
reason-exchange_wrong_kind = La terre ne s’échange que contre de la terre, et le fleuve que contre du fleuve.
reason-slot_empty = Il n’y a pas de tuile à cet emplacement de la réserve.
reason-not_under_crew = Seule la tuile où votre équipe vient de s’arrêter peut être échangée.
reason-exchange_loco_on_tile = Une locomotive se trouve sur cette tuile, qui ne peut donc pas être échangée.
reason-slot_off_line = De quelque façon qu’on la tourne, cette tuile laisserait votre locomotive sans voie : prenez-en une autre.
reason-loco_loses_track = Ainsi, la nouvelle tuile laisserait votre locomotive sans voie au bord par lequel elle est entrée.
reason-exchange_hidden = Cette tuile est cachée : seule une tuile visible peut être échangée.
reason-exchange_occupied = Une pièce se trouve sur cette tuile, qui ne peut donc pas être échangée.
reason-crew_stayed = Votre équipe n’a pas pu bouger : il n’y a pas de tuile à échanger ce tour-ci.
reason-slot_face_down = Cette tuile de la réserve est cachée, et nul ne sait si elle garderait une voie sous votre locomotive : prenez-en une visible.

## Pourquoi pas : la locomotive

reason-no_line_here = Aucune ligne ne mène de votre locomotive à ce bord de sa tuile.
reason-no_reversing = Une locomotive qui a commencé à rouler ne peut plus rebrousser chemin avant son prochain tour.
reason-switch_wrong_branch = Un aiguillage mène de son tronc à chaque branche et retour, mais pas d’une branche à l’autre.
reason-off_field = De ce côté, c’est la limite du terrain.
reason-tile_hidden = La tuile suivante est cachée, et une locomotive ne peut pas y entrer.
reason-no_line_there = La tuile suivante n’a pas de voie à ce bord.
reason-blocked_by_crew = L’équipe d’un autre est sur la tuile suivante et ne laisse passer aucune locomotive.
reason-blocked_by_loco = La locomotive d’un autre se trouve sur la voie où vous entreriez.
reason-die_used_up = { $die ->
    [0] Le dé de locomotive montre un 0 : la locomotive ne bouge pas ce tour-ci.
    [one] La locomotive a roulé de { $die } tuile : c’est tout ce que permet son dé.
   *[other] La locomotive a roulé de { $die } tuiles : c’est tout ce que permet son dé.
}
reason-must_run_on = La locomotive est en route, et doit continuer jusqu’à { $die } tuiles ou jusqu’à ne plus pouvoir avancer.
reason-already_passed = Pendant cette course, la locomotive est déjà entrée sur cette tuile par ce bord, et cela ne se peut qu’une fois.
reason-run_ended_in_chicago = Une course qui entre à Chicago s’y termine.
reason-exact_count_needed = À cette table, on n’entre à Kansas City qu’avec le dernier des { $die } pas que donne le dé.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (RI-4.1) : … ».

flaw-turn-and-phase = les tours se comptent à partir de 1 une fois l’ouverture finie, et pas avant
flaw-decider = dans un tour, c’est le joueur dont c’est le tour qui décide de tout
flaw-no-such-face = aucun dé ne montre { $value } à ce moment
flaw-river-rows = le fleuve doit être posé rangée par rangée depuis le nord, aussi loin que le veut cette étape du jeu
flaw-no-such-course = aucun fleuve permis ne suit ce cours
flaw-city-misplaced = { $city ->
    [chicago] Chicago ne peut pas être ici
   *[other] Kansas City ne peut pas être ici
}
flaw-city-too-early = { $city ->
    [chicago] Chicago ne se pose qu’une fois le fleuve complet
   *[other] Kansas City se pose en tout dernier
}
flaw-tile-missing = une fois le terrain posé, chaque case sans ville porte une tuile, et aucune autre : { $cell } ne va pas
flaw-tile-wrong-kind = les tuiles de terre vont sur la terre et celles de fleuve sur le fleuve, mais pas en { $cell }
flaw-not-open = { $cell } est visible sans tuile
flaw-no-such-rotation = la tuile en { $cell } ne peut pas avoir cette position, ou est tournée alors qu’elle est cachée
flaw-slot-wrong-kind = l’emplacement { $slot } de la réserve est vide, ou contient une tuile de la mauvaise nature ou de trop
flaw-slot-not-open = l’emplacement { $slot } de la réserve doit être face visible s’il est de terre, et caché s’il est vide
flaw-tiles-lost = il y a { $found } tuiles { $tile } sur le terrain et dans la réserve, et il devrait y en avoir { $all }
flaw-piles = des tuiles n’attendent en pile que tant que la carte n’est pas posée
flaw-piece-nowhere = la place { $seat } a une équipe et une locomotive sur le terrain si, et seulement si, Chicago est posée
flaw-piece-moved-early = aucune pièce ne bouge avant le premier tour, mais une de la place { $seat } a quitté Chicago
flaw-entry-in-city = la locomotive de la place { $seat } est dans une ville et n’a donc pas de bord d’entrée
flaw-locomotive-hidden = la locomotive de la place { $seat } est sur une tuile encore cachée
flaw-entry-without-track = la locomotive de la place { $seat } est entrée par un bord où sa tuile n’a pas de voie
flaw-last-run = la dernière course de la place { $seat } est d’un tour qui n’a pas été joué
flaw-arrived = la locomotive de la place { $seat } est à Kansas City, mais ne vient pas de gagner la partie
flaw-crew-shares-tile = l’équipe en { $cell } partage sa tuile avec la pièce d’un autre
flaw-locomotives-meet = deux locomotives sont sur la même voie en { $cell }
flaw-target = une tuile est à orienter : elle doit être désignée, et visible
flaw-target-occupied = une pièce d’un autre joueur est sur la tuile à orienter
flaw-laid = une tuile ne peut venir d’être posée que pendant qu’on l’échange ou qu’on l’oriente
flaw-passed = la course a { $steps } pas, mais { $entered } bords ont été franchis, ou ce n’est pas le moment de rouler

## Ce que rapporte une action, avant qu’elle soit faite

outcome-score = { $trend ->
    [more] { $count ->
        [one] plus près de Kansas City : { $count } tuile
       *[other] plus près de Kansas City : { $count } tuiles
    }
   *[other] { $count ->
        [one] plus loin de Kansas City : { $count } tuile
       *[other] plus loin de Kansas City : { $count } tuiles
    }
}

## La position en mots

# Le chemin fait tient lieu de ce qui est ailleurs de l’argent.
money = { $amount ->
    [one] { $amount } tuile de chemin
   *[other] { $amount } tuiles de chemin
}
told-seat = { $seat } : équipe { $crew } ; locomotive { $locomotive }, à { $distance ->
    [one] { $distance } tuile
   *[other] { $distance } tuiles
} de Kansas City ; { $ran ->
    [0] elle n’a pas encore roulé
   *[other] sa dernière course date du tour { $ran }
} ; { $count ->
    [0] elle ne peut rouler nulle part maintenant
   *[other] elle peut rouler en { $reach }
}.
told-on-cell = en { $cell }
told-in-city = à { $city }
told-heading = { $direction ->
    [est] en { $cell }, venue de l’{ $direction }
    [ouest] en { $cell }, venue de l’{ $direction }
   *[other] en { $cell }, venue du { $direction }
}
told-before-turns = Aucun tour n’a encore été joué.
told-round = Manche { $round } sur { $limit }, tour { $turn }.
told-crew-die = Dé de l’équipe : { $crew }.
told-both-dice = Dé de l’équipe : { $crew }. Dé de locomotive : { $locomotive }.
told-turned = Position { $rotation } en { $cell } : { $count ->
    [0] pas de voie.
   *[other] { $ends }.
}
told-ends-joined = la voie continue : { $edges }
told-ends-hidden = vers des tuiles cachées : { $edges }
told-ends-cut = s’arrête : { $edges }
told-city = { $city } est en { $cell }.
told-river = Le fleuve passe par { $cells }.
told-hidden-land = { $count ->
    [0] Aucune tuile de terre n’est cachée.
    [one] Une tuile de terre est cachée : { $cells }.
   *[other] { $count } tuiles de terre sont cachées : { $cells }.
}
told-hidden-river = { $count ->
    [0] Aucune tuile de fleuve n’est cachée.
    [one] Une tuile de fleuve est cachée : { $cells }.
   *[other] { $count } tuiles de fleuve sont cachées : { $cells }.
}
told-tile = { $count ->
    [0] { $cell }, { $tile } : pas de voie.
   *[other] { $cell }, { $tile }, position { $rotation } : { $track }.
}
told-track = { $one } à { $other }
told-track-any = à volonté entre { $edges }
told-reserve = Réserve : { $tiles }.
told-slot = { $slot }, { $tile }
told-slot-hidden = { $slot }, face cachée
told-remaining = Encore face cachée : { $tiles }.
told-count = { $count } × { $tile }
