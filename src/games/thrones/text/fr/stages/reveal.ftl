### What was sealed is revealed in the middle of the table, with everybody looking.

middle-title = Posez la tablette au milieu
    .phone = Posez le téléphone au milieu
    .note = Pour que tout le monde voie.
middle-orders = Tous les ordres sont placés
    .act = Révéler les ordres
# Order tokens on the board.
middle-lie = { $count ->
    [one] { $count } ordre est face cachée. Pour que tout le monde voie.
   *[other] { $count } ordres sont face cachée. Pour que tout le monde voie.
}
middle-bids = Toutes les mises sont scellées
    .act = Révéler les mises
middle-wildlings = Toutes les mises sont scellées
    .act = Révéler les mises
middle-cards = Les cartes sont choisies
    .act = Révéler les cartes
# The battle whose cards are chosen.
middle-attack = { $defender ->
    [none] { NOM($attacker, case: "capital") } attaque { NOM($area) }
   *[other] { NOM($attacker, case: "capital") } attaque { NOM($area) }, face à { NOM($defender) }
}
# Below the strengths of both sides.
middle-before = avant les cartes

## Orders

orders-title = Ordres
orders-round = Tour { $round }
orders-of = { NOM($house, case: "capital") } révèle ses ordres
orders-all = Tous les ordres sont révélés
orders-on = Continuer

## A round is over

round-over = Le tour { $round } est terminé
round-next = Tour { $round }
round-power = Pouvoir reçu ce tour-ci
# Read aloud.
round-spoken = { NOM($house, case: "capital") } a reçu { COUNT($power, of: "power") }
round-spoken-has = { $power ->
    [0] { NOM($house, case: "capital") } n'a pas reçu de pouvoir et en a { $total }
    [one] { NOM($house, case: "capital") } a reçu { COUNT($power, of: "power") } et en a { $total }
   *[other] { NOM($house, case: "capital") } a reçu { COUNT($power, of: "power") } et en a { $total }
}
round-castles = { COUNT($count, of: "castle") }
round-lifted = { $count ->
    [0] Il n'y a plus d'ordres sur le plateau. Les cartes Westeros suivent.
    [one] { COUNT($count, of: "order") } est retiré du plateau. Les cartes Westeros suivent.
   *[other] { COUNT($count, of: "order") } sont retirés du plateau. Les cartes Westeros suivent.
}
round-on = Continuer
