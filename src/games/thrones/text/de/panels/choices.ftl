### Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot supply, whose ships a port holds.

# Power of a house before and after.
power-kept = { NOM($house) } behält { COUNT($count, of: "power") }
power-change = { NOM($house) } kommt von { $found } auf { COUNT($left, of: "power") }

## Consolidate Power

consolidate-which = Welcher Befehl?
consolidate-order = { NAME($token) }
    .musters = { NAME($token) }: Machtmarker oder Rekrutierung
consolidate-order-in = { NAME($token) } { IN($area) }
# Beside a crown.
consolidate-gained = { SIGNED($count) }
    .aloud = erhält { COUNT($count, of: "power") }
consolidate-brings = Wie führst du ihn aus?
consolidate-power = { COUNT($count, of: "power") }
consolidate-no-power = Keine Machtmarker
consolidate-muster = Stattdessen rekrutieren
consolidate-points = { COUNT($count, of: "point") } hier auszugeben
consolidate-no-mustering = nur mit Spezialbefehl, in Burg oder Festung
consolidate-pool-empty = Dann sind alle Machtmarker { OF($house) } im Spiel.
consolidate-at-sea = Auf See bringt dieser Befehl keine Machtmarker.
consolidate-blocked = In seinem Seegebiet stehen gegnerische Schiffe, also bringt der Hafen keine Machtmarker.
consolidate-main = Machtzuwachs
consolidate-main-muster = Rekrutieren
consolidate-main-power = { IN($area, case: "capital") } { COUNT($count, of: "power") } nehmen
consolidate-main-remove = Befehl { IN($area) } entfernen
consolidate-missing-order = Zuerst einen Befehl wählen
consolidate-missing-use = Zuerst Machtmarker oder Rekrutierung wählen

## Armies that supply does not allow

reconcile-allows = Versorgung { $level } erlaubt höchstens Armeen aus { LIST($list) } Einheiten. Einzelne Einheiten zählen nicht.
reconcile-tap = Tippe auf die Einheiten, die vernichtet werden
# Below an area.
reconcile-none-left = keine Einheiten übrig
reconcile-one-left = eine Einheit übrig, keine Armee
reconcile-army = Armee aus { $count }
    .fits = Armee aus { $count }, passt
# Read aloud: a unit that can be destroyed.
reconcile-unit = { ONE($unit) } { IN($area) }
    .routed = { ONE($unit) }, besiegt, { IN($area) }
reconcile-main = Einheiten vernichten
    .units = { ACC($units, case: "capital") } vernichten
# In place of what is confirmed. $areas: where armies are too large.
reconcile-missing = { COUNT($count, of: "unit") } zu vernichten
    .one = { COUNT($count, of: "unit") } zu vernichten: Die Armee { IN($areas) } ist zu groß
    .both = { COUNT($count, of: "unit") } zu vernichten: Die Armeen { IN($areas) } können nicht beide so bleiben
    .all = { COUNT($count, of: "unit") } zu vernichten: Die Armeen { IN($areas) } können nicht alle so bleiben
# $value: units chosen so far.
reconcile-more = { $value } gewählt, noch { $count } zu vernichten
    .one = { $value } gewählt, noch { $count } zu vernichten: Die Armee { IN($areas) } ist zu groß
    .both = { $value } gewählt, noch { $count } zu vernichten: Die Armeen { IN($areas) } können nicht beide so bleiben
    .all = { $value } gewählt, noch { $count } zu vernichten: Die Armeen { IN($areas) } können nicht alle so bleiben
reconcile-clear = Alle abwählen

## Ships in a port that has changed hands

port-ships = { NOM($house) } hat { COUNT($count, of: "ship") } { IN($area) }.
port-what = { $count ->
    [one] Was geschieht damit?
   *[other] Was geschieht damit?
}
# What can be chosen. $count: all the ships.
port-destroy = { $count ->
    [one] Vernichten
   *[other] Alle { $count } vernichten
}
    .note = der Hafen wird leer
port-take = { $count ->
    [one] Übernehmen
   *[other] Alle { $count } übernehmen
}
# $count are taken over, $left destroyed.
port-part = { $count } übernehmen, { $left } vernichten
port-places = { NOM($house) } stellt dort { COUNT($count, of: "ship") } auf
port-most = Du kannst höchstens { $most } übernehmen: Mehr erlaubt deine Versorgung oder dein Vorrat an Schiffen nicht.
port-main-destroy = { $count ->
    [one] Schiff vernichten
   *[other] Alle { $count } Schiffe vernichten
}
port-main-take = { COUNT($count, of: "ship") } übernehmen
port-decide = { $count ->
    [one] Über das Schiff entscheiden
   *[other] Über die Schiffe entscheiden
}
port-missing = { $count ->
    [one] Zuerst wählen, was damit geschieht
   *[other] Zuerst wählen, was damit geschieht
}
