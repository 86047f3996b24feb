aim-dales-points = { $trend ->
    [more] peut espérer un score de { $after }, soit { $difference } de plus
    [less] peut espérer un score de { $after }, soit { $difference } de moins
   *[same] peut toujours espérer un score de { $after }
}
aim-england-wales-points = { $trend ->
    [more] peut espérer finir à { $after }, emprunts déduits, soit { $difference } de plus
    [less] peut espérer finir à { $after }, emprunts déduits, soit { $difference } de moins
   *[same] peut toujours espérer finir à { $after }, emprunts déduits
}
aim-england-wales-shares-wealth = { $trend ->
    [more] peut espérer une fortune de { $after }k à la fin, soit { $difference }k de plus
    [less] peut espérer une fortune de { $after }k à la fin, soit { $difference }k de moins
   *[same] peut toujours espérer une fortune de { $after }k à la fin
}
aim-rock-island-way = { $trend ->
    [less] chemin vers Kansas City plus court : { $after ->
        [0] aucune tuile à réparer
        [one] { $after } tuile à réparer
       *[other] { $after } tuiles à réparer
    }, { $before } avant
    [more] chemin vers Kansas City plus long : { $after ->
        [one] { $after } tuile à réparer
       *[other] { $after } tuiles à réparer
    }, { $before } avant
   *[same] chemin vers Kansas City inchangé : { $after ->
        [0] aucune tuile à réparer
        [one] { $after } tuile à réparer
       *[other] { $after } tuiles à réparer
    }
}
aim-rocket-money = { $trend ->
    [more] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de plus
    [less] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de moins
   *[same] peut toujours espérer { $after } 000 £ à la fin
}
later = rapporte d’abord moins qu’un coup ci-dessous, mais davantage par la suite
on-average = en moyenne : { $sentence }
