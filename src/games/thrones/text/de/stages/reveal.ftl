### What was sealed is revealed in the middle of the table, with everybody looking.

middle-title = Legt das Tablet in die Mitte
    .phone = Legt das Handy in die Mitte
    .note = Alle sollten das sehen.
middle-orders = Alle Befehle sind erteilt
    .act = Befehle aufdecken
# Order tokens on the board.
middle-lie = { $count ->
    [one] { $count } Befehl liegt verdeckt. Alle sollten das sehen.
   *[other] { $count } Befehle liegen verdeckt. Alle sollten das sehen.
}
middle-bids = Alle Gebote sind versiegelt
    .act = Gebote aufdecken
middle-wildlings = Alle Gebote sind versiegelt
    .act = Gebote aufdecken
middle-cards = Die Karten sind gewählt
    .act = Karten aufdecken
# The battle whose cards are chosen.
middle-attack = { $defender ->
    [none] { NOM($attacker) } greift { ACC($area) } an
   *[other] { NOM($attacker) } greift { ACC($area) } an; { NOM($defender) } verteidigt
}
# Below the strengths of both sides.
middle-before = vor den Karten

## Orders

orders-title = Befehle
orders-round = Runde { $round }
orders-of = { NOM($house) } deckt seine Befehle auf
orders-all = Alle Befehle sind aufgedeckt
orders-on = Weiter

## A round is over

round-over = Runde { $round } ist zu Ende
round-next = Runde { $round }
round-power = Machtmarker dieser Runde
# Read aloud.
round-spoken = { NOM($house) } hat { COUNT($power, of: "power") } erhalten
round-spoken-has = { $power ->
    [0] { NOM($house) } hat keine Machtmarker erhalten und hat { $total }
    [one] { NOM($house) } hat { COUNT($power, of: "power") } erhalten und hat jetzt { $total }
   *[other] { NOM($house) } hat { COUNT($power, of: "power") } erhalten und hat jetzt { $total }
}
round-castles = { COUNT($count, of: "castle") }
round-lifted = { $count ->
    [0] Auf dem Spielplan liegen keine Befehle mehr. Als Nächstes kommen die Westeroskarten.
    [one] { COUNT($count, of: "order") } wird vom Spielplan entfernt. Als Nächstes kommen die Westeroskarten.
   *[other] { COUNT($count, of: "order") } werden vom Spielplan entfernt. Als Nächstes kommen die Westeroskarten.
}
round-on = Weiter
