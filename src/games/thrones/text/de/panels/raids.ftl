### Raids: which Raid order, which enemy order it removes, and what comes of it.

raid-which = Welcher Überfallbefehl?
# $area: where the Raid order lies.
raid-from = Überfall { OUT($area) }
raid-no-target = Dieser Überfall erreicht keinen Befehl, den er entfernen kann.
# At the end of a row: what the Raid does to that order.
raid-pillages = +1 Machtmarker
raid-removes = entfernen

## Why an order is safe, in a few words

raid-safe-march = ein Marsch ist vor Überfällen sicher
raid-safe-defense = nur mit Überfallspezialbefehl
raid-too-far = außer Reichweite

## What happens

raid-outcome = Was geschieht
raid-both-off = Beide Befehle werden entfernt.
# Pillage. $count: power gained, $value: power lost.
raid-pillaged = Beide Befehle werden entfernt. { NOM($house) } erhält { COUNT($count, of: "power") }; { NOM($victim) } verliert { $value }.
    .no-gain = Beide Befehle werden entfernt. { NOM($house) } hat keine Machtmarker mehr im Vorrat; { NOM($victim) } verliert { $value }.
    .no-loss = Beide Befehle werden entfernt. { NOM($house) } erhält { COUNT($count, of: "power") }; { NOM($victim) } hat keine zu verlieren.
    .neither = Beide Befehle werden entfernt. { NOM($house) } hat keine Machtmarker mehr im Vorrat; { NOM($victim) } hat keine zu verlieren.
raid-wasted = Du wirfst den Überfallbefehl { IN($area) } ab. Sonst ändert sich nichts.

## At the foot

raid-main = Überfall ausführen
raid-main-pillage = { ACC($area, case: "capital") } plündern (+1 Machtmarker)
raid-main-remove = { NAME($token) } { IN($area) } entfernen
raid-main-waste = Überfall { IN($area) } abwerfen
raid-give-up = Überfallbefehl abwerfen
raid-missing-order = Einen deiner Überfallbefehle wählen
raid-missing-target = Den Befehl wählen, der entfernt wird
