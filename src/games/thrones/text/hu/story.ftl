### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } elfoglalja { ACC($areas) }: a győzelemhez kellő { $needed } várból és városból { $count } az övé.
beat-takes = { NOM($house) } { FROM($from) } kivonulva elfoglalja { ACC($areas) }.
beat-marches = { NOM($house) } { FROM($from) } { TO($areas) } vonul.
beat-raven = { $put ->
    [top] { NOM($house) } megnézi a legfelső vadkártyát, és visszateszi a pakli tetejére.
   *[bottom] { NOM($house) } megnézi a legfelső vadkártyát, és a pakli aljára teszi.
}
# With another sentence before it, which says from where.
beat-retreats = { NOM($house) } visszavonul { TO($to) }.
beat-raids = { NOM($house) } portyázik { IN($area) }, és leveszi { NOM($victim) } { POSS_ACC($token) }.
beat-pillages = { NOM($house) } portyázik { IN($area) }: leveszi { NOM($victim) } { POSS_ACC($token) }, és { COUNT($power, of: "power", form: "acc") } szerez.
# Last Raid orders of these houses, discarded together; $house is the first.
beat-idle-raids = { $count ->
    [one] { NOM($house) } utolsó portyázásparancsának nincs célpontja.
   *[other] Az utolsó portyázásparancsnak nincs célpontja: { NAME($houses) }.
}
# In several areas. $count: footmen upgraded.
beat-musters = { $count ->
    [0] { NOM($house) } { ACC($units) } toboroz.
    [one] { NOM($house) } { ACC($units) } toboroz, és előléptet egy gyalogost.
   *[other] { NOM($house) } { ACC($units) } toboroz, és előléptet { $count } gyalogost.
}
# $units: what the footmen have become.
beat-upgrades = { $count ->
    [one] { NOM($house) } egyik gyalogosából { BARE($units) } lesz.
   *[other] { NOM($house) } { $count } gyalogosából { BARE($units) } lesz.
}
# While a beat is shown.
beat-on = Koppints a folytatáshoz
beats-end = Kihagyás
# Over all that the seats of the app still do; $count people play.
beats-skip = { $count ->
    [one] Ugrás a következő döntésemig
   *[other] Ugrás a következő döntésünkig
}
beats-skipping = Ugrás a következő döntésig…
# What was skipped, where the next decision is. The button is "Last turn".
beats-skipped = { $count ->
    [one] Az alkalmazás 1 döntése kimaradt. A „Visszanézés” megmutatja.
   *[other] Az alkalmazás { $count } döntése kimaradt. A „Visszanézés” megmutatja őket.
}
