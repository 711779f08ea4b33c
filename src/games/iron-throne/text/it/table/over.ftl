### The end of the game.

# The name of the winner stands below, large; or the names.
goes-to = { $count ->
    [one] Il Trono di Spade va a
   *[other] Condividono il Trono di Spade
  }
winners = { $count ->
    [one] { NOM($winners, case: "capital") }
   *[other] { NAME($winners) }
  }
# Why the game is over.
over-influence = { $count ->
    [one] { NOM($houses) } ha esteso tutta la sua influenza.
   *[other] { NOM($houses) } hanno esteso tutta la loro influenza.
  }
over-deaths = Tutti i personaggi di una Casa sono morti.
over-most = Vince chi ha esteso più influenza.
over-turns = { $turn ->
    [one] La partita è durata { $turn } turno.
   *[other] La partita è durata { $turn } turni.
  }
living = { $count ->
    [one] { $count } personaggio in vita
   *[other] { $count } personaggi in vita
  }
# Characters who died.
fallen = I caduti
    .none = Non è morto nessuno.
# Of the next.
fallen-list = { LIST($list) }
fell = { NAME($person) } (turno { $turn })
# Names of players.
players = { LIST($names) }
# Read aloud, before the tokens of the winner, each with its turn and the board it lies on.
over-tokens = Dove si trova l’influenza del vincitore
over-since = turno { $turn }
over-on = sulla scheda { OF($house) }
# After a number.
counted-deals = Accordi conclusi
counted-hostages = Ostaggi presi
counted-tortured = Torturati
counted-released = Rilasciati
