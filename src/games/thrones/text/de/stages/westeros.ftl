### The Westeros phase: the cards revealed, and the cards that somebody decides.

westeros-title = Westeros
westeros-round = Runde { $round }
westeros-steps = Verlauf
westeros-step-cards = Karten aufgedeckt
westeros-step-wildlings = Wildlinge
westeros-done = erledigt
westeros-now = wird abgehandelt
westeros-waits = wartet
westeros-binds = gilt diese Runde
westeros-instead = { NAME($westerosCards) }: Der Stapel wurde neu gemischt und eine neue Karte gezogen
westeros-supply = { $found } → { $left }
westeros-unchanged = Die Versorgung bleibt überall gleich
westeros-nothing = Niemand hat Machtmarker erhalten

## The threat of the wildlings

threat-title = Wildlinge
threat-step = ein Symbol: { SIGNED($value) }
threat-now = jetzt
threat-before = vorher
threat-top = sofort Angriff
threat-counted = { $count ->
    [0] Keine Symbole auf den Karten: Die Bedrohung bleibt bei { $left }.
    [one] { $count } Symbol auf den Karten: Die Bedrohung steigt von { $found } auf { $left }.
   *[other] { $count } Symbole auf den Karten: Die Bedrohung steigt von { $found } auf { $left }.
}
threat-attack = Die Bedrohung ist ganz oben: Die Wildlinge greifen sofort an.

## What comes next

next-revealing = Die Karten werden aufgedeckt
    .note = Die erste wird vor der zweiten abgehandelt, die zweite vor der dritten.
next-muster = { NOM($house) } rekrutiert zuerst
next-bid-wildlings = Alle Häuser bieten gegen die Wildlinge
next-bid = Alle Häuser bieten um { ACC($held) }
    .note = Geheim: Reicht das Tablet am Tisch herum. Die verfügbaren Machtmarker bleiben verborgen, bis alle Gebote abgegeben sind.
    .phone = Geheim: Reicht das Handy am Tisch herum. Die verfügbaren Machtmarker bleiben verborgen, bis alle Gebote abgegeben sind.
next-planning = Zeit für die Befehle
    .note = Die Westeros-Phase ist zu Ende. Reicht das Tablet für die geheimen Befehle am Tisch herum.
    .phone = Die Westeros-Phase ist zu Ende. Reicht das Handy für die geheimen Befehle am Tisch herum.
next-to-mustering = Weiter zur Rekrutierung
next-to-reconciling = Weiter zur Versorgung
next-to-bidding = Zu den Geboten
next-to-track-tie = Weiter zum Gleichstand
next-to-assigning-orders = Weiter zur Planung
next-to = Weiter

## A card that somebody decides

decree-card = { $deck ->
    [first] Runde { $round } · erste Karte
    [second] Runde { $round } · zweite Karte
   *[third] Runde { $round } · dritte Karte
}
decree-supply = Versorgung
    .what = Alle Häuser zählen ihre Versorgungssymbole und passen ihre Armeen an.
    .act = Versorgung für alle
decree-mustering = Rekrutierung
    .what = Alle Häuser rekrutieren mit den Punkten ihrer Burgen und Festungen.
    .act = Rekrutierung für alle
decree-clash-of-kings = Königsfehde
    .what = Alle Häuser bieten um neue Plätze auf allen drei Leisten.
    .act = Gebote für alle
decree-game-of-thrones = Spiel der Throne
    .what = Alle Häuser erhalten Machtmarker für Machtsymbole und freie Häfen.
    .act = Machtmarker für alle
decree-storm-of-swords = Keine Verteidigung
    .what = Niemand darf diese Runde Verteidigungsbefehle erteilen.
    .act = Keine Verteidigung diese Runde
decree-rains-of-autumn = Kein Marsch +1
    .what = Niemand darf diese Runde den Marschspezialbefehl +1 erteilen.
    .act = Kein Marschspezialbefehl +1
decree-nothing = Nichts
    .a-throne-of-blades = Die Versorgung bleibt, und niemand rekrutiert. Die nächste Karte folgt.
    .dark-wings-dark-words = Niemand bietet oder erhält Machtmarker. Die nächste Karte folgt.
    .put-to-the-sword = Jeder Befehl darf diese Runde erteilt werden.
    .act = Nichts passiert
decree-choose = Dies wählen
# Read aloud. $title: one of the three.
decree-choose-aloud = { $title }: dies wählen
decree-chosen = Gewählt
decree-missing = Eins von dreien wählen
decree-which = Für alle wählen
decree-holds = { NOM($house) } hat { ACC($held) } und wählt
decree-pick = Jede Spalte zeigt, was es für jedes Haus bedeuten würde.
decree-look = Spielplan ansehen
decree-to-come = Noch offen: { NAME($westerosCards) }

## What a decree would mean for a house, below its name

mean-fit = Armeen passen
mean-loses = verliert { COUNT($count, of: "unit") }
mean-areas = in { COUNT($count, of: "area", form: "dat") }
mean-no-muster = kann nicht rekrutieren
mean-icons = { COUNT($count, of: "icon") }
mean-icons-ports = { COUNT($count, of: "icon") }, { COUNT($found, of: "port") }
mean-no-tokens = keine Marker übrig
mean-power = { COUNT($power, of: "power") } zum Bieten
mean-banned = { NAME($tokens) }
mean-loses-nothing = keine Spezialbefehle: verliert nichts
mean-nobody = Alles bleibt, wie es ist.

## The same in a sentence

sum-supply-falls = { NAME($house) } sinkt auf { $level }.
sum-supply-loses = { NAME($house) } sinkt auf { $level } und muss { COUNT($count, of: "unit") } vernichten.
sum-supply-rises = { NAME($house) } steigt auf { $level }.
sum-supply-same = Die Versorgung bleibt überall gleich.
sum-musters = Rekrutierungspunkte: { $scores }.
sum-power = Machtmarker: { $scores }.
sum-bids = Drei geheime Gebote: Thronfolge, Lehen, Königshof.
