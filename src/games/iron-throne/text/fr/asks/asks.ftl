### Every ask: a short question, `.what` it means, and on the `.curtain` what the tablet is passed for. It tells nothing secret.

## Leaders and hostages

ask-choosing-leader = Qui dirige { NOM($house) } ?
    .what = Gardez l'un des deux. L'autre retourne dans la boîte, et personne n'apprend lequel c'était.
    .curtain = Choisir votre leader
ask-hostages = Libérer, torturer ou garder ?
    .what = Une carte libérée revient dans la main de son propriétaire, et vous piochez tous les deux une carte. Une carte torturée est montrée et défaussée.
    .curtain = Vos otages

## Who takes part

# `.equal`: $text is the whole sentence on the event card.
ask-defender = Qui défiez-vous ?
    .what = L'événement montre votre propre Maison : vous pouvez défier n'importe quel autre joueur.
    .equal = { $text } Il y a égalité : à vous de choisir.
    .curtain = Choisir qui défier
ask-placing-power = Qui reçoit 1 pion Pouvoir ?
    .what = Il va de votre fiche Leader à l'un de vos personnages vivants.
    .curtain = Placer votre pouvoir
ask-participant = Qui envoyez-vous ?
    .what = Ce personnage participe à la rencontre, et son pouvoir compte pour votre camp.
    .curtain = Envoyer un personnage
ask-offering-support = Offrez-vous votre soutien ?
    .what = Offrez un personnage vivant à un camp, qui accepte ou refuse aussitôt. Ou restez à l'écart.
    .curtain = Offrir son soutien ou rester à l'écart
ask-accepting-support = { $character ->
    [none] Acceptez-vous l'offre ?
   *[other] Acceptez-vous { NOM($character) } ?
}
    .what = { $house ->
        [none] Les soutiens partagent ce que votre camp gagne ou perd.
       *[other] { NOM($house) } offre son soutien. Les soutiens partagent ce que votre camp gagne ou perd.
    }
    .curtain = Accepter ou refuser

## Cards

# `.first`: the other player sees the card before playing one.
ask-house-card = Votre carte Maison
    .what = Jouez une carte face cachée. Les deux cartes sont révélées ensemble.
    .first = Vous devez jouer en premier, face visible.
    .curtain = Votre carte Maison. Parlez d'abord, aussi longtemps que vous voulez
# Asked of all at once; tapping one's sigil opens the own hand. Nothing shows that somebody only looks.
ask-reaction = Quelqu'un joue-t-il une carte ?
    .what = Avant le résultat : touchez votre blason pour regarder, même sans carte Personnage.
    .after = Après le résultat : touchez votre blason pour regarder, même sans carte Personnage.
    .curtain = Jouer une carte, ou seulement regarder

## Deals

ask-deal-terms = La trêve
    .what = Un accord avec { NOM($house) } n'est conclu que si vous avez signé tous les deux.
    .curtain = Négocier
ask-deal-signing = Signez-vous ?
    .what = Voici les conditions { OF($house) }. Signez-les, ou changez-les une fois. Un accord signé engage.
    .curtain = Signer l'accord
ask-deal-counter = Vos conditions
    .what = Vous pouvez changer les conditions une fois. Ensuite, { NOM($house) } signe, ou il n'y a pas d'accord.
    .curtain = Changer les conditions
ask-deal-answer = Signez-vous ?
    .what = { $house ->
        [none] Les conditions ont changé. Signez-les, ou il n'y a pas d'accord.
       *[other] { NOM($house) } a changé les conditions. Signez-les, ou il n'y a pas d'accord.
    }
    .curtain = Signer les nouvelles conditions

## Rewards and hostages

ask-distributing = Où va votre récompense ?
    .what = Votre camp s'est défendu : déplacez { COUNT($power, of: "power") } de votre fiche Leader vers vos personnages vivants.
    .curtain = Répartir votre récompense
ask-hostage-from = À qui prenez-vous un otage ?
    .what = Un des joueurs du camp perdant vous cède une carte.
    .curtain = Prendre un otage
ask-hostage-place = Prenez un otage
    .what = Vous recevez une des cartes { OF($victim) }, face cachée. Vous pouvez la regarder à tout moment ; les autres, jamais. Plus tard, il peut être libéré, torturé ou rendu par un accord.
    .curtain = Prendre un otage

## Effects of leaders and character cards; below the question stands the text on the sheet or card, if none is here

# `.save`: one of the player's characters would die.
ask-use-leader = { $leader ->
    [none] Utilisez-vous votre leader ?
   *[other] Utilisez-vous la capacité { OF($leader) } ?
}
    .save = Sauver { NOM($character) } ?
    .curtain = Utiliser votre leader ou non
ask-effect-player = Quel joueur choisissez-vous ?
    .curtain = Choisir un joueur
ask-effect-power = Déplacez-vous du pouvoir ?
    .what = Déplacez jusqu'à { COUNT($power, of: "power") } de votre fiche Leader vers vos personnages vivants, ou aucun.
    .curtain = Déplacer du pouvoir
# $text is the text on the sheet or card.
ask-effect-discard = Que défaussez-vous ?
    .what = Il faut exactement { COUNT($count, of: "card") }. { $text }
    .curtain = Défausser des cartes de votre main
ask-effect-compel = Quel personnage { OF($house) } contraignez-vous ?
    .what = Vous y avez un pion Influence : désignez qui doit vous soutenir, ou laissez ce joueur décider librement.
    .curtain = Imposer un soutien ou non
ask-effect-higher = Montrez une hostilité plus haute, si vous en avez une
    .what = C'est obligatoire : une de plus haute valeur remplace votre carte. Si vous n'en avez pas, dites-le.
    .curtain = Chercher une hostilité plus haute
ask-effect-swap = Jouez-vous une autre hostilité ?
    .what = Vous pouvez mettre une hostilité de votre main à la place de la carte sur la table, qui est défaussée.
    .curtain = Jouer une autre hostilité ou non
ask-effect-yield = Une carte, ou vous vous retirez ?
    .what = { NOM($person) } exige en otage une carte au hasard dans votre main. Sinon, retirez votre soutien.
    .curtain = Céder une carte ou se retirer
ask-effect-rescue = Quelle carte revient ?
    .what = Vous voyez seulement qui la détient, depuis quand, et d'où elle vient.
    .curtain = Faire revenir une carte
ask-effect-torture = Qui torturez-vous ?
    .what = La carte choisie est montrée et défaussée.
    .curtain = Torturer un otage
ask-effect-sift = Quelle carte gardez-vous ?
    .what = Elle va dans votre main. Les autres retournent sur votre paquet, dans l'ordre de votre choix.
    .curtain = Regarder le dessus de votre paquet
