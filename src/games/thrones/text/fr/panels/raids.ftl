### Raids: which Raid order, which enemy order it removes, and what comes of it.

raid-which = Quel ordre de Raid ?
# $area: where the Raid order lies.
raid-from = Raid { FROM($area) }
raid-no-target = Ce Raid n'atteint aucun ordre qu'il puisse retirer.
# At the end of a row: what the Raid does to that order.
raid-pillages = +1 pion Pouvoir
raid-removes = retirer

## Why an order is safe, in a few words

raid-safe-march = une Marche est à l'abri des Raids
raid-safe-defense = demande un Raid spécial
raid-too-far = hors d'atteinte

## What happens

raid-outcome = Ce qui se passe
raid-both-off = Les deux ordres sont retirés.
# Pillage. $count: power gained, $value: power lost.
raid-pillaged = Les deux ordres sont retirés. { NOM($house, case: "capital") } reçoit { COUNT($count, of: "power") } ; { NOM($victim) } en perd { $value }.
    .no-gain = Les deux ordres sont retirés. { NOM($house, case: "capital") } n'a plus de pion Pouvoir à recevoir ; { NOM($victim) } en perd { $value }.
    .no-loss = Les deux ordres sont retirés. { NOM($house, case: "capital") } reçoit { COUNT($count, of: "power") } ; { NOM($victim) } n'en a pas à perdre.
    .neither = Les deux ordres sont retirés. { NOM($house, case: "capital") } n'a plus de pion Pouvoir à recevoir ; { NOM($victim) } n'en a pas à perdre.
raid-wasted = Vous retirez l'ordre de Raid { IN($area) }. Rien d'autre ne change.

## At the foot

raid-main = Résoudre le Raid
raid-main-pillage = Piller { NOM($area) } (+1 pion Pouvoir)
raid-main-remove = Retirer { NOM($token) } { IN($area) }
raid-main-waste = Retirer le Raid { IN($area) }
raid-give-up = Retirer l'ordre de Raid
raid-missing-order = Choisissez un de vos ordres de Raid
raid-missing-target = Choisissez l'ordre à retirer
