### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } prend { NOM($areas) } : { COUNT($count, of: "castle") } sur { $needed }.
beat-takes = { NOM($house) } marche { FROM($from) } et prend { NOM($areas) }.
beat-marches = { NOM($house) } marche { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } regarde la première carte Sauvageon et la remet sur le paquet.
   *[bottom] { NOM($house) } regarde la première carte Sauvageon et la place sous le paquet.
}
# With another sentence before it, which says from where.
beat-retreats = { NOM($house) } bat en retraite { TO($to) }.
beat-raids = { NOM($house) } fait un raid { IN($area) } et retire { NOM($token) } { OF($victim) }.
beat-pillages = { NOM($house) } fait un raid { IN($area) }, retire { NOM($token) } { OF($victim) } et reçoit { COUNT($power, of: "power") }.
# Last Raid orders of these houses, discarded together; $house is the first.
beat-idle-raids = { $count ->
    [one] Le dernier ordre de Raid { OF($house) } n'a pas de cible.
   *[other] Les derniers ordres de Raid n'ont pas de cible : { NAME($houses) }.
}
# In several areas. $count: footmen upgraded.
beat-musters = { $count ->
    [0] { NOM($house) } recrute { NOM($units) }.
    [one] { NOM($house) } recrute { NOM($units) }, et améliore un fantassin.
   *[other] { NOM($house) } recrute { NOM($units) }, et améliore { $count } fantassins.
}
# $units: what the footmen have become.
beat-upgrades = { $count ->
    [one] { NOM($house) } améliore un fantassin en { BARE($units) }.
   *[other] { NOM($house) } améliore { $count } fantassins en { BARE($units) }.
}
# While a beat is shown.
beat-on = Toucher pour continuer
beats-end = Passer
# Over all that the seats of the app still do; $count people play.
beats-skip = { $count ->
    [one] Aller à ma prochaine décision
   *[other] Aller à notre prochaine décision
}
beats-skipping = En route vers la prochaine décision…
# What was skipped, where the next decision is. The button is "Last turn".
beats-skipped = { $count ->
    [one] 1 décision de l'application a été passée. « Derniers coups » la montre.
   *[other] { $count } décisions de l'application ont été passées. « Derniers coups » les montre.
}
