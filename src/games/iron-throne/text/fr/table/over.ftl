### The end of the game.

# The name of the winner stands below, large; or the names.
goes-to = { $count ->
    [one] Le Trône de Fer revient à la
   *[other] Le Trône de Fer revient aux Maisons
  }
winners = { $count ->
    [one] { FULL($winners) }
   *[other] { NAME($winners) }
  }
# Why the game is over.
over-influence = { $count ->
    [one] { NOM($houses) } a étendu toute son influence.
   *[other] { NOM($houses) } ont étendu toute leur influence.
  }
over-deaths = Tous les personnages d'une Maison sont morts.
over-most = Qui a étendu le plus d'influence gagne.
over-turns = { $turn ->
    [one] La partie a duré { $turn } tour.
   *[other] La partie a duré { $turn } tours.
  }
living = { $count ->
    [one] { $count } personnage en vie
   *[other] { $count } personnages en vie
  }
# Characters who died.
fallen = Les morts
    .none = Personne n'est mort.
fell = { NAME($person) } { OF($house) }
# Names of players.
players = { LIST($names) }
