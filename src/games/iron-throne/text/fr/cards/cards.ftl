### What each character card does when it is played for its text, in our own words.

## Stark

card-eddard = Justice du roi
    .text = Un autre soutien, d'un camp ou de l'autre, se retire.
card-robb = Manœuvre tactique
    .text = Mélangez votre défausse à votre paquet et piochez une carte.
card-catelyn = Famille
    .text = Déplacez jusqu'à 3 pions Pouvoir de votre fiche Leader vers vos personnages.
card-arya = Liste de noms
    .text = Si votre camp a perdu, le personnage du joueur actif adverse ne garde qu'un seul pion Pouvoir.
card-bran = Rêves
    .text = Regardez les 3 premières cartes de votre paquet. Gardez-en 1 et remettez les autres dessus, dans l'ordre de votre choix.

## Lannister

card-tyrion = Instinct politique
    .text = Choisissez un joueur actif qui a révélé une hostilité. S'il en a une plus haute en main, elle doit la remplacer.
card-cersei = Feu grégeois
    .text = Un soutien adverse vous donne en otage une carte au hasard, ou se retire.
card-tywin = Longue mémoire
    .text = Si votre camp a perdu, prenez un otage à un joueur du camp gagnant.
card-joffrey = Ordre du roi
    .text = Torturez maintenant un de vos otages.
card-jaime = Bras armé
    .text = Avec deux hostilités, ajoutez 4 à votre camp.

## Baratheon

card-stannis = Seul s'il le faut
    .text = Avec deux hostilités et aucun soutien dans votre camp, ajoutez-lui 5.
card-melisandre = Ombre
    .text = Avec deux hostilités, votre personnage perd 1 pion Pouvoir et le total de l'autre camp baisse de 5.
card-davos = Contrebandier
    .text = Reprenez en main une de vos cartes détenue en otage.
card-selyse = Purge
    .text = Si votre camp a perdu, chaque joueur du camp gagnant défausse une carte au hasard.
card-shireen = Clémence
    .text = Si votre camp a révélé la trêve dans une trahison, chacun de ses joueurs perd au plus 1 pion Pouvoir.

## Targaryen

card-daenerys = Dracarys
    .text = Avec deux hostilités, le personnage de chaque soutien adverse perd 1 pion Pouvoir.
card-viserys = Héritier légitime
    .text = Prenez un otage à un joueur qui a étendu plus d'influence que vous.
card-drogo = Butin
    .text = Si votre camp a gagné, piochez 3 cartes.
card-jorah = Vivre pour servir
    .text = Si vous êtes un soutien, retirez-vous et piochez une carte.
card-barristan = Le Hardi
    .text = Avec deux hostilités, ajoutez encore une fois à votre camp le pouvoir de votre personnage, 5 au plus.

## Tyrell

card-margaery = Après réflexion
    .text = Avec deux hostilités, le joueur actif de votre camp peut jouer une autre hostilité à la place de celle qui est sur la table.
card-olenna = Poison
    .text = Avec deux hostilités, la valeur de la carte de l'autre camp est divisée par deux, arrondie au supérieur.
card-renly = Bannières
    .text = Avec deux hostilités, ajoutez 2 à votre camp pour chacun de ses soutiens.
card-loras = Chevalier de tournoi
    .text = Avec deux hostilités, ajoutez 3 à votre camp, ou 5 si vous êtes un soutien.
card-mace = Greniers
    .text = Piochez 3 cartes, puis défaussez-en 1.
