### A saved game on the start page, and how it stands in a line there and in the replay.

# $turn: before the first, the leaders are chosen.
standing = { $turn ->
    [0] Die Anführer werden gewählt.
    [one] Zug { $turn }: { NOM($challenger) } fordert heraus.
   *[other] Zug { $turn }: { NOM($challenger) } fordert heraus.
}
standing-won = { $count ->
    [one] { NOM($winners) } hat in Zug { $turn } gewonnen.
   *[other] { NOM($winners) } haben sich in Zug { $turn } den Sieg geteilt.
}
unknown = Diese Partie wird beim Öffnen aus ihren Zügen wieder zusammengesetzt.
# Above the names of who decides.
deciding = Jetzt gefragt
everybody = Alle
deciding-houses = { NAME($houses) }
# Above a table of Houses; `.win` stands beside it.
spread = Ausgelegter Einfluss
    .win = wer zuerst { $most } hat, gewinnt

## In the hall of finished games

influence = { COUNT($count, of: "influence") }
length = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
