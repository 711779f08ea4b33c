### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } prende { NOM($areas) }: { COUNT($count, of: "castle") } su { $needed }.
beat-takes = { NOM($house) } marcia { FROM($from) } e prende { NOM($areas) }.
beat-marches = { NOM($house) } marcia { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } guarda la prima carta Bruti e la rimette in cima al mazzo.
   *[bottom] { NOM($house) } guarda la prima carta Bruti e la mette in fondo al mazzo.
}
# While a beat is shown.
beat-on = Tocca per continuare
beats-end = Salta
