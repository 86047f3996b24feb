aim-dales-points = { $trend ->
    [more] peut espérer un score de { $after }, soit { $difference } de plus
    [less] peut espérer un score de { $after }, soit { $difference } de moins
   *[same] peut toujours espérer un score de { $after }
}
    .you = { $trend ->
        [more] pouvez espérer un score de { $after }, soit { $difference } de plus
        [less] pouvez espérer un score de { $after }, soit { $difference } de moins
       *[same] pouvez toujours espérer un score de { $after }
    }
aim-england-wales-points = { $trend ->
    [more] peut espérer finir à { $after }, emprunts déduits, soit { $difference } de plus
    [less] peut espérer finir à { $after }, emprunts déduits, soit { $difference } de moins
   *[same] peut toujours espérer finir à { $after }, emprunts déduits
}
    .you = { $trend ->
        [more] pouvez espérer finir à { $after }, emprunts déduits, soit { $difference } de plus
        [less] pouvez espérer finir à { $after }, emprunts déduits, soit { $difference } de moins
       *[same] pouvez toujours espérer finir à { $after }, emprunts déduits
    }
aim-england-wales-shares-wealth = { $trend ->
    [more] peut espérer une fortune de { $after }k à la fin, soit { $difference }k de plus
    [less] peut espérer une fortune de { $after }k à la fin, soit { $difference }k de moins
   *[same] peut toujours espérer une fortune de { $after }k à la fin
}
    .you = { $trend ->
        [more] pouvez espérer une fortune de { $after }k à la fin, soit { $difference }k de plus
        [less] pouvez espérer une fortune de { $after }k à la fin, soit { $difference }k de moins
       *[same] pouvez toujours espérer une fortune de { $after }k à la fin
    }
aim-rock-island-way = { $trend ->
    [same] { $after ->
        [0] n’a toujours aucune tuile à réparer vers Kansas City
        [one] a toujours { $after } tuile à réparer vers Kansas City
       *[other] a toujours { $after } tuiles à réparer vers Kansas City
    }
   *[other] { $after ->
        [0] n’a plus aucune tuile à réparer vers Kansas City, contre { $before }
        [one] a { $after } tuile à réparer vers Kansas City, contre { $before }
       *[other] a { $after } tuiles à réparer vers Kansas City, contre { $before }
    }
}
    .you = { $trend ->
        [same] { $after ->
            [0] n’avez toujours aucune tuile à réparer vers Kansas City
            [one] avez toujours { $after } tuile à réparer vers Kansas City
           *[other] avez toujours { $after } tuiles à réparer vers Kansas City
        }
       *[other] { $after ->
            [0] n’avez plus aucune tuile à réparer vers Kansas City, contre { $before }
            [one] avez { $after } tuile à réparer vers Kansas City, contre { $before }
           *[other] avez { $after } tuiles à réparer vers Kansas City, contre { $before }
        }
    }
aim-rocket-money = { $trend ->
    [more] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de plus
    [less] peut espérer { $after } 000 £ à la fin, { $difference } 000 £ de moins
   *[same] peut toujours espérer { $after } 000 £ à la fin
}
    .you = { $trend ->
        [more] pouvez espérer { $after } 000 £ à la fin, { $difference } 000 £ de plus
        [less] pouvez espérer { $after } 000 £ à la fin, { $difference } 000 £ de moins
       *[same] pouvez toujours espérer { $after } 000 £ à la fin
    }
later = rapporte d’abord moins qu’un coup ci-dessous, mais davantage par la suite
on-average = { $sentence }, en moyenne
