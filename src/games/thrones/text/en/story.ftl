### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } takes { THE($areas) }: { COUNT($count, of: "castle") } of { $needed }.
beat-takes = { NOM($house) } marches from { THE($from) } and takes { THE($areas) }.
beat-marches = { NOM($house) } marches from { THE($from) } to { THE($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } looks at the top wildling card and puts it back on top.
   *[bottom] { NOM($house) } looks at the top wildling card and puts it on the bottom of the deck.
}
# While a beat is shown.
beat-on = Tap to go on
beats-end = Skip
