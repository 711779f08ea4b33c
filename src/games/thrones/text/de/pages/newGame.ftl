### A new game: how many, who sits where, begin.

## Seats

# Below the name of a seat whose house is not chosen.
new-random = zufälliges Haus
new-drafted = Haus wird reihum gewählt
new-take = { $name ->
    [none] { NOM($house) }
   *[other] { NOM($house) }, getauscht mit: { $name }
}

## Houses

new-houses = Häuser
new-dealing-chosen = Gewählt
    .note = Tippe auf einen Platz, um ihm ein anderes Haus zu geben.
new-dealing-dealt = Zugelost
    .note = Die Häuser werden zugelost, wenn die Partie beginnt.
new-dealing-drafted = Reihum
    .note = Wenn die Partie beginnt, wählen alle reihum ein Haus, in zufälliger Reihenfolge.
new-away = { $count ->
    [0] Alle sechs Häuser spielen mit.
    [one] { NOM($houses) } spielt nicht mit.
   *[other] { NOM($houses) } spielen nicht mit.
}
new-no-neutral = Es gibt keine Neutralen Streitmächte.
# $list: "The Eyrie (6)", "King's Landing (5)".
new-neutral = Neutrale Streitmächte, bis jemand sie besiegt: { LIST($list) }.
new-neutral-force = { NAME($area) } ({ $strength })
new-closed = { $count ->
    [one] { COUNT($count, of: "area") } ist in dieser Partie gesperrt: { NAME($areas) }.
   *[other] { COUNT($count, of: "area") } sind in dieser Partie gesperrt: { NAME($areas) }.
}

## Options

new-edition = Regeln
new-edition-revised = Überarbeitet
    .note = mit den Korrekturen des Verlags
new-edition-first = Erste Auflage
    .note = wie zuerst gedruckt: andere Entscheidung bei Gleichstand, kein Schiff von Lannister im Hafen
new-tides = Schlachtenglück
    .note = in jedem Kampf zieht jede Seite eine zufällige Karte

## Begin

new-missing-house-rules = Die Hausregeln passen nicht zusammen

## Drafting houses

draft-title = Wählt eure Häuser
draft-turn = { $name } wählt ein Haus.
draft-order = Zufällige Reihenfolge
draft-undo = Letzte Wahl zurücknehmen
draft-missing = { $count ->
    [one] Ein Haus ist noch nicht gewählt
   *[other] { $count } Häuser sind noch nicht gewählt
}
draft-begin = Mit diesen Häusern beginnen
