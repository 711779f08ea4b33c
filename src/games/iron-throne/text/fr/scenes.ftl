### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What the reader is asked and can answer

# $title is the question, $text what it means.
asked = { NAME($house) } · { $title } · { $text }
label-challenger = Offrir { NOM($character) } au challenger
label-defender = Offrir { NOM($character) } au défenseur
label-out = Rester à l'écart
label-accept = Accepter l'offre
label-decline = Refuser l'offre
label-card = Jouer { NOM($card) }
label-player = Chez { NOM($house) }
label-deck = La première carte du paquet
label-hand = Une carte au hasard de la main
label-row = Un otage qu'elle détient
label-sign = Signer l'accord
label-no-deal = Terminer sans accord
# What the challenger wants in a deal.
label-power = Demander { COUNT($power, of: "iron-power") }
label-place = { COUNT($power, of: "iron-power") } { TO($character) }
label-release = Libérer l'otage
label-torture = Torturer l'otage sans désigner personne
label-torture-for = Torturer l'otage et désigner { NOM($character) }
label-keep = Garder l'otage
label-kept = { NOM($holder) } détient toujours { COUNT($count, of: "hostage") }.
label-challenge = Défier { NOM($house) }
sheet-left = Il y a maintenant { COUNT($power, of: "iron-power") } sur la fiche Leader { OF($house) }.

## The encounter

supporters = Que rapporte le soutien ?
# $other declined's house, $house the one who is asked next.
declined = Et si mon soutien est refusé ?
    .next = { NOM($other) } ne peut pas essayer l'autre camp ce tour-ci ; c'est à { NOM($house) }.
hostility = Qui gagne si les deux montrent une hostilité ?
    .totals = Carte et personnages font ensemble { $most } contre { $least }.
equal-totals = Que se passe-t-il à égalité ?
winner-hostage = Quand le vainqueur prend-il un otage ?
# $house showed the hostility.
betrayal = Qu'est-ce qu'une trahison ?
    .totals = Les totaux sont { $most } et { $least }, mais seule { NOM($house) } a montré une hostilité : ils ne comptent pas.
betrayed = Que reçoit la personne trahie ?
signed-deal = Que se passe-t-il après un accord ?
failed-truce = Et si la trêve n'aboutit à aucun accord ?

## Rewards, hostages and the end

challenger-wins = Que gagne le camp du challenger ?
defender-wins = Que gagne le camp du défenseur ?
# $now is the power before, $power what is lost.
penalty = Que coûte une défaite ?
    .half = { NOM($character) } avait { COUNT($now, of: "iron-power") } et en perd la moitié, arrondie au supérieur : { $power }.
freed-hostage = Que rapporte la libération d'un otage ?
torture-leader = Et si je torture une carte Leader ?
torture-character = Et si je torture une carte Personnage ?
torture-hostility = Et si je torture une hostilité ou une trêve ?
last-influence = Quand la partie se termine-t-elle ?
influential = Qui défend ?
    .most = Parmi les autres, { NOM($house) } a étendu le plus d'influence : { $count }.
