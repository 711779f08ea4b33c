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
# Of the next.
fallen-list = { LIST($list) }
fell = { NOM($person) } (tour { $turn })
# Names of players.
players = { LIST($names) }
# Read aloud, before the tokens of the winner, each with its turn and the board it lies on.
over-tokens = Où se trouve l’influence du vainqueur
over-since = tour { $turn }
over-on = sur le plateau { OF($house) }
# After a number.
counted-deals = Accords conclus
counted-hostages = Otages pris
counted-tortured = Torturés
counted-released = Libérés
