### A new game: what it has of its own.

# Read aloud: a House to take. $name: who has it and gets the other one in return.
take-house = { $name ->
    [none] { FULL($house) }
   *[other] { FULL($house) }, échangée avec { $name }
}
houses-differ = Toutes les Maisons ont les mêmes hostilités et les mêmes trêves. Ce sont leurs cinq personnages qui diffèrent : l'un dirige, et chacun a sa carte.
owned-cards = { $count ->
    [one] Jouer avec votre propre carte
   *[other] Jouer avec vos { $count } propres cartes
  }
    .note = Comme sous « Mes cartes » ; ne change plus pendant cette partie.
lot = Le premier challenger est tiré au hasard.
