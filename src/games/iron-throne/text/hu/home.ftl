### A saved game on the start page, and how it stands in a line there and in the replay.

# $turn: before the first, the leaders are chosen.
standing = { $turn ->
    [0] A vezetők választása folyik.
    [one] { $turn }. kör, a kihívó { NOM($challenger) }.
   *[other] { $turn }. kör, a kihívó { NOM($challenger) }.
}
standing-won = { $count ->
    [one] { NOM($winners) } { THE($turn) }. körben nyert.
   *[other] { NOM($winners) } { THE($turn) }. körben osztozott a győzelmen.
}
unknown = Ez a játék a megnyitásakor újra összeáll a lépéseiből.
# Above the names of who decides.
deciding = Most dönt
everybody = Mindenki
deciding-houses = { NAME($houses) }
# Above a table of Houses; `.win` stands beside it.
spread = Kiterjesztett befolyás
    .win = { $most } kell a győzelemhez

## In the hall of finished games

influence = { COUNT($count, of: "influence") }
length = { $count } kör
