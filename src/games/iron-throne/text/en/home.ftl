### A saved game on the start page, and how it stands in a line there and in the replay.

# $turn: before the first, the leaders are chosen.
standing = { $turn ->
    [0] The leaders are being chosen.
    [one] Turn { $turn }, { NAME($challenger) } challenges.
   *[other] Turn { $turn }, { NAME($challenger) } challenges.
}
standing-won = { $count ->
    [one] { NAME($winners) } has won in turn { $turn }.
   *[other] { NAME($winners) } have shared the victory in turn { $turn }.
}
unknown = Opening this game rebuilds it from its moves.
# Above the names of who decides.
deciding = Now deciding
everybody = Everybody
deciding-houses = { NAME($houses) }
# Above a table of Houses; `.win` stands beside it.
spread = Influence spread
    .win = the first with { $most } wins

## In the hall of finished games

influence = { COUNT($count, of: "influence") }
length = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
