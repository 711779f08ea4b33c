### The end of the game.

# The name of the winner stands below, large; or the names.
goes-to = { $count ->
    [one] The Iron Throne goes to
   *[other] The Iron Throne is shared by
  }
winners = { $count ->
    [one] { NOM($winners, case: "capital") }
   *[other] { NAME($winners) }
  }
# Why the game is over.
over-influence = { $count ->
    [one] { NAME($houses) } has spread all its influence.
   *[other] { NAME($houses) } have spread all their influence.
  }
over-deaths = All the characters of a House are dead.
over-most = The most influence wins.
over-turns = { $turn ->
    [one] The game took { $turn } turn.
   *[other] The game took { $turn } turns.
  }
living = { $count ->
    [one] { $count } character alive
   *[other] { $count } characters alive
  }
# Characters who died.
fallen = The fallen
    .none = Nobody died.
# Of the next.
fallen-list = { LIST($list) }
fell = { NAME($person) } (turn { $turn })
# Names of players.
players = { LIST($names) }
# Read aloud, before the tokens of the winner, each with its turn and the board it lies on.
over-tokens = The winner’s influence
over-since = turn { $turn }
over-on = on { POSS($house) } board
# After a number.
counted-deals = Deals made
counted-hostages = Hostages taken
counted-tortured = Tortured
counted-released = Released
