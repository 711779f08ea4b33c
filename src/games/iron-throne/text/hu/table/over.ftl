### The end of the game.

# The name of the winner stands below, large; or the names.
goes-to = { $count ->
    [one] A Vastrón új gazdája
   *[other] A Vastrónon osztozik
  }
winners = { $count ->
    [one] { FULL_IRON($winners) }
   *[other] { NAME($winners) }
  }
# Why the game is over.
over-influence = { $count ->
    [one] { NOM($houses) } mind az öt befolyásjelzőjét felhasználta.
   *[other] { NOM($houses) } egyaránt felhasználta mind az öt befolyásjelzőjét.
  }
over-deaths = Egy Ház minden karaktere meghalt.
over-most = A legtöbb befolyás győz.
over-turns = { $turn ->
    [one] A játék { $turn } körig tartott.
   *[other] A játék { $turn } körig tartott.
  }
living = { $count ->
    [one] { $count } élő karakter
   *[other] { $count } élő karakter
  }
# Characters who died.
fallen = Az elesettek
    .none = Senki sem halt meg.
# Of the next.
fallen-list = { LIST($list) }
fell = { NAME($person) } ({ $turn }. kör)
# Names of players.
players = { LIST($names) }
# Read aloud, before the tokens of the winner, each with its turn and the board it lies on.
over-tokens = Hol van a győztes befolyása
over-since = { $turn }. kör
over-on = { NOM($house) } tábláján
# After a number.
counted-deals = Megállapodás
counted-hostages = Ejtett túsz
counted-tortured = Megkínzott
counted-released = Elengedett
