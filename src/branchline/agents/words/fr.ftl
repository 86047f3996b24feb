error-no-server = Aucun serveur de tables ne répond à { $address }. Lancez « branchline serve » ou indiquez-en un autre avec --server.
error-no-table-server = Ce qui répond à { $address } n’est pas un serveur de tables (statut { $status }).
error-no-clause = Les règles de { $game } n’ont pas de clause { $clause }. Leurs chapitres sont : { $known }.
error-own-server = Le serveur de tables n’a pas pu démarrer : { $reason }
error-match-over = La partie est terminée.
error-reset-first = Commencez d’abord une partie avec reset().
