### What was sealed is revealed in the middle of the table, with everybody looking.

middle-title = Tedd a tabletet középre
    .phone = Tedd a telefont középre
    .note = Ezt mindenki lássa.
middle-orders = Minden parancs lerakva
    .act = Felfedés
# Order tokens on the board.
middle-lie = { $count ->
    [one] { $count } parancs van lefordítva. Ezt mindenki lássa.
   *[other] { $count } parancs van lefordítva. Ezt mindenki lássa.
}
middle-bids = Minden licit lezárva
    .act = Licitek felfedése
middle-wildlings = Minden licit lezárva
    .act = Licitek felfedése
middle-cards = A kártyák kiválasztva
    .act = Kártyák felfedése
# The battle whose cards are chosen.
middle-attack = { $defender ->
    [none] { NOM($attacker, case: "capital") } megtámadja { ACC($area) }
   *[other] { NOM($attacker, case: "capital") } megtámadja { ACC($area) }; { NOM($defender) } védekezik
}
# Below the strengths of both sides.
middle-before = a kártyák előtt

## Orders

orders-title = Parancsok
orders-round = { $round }. forduló
orders-of = { NOM($house, case: "capital") } felfedi a parancsait
orders-all = Minden parancs felfedve
orders-on = Tovább

## A round is over

round-over = Vége { THE($round) }. fordulónak
round-next = { $round }. forduló
round-power = A fordulóban kapott hatalomjelzők
# Read aloud.
round-spoken = { NOM($house, case: "capital") } { COUNT($power, of: "power", form: "acc") } kapott
round-spoken-has = { $power ->
    [0] { NOM($house, case: "capital") } nem kapott hatalomjelzőt, most { $total } van neki
    [one] { NOM($house, case: "capital") } { COUNT($power, of: "power", form: "acc") } kapott, most { $total } van neki
   *[other] { NOM($house, case: "capital") } { COUNT($power, of: "power", form: "acc") } kapott, most { $total } van neki
}
round-castles = { COUNT($count, of: "castle") }
round-lifted = { $count ->
    [0] A táblán nincs parancs. A Westeroskártyák következnek.
    [one] { COUNT($count, of: "order") } lekerül a tábláról. A Westeroskártyák következnek.
   *[other] { COUNT($count, of: "order") } lekerül a tábláról. A Westeroskártyák következnek.
}
round-on = Tovább
