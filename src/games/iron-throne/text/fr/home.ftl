### A saved game on the start page, and how it stands in a line there and in the replay.

# $turn: before the first, the leaders are chosen.
standing = { $turn ->
    [0] Le choix des leaders est en cours.
    [one] Tour { $turn }, { NAME($challenger) } est challenger.
   *[other] Tour { $turn }, { NAME($challenger) } est challenger.
}
standing-won = { $count ->
    [one] { NAME($winners) } a gagné au tour { $turn }.
   *[other] { NAME($winners) } ont partagé la victoire au tour { $turn }.
}
unknown = À l'ouverture, cette partie est reconstruite à partir de ses coups.
# Above the names of who decides.
deciding = Décision en cours
everybody = Tout le monde
deciding-houses = { NAME($houses) }
# Above a table of Houses; `.win` stands beside it.
spread = Influence étendue
    .win = la première Maison à { $most } gagne

## In the hall of finished games

influence = { COUNT($count, of: "influence") }
length = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
