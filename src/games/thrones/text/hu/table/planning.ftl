### While orders are placed.

plan-rows = Tartományok és parancsaik
# Beside a drawing of the token, which shows its star; as short as can be.
token = { $mark ->
    [march-minus] Men. −1
    [march] Men. ±0
    [march-plus] Men. +1
    [defense] Véd. +1
    [defense-plus] Véd. +2
    [support] Tám.
    [support-plus] Tám. +1
    [raid] Portya
   *[power] Hatalom
}
plan-no-stars = Nincs különleges parancs: hátul állsz a királyi udvarban
    .short = nincs különleges
plan-stars = Különleges parancsok: { $allowed } közül maradt { $left }
    .short = { $allowed } közül { $left }
# Read aloud.
plan-placed = Lerakva { $count }, kell { $allowed }
# In the row of an area.
plan-none = még nincs parancs
plan-now = most választod
plan-without = nem kap parancsot
plan-change = Csere
plan-drag = Cseréhez húzz át egy parancsot egy másik tartományba.
plan-tokens = Parancs ide: { NAME($area) }
plan-times = ×{ $count }

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
plan-close = Parancsjelzők bezárása

## At the foot

plan-clear = Mindet törlöm
plan-shortage = { $total } tartományodra csak { $left } parancs jut: { COUNT($count, of: "area") } nem kap.
plan-seal = Lezárás
plan-missing = { COUNT($count, of: "area") } parancs nélkül
plan-missing-in = { $count ->
    [one] Még nincs parancs { IN($areas) }
   *[other] { COUNT($count, of: "area") } parancs nélkül: { NAME($areas) }
}
plan-to-place = Még { $count } parancsot kell lerakni
