### Beats: what others did, shown on the board with one sentence each.

# A march that has taken castles: how many the house holds of those it needs.
beat-takes-castles = { NOM($house) } prende { NOM($areas) }: { COUNT($count, of: "castle") } su { $needed }.
beat-takes = { NOM($house) } marcia { FROM($from) } e prende { NOM($areas) }.
beat-marches = { NOM($house) } marcia { FROM($from) } { TO($areas) }.
beat-raven = { $put ->
    [top] { NOM($house) } guarda la prima carta Bruti e la rimette in cima al mazzo.
   *[bottom] { NOM($house) } guarda la prima carta Bruti e la mette in fondo al mazzo.
}
# With another sentence before it, which says from where.
beat-retreats = { NOM($house) } si ritira { TO($to) }.
beat-raids = { NOM($house) } fa una Razzia { IN($area) } e rimuove { NOM($token) } { OF($victim) }.
beat-pillages = { NOM($house) } fa una Razzia { IN($area) }, rimuove { NOM($token) } { OF($victim) } e riceve { COUNT($power, of: "power") }.
# Last Raid orders of these houses, discarded together; $house is the first.
beat-idle-raids = { $count ->
    [one] L'ultimo Ordine di Razzia { OF($house) } non ha bersagli.
   *[other] Gli ultimi Ordini di Razzia non hanno bersagli: { NAME($houses) }.
}
# In several areas. $count: footmen upgraded.
beat-musters = { $count ->
    [0] { NOM($house) } convoca { NOM($units) }.
    [one] { NOM($house) } convoca { NOM($units) }, e migliora un fante.
   *[other] { NOM($house) } convoca { NOM($units) }, e migliora { $count } fanti.
}
# $units: what the footmen have become.
beat-upgrades = { $count ->
    [one] { NOM($house) } migliora un fante in { BARE($units) }.
   *[other] { NOM($house) } migliora { $count } fanti in { BARE($units) }.
}
# While a beat is shown.
beat-on = Tocca per continuare
beats-end = Salta
# Over all that the seats of the app still do; $count people play.
beats-skip = { $count ->
    [one] Salta alla mia prossima decisione
   *[other] Salta alla nostra prossima decisione
}
beats-skipping = Si salta alla prossima decisione…
# What was skipped, where the next decision is. The button is "Last turn".
beats-skipped = { $count ->
    [one] Saltata 1 decisione dell'app. “Ultime mosse” la mostra.
   *[other] Saltate { $count } decisioni dell'app. “Ultime mosse” le mostra.
}
