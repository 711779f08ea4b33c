### A battle: the ledger of both sides, what it would lead to, the house cards, and how it ended.

battle-title = Kampf um { ACC($area) }
battle-neutral-title = Die Neutrale Streitmacht { IN($area) }
battle-look = Spielplan ansehen
battle-neutral = Neutrale Streitmacht

## The steps above the stage

battle-steps = Schritte dieses Kampfs
battle-step-support = Unterstützung
battle-step-cards = Hauskarten
battle-step-texts = Kartentexte
battle-step-tides = Glück
battle-step-blade = Klinge
battle-step-outcome = Ausgang
battle-step-after = Danach
# On a phone, in place of the list of steps. $name: one of them.
battle-step-at = Schritt { $step } von { $steps } · { $name }

## Both sides

# Below the name of a house.
battle-attacker = Angreifer, { OUT($from) }
battle-defender = { $kind ->
    [stronghold] Verteidiger, in einer Festung
    [castle] Verteidiger, in einer Burg
   *[open] Verteidiger
}
# The same where there is less room.
battle-attacks = greift an
battle-defends = { $kind ->
    [stronghold] Festung
    [castle] Burg
   *[open] verteidigt
}
battle-holds = hält Wache
# What a sum is the strength of: "7, House Stark, attacking Seagard".
battle-strength-of = { $side ->
    [attacker] { NOM($house) } beim Angriff auf { ACC($area) }
   *[defender] { NOM($house) } bei der Verteidigung { OF($area) }
}
battle-strength-of-force = Die Neutrale Streitmacht bei der Verteidigung { OF($area) }

## The lines of a side's ledger, each with a number beside it

battle-units = { NOM($units, case: "capital") }
# Below units that count less than usual.
battle-units-note = { $state ->
    [routed] besiegt: zählt 0
    [castle-only] nur gegen Burgen und Festungen
   *[worthless] zählt 0
}
battle-units-each = { $count ->
    [one] zählt { $value }
   *[other] je { $value }
}
battle-army = Armee
battle-order = Befehl
battle-order-march = Marsch
    .note = { $isSpecial ->
    [yes] Spezialbefehl
   *[no] Befehl
}
battle-order-defense = Verteidigung
    .note = { $isSpecial ->
    [yes] Spezialbefehl
   *[no] Befehl
}
# Catelyn Stark doubles an order.
battle-doubled = Zählt doppelt
battle-garrison = Garnison
battle-force = Neutrale
battle-support = { $isOwn ->
    [yes] Unter{ "\u00AD" }stützung
   *[no] Unter{ "\u00AD" }stützung von { NAME($house) }
}
battle-support-order = Spezialbefehl
battle-card = Hauskarte
    .worthless = { NAME($card) }, zählt 0
# Below the name of a house card: its strength as printed on it.
battle-card-printed = wie aufgedruckt
battle-card-blanked = Zählt 0
battle-card-text = Kartentext
battle-tides = Schlachten{ "\u00AD" }glück
battle-blade = Klinge
# Where a sum would be below 0.
battle-least = Nie unter 0
battle-since = Nicht mehr da
    .note = seitdem vernichtet oder entfernt
# What a line adds.
battle-adds = { SIGNED($value) }

## The rows where both sides share one ledger

battle-row-footman = Fußsoldaten
battle-row-knight = Ritter
battle-row-siege-engine = Maschinen
battle-row-ship = Schiffe
battle-row-routed = Besiegt
battle-row-army = Armee
battle-row-order = Befehle
battle-row-garrison = Garnison
battle-row-force = Neutrale
battle-row-support = Unter{ "\u00AD" }stützung
battle-row-card = Hauskarten
battle-row-card-text = Kartentext
battle-row-tides = Schlachten{ "\u00AD" }glück
battle-row-blade = Klinge

## Where the card of a side lies

battle-card-waiting = nach der Unterstützung geheim gewählt
battle-cards-held = { COUNT($count, of: "card") } auf der Hand
battle-card-none = Keine Hauskarte
    .note = keine Karten auf der Hand
# What a revealed card brings in this battle besides what is printed on it. $list: "+1", "2 swords".
battle-bonus = Bonus hier: { LIST($list) }
battle-blanked-here = Ihre Stärke zählt hier 0

## Areas that could support

battle-supports = Unterstützung
battle-supports-none = Kein anderes Gebiet kann diesen Kampf unterstützen.
# Below the name of an area: what has become of its support.
battle-supports-granted = für { NAME($helped) }
battle-supports-offered = { NAME($helped) } angeboten
battle-supports-refused = abgelehnt
battle-supports-nobody = unterstützt niemanden
battle-supports-undecided = noch nicht entschieden
battle-supports-deciding = entscheidet jetzt

## What it would lead to if nothing else happened

battle-before = { $attacking } zu { $defending } vor den Karten
battle-in-hand = { COUNT($attacking, of: "card") } auf der Hand gegen { $defending }.
battle-tie-goes = Bei Gleichstand gewinnt { NOM($house) }.
battle-blade-ready = { NOM($house) } hat die Valyrischer-Stahl-Klinge bereit.
battle-stays = Wenn es bei { $attacking } zu { $defending } bleibt
battle-victor = { NOM($house) } gewinnt.
battle-victor-tie = Gleichstand: { NOM($house) } gewinnt, weil es auf der Lehen-Leiste weiter vorne steht.
battle-tides-to-come = Die Schlachtenglückskarten werden noch aufgedeckt.
battle-needed = Stärke { $strength } nötig
battle-enough = Das genügt: Die Neutrale Streitmacht ist besiegt, ohne Verluste.
battle-short = { $count ->
    [one] Es fehlt { $count }. So rückt niemand vor, und { NOM($attacker) } muss den Marschbefehl { IN($from) } anders verwenden.
   *[other] Es fehlen { $count }. So rückt niemand vor, und { NOM($attacker) } muss den Marschbefehl { IN($from) } anders verwenden.
}

## Casualties: the swords first, then what falls to them

battle-swords-none = Keine Schwerter.
battle-swords-free = { COUNT($count, of: "sword") }, kein Turm.
battle-swords-met = { COUNT($count, of: "sword") } gegen { COUNT($left, of: "fortification") }.
battle-spared = Die Karte { OF($loser) } schützt seine Einheiten: keine Verluste.
battle-falls-none = { NOM($loser) } verliert keine Einheiten.
battle-falls-all = { $count ->
    [one] { NOM($loser) } verliert seine letzte Einheit.
   *[other] { NOM($loser) } verliert alle seine { $count } Einheiten.
}
battle-falls = { $count ->
    [one] { NOM($loser) } verliert eine Einheit.
   *[other] { NOM($loser) } verliert { $count } Einheiten.
}
battle-engines = { $count ->
    [one] Außerdem wird eine Belagerungsmaschine vernichtet.
   *[other] Außerdem werden { $count } Belagerungsmaschinen vernichtet.
}
battle-engines-only = { $count ->
    [one] { NOM($loser) } verliert nur seine Belagerungsmaschine.
   *[other] { NOM($loser) } verliert nur seine { $count } Belagerungsmaschinen.
}

## What goes with the question in the foot

battle-decides = { NOM($house) } entscheidet
battle-decides-player = { NOM($house) } ({ $player }) entscheidet
battle-worth = Die Unterstützung { OUT($area) } zählt { $value }.
battle-engines-worth = Zählt { $attacking } für den Angreifer, { $defending } für den Verteidiger: Belagerungsmaschinen zählen nur beim Angriff.
# Under a choice: the sums it leads to.
battle-sums = { $attacking } zu { $defending }
battle-sums-won = { $tie ->
    [yes] { $attacking } zu { $defending }, { NAME($winner) } gewinnt bei Gleichstand
   *[no] { $attacking } zu { $defending }, { NAME($winner) } gewinnt
}
battle-sums-enough = { $attacking } zu { $needed }: genügt
battle-sums-short = { $left ->
    [one] { $attacking } zu { $needed }: { $left } fehlt
   *[other] { $attacking } zu { $needed }: { $left } fehlen
}
# Doran Martell.
battle-drop-last = { NAME($enemy) } steht schon auf dem letzten Platz
battle-drop = { NAME($enemy) } fällt von Platz { $found } auf { $left }
battle-drop-first = { NAME($enemy) } fällt von Platz { $found } auf { $left } und verliert { ACC($held) }

## A house card is chosen

hand-choose = Hauskarte wählen
hand-own = Deine Hand
hand-of = Hand { OF($house) }
# Both sums without cards, the own first.
hand-which = { $own } gegen { $against }: Welche Karte?
hand-together = Beide Karten werden gleichzeitig aufgedeckt, sobald auch { NOM($enemy) } gewählt hat.
hand-enemy-chose = { NOM($enemy) } hat schon eine Karte versiegelt. Beide werden gleichzeitig aufgedeckt.
hand-openly = { NOM($card) } kam zurück auf deine Hand; spiel eine andere Karte, offen.
# Of a house card.
hand-used = gespielt
hand-sent-back = zurückgegeben
hand-in-play = im Spiel
hand-before = { $against } vor den Karten · alle dürfen diese Hand sehen
hand-played = { NAME($enemy) } hat gespielt
# Above the enemy's cards, each with the sums if it were played: the own first.
hand-yours-to-theirs = du : Gegner
hand-sums = { $own } zu { $against }
hand-verdict = { $state ->
    [won] du gewinnst
    [lost] du verlierst
    [own-tie] gleich: gewonnen
   *[their-tie] gleich: verloren
}
hand-nothing = Noch keine Karte gewählt
    .note = Tippe auf eine Karte, um die Summe zu sehen.
hand-if-played = Wenn du { ACC($card) } spielst
# The sum without a card, the card, and both.
hand-makes = { $own } + { $value } = { $total }.
hand-makes-total = Zusammen { $total }.
hand-tie-yours = Bei Gleichstand gewinnst du: Du stehst auf der Lehen-Leiste weiter vorne.
hand-tie-theirs = Bei Gleichstand gewinnt { NOM($enemy) }: Es steht auf der Lehen-Leiste weiter vorne.
hand-blade-yours = Du hast die Valyrischer-Stahl-Klinge bereit, für +1.
hand-blade-theirs = { NOM($enemy) } hat die Valyrischer-Stahl-Klinge bereit, für +1.
hand-blade-used = Die Valyrischer-Stahl-Klinge wurde diese Runde schon eingesetzt.
hand-blade-elsewhere = { NOM($holder) } hat die Valyrischer-Stahl-Klinge und ist nicht in diesem Kampf.
hand-leaves-out = Nicht mitgerechnet: gegnerische Kartentexte, Schlachtenglück und die Klinge.

## How it ended

ended-counting = Die Kampfstärke wird berechnet
ended-revealed = Die Karten werden aufgedeckt
ended-wins = { NOM($house) } gewinnt
ended-wins-player = { NOM($house) } ({ $player }) gewinnt
ended-by = { $own } zu { $against }.
ended-tie = { $strength } zu { $strength }: Bei Gleichstand gewinnt { NAME($winner) }, auf der Lehen-Leiste vor { NAME($loser) }.
ended-strength = Kampfstärke
ended-story = Was geschah
ended-result = Ergebnis
# Of a side.
ended-won = gewonnen
ended-lost = verloren
ended-to-casualties = Weiter zu den Verlusten
ended-to-skulls = Weiter zu den Totenköpfen
ended-to-retreat = Weiter zum Rückzug
ended-to-battle = Weiter mit dem Kampf
ended-on = Weiter

## In one line below the board

strip-battle = Der laufende Kampf
strip-won = { NOM($house) } hat gewonnen
strip-open = noch nicht entschieden
