### The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

## The game and its turns

# Of all Houses at once; $list is made of `leads`.
leaders-revealed = Les leaders sont révélés : { LIST($list, join: "clauses") }.
leads = { NOM($leader) } dirige { NOM($house) }
turn = Le tour { $turn } commence : { NOM($challenger) } est challenger.
turn-over = Le tour { $turn } est terminé.
events-shuffled = Le paquet Événement est épuisé : les événements utilisés sont mélangés en un nouveau paquet.
event-house = L'événement montre { NOM($house) }.
# $title is the event's name, $text the whole sentence on it.
event-special = L'événement est « { $title } ». { $text }
defender = { NOM($house) } défend.

## How the game ends: one House wins, or several share the victory

game-over = { $reason ->
    [both] { $count ->
        [one] Une Maison a étendu toute son influence et une Maison a perdu tous ses personnages : { NOM($winners) } a étendu le plus d'influence et gagne.
       *[other] Une Maison a étendu toute son influence et une Maison a perdu tous ses personnages : { NOM($winners) } ont étendu le plus d'influence et partagent la victoire.
    }
    [deaths] { $count ->
        [one] Une Maison a perdu tous ses personnages, et la partie est terminée : { NOM($winners) } a étendu le plus d'influence et gagne.
       *[other] Une Maison a perdu tous ses personnages, et la partie est terminée : { NOM($winners) } ont étendu le plus d'influence et partagent la victoire.
    }
   *[influence] { $count ->
        [one] Une Maison a étendu toute son influence, et la partie est terminée : { NOM($winners) } a étendu le plus d'influence et gagne.
       *[other] Une Maison a étendu toute son influence, et la partie est terminée : { NOM($winners) } ont étendu le plus d'influence et partagent la victoire.
    }
}

## Cards and power

drew = { NOM($house) } pioche { COUNT($count, of: "card") }.
shuffled = { NOM($house) } mélange sa défausse avec son paquet.
discarded = { NOM($house) } défausse { NOM($cards) }.
peeked = { NOM($house) } regarde { COUNT($count, of: "card") } de la main { OF($victim) }.
# Of its own deck.
sifted = { $count ->
    [one] { NOM($house) } regarde la première carte de son paquet.
   *[other] { NOM($house) } regarde les { $count } premières cartes de son paquet.
}
placed = { NOM($house) } déplace { COUNT($power, of: "power") } de sa fiche Leader vers { NOM($character) }.
removed = { NOM($character) } { OF($house) } perd { COUNT($power, of: "power") } au profit de la fiche Leader.
# To the leader sheet of another House.
removed-to = { NOM($character) } { OF($house) } perd { COUNT($power, of: "power") } au profit de la fiche Leader { OF($other) }.
changed-hands = { NOM($owner) } cède { COUNT($power, of: "power") } de sa fiche Leader à la fiche Leader { OF($other) }.
burned = { NOM($house) } remet dans la boîte { COUNT($power, of: "power") } de sa fiche Leader.
died = { NOM($character) } { OF($house) } meurt.
saved = { NOM($character) } { OF($house) } échappe à la mort et garde 1 pion Pouvoir.

## Who takes part in the encounter

participates = { $side ->
    [challenger] { NOM($house) } lance le défi avec { NOM($character) }.
   *[defender] { NOM($house) } défend avec { NOM($character) }.
}
offered = { $side ->
    [challenger] { NOM($house) } offre { NOM($character) } au camp du challenger.
   *[defender] { NOM($house) } offre { NOM($character) } au camp du défenseur.
}
stayed-out = { NOM($house) } reste à l'écart de la rencontre.
supports = { $side ->
    [challenger] { NOM($character) } { OF($house) } soutient le camp du challenger.
   *[defender] { NOM($character) } { OF($house) } soutient le camp du défenseur.
}
compelled = { $side ->
    [challenger] { NOM($character) } { OF($house) } doit soutenir le camp du challenger.
   *[defender] { NOM($character) } { OF($house) } doit soutenir le camp du défenseur.
}
# The offer to support.
declined = { NOM($house) } refuse l'offre { OF($other) }.
withdrew = { NOM($character) } { OF($house) } se retire de la rencontre.
# A supporter chose between the two.
yielded = { $did ->
    [withdraw] { NOM($house) } préfère se retirer plutôt que de céder une carte.
   *[give-card] { NOM($house) } préfère céder une carte plutôt que de se retirer.
}

## House cards and how the encounter ends

put-down = { $open ->
    [yes] { NOM($house) } joue sa carte Maison en premier, face visible.
   *[no] { NOM($house) } joue une carte Maison face cachée.
}
# $list is made of `shows`.
revealed = { $outcome ->
    [hostility] Hostilité : { LIST($list, join: "clauses") }.
    [truce] Trêve : { LIST($list, join: "clauses") }.
   *[betrayal] Trahison : { LIST($list, join: "clauses") }.
}
shows = { $card ->
    [none] { NOM($house) } ne révèle aucune carte
   *[other] { NOM($house) } révèle { NOM($card) }
}
replaced = { $before ->
    [none] { NOM($house) } joue maintenant { NOM($card) }.
   *[other] { NOM($house) } joue { NOM($card) } à la place { OF($before) }.
}
not-replaced = La carte Maison { OF($house) } reste telle quelle.
made-truce = { NOM($house) } change la trahison en trêve.
outcome-deal = La trêve tient : il y a un accord, et personne ne gagne ni ne perd la rencontre.
outcome-no-deal = La trêve échoue sans accord : les deux camps perdent.
outcome-betrayal = { $side ->
    [challenger] Le camp du challenger trahit la trêve et gagne. Les totaux ne comptent pas.
   *[defender] Le camp du défenseur trahit la trêve et gagne. Les totaux ne comptent pas.
}
# The total of the winning side stands first.
outcome-won = { $side ->
    [challenger] Le camp du challenger gagne { $most } à { $least }.
   *[defender] Le camp du défenseur gagne { $most } à { $least }.
}
outcome-won-equal = { $side ->
    [challenger] { $total } partout : le camp du challenger gagne en cas d'égalité.
   *[defender] { $total } partout : le camp du défenseur gagne en cas d'égalité.
}
outcome-tie = { $total } partout : les deux camps perdent.

## Leaders and character cards

used = { NOM($house) } utilise la capacité de son leader, { NOM($leader) }.
always-uses = Désormais, { NOM($house) } utilise toujours la capacité de son leader, { NOM($leader) }.
asked-again = { NOM($house) } veut de nouveau décider à chaque fois d'utiliser ou non la capacité de son leader, { NOM($leader) }.
left-leader = { NOM($house) } n'utilise pas la capacité { OF($person) }.
left-card = { NOM($house) } n'utilise pas la carte { NAME($person) }.
# $title is what is printed on the card, below the person's name.
played = { NOM($house) } joue { NOM($person) }, « { $title } ».
passed = { NOM($house) } ne joue rien.
chose-leader = { NOM($house) } choisit { NOM($other) } pour la capacité { OF($person) }.
chose-card = { NOM($house) } joue la carte { NAME($person) } sur { NOM($other) }.
added = { $side ->
    [challenger] { NOM($person) } ajoute { $amount } au total du camp du challenger.
   *[defender] { NOM($person) } ajoute { $amount } au total du camp du défenseur.
}
taken = { $side ->
    [challenger] { NOM($person) } retire { $amount } au total du camp du challenger.
   *[defender] { NOM($person) } retire { $amount } au total du camp du défenseur.
}
halved = { $side ->
    [challenger] La valeur de la carte Maison du camp du challenger est divisée par deux, arrondie au supérieur.
   *[defender] La valeur de la carte Maison du camp du défenseur est divisée par deux, arrondie au supérieur.
}
breaks-ties = { $side ->
    [challenger] Le camp du challenger gagne désormais en cas d'égalité.
   *[defender] Le camp du défenseur gagne désormais en cas d'égalité.
}

## Deals

# $list is made of `gets` and `gets-nothing`.
terms = { NOM($house) } propose des conditions : { LIST($list, join: "lists") }.
# $list is made of the next messages: influence, hostages, power.
gets = { NOM($house) } reçoit { LIST($list) }
gets-nothing = { NOM($house) } ne reçoit rien
gain-influence = { COUNT($count, of: "influence") }
gain-hostages = { COUNT($count, of: "hostage") }
# $list says where they are taken from: the next three messages.
gain-hostages-from = { COUNT($count, of: "hostage") } ({ LIST($list) })
from-deck = le dessus du paquet
from-hand = une carte au hasard dans la main
# Hostages lie in a row, numbered.
from-row = le numéro { $value } des otages détenus
gain-power = { COUNT($power, of: "power") }
no-deal = { NOM($house) } met fin à la négociation sans accord.
signed = { NOM($house) } signe l'accord.

## Influence and hostages

influence = { NOM($house) } étend son influence chez { NOM($other) }.
hostage = { $from ->
    [deck] { NOM($taker) } prend en otage la première carte du paquet { OF($victim) }.
    [hand] { NOM($taker) } prend en otage une carte au hasard dans la main { OF($victim) }.
   *[row] { NOM($taker) } prend en otage une carte { NAME($house) } que { NOM($victim) } détenait.
}
hostage-home = { NOM($taker) } récupère une de ses cartes, que { NOM($victim) } détenait en otage.
took-none = { NOM($taker) } ne prend aucun otage { TO($houses) }.
rescued = { NOM($house) } fait revenir une de ses cartes, que { NOM($holder) } détenait en otage.
released = { NOM($holder) } libère une carte { OF($house) }.
tortured = { NOM($holder) } torture un otage { OF($house) } : { NAME($card) }.

## Where a player had nothing to choose: why the app answered

automatic-choosing-leader = Automatique : il n'y a qu'un leader pour { NOM($house) }.
automatic-hostages = Automatique : { NOM($house) } ne peut rien faire de ses otages.
automatic-defender = Automatique : { NOM($house) } ne peut défier qu'un seul joueur.
automatic-placing-power = Automatique : { NOM($house) } n'a qu'un personnage à qui donner du pouvoir.
automatic-participant = Automatique : { NOM($house) } n'a qu'un personnage à envoyer.
automatic-offering-support = Automatique : { NOM($house) } ne peut pas offrir son soutien.
automatic-accepting-support = Automatique : { NOM($house) } ne peut répondre à l'offre que d'une façon.
automatic-house-card = Automatique : { NOM($house) } n'a qu'une carte à poser.
automatic-reaction = Automatique : { NOM($house) } ne peut rien jouer.
automatic-deal-terms = Automatique : { NOM($house) } ne peut rien proposer.
automatic-deal-signing = Automatique : { NOM($house) } n'a pas le choix pour l'accord.
automatic-deal-counter = Automatique : { NOM($house) } ne peut rien proposer d'autre.
automatic-deal-answer = Automatique : { NOM($house) } ne peut répondre aux nouvelles conditions que d'une façon.
automatic-distributing = Automatique : { NOM($house) } n'a qu'une façon de répartir le pouvoir.
automatic-hostage-from = Automatique : { NOM($house) } ne peut prendre un otage qu'à un seul joueur.
automatic-hostage-place = Automatique : { NOM($house) } ne peut prendre l'otage qu'à un seul endroit.
automatic-use-leader = Automatique : { NOM($house) } n'a pas le choix pour son leader.
automatic-effect-player = Automatique : { NOM($house) } ne peut choisir qu'un seul joueur.
automatic-effect-power = Automatique : { NOM($house) } n'a qu'une façon de déplacer du pouvoir.
automatic-effect-discard = Automatique : { NOM($house) } n'a qu'une façon de défausser.
automatic-effect-compel = Automatique : { NOM($house) } n'a personne à contraindre.
automatic-effect-higher = Automatique : { NOM($house) } n'a pas le choix pour sa carte Maison.
automatic-effect-swap = Automatique : { NOM($house) } ne peut pas jouer une autre carte Maison.
automatic-effect-yield = Automatique : { NOM($house) } n'a qu'un choix possible.
automatic-effect-rescue = Automatique : { NOM($house) } n'a qu'une carte à faire revenir.
automatic-effect-torture = Automatique : { NOM($house) } n'a qu'un otage à torturer.
automatic-effect-sift = Automatique : { NOM($house) } n'a qu'une carte à garder.
