# Ce que disent les deux jeux de la famille des Dales, dans l’ordre où on le rencontre. Ce qui change d’un jeu à l’autre
# (noms des marchandises et des compagnies, one-item, counted-items, single-item, all-items, of-company, to-company) est
# parmi les mots de chaque jeu.

## Options

option-side = Face des plateaux
option-side-help = La face utilisée du plateau des enchères et de celui des trains. Sur la face pour 2–3 joueurs, il y a moins à partager, et les passagers des meilleures classes rapportent davantage.
option-auction_stop = Quand une mise est impossible
option-auction_stop-help = Ce qui se passe quand quelqu’un, avec une seule mise en place, n’a plus assez de cubes pour une autre : l’enchère s’achève pour tous, ou elle continue sans ce joueur.
option-south_extension = Extension du Sud
option-south_extension-help = Le Sud (The South) s’étend plus à l’ouest, ce qui ouvre une sortie de plus, vers Bentham.
value-3-4 = pour 3–4 joueurs
value-2-3 = pour 2–3 joueurs
value-first_stuck = l’enchère s’achève
value-all_settled = les autres continuent

## Le nom des choses

# Toujours après « influence ».
colour-white = blanche
colour-brown = brune
colour-red = rouge
colour-green = verte

# Ce que prend un échange : de l’influence d’une couleur, ou des cubes.
source-white = blanche
source-brown = brune
source-red = rouge
source-green = verte
source-cube = cube

item-red = rouge
item-green = vert
piece-red = passager rouge
piece-green = passager vert
piece-objector = opposant

town-minor = petite ville
town-major = grande ville
town-company = ville de compagnie

# Suite de « La partie s’achève : … ».
ending-last_turn = le dernier tour est joué

## D’où viennent les points

source-paid_goods = Marchandises
source-paid_passengers = Passagers
source-paid_link = Nuremberg–Fürth
source-paid_sets = Séries
source-paid_balance = Pertes et profits
source-paid_tracks = Voies restantes

## Les phases

phase-bid = Enchère
phase-choose_colour = Rouge ou verte
phase-build = Construction
phase-extend = Construction d’une ligne
phase-pay = Paiement de la ligne
phase-train = Trains et chargement
phase-exchange = Échange pour un train
phase-load_train = Choix d’une classe
phase-sell = Ventes
phase-sell_extend = Vente d’une ligne
phase-over = Partie terminée
step-next_bidder = Enchérisseur suivant
step-settle_spaces = Les cases vont aux plus offrants
step-begin_building = La construction commence
step-pay_line = La ligne est payée et posée
step-next_builder = Constructeur suivant
step-begin_loading = Le chargement commence
step-pay_train = Le train est payé
step-next_loader = Suivant dans l’ordre des trains
step-take_stock = Points, pertes et profits
step-begin_selling = Nouvel ordre des joueurs
step-next_seller = Vendeur suivant
step-end_turn = Fin du tour

## Les actions : un bouton, puis une description

verb-bid = Miser
verb-choose_colour = Choisir une couleur
verb-start = Commencer une ligne
verb-extend = Poser une voie
verb-finish = Achever la ligne
verb-pay = Payer
verb-buy = Acheter un train
verb-exchange = Échanger
verb-load = Charger
verb-load_train = Choisir un train
verb-sell = Vendre une ligne
verb-sell_extend = Ajouter une voie
verb-sell_finish = Conclure la vente
verb-pass = Passer

action-bid = { $cubes ->
    [one] miser { $cubes } cube sur la case { $space }
   *[other] miser { $cubes } cubes sur la case { $space }
}
action-choose_colour = prendre le point en influence { $colour }
action-start = commencer une ligne à { $area }
action-extend = poser une voie vers { $area }
action-finish = achever la ligne ici et la payer
action-pay = payer un point d’influence { $colour }
action-buy = acheter le train { $train }
action-exchange = { $source ->
    [cube] donner un cube
   *[other] donner un point d’influence { $source }
}
action-load = charger { one-item } à { $area }
action-load_train = installer le passager dans le train { $train }
action-sell = vendre { to-company } une ligne qui commence à { $area }
action-sell_extend = vendre aussi la voie vers { $area }
action-sell_finish = conclure la vente ici
action-pass = passer

## Des morceaux de phrases

cubes-counted = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
cubes-in-hand = { $hand ->
    [one] { $hand } cube en main
   *[other] { $hand } cubes en main
}
influence-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-due = { $due ->
    [one] { $due } point
   *[other] { $due } points
}
points-scored = { $money ->
    [one] { $money } point
   *[other] { $money } points
}
points-lost = { $tracks ->
    [one] { $tracks } point pour une voie restée
   *[other] { $tracks } points pour autant de voies restées
}
tracks-counted = { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
}
line-built = { $tracks ->
    [one] { $tracks } voie
   *[other] une ligne de { $tracks } voies
}
link-tracks = { $money ->
    [one] une voie
   *[other] des voies
}
sets-counted = { $sets ->
    [one] { $sets } série
   *[other] { $sets } séries
}

## Les questions

prompt-bid = { $seat } doit miser à l’enchère, avec { cubes-in-hand }. Là où se trouve la mise d’un rival, il faut miser davantage.
    .you = À vous de miser : désignez une case et un nombre de cubes. Vous avez { cubes-in-hand }. Là où se trouve la mise d’un rival, misez davantage.
prompt-choose-colour = { $seat } remporte la case { $space } et prend un de ses points en influence rouge ou verte.
    .you = Vous remportez la case { $space } : prenez un de ses points en influence rouge ou verte.
prompt-build = { $seat } peut construire une ligne, avec { cubes-in-hand } et toute son influence : d’où part-elle ? Ou bien passer.
    .you = Vous pouvez construire une ligne, avec { cubes-in-hand } et toute votre influence : d’où part-elle ? Ou bien passez.
prompt-extend-first = { $seat } commence une ligne à { $area } : où va la première voie ?
    .you = Vous commencez une ligne à { $area } : où va la première voie ?
prompt-extend = La ligne de { $seat } compte { tracks-counted } et arrive à { $area }. { line-costs } { line-goes-on }
    .you = Votre ligne compte { tracks-counted } et arrive à { $area }. { line-costs } { line-goes-on }
line-costs = { $points ->
    [one] Elle coûte { $points } point de construction
   *[other] Elle coûte { $points } points de construction
} ; { $slack ->
    [0] il ne reste rien à dépenser.
   *[other] il en reste { $slack } à dépenser.
}
line-goes-on = { $extend ->
    [0] Elle ne peut aller plus loin : achevez-la.
   *[other] Posez une autre voie, ou achevez-la.
}
prompt-pay = { $seat } n’a plus de cubes et paie encore { points-due } en influence, de n’importe quelle couleur.
    .you = Vous n’avez plus de cubes : payez encore { points-due } en influence, de la couleur de votre choix.
prompt-train = { $brown ->
    [0] { $seat } n’a pas d’influence brune :
    [one] { $seat } a { $brown } point d’influence brune :
   *[other] { $seat } a { $brown } points d’influence brune :
}{ train-choices }
    .you = { $brown ->
        [0] Vous n’avez pas d’influence brune :
        [one] Vous avez { $brown } point d’influence brune :
       *[other] Vous avez { $brown } points d’influence brune :
    }{ train-choices }
train-choices = { $buy ->
    [0] {""}
   *[other] {" "}achetez un train{ $brown ->
        [0] {" "}par échange,
       *[other] ,
    }
}{ $load ->
    [0] {""}
   *[other] {" "}chargez quelque chose,
} ou passez pour le reste de la phase.
prompt-exchange = Il manque de l’influence brune à { $seat } pour le train { $train } : encore { points-due } à donner en échange, en cubes ou en influence.
    .you = Il vous manque de l’influence brune pour le train { $train } : donnez encore { points-due } en échange, en cubes ou en influence.
prompt-load-train = { $seat } charge { one-item } à { $area } : dans quel train, et donc dans quelle classe ?
    .you = Vous chargez { one-item } à { $area } : dans quel train, et donc dans quelle classe ?
prompt-sell = { $seat } peut vendre une ligne : à quelle compagnie, et depuis laquelle de ses villes ? Ou bien passer.
    .you = Vous pouvez vendre une ligne : à quelle compagnie, et depuis laquelle de ses villes ? Ou bien passez.
prompt-sell-extend = { $tracks ->
    [0] { $seat } vend { to-company } une ligne depuis { $area } : par quelle voie ?
   *[other] { $seat } vend { tracks-counted } { to-company }, jusqu’à { $area }. { sale-goes-on }
}
    .you = { $tracks ->
        [0] Vous vendez { to-company } une ligne depuis { $area } : par quelle voie ?
       *[other] Vous vendez { tracks-counted } { to-company }, jusqu’à { $area }. { sale-goes-on }
    }
sale-goes-on = { $sell_finish ->
    [0] Ajoutez-en une : une vente finit dans une ville.
   *[other] { $sell_extend ->
        [0] Concluez la vente ici.
       *[other] Ajoutez-en une, ou concluez la vente ici.
    }
}
prompt-over = La partie est finie : qui a le plus de points l’emporte.

## Ce qui arrive : l’enchère

event-only_choice = { $seat } n’a qu’un choix :
    .you = Vous n’avez qu’un choix :
event-turn_began = Le tour { $turn } commence et chacun prend de nouveaux cubes.
event-counter_drawn = Un jeton d’influence { $colour } est tiré pour la case { $space }.
event-bid_placed = { $seat } mise { cubes-counted } sur la case { $space }.
    .you = Vous misez { cubes-counted } sur la case { $space }.
event-bid_displaced = { $seat } perd sa place sur la case { $space } et reprend { cubes-counted }.
    .you = Vous perdez votre place sur la case { $space } et reprenez { cubes-counted }.
event-bidder_stuck = { $seat } n’a pas assez de cubes pour une autre mise.
    .you = Vous n’avez pas assez de cubes pour une autre mise.
event-space_won = { $seat } remporte la case { $space } pour { cubes-counted }.
    .you = Vous remportez la case { $space } pour { cubes-counted }.
event-colour_chosen = { $seat } prend le point en influence { $colour }.
    .you = Vous prenez le point en influence { $colour }.
event-influence_gained = { $seat } gagne { influence-counted } d’influence { $colour } et en a maintenant { $level }.
    .you = Vous gagnez { influence-counted } d’influence { $colour } et en avez maintenant { $level }.
event-orders_set = En tête pour construire : { $builder }. En tête pour les trains : { $buyer }.
    .you-builder = En tête pour construire : vous. En tête pour les trains : { $buyer }.
    .you-buyer = En tête pour construire : { $builder }. En tête pour les trains : vous.
    .you-builder-buyer = Vous êtes en tête pour construire et pour les trains.

## Ce qui arrive : la construction

event-line_started = { $seat } commence une ligne à { $area }.
    .you = Vous commencez une ligne à { $area }.
event-line_extended = { $seat } prévoit une voie : { $origin } – { $area }.
    .you = Vous prévoyez une voie : { $origin } – { $area }.
event-line_built = { $seat } construit { line-built } : { $origin } – { $area }.
    .you = Vous construisez { line-built } : { $origin } – { $area }.
event-cubes_paid = { $seat } paie { cubes-counted }.
    .you = Vous payez { cubes-counted }.
event-influence_paid = { $seat } paie { influence-counted } d’influence { $colour } et en garde { $level }.
    .you = Vous payez { influence-counted } d’influence { $colour } et en gardez { $level }.
event-objectors_left = { $objectors ->
    [one] À { $area }, { $objectors } opposant cède et s’en va.
   *[other] À { $area }, { $objectors } opposants cèdent et s’en vont.
}
event-build_passed = { $seat } ne construit rien.
    .you = Vous ne construisez rien.
event-build_skipped = { $seat } ne peut commencer de ligne nulle part et ne construit rien.
    .you = Vous ne pouvez commencer de ligne nulle part et ne construisez rien.
event-link_completed = { $seat } achève la première liaison entre Nuremberg et Fürth.
    .you = Vous achevez la première liaison entre Nuremberg et Fürth.
event-paid_link = { $seat } marque { points-scored } pour { link-tracks } sur la liaison.
    .you = Vous marquez { points-scored } pour { link-tracks } sur la liaison.

## Ce qui arrive : les trains

event-train_bought = { $seat } achète le train { $train }.
    .you = Vous achetez le train { $train }.
event-item_loaded = { $seat } charge { one-item } à { $area }, dans le train { $train }.
    .you = Vous chargez { one-item } à { $area }, dans le train { $train }.
event-loading_passed = { $seat } passe et en a fini avec les trains ce tour-ci.
    .you = Vous passez et en avez fini avec les trains ce tour-ci.
event-loading_skipped = { $seat } ne peut plus rien acheter ni charger.
    .you = Vous ne pouvez plus rien acheter ni charger.
event-paid_goods = { $seat } marque { points-scored } en marchandises : { all-items }.
    .you = Vous marquez { points-scored } en marchandises : { all-items }.
event-paid_passengers = { $seat } marque { points-scored } : { all-items }.
    .you = Vous marquez { points-scored } : { all-items }.
event-result_booked = { $seat } inscrit un profit de { $profit } et paie pour { tracks-counted } : pertes et profits en sont à { $balance }.
    .you = Vous inscrivez un profit de { $profit } et payez pour { tracks-counted } : pertes et profits en sont à { $balance }.
event-player_order_set = { $seat } passe en tête de l’ordre des joueurs.
    .you = Vous passez en tête de l’ordre des joueurs.

## Ce qui arrive : les ventes

event-sale_started = { $seat } commence une vente { to-company }, à { $area }.
    .you = Vous commencez une vente { to-company }, à { $area }.
event-sale_extended = { $seat } ajoute une voie à la vente : { $origin } – { $area }.
    .you = Vous ajoutez une voie à la vente : { $origin } – { $area }.
event-line_sold = { $seat } vend { tracks-counted } { to-company }.
    .you = Vous vendez { tracks-counted } { to-company }.
event-town_acquired = { $area } est désormais une ville { of-company }.
event-items_discarded = { $items ->
    [one] À { $area }, { counted-items } ne peut plus voyager et quitte le jeu.
   *[other] À { $area }, { counted-items } ne peuvent plus voyager et quittent le jeu.
}
event-sale_passed = { $seat } ne vend rien.
    .you = Vous ne vendez rien.
event-sale_skipped = { $seat } n’a rien qui puisse se vendre.
    .you = Vous n’avez rien qui puisse se vendre.

## Ce qui arrive : la fin

event-game_ended = La partie s’achève : { $ending }.
event-paid_sets = { $seat } marque { $money } points pour { sets-counted }.
    .you = Vous marquez { $money } points pour { sets-counted }.
event-paid_balance = Pertes et profits : { $money } au score final pour { $seat }.
    .you = Pertes et profits : { $money } à votre score final.
event-paid_tracks = { $seat } perd { points-lost } sur le plateau.
    .you = Vous perdez { points-lost } sur le plateau.

## Pourquoi pas : à qui de jouer, et quoi

reason-game_over = La partie est finie.
reason-not_your_turn = Ce n’est pas à vous de jouer.
reason-wrong_phase = Ce n’est pas le moment. { $phase ->
    [bid] L’enchère est en cours : misez sur une case.
    [choose_colour] Dites d’abord si le point est rouge ou vert.
    [build] C’est le moment de construire : commencez une ligne, ou passez.
    [extend] Une ligne est en construction : posez une voie, ou achevez-la.
    [pay] Il faut d’abord payer la ligne : choisissez une couleur d’influence.
    [train] C’est le moment des trains : achetez-en un, chargez quelque chose, ou passez.
    [exchange] Il faut d’abord payer le train : choisissez ce que vous donnez en échange.
    [load_train] Dites d’abord dans quel train voyage le passager.
    [sell] C’est le moment de vendre : choisissez une compagnie et une ville où commencer, ou passez.
   *[sell_extend] Une vente est en cours : ajoutez une voie, ou concluez-la.
}

## Pourquoi pas : l’enchère

reason-must_bid = On ne passe pas à l’enchère : avec moins de deux mises en place, vous devez miser si vous le pouvez.
reason-two_bids_standing = Vous avez deux mises en place. Vous ne miserez de nouveau que si l’on vous déloge.
reason-no_such_space = Cette case n’existe pas sur cette face du plateau des enchères.
reason-below_minimum_bid = La première mise sur cette case doit être d’au moins { $minimum ->
    [one] { $minimum } cube
   *[other] { $minimum } cubes
}.
reason-must_beat_bid = Une mise de { $high } occupe cette case : misez davantage, ou essayez-en une autre.
reason-own_bid_there = Votre propre mise occupe cette case, et l’on ne surenchérit pas sur soi-même : choisissez-en une autre.
reason-not_enough_cubes_in_hand = { $hand ->
    [0] Vous n’avez aucun cube en main.
    [one] Vous n’avez que { $hand } cube en main et ne pouvez pas miser davantage.
   *[other] Vous n’avez que { $hand } cubes en main et ne pouvez pas miser davantage.
}
reason-only_red_or_green = Ce point se prend en influence rouge ou verte, et rien d’autre.

## Pourquoi pas : la construction

reason-start_not_connected = Une ligne commence dans une ville de compagnie, ou dans une zone que touche une de vos voies. Ce n’est ni l’un ni l’autre.
reason-start_leads_nowhere = D’ici, vous ne pouvez poser aucune voie : les frontières sont fermées ou occupées, ou vous ne pourriez pas payer.
reason-line_has_started = Vous avez commencé une ligne : posez une voie, achevez-la, ou annulez.
reason-no_track_yet = Votre ligne n’a pas encore de voie : posez-en au moins une.
reason-not_from_end_of_line = Une voie part du bout de votre ligne, et cette zone n’en est pas voisine.
reason-line_would_fork = Votre ligne est déjà passée dans cette zone, et aucune zone ne peut y figurer deux fois.
reason-not_adjacent = Il n’y a pas de frontière entre ces deux zones.
reason-border_taken = Cette frontière porte déjà une voie, et il n’y a place que pour une.
reason-hill_blocks = Aucune voie n’entre dans une colline ni n’en sort.
reason-hop_blocks = Aucune voie n’entre dans une houblonnière ni n’en sort.
reason-forbidden_border = On ne construit pas de voie à travers cette frontière. Il faut faire le tour.
reason-south_leave_only = On peut construire en partant du Sud (The South), jamais vers lui.
reason-extension_not_in_play = Ce chemin passe par l’extension du Sud, qui n’est pas en jeu à cette table.
reason-no_track_left = Vous n’avez plus de voies : toutes les 15 sont sur le plateau ou dans cette ligne.
reason-needs_red_influence = { $held ->
    [0] Les villes de compagnie sur cette ligne exigent une influence rouge de { $needed }, et vous n’en avez pas.
   *[other] Les villes de compagnie sur cette ligne exigent une influence rouge de { $needed }, et vous n’en avez que { $held }.
}
reason-needs_green_influence = { $held ->
    [0] Les villes de compagnie sur cette ligne exigent une influence verte de { $needed }, et vous n’en avez pas.
   *[other] Les villes de compagnie sur cette ligne exigent une influence verte de { $needed }, et vous n’en avez que { $held }.
}
reason-needs_government = { $held ->
    [0] Les opposants le long de cette ligne exigent une influence blanche de { $needed }, et vous n’en avez pas.
   *[other] Les opposants le long de cette ligne exigent une influence blanche de { $needed }, et vous n’en avez que { $held }.
}
reason-line_too_expensive = { $missing ->
    [one] Avec cette voie, il manquerait { $missing } point de construction, même en donnant tous vos cubes et toute votre influence.
   *[other] Avec cette voie, il manquerait { $missing } points de construction, même en donnant tous vos cubes et toute votre influence.
}
reason-cubes_first = Les points de construction se paient d’abord en cubes. Achevez la ligne ; vous ne choisirez d’influence que pour ce que les cubes ne couvrent pas.
reason-colour_empty = Il ne vous reste pas d’influence de cette couleur pour payer.

## Pourquoi pas : les trains et le chargement

reason-no_such_train = Ce train n’existe pas sur cette face du plateau des trains.
reason-train_taken = Ce train a déjà été acheté ce tour-ci.
reason-one_train_per_cost = Vous avez déjà acheté un train à ce prix, et l’on n’en a qu’un de chaque prix par tour.
reason-train_too_expensive = Il vous manque de l’influence brune pour ce train : il faudrait donner { $needed } autres points en échange, et vous en avez { $held }.
reason-exchange_not_needed = Il n’y a rien à échanger : on n’échange que ce qui manque à l’achat d’un train, et l’influence brune se dépense d’abord.
reason-source_empty = Vous n’avez plus rien de cette sorte à donner. L’influence brune ne s’échange pas.
reason-already_passed = Vous avez passé et ne jouez plus dans cette phase.
reason-item_not_there = Il n’y a rien de cette sorte ici.
reason-no_train = Vous n’avez pas encore de train : achetez-en un d’abord.
reason-no_free_place = Aucun de vos trains n’a de place libre pour cela : marchandises et passagers ont chacun leurs places.
reason-no_own_track_there = Aucune de vos voies ne touche cette zone.
reason-company_track_there = Une voie de compagnie touche cette zone : on n’y charge plus rien.
reason-no_neutral_arrow_town = Vous ne touchez aucune ville neutre que désignent les flèches d’ici. Les villes de compagnie ne comptent pas.
reason-passenger_is_home = Ce passager est déjà dans une ville de sa couleur.
reason-no_path_to_company_town = Vos propres voies ne mènent pas d’ici à une ville de la couleur de ce passager.
reason-not_your_train = Ce train n’est pas à vous.
reason-no_place_in_that_class = Ce train n’a pas de place de passager libre.
reason-within_reach = À portée de vos lignes en ce moment : { $goods ->
    [0] aucune marchandise
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
} et { $passengers ->
    [0] aucun passager.
    [one] { $passengers } passager.
   *[other] { $passengers } passagers.
}
reason-load_pays = { $points ->
    [one] +{ $points } point et +{ $profit } de profit quand tous en auront fini avec les trains.
   *[other] +{ $points } points et +{ $profit } de profit quand tous en auront fini avec les trains.
}

## Pourquoi pas : les ventes

reason-one_sale_per_turn = Vous avez déjà eu votre occasion de vendre ce tour-ci.
reason-not_own_track = On ne vend que ses propres voies, l’une après l’autre, et aucune des vôtres n’y mène d’ici.
reason-sale_would_fork = La ligne que vous vendez est déjà passée dans cette zone, et aucune zone ne peut y figurer deux fois.
reason-sale_needs_track = Cette vente n’a pas encore de voie : ajoutez-en au moins une.
reason-sale_must_start_at_company_town = Une vente commence dans une ville de la compagnie qui achète, là où se trouve une de vos voies.
reason-sale_must_end_in_town = Une vente finit dans une ville. Par ici on n’en atteint aucune, ou il n’y en a pas ici.
reason-not_enough_company_influence = Vous avez trop peu d’influence auprès de cette compagnie : il en faut 1 pour deux voies, arrondi vers le haut.
reason-company_out_of_track = Il ne reste pas assez de voies à cette compagnie pour remplacer les vôtres.
reason-sale_has_started = Vous avez commencé une vente : ajoutez une voie, concluez-la, ou annulez.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (WD-1.1) : … ».

flaw-no-such-turn = il n’y a pas de tour { $value } : cette partie en compte { $all }
flaw-side-players = cette face des plateaux n’est pas pour ce nombre de joueurs
flaw-no-extension = ce plateau n’a pas cette extension
flaw-order = chaque joueur doit figurer exactement une fois dans cet ordre
flaw-place = personne n’a cette place dans l’ordre
flaw-passed = quelqu’un a passé qui n’est pas de la partie, ou qui ne peut pas encore avoir passé
flaw-not-in-turn = ce ne peut pas être à la place { $seat } de jouer
flaw-cubes = la place { $seat } a { $hand } cubes en main et { $bids } dans ses mises, sur { $all }
flaw-influence = la place { $seat } a une influence de { $value }, qui doit être entre 0 et { $most }
flaw-pile = les marqueurs d’une échelle doivent être arrivés l’un après l’autre, chacun une fois
flaw-balance = les pertes et profits de la place { $seat } sont à { $value } et doivent être entre { $low } et { $high }
flaw-track-owner = la voie sur { $border } appartient à { $owner }, où personne n’est assis
flaw-track-extension = { $border } porte une voie, mais l’extension n’est pas en jeu
flaw-tracks = la place { $seat } a { $laid } voies sur le plateau, sur { $all }
flaw-company-tracks = { $company } a { $laid } voies sur le plateau, sur { $all }
flaw-piece-place = { $area } ne peut pas contenir cette sorte de pièce : { $piece }
flaw-piece-many = { $area } contient plus de pièces qu’on n’en a jamais mis
flaw-pieces-lost = il y a { $pieces } pièces d’une sorte ({ $piece }), sur { $all }
flaw-town-owner = les propriétaires de { $area } sont impossibles
flaw-counter = le jeton de la case { $space } est impossible
flaw-counters = il y a trop de jetons d’une couleur : { $colour }
flaw-bid-space = la mise sur la case { $space } est impossible
flaw-bids = la place { $seat } a plus de deux mises
flaw-settling = une case est en cours de règlement si, et seulement si, on choisit une couleur
flaw-train-nobodys = le train { $train } n’existe pas sur cette face, ou appartient à une place que personne n’occupe
flaw-train-cost = la place { $seat } a deux trains du même prix
flaw-train-load = le train { $train } transporte ce pour quoi il n’a pas de place
flaw-path = la ligne en cours est interrompue, ou ne peut pas se trouver là
flaw-company = une compagnie achète si, et seulement si, une ligne est en vente
flaw-due = ce qui reste à payer ne convient pas à ce moment
flaw-spent = ce qui est déjà payé ne convient pas à ce moment
flaw-purchase = un train est en cours de paiement si, et seulement si, un échange est en cours
flaw-boarding = un passager attend son train si, et seulement si, on en choisit un
flaw-link = la liaison a été payée, mais ce plateau n’en a pas

## Ce que rapporte une action, avant qu’elle soit faite

outcome-points = { $count ->
    [one] { $sign }{ $count } point
   *[other] { $sign }{ $count } points
}
outcome-balance = pertes et profits { $sign }{ $count }
outcome-hand = { $count ->
    [one] { $sign }{ $count } cube
   *[other] { $sign }{ $count } cubes
}
outcome-influence = { $count ->
    [one] { $sign }{ $count } point d’influence { $colour }
   *[other] { $sign }{ $count } points d’influence { $colour }
}
outcome-collection = { $count ->
    [one] { $sign }{ $count } { single-item }
   *[other] { $sign }{ $count } { all-items }
}
outcome-score = { $sign }{ $count } au total si tout finissait là

## La position en mots

money = { NUMBER($amount) } PV
told-turn = Tour { $turn } sur { $turns } : { $phase }.
told-seat = { $seat } : { $points } points, { $projected } si la partie finissait maintenant ; pertes et profits { $balance } ; cubes : { $hand } en main, { $stock } en stock ; influence { $influence } ; voies : { $laid } sur le plateau, { $supply } en réserve ; { $count ->
    [0] rien dans la collection
   *[other] collection : { $collection }, { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    }
}{ $passed ->
    [0] { "" }
   *[other] {" "}; a passé
}.
told-company = { $company } : { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
} de reste.
told-order = { $order } : { $seats }.
told-order-player = Ordre des joueurs (P/P)
told-order-build = Ordre de construction (blanc)
told-order-train = Ordre des trains (brun)
told-points = { $source } { $points }
told-red-or-green = rouge ou verte 1
told-space-free = Case { $space }, dès { $minimum ->
    [one] { $minimum } cube
   *[other] { $minimum } cubes
} : { $worth }. Aucune mise.
told-space = Case { $space } : { $worth }. Mise de { $cubes } par { $seat } ; la prochaine est d’au moins { $lowest }.
told-train-free = Train { $train }, prix { $cost } : places { $passengers } pour passagers, { $goods } pour marchandises ; à vendre.
told-train-price = Qui doit jouer paierait { $brown } d’influence brune{ $other ->
    [0] { "" }
   *[other] {" "}et { $other } d’autres couleurs ou en cubes
}.
told-train = Train { $train }, prix { $cost } : places { $passengers } pour passagers, { $goods } pour marchandises ; acheté par { $seat }, { $count ->
    [0] vide
   *[other] à bord { $load }
}.
told-starts = Commencer une ligne y coûte de l’influence : { $areas }.
told-build-points = { $points ->
    [one] { $points } point de construction
   *[other] { $points } points de construction
}
told-line = Ligne { $areas } : { $demand } ; { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} à dépenser et { $choose } d’influence de n’importe quelle couleur ; { $slack } de plus possible.
told-extensions = Ensuite : { $ways }.
told-payment = Encore à payer : { $due }, à prendre sur { $left }.
told-sale = Vente, { $company } : { $areas } ; { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
} pour { $cost } d’influence.
told-tracks = { $count ->
    [0] { $owner } : aucune voie sur le plateau.
    [one] { $owner } : { $count } voie, { $lines }.
   *[other] { $owner } : { $count } voies, { $lines }.
}
told-town = { $town }, { $kind }, { $owned ->
    [0] neutre
   *[other] propriétaire : { $owners }
} ; { $count ->
    [0] personne
   *[other] { $people }
}.
told-objectors = { $count ->
    [one] un opposant
   *[other] { $count } opposants
}
told-goods = { $area } : { $goods }.
# Toutes ses villes n’ont de propriétaire qu’un instant : les marchandises sont alors défaussées.
told-goods-for-towns = { $area } : { $goods }, à charger à { $towns }.
told-link-open = Nuremberg et Fürth ne sont pas encore reliées.
told-link-paid = La liaison entre Nuremberg et Fürth a été payée.
