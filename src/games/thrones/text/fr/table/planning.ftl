### While orders are placed.

plan-rows = Les zones et leurs ordres
# Below a drawing of the token, which shows its star; the short ones have 58 pixels.
token = { $mark ->
    [march-minus] Marche −1
    [march] Marche ±0
    [march-plus] Marche +1
    [defense] Défense +1
    [defense-plus] Défense +2
    [support] Soutien
    [support-plus] Soutien +1
    [raid] Raid
   *[power] Pouvoir
}
    .short = { $mark ->
        [march-minus] Marche
        [march] Marche
        [march-plus] Marche
        [defense] Défense
        [defense-plus] Défense
        [support] Soutien
        [support-plus] Soutien
        [raid] Raid
       *[power] Pouvoir
    }
plan-no-stars = Pas d'ordres spéciaux : place trop basse à la Cour du Roi
    .short = pas d'ordres spéciaux
plan-stars = Ordres spéciaux : reste { $left } sur { $allowed }
    .short = reste { $left } sur { $allowed }
# Below the name of the area that is ordered, and what waits after it.
plan-at = { $count } sur { $total }
    .then = { $count } sur { $total } · puis { NAME($area) }
plan-before = Zone précédente
plan-after = Zone suivante
plan-place = { NAME($area) }, { NAME($token) }
    .none = { NAME($area) }, pas encore d'ordre
plan-all = { $count ->
    [one] Votre ordre est placé
   *[other] Vos { $count } ordres sont placés
}
    .note = Touchez une zone pour changer son ordre.
# Read aloud: what was placed where, how far it has come, what is asked now.
plan-said = { NAME($token, case: "capital") } { IN($area) }
    .none = Pas d'ordre { IN($area) }
plan-heard = { $text }, { $count } sur { $allowed }.
    .on = { $text }, { $count } sur { $allowed }. À présent : { NAME($area) }.
    .all = { $text }. Tous les ordres sont placés. À présent : { $label }.
plan-drag = Faites glisser un ordre sur une autre zone pour échanger, ou hors des zones pour le retirer.
plan-tokens = Ordre { IN($area) }

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

## At the foot

plan-clear = Tout retirer
plan-shortage = { $count ->
    [one] Vous n'avez des ordres que pour { $left } de vos { $total } zones : { COUNT($count, of: "area") } reste sans ordre.
   *[other] Vous n'avez des ordres que pour { $left } de vos { $total } zones : { COUNT($count, of: "area") } restent sans ordre.
}
plan-seal = Sceller
plan-to-go = Encore { COUNT($count, of: "area") }
plan-to-place = { $count ->
    [one] Encore { $count } ordre à placer
   *[other] Encore { $count } ordres à placer
}
