### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } takes { THE($areas) }: { COUNT($count, of: "castle") } of { $needed }.
beat-takes = { NOM($house) } marches from { THE($from) } and takes { THE($areas) }.
beat-marches = { NOM($house) } marches from { THE($from) } to { THE($areas) }.
# While a beat is shown.
beat-on = Tap to go on
beats-end = Skip
