# Railways of England and Wales : ce qu'on lit sur son plateau et à côté.

ew-scotland = ÉCOSSE
ew-north-sea = Mer du Nord
ew-irish-sea = Mer d'Irlande
ew-channel = Manche
ew-bristol-channel = Canal de Bristol
ew-title = CHEMINS DE FER
ew-title-where = d'Angleterre et du pays de Galles
ew-motto = sous le règne de la reine Victoria
