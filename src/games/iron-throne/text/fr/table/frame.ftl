### What stands around the panels of the table: the head, the panels of the houses, and what is read aloud there. Houses are called "Stark", not
### "House Stark", in sentences.

## The head

before-the-game = Avant la partie
turn = Tour { $turn }
phase-preparation = Préparation
phase-support = Soutien
phase-encounter = Rencontre
phase-resolution = Résolution
# An event card; a label above or beside it.
event = Événement

## The panel of a house

# A heading, or the name of a sigil when it is read aloud.
house = { FULL($house) }
# $name: the player.
house-player = { FULL($house) }, { $name }
role = { $side ->
    [challenger] Challenger
   *[defender] Défenseur
  }
# $name: the player.
role-player = { $side ->
    [challenger] Challenger, { $name }
   *[defender] Défenseur, { $name }
  }
# Below the name of the house.
led-by = leader : { NAME($leader) }
# Below the name of the house: the table waits for it.
asked = décide
# A supporter: $house is the one that it supports.
stands-with = { NAME($character) } soutient { NAME($house) }
# $title: of the leader or character, as the card has it: "the Quiet Wolf".
titled = { NAME($person) }, { $title }
influence = Influence
spread = placés : { $count } sur { $total }
# Read aloud: the influence board of a house.
influence-spread = Influence étendue : { $count } sur { $total }
# Read aloud: a token that another house has spread to this board.
influence-of = influence { OF($house) }
hand = { COUNT($count, of: "card") } en main
deck = paquet { $count }
pile = défausse { $count }
# Pictures of card backs follow: hostages.
holds = détient
holds-none = aucun otage
sheet = pouvoir sur la fiche Leader : { $power }
dead = a péri
dead-person = { NAME($person) } a péri
back = une carte { NAME($house) }, face cachée
# Read aloud, on a narrow screen: $count of $total influence, $power on the leader sheet, $hand cards in hand.
house-in-short = { NOM($house) } : influence étendue { $count } sur { $total }, pouvoir sur la fiche Leader { $power }, { COUNT($hand, of: "card") } en main.

## The balance, read aloud: a sentence for each side

balance-side = { $side ->
    [challenger] Challenger { NAME($house) }, { LIST($list) }, { $total } au total.
   *[defender] Défenseur { NAME($house) }, { LIST($list) }, { $total } au total.
  }
balance-nobody = { $side ->
    [challenger] Challenger { NAME($house) }, { $total }.
   *[defender] Défenseur { NAME($house) }, { $total }.
  }
# What a character adds: "Robb 4".
weight = { NAME($person) } { $power }
# Read aloud on the shield of a character.
balance-person = { $side ->
    [challenger] { NAME($person) } { $power }, du côté du challenger
   *[defender] { NAME($person) } { $power }, du côté du défenseur
  }

## The cards are revealed

reveal-ahead = { NAME($house) } mène de { $count }
reveal-equal = Les totaux sont égaux
reveal-betrays = { NAME($house) } trahit la trêve
reveal-truce = Trêve des deux côtés
# What counts on a side: its card, and effects. A heading with a number.
reveal-card = Carte Maison
# Small, below "House card".
reveal-halved = divisée par 2
reveal-no-card = pas de carte
reveal-effects = effets
reveal-added = { SIGNED($count) }
# Below the name of a supporter: of which house.
reveal-of = { FULL($house) }
# Above sentences about what would come of it.
reveal-if-it-stays = Si l'on en reste là
reveal-spread = { $count ->
    [one] { NAME($winners) } étend son influence chez { NAME($defender) }.
   *[other] { NAME($winners) } étendent chacune leur influence chez { NAME($defender) }.
  }
reveal-reward = { $count ->
    [one] { NAME($winners) } pioche 2 cartes et répartit 2 pions Pouvoir.
   *[other] { NAME($winners) } piochent 2 cartes et répartissent 2 pions Pouvoir chacune.
  }
reveal-loss = { $count ->
    [one] { NAME($people) } perd la moitié de son pouvoir, arrondie au supérieur.
   *[other] { NAME($people) } perdent la moitié de leur pouvoir, arrondie au supérieur.
  }
reveal-tie = Les deux camps perdent.
reveal-bargain = { NAME($challenger) } et { NAME($defender) } négocient.
go-on = Continuer

## Moments that all look at

leaders-title = Les leaders
# Read aloud, after the name of the leader.
leads = dirige { NOM($house) }
event-title = Tour { $turn }, { NAME($house) } est challenger
# Who defends by the event, and what made it so.
event-defends = { NOM($challenger) } défie { NOM($house) }.
event-chooses = { NOM($challenger) } choisit qui défier.
# Why: an event compares, and these have as much; $text: how much of what.
event-equal = À égalité : { NOM($houses) } ({ $text }).
event-compared = { $measure ->
    [spread] { NOM($house) } a étendu le plus d'influence : { $count }.
    [hand] { NOM($house) } a le plus de cartes en main : { $count }.
   *[power] { NOM($house) } a le plus de pouvoir : { $count }.
  }
# By an event that an owner of the box has written; $text: the number and of what.
event-written = { $wanted ->
    [most] Le plus parmi les autres : { NOM($house) }, { $text }.
   *[fewest] Le moins parmi les autres : { NOM($house) }, { $text }.
  }
won-by = { NAME($winner) } gagne
# Below it: the supporters of that side.
wins-with = { $count ->
    [one] { NOM($houses) } gagne avec { NOM($winner) }.
   *[other] { NOM($houses) } gagnent avec { NOM($winner) }.
  }
both-lose = Les deux camps perdent
deal-made = Un accord
deal-failed = Pas d'accord : les deux camps perdent
betrays = { NAME($winner) } trahit et gagne
# Below it: the sums on both sides are struck out.
totals-void = La trêve est rompue. Les totaux ne comptent pas.
# What came of an encounter, in boxes: headings, each above a sentence (reveal-spread, reveal-reward, reveal-loss).
result-winners = { $count ->
    [one] Le vainqueur
   *[other] Les vainqueurs
  }
result-losers = { $count ->
    [one] Perd du pouvoir
   *[other] Perdent du pouvoir
  }
# Who may take hostages; the note says from whom.
result-takes = { $outcome ->
    [betrayal] { NAME($house) } peut prendre des otages
   *[other] { NAME($house) } peut prendre un otage
  }
    .note = { $outcome ->
    [betrayal] Un à chaque vainqueur, pour la trahison.
   *[other] À un joueur du camp perdant.
  }
deal-sealed = L'accord est scellé
# One more House than before has spread as much as the one in front, or more.
new-leader = { $count ->
    [one] { NAME($houses) } est maintenant en tête : { $spread } sur { $total } pions Influence étendus.
   *[other] { NAME($houses) } sont maintenant en tête : { $spread } sur { $total } pions Influence étendus chacune.
  }
still-living = { $count ->
    [0] Les quatre personnages { OF($house) } sont morts : la partie se termine.
    [one] Il reste un personnage à { NAME($house) }. Quand les quatre sont morts, la partie se termine.
   *[other] Il reste { $count } personnages à { NAME($house) }. Quand les quatre sont morts, la partie se termine.
  }
# Everybody may talk before the first House card is laid.
talk-title = { $house ->
    [none] Discutez. Puis les cartes Maison
   *[other] Discutez. Puis les cartes Maison : { NAME($house) } d'abord
  }
talk-rules = Deux trêves : vous négociez. Une seule : l'hostilité gagne. Aucune : le total le plus élevé gagne et prend un otage.
talk-go = { $house ->
    [none] Continuer
   *[other] { NAME($house) } pose une carte
  }

## What each side would win and lose, below the balance

stakes-win = gagne
stakes-lose = perd
# After seals and numbers: influence.
stakes-spread = { $count ->
    [one] en étend 1
   *[other] en étendent 1 chacune
  }
stakes-reward = { $count ->
    [one] 2 cartes, 2 pions
   *[other] 2 cartes, 2 pions chacune
  }

## Nobody is sent yet: who challenges whom, and what is at stake

challenge-title = { NOM($challenger, case: "capital") } défie { NOM($house) }
# A heading; below it what everybody on that side gets.
challenge-if = Si { NOM($house) } gagne
challenge-spread = 1 influence chacune chez { NOM($house) }.
challenge-reward = 2 cartes et 2 pions Pouvoir chacune.
challenge-loss = Qui perd remet sur la fiche Leader la moitié du Pouvoir du personnage envoyé, arrondie à l'unité supérieure. Un personnage qui n'a que 1 pion meurt.
