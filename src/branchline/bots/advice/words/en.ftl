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
