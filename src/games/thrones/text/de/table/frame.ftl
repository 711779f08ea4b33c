### What stands around the board: head, houses, tracks, sheets of houses and areas, log, recap.

house = { NOM($house) }

## Head

head-round = Runde
head-round-of = Runde { $round } von { $last }
head-phases = Phasen der Runde
phase-westeros = Westeros
phase-planning = Planung
phase-action = Aktion
phase-over = Spielende
head-wildlings = Wildlinge
# Read aloud.
head-threat = Wildlinge: { $threat } von { $most }
head-log = Protokoll
head-rules = Regeln
head-house-rules = Hausregeln
head-menu = Menü

## Houses

houses-title = Häuser
    .note = in Zugreihenfolge
# Read aloud.
houses-aloud = Häuser, in Zugreihenfolge
houses-acts = entscheidet
houses-sealed = versiegelt
houses-tracks = Leisten
houses-power-hidden = Machtmarker verborgen
figure-castle = { COUNT($count, of: "castle") }
figure-barrel = Versorgung { $count }
figure-crown = Macht { $count }
figure-card = { $count ->
    [one] { COUNT($count, of: "house-card") } übrig
   *[other] { COUNT($count, of: "house-card") } übrig
}
figure-star = { COUNT($count, of: "special-order") }

## Supply, victory, influence

supply-title = Versorgung
# Read aloud. Sizes of armies.
supply-stacks = Armeen: { LIST($names) }; erlaubt: { LIST($list) }
supply-no-stacks = Armeen: keine; erlaubt: { LIST($list) }
supply-armies = { NAME($house) }: { LIST($list) }
supply-no-armies = { NAME($house) }: keine Armeen
supply-allows = Armeen aus { LIST($list) }
victory-title = Sieg
    .note = Burgen und Festungen
victory-wins = Sieg
influence-title = Einfluss
influence-throne = Thron
influence-fiefdoms = Lehen
influence-court = Hof
# Below the Valyrian Steel Blade (fiefdoms) or the Messenger Raven.
influence-used = { $track ->
    [fiefdoms] benutzt
   *[other] benutzt
}
influence-place = Platz
influence-stars = Sterne
tracks-title = Häuser und Leisten

## The sheet of a house

sheet-power = { $count ->
    [0] Machtmarker: { $power } verfügbar, keiner auf dem Spielplan
    [one] Machtmarker: { $power } verfügbar, { $count } auf dem Spielplan
   *[other] Machtmarker: { $power } verfügbar, { $count } auf dem Spielplan
}
sheet-power-hidden = { $count ->
    [0] Machtmarker: während der Gebote verborgen, keiner auf dem Spielplan
    [one] Machtmarker: während der Gebote verborgen, { $count } auf dem Spielplan
   *[other] Machtmarker: während der Gebote verborgen, { $count } auf dem Spielplan
}
sheet-supply = Versorgung { $level }
    .allows = erlaubt Armeen aus { LIST($list) }
sheet-hand = { $count ->
    [0] Keine Hauskarte auf der Hand
    [one] Auf der Hand: { $count }
   *[other] Auf der Hand: { $count }
}
sheet-played = Gespielt
sheet-none-played = Noch keine Karte gespielt.
sheet-castles = Burgen und Festungen: { $count }
sheet-no-castles = Keine.
sheet-armies = Armeen
sheet-no-armies = Keine Armeen: Nirgends stehen zwei Einheiten zusammen.
sheet-pool = Einheiten im Vorrat
sheet-units = { MANY($unit) }
# Read aloud, of a card.
sheet-strength = Stärke { $strength }
sheet-swords = { COUNT($count, of: "sword") }
sheet-fortifications = { COUNT($count, of: "fortification") }
# Places on the three tracks.
sheet-tracks = Thronfolge { $throne }, Lehen { $fiefdoms }, Königshof { $court }

## The card of an area

area-sea = Seegebiet
area-port = Hafen
area-stronghold = Festung
area-castle = Burg
area-land = Landgebiet
area-island-stronghold = Festung auf einer Insel
area-island-castle = Burg auf einer Insel
area-island-land = Landgebiet auf einer Insel
area-held = kontrolliert von { NOM($house) }
area-nobody = von niemandem kontrolliert
area-closed = in dieser Partie gesperrt
area-neutral = Neutrale Streitmacht, Stärke { $strength }
area-units = { NOM($units, case: "capital") }
area-no-units = Keine Einheiten
area-routed = besiegt
area-garrison = Garnison { $strength }
area-power = Machtmarker { OF($house) }
area-order = { NAME($token) }
area-points = { COUNT($count, of: "mustering-point") }
area-supply = { COUNT($count, of: "supply-icon") }
area-power-icons = { COUNT($count, of: "power-icon") }
area-home = Heimatgebiet { OF($house) }
area-adjacent = Angrenzende Gebiete

## Log and recap

happened-title = Was eben geschah
# On the button that shows once more what has happened since.
last-turn = Letzter Zug
log-title = Protokoll
log-place = { $phase ->
    [westeros] Runde { $round } · Westeros
    [planning] Runde { $round } · Planung
    [action] Runde { $round } · Aktion
   *[over] Runde { $round } · Spielende
}
log-house = Haus
log-all = Alle
log-topic = Thema
log-none = Davon ist noch nichts passiert.
recap-title = Seit deinem letzten Blick
recap-holds = { $name } hat das Tablet
recap-nothing = Seitdem ist nichts geschehen.
recap-log = Ganzes Protokoll
# Beside a line of the log that concerns a house.
recap-affects = betrifft { NAME($house) }
# A button that opens the sentence of what is asked.
ask-what = Was ist zu tun?
