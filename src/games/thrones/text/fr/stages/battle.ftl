### A battle: the ledger of both sides, what it would lead to, the house cards, and how it ended.

battle-title = Combat pour { NOM($area) }
battle-neutral-title = La force neutre { IN($area) }
battle-look = Voir le plateau
battle-neutral = Force neutre

## The steps above the stage

battle-steps = Étapes de ce combat
battle-step-support = Soutien
battle-step-cards = Cartes Maison
battle-step-texts = Capacités
battle-step-tides = Cours
battle-step-blade = Lame
battle-step-outcome = Issue
battle-step-after = Ensuite
# On a phone, in place of the list of steps. $name: one of them.
battle-step-at = étape { $step } sur { $steps } · { $name }

## Both sides

# Below the name of a house.
battle-attacker = Attaquant, { FROM($from) }
battle-defender = { $kind ->
    [stronghold] Défenseur, dans une Forteresse
    [castle] Défenseur, dans un Château
   *[open] Défenseur
}
# The same where there is less room.
battle-attacks = attaque
battle-defends = { $kind ->
    [stronghold] Forteresse
    [castle] Château
   *[open] défend
}
battle-holds = monte la garde
# What a sum is the strength of: "7, House Stark, attacking Seagard".
battle-strength-of = { $side ->
    [attacker] { NOM($house) }, en attaque { IN($area) }
   *[defender] { NOM($house) }, en défense { IN($area) }
}
battle-strength-of-force = La force neutre, en défense { IN($area) }

## The lines of a side's ledger, each with a number beside it

battle-units = { NOM($units, case: "capital") }
# Below units that count less than usual.
battle-units-note = { $state ->
    [routed] en déroute : force 0
    [castle-only] Château ou Forteresse seulement
   *[worthless] force 0
}
battle-units-each = { $count ->
    [one] force { $value }
   *[other] { $value } chacun
}
battle-army = Armée
battle-order = Ordre
battle-order-march = Marche
    .note = { $isSpecial ->
    [yes] ordre spécial
   *[no] ordre
}
battle-order-defense = Défense
    .note = { $isSpecial ->
    [yes] ordre spécial
   *[no] ordre
}
# Catelyn Stark doubles an order.
battle-doubled = Compte double
battle-garrison = Garnison
battle-force = Force neutre
battle-support = { $isOwn ->
    [yes] Soutien
   *[no] Soutien : { NAME($house) }
}
battle-support-order = Soutien spécial
battle-card = Carte Maison
    .worthless = { NAME($card) }, force 0
# Below the name of a house card: its strength as printed on it.
battle-card-printed = force imprimée
battle-card-blanked = Compte pour 0
battle-card-text = Capacité
battle-tides = Cours de la Bataille
battle-blade = Lame
# Where a sum would be below 0.
battle-least = Jamais moins de 0
battle-since = Plus présent
    .note = détruit ou retiré depuis
# What a line adds.
battle-adds = { SIGNED($value) }

## The rows where both sides share one ledger

battle-row-footman = Fantassins
battle-row-knight = Chevaliers
battle-row-siege-engine = Engins
battle-row-ship = Bateaux
battle-row-routed = Déroute
battle-row-army = Armée
battle-row-order = Ordres
battle-row-garrison = Garnison
battle-row-force = Neutre
battle-row-support = Soutien
battle-row-card = Cartes Maison
battle-row-card-text = Capacité
battle-row-tides = Cours
battle-row-blade = Lame

## Where the card of a side lies

battle-card-waiting = choisie en secret après le soutien
battle-cards-held = { COUNT($count, of: "card") } en main
battle-card-none = Pas de carte Maison
    .note = aucune carte en main
# What a revealed card brings in this battle besides what is printed on it. $list: "+1", "2 swords".
battle-bonus = Bonus ici : { LIST($list) }
battle-blanked-here = Sa force compte ici pour 0

## Areas that could support

battle-supports = Soutien
battle-supports-none = Aucune autre zone ne peut soutenir ce combat.
# Below the name of an area: what has become of its support.
battle-supports-granted = pour { NOM($helped) }
battle-supports-offered = offert { TO($helped) }
battle-supports-refused = refusé
battle-supports-nobody = ne soutient personne
battle-supports-undecided = pas encore décidé
battle-supports-deciding = décision en cours

## What it would lead to if nothing else happened

battle-before = { $attacking } contre { $defending } avant les cartes
battle-in-hand = { COUNT($attacking, of: "card") } en main contre { $defending }.
battle-tie-goes = Une égalité reviendrait { TO($house) }.
battle-blade-ready = { NOM($house) } peut utiliser la Lame d'Acier Valyrien.
battle-stays = Si l'on en reste à { $attacking } contre { $defending }
battle-victor = { NOM($house) } gagne.
battle-victor-tie = Égalité : { NOM($house) } gagne, car elle est mieux placée sur la piste des Fiefs.
battle-tides-to-come = Les cartes Cours de la Bataille restent à révéler.
battle-needed = Force nécessaire : { $strength }
battle-enough = C'est suffisant : la force neutre est vaincue, sans pertes.
battle-short = Il manque { $count }. En l'état, personne n'avance, et { NOM($attacker) } doit utiliser autrement son ordre de Marche { IN($from) }.

## Casualties: the swords first, then what falls to them

battle-swords-none = Pas d'épées.
battle-swords-free = { COUNT($count, of: "sword") }, pas de fortification.
battle-swords-met = { COUNT($count, of: "sword") } contre { COUNT($left, of: "fortification") }.
battle-spared = La carte { OF($loser) } protège ses unités : pas de pertes.
battle-falls-none = { NOM($loser) } ne perd aucune unité.
battle-falls-all = { $count ->
    [one] { NOM($loser) } perd sa dernière unité.
   *[other] { NOM($loser) } perd toutes ses unités, { $count } en tout.
}
battle-falls = { $count ->
    [one] { NOM($loser) } perd une unité.
   *[other] { NOM($loser) } perd { $count } unités.
}
battle-engines = { $count ->
    [one] Un engin de siège est détruit en plus.
   *[other] { $count } engins de siège sont détruits en plus.
}
battle-engines-only = { $count ->
    [one] { NOM($loser) } ne perd que son engin de siège.
   *[other] { NOM($loser) } ne perd que ses { $count } engins de siège.
}

## What goes with the question in the foot

battle-decides = { NOM($house, case: "capital") } décide
battle-decides-player = { NOM($house, case: "capital") } ({ $player }) décide
battle-worth = Le soutien { FROM($area) } vaut { $value }.
battle-engines-worth = Vaut { $attacking } pour l'attaquant, { $defending } pour le défenseur : les engins de siège ne comptent qu'en attaque.
# Under a choice: the sums it leads to.
battle-sums = { $attacking } contre { $defending }
battle-sums-won = { $tie ->
    [yes] { $attacking } contre { $defending } : égalité, { NAME($winner) } gagne
   *[no] { $attacking } contre { $defending } : { NAME($winner) } gagne
}
battle-sums-enough = { $attacking } sur { $needed } : suffisant
battle-sums-short = { $attacking } sur { $needed } : il manque { $left }
# Doran Martell.
battle-drop-last = { NAME($enemy) } est déjà en dernière place
battle-drop = { NAME($enemy) } recule de la { NTH_F($found) } à la { NTH_F($left) } place
battle-drop-first = { NAME($enemy) } recule de la { NTH_F($found) } à la { NTH_F($left) } place et perd { NOM($held) }

## A house card is chosen

hand-choose = Choisissez une carte Maison
hand-own = Votre main
hand-of = La main { OF($house) }
# Both sums without cards, the own first.
hand-which = { $own } contre { $against } : quelle carte ?
hand-together = Les deux cartes sont révélées ensemble, dès que { NOM($enemy) } a choisi aussi.
hand-enemy-chose = { NOM($enemy) } a déjà scellé une carte. Les deux sont révélées ensemble.
hand-openly = { NOM($card) } revient dans votre main ; jouez une autre carte, face visible.
# Of a house card.
hand-used = utilisée
hand-sent-back = renvoyée
hand-in-play = en jeu
hand-before = { $against } avant les cartes · tout le monde peut voir cette main
hand-played = { NOM($enemy, case: "capital") } a joué
# Above the enemy's cards, each with the sums if it were played: the own first.
hand-yours-to-theirs = vous contre l'adversaire
hand-sums = { $own } contre { $against }
hand-verdict = { $state ->
    [won] victoire
    [lost] défaite
    [own-tie] égalité gagnée
   *[their-tie] égalité perdue
}
hand-nothing = Pas encore de carte choisie
    .note = Touchez une carte pour voir le total.
hand-if-played = Si vous jouez { NOM($card) }
# The sum without a card, the card, and both.
hand-makes = { $own } + { $value } = { $total }.
hand-makes-total = { $total } au total.
hand-tie-yours = Vous gagnez en cas d'égalité : votre place est meilleure sur la piste des Fiefs.
hand-tie-theirs = { NOM($enemy) } gagne en cas d'égalité : elle est mieux placée sur la piste des Fiefs.
hand-blade-yours = Vous pouvez utiliser la Lame d'Acier Valyrien (+1).
hand-blade-theirs = { NOM($enemy) } peut utiliser la Lame d'Acier Valyrien (+1).
hand-blade-used = La Lame d'Acier Valyrien a déjà été utilisée ce tour-ci.
hand-blade-elsewhere = { NOM($holder) } détient la Lame d'Acier Valyrien et n'est pas dans ce combat.
hand-leaves-out = Hors capacité de la carte adverse, Cours de la Bataille et Lame.

## How it ended

ended-counting = Calcul de la Force de Combat
ended-revealed = Les cartes sont révélées
ended-wins = { NOM($house, case: "capital") } gagne
ended-wins-player = { NOM($house, case: "capital") } ({ $player }) gagne
ended-by = { $own } contre { $against }.
ended-tie = { $strength } contre { $strength } : égalité, { NAME($winner) } gagne, mieux placée que { NAME($loser) } sur la piste des Fiefs.
ended-strength = Force de Combat
ended-story = Déroulement
ended-result = Résultat
# Of a side.
ended-won = victoire
ended-lost = défaite
ended-to-casualties = Passer aux pertes
ended-to-skulls = Passer aux crânes
ended-to-retreat = Passer à la retraite
ended-to-battle = Suite du combat
ended-on = Continuer

## In one line below the board

strip-battle = Le combat en cours
strip-won = { NOM($house, case: "capital") } a gagné
strip-open = pas encore décidé
