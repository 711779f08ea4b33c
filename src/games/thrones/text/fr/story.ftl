### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } prend { NOM($areas) } : { COUNT($count, of: "castle") } sur { $needed }.
beat-takes = { NOM($house) } marche { FROM($from) } et prend { NOM($areas) }.
beat-marches = { NOM($house) } marche { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } regarde la première carte Sauvageon et la remet sur le paquet.
   *[bottom] { NOM($house) } regarde la première carte Sauvageon et la place sous le paquet.
}
# While a beat is shown.
beat-on = Toucher pour continuer
beats-end = Passer
