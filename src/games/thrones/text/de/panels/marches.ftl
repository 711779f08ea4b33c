### A March order: where to, who goes, and what comes of it.

## Which order

march-which = Welcher Marschbefehl?
march-order-from = { NAME($token) } { FROM($from) }
# Who stands where the order lies; $count of them, or all, are routed and cannot march.
march-standing = { NOM($units, case: "capital") }
march-standing-routed = { $count ->
    [one] { NOM($units, case: "capital") }, { $count } besiegt
   *[other] { NOM($units, case: "capital") }, { $count } besiegt
}
march-all-routed = { $count ->
    [one] { COUNT($count, of: "unit") }, besiegt
   *[other] { COUNT($count, of: "unit") }, besiegt
}
# Below the order, once units are on their way: who stays. $count: how many units, or how many routed ones.
march-stay-none = alle marschieren
march-stay = { $count ->
    [one] { NOM($units) } bleibt
   *[other] { NOM($units) } bleiben
}
march-stay-routed = { $count ->
    [one] { $count } besiegte Einheit bleibt
   *[other] { $count } besiegte Einheiten bleiben
}
march-stay-both = { $count ->
    [one] { NOM($units) } und { $count } besiegte Einheit bleiben
   *[other] { NOM($units) } und { $count } besiegte Einheiten bleiben
}
march-other-order = Anderer Befehl
march-clear = Zurücksetzen

## Where to

march-where = Wohin?
march-elsewhere = Anderes Ziel
march-nobody-can = Hier sind nur besiegte Einheiten, und die können nicht marschieren.
# Below the name of an area: what stands there.
march-ground-neutral = Angriff: Neutrale Streitmacht { $strength }
march-ground-units = Angriff auf { NOM($holder) }: { NOM($units) }
march-ground-garrison = Angriff auf { NOM($holder) }: Garnison { $strength }
march-ground-both = Angriff auf { NOM($holder) }: { NOM($units) }, Garnison { $strength }
march-ground-army = deine Armee: { NOM($units) }
march-ground-own = dein Gebiet, leer
march-ground-empty = leer
march-ground-held = leer, kontrolliert von { NOM($holder) }
march-attack = Angriff
march-by-ship = per Schiff
# Read aloud: what is printed in an area.
march-printed = { LIST($list) }
march-printed-castle = eine Burg
march-printed-stronghold = eine Festung
march-printed-supply = Versorgung { $supply }
march-printed-power = Macht { $power }

## Why not there, on the board in a few words

march-short-supply = Versorgung!
march-short-port-full = Hafen ist voll
march-short-closed = gesperrt
march-short-one-battle = ein Kampf je Marsch
march-short-own-port = nicht dein Hafen
march-short-repelled = eben gescheitert
march-short-force = Neutrale Streitmacht { $strength }: Du hast höchstens { $most }
march-short-other = außer Reichweite

## Who goes

march-send-none = Niemanden { TO($to) } schicken
# A kind of unit, beside a number that is counted up and down; $count stand there.
march-unit = { $count ->
    [one] { ONE($unit) }
   *[other] { MANY($unit) }
}
# Below it.
march-of = von { $total }
march-goes-to = { $count ->
    [one] { $count } zieht { TO($to) }
   *[other] { $count } ziehen { TO($to) }
}
march-send-all = { $count ->
    [2] Beide schicken
    [one] Einheit schicken
   *[other] Alle { $count } schicken
}
march-send-rest = Den Rest auch

## Supply

march-supply-now = Jetzt
march-supply-after = Danach
march-supply-fits = passt
march-supply-breaks = Versorgung überschritten
# Read aloud, one sentence after the other: the sizes of the armies.
march-supply-level = { NOM($house) } hat Versorgung { $level }.
march-supply-armies-now = { $list ->
    [none] Jetzt keine Armeen.
   *[other] Armeen jetzt: { LIST($list) }.
}
march-supply-armies-after = { $list ->
    [none] Danach keine Armeen.
   *[other] Armeen danach: { LIST($list) }.
}
march-supply-spoken = { $isShort ->
    [yes] Das überschreitet die Versorgung.
   *[no] Das passt.
}

## The last unit leaves: does a power token stay?

march-token = Keine Einheit bleibt { IN($from) }
march-token-power = { NOM($house) } hat { COUNT($power, of: "power") }
march-token-leave = Marker zurücklassen
march-token-none = Keinen zurücklassen
march-token-lost = Ohne Marker verliert { NOM($house) } { ACC($from) }.
march-token-kept = Auch ohne Marker behält { NOM($house) } { ACC($from) }.

## What will be done: a sentence for each destination

march-preview = { $count ->
    [one] { NOM($units) } zieht { TO($to) }.
   *[other] { NOM($units) } ziehen { TO($to) }.
}
march-preview-by-ship = { $count ->
    [one] { NOM($units) } zieht per Schiff { TO($to) }.
   *[other] { NOM($units) } ziehen per Schiff { TO($to) }.
}
march-preview-attack = { $count ->
    [one] { NOM($units) } greift { ACC($to) } an.
   *[other] { NOM($units) } greifen { ACC($to) } an.
}
march-preview-attack-by-ship = { $count ->
    [one] { NOM($units) } greift { ACC($to) } per Schiff an.
   *[other] { NOM($units) } greifen { ACC($to) } per Schiff an.
}
march-preview-token = Ein Machtmarker bleibt { IN($from) }.
march-preview-empty = Keine Einheit bleibt { IN($from) }.
march-preview-kept = Keine Einheit bleibt { IN($from) }, doch das Gebiet bleibt deins.

## What comes of it

# Each of the list as in the message below it.
march-castles = Burgen und Festungen: { LIST($list) }.
march-castles-house = { NAME($house) } { $found } → { $left }
march-loses = { NOM($house) } verliert { ACC($area) }.
march-takes-ships = { $most ->
    [one] { NOM($house) } darf { COUNT($most, of: "ship") } { IN($port) } übernehmen.
   *[other] { NOM($house) } darf bis zu { COUNT($most, of: "ship") } { IN($port) } übernehmen.
}
march-if-won = Wenn der Angriff gelingt
# On the button, below what it does.
march-castles-own = Burgen, Festungen { $found } → { $left }
march-castles-own-if-won = Burgen, Festungen { $found } → { $left } bei Sieg

## Strength against strength

march-forecast = Stärke { IN($area) }, soweit bekannt
march-forecast-before = { $hasTides ->
    [yes] Vor den Karten
   *[no] Vor den Hauskarten
}
march-forecast-neutral = Neutrale Streitmacht
# Read aloud of a sum.
march-forecast-attacking = { NOM($house) } beim Angriff auf { ACC($area) }
march-forecast-defending = { NOM($house) } bei der Verteidigung { OF($area) }
march-forecast-neutral-defending = Neutrale Streitmacht bei der Verteidigung { OF($area) }
# What adds to a sum, and how much ($text).
march-forecast-part = { $label } { $text }
march-forecast-units = { $count ->
    [one] { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
march-forecast-march = Marsch
march-forecast-defense = Verteidigung
march-forecast-garrison = Garnison
march-forecast-signed = { SIGNED($value) }
march-forecast-routed = besiegt
march-forecast-only-castles = zählt nur gegen Burgen und Festungen
march-forecast-if = bei Unterstützung
march-forecast-tie = { NAME($house) } gewinnt bei Gleichstand.
march-forecast-enough = { $strength } genügt.
# The house is on neither side.
march-forecast-lends = { NAME($house) } kann { OUT($area) } unterstützen: mit { $attacking } für den Angreifer, mit { $defending } für den Verteidiger.
march-forecast-lends-either = { NAME($house) } kann { OUT($area) } mit { $attacking } die eine oder die andere Seite unterstützen.
march-forecast-lends-attacker = { NAME($house) } kann { OUT($area) } mit { $attacking } unterstützen.

## The button

march-do = Marschieren
march-do-attack = { ACC($area, case: "capital") } angreifen
march-missing-order = Zuerst einen Marschbefehl wählen
march-missing-destination = Tippe hier oder auf dem Spielplan ein Gebiet an
march-missing-units = Zuerst wählen, wer { TO($to) } marschiert
march-problem-supply = Versorgung überschritten
march-problem-port-full = Zu viele Schiffe für den Hafen
march-problem-too-weak = Zu schwach für die Neutrale Streitmacht
march-problem-other = Nicht erlaubt. Warum?
march-discard = Marschbefehl abwerfen
march-discarded = Du wirfst den Marschbefehl { IN($from) } ab, und niemand marschiert. Das ist dein ganzer Zug.
march-after-all = Doch marschieren
