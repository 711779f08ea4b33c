### While orders are placed.

plan-rows = Tartományok és parancsaik
# Below a drawing of the token, which shows its star; the short ones have 58 pixels.
token = { $mark ->
    [march-minus] Menetelés −1
    [march] Menetelés ±0
    [march-plus] Menetelés +1
    [defense] Védelem +1
    [defense-plus] Védelem +2
    [support] Támogatás
    [support-plus] Támogatás +1
    [raid] Portyázás
   *[power] Hatalom
}
    .short = { $mark ->
        [march-minus] Menet
        [march] Menet
        [march-plus] Menet
        [defense] Véd.
        [defense-plus] Véd.
        [support] Tám.
        [support-plus] Tám.
        [raid] Portya
       *[power] Hatalom
    }
plan-no-stars = Nincs különleges parancs: hátul állsz a királyi udvarban
    .short = nincs különleges
plan-stars = Különleges parancsok: { $allowed } közül maradt { $left }
    .short = { $allowed } közül { $left }
# Below the name of the area that is ordered, and what waits after it.
plan-at = { $count } / { $total }
    .then = { $count } / { $total } · aztán { NAME($area) }
plan-before = Előző tartomány
plan-after = Következő tartomány
plan-place = { NAME($area) }, { NAME($token) }
    .none = { NAME($area) }, még nincs parancs
plan-all = { $count ->
    [one] A parancs a helyén van
   *[other] Mind { THE($count) } parancs a helyén van
}
    .note = Koppints egy tartományra, ha más parancsot adnál neki.
# Read aloud: what was placed where, how far it has come, what is asked now.
plan-said = { NAME($token, case: "capital") } { IN($area) }
    .none = Nincs parancs { IN($area) }
plan-heard = { $text }, { $count } / { $allowed }.
    .on = { $text }, { $count } / { $allowed }. Most { NOM($area) } jön.
    .all = { $text }. Minden parancs a helyén van. Most: { $label }.
plan-drag = Cseréhez húzz át egy parancsot egy másik tartományba; ha melléhúzod, lekerül.
plan-tokens = Parancs ide: { NAME($area) }

## Order tokens read aloud

# $text: why it cannot be had.
plan-noted = { NAME($token) }, { $text }
plan-left = { NAME($token) }, maradt { $count }
plan-chosen = { NAME($token) }, kiválasztva: koppints rá, hogy visszavedd
plan-is-in = { NAME($token, case: "capital") } itt van: { NAME($areas) }.
plan-forbidden-by = { NAME($token) }, tiltja: { NAME($westerosCard) }
plan-forbidden = most tilos
plan-no-star = nincs több csillag

## What a Westeros card forbids; its name stands before it

plan-law = ebben a fordulóban tilos: { NAME($tokens) }.
plan-law-march = ebben a fordulóban senki sem rakhat le menetelésparancsot.
plan-law-defense = ebben a fordulóban senki sem rakhat le védekezésparancsot.
plan-law-support = ebben a fordulóban senki sem rakhat le támogatásparancsot.
plan-law-raid = ebben a fordulóban senki sem rakhat le portyázásparancsot.
plan-law-consolidate-power = ebben a fordulóban senki sem rakhat le hatalomszerzés-parancsot.

## A token that is placed elsewhere

plan-swap = Csere ezzel: { NAME($area) }
plan-take = Áthozom ide { FROM($area) }
plan-leave = Ott marad

## At the foot

plan-clear = Mindet leveszem
plan-shortage = { $total } tartományodra csak { $left } parancs jut: { COUNT($count, of: "area") } nem kap.
plan-seal = Lezárás
plan-to-go = Még { COUNT($count, of: "area") }
plan-to-place = Még { $count } parancsot kell lerakni
