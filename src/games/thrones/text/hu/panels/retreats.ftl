### Retreats, orders that house cards remove, and units chosen to be destroyed, downgraded or upgraded.

## Where to, or which order

retreat-together = Minden egység ugyanabba a tartományba vonul vissza, és a forduló végéig megfutamított marad.
# Below the name of an area.
retreat-standing = ott áll { NOM($units) }
retreat-order = { NAME($token, case: "capital") } ({ NAME($owner) })
# At the end of its row: units that stand there together then, or that the supply cannot feed.
retreat-army = sereg: { $count } egység
retreat-costs = { COUNT($count, of: "unit") } megsemmisül
retreat-losses = Ott túllépik az utánpótlási limitet: { COUNT($count, of: "unit", form: "acc") } meg kell semmisíteni.
# After the order is removed; two numbers are two strengths of the house.
retreat-strength-same = Ebben a csatában nem számít: { NOM($house) } ereje { $strength } marad.
retreat-strength = { NOM($house) } ereje ebben a csatában { $found } helyett { $left } lesz.

## Why not there, in a few words

retreat-not-title = Máshová miért nem
retreat-not-element = szárazföldi egység szárazföldre, hajó tengerre mehet
retreat-not-closed = le van zárva
retreat-not-came-from = innen jött a támadás
retreat-not-neutral = semleges erő
retreat-not-otherwise = nem érhető el
retreat-not-units = { NAME($house) }: { NOM($units) }
retreat-not-garrison = { NAME($house) }: helyőrség
retreat-not-foreign = birtokosa { NOM($house) }
retreat-not-dearer = ára { COUNT($count, of: "unit") } lenne
retreat-not-order = a csata végén úgyis lekerül
retreat-not-order-in = A parancs { IN($area) } a csata végén úgyis lekerül a tábláról.

## The button

retreat-after-all = Mégis választok

## Units chosen

units-count = { $count }/{ $most } kiválasztva
units-count-up-to = { $count } kiválasztva, legfeljebb { $most }
units-one-area = Mind ugyanabban a tartományban.
# A row of $count units that are alike.
units-row = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
units-row-routed = { $count ->
    [one] { ONE($unit, case: "capital") }, megfutamított
   *[other] { MANY($unit, case: "capital") }, megfutamítottak
}
# Below it: what becomes of the one unit of the row, chosen or not …
units-fate-destroyed = megsemmisül
    .not = megmarad
units-fate-footman = gyalogos lesz
    .not = lovag marad
units-fate-knight = lovag lesz
    .not = gyalogos marad
# … or of several, $count of $total chosen.
units-here = itt { $total }
units-fates-destroyed = { $total } közül { $count } megsemmisül
units-fates-footman = { $total } közül { $count } gyalogos lesz
units-fates-knight = { $total } közül { $count } lovag lesz
# On the button, with nothing chosen yet and then.
units-verb-destroyed = Megsemmisítés
units-verb-footman = Lefokozás
units-verb-knight = Előléptetés
units-do-destroyed = Megsemmisítés: { BARE($units) }
units-do-footman = Lefokozás gyalogossá: { BARE($units) }
units-do-knight = Előléptetés lovaggá: { BARE($units) }
units-none-destroyed = Egyet sem választok
    .done = Egy egység sincs kiválasztva.
units-none-footman = Egyet sem választok
    .done = Egy egység sincs kiválasztva.
units-none-knight = Nincs előléptetés
    .done = Minden gyalogos gyalogos marad.
units-due = Még { $count } kell
units-due-any = Előbb válassz egységet, vagy egyet se
units-clear = Alaphelyzet
