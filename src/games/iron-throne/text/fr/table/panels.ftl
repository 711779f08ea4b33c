### The panels on which a decision is made, and the sheets of cards.

## Common to all

# On a button that is held: a note.
hold = maintenir
hold-a-second = maintenir une seconde
alone = pour { NOM($house) } seule
choose-one = Choisissez d'abord
choose-character = Choisissez d'abord un personnage
choose-cards = { $count ->
    [one] Encore { $count } carte à choisir
   *[other] Encore { $count } cartes à choisir
  }

## Buttons of an answer

option-use = L'utiliser
option-always = Toujours l'utiliser désormais
option-leave = Ne pas l'utiliser
option-accept = Accepter
option-decline = Refuser
option-sign = Signer
option-counter = Changer les conditions
option-no-deal = Pas d'accord
option-give-card = Céder une carte au hasard
option-withdraw = Se retirer

## What the button of a decision does; `.none`: the button that declines it

# `[none]`: nothing is chosen yet. Of cards that are discarded, $count is how many.
do-choosing-leader = { $person ->
    [none] Choisir votre leader
   *[other] Choisir { NOM($person) }
}
do-defender = { $house ->
    [none] Défier un joueur
   *[other] Défier { NAME($house) }
}
do-placing-power = { $person ->
    [none] Donner 1 pion Pouvoir
   *[other] Donner 1 pion Pouvoir { TO($person) }
}
do-participant = { $person ->
    [none] Envoyer un personnage
   *[other] Envoyer { NOM($person) }
}
# A button for each side; a number stands below: the total of the side.
do-offering-support = pour { NAME($house) }
    .none = Rester à l'écart
do-house-card = { $card ->
    [none] Jouer une carte
   *[other] Jouer : { NAME($card) }
}
# The same of a character, who counts 0.
card-down = Jouer face cachée : { NAME($person) }
do-reaction = { $person ->
    [none] Jouer une carte
   *[other] Jouer { NOM($person) }
}
    .none = Revenir sans carte
do-distributing = Déplacer le pouvoir
do-hostage-from = { $house ->
    [none] Prendre un otage
   *[other] Prendre à { NAME($house) }
}
    .none = Personne
do-hostage-place = { $from ->
    [none] Prendre un otage
    [deck] Prendre dans le paquet
    [hand] Prendre dans la main
   *[row] Prendre cet otage
}
    .none = Ne prendre aucun otage
do-effect-player = { $house ->
    [none] Choisir un joueur
   *[other] Choisir { NAME($house) }
}
    .none = Personne
do-effect-power = Déplacer le pouvoir
    .none = Ne rien déplacer
do-effect-discard = { $card ->
    [none] Défausser { COUNT($count, of: "card") }
   *[other] Défausser : { NAME($card) }
}
    .none = Laisser tel quel
do-effect-compel = { $person ->
    [none] Contraindre un personnage
   *[other] Contraindre { NOM($person) }
}
    .none = Ne contraindre personne
do-effect-higher = { $card ->
    [none] Jouer une hostilité
   *[other] Jouer : { NAME($card) }
}
    .none = Je n'en ai pas de plus haute
do-effect-swap = { $card ->
    [none] Jouer une hostilité
   *[other] Jouer : { NAME($card) }
}
    .none = Garder ma carte
do-effect-rescue = La faire revenir
do-effect-sift = { $card ->
    [none] Garder
   *[other] Garder : { NAME($card) }
}

## Who wrote what a card says: a badge

mark-book = selon le livret
mark-ours = version maison
mark-yours = de vous
house-version = Nous ne connaissons pas le texte de cette fiche dans la boîte. Cette capacité a été écrite et testée pour cette application.
leader-of = { NAME($person) }, leader
card-of = { NAME($person) }, carte

## Choosing a leader

# Above the pictures of four people.
leader-people = Vos personnages seraient
leader-rules = Un leader ne peut pas mourir et ne participe jamais à une rencontre. Il reste quatre personnages, avec 4 pions Pouvoir chacun.
leader-other = L'autre fiche retourne dans la boîte, face cachée. Personne n'apprend laquelle c'était.
leader-together = Tous les leaders sont révélés ensemble.
always-used = { NAME($person) } : automatique
always-ask-again = Me redemander

## Hostages

# Below a card: when and from where it was taken.
hostage-since = { $from ->
    [deck] tour { $turn }, du paquet
    [hand] tour { $turn }, de la main
   *[row] tour { $turn }, parmi les otages
  }
release = Le libérer
release-means = La carte revient dans la main { OF($owner) }, et vous piochez tous les deux une carte.
# Of a card that names nobody.
torture-victim = Qui perd du pouvoir ?
# A leader that tortures in its own way.
torture-by = Utiliser { NOM($leader) } pour cela
    .note = Ou torturer comme tout le monde.
torture-now = Torturer
torture-naming = Torturer, en désignant { NOM($person) }
# On the open table, before they have been looked at.
hostages-look = Les regarder
hostages-keep = { $count ->
    [one] Garder l'otage
   *[other] Les garder
  }
# $count: how many are left to decide on.
hostages-done = { $count ->
    [one] Garder l'otage
   *[other] Garder les autres
  }
    .note = maintenir pour continuer
# Below the button that tortures.
torture-shown = maintenir ; tous verront la carte
# The card of somebody dead.
torture-nothing = Personne n’en souffre.

## Choosing a player, a character

player-spread = influence étendue : { $count } sur { $total }
player-power = pouvoir des personnages vivants : { $power }
player-held = otages détenus : { $count }
# Nobody plays a card in reaction.
reaction-nobody = Personne
# Who is asked, and why: it follows from what everybody sees.
reaction-listed = Seules sont interrogées les Maisons avec un personnage vivant dans la rencontre et des cartes en main, et seulement pour les cartes des personnages nommés ici.
# After that: all who are listed have taken the tablet in turn, and nobody has played a card. $count: how many are listed.
reaction-closes = { $count ->
    [one] Une fois qu'elle a regardé, ou fait semblant, la partie continue.
   *[other] Une fois que toutes ont regardé, ou fait semblant, la partie continue.
  }
# Below a House: whose cards it could play now, if it holds one.
reaction-could = { NOM($people, join: "or") }

## Support

# $house: the supporter.
support-wins = { $count ->
    [one] Si { NAME($challenger) } gagne avec le soutien { OF($house) }, { NAME($winners) } gagne la partie.
   *[other] Si { NAME($challenger) } gagne avec le soutien { OF($house) }, { NAME($winners) } gagnent la partie et partagent la victoire.
  }

## The House card

# Headings of three numbers.
card-side = Votre camp
card-so-far = jusqu'ici
card-this = cette carte
card-together = total
card-other = { NAME($house) } a { $total } avant les cartes.
# A card of that side lies open already; what it adds is not in the first number.
card-other-open = { NAME($house) } a { $total } avant les cartes ; sa carte visible ajoute { $value }.
card-means = Ce que fait une carte
card-means-hostility = Une hostilité ajoute sa valeur.
card-means-truce = Deux trêves : vous négociez. Une seule trêve : l'hostilité gagne, et le camp trahi prend des otages.
card-means-person = Une carte Personnage jouée face cachée est une hostilité de 0. Son texte n'a pas d'effet.
# On the picture of a character card, after "0".
card-face-down = face cachée
# At the foot of a character card that was played face down.
card-counts-zero = Face cachée : compte pour 0, son texte n'a pas d'effet
# At the foot of a character card.
played-after = { $when ->
    [reveal] Se joue après la révélation
   *[resolution] Se joue après la résolution
  }
card-waits = Les deux cartes sont révélées dès que { NOM($house) } a choisi aussi.
# A note on a button that is held: the total before and after.
card-makes = maintenir : { $now } → { $then }
card-counts-nothing = maintenir : compte pour 0, sans son texte
card-open = Votre carte est jouée face visible.
card-peeked = Vu dans la main { OF($house) }
card-value = valeur { $value }
card-no-value = sans valeur

## Discarding, a higher hostility, another one

would-make = { NAME($card) } : cela ferait { $total }

## Playing a character card

# Totals of both sides, now and then; the challenger's first.
play-would = { $now } contre { $nowOther } → { $then } contre { $thenOther }
play-cannot = Vous n'avez rien à jouer pour l'instant. Attendez aussi longtemps que vous voulez avant de revenir.
play-what = Ce que vous pourriez jouer maintenant

## Power from the leader sheet to characters

split-still = pouvoir encore à placer : { $power }
split-more = encore { $power } au plus
split-all = Tout est placé
# Read aloud: buttons.
split-minus = { NAME($person) } −1
split-plus = { NAME($person) } +1

## The bargain of a truce: a treaty with a column for each side

deal-title = La trêve
deal-between = entre { NAME($house) } et { NAME($other) }
# The head of a column; rows below: influence 1, hostages 2, power 0.
deal-gets = { NAME($house) } reçoit
deal-item-influence = Influence
    .most = 1 au plus
deal-item-hostages = Otages
    .most = 2 au plus
deal-item-power = Pouvoir
    .most = 3 au plus, de la fiche
# Read aloud: buttons.
deal-more = { $item ->
    [influence] Plus d'influence pour { NAME($house) }
    [hostages] Plus d'otages pour { NAME($house) }
   *[power] Plus de pouvoir pour { NAME($house) }
  }
deal-less = { $item ->
    [influence] Moins d'influence pour { NAME($house) }
    [hostages] Moins d'otages pour { NAME($house) }
   *[power] Moins de pouvoir pour { NAME($house) }
  }
# Of the hostages: where each comes from.
deal-which = Lesquels ?
deal-which-of = Otage { $nth } pour { NAME($taker) }
deal-place-open = au choix
deal-place-deck = dessus du paquet
deal-place-hand = au hasard, de la main
# $nth: its place among the hostages that the giver holds.
deal-place-held = carte { NAME($house) }, numéro { $nth } des otages détenus
deal-afterwards = Influence étendue ensuite : { LIST($list) }.
# One of that list.
deal-after = { NAME($house) } { $count } sur { $total }
deal-wins = { $count ->
    [one] Avec cet accord, { NAME($winners) } gagne la partie.
   *[other] Avec cet accord, { NAME($winners) } partagent la victoire.
  }
deal-neither = Personne ne gagne ni ne perd la rencontre.
deal-nothing = Rien ne change encore de mains : il n'y a rien à signer.
# Why there cannot be more of it: $house would have to give it.
deal-has-none = { $item ->
    [hostages] { NOM($house) } n'a pas de carte à donner.
   *[power] { NOM($house) } n'a pas de pouvoir sur sa fiche.
  }
deal-has-only = { $item ->
    [hostages] { NOM($house) } n'a que { COUNT($count, of: "card") } à donner.
   *[power] { NOM($house) } n'a que { COUNT($count, of: "power") } sur sa fiche.
  }
# What each character would lose follows.
deal-without = Sans accord, les deux camps perdent.
deal-losses = { LIST($list) }.
# One of that list: power before and after.
deal-loses = { $then ->
    [0] { NAME($person) } { $now } → mort
    [one] { NAME($person) } { $now } → { $then }
   *[other] { NAME($person) } { $now } → { $then }
  }
deal-supporters = { $count ->
    [one] { NAME($houses) } peut parler mais ne reçoit rien d'un accord.
   *[other] { NAME($houses) } peuvent parler mais ne reçoivent rien d'un accord.
  }
# Beside a seal that is held.
deal-signs = { NAME($house) } signe
    .note = maintenir le sceau
deal-signed = { NAME($house) } a signé
deal-end = Pas d'accord
    .note = maintenir : les deux camps perdent
deal-talk = Discutez. Le temps n'est pas compté.
deal-breaks = Tout changement brise les deux sceaux.

## Where a hostage is taken from: cards to choose from

place-deck = Le paquet
    .means = la première carte, que personne n'a vue
place-hand = La main
    .means = une carte au hasard : { NOM($victim) } saura laquelle manque
place-row = Un otage
# Below "A hostage": whose card, and since when it was held.
place-row-means = { $from ->
    [deck] une carte { NAME($house) }, tour { $turn }, du paquet
    [hand] une carte { NAME($house) }, tour { $turn }, de la main
   *[row] une carte { NAME($house) }, tour { $turn }, parmi les otages
  }

## A hostage comes home; the top of a deck

rescue-held-by = détenue par { NAME($holder) }
# Above a list of cards, from the top of the deck.
sift-order = À remettre sur le paquet
sift-top = dessus
sift-later = Descendre

## Own cards

mine-hand = Votre main
mine-hostages = Vos otages
mine-none = Vous ne détenez aucun otage.
mine-empty = Vous n'avez pas de cartes en main.

## All influence boards; all leaders and cards

would-win = { $count ->
    [one] Si la partie se terminait maintenant, { NAME($winners) } gagnerait.
   *[other] Si la partie se terminait maintenant, { NAME($winners) } partageraient la victoire.
  }
book-leaders = Comme leader
book-cards = Comme carte Personnage
book-what = Ce que fait chaque personnage comme leader, et ce que fait sa carte Personnage.
book-versions = Une version maison a été écrite et testée pour cette application : nous ne connaissons pas le texte de la boîte.
# When a leader that an owner of the box has written counts.
when-before-turn = Avant votre tour
when-before-offer = Avant chaque offre de soutien
when-before-cards = Avant les cartes Maison
when-reveal = Après la révélation
when-resolution = Après la résolution
when-always = Toujours
