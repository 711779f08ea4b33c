### While orders are placed.

plan-rows = Les zones et leurs ordres
# Beside a drawing of the token, which shows its star; as short as can be.
token = { $mark ->
    [march-minus] Marche −1
    [march] Marche ±0
    [march-plus] Marche +1
    [defense] Déf. +1
    [defense-plus] Déf. +2
    [support] Soutien
    [support-plus] Sout. +1
    [raid] Raid
   *[power] Pouvoir
}
plan-no-stars = Pas d'ordres spéciaux : place trop basse à la Cour du Roi
    .short = pas d'ordres spéciaux
plan-stars = Ordres spéciaux : reste { $left } sur { $allowed }
    .short = reste { $left } sur { $allowed }
# Read aloud.
plan-placed = placés : { $count } sur { $allowed }
# In the row of an area.
plan-none = pas encore d'ordre
plan-now = choix en cours
plan-without = sans ordre
plan-change = Changer
plan-drag = Faites glisser un ordre sur une autre zone pour échanger.
plan-tokens = Ordre { IN($area) }
plan-times = ×{ $count }

## Order tokens read aloud

# $text: why it cannot be had.
plan-noted = { NAME($token) }, { $text }
plan-left = { NAME($token) }, reste { $count }
plan-chosen = { NAME($token) }, choisi : touchez pour le reprendre
plan-is-in = { NAME($token, case: "capital") } : déjà { IN($areas) }.
plan-forbidden-by = { NAME($token) }, interdit par { NAME($westerosCard) }
plan-forbidden = interdit
plan-no-star = plus d'étoile

## What a Westeros card forbids; its name stands before it

plan-law = personne ne peut placer { ONE($tokens, join: "or") } ce tour-ci.
plan-law-march = personne ne peut placer d'ordre de Marche ce tour-ci.
plan-law-defense = personne ne peut placer d'ordre de Défense ce tour-ci.
plan-law-support = personne ne peut placer d'ordre de Soutien ce tour-ci.
plan-law-raid = personne ne peut placer d'ordre de Raid ce tour-ci.
plan-law-consolidate-power = personne ne peut placer d'ordre de Consolidation de Pouvoir ce tour-ci.

## A token that is placed elsewhere

plan-swap = Échanger ({ NAME($area) })
plan-take = Déplacer ici { FROM($area) }
plan-leave = Le laisser là-bas
plan-close = Fermer les pions Ordre

## At the foot

plan-clear = Tout effacer
plan-shortage = { $count ->
    [one] Vous n'avez des ordres que pour { $left } de vos { $total } zones : { COUNT($count, of: "area") } reste sans ordre.
   *[other] Vous n'avez des ordres que pour { $left } de vos { $total } zones : { COUNT($count, of: "area") } restent sans ordre.
}
plan-seal = Sceller
plan-missing = { $count ->
    [one] { COUNT($count, of: "area") } sans ordre
   *[other] { COUNT($count, of: "area") } sans ordre
}
plan-missing-in = { $count ->
    [one] Pas encore d'ordre { IN($areas) }
   *[other] { COUNT($count, of: "area") } sans ordre : { NAME($areas) }
}
plan-to-place = { $count ->
    [one] Encore { $count } ordre à placer
   *[other] Encore { $count } ordres à placer
}
