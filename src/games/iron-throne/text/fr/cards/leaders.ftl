### What each leader does, in our own words, said to the player who leads with it. `.when` it counts, in a few words.

## Stark

leader-eddard = Honorable
    .when = Après la révélation, si vous êtes challenger ou défenseur
    .text = Quand les cartes révèlent une trahison, vous pouvez résoudre la rencontre comme une trêve, même si la trahison vient de vous.
leader-robb = Seigneur de guerre
    .when = Avant votre tour
    .text = Vous pouvez défausser exactement 3 cartes de votre main et en piocher 2.
leader-catelyn = Mère
    .when = Avant votre tour
    .text = Vous pouvez déplacer jusqu'à 2 pions Pouvoir de cette fiche vers vos personnages.
leader-arya = Vengeresse
    .when = Après la résolution, si votre camp a perdu
    .text = Vous pouvez faire perdre 2 pions Pouvoir au personnage participant de chaque soutien adverse.
leader-bran = Vervue
    .when = Avant les cartes Maison, si vous êtes challenger ou défenseur
    .text = Vous pouvez remettre dans la boîte 1 pion Pouvoir de cette fiche. Votre adversaire joue alors en premier, face visible.

## Lannister

leader-cersei = Manipulation
    .when = Avant chaque offre de soutien, si vous êtes challenger ou défenseur
    .text = Si vous avez un pion Influence chez le joueur dont c'est le tour d'offrir un soutien, vous pouvez désigner un de ses personnages vivants, qui doit vous soutenir.
leader-tyrion = Beau parleur
    .when = Après la révélation, si vous êtes challenger ou défenseur
    .text = Quand vous révélez une trêve, vous piochez 2 cartes. Si la trêve échoue ensuite, vous n'y perdez pas de pouvoir.
leader-tywin = Dettes payées
    .when = Après la révélation, si vous êtes challenger ou défenseur
    .text = Quand les deux cartes sont des hostilités, vous pouvez remettre dans la boîte 1 pion Pouvoir de cette fiche et ajouter 4 au total de votre camp.
leader-joffrey = Cruel
    .when = Chaque fois que vous torturez
    .text = Vous piochez une carte. Si l'otage est une hostilité ou une trêve, sa victime perd 2 pions Pouvoir au lieu de 1, au profit de cette fiche.
leader-jaime = Régicide
    .when = Après la résolution, si votre camp a gagné par hostilité
    .text = Vous pouvez faire perdre 1 pion Pouvoir de plus au personnage participant du joueur actif adverse.

## Baratheon

leader-stannis = Inflexible
    .when = Après la révélation, si vous êtes challenger ou défenseur
    .text = Quand les deux cartes sont des hostilités, vous pouvez ajouter 1 au total de votre camp, qui gagne alors aussi en cas d'égalité.
leader-melisandre = Regard dans les flammes
    .when = Avant les cartes Maison, si vous êtes challenger ou défenseur
    .text = Vous pouvez regarder 2 cartes au hasard dans la main de votre adversaire.
leader-davos = Inébranlable
    .when = Chaque fois que vous subissez une pénalité
    .text = Votre personnage perd au plus 1 pion Pouvoir, et vous piochez une carte.
leader-selyse = Ferveur
    .when = Après la résolution, si votre camp a perdu
    .text = Vous piochez 2 cartes.
leader-shireen = Bon cœur
    .when = Avant votre tour
    .text = Vous pouvez choisir un autre joueur. Vous piochez chacun une carte, et vous pouvez déplacer 1 pion Pouvoir de cette fiche vers un de vos personnages.

## Targaryen

leader-daenerys = Feu
    .when = Après la révélation, si vous êtes challenger ou défenseur
    .text = Quand les deux cartes sont des hostilités, vous pouvez défausser une hostilité de 8 ou moins et ajouter la moitié de sa valeur, arrondie au supérieur, au total de votre camp.
leader-viserys = Roi gueux
    .when = Après la résolution de votre propre tour, si vous n'y avez pas étendu votre influence
    .text = Vous piochez 2 cartes et pouvez déplacer 1 pion Pouvoir de cette fiche vers un de vos personnages.
leader-drogo = Pillage
    .when = Après la résolution, si vous avez gagné comme challenger ou défenseur
    .text = Vous piochez une carte par joueur du camp perdant et pouvez déplacer 1 pion Pouvoir de cette fiche vers un de vos personnages.
leader-jorah = Épée lige
    .when = Après la résolution, si vous avez soutenu un camp
    .text = Vous piochez 2 cartes et pouvez aussi déplacer 1 pion Pouvoir de cette fiche vers un de vos personnages.
leader-barristan = Bouclier
    .when = Une fois par tour, quand un de vos personnages devrait mourir
    .text = Le personnage garde 1 pion Pouvoir, et 1 pion Pouvoir de cette fiche retourne dans la boîte. Si la fiche est vide, c'est sans effet.

## Tyrell

leader-margaery = Bien-aimée
    .when = Avant les cartes Maison, si vous êtes challenger ou défenseur avec des soutiens
    .text = Vous et chacun de vos soutiens pouvez piocher une carte.
leader-olenna = Épines
    .when = Après la résolution, si vous avez soutenu le camp gagnant
    .text = Vous pouvez remettre dans la boîte 1 pion Pouvoir de cette fiche et prendre un otage à un joueur du camp perdant.
leader-renly = Fière armée
    .when = Après la révélation, si vous êtes challenger ou défenseur avec des soutiens
    .text = Quand les deux cartes sont des hostilités, vous pouvez ajouter 2 au total de votre camp pour chacun de vos soutiens.
leader-loras = Champion
    .when = Après la résolution, si vous avez soutenu le camp gagnant
    .text = Vous déplacez 1 pion Pouvoir de cette fiche vers votre personnage participant.
leader-mace = Abondance
    .when = À la fin de chaque tour
    .text = Vous piochez jusqu'à avoir 6 cartes au lieu de 5.
