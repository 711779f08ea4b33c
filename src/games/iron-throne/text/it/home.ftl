### A saved game on the start page, and how it stands in a line there and in the replay.

# $turn: before the first, the leaders are chosen.
standing = { $turn ->
    [0] Si scelgono i leader.
    [one] Turno { $turn }, è { NOM($challenger) } a sfidare.
   *[other] Turno { $turn }, è { NOM($challenger) } a sfidare.
}
standing-won = { $count ->
    [one] { NOM($winners) } ha vinto al turno { $turn }.
   *[other] { NOM($winners) } hanno condiviso la vittoria al turno { $turn }.
}
unknown = All'apertura questa partita verrà ricostruita a partire dalle sue mosse.
# Above the names of who decides.
deciding = Ora tocca a
everybody = Tutti
deciding-houses = { NAME($houses) }
# Above a table of Houses; `.win` stands beside it.
spread = Influenza estesa
    .win = vince chi arriva per primo a { $most }

## In the hall of finished games

influence = { COUNT($count, of: "influence") }
length = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
