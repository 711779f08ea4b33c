### The end of the game.

# The name of the winner stands below, large; or the names.
goes-to = { $count ->
    [one] Der Eiserne Thron gehört
   *[other] Den Eisernen Thron teilen sich
  }
winners = { $count ->
    [one] { NOM($winners, case: "capital") }
   *[other] { NAME($winners) }
  }
# Why the game is over.
over-influence = { $count ->
    [one] { NOM($houses) } hat alle 5 Einflussmarker ausgelegt.
   *[other] { NOM($houses) } haben alle 5 Einflussmarker ausgelegt.
  }
over-deaths = Alle Charaktere eines Hauses sind tot.
over-most = Wer den meisten Einfluss ausgelegt hat, gewinnt.
over-turns = { $turn ->
    [one] Die Partie dauerte { $turn } Zug.
   *[other] Die Partie dauerte { $turn } Züge.
  }
living = { $count ->
    [one] { $count } Charakter lebt
   *[other] { $count } Charaktere leben
  }
# Characters who died.
fallen = Die Gefallenen
    .none = Niemand ist gestorben.
# Of the next.
fallen-list = { LIST($list) }
fell = { NAME($person) } (Zug { $turn })
# Names of players.
players = { LIST($names) }
# Read aloud, before the tokens of the winner, each with its turn and the board it lies on.
over-tokens = Wo der Einfluss des Siegers liegt
over-since = Zug { $turn }
over-on = auf der Tafel { OF($house) }
# After a number.
counted-deals = Geschlossene Abkommen
counted-hostages = Genommene Geiseln
counted-tortured = Gefoltert
counted-released = Freigelassen
