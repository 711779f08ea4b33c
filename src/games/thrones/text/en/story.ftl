### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } takes { THE($areas) }: { COUNT($count, of: "castle") } of { $needed }.
beat-takes = { NOM($house) } marches from { THE($from) } and takes { THE($areas) }.
beat-marches = { NOM($house) } marches from { THE($from) } to { THE($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } looks at the top wildling card and puts it back on top.
   *[bottom] { NOM($house) } looks at the top wildling card and puts it on the bottom of the deck.
}
# With another sentence before it, which says from where.
beat-retreats = { NOM($house) } retreats to { THE($to) }.
beat-raids = { NOM($house) } raids { THE($area) } and removes { POSS($victim) } { NOM($token) }.
beat-pillages = { NOM($house) } raids { THE($area) }, removes { POSS($victim) } { NOM($token) } and gains { COUNT($power, of: "power") }.
# Last Raid orders of these houses, discarded together; $house is the first.
beat-idle-raids = { $count ->
    [one] { POSS($house) } last Raid order has no target.
   *[other] The last Raid orders of { NAME($houses) } have no target.
}
# In several areas. $count: footmen upgraded.
beat-musters = { $count ->
    [0] { NOM($house) } musters { NOM($units) }.
    [one] { NOM($house) } musters { NOM($units) }, and upgrades a footman.
   *[other] { NOM($house) } musters { NOM($units) }, and upgrades { $count } footmen.
}
# $units: what the footmen have become.
beat-upgrades = { $count ->
    [one] { NOM($house) } upgrades a footman to { NOM($units) }.
   *[other] { NOM($house) } upgrades { $count } footmen to { NOM($units) }.
}
# While a beat is shown.
beat-on = Tap to go on
beats-end = Skip
# Over all that the seats of the app still do; $count people play.
beats-skip = { $count ->
    [one] Skip to my next decision
   *[other] Skip to our next decision
}
beats-skipping = Skipping to the next decision…
# What was skipped, where the next decision is. The button is "Last turn".
beats-skipped = { $count ->
    [one] One decision by the app was skipped. “Last turn” shows it.
   *[other] { $count } decisions by the app were skipped. “Last turn” shows them.
}
