### The end of the game: who has won, why, and how it came to that.

over-title = Das Spiel ist zu Ende
over-houses = { COUNT($count, of: "house") }
over-rounds = { COUNT($count, of: "round") }
over-castles = { COUNT($count, of: "castle") }
# Above the name of the winner, in large letters.
over-passes = Die Krone geht an
over-with = { COUNT($castles, of: "castle") } sowie { COUNT($lands, of: "land-area") }
over-at-once = { $count } Burgen und Festungen gewinnen sofort

## Why

over-why = Warum { NAME($house) }
over-source-first = erste Auflage, S. { $page }
over-source-revised = überarbeitete Regeln, S. { $page }
# Heads of two columns.
over-criterion = Bei Gleichstand
over-result = Ergebnis
over-criterion-castles = Burgen und Festungen
over-criterion-strongholds = Festungen
over-criterion-land-areas = Landgebiete
over-criterion-supply = Versorgung
over-criterion-power = Verfügbare Machtmarker
over-criterion-throne = Thronfolge-Leiste
over-part-equal = gleich
over-part-decides = entscheidet
over-part-not-needed = nicht nötig
over-place = { $place }.

## In numbers

# Below a number each.
over-passing = Weitergaben
over-battles = Kämpfe
over-attacks = Wildlingangriffe
over-beaten = { $count ->
    [0] keiner abgewehrt
    [one] { $count } abgewehrt
   *[other] { $count } abgewehrt
}
over-column-house = Haus
over-column-castles = Burgen, Festungen
over-column-lands = Landgebiete
over-column-won = Siege
over-column-lost = Niederlagen
over-column-bid = Geboten

## The chart

over-win-line = { $count } gewinnen sofort
over-start = Am Anfang
over-round = Runde { $round }

## Onward

over-kept = Du findest die Partie unter „Gespeicherte Partien“.
over-again = Noch einmal spielen
over-home = Zurück zum Anfang

## A first war: what came up in it, and how often

war-seen = Dein erster Krieg ist vorbei
    .text = Das kam darin vor, und so oft.
    .rest = Noch nicht gesehen
    .on = Sieh, wie er ausging
seen-battles = Kämpfe
seen-support = Unterstützungen
seen-raids = Überfälle
seen-retreats = Einheiten im Rückzug
seen-musters = Rekrutierte Einheiten
seen-bids = Gebote um Einfluss
seen-wildlings = Wildlingangriffe
