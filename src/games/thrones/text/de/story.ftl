### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } nimmt { ACC($areas) } ein: { COUNT($count, of: "castle") } von { $needed }.
beat-takes = { NOM($house) } marschiert { FROM($from) } los und nimmt { ACC($areas) } ein.
beat-marches = { NOM($house) } marschiert { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } sieht sich die oberste Wildlingkarte an und legt sie zurück auf den Stapel.
   *[bottom] { NOM($house) } sieht sich die oberste Wildlingkarte an und legt sie unter den Stapel.
}
# With another sentence before it, which says from where.
beat-retreats = { NOM($house) } zieht sich { TO($to) } zurück.
beat-raids = { NOM($house) } überfällt { ACC($area) } und entfernt { ACC($token) } { OF($victim) }.
beat-pillages = { NOM($house) } überfällt { ACC($area) }, entfernt { ACC($token) } { OF($victim) } und erbeutet { COUNT($power, of: "power") }.
# Last Raid orders of these houses, discarded together; $house is the first.
beat-idle-raids = { $count ->
    [one] Der letzte Überfallbefehl { OF($house) } hat kein Ziel.
   *[other] Die letzten Überfallbefehle von { NAME($houses) } haben kein Ziel.
}
# In several areas. $count: footmen upgraded.
beat-musters = { $count ->
    [0] { NOM($house) } rekrutiert { ACC($units) }.
    [one] { NOM($house) } rekrutiert { ACC($units) } und wandelt einen Fußsoldaten um.
   *[other] { NOM($house) } rekrutiert { ACC($units) } und wandelt { $count } Fußsoldaten um.
}
# $units: what the footmen have become.
beat-upgrades = { $count ->
    [one] { NOM($house) } wandelt einen Fußsoldaten in { ACC($units) } um.
   *[other] { NOM($house) } wandelt { $count } Fußsoldaten in { ACC($units) } um.
}
# While a beat is shown.
beat-on = Weiter: tippen
beats-end = Überspringen
# Over all that the seats of the app still do; $count people play.
beats-skip = { $count ->
    [one] Zu meiner nächsten Entscheidung springen
   *[other] Zu unserer nächsten Entscheidung springen
}
beats-skipping = Weiter zur nächsten Entscheidung …
# What was skipped, where the next decision is. The button is "Last turn".
beats-skipped = { $count ->
    [one] 1 Entscheidung der App wurde übersprungen. „Letzter Zug“ zeigt sie.
   *[other] { $count } Entscheidungen der App wurden übersprungen. „Letzter Zug“ zeigt sie.
}
