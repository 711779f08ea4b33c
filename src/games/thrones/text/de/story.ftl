### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } nimmt { ACC($areas) } ein: { COUNT($count, of: "castle") } von { $needed }.
beat-takes = { NOM($house) } marschiert { FROM($from) } los und nimmt { ACC($areas) } ein.
beat-marches = { NOM($house) } marschiert { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } sieht sich die oberste Wildlingkarte an und legt sie zurück auf den Stapel.
   *[bottom] { NOM($house) } sieht sich die oberste Wildlingkarte an und legt sie unter den Stapel.
}
# While a beat is shown.
beat-on = Weiter: tippen
beats-end = Überspringen
