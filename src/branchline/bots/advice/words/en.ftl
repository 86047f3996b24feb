aim-dales-points = { $trend ->
    [more] can expect a score of { $after }, { $difference } more
    [less] can expect a score of { $after }, { $difference } less
   *[same] can still expect a score of { $after }
}
    .you = { aim-dales-points }
aim-england-wales-points = { $trend ->
    [more] can expect to end at { $after } after bonds, { $difference } more
    [less] can expect to end at { $after } after bonds, { $difference } less
   *[same] can still expect to end at { $after } after bonds
}
    .you = { aim-england-wales-points }
aim-england-wales-shares-wealth = { $trend ->
    [more] can expect to be worth { $after }k at the end, { $difference }k more
    [less] can expect to be worth { $after }k at the end, { $difference }k less
   *[same] can still expect to be worth { $after }k at the end
}
    .you = { aim-england-wales-shares-wealth }
aim-rock-island-way = { $trend ->
    [same] { $after ->
        [0] still has no tile to mend on the way to Kansas City
        [one] still has one tile to mend on the way to Kansas City
       *[other] still has { $after } tiles to mend on the way to Kansas City
    }
   *[other] { $after ->
        [0] has no tile left to mend on the way to Kansas City, { $before } before
        [one] has one tile to mend on the way to Kansas City, { $before } before
       *[other] has { $after } tiles to mend on the way to Kansas City, { $before } before
    }
}
    .you = { $trend ->
        [same] { $after ->
            [0] still have no tile to mend on the way to Kansas City
            [one] still have one tile to mend on the way to Kansas City
           *[other] still have { $after } tiles to mend on the way to Kansas City
        }
       *[other] { $after ->
            [0] have no tile left to mend on the way to Kansas City, { $before } before
            [one] have one tile to mend on the way to Kansas City, { $before } before
           *[other] have { $after } tiles to mend on the way to Kansas City, { $before } before
        }
    }
aim-rocket-money = { $trend ->
    [more] can expect £{ $after },000 at the end, £{ $difference },000 more
    [less] can expect £{ $after },000 at the end, £{ $difference },000 less
   *[same] can still expect £{ $after },000 at the end
}
    .you = { aim-rocket-money }
later = brings less at first than a move below, but more in what is to come
on-average = { $sentence }, on average
