### Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot supply, whose ships a port holds.

# Power of a house before and after.
power-kept = { DAT($house, case: "capital") } { $count } hatalomjelzője marad
power-change = { DAT($house, case: "capital") } { $found } helyett { $left } hatalomjelzője lesz

## Consolidate Power

consolidate-which = Melyik parancs?
consolidate-order = { NAME($token, case: "capital") }
    .musters = { NAME($token, case: "capital") }: hatalom vagy toborzás
consolidate-order-in = { NAME($token, case: "capital") } { IN($area) }
# Beside a crown.
consolidate-gained = { SIGNED($count) }
    .aloud = { COUNT($count, of: "power", form: "acc") } kap
consolidate-brings = Hogyan hajtod végre?
consolidate-power = { COUNT($count, of: "power") }
consolidate-no-power = Nincs hatalomjelző
consolidate-muster = Inkább toborzás
consolidate-points = itt { COUNT($count, of: "point") } költhető el
consolidate-no-mustering = különleges parancs kell hozzá, várban vagy városban
consolidate-pool-empty = Ezzel { NOM($house) } minden hatalomjelzője játékban van.
consolidate-at-sea = Tengeren ez a parancs nem hoz hatalomjelzőt.
consolidate-blocked = A kikötő tengerrészén ellenséges hajó van, ezért a kikötő nem hoz hatalomjelzőt.
consolidate-main = Hatalomszerzés
consolidate-main-muster = Toborzás
consolidate-main-power = { COUNT($count, of: "power", form: "acc") } kapok { IN($area) }
consolidate-main-remove = Parancs levétele { FROM($area) }
consolidate-missing-order = Előbb válassz parancsot
consolidate-missing-use = Előbb válassz: hatalom vagy toborzás

## Armies that supply does not allow

reconcile-allows = Az utánpótlás most { $level }; legfeljebb ekkora seregeket enged: { LIST($list) }. A magányos egység nem számít.
reconcile-tap = Koppints az egységekre, amelyek megsemmisülnek
# Below an area.
reconcile-none-left = nem marad egység
reconcile-one-left = egy egység marad, az nem sereg
reconcile-army = sereg: { $count } egység
    .fits = sereg: { $count } egység, belefér
# Read aloud: a unit that can be destroyed.
reconcile-unit = { ONE($unit, case: "capital") } { IN($area) }
    .routed = { ONE($unit, case: "capital") }, megfutamított, { IN($area) }
reconcile-main = Egységek megsemmisítése
    .units = Megsemmisül { NOM($units) }
# In place of what is confirmed. $areas: where armies are too large.
reconcile-missing = Meg kell semmisíteni: { COUNT($count, of: "unit") }
    .one = Meg kell semmisíteni: { COUNT($count, of: "unit") }. A sereg túl nagy { IN($areas) }
    .both = Meg kell semmisíteni: { COUNT($count, of: "unit") }. A két sereg együtt így nem maradhat meg { IN($areas) }
    .all = Meg kell semmisíteni: { COUNT($count, of: "unit") }. A seregek így nem maradhatnak meg mind { IN($areas) }
# $value: units chosen so far.
reconcile-more = { $value } kiválasztva, még { $count } kell
    .one = { $value } kiválasztva, még { $count } kell: a sereg túl nagy { IN($areas) }
    .both = { $value } kiválasztva, még { $count } kell: a két sereg együtt így nem maradhat meg { IN($areas) }
    .all = { $value } kiválasztva, még { $count } kell: a seregek így nem maradhatnak meg mind { IN($areas) }
reconcile-clear = Kijelölés törlése

## Ships in a port that has changed hands

port-ships = { DAT($house) } { $count } hajója van { IN($area) }.
port-what = { $count ->
    [one] Mi legyen vele?
   *[other] Mi legyen velük?
}
# What can be chosen. $count: all the ships.
port-destroy = { $count ->
    [one] Semmisüljön meg
   *[other] Mind { THE($count) } semmisüljön meg
}
    .note = a kikötő üres lesz
port-take = { $count ->
    [one] Átveszem
   *[other] Mind { THE($count) } hajót átveszem
}
# $count are taken over, $left destroyed.
port-part = { $count } hajót átveszek, { $left } megsemmisül
port-places = { NOM($house, case: "capital") } { COUNT($count, of: "ship", form: "acc") } rak le oda
port-most = Legfeljebb { $most } hajót vehetsz át: az utánpótlási limited vagy a megmaradt hajóid nem engednek többet.
port-main-destroy = { $count ->
    [one] Hajó megsemmisítése
   *[other] Mind { THE($count) } hajó megsemmisítése
}
port-main-take = { COUNT($count, of: "ship") } átvétele
port-decide = { $count ->
    [one] Döntés a hajóról
   *[other] Döntés a hajókról
}
port-missing = { $count ->
    [one] Előbb döntsd el, mi legyen vele
   *[other] Előbb döntsd el, mi legyen velük
}
