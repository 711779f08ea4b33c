### A new game: what it has of its own.

# Read aloud: a House to take. $name: who has it and gets the other one in return.
take-house = { $name ->
    [none] { NOM($house, case: "capital") }
   *[other] { NOM($house, case: "capital") }, getauscht mit: { $name }
}
houses-differ = Jedes Haus hat dieselben Feindschaften und Waffenstillstände. Verschieden sind seine fünf Personen: Eine führt es an, und jede hat eine Karte.
owned-cards = { $count ->
    [one] Mit deiner eigenen Karte spielen
   *[other] Mit deinen { $count } eigenen Karten spielen
  }
    .note = Wie unter „Eigene Karten“ eingetragen; fest für diese Partie.
lot = Wer zuerst herausfordert, entscheidet das Los.
