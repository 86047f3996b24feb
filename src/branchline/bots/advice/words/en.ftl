aim-dales-points = { $trend ->
    [more] can expect a score of { $after }, { $difference } more
    [less] can expect a score of { $after }, { $difference } less
   *[same] can still expect a score of { $after }
}
aim-england-wales-points = { $trend ->
    [more] can expect to end at { $after } after bonds, { $difference } more
    [less] can expect to end at { $after } after bonds, { $difference } less
   *[same] can still expect to end at { $after } after bonds
}
aim-england-wales-shares-wealth = { $trend ->
    [more] can expect to be worth { $after }k at the end, { $difference }k more
    [less] can expect to be worth { $after }k at the end, { $difference }k less
   *[same] can still expect to be worth { $after }k at the end
}
aim-rock-island-way = { $trend ->
    [less] way to Kansas City shorter: { $after ->
        [0] no tile left to mend
        [one] one tile left to mend
       *[other] { $after } tiles left to mend
    }, { $before } before
    [more] way to Kansas City longer: { $after ->
        [one] one tile to mend
       *[other] { $after } tiles to mend
    }, { $before } before
   *[same] way to Kansas City as before: { $after ->
        [0] no tile to mend
        [one] one tile to mend
       *[other] { $after } tiles to mend
    }
}
aim-rocket-money = { $trend ->
    [more] can expect £{ $after },000 at the end, £{ $difference },000 more
    [less] can expect £{ $after },000 at the end, £{ $difference },000 less
   *[same] can still expect £{ $after },000 at the end
}
later = brings less at first than a move below, but more in what is to come
on-average = on average: { $sentence }
