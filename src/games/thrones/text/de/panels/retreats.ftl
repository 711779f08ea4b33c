### Retreats, orders that house cards remove, and units chosen to be destroyed, downgraded or upgraded.

## Where to, or which order

retreat-together = Alle Einheiten ziehen sich in dasselbe Gebiet zurück und bleiben bis zum Ende der Runde besiegt.
# Below the name of an area.
retreat-standing = dort: { NOM($units) }
retreat-order = { NAME($token) } von { NAME($owner) }
# At the end of its row: units that stand there together then, or that the supply cannot feed.
retreat-army = Armee aus { $count }
retreat-costs = { $count ->
    [one] { COUNT($count, of: "unit") } vernichtet
   *[other] { COUNT($count, of: "unit") } vernichtet
}
retreat-losses = { $count ->
    [one] Dort überschreiten sie die Versorgung: { COUNT($count, of: "unit") } muss vernichtet werden.
   *[other] Dort überschreiten sie die Versorgung: { COUNT($count, of: "unit") } müssen vernichtet werden.
}
# After the order is removed; two numbers are two strengths of the house.
retreat-strength-same = Er trägt zu diesem Kampf nichts bei: { NOM($house) } bleibt bei Stärke { $strength }.
retreat-strength = { NOM($house) } hat dann in diesem Kampf Stärke { $left } statt { $found }.

## Why not there, in a few words

retreat-not-title = Warum nicht anderswo
retreat-not-element = Landeinheiten bleiben an Land, Schiffe auf See
retreat-not-closed = in dieser Partie gesperrt
retreat-not-came-from = von hier kam der Angriff
retreat-not-neutral = eine Neutrale Streitmacht
retreat-not-otherwise = außer Reichweite
retreat-not-units = { NAME($house) }: { NOM($units) }
retreat-not-garrison = { NAME($house) }: Garnison
retreat-not-foreign = kontrolliert von { NAME($house) }
retreat-not-dearer = würde { COUNT($count, of: "unit") } kosten
retreat-not-order = wird nach dem Kampf ohnehin entfernt
retreat-not-order-in = Der Befehl { IN($area) } wird nach dem Kampf ohnehin entfernt.

## The button

retreat-after-all = Doch wählen

## Units chosen

units-count = { $count } von { $most } gewählt
units-count-up-to = { $count } gewählt, bis zu { $most }
units-one-area = Alle in demselben Gebiet.
# A row of $count units that are alike.
units-row = { $count ->
    [one] { ONE($unit) }
   *[other] { MANY($unit) }
}
units-row-routed = { $count ->
    [one] { ONE($unit) }, besiegt
   *[other] { MANY($unit) }, besiegt
}
# Below it: what becomes of the one unit of the row, chosen or not …
units-fate-destroyed = vernichtet
    .not = überlebt
units-fate-footman = wird Fußsoldat
    .not = bleibt Ritter
units-fate-knight = wird Ritter
    .not = bleibt Fußsoldat
# … or of several, $count of $total chosen.
units-here = { $total } hier
units-fates-destroyed = { $count ->
    [one] { $count } von { $total }: vernichtet
   *[other] { $count } von { $total }: vernichtet
}
units-fates-footman = { $count ->
    [one] { $count } von { $total }: wird Fußsoldat
   *[other] { $count } von { $total }: werden Fußsoldaten
}
units-fates-knight = { $count ->
    [one] { $count } von { $total }: wird Ritter
   *[other] { $count } von { $total }: werden Ritter
}
# On the button, with nothing chosen yet and then.
units-verb-destroyed = Vernichten
units-verb-footman = Umwandeln
units-verb-knight = Umwandeln
units-do-destroyed = { ACC($units, case: "capital") } vernichten
units-do-footman = { $count ->
    [one] { ACC($units, case: "capital") } in einen Fußsoldaten umwandeln
   *[other] { ACC($units, case: "capital") } in Fußsoldaten umwandeln
}
units-do-knight = { $count ->
    [one] { ACC($units, case: "capital") } in einen Ritter umwandeln
   *[other] { ACC($units, case: "capital") } in Ritter umwandeln
}
units-none-destroyed = Keine wählen
    .done = Keine Einheit ist gewählt.
units-none-footman = Keine wählen
    .done = Keine Einheit ist gewählt.
units-none-knight = Keinen umwandeln
    .done = Alle Fußsoldaten bleiben Fußsoldaten.
units-due = { $count ->
    [one] Noch { $count } zu wählen
   *[other] Noch { $count } zu wählen
}
units-due-any = Zuerst Einheiten wählen oder keine
units-clear = Zurücksetzen
