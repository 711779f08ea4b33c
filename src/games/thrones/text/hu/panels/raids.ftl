### Raids: which Raid order, which enemy order it removes, and what comes of it.

raid-which = Melyik portyázásparancs?
# $area: where the Raid order lies.
raid-from = Portyázás { FROM($area) }
raid-no-target = Ez a portyázás nem ér el olyan parancsot, amelyet levehetne.
# At the end of a row: what the Raid does to that order.
raid-pillages = +1 hatalomjelző
raid-removes = levétel

## Why an order is safe, in a few words

raid-safe-march = menetelést nem lehet levenni
raid-safe-defense = különleges portyázás kell hozzá
raid-too-far = nem érhető el

## What happens

raid-outcome = Mi történik
raid-both-off = Mindkét parancs lekerül a tábláról.
# Pillage. $count: power gained, $value: power lost.
raid-pillaged = Mindkét parancs lekerül a tábláról. { NOM($house, case: "capital") } { COUNT($count, of: "power", form: "acc") } kap, { NOM($victim) } { $value } jelzőt veszít.
    .no-gain = Mindkét parancs lekerül a tábláról. { NOM($house, case: "capital") } nem kap hatalomjelzőt, mert nem maradt a készletben; { NOM($victim) } { $value } jelzőt veszít.
    .no-loss = Mindkét parancs lekerül a tábláról. { NOM($house, case: "capital") } { COUNT($count, of: "power", form: "acc") } kap; { DAT($victim) } nincs mit veszítenie.
    .neither = Mindkét parancs lekerül a tábláról. { NOM($house, case: "capital") } nem kap hatalomjelzőt, mert nem maradt a készletben; { DAT($victim) } nincs mit veszítenie.
raid-wasted = Eldobod a portyázásparancsot { IN($area) }. Más nem változik.

## At the foot

raid-main = Portyázás
raid-main-pillage = Portyázás { IN($area) } (+1 hatalomjelző)
raid-main-remove = Levétel { FROM($area) }: { NAME($token) }
raid-main-waste = Portyázás eldobása { IN($area) }
raid-give-up = Portyázásparancs eldobása
raid-missing-order = Válassz egy portyázásparancsot
raid-missing-target = Válassz levehető parancsot
