### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } prende { NOM($areas) }: { COUNT($count, of: "castle") } su { $needed }.
beat-takes = { NOM($house) } marcia { FROM($from) } e prende { NOM($areas) }.
beat-marches = { NOM($house) } marcia { FROM($from) } { TO($areas) }.
# While a beat is shown.
beat-on = Tocca per continuare
beats-end = Salta
