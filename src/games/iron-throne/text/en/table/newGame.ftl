### A new game: what it has of its own.

# Read aloud: a House to take. $name: who has it and gets the other one in return.
take-house = { $name ->
    [none] { NOM($house, case: "capital") }
   *[other] { NOM($house, case: "capital") }, swapped with { $name }
}
houses-differ = Every House has the same hostilities and truces. Its five people differ: one of them leads, and each has a card.
owned-cards = { $count ->
    [one] Play with your own card
   *[other] Play with your { $count } own cards
  }
    .note = As entered under “Cards I own”; fixed for this game.
lot = Who challenges first is random.
