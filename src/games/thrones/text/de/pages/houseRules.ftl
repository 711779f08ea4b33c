### House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

house-rules = Hausregeln
house-rules-of-game = Hausregeln dieser Partie
house-rules-by-book = Nach dem Regelheft
    .note = tippe, um Runden, Burgen und Festungen, Macht und mehr zu ändern
house-rules-changes = { $count ->
    [one] { $count } Abweichung von den Regeln
   *[other] { $count } Abweichungen von den Regeln
}
house-rules-reset = Zurück zum Regelheft
house-rules-agree = Nach diesen Regeln spielen

## Each rule: its name, and how the table plays

house-rule-rounds = Runden
house-rule-castles = Burgen und Festungen zum Sieg
house-rule-power = Machtmarker am Anfang
house-rule-opening = Erste Westeroskarten
    .note = die übrigen Karten werden gemischt
house-rule-neutralForces = Neutrale Streitmächte
    .note = sie halten Gebiete, bis jemand sie besiegt
house-rule-south = Der Süden gesperrt
    .note = zu viert und fünft wie zu dritt: Niemand betritt, was dort Neutrale halten
house-rule-blade = Klinge gegen Neutrale
    .note = eines der gedruckten Regelhefte erlaubt es, die anderen nicht
house-rule-tidesDeck = Schlachtenglück aufbrauchen
    .note = gezogene Karten bleiben weg, bis alle gezogen sind
house-rule-glass = Sanduhr
    .note = sagt, wann die Zeit um ist; es gibt keine Strafe
    .none = keine
    .minutes = { $minutes } Min.
# Below a number: what the rulebook says.
house-rule-book = Regelheft: { $value }

agreed-rounds = Die Partie endet nach Runde { $round }, nicht { $value }.
agreed-castles = { $count ->
    [one] Zum Sieg genügt { COUNT($count, of: "castle") } statt { $value }.
   *[other] Zum Sieg braucht es { COUNT($count, of: "castle") } statt { $value }.
}
agreed-power = Jedes Haus beginnt mit { COUNT($power, of: "power", form: "dat") }, nicht { $value }.
# $text: one entry for each deck, "deck I: Supply and Mustering · deck III: Web of Lies".
agreed-opening = Westeroskarten ab Runde { $round }: { $text }.
agreed-opening-deck = Stapel { $deck }: { NAME($westerosCards) }
agreed-neutralForces = Keine Neutralen Streitmächte: Ihre Gebiete sind am Anfang leer.
agreed-south = Der Süden ist gesperrt: Niemand betritt seine Gebiete, in denen kein Haus beginnt.
agreed-blade = Die Valyrischer-Stahl-Klinge darf auch gegen eine Neutrale Streitmacht 1 beitragen.
agreed-tidesDeck = Die Schlachtenglückskarten werden gemischt, wenn alle gezogen sind, nicht für jeden Kampf.
agreed-glass = Jede Entscheidung hat { COUNT($minutes, of: "minute") } auf der Sanduhr.

## The first Westeros cards

opening-deck = Stapel { $deck }
opening-round = Runde { $round }
opening-choice = Stapel { $deck }, Runde { $round }
opening-random = zufällig

## Why it cannot be agreed on

clash-none = Du hast nichts geändert.
clash-as-printed = { $label }: So steht es im Regelheft.
clash-no-tides = Das Schlachtenglück gehört nicht zu dieser Partie.
clash-no-south = Der Süden lässt sich nur zu viert oder fünft sperren.
clash-castles-at-start = { NOM($house) } beginnt mit { COUNT($count, of: "castle", form: "dat") }. Zum Sieg müssen es mehr sein.
clash-castles-on-the-map = Auf diesem Spielplan sind nur { $count } Burgen und Festungen offen.
clash-opening-too-late = Du hast Karten bis Runde { $round } gewählt, aber die Partie endet nach Runde { $last }.
clash-opening-deck = In Stapel { $deck } gibt es diese Karte nicht so oft, wie du sie gewählt hast: { NAME($westerosCard) }.
clash-opening-winter = „Der Winter naht“ würde Stapel { $deck } neu mischen. Wähle eine andere Karte.
