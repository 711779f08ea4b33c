### What was sealed is revealed in the middle of the table, with everybody looking.

middle-title = Metti il tablet al centro
    .phone = Metti il telefono al centro
    .note = Tutti devono poter vedere.
middle-orders = Tutti gli Ordini sono stati collocati
    .act = Rivela gli Ordini
# Order tokens on the board.
middle-lie = { $count ->
    [one] { $count } Ordine è a faccia in giù. Tutti devono poter vedere.
   *[other] { $count } Ordini sono a faccia in giù. Tutti devono poter vedere.
}
middle-bids = Tutte le offerte sono sigillate
    .act = Rivela le offerte
middle-wildlings = Tutte le offerte sono sigillate
    .act = Rivela le offerte
middle-cards = Le carte sono state scelte
    .act = Rivela le carte
# The battle whose cards are chosen.
middle-attack = { $defender ->
    [none] { NOM($attacker) } attacca { NOM($area) }
   *[other] { NOM($attacker) } attacca { NOM($area) }; difende { NOM($defender) }
}
# Below the strengths of both sides.
middle-before = prima delle carte

## Orders

orders-title = Ordini
orders-round = Round { $round }
orders-of = { NOM($house) } rivela i suoi Ordini
orders-all = Tutti gli Ordini sono stati rivelati
orders-on = Continua

## A round is over

round-over = Fine del round { $round }
round-next = Round { $round }
round-power = Potere ricevuto in questo round
# Read aloud.
round-spoken = { NOM($house) } ha ricevuto { COUNT($power, of: "power") }
round-spoken-has = { $power ->
    [0] { NOM($house) } non ha ricevuto Potere e ne ha { $total }
    [one] { NOM($house) } ha ricevuto { COUNT($power, of: "power") } e ne ha { $total }
   *[other] { NOM($house) } ha ricevuto { COUNT($power, of: "power") } e ne ha { $total }
}
round-castles = { COUNT($count, of: "castle") }
round-lifted = { $count ->
    [0] Sul tabellone non restano Ordini. Seguono le carte Continente Occidentale.
    [one] { COUNT($count, of: "order") } viene rimosso dal tabellone. Seguono le carte Continente Occidentale.
   *[other] { COUNT($count, of: "order") } vengono rimossi dal tabellone. Seguono le carte Continente Occidentale.
}
round-on = Continua
