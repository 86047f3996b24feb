# Ce que dit le serveur.

somebody = quelqu’un

## Pourquoi une demande est refusée

refusal-invalid = La demande est incorrecte : { $field } { $fault }.
refusal-not-json-body = Le corps n’est pas du JSON lisible.
refusal-not-json = Envoyez le corps en JSON, avec l’en-tête « Content-Type: application/json ».
refusal-cross-site = Cette demande vient d’une page d’un autre site : elle n’est pas exécutée.
refusal-too-large = Le corps est trop grand : au plus { $kilobytes } ko sont lus ici.
refusal-no-room = Il n’y a plus de place ici pour d’autres connexions. Réessayez dans { $seconds } secondes.
refusal-too-many-live = Beaucoup de tables sont ouvertes en même temps, chez vous ou à votre adresse. Fermez-en, ou réessayez dans { $seconds } secondes.
refusal-too-many = Trop de demandes. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-allowed = Cette adresse n’accepte pas cette méthode.
refusal-inside = Quelque chose a échoué dans le serveur. Rien de ce qui a été confirmé n’est perdu ; réessayez.
refusal-busy = Le serveur n’a pas pu le noter à l’instant. Regardez la table et réessayez.
refusal-database-damaged = La base de données du serveur est endommagée : ceci ne peut être ni lu ni écrit. Qui fait tourner le serveur doit la rétablir depuis une copie ; réessayer n’y changera rien.
refusal-database-read-only = Le serveur ne peut plus écrire dans sa base de données. Qui fait tourner le serveur doit y remédier.
refusal-database-full = Le disque du serveur est plein : plus rien ne peut être écrit. Qui fait tourner le serveur doit y remédier.
refusal-browser-incomplete = Ce qu’il faut à ce jeu est abîmé dans ce navigateur, ou n’y est pas. Avec un réseau, tout revient de soi-même : réessayez alors. Vos tables sont toujours là.
refusal-browser-full = Ce navigateur n’a plus de place pour conserver vos tables : rien n’a été changé. Libérez de la place sur cet appareil, ou supprimez ce dont vous n’avez plus besoin ici, puis réessayez.
refusal-who = Dites d’abord qui vous êtes : POST /api/guests avec un nom.
refusal-token-forged = Votre cookie ou jeton ne vient pas de ce serveur. Demandez-en un autre avec POST /api/guests.
refusal-token-unknown = Votre cookie ou jeton n’est à personne de connu ici. Demandez-en un autre avec POST /api/guests.
refusal-no-table = Cette table n’existe pas.
refusal-no-game = Il n’y a pas ici de jeu appelé « { $game } ».
refusal-no-player = Personne ici n’a de compte à ce nom.
refusal-no-study = Cette étude n’existe pas ; peut-être a-t-elle été supprimée.
refusal-foreign-study = Seule la personne qui a écrit cette étude peut la modifier.
refusal-study-stale = Cette étude a été modifiée ailleurs entre-temps. Rechargez-la, puis modifiez-la.
refusal-quota-studies = Vous avez { $most } études. Supprimez-en une d’abord.
refusal-quota-notes = Cette étude a des commentaires à { $most } moments et n’en accepte pas davantage.
refusal-rated-off = Ce serveur n’a pas de comptes : rien n’y est classé.
refusal-rated-account = Cette table est classée : pour vous y asseoir, il vous faut un compte.
refusal-rated-banned = Vous avez quitté trop de parties classées. Jouez jusqu’au bout { $matches ->
    [one] une partie avec d’autres personnes
   *[other] { $matches } parties avec d’autres personnes
}, et les tables classées vous seront de nouveau ouvertes.
refusal-rated-hints = À une table classée, il n’y a pas de conseils.
refusal-rated-seats = À une table classée, chacun n’a qu’une place, et le plateau est celui du jeu.
refusal-rated-few = Une partie classée demande au moins deux personnes.
refusal-rated-house = Quelqu’un à votre adresse joue déjà à cette table classée. La personne qui ouvre une table peut le permettre.
refusal-no-tournament = Ce tournoi n’existe pas.
refusal-tournament-host = Seule la personne qui organise ce tournoi peut faire cela.
refusal-tournament-standstill = Un tournoi a besoin de pendules, ou d’un délai après lequel un robot joue pour les absents ; sinon, une seule personne pourrait faire attendre tout le monde.
refusal-tournament-most = Ce genre de tournoi accepte au plus { $most } participants.
refusal-tournament-starts = Un tournoi commence plus tard que maintenant, et d’ici à quatre-vingt-dix jours.
refusal-tournament-late = Ce tournoi n’accepte plus personne.
refusal-tournament-full = Ce tournoi a ses { $most } participants.
refusal-tournament-out = Cette personne ne participe pas à ce tournoi.
refusal-tournament-over = Ce tournoi est terminé.
refusal-tournament-begun = Ce tournoi a déjà commencé.
refusal-tournament-few = Un tournoi commence avec au moins { $fewest } participants.
refusal-quota-tournaments = Vous avez { $most } tournois qui ne sont pas terminés. Finissez-en un d’abord, ou annulez-le.
refusal-too-many-tournaments = Trop de tournois ont été organisés par vous ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-archive-game = Les fins, les options et les ouvertures sont propres à un jeu : dites lequel.
refusal-no-invite = Cette invitation ne mène nulle part : la table n’existe plus.
refusal-not-open = Cette table n’attend plus de joueurs.
refusal-not-running = Aucune partie n’est en cours à cette table.
refusal-not-over = Ce n’est possible qu’une fois la partie finie.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-host = Seule la personne qui a ouvert la table peut le faire.
refusal-not-invited = Cette table est privée : il faut son invitation pour s’asseoir.
refusal-no-seat = Il n’y a pas de place { $seat } à cette table.
refusal-seat-taken = La place { $seat } n’est pas libre.
refusal-table-full = Il n’y a pas de place libre à cette table.
refusal-seats-empty = Il reste des places vides : donnez-les à des robots, ou attendez.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-foreign-seat = La place { $seat } n’est pas la vôtre.
refusal-which-seat = Vous tenez plusieurs places : dites laquelle.
refusal-seat-handed = Un robot joue la place { $seat } pour vous : reprenez-la d’abord.
refusal-not-handed = Aucun robot ne joue la place { $seat } pour vous.
refusal-turn-late = Votre temps pour ce tour est écoulé : un robot le termine, puis vous pourrez reprendre votre place.
refusal-seat-resigned = La place { $seat } a abandonné.
refusal-stale = La table a avancé depuis votre dernier regard : voici où elle en est.
refusal-undo-never = À cette table, on n’annule aucun coup.
refusal-undo-nothing = Vous n’avez rien à annuler.
refusal-undo-moment = Il n’y a pas d’étape { $to } où revenir ; elle doit précéder l’étape { $now }.
refusal-undo-asked = Quelqu’un a déjà demandé à annuler un coup : il faut d’abord répondre.
refusal-undo-unasked = Personne ne vous demande d’annuler un coup.
refusal-end-asked = Quelqu’un a déjà demandé à finir la partie : il faut d’abord répondre.
refusal-end-unasked = Personne ne vous demande de finir la partie.
refusal-takeover-asked = Quelqu’un a déjà demandé un robot : il faut d’abord répondre.
refusal-takeover-unasked = Personne ne vous demande si un robot peut jouer pour quelqu’un.
refusal-takeover-unneeded = Personne ne manque à la place { $seat }.
refusal-takeover-unwaited = La table n’attend pas { $name } : ce n’est pas son tour.
refusal-takeover-here = { $name } est à la table.
refusal-takeover-soon = On pourra demander un robot quand la table aura attendu { $name } pendant { $days ->
    [0] { $minutes } minutes
   *[other] { $days } jours
} d’absence.
refusal-no-clock = À cette table, le temps n’est pas compté.
refusal-paused = Les pendules sont déjà arrêtées.
refusal-not-paused = Les pendules ne sont pas arrêtées.
refusal-pause-asked = Quelqu’un a déjà demandé une pause : il faut d’abord y répondre.
refusal-pause-unasked = Personne ne vous demande de pause.
refusal-preview-illegal = Seule une action permise de la place dont c’est le tour peut être essayée.
refusal-hint-turn = Un conseil est pour la place dont c’est le tour.
refusal-hint-unfair = D’autres personnes jouent à cette table, ouverte sans conseils.
refusal-hint-compiling = Les conseils pour ce jeu se préparent ({ $percent } % pour l’instant). Réessayez dans un instant.
refusal-chat-players = À cette table, seuls les joueurs parlent.
refusal-file-secret = Tant que la partie dure, son fichier reste ici, car il contient la graine. On pourra le prendre une fois la partie finie.
refusal-file-long = Le fichier a trop d’actions : au plus { $most } sont lues.
refusal-file-strange = Le fichier ne peut pas être rejoué comme une partie de ce jeu.
refusal-compiling = Cette partie est si longue qu’elle attend que les règles de son jeu soient compilées ({ $percent } % jusqu’ici). Réessayez dans un instant.
refusal-cursor = Ce repère de page ne vient pas de cette liste.
refusal-moment = Il n’y a pas d’étape { $moment } ; les étapes vont de 0 à { $last }.
refusal-not-in-time = Cela n’a pas pu être essayé à temps, car d’autres sont servis. Réessayez dans un instant.
refusal-too-slow = La demande n’est pas arrivée à temps.
refusal-too-many-guests = Beaucoup d’invités viennent d’être créés depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-accounts = Beaucoup de comptes viennent d’être créés depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-tables = Beaucoup de tables viennent d’être ouvertes par vous ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-files = Beaucoup de fichiers viennent d’être envoyés par vous ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-hints = Beaucoup de conseils viennent d’être demandés par vous ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-hints-waiting = Vous attendez déjà des conseils. Demandez le suivant quand ils seront là.
refusal-too-much-chat = Vous avez beaucoup parlé en peu de temps. Réessayez dans un instant.
refusal-too-many-long = Vous avez demandé beaucoup de longues réponses à la fois. Attendez-en d’abord quelques-unes.
refusal-too-many-lines = Vous avez très souvent fait ouvrir, consulter ou rejouer de longues parties ces derniers temps. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-log-full = Le journal de cette table compte { $most } lignes : on ne peut plus rien y annuler ni y dire. Vous pouvez jouer jusqu’à la fin, ou copier le moment présent vers une table à part.
refusal-contact-off = Ce serveur n’écrit pas à de telles adresses.
refusal-contact-address = On ne peut pas écrire à cette adresse.
refusal-contact-keys = Les clés de ce navigateur pour les messages sont abîmées : désactivez-les, puis réactivez-les.
refusal-contact-there = On vous prévient déjà à cette adresse, ou on vous y a demandé si vous le vouliez.
refusal-contact-many = On peut vous prévenir à { $most } adresses. Retirez-en une d’abord.
refusal-contact-written = Un message est déjà parti vers cette adresse : rien d’autre n’y part avant qu’elle soit confirmée.
refusal-too-many-contacts = Beaucoup d’adresses ont été données récemment par vous ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-letters = Beaucoup de premiers messages sont partis vers de telles adresses aujourd’hui. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-accounts-off = Il n’y a pas de comptes sur ce serveur.
refusal-accounts-required = Pour jouer sur ce serveur il faut un compte : créez-en un, ou connectez-vous.
refusal-openid-off = Ce serveur n’a pas de fournisseur d’identité.
refusal-openid-away = Le fournisseur d’identité est injoignable pour le moment. Réessayez plus tard, ou connectez-vous autrement.
refusal-openid-late = Cela a duré trop longtemps, ou a commencé dans un autre navigateur. Réessayez.
refusal-openid-failed = Le fournisseur n’a pas dit qui vous êtes. Réessayez, ou connectez-vous autrement.
refusal-tie-self = Vous ne pouvez ni vous suivre ni vous bloquer vous-même.
refusal-tie-blocked = Vous bloquez cette personne. Débloquez-la d’abord.
refusal-tie-whom = Dites de qui il s’agit : par le nom de son compte, ou par sa place à une table.
refusal-ties-many = Il y a déjà { $most } personnes dans cette liste. Retirez-en une d’abord.
refusal-nobody-called = Personne ici n’a de compte au nom de « { $name } ».
refusal-nobody-there = Personne n’est assis là.
refusal-blocked-by-you = Une personne que vous bloquez est à cette table.
refusal-not-together = Vous ne pouvez pas vous asseoir à cette table avec ceux qui y sont.
refusal-notes-many = Vous avez des notes à { $most } tables. Videz-en une d’abord.
refusal-not-moderator = Ceci est réservé à ceux qui s’occupent de ce serveur.
refusal-not-reported = Personne n’a rien signalé à cette table : ce qui s’y dit ne regarde qu’elle.
refusal-ban-moderator = Les modérateurs s’occupent de ce serveur avec vous : ils ne peuvent être exclus ici.
refusal-banned = Vous ne pouvez plus jouer sur ce serveur. La raison : { $reason }
refusal-passes-many = Il y a { $most } invitations. Retirez-en une d’abord.
refusal-pass-needed = Ce serveur est sur invitation : demandez un lien à ceux qui s’en occupent.
refusal-pass-used = Cette invitation a déjà servi, a été retirée ou a expiré. Demandez-en une autre.
refusal-no-such-room = Aucune table n’a ce code, ou ne l’a plus. Regardez encore l’écran.
refusal-banned-until = Vous ne pouvez pas jouer sur ce serveur pendant encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. La raison : { $reason }
refusal-too-many-reports = Vous avez signalé plusieurs choses récemment. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-identities-many = Vous avez déjà { $most } voies par le fournisseur.
refusal-account-there = Vous avez déjà un compte.
refusal-account-agent = Un programme n’a pas de compte.
refusal-account-way = Donnez soit un mot de passe, soit une clé d’accès.
refusal-no-account = Vous jouez ici en invité : cela demande un compte.
refusal-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
refusal-sign-in-wrong = Aucun compte n’a ce nom et ce mot de passe.
refusal-signed-out = Vous êtes déconnecté sur cet appareil. Reconnectez-vous.
refusal-confirm-first = Montrez d’abord que c’est bien vous, avec votre mot de passe ou une clé d’accès : ceci change la façon d’entrer dans votre compte.
refusal-last-way = C’est la dernière façon d’entrer dans votre compte. Ajoutez-en d’abord une autre.
refusal-password-short = Le mot de passe est trop court : il lui faut au moins { $least } caractères. Quelques mots que vous seul mettriez ensemble se retiennent bien et se devinent mal.
refusal-password-weak = Ce mot de passe se devine facilement. Quelques mots que vous seul mettriez ensemble se retiennent bien et se devinent mal.
refusal-password-wrong = Ce n’est pas votre mot de passe.
refusal-passkeys-off = Les clés d’accès ne marchent que là où ce serveur a un nom, pas à une adresse faite de chiffres. Prenez ici un mot de passe.
refusal-passkeys-many = Vous avez { $most } clés d’accès. Retirez-en une d’abord.
refusal-passkey-there = Cette clé d’accès sert déjà.
refusal-passkey-unknown = Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement, et créez-en une nouvelle.
refusal-passkey-late = Cela a pris trop de temps, ou a été envoyé deux fois. Réessayez.
refusal-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.
refusal-passkey-copied = Il semble exister une copie de cette clé d’accès : elle n’ouvre plus rien. Connectez-vous autrement, et retirez-la de votre compte.
refusal-code-wrong = Ce code est faux, a déjà servi, ou a plus de cinq minutes. Faites-en afficher un nouveau par l’autre appareil.
refusal-link-used = Ce lien a déjà servi, ou a plus de quinze minutes. Faites-vous en envoyer un nouveau.
refusal-recovery-off = Ce serveur n’envoie pas de courriel. Connectez-vous par une clé d’accès, un mot de passe, ou un code affiché par un autre appareil.
refusal-recovery-there = Votre compte a déjà une adresse de secours. Retirez-la d’abord.
refusal-too-many-sign-ins = Il y a eu beaucoup d’essais de connexion, sous ce nom ou depuis votre adresse. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-links = Beaucoup de liens ont été demandés ces derniers temps, pour cette adresse ou depuis la vôtre. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-too-many-exports = Vous avez téléchargé vos données plusieurs fois ces derniers temps. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refusal-quota-open = Vous avez { $most } tables qui attendent des joueurs. Commencez-en une ou quittez-la d’abord.
refusal-quota-running = Vous avez { $most } tables où une partie est en cours. Finissez-en une d’abord.
refusal-quota-bots = Vous avez { $most } tables où seuls des robots jouent. Attendez que l’une d’elles soit finie.
refusal-one-seat = Vous avez déjà une place à cette table, et son hôte veut une seule place par personne. Qui est à vos côtés peut s’asseoir depuis son propre navigateur.
refusal-position-strange = Aucune partie ne peut être jouée depuis cette position : l’essai a échoué ou a duré trop longtemps.
refusal-action-strange = Cette action n’a pas été exécutée : l’essai a échoué ou a duré trop longtemps.
refusal-board-large = Le plateau est trop grand : au plus { $kilobytes } ko sont lus.
refusal-old-rules = Cette partie a été jouée sous des règles qui ne sont plus connues ici : son journal et ses scores sont gardés, mais ses positions ne peuvent pas être montrées.
refusal-aside-game = Cette table ne peut pas être ouverte : il n’y a pas ici de jeu « { $game } ». Elle est gardée, et les autres tables continuent.
refusal-aside-rules = Cette table ne peut pas être ouverte : elle a été jouée sous la version { $then } des règles, et elles en sont ici à la version { $now }. Elle est gardée, et les autres tables continuent.
refusal-aside-log = Cette table ne peut pas être ouverte : son journal ne peut pas être rejoué. Elle est gardée, et les autres tables continuent.
refusal-aside-slow = Cette table ne peut pas être ouverte : la rejouer a échoué ou a duré trop longtemps. Elle est gardée, et les autres tables continuent.
refusal-aside-stopped = Cette table ne peut pas être ouverte : le serveur s’est arrêté deux fois en l’ouvrant. Elle est gardée, et les autres tables continuent.
refusal-draining = Ce serveur va s’arrêter et n’accepte plus de visiteurs.
refusal-database-away = La base de données ne répond pas pour l’instant.

## Pourquoi le serveur ne peut pas démarrer

start-folder-unusable = Le dossier { $folder } n’est pas utilisable ({ $fault }). Rendez-le accessible en écriture, ou choisissez-en un autre avec --data.
start-folder-in-use = Le dossier { $folder } est utilisé par un autre serveur (processus { $process }). Arrêtez d’abord celui-là, ou choisissez un autre dossier avec --data.
start-secret-empty = Le fichier { $file }, qui contient la clé signant les cookies, est vide ou endommagé. Rétablissez-le depuis une copie ; ou supprimez-le et démarrez une fois avec --new-key, mais chacun sera alors un nouvel invité.
start-secret-gone = Le fichier { $file }, qui contient la clé signant les cookies, a disparu. Remettez-le depuis une copie : sans lui, toutes les personnes qui jouent ici perdent leur place. Pour en créer tout de même un nouveau, démarrez une fois avec --new-key.
start-secret-short = La clé qui signe les cookies, dans la variable { $variable }, est trop courte : donnez-lui au moins { $least } caractères que personne ne peut deviner.
start-redis-alone = --redis sert à plusieurs serveurs sur un même PostgreSQL : donnez aussi --database postgresql+asyncpg://…, ou omettez --redis.
start-redis-unreachable = Redis est injoignable à { $address } ({ $fault }). Vérifiez qu’il tourne, ou omettez --redis.
start-backup-nothing = Il n’y a pas de tables dans le dossier { $folder }. Indiquez le dossier du serveur avec --data ; un PostgreSQL se copie avec pg_dump.
start-backup-there = Le dossier { $folder } n’est pas vide. Choisissez-en un nouveau ; rien n’y a été changé.
start-backup-failed = Les tables n’ont pas pu être copiées vers { $folder } ({ $fault }).
start-database-address = « { $address } » n’est pas une adresse de base de données. Écrivez-la comme postgresql+asyncpg://utilisateur@hôte/nom, ou omettez --database.
start-database-damaged = La base de données { $file } est endommagée ou n’en est pas une ({ $fault }). Rétablissez-la depuis une copie, ou choisissez un autre dossier avec --data. Rien n’y a été changé.
start-database-newer = La base de données { $file } vient d’une version plus récente de Branchline (révision { $revision }). Installez cette version, ou choisissez un autre dossier avec --data. Rien n’y a été changé.
start-database-foreign = Le fichier { $file } est la base de données d’un autre programme. Choisissez-en une autre avec --database ou --data. Rien n’y a été changé.
start-database-read-only = On ne peut pas écrire dans la base de données { $file } ({ $fault }). Donnez le droit d’écrire dans le fichier et son dossier, ou choisissez un autre dossier avec --data.
start-database-full = Le disque de la base de données { $file } est plein ({ $fault }). Faites-y d’abord de la place.
start-database-failed = La base de données { $file } n’est pas utilisable ({ $fault }). Vérifiez qu’aucun autre programme ne l’a ouverte, ou choisissez-en une autre avec --database ou --data.
start-database-unreachable = La base de données { $address } est injoignable ({ $fault }). Vérifiez qu’elle tourne et que son pilote est installé (branchline[postgres]), ou omettez --database.

## Ce qui ne va pas dans un champ

fault-missing = manque
fault-unknown = n’est pas connu ici
fault-text = doit être un texte
fault-number = doit être un nombre entier
fault-truth = doit être true ou false
fault-choice = doit être une des valeurs indiquées dans la description
fault-long = est trop long
fault-short = est trop court
fault-range = est hors limites
fault-object = doit être un objet
fault-list = doit être une liste
fault-wrong = n’est pas comme décrit
fault-legible = contient des caractères invisibles ou qui retournent le texte

## Le journal

hint-soon = C’est un premier regard, jusqu’à la fin du coup seulement. Redemandez dans une minute pour en voir plus.
bot-soon = Ce jeu est encore en préparation : d’ici là, ce robot regarde moins loin.
bot-briefly = De nombreux robots réfléchissent en même temps : celui-ci a eu moins de temps que d’habitude.
bot-random = Ce robot a échoué ; son action a donc été tirée au hasard.
entry-created = { $name } ouvre la table.
    .you = Vous ouvrez la table.
entry-joined = { $name } s’assied.
    .you = Vous vous asseyez.
entry-left = { $name } s’en va.
    .you = Vous vous en allez.
entry-started = La partie commence.
entry-acted = { $name } : { $text }
    .you = Vous : { $text }
entry-decided = { $name } a décidé.
    .you = Vous avez décidé.
entry-undo = { $name } annule ce qui a été fait ; la partie en est de nouveau à l’étape { $to }.
    .you = Vous annulez ce qui a été fait ; la partie en est de nouveau à l’étape { $to }.
entry-consent-undo = { $name } demande à revenir à l’étape { $to }.
    .you = Vous demandez à revenir à l’étape { $to }.
entry-consent-undo-yes = { $name } accepte de revenir en arrière.
    .you = Vous acceptez de revenir en arrière.
entry-consent-undo-no = { $name } refuse de revenir en arrière.
    .you = Vous refusez de revenir en arrière.
entry-resigned = { $name } abandonne ; un robot continue à cette place.
    .you = Vous abandonnez ; un robot continue à votre place.
entry-handed = { $name } laisse jouer le robot « { $bot } ».
    .you = Vous laissez jouer le robot « { $bot } ».
entry-taken = { $name } reprend sa place au robot.
    .you = Vous reprenez votre place au robot.
entry-consent-end = { $name } demande à finir la partie ici.
    .you = Vous demandez à finir la partie ici.
entry-consent-end-yes = { $name } accepte de finir la partie.
    .you = Vous acceptez de finir la partie.
entry-consent-end-no = { $name } veut continuer.
    .you = Vous voulez continuer.
entry-consent-takeover = { $name } demande si un robot peut jouer pour une personne absente.
    .you = Vous demandez si un robot peut jouer pour une personne absente.
entry-consent-takeover-yes = { $name } accepte qu’un robot joue.
    .you = Vous acceptez qu’un robot joue.
entry-consent-takeover-no = { $name } préfère attendre.
    .you = Vous préférez attendre.
entry-taken_over = Un robot joue pour { $name }, qui peut reprendre sa place à tout moment.
    .you = Un robot joue pour vous ; vous pouvez reprendre votre place à tout moment.
entry-late = { $name } n’a pas joué à temps : un robot joue à sa place, jusqu’à son retour.
    .you = Vous n’avez pas joué à temps : un robot joue à votre place, jusqu’à votre retour.
entry-consent-pause = { $name } demande une pause.
    .you = Vous demandez une pause.
entry-consent-pause-yes = { $name } accepte la pause.
    .you = Vous acceptez la pause.
entry-consent-pause-no = { $name } ne veut pas de pause maintenant.
    .you = Vous ne voulez pas de pause maintenant.
entry-paused = Les pendules sont arrêtées jusqu’à ce que quelqu’un reprenne.
entry-resumed = { $name } met fin à la pause : les pendules repartent.
    .you = Vous mettez fin à la pause : les pendules repartent.
entry-ended-agreed = La partie est finie d’un commun accord.
entry-invited = { $name } invite { $whom }.
    .you = Vous invitez { $whom }.
entry-hidden = Un modérateur a masqué quelque chose qui a été dit.
entry-ended-moderator = Un modérateur a fermé la table ; les scores comptent tels qu’ils sont.
entry-ended-closed = { $name } ferme la table.
    .you = Vous fermez la table.
entry-chat = { $name } : { $text }
entry-rematch = { $name } prépare une revanche.
    .you = Vous préparez une revanche.
entry-migrated = Les règles ont changé depuis le début de cette partie (version { $then }, maintenant { $now }) : elle continue depuis sa position, et on ne peut pas revenir avant.
entry-ended-full = Le journal de cette table est plein : elle est fermée, et les scores comptent tels quels.
entry-ended-expired = Personne n’est venu : la table est fermée.

## Sur une table

note-old-rules = Cette partie a été jouée sous la version { $rules } des règles, qui n’est plus connue ici. Son journal et ses scores sont gardés, mais ses positions ne peuvent pas être montrées.

## Messages à qui n’est pas là

mail-confirm-subject = Des messages de Branchline ?
mail-confirm-text =
    Quelqu’un a demandé, sur Branchline, des messages à cette adresse quand c’est son tour dans une partie, et quand on lui réserve une place. Le nom donné est « { $name } ».

    Si c’est bien vous, confirmez-le ici :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra. Pour l’exclure définitivement, dites-le au même endroit.
mail-recovery-subject = Cette adresse est-elle la vôtre ?
mail-recovery-text =
    Quelqu’un qui joue sur Branchline sous le nom de { $name } aimerait que
    cette adresse serve à retrouver son compte. Si c’est vous, dites oui ici :

    { $link }

    Sinon, ou si vous avez changé d’avis, ne faites rien : plus rien n’est
    envoyé ici. Pour l’exclure à jamais : { $stop }
mail-link-subject = Votre lien de connexion
mail-link-text =
    Par ce lien vous vous connectez à Branchline sous le nom de { $name }, une
    fois, dans les quinze minutes :

    { $link }

    Si vous ne l’avez pas demandé, ne faites rien : sans lui personne n’entre.
mail-turn-subject = { $game } : c’est à vous de jouer
mail-turn-text =
    C’est à vous de jouer à { $game }, avec { $players } :
    { $link }

    Plus de messages de ce genre : { $stop }
mail-invited-subject = { $game } : une place vous est réservée
mail-invited-text =
    { $name } vous réserve une place à une table de { $game }. Asseyez-vous,
    ou dites que vous ne viendrez pas :
    { $link }

    Plus de messages de ce genre : { $stop }
push-confirm-title = C’est ici qu’on vous préviendra
push-confirm-text = Quand c’est votre tour dans une partie et que vous n’êtes pas à la table, et quand on vous réserve une place.
push-turn-title = { $game } : c’est à vous de jouer
push-turn-text = Cliquez pour ouvrir la table.
push-invited-title = { $game } : une place vous est réservée
push-invited-text = Cliquez pour vous asseoir, ou pour dire que vous ne viendrez pas.

notice-recovery-title = Votre compte Branchline
notice-recovery-new = Faut-il envoyer à { $address } des liens pour retrouver un compte sur Branchline, quand vous en demandez un ?
notice-recovery-confirmed = { $address } reçoit un lien quand vous en demandez un pour retrouver votre compte, et rien d’autre.
notice-recovery-stopped = Plus rien n’est envoyé à { $address }.
notice-recovery-confirm = Oui, c’est mon adresse
notice-recovery-stop = Pas de liens ici
notice-title = Messages de Branchline
notice-new = Faut-il écrire à { $address } quand c’est votre tour dans une partie, et quand on vous réserve une place ?
notice-confirmed = On écrit à { $address } quand c’est votre tour et que vous n’êtes pas à la table, et quand on vous réserve une place.
notice-stopped = Plus rien n’est envoyé à { $address }.
notice-confirm = Oui, prévenez-moi
notice-stop = Plus de messages

## La première page

page-title = Branchline
page-what = Voici un serveur de tables Branchline : des jeux de chemin de fer pour les gens, les robots et les scripts, par HTTP.
page-terms = Conditions
page-privacy = Vie privée
page-home = À la page d’accueil
page-api = Comment lui parler
page-games = Les jeux
page-no-client = Le client pour navigateur n’a pas été construit ici (« make client » s’en charge) ; sans lui, le serveur parle JSON.

## La page sur l’interface

docs-title = L’interface de ce serveur
docs-intro = Chaque adresse, ce qu’elle prend et ce qu’elle répond. La même chose en données :
docs-takes = prend
docs-answers = répond
docs-parameters = paramètres

## Ce que les sites montrent d’un lien

link-open = Une table qui attend des joueurs : { $names }
link-running = Partie en cours : { $names }
link-finished = Partie jouée par { $names }
link-abandoned = Partie jouée par { $names }
