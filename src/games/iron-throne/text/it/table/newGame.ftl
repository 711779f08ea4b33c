### A new game: what it has of its own.

# Read aloud: a House to take. $name: who has it and gets the other one in return.
take-house = { $name ->
    [none] { NOM($house, case: "capital") }
   *[other] { NOM($house, case: "capital") }, scambio: { $name }
}
houses-differ = Ogni Casa ha le stesse ostilità e le stesse tregue. A cambiare sono le sue cinque persone: una la guida, e ognuna ha la sua carta.
owned-cards = { $count ->
    [one] Gioca con la tua carta
   *[other] Gioca con le tue { $count } carte
  }
    .note = Come scritto in “Le mie carte”; vale per tutta la partita.
lot = Il primo sfidante è scelto a caso.
