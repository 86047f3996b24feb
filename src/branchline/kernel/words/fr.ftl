# Ce que dit le noyau. Une phrase pour chaque chose qui peut clocher.

compiling = Compilation des règles de { $game }, une seule fois
list-last = { $first } et { $last }

error-game-unknown = Le jeu « { $game } » n’existe pas ; les jeux sont : { $known }.
error-option-unknown = L’option « { $option } » n’existe pas ; les options sont : { $known }.
error-options-not-an-object = Les options sont un objet, avec une valeur pour chaque option nommée.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-option-players = L’option « { $option } » ne peut pas être « { $value } » à { $players } joueurs ({ $clause }).
error-seats-count = { $game } se joue à { $allowed } joueurs, pas à { $players }.
error-seats-names = { $names } noms ont été donnés pour { $players } joueurs.
error-seats-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-seed-bad = La graine « { $seed } » n’est pas un nombre entier d’au plus { $bits } bits.
error-board-unreadable = Le fichier de plateau { $file } est illisible : { $fault }
error-board-field = Les données du plateau omettent ou emploient mal { $field }.
error-board-value = Le champ « { $field } » du plateau est faux : { $fault }.
error-board-too-large = Le plateau a trop d’éléments dans « { $field } » : au plus { $limit }.
error-board-repeats = Le plateau nomme deux fois le même endroit dans « { $field } ».
error-board-border = La frontière { $border } ne relie pas deux zones du plateau.
error-position-not-an-object = Une position est un objet avec une entrée par champ.
error-position-field-unknown = Une position n’a pas de champ « { $field } ».
error-position-field-shape = Le champ « { $field } » doit être une liste de { $shape } nombres entiers.
error-position-field-type = Le champ « { $field } » contient « { $value } », qui n’est pas un nombre entier.
error-position-field-range = Le champ « { $field } » vaut { $value }, hors de l’intervalle { $low } à { $high }.
error-position-option = Le champ « { $field } » vaut { $value }, ce qui n’est aucune des valeurs de l’option ({ $allowed }).
error-position-impossible = Le champ « { $field } » est impossible ({ $clause }) : { $fault }.
error-file-unreadable = { $source } est illisible : { $fault }.
error-file-not-json = { $source } est abîmé ou tronqué : { $fault }.
error-file-not-a-match = { $source } n’est pas une partie enregistrée.
error-file-field-missing = Il manque à { $source } le champ « { $field } ».
error-file-field-type = Dans { $source }, le champ « { $field } » contient « { $value } », qui n’y a pas sa place.
error-file-field-unknown = { $source } a un champ « { $field } » qu’aucune partie enregistrée ne possède.
error-file-format = { $source } a « { $field } » { $value } ; seul { $known } peut être lu.
error-file-game = { $source } est d’un jeu « { $value } » absent ici (champ « { $field } »).
error-file-rules = { $source } a été joué avec la version { $value } des règles (champ « { $field } ») ; ici c’est la version { $known }.
error-file-start = { $source } ne peut pas commencer : { $fault }
error-file-board = { $source } a été joué sur un autre plateau (champ « { $field } »).
error-file-commitment = Dans { $source }, la graine ne correspond pas au champ « { $field } ».
error-file-action = Dans { $source }, l’action { $number }, « { $action } », est injouable : { $fault }
error-file-fingerprint = { $source } a été modifié : ses actions ne mènent pas au « { $field } » enregistré.
error-verb-unknown = Le verbe « { $verb } » n’existe pas (dans « { $text } ») ; les verbes sont : { $known }.
error-verb-arguments = « { $text } » n’a pas le bon nombre de mots ; écrivez : { $expected }.
error-argument-unknown = « { $word } » n’est pas un élément de type { $kind } de ce plateau (dans « { $text } »).
error-action-number = Il n’y a pas d’action numéro { $action } ; elles vont de 0 à { $size } exclu.
error-action-type = « { $action } » n’est ni le texte ni le numéro d’une action.
error-action-illegal = « { $action } » n’est pas permis maintenant.
error-nothing-to-undo = Il n’y a rien à annuler : la partie vient de commencer.
error-moment = Il n’y a pas de moment { $moment } ; les moments vont de 0 à { $last }.
error-bot-unknown = Le robot « { $bot } » n’existe pas ; les robots sont : { $known }.
error-bot-start = « { $command } » ne peut pas être lancé : { $fault }
error-bot-late = Pas de réponse en { $seconds } secondes.
error-bot-ended = Le programme s’est terminé avec l’état { $status }.
error-bot-answer = « { $answer } » n’est pas une réponse ; il faut une ligne de JSON avec une « action ».
error-bot-action = « { $answer } » n’est pas permis : { $reason }
error-net-missing = Il n’y a pas encore de réseau pour { $game } ; le robot du dessous joue à sa place.
error-net-unreadable = Le réseau pour { $game } est illisible ; le robot du dessous joue à sa place.
error-net-format = Le réseau pour { $game } a un format que cette version ne connaît pas ; le robot du dessous joue à sa place.
error-net-board = Le réseau a appris un autre jeu ou un autre plateau que celui-ci de { $game } ; le robot du dessous joue à sa place.
error-net-encoding = Le réseau pour { $game } a appris sur des positions écrites autrement ; le robot du dessous joue à sa place.
error-train-unfit = Ce que contient { $folder } est d’un autre jeu, d’un autre plateau, d’une autre largeur de réseau ou d’une autre version : choisissez un autre dossier.
error-no-cuda = Pour calculer sur un GPU il faut le paquet numba-cuda : { $fault }.
error-no-gpu = Aucun GPU NVIDIA n’a été trouvé sur cette machine.
error-devices-differ = { $game } : la ligne { $row } de « { $what } » n’est pas la même sur le GPU que sur le processeur après { $step } pas.
error-env-extra = Il faut pour cela le paquet { $package }, qui n’est pas installé : pip install "branchline[{ $extra }]"
error-env-not-reset = Il faut d’abord réinitialiser l’environnement (reset).
error-env-closed = Cet environnement a été fermé ; il faut en créer un autre.
error-env-actions = Il faut { $games } nombres entiers, une action par partie ; ceux-ci sont { $shape } de type { $kind }.
error-env-number = « { $value } » n’est pas un nombre entier de { $low } à { $high } (dans « { $name } »).
error-env-choice = « { $value } » n’est pas possible pour « { $name } » ; au choix : { $known }.
error-env-opponents = { $bots ->
    [one] Un seul robot ne suffit
   *[other] { $bots } robots ne suffisent
} pas pour une table de { $players } : il en faut un par place, sauf celle de l’élève.
error-option-elsewhere = L’option « { $option } » concerne un autre plateau de cette famille, pas celui-ci.
error-board-size = Un plateau est un objet d’au plus { $limit } Ko.
error-board-range = Le champ « { $field } » du plateau vaut { $value }, hors de { $low } à { $high }.
error-position-field-word = Champ « { $field } » : « { $word } » n’est pas un { $kind } d’ici.
error-position-frames = Dans le champ « { $field } », personne à la table n’a de question au niveau { $level }.
error-position-stuck = Dans cette position, personne n’a rien à décider (champ « { $field } »).
error-argument-range = Il n’y a pas de { $kind } de { $value } (dans « { $text } ») ; cela va de { $low } à { $high }.

# La vue d’un jeu qui n’a pas de description à lui.
view-entry = { $name } : { $value }
view-yes = oui
view-no = non
view-nothing = –
view-between = { " ; " }
