# Les comptes : en créer un, se connecter, s’en occuper.

or = ou
remove = Supprimer
remove-what = Supprimer { $name }
code = Code
password = Mot de passe
mail-address = Adresse de courriel
account = Votre compte
account-name = Nom
account-name-help = Toute la table le voit, et personne d’autre ici ne le porte.
account-guest = Vous jouez en invité, et c’est tout ce qu’il faut. Avec un compte, vos tables restent à vous quand ce navigateur vous oublie, et vous les retrouvez sur vos autres appareils.
account-signed-in = Vous êtes connecté sous le nom de { $name }.
account-since = Depuis le { $day }
account-ways = Comment vous vous connectez
account-rename = Changer de nom
account-renamed = Vous porterez ce nom aux nouvelles tables.
account-rename-help = Aux tables où vous êtes déjà assis, vous gardez le nom que vous y avez.
account-data = Vos données
account-export = Télécharger
account-export-help = Tout ce qui est gardé de vous ici, en un seul fichier : votre compte, vos appareils, vos tables, ce que vous y avez dit et fait.
account-delete = Supprimer le compte
account-delete-help = C’est définitif. Vous abandonnez les parties en cours, où un robot joue à votre place ; vos tables qui attendent des joueurs sont fermées. Votre nom, vos adresses et ce que vous avez dit sont oubliés. Ce qui a été joué reste à ceux qui l’ont joué.
account-delete-sure = Oui, supprimer le compte de { $name }
accounts-off = Il n’y a pas de comptes ici : tout le monde joue en invité.

## En créer un, se connecter

sign-up = Créer un compte
sign-up-lead = Aucune adresse de courriel n’est demandée. Choisissez un nom et votre façon de vous connecter.
sign-up-guest = Tout ce que vous avez joué ici sous le nom de { $name } reste à vous. Aucune adresse de courriel n’est demandée.
sign-up-passkey = Créer un compte avec une clé d’accès
sign-up-password = Créer un compte avec un mot de passe
sign-up-there = Vous en avez déjà un ?
sign-in = Se connecter
sign-in-new = Pas encore de compte ?
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-passkey-show = Utiliser une clé d’accès
sign-in-openid = Se connecter avec { $name }
sign-in-as = Se connecter comme { $name }
sign-in-here = Se connecter sur cet appareil
sign-in-keep = { $count ->
    [one] Emporter la table que j’ai ici sous le nom de { $name }
   *[other] Emporter les { $count } tables que j’ai ici sous le nom de { $name }
}
sign-in-code = Avec un code d’un autre appareil
sign-in-code-help = Sur cet appareil, ouvrez « Votre compte » et choisissez « Se connecter sur un autre appareil ».
sign-in-code-brought = Votre autre appareil affiche ce code. Si quelqu’un d’autre vous l’a envoyé, arrêtez-vous là : vous seriez connecté à sa place.
sign-in-link = Plus rien de tout cela ne marche
sign-in-link-help = Si votre compte a une adresse de secours, un lien de connexion y est envoyé.
sign-in-link-send = M’envoyer un lien
sign-in-link-sent = Si un compte a cette adresse, un lien est en route. Il sert une fois, dans les quinze minutes.
sign-out = Se déconnecter
passkeys = Clés d’accès
passkey-help = Avec une clé d’accès, vous vous connectez comme vous déverrouillez votre appareil : empreinte, visage ou code. Rien à retenir, et rien que l’on puisse voler ici.
passkey-add = Créer une clé d’accès
passkey-added = La clé d’accès est créée.
passkey-removed = La clé d’accès n’ouvre plus rien. Supprimez-la aussi de votre appareil.
passkey-new-name = Clé d’accès { $number }
passkey-used = dernier usage { $ago }
passkey-none = Aucune clé d’accès n’a été choisie. Réessayez, ou prenez une autre voie.
passkey-there = Cet appareil a déjà une de vos clés d’accès.
passkeys-browser = Ce navigateur ne crée pas de clés d’accès.
passkeys-not-here = Les clés d’accès demandent que ce site ait un nom et soit en https.
password-help = Au moins dix caractères. Quelques mots que vous seul mettriez ensemble se retiennent bien et se devinent mal.
password-show = Montrer le mot de passe
password-new = Nouveau mot de passe
password-none = Pas de mot de passe
password-add = Ajouter
password-change = Changer
password-drop = Supprimer
password-set = Le nouveau mot de passe est en place. Les autres appareils sont déconnectés.
password-removed = Le mot de passe n’ouvre plus rien.
openid-add = Se connecter aussi avec { $name }
openid-there = Vous pouvez vous connecter avec.
refused-openid-late = Cela a duré trop longtemps, ou a commencé dans un autre navigateur. Réessayez.
refused-openid-failed = Le fournisseur n’a pas dit qui vous êtes. Réessayez, ou connectez-vous autrement.
refused-openid-away = Le fournisseur est injoignable pour le moment. Réessayez plus tard, ou connectez-vous autrement.
refused-openid-off = Il n’y a pas de fournisseur d’identité ici.
refused-confirm-first = Connectez-vous encore une fois avant d’ajouter une voie d’accès.
refused-account-agent = Un programme n’a pas de compte.
refused-accounts-off = Il n’y a pas de comptes sur ce serveur.
refused-name-taken = Votre nom est déjà pris ici. Créez d’abord un compte sous un autre nom, puis ajoutez-y le fournisseur.
refused-too-many-sign-ins = Il y a eu beaucoup d’essais de connexion depuis votre adresse. Réessayez plus tard.
refused-too-many-accounts = Beaucoup de comptes viennent d’être créés depuis votre adresse. Réessayez plus tard.
refused-pass-needed = Ce serveur est sur invitation : demandez un lien à ceux qui s’en occupent.
refused-identities-many = Votre compte a déjà toutes les voies d’accès par le fournisseur qu’il peut avoir.

## S’en occuper

confirm-you = Est-ce bien vous ?
confirm-you-help = Cela change la façon d’entrer dans votre compte : montrez encore une fois que c’est vous.
confirm-you-provider = Connectez-vous encore une fois avec { $name }, puis revenez.
confirm-you-again = Connectez-vous encore une fois, puis revenez.
devices = Où vous êtes connecté
device-here = cet appareil
device-seen = vu { $ago }
device-how-new = compte créé ici
device-how-password = par mot de passe
device-how-passkey = par clé d’accès
device-how-letter = par un lien
device-how-code = par un code
device-how-openid = par le fournisseur
device-end = Déconnecter
device-end-what = Déconnecter { $name }
devices-end = Déconnecter tous les autres
devices-ended = Vous n’êtes plus connecté que sur cet appareil.
device-add = Se connecter sur un autre appareil
device-code-picture = Code pour l’appareil photo de l’autre appareil
device-code-help = Visez cet écran avec l’autre appareil, ou choisissez-y « Avec un code d’un autre appareil » et tapez :
device-code-left = Encore { $time }, une seule fois. Ne le montrez à personne : qui l’a est connecté à votre place.
recovery = Adresse de secours
recovery-help = Seulement si vous le voulez : quand plus rien d’autre ne marche, un lien de connexion peut y être envoyé. Rien d’autre n’y va, et personne ne la voit.
recovery-add = Ajouter
recovery-asked = Un message y est en route. Suivez son lien pour dire que cette adresse est à vous.

## Les amis, et ceux que l’on préfère éviter

people = Amis
people-help = Suivez ou bloquez quelqu’un par le nom de son compte ; ceux qui sont à une table avec vous, par le menu de la table. Personne n’en est averti.
people-name = Nom d’un compte
people-follow = Vous suivez
people-block = Vous bloquez
follow = Suivre
unfollow = Ne plus suivre
block = Bloquer
unblock = Débloquer
follow-what = Suivre { $name }
block-what = Bloquer { $name }
unfollow-what = Ne plus suivre { $name }
unblock-what = Débloquer { $name }
follow-done = Vous suivez { $name } : ses tables ouvertes sont sur votre page d’accueil.
block-done = Vous bloquez { $name } : vous ne lisez plus ce qu’il ou elle dit, et vous ne vous asseyez plus ensemble.
home-friends = Tables ouvertes de vos amis
mark-invited = on vous invite
lobby-invite-name = Ou invitez quelqu’un par son nom
lobby-invite-do = Inviter
lobby-invited = Une place est gardée pour { $name }.
lobby-asked = Une place est gardée pour vous.
lobby-decline = Non, merci
lobby-screen = Montrer sur un écran
note = Votre note
note-help = Personne d’autre ne la lit.
report = Signaler quelque chose…
report-what = Qu’est-ce qui ne va pas ?
report-help = Cela va à ceux qui s’occupent de ce serveur. Ils peuvent alors lire ce qui s’est dit à cette table.
report-send = Signaler
report-done = Merci. Ceux qui s’occupent de ce serveur y regarderont.

## Une table dans une même pièce

open-phones = Chacun sur son téléphone ; cet écran montre le plateau à tous
open-phone = Téléphone { $number }
room-title = Venez à la table
room-code = Le code sur l’écran
room-go = Entrer
hand-map = Montrer la carte
hand-without-map = Cacher la carte
hand-whole = Montrer toute la table
screen-how = Visez l’image avec votre téléphone, ou ouvrez { $address } et tapez :
screen-picture = Code pour l’appareil photo des téléphones
screen-over = Comment c’est arrivé

## S’occuper d’un serveur

welcome-title = On vous invite
welcome-lead = Quelqu’un qui s’occupe de ce serveur vous invite à jouer ici.
welcome-guest = Jouer en invité
house-says = Bon à savoir ici :
house-terms = Conditions
house-privacy = Vie privée
about-house = De ce serveur
moderation = S’occuper du serveur
moderation-reason = Raison
moderation-reason-help = Qui est exclu la lit, et elle figure dans la liste de ce qui a été fait.
moderation-reason-first = Donnez d’abord une raison.
moderation-reports = Signalements
moderation-reports-none = Rien n’attend.
moderation-look = Ce qui s’est dit
moderation-table = Table
moderation-settle = C’est vu
moderation-said = Ce qui s’y est dit
moderation-hide = Masquer
moderation-hidden = masqué
moderation-ban = Exclure
moderation-ban-whom = { $days ->
    [0] Exclure { $name } pour de bon
    [one] Exclure { $name } un jour
   *[other] Exclure { $name } { $days } jours
}
moderation-ban-help = La personne voit encore ce que tout le monde voit, et des robots jouent pour elle. Sans compte, on peut revenir en autre invité ; voyez « by invitation » dans le guide des hôtes.
moderation-bans = Exclus
moderation-days = Pour combien de temps
moderation-for = { $days ->
    [0] pour de bon
    [one] un jour
   *[other] { $days } jours
}
moderation-until = jusqu’au { $day }
moderation-lift = Réadmettre
moderation-close = Fermer une table
moderation-close-help = Sa partie s’arrête, et les scores comptent tels qu’ils sont.
moderation-address = Adresse de la table
moderation-passes = Invitations
moderation-passes-help = Seuls entrent ceux qui en ont une. Qui est déjà là reste.
moderation-passes-open = Tout le monde peut jouer ici pour le moment. Avec « --by-invitation », seuls entrent ceux qui en ont une.
moderation-pass-note = Pour qui (pour vous)
moderation-pass-uses = Personnes
moderation-pass-make = Créer une invitation
moderation-pass = { $note } : encore { $left } sur { $uses }, jusqu’au { $day }
moderation-log = Ce qui a été fait
moderation-log-none = Rien encore.
measure-hide = { $moderator } a masqué ce que { $name } avait dit.
measure-close = { $moderator } a fermé une table.
measure-ban = { $moderator } a exclu { $name }.
measure-lift = { $moderator } a réadmis { $name }.
measure-settle = { $moderator } a vu un signalement.
measure-invite = { $moderator } a créé une invitation.
measure-withdraw = { $moderator } a retiré une invitation.
