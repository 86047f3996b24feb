aim-rock-island-way = { $trend ->
    [less] chemin vers Kansas City plus court : { $after ->
        [0] aucune tuile à réparer
        [one] une tuile à réparer
       *[other] { $after } tuiles à réparer
    }, { $before } avant
    [more] chemin vers Kansas City plus long : { $after ->
        [one] une tuile à réparer
       *[other] { $after } tuiles à réparer
    }, { $before } avant
   *[same] chemin vers Kansas City inchangé : { $after ->
        [0] aucune tuile à réparer
        [one] une tuile à réparer
       *[other] { $after } tuiles à réparer
    }
}
aim-rocket-money = { $trend ->
    [more] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de plus
    [less] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de moins
   *[same] peut toujours espérer { $after } 000 £ à la fin
}
