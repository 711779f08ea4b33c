### A March order: where to, who goes, and what comes of it.

## Which order

march-which = Melyik menetelésparancs?
march-order-from = { NAME($token, case: "capital") } { FROM($from) }
# Who stands where the order lies; $count of them, or all, are routed and cannot march.
march-standing = { BARE($units, case: "capital") }
march-standing-routed = { BARE($units, case: "capital") }, megfutamított: { $count }
march-all-routed = { COUNT($count, of: "unit") }, mind megfutamított
# Below the order, once units are on their way: who stays. $count: how many units, or how many routed ones.
march-stay-none = mind menetel
march-stay = { NOM($units) } marad
march-stay-routed = { $count } megfutamított egység marad
march-stay-both = { NOM($units) }, valamint { $count } megfutamított egység marad
march-other-order = Másik parancs
march-clear = Alaphelyzet

## Where to

march-where = Hová?
march-elsewhere = Másik cél
march-nobody-can = Itt csak megfutamított egység van, az nem menetelhet.
# Below the name of an area: what stands there.
march-ground-neutral = támadás: semleges erő, { $strength }
march-ground-units = támadás { NOM($holder) } ellen: { NOM($units) }
march-ground-garrison = támadás { NOM($holder) } ellen: { AS($strength) } helyőrség
march-ground-both = támadás { NOM($holder) } ellen: { NOM($units) }, { AS($strength) } helyőrség
march-ground-army = a sereged: { NOM($units) }
march-ground-own = a tiéd, üres
march-ground-empty = üres
march-ground-held = üres, birtokosa { NOM($holder) }
march-attack = támadás
march-by-ship = hajóval
# Read aloud: what is printed in an area.
march-printed = { LIST($list) }
march-printed-castle = egy város
march-printed-stronghold = egy vár
march-printed-supply = utánpótlás: { $supply }
march-printed-power = hatalom: { $power }

## Why not there, on the board in a few words

march-short-supply = túl a limiten
march-short-port-full = tele a kikötő
march-short-closed = le van zárva
march-short-one-battle = csak egy csata lehet
march-short-own-port = nem a te kikötőd
march-short-repelled = ez most nem sikerült
march-short-force = Semleges erő: { $strength }, neked legfeljebb { $most }
march-short-other = nem érhető el

## Who goes

march-send-none = Senkit sem küldök { TO($to) }
# A kind of unit, beside a number that is counted up and down; $count stand there.
march-unit = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
# Below it.
march-of = összesen { $total }
march-goes-to = { $count } megy { TO($to) }
march-send-all = { $count ->
    [2] Mindkettő menjen
    [one] Menjen az egység
   *[other] Mind { THE($count) } menjen
}
march-send-rest = A többi is

## Supply

march-supply-now = Most
march-supply-after = Utána
march-supply-fits = belefér
march-supply-breaks = túl a limiten
# Read aloud, one sentence after the other: the sizes of the armies.
march-supply-level = { NOM($house) } utánpótlása { $level }.
march-supply-armies-now = { $list ->
    [none] Most nincs sereg.
   *[other] Seregek most: { LIST($list) }.
}
march-supply-armies-after = { $list ->
    [none] Utána nincs sereg.
   *[other] Seregek utána: { LIST($list) }.
}
march-supply-spoken = { $isShort ->
    [yes] Ez túllépi az utánpótlási limitet.
   *[no] Ez belefér.
}

## The last unit leaves: does a power token stay?

march-token = Nem marad egység { IN($from) }
march-token-power = { DAT($house, case: "capital") } { $power } hatalomjelzője van
march-token-leave = Jelzőt hagyok
march-token-none = Nem hagyok
march-token-lost = Hatalomjelző nélkül { NOM($house) } elveszíti { ACC($from) }.
march-token-kept = { NOM($house) } hatalomjelző nélkül is megtartja { ACC($from) }.

## What will be done: a sentence for each destination

march-preview = { NOM($units) } { TO($to) } vonul.
march-preview-by-ship = { NOM($units) } hajóval { TO($to) } jut.
march-preview-attack = { NOM($units) } megtámadja { ACC($to) }.
march-preview-attack-by-ship = { NOM($units) } hajóról megtámadja { ACC($to) }.
march-preview-token = Egy hatalomjelző marad { IN($from) }.
march-preview-empty = Nem marad egység { IN($from) }.
march-preview-kept = Nem marad egység { IN($from) }, de a tiéd marad.

## What comes of it

# Each of the list as in the message below it.
march-castles = Várak és városok: { LIST($list) }.
march-castles-house = { NAME($house) } { $found } → { $left }
march-loses = { NOM($house) } elveszíti { ACC($area) }.
march-takes-ships = { $most ->
    [one] { NOM($house) } átvehet { COUNT($most, of: "ship", form: "acc") } { IN($port) }.
   *[other] { NOM($house) } legfeljebb { COUNT($most, of: "ship", form: "acc") } vehet át { IN($port) }.
}
march-if-won = Ha a támadás sikerül
# On the button, below what it does.
march-castles-own = Várak, városok { $found } → { $left }
march-castles-own-if-won = Várak, városok { $found } → { $left }, ha győzöl

## Strength against strength

march-forecast = Amennyit az erőkről tudunk: { NAME($area) }
march-forecast-before = { $hasTides ->
    [yes] Kártyák előtt
   *[no] Házkártyák előtt
}
march-forecast-neutral = Semleges erő
# Read aloud of a sum.
march-forecast-attacking = { NOM($house, case: "capital") } támad: { NAME($area) }
march-forecast-defending = { NOM($house, case: "capital") } védekezik: { NAME($area) }
march-forecast-neutral-defending = A semleges erő védekezik: { NAME($area) }
# What adds to a sum, and how much ($text).
march-forecast-part = { $label } { $text }
march-forecast-units = { $count ->
    [one] { ONE($unit) }
   *[other] { $count } { ONE($unit) }
}
march-forecast-march = Menetelés
march-forecast-defense = Védekezés
march-forecast-garrison = helyőrség
march-forecast-signed = { SIGNED($value) }
march-forecast-routed = megfutamított
march-forecast-only-castles = csak vár vagy város ellen számít
march-forecast-if = ha támogatja
march-forecast-tie = Holtversenyben { NOM($house) } győz.
march-forecast-enough = { $strength } elég.
# The house is on neither side.
march-forecast-lends = { NOM($house) } támogathat { FROM($area) }: a támadót { $attacking }, a védekezőt { $defending } erővel.
march-forecast-lends-either = { NOM($house) } { $attacking } erővel bármelyik felet támogathatja { FROM($area) }.
march-forecast-lends-attacker = { NOM($house) } { $attacking } erővel támogathat { FROM($area) }.

## The button

march-do = Menetelés
march-do-attack = Támadás: { NAME($area) }
march-missing-order = Előbb válassz menetelésparancsot
march-missing-destination = Koppints egy tartományra itt vagy a táblán
march-missing-units = Előbb válaszd ki, ki megy { TO($to) }
march-problem-supply = Túl az utánpótlási limiten
march-problem-port-full = Túl sok hajó a kikötőben
march-problem-too-weak = Túl gyenge a semleges erőhöz
march-problem-other = Nem lehet. Miért?
march-discard = Eldobás
march-discarded = Eldobod a menetelésparancsot { IN($from) }, és senki sem menetel. Ezzel most végeztél.
march-after-all = Mégis menetelek
